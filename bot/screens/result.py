"""The end of a game: who won and how, what is worth telling, the secret and its proof, the record, a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import islice

from bot.controls import AfterGame, Rematch
from bot.ratings import RatingChange
from bot.screens import frame
from bot.screens.ending import say_ending, show_ending
from bot.screens.facts import MOST
from bot.screens.games import screen_of
from bot.screens.ladder import say_changes
from bot.screens.message import Box, Button, Document, Line, Message, Part, Picture, Text, buttons
from bot.screens.scene import Scene
from bot.texts import Texts
from engine.game import View
from engine.luck import Luck

SHOWN = 16
"""How many digits are shown of what nobody has to copy: the record holds the seed, and the secret gives the seal."""


def tell_secret(texts: Texts, luck: Luck, checker: str) -> str:
    """The secret of a game, opened; the record holds the rest. `checker` is the address of a page that checks it."""
    lines = [texts("opened", secret=luck.secret), *([] if luck.beacon else [texts("dealt-without-beacon")])]
    return "\n-# ".join([*lines, *([texts("opened-checker", page=checker)] if checker else [])])


def tell_old_secret(texts: Texts, secret: bytes, seed: bytes, joined: Sequence[str]) -> str:
    """The same for a game that was dealt before beacons were asked."""
    return texts(
        "proof",
        commitment=sha256(secret).hexdigest()[:SHOWN],
        secret=secret.hex(),
        joined="|".join(joined),
        seed=seed.hex()[:SHOWN],
    )


def result(scene: Scene[View], record: bytes, changes: Sequence[RatingChange] = ()) -> Message:
    """The message that ends a table and calls everybody who played; `scene` is public and tells all that happened.

    `changes` is what the game changed on the ladder.
    """
    texts = scene.texts
    called = ", ".join(f"<@{user}>" for user in scene.mentions)
    calls = [Text(texts("result-calls", who=called))] if called else []
    parts: list[Part] = [Text(frame.title(scene)), *calls, *show_ending(scene), *_board(scene), *_facts(scene)]
    if changes:
        parts.append(Text(say_changes(changes, texts)))
    rematch = Button(texts("button-rematch"), Rematch(scene.table, scene.mark).id(), "success", "🔁")
    again = Button(texts("button-replay"), AfterGame(scene.table, "replay").id(), emoji="⏪")
    luck = Button(texts("button-luck"), AfterGame(scene.table, "luck").id(), emoji="🎲")
    parts += [Line(), Text(f"-# {texts('opened-short')}"), Document(f"tidetable-{scene.table}.json", record)]
    return Message((Box((*parts, *buttons(rematch, again, luck)), frame.SEA),), scene.mentions)


def _board(scene: Scene[View]) -> list[Part]:
    """The table as it was left, if it is a picture; in words the messages of the rounds have told it already."""
    shown = screen_of(scene.game).public(replace(scene, told=()))
    return [part for part in shown if isinstance(part, Picture)]


def _facts(scene: Scene[View]) -> list[Part]:
    found = list(islice(screen_of(scene.game).facts(scene), MOST))
    listed = "\n".join(f"• {fact}" for fact in found)
    return [Text(f"**{scene.texts('result-facts')}**\n{listed}")] if found else []


def card(scene: Scene[View]) -> Message:
    """What the lobby’s message turns into: how the game ended, and where the result is."""
    parts: list[Part] = [Text(frame.title(scene)), Text(say_ending(scene))]
    if scene.place:
        parts.append(Text(scene.texts("result-in", place=scene.place)))
    return Message((Box(tuple(parts), frame.SEA),))

"""The end of a game: who won and how, the secret and its proof, the record, a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from bot.controls import Rematch
from bot.screens import frame
from bot.screens.ending import show_ending
from bot.screens.message import Box, Button, Document, Line, Message, Part, Text, buttons
from bot.screens.scene import Scene
from bot.texts import Texts
from engine.game import View
from engine.luck import Luck

SHOWN = 16
"""How many digits are shown of what nobody has to copy: the seed is in the record, its seal follows from the secret."""


def opened(texts: Texts, luck: Luck, checker: str) -> str:
    """The secret of a game, opened; the record holds the rest. `checker` is the address of a page that checks it."""
    lines = [texts("opened", secret=luck.secret), *([] if luck.beacon else [texts("dealt-without-beacon")])]
    return "\n-# ".join([*lines, *([texts("opened-checker", page=checker)] if checker else [])])


def opened_before(texts: Texts, secret: bytes, seed: bytes, joined: Sequence[str]) -> str:
    """The same of a game that was dealt before beacons were asked."""
    return texts(
        "proof",
        commitment=sha256(secret).hexdigest()[:SHOWN],
        secret=secret.hex(),
        joined="|".join(joined),
        seed=seed.hex()[:SHOWN],
    )


def result(scene: Scene[View], record: bytes, proof: str) -> Message:
    """The message that ends a table."""
    texts = scene.texts
    rematch = Button(texts("button-rematch"), Rematch(scene.table, scene.mark).id(), "success", "🔁")
    parts: list[Part] = [Text(frame.title(scene)), *show_ending(scene), Line(), Text(proof)]
    parts += [Document(f"tidetable-{scene.table}.json", record), *buttons(rematch)]
    return Message((Box(tuple(parts), frame.SEA),))

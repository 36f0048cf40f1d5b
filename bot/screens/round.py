"""What stays of a round that is over: what was decided, and the moves that led there, in order."""

from __future__ import annotations

from dataclasses import replace

from bot.screens.frame import SEA
from bot.screens.games import beside, screen_of
from bot.screens.log import last_that_fit, lines
from bot.screens.message import Box, Document, Line, Message, Part, Text, room_beside
from bot.screens.plain import cut
from bot.screens.scene import Scene
from bot.texts.own_words import without_markup
from engine.game import View

NAME_COLUMNS = 16


def round_over(scene: Scene[View], number: int, before: View | None) -> Message:
    """The message of a round; `scene` is its end, `before` the table before the move that decided it."""
    sitters = tuple(replace(sitter, name=cut(sitter.name, NAME_COLUMNS)) for sitter in scene.sitters)
    scene = replace(scene, sitters=sitters)
    head = Text(f"### {say_round(scene, number)}")
    decided = list(screen_of(scene.game).round(scene, before))
    happened = lines(beside(scene))
    said = last_that_fit(happened, *room_beside([head, *decided]))
    log: list[Part] = [Line(), Text("\n".join(f"-# {line}" for line in said))] if said else []
    if len(said) < len(happened):
        # A file cannot strike through what was taken back.
        stands = replace(scene, told=tuple(told for told in scene.told if not told.undone))
        whole = without_markup("\n".join(lines(beside(stands))))
        log.append(Document(f"round-{number}.txt", whole.encode()))
    return Message((Box((head, *decided, *log), SEA),))


def say_round(scene: Scene[View], number: int) -> str:
    """A round by its number, as its game calls it."""
    key = f"{scene.game}-round-name"
    return scene.texts(key if scene.texts.has(key) else "round-name", round=number)

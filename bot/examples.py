"""What a table of each system looks like while it is played: a position of its lesson, as everybody would see it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from bot.host.computers_at import COMPUTER_NAMES
from bot.lessons import contract_of, lesson_of
from bot.scenes import scene_at
from bot.screens.games import screen_of
from bot.screens.message import Message, Picture
from bot.screens.scene import Sitter
from bot.systems import systems
from bot.texts import Texts


@cache
def example_of(system: str, texts: Texts) -> Picture | None:
    """A picture of a table, if the system has a lesson and pictures; it is painted once."""
    lesson = lesson_of(system)
    if lesson is None:
        return None
    screen = screen_of(systems()[system].game)
    prompt = screen.labels[system].prompt if system in screen.labels else len(lesson) // 2
    somebody = next(name for name in COMPUTER_NAMES if name not in lesson.names)
    sitters = tuple(Sitter(seat, name, None, computer=True) for seat, name in enumerate((somebody, *lesson.names)))
    game = lesson.moment(prompt).game
    scene = scene_at(game, None, texts, contract_of(system, lesson), sitters, ())
    pictures = Message(tuple(screen.public(scene))).pictures()
    if not pictures:
        return None
    alt = texts.pair(texts("lobby-example"), pictures[0].alt)
    return replace(pictures[0], alt=alt, paint=cache(pictures[0].paint))

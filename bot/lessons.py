"""The lesson of each system, found beside the texts of its game."""

from __future__ import annotations

from functools import cache

from bot.contract import Contract
from bot.systems import SCREENS, systems
from engine.lessons import Lesson


@cache
def lesson_of(system: str) -> Lesson | None:
    """The lesson of a system, if its game brings one."""
    game = systems()[system].game
    if not SCREENS.has(game):
        return None
    file = SCREENS.folder(game) / f"lesson.{system}.json"
    return Lesson.read(file.read_bytes()) if file.exists() else None


def contract_of(system: str, lesson: Lesson) -> Contract:
    """The contract of the table that a lesson is played at."""
    fixed = systems()[system].fixed
    chosen = {name: value for name, value in lesson.options.items() if name not in fixed}
    return Contract(system, chosen, seats=lesson.seats)

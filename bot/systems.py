"""The systems that people can open a table of: each game under its own name, or each edition of a game as a system."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from re import fullmatch
from typing import Any, ClassVar

from engine.games import GAMES, game_names
from engine.lessons import Lesson
from engine.packages import LeftOutPart, Parts, UnfitPart, check_texts

BUILT_IN = {
    "waves": "bot.games.waves",
    "rolling": "bot.games.rolling",
    "war": "bot.games.war",
    "wave": "bot.games.perfect_wave",
}


@dataclass(frozen=True, slots=True)
class System:
    """One entry of the list of games. `command` names its slash commands; its title is the text `system-NAME`."""

    name: str
    game: str
    command: str
    emoji: str = "🎲"
    fixed: Mapping[str, Any] = field(default_factory=dict)
    earlier: str = ""
    """What its slash commands were called before; that name still works for one version."""


class Listed:
    """What a game brings to the list of games; the rest of what it brings to the bot is in screens/games.py."""

    systems: ClassVar[tuple[System, ...]] = ()
    """The entries of the game; a game without any has one of its own name."""


def _accept(name: str, found: object) -> Listed:
    if not isinstance(found, Listed):
        raise UnfitPart("SCREEN is not a bot.screens.games.GameScreen")
    for system in found.systems:
        if system.game != name or not fullmatch("[a-z][a-z0-9]{0,31}", system.name):
            raise UnfitPart(f"the system {system.name!r} is not one of this game, or not named in small letters")
        for command in (system.command, system.earlier or system.command):
            if not fullmatch("[-_a-z0-9]{1,32}", command):
                raise UnfitPart(f"Discord takes no command that is named {command!r}")
    if SCREENS.is_brought(name):
        check_texts(SCREENS.folder(name).glob("*.ftl"))
        for lesson in SCREENS.folder(name).glob("lesson.*.json"):
            Lesson.read(lesson.read_bytes())
    return found


SCREENS: Parts[Listed] = Parts("tidetable.screens", BUILT_IN, "SCREEN", _accept)


def systems() -> Mapping[str, System]:
    """All systems by their names."""
    return _listed()[0]


@cache
def _listed() -> tuple[Mapping[str, System], tuple[LeftOutPart, ...]]:
    """All systems by their names, and those left out of them: an earlier game has their name or their command."""
    found: dict[str, System] = {}
    left_out = []
    for game in game_names():
        for system in systems_of(game):
            other = next((other for other in found.values() if _clash(system, other)), None)
            if other is None:
                found[system.name] = system
            else:
                why = f"{other.game} has the name or the command of its system {system.name!r}"
                left_out.append(LeftOutPart(game, GAMES.package(game), why))
    return found, tuple(left_out)


def _clash(one: System, other: System) -> bool:
    """Whether two systems cannot both be listed; those of one game share its command."""
    commands_of_both = {one.command, one.earlier} & {other.command, other.earlier} - {""}
    return one.name == other.name or (one.game != other.game and bool(commands_of_both))


def systems_of(game: str) -> tuple[System, ...]:
    """The systems that a game brings."""
    listed = SCREENS.load(game).systems if SCREENS.has(game) else ()
    return listed or (System(game, game, game),)


def broken_packages() -> tuple[LeftOutPart, ...]:
    """What installed packages bring that cannot be used."""
    return (*GAMES.broken, *SCREENS.broken, *_listed()[1])


def commands() -> Mapping[str, str]:
    """Which game each group of slash commands plays."""
    now = {system.command: system.game for system in systems().values()}
    earlier = {system.earlier: system.game for system in systems().values() if system.earlier}
    return {**earlier, **now}


def is_former_command(command: str) -> bool:
    """Whether this is the former name of a group of commands."""
    return all(command != system.command for system in systems().values())

"""The systems that people can open a table of: each game under its own name, or each edition of a game as a system."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from re import fullmatch
from typing import Any, ClassVar

from engine.games import GAMES, game_names
from engine.packages import LeftOutPart, Parts, UnfitPart

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
        if not fullmatch("[-_a-z0-9]{1,32}", system.command):
            raise UnfitPart(f"Discord takes no command that is named {system.command!r}")
        if SCREENS.is_brought(name) and any(
            system.name == other.name or system.command == other.command
            for game in BUILT_IN
            for other in SCREENS.load(game).systems
        ):
            raise UnfitPart(f"another game has the system or the command of {system.name!r}")
    return found


SCREENS: Parts[Listed] = Parts("tidetable.screens", BUILT_IN, "SCREEN", _accept)


@cache
def systems() -> Mapping[str, System]:
    """All systems by their names."""
    return {system.name: system for game in game_names() for system in systems_of(game)}


def systems_of(game: str) -> tuple[System, ...]:
    """The systems of a game."""
    listed = SCREENS.load(game).systems if SCREENS.has(game) else ()
    return listed or (System(game, game, game),)


def broken_packages() -> tuple[LeftOutPart, ...]:
    """What installed packages bring that cannot be used."""
    return (*GAMES.broken, *SCREENS.broken)


def commands() -> Mapping[str, str]:
    """Which game each group of slash commands plays."""
    now = {system.command: system.game for system in systems().values()}
    earlier = {system.earlier: system.game for system in systems().values() if system.earlier}
    return {**earlier, **now}


def is_former_command(command: str) -> bool:
    """Whether this is the former name of a group of commands."""
    return all(command != system.command for system in systems().values())

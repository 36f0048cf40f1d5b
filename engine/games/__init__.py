"""The games, each in its own folder or in an installed package; a built-in one is added by naming its folder here."""

from __future__ import annotations

from functools import cache
from keyword import iskeyword
from pathlib import Path
from re import fullmatch
from typing import Any, get_args

from engine.chance import Seeded
from engine.errors import Refusal, Refused
from engine.game import MOST_SEATS, Game
from engine.packages import Parts, UnfitPart, check_texts
from engine.table import AnyGame, begin

BUILT_IN = {
    "waves": "engine.games.waves",
    "rolling": "engine.games.rolling",
    "war": "engine.games.war",
    "wave": "engine.games.perfect_wave",
}
FILES = ("words.en.ftl", "rules.en.md")
"""What must lie beside the module of a game."""

MOST_KINDS = 25
"""How many kinds of action a game may have, and how many fields with its table, so that each can be a command."""
TAKEN = ("press", "table")
"""What the slash command of an action is given besides its fields, under these names."""


def _accept(name: str, found: object) -> AnyGame:
    if not isinstance(found, Game):
        raise UnfitPart("GAME is not an engine.game.Game")
    if found.name != name or not fullmatch("[a-z][a-z0-9]{0,19}", name):
        raise UnfitPart(f"a game is named in small letters as its entry point is, and this one is named {found.name!r}")
    if GAMES.is_brought(name):
        _try_out(found)
    return found


def _try_out(game: AnyGame) -> None:
    if not 0 < game.seats[0] <= game.seats[-1] <= MOST_SEATS:
        raise UnfitPart(f"it is for {game.seats[0]} to {game.seats[-1]} people, and a game is for 1 to {MOST_SEATS}")
    if missing := [file for file in FILES if not (folder_of(game.name) / file).exists()]:
        raise UnfitPart(f"there is no {' and no '.join(missing)} beside its module")
    check_texts((*folder_of(game.name).glob("words.*.ftl"), *folder_of(game.name).glob("rules.*.md")))
    kinds = get_args(game.action_type) or (game.action_type,)
    if max(len(kinds), *(len(kind.__struct_fields__) + 1 for kind in kinds)) > MOST_KINDS:
        raise UnfitPart(f"a game has up to {MOST_KINDS} kinds of action, each with up to {MOST_KINDS - 1} fields")
    fields = {name for kind in kinds for name in kind.__struct_fields__}
    if unfit := sorted(name for name in fields if name in TAKEN or iskeyword(name)):
        raise UnfitPart(f"no field of an action can be named {', '.join(unfit)}")
    names = [name for kind in kinds for name in (kind.__struct_config__.tag, *kind.__struct_fields__)]
    if strange := [name for name in names if not fullmatch("[a-z][-_a-z0-9]{0,31}", str(name))]:
        raise UnfitPart(
            f"kinds of action and their fields are named in small letters, not {', '.join(map(str, strange))}"
        )
    for seats in (game.seats[0], game.seats[-1]):
        state = begin(game, seats, {}, Seeded(b"try-out")).state
        game.views(state)
        for seat in game.to_act(state):
            game.ask(state, seat, ())


GAMES: Parts[Game[Any, Any, Any, Any]] = Parts("tidetable.games", BUILT_IN, "GAME", _accept)


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return GAMES.names


@cache
def game_named(name: str) -> Game[Any, Any, Any, Any]:
    """The game with this name; each is imported only when it is asked for. Raises Refused for an unknown one."""
    if not GAMES.has(name):
        raise Refused(Refusal("unknown-game", {"games": ", ".join(GAMES.names)}))
    return GAMES.load(name)


@cache
def folder_of(name: str) -> Path:
    """Where the texts and rules pages of a game lie."""
    return GAMES.folder(name)

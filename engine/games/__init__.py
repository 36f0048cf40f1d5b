"""The games, each in a folder of its own; a game is added by naming its folder here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.errors import Refusal, Refused
from engine.game import Game

MODULES = {
    "waves": "engine.games.waves",
    "wave": "engine.games.perfect_wave",
    "rolling": "engine.games.rolling",
    "war": "engine.games.war",
}
NAMES = tuple(MODULES)


@cache
def game_named(name: str) -> Game[Any, Any, Any, Any]:
    """The game with this name; each is imported only when it is asked for. Raises Refused for an unknown one."""
    if name not in MODULES:
        raise Refused(Refusal("unknown-game", {"games": ", ".join(NAMES)}))
    found: Game[Any, Any, Any, Any] = import_module(MODULES[name]).GAME
    return found


@cache
def folder_of(name: str) -> Path:
    """Where the texts and rules pages of a game lie."""
    spec = find_spec(MODULES[name])
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent

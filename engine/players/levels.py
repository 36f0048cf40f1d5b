"""The levels of computer players, and letting one of them decide."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from engine.chance import Stream
from engine.game import Action
from engine.games import MODULES
from engine.players.sight import Sight
from engine.players.skill import Skill

Player = Callable[[Sight, Stream], tuple[Action, ...]]
"""What a seat does now: a move, and before it the advice that goes with it."""


@cache
def skill_of(game: str) -> Skill:
    """What a game teaches its computer players."""
    skill: Skill = import_module(f"{MODULES[game]}.player").SKILL
    return skill


def play_at_random(sight: Sight, stream: Stream) -> tuple[Action, ...]:
    """Any legal move, each equally likely; never advice."""
    action = stream.choose(sight.legal)
    if sight.game.is_advice(action):
        action = stream.choose([other for other in sight.legal if not sight.game.is_advice(other)])
    return (action,)


def play_by_thumb(sight: Sight, stream: Stream) -> tuple[Action, ...]:
    """What the game's rules of thumb say."""
    return skill_of(sight.game.name).choose(sight.view, sight.legal, stream)


LEVELS: dict[str, Player] = {"random": play_at_random, "easy": play_by_thumb, "strong": play_by_thumb}


def decide(level: str, sight: Sight, stream: Stream) -> tuple[Action, ...]:
    """What a player of a level does."""
    return LEVELS[level](sight, stream)

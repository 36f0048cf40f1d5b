"""Whether a seat has lost, as far as it can know: whether each world that it imagines is lost, or as good as lost."""

from __future__ import annotations

from engine.players.levels import has_skill, skill_of
from engine.players.quick_stream import QuickStream
from engine.players.sight import Sight

WORLDS = 40
LEAST = 0.01
"""A world that is worth less than this to a seat is lost, unless it is worth as little to everybody: that is a draw."""


def has_lost(sight: Sight, stream: QuickStream) -> bool:
    """Whether a seat loses in every one of a number of imagined worlds that are played on quickly."""
    if not has_skill(sight.game.name):
        return False
    skill = skill_of(sight.game.name)
    for _ in range(WORLDS):
        world = skill.imagine(sight, stream)
        worth, _steps = skill.finish(sight.game, world, stream, skill.horizon(world))
        if worth[sight.seat] >= LEAST or max(worth) < LEAST:
            return False
    return True

"""Computer players, which see a View and nothing else; what each game teaches them is in its folder's player.py."""

from engine.players.levels import (
    LEVELS,
    THINKING,
    THOUGHTFUL,
    Decision,
    advise,
    decide,
    decide_with_reason,
    levels_of,
    skill_of,
)
from engine.players.quick_stream import QuickStream
from engine.players.sight import Sight, sight_at
from engine.players.skill import Skill

__all__ = [
    "LEVELS",
    "THINKING",
    "THOUGHTFUL",
    "Decision",
    "QuickStream",
    "Sight",
    "Skill",
    "advise",
    "decide",
    "decide_with_reason",
    "levels_of",
    "sight_at",
    "skill_of",
]

"""Computer players, which see a View and nothing else; what each game teaches them is in its folder's player.py."""

from engine.players.levels import LEVELS, THINKING, THOUGHTFUL, advise, decide, levels_of, skill_of
from engine.players.quick_stream import QuickStream
from engine.players.sight import Sight, sight_at
from engine.players.skill import Skill

__all__ = [
    "LEVELS",
    "THINKING",
    "THOUGHTFUL",
    "QuickStream",
    "Sight",
    "Skill",
    "advise",
    "decide",
    "levels_of",
    "sight_at",
    "skill_of",
]

"""Computer players, which see a View and nothing else; what each game teaches them is in its folder's player.py."""

from engine.players.foresight import Outlook, Prospect
from engine.players.kinds import Kind, read_kind
from engine.players.levels import (
    LEVELS,
    THINKING,
    Decision,
    advise,
    decide,
    decide_with_reason,
    explain,
    has_skill,
    is_thoughtful,
    kinds_of,
    levels_of,
    skill_of,
    styles_of,
)
from engine.players.lost import has_lost
from engine.players.pausing import pause_before
from engine.players.quick_stream import QuickStream
from engine.players.sight import Sight, sight_at
from engine.players.skill import Skill

__all__ = [
    "LEVELS",
    "THINKING",
    "Decision",
    "Kind",
    "Outlook",
    "Prospect",
    "QuickStream",
    "Sight",
    "Skill",
    "advise",
    "decide",
    "decide_with_reason",
    "explain",
    "has_lost",
    "has_skill",
    "is_thoughtful",
    "kinds_of",
    "levels_of",
    "pause_before",
    "read_kind",
    "sight_at",
    "skill_of",
    "styles_of",
]

"""Computer players, which see a View and nothing else; what each game teaches them is in its folder's player.py."""

from engine.players.levels import LEVELS, THINKING, THOUGHTFUL, advise, decide, skill_of
from engine.players.sight import Sight, sight_at
from engine.players.skill import Skill
from engine.players.whims import Whims

__all__ = ["LEVELS", "THINKING", "THOUGHTFUL", "Sight", "Skill", "Whims", "advise", "decide", "sight_at", "skill_of"]

"""Wave, the co-operative game in which a player does not see all of their own cards."""

from engine.games.perfect_wave.game import GAME

__all__ = ["GAME"]

"""Rolling with the Waves: a roll-and-write of pirates with secret plans, for two to five players."""

from engine.games.rolling.game import GAME

__all__ = ["GAME"]

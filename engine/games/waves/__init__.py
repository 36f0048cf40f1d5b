"""Waves, in its Rebels and Breakers editions."""

from engine.games.waves.game import GAME

__all__ = ["GAME"]

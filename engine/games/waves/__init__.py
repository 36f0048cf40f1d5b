"""Waves, in its Rebels and its Breakers edition."""

from engine.games.waves.game import GAME

__all__ = ["GAME"]

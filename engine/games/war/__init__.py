"""War of Waves: two players race to build a Bridge and a Gate; three and four play it as a crowd."""

from engine.games.war.game import GAME

__all__ = ["GAME"]

"""What Pebbles brings to the bot: an entry in the list of games, with a command. Its look is plain words."""

from __future__ import annotations

from bot.screens.games import GameScreen
from bot.systems import System

from .rules import PebblesView


class PebblesScreen(GameScreen[PebblesView]):
    """Pebbles on the screen."""

    systems = (System("pebbles", "pebbles", "pebbles", "🪨"),)


SCREEN = PebblesScreen()

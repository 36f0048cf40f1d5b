"""Waves on the screen: the council in a picture and in words, a seat's hand, and what a majority brought."""

from bot.games.waves.screen import WavesScreen

SCREEN = WavesScreen()

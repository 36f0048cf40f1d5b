"""Wave on the screen: hands, pile and orders in a picture and in words, and how the whole game went at its end."""

from bot.games.perfect_wave.screen import WaveScreen

SCREEN = WaveScreen()

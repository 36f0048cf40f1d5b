"""Colours, fonts, shapes and cards that all pictures share; a game's own pictures are in its folder of bot/games."""

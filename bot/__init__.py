"""Tidetable on Discord: it turns commands and presses into moves, and moves into messages."""

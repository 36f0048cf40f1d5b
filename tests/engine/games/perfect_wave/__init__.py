"""Tests of Wave, the co-operative game."""

"""Recorded positions in which one can be sure of the answer: a win now, or a loss that can be averted now."""

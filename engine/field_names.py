"""The names of fields that code for every game understands, whatever the game; docs/adding-a-game.md tells authors.

A field of another name is told as it is: a number stays a number.
"""

from __future__ import annotations

from typing import Final

WHO: Final = ("seat", "by", "who")
"""Fields of an event, and parameters of words, that name the seat that did something, or that something is about."""
WHOM: Final = ("target", "whom", "to_seat")
"""Fields of an event, and parameters of words, that name the seat to which it was done; `to` is who may know of it."""
SEATS: Final = ("seat", "target", "whom", "to")
"""The fields of an action that name a seat."""
PLACES: Final = ("place", "slot")
"""The fields of an action that are places, which every screen shows by their letters."""
CARDS: Final = ("card", "cards")
"""The fields of an action that are cards, which the text GAME-card says."""

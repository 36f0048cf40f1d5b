"""How the colours of cards in Wave look: white, yellow, orange, red, turquoise, blue; and the swap cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.drawing.palette import IVORY, NAVY, ORANGE, RED, SLATE, TURQUOISE, YELLOW, Mark

COLOUR_MARKS: Final[Mapping[str, Mark]] = {
    "w": IVORY,
    "y": YELLOW,
    "o": ORANGE,
    "r": RED,
    "t": TURQUOISE,
    "b": NAVY,
    "s": SLATE,
}
SHOWN_EARLIER = 4
"""How many cards of the pile are shown beneath its top."""

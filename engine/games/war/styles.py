"""The styles of computer players of War of Waves, as weights on what they would do anyway."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """What a player prefers; the plain style prefers nothing."""

    press: int = 7
    """An enemy with at least this many complete sections is struck before anything is built."""
    bold: float = 0.6
    """How likely such a strike must be to succeed."""
    plenty: int = 99
    """With at least this many War cards in hand, too, a strike as likely as that comes before building."""
    idle: float = 0.8
    """How likely a strike must be to succeed when there is nothing to build."""
    spares: bool = False
    """Whether the Bridge is built of low numbers, and high ones are kept for strikes."""
    stacks: int = 99
    """With more Build cards to spare than this, the largest even one goes onto the Bridge as a second card."""
    strike: float = 0.0
    """How much a strike is preferred, as a share of a win, when moves are compared after search."""
    lay: float = 0.0
    """How much building and fortifying are preferred, likewise."""
    wars: float = 0.1
    """What a War card in hand counts in judging how the game stands."""
    guards: float = 0.02
    """What each point of the War cards on the player's own Bridge counts, likewise."""


PLAIN = Style()
STYLES = {
    "raider": Style(plenty=2, idle=0.4, spares=True, strike=0.02, wars=0.12),
    "builder": Style(bold=0.85, idle=0.95, stacks=2, lay=0.01, guards=0.03),
}

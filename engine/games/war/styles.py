"""The styles of computer players at War of Waves, as weights on what they would do anyway."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """What a player leans to; the plain one leans to nothing."""

    press: int = 7
    """Whoever has so many sections is struck at before anything is built."""
    bold: float = 0.6
    """How likely a strike must be to succeed then."""
    plenty: int = 99
    """With so many War cards in hand a strike as likely as that comes before building, too."""
    idle: float = 0.8
    """How likely a strike must be to succeed where there is nothing to build."""
    spares: bool = False
    """Whether the Bridge is built of low numbers, and high ones are kept for strikes."""
    stacks: int = 99
    """With more Build cards than so many to spare, the largest even one goes as a second card onto the Bridge."""
    strike: float = 0.0
    """For which part of a win a strike is preferred after thought."""
    lay: float = 0.0
    """For which part of a win building and fortifying is."""
    wars: float = 0.1
    """What a War card in hand counts when it is judged how things stand."""
    guards: float = 0.02
    """What a point of the War cards before the own Bridge counts then."""


PLAIN = Style()
STYLES = {
    "raider": Style(plenty=2, idle=0.4, spares=True, strike=0.02, wars=0.12),
    "builder": Style(bold=0.85, idle=0.95, stacks=2, lay=0.01, guards=0.03),
}

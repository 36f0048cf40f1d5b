"""Every colour of the pictures: sea, paper and ink, and the marks that tell classes and colours of cards apart.

A mark is never told by its hue alone: it has a shape of its own, and a card also carries a letter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

INK: Final = (23, 37, 51)
PAPER: Final = (251, 246, 233)
DUNE: Final = (233, 219, 188)
"""Darker paper: for what is behind, empty or asleep."""
SEA: Final = (32, 84, 112)
DEEP: Final = (20, 58, 84)
CREST: Final = (52, 108, 138)
FOAM: Final = (232, 244, 243)
SAND: Final = (244, 201, 107)
"""For what is lit: whose turn it is, what is active."""
CORAL: Final = (176, 50, 32)
"""For what turns the game: a warning, a defeat, a hit."""
MOSS: Final = (20, 104, 74)
WHITE: Final = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Mark:
    """How one class or colour looks: its hue, what is written on it, and its shape."""

    hue: Colour
    on: Colour
    shape: str

    def with_shape(self, shape: str) -> Mark:
        """The same hue with another shape."""
        return Mark(self.hue, self.on, shape)


BLUE: Final = Mark((0, 92, 158), WHITE, "circle")
GREEN: Final = Mark((14, 122, 88), WHITE, "square")
RUST: Final = Mark((186, 60, 22), WHITE, "triangle")
PURPLE: Final = Mark((122, 62, 140), WHITE, "star")
GOLD: Final = Mark((240, 190, 70), INK, "crown")
IVORY: Final = Mark((246, 246, 240), INK, "circle")
YELLOW: Final = Mark((247, 212, 74), INK, "star")
ORANGE: Final = Mark((235, 136, 40), INK, "triangle")
RED: Final = Mark((184, 36, 48), WHITE, "square")
TURQUOISE: Final = Mark((92, 204, 190), INK, "diamond")
NAVY: Final = Mark((28, 74, 156), WHITE, "hexagon")
SLATE: Final = Mark((92, 92, 104), WHITE, "arrows")
MARKS: Final = (BLUE, GREEN, RUST, PURPLE, GOLD, IVORY, YELLOW, ORANGE, RED, TURQUOISE, NAVY, SLATE)
"""What games mark their classes and colours with, each in a shape that a game may change with `shaped`."""

TEXT_PAIRS: Final[tuple[tuple[Colour, Colour], ...]] = (
    (INK, PAPER),
    (INK, DUNE),
    (INK, SAND),
    (INK, WHITE),
    (INK, FOAM),
    (FOAM, SEA),
    (FOAM, DEEP),
    (SAND, SEA),
    (SAND, DEEP),
    (WHITE, SEA),
    (WHITE, DEEP),
    (WHITE, CORAL),
    (WHITE, MOSS),
    (WHITE, INK),
    (SAND, INK),
    (CORAL, PAPER),
    (MOSS, PAPER),
    (SEA, PAPER),
    (DEEP, PAPER),
    (DEEP, DUNE),
    (DEEP, FOAM),
)
"""All pairs of text and ground that pictures may use, besides those of the marks."""


def luminance(colour: Colour) -> float:
    """The relative luminance of WCAG."""
    linear = [c / 12.92 if (c := part / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours as WCAG counts it: 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: `share` 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return (red, green, blue)


def colour_table(instead: Mapping[Colour, Colour] = MappingProxyType({})) -> list[Colour]:
    """The 256 colours that a picture is saved in: every colour above, and the steps between those that meet.

    A colour that is used `instead` of another takes that one's place in the table.
    """
    found: dict[Colour, Colour] = {}
    for one, other, share in _mixtures():
        mixed = blend(instead.get(one, one), instead.get(other, other), share)
        found.setdefault(blend(one, other, share), mixed)
    return list(found.values())[:256]


def _mixtures() -> Iterable[tuple[Colour, Colour, float]]:
    """Each colour of a picture as a mixture of two colours, with the share of the second."""
    for ground in (PAPER, DUNE, SEA, DEEP, CREST, FOAM, SAND, CORAL, MOSS, INK, WHITE):
        yield ground, ground, 0.0
    for mark in MARKS:
        yield mark.hue, mark.hue, 0.0
        yield mark.on, mark.on, 0.0
    hues = list(dict.fromkeys(mark.hue for mark in MARKS))
    pairs = [(INK, PAPER, 12), (INK, SEA, 6), (SEA, PAPER, 8), (DEEP, FOAM, 8), (SEA, CREST, 3), (SEA, DEEP, 3)]
    pairs += [(INK, SAND, 5), (SEA, SAND, 5), (DEEP, SAND, 4), (INK, DUNE, 4), (PAPER, CORAL, 4), (PAPER, MOSS, 4)]
    for mark in MARKS:
        pairs += [(mark.hue, mark.on, 5), (mark.hue, PAPER, 3)]
    pairs += [(hue, INK, 3) for hue in hues]
    for one, other, steps in pairs:
        for step in range(1, steps):
            yield one, other, step / steps

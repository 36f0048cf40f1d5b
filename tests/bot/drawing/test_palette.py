"""The colours: text is readable on its ground, and marks can be told apart by people who do not see all colours."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest

from bot.drawing.palette import MARKS, TEXT_PAIRS, Colour, Mark, colour_table, contrast
from bot.drawing.shapes import OUTLINES
from bot.games.perfect_wave.marks import COLOUR_MARKS
from bot.games.waves.marks import CLASS_MARKS
from bot.texts import LANGUAGES, texts

SETS: Mapping[str, Mapping[str, Mark]] = {
    "waves": {str(card): mark for card, mark in CLASS_MARKS.items()},
    "wave": COLOUR_MARKS,
}
LEAST_CONTRAST = 4.5

# Viénot, Brettel and Mollon 1999, for linear RGB.
BLIND = {
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def seen(colour: Colour, how: str) -> tuple[float, float, float]:
    """A colour as somebody sees it who lacks one kind of cone, in CIE Lab."""
    red, green, blue = (sum(a * linear(b) for a, b in zip(row, colour, strict=True)) for row in BLIND[how])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (max(part, 0.0) ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Colour, other: Colour, how: str) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(seen(one, how), seen(other, how), strict=True)) ** 0.5)


@pytest.mark.parametrize("pair", TEXT_PAIRS, ids=str)
def test_text_can_be_read_on_its_ground(pair: tuple[Colour, Colour]) -> None:
    assert contrast(*pair) >= LEAST_CONTRAST


@pytest.mark.parametrize("mark", MARKS, ids=str)
def test_the_sign_of_a_mark_can_be_read_on_its_hue(mark: Mark) -> None:
    assert contrast(mark.on, mark.hue) >= LEAST_CONTRAST


@pytest.mark.parametrize("how", BLIND)
@pytest.mark.parametrize("name", SETS)
def test_marks_differ_by_shape_and_sign_whatever_becomes_of_their_hues(name: str, how: str) -> None:
    marks = SETS[name]
    for (one_key, one), (other_key, other) in combinations(marks.items(), 2):
        assert one.shape != other.shape
        for language in LANGUAGES:
            signs = texts(language)
            assert signs(f"{name}-sign-{one_key}") != signs(f"{name}-sign-{other_key}")
        assert one.hue != other.hue
        assert apart(one.hue, other.hue, how) > 5 or contrast(one.hue, other.hue) > 1.2, (one_key, other_key)


def test_every_mark_has_a_shape_that_can_be_drawn() -> None:
    for mark in MARKS:
        assert len(OUTLINES[mark.shape]) >= 3


def test_shapes_are_all_different() -> None:
    assert len(set(OUTLINES.values())) == len(OUTLINES)


def test_the_fixed_colours_fit_into_a_file_of_256_and_hold_every_hue() -> None:
    table = colour_table()
    assert len(table) <= 256
    assert {mark.hue for mark in MARKS} | {mark.on for mark in MARKS} <= set(table)
    assert {colour for pair in TEXT_PAIRS for colour in pair} <= set(table)


def test_contrast_is_counted_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)

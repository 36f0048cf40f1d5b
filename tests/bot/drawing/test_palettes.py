"""The palettes that people choose: they can be read and told apart, and they change nothing else of a picture."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from itertools import combinations
from typing import get_args, get_type_hints

import pytest
from PIL import Image

from bot.drawing import cards, palette
from bot.drawing.canvas import Canvas
from bot.drawing.palette import CORAL, FOAM, INK, MOSS, SAND, TEXT_PAIRS, Colour, Mark, colour_table, contrast
from bot.drawing.palettes import PALETTES, STANDARD, recolour
from bot.games.perfect_wave import picture as wave
from bot.games.perfect_wave.marks import COLOUR_MARKS
from bot.games.rolling.dice_picture import DICE, GROUNDS
from bot.games.war.card_picture import MARKS as WAR_MARKS
from bot.games.waves.marks import CLASS_MARKS
from bot.preferences import Preferences

CHOSEN = [name for name in PALETTES if name != STANDARD]
LEAST_CONTRAST = {"standard": 4.5, "distinct": 4.5, "strong": 7.0}
LEAST_APART = 20.0
"""In CIE Lab, where about 2 can just be seen side by side; hues of the standard palette come as near as 6."""

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
EYES = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}

TOGETHER: Mapping[str, list[Colour]] = {
    "waves": [mark.hue for mark in CLASS_MARKS.values()],
    "wave": [mark.hue for mark in COLOUR_MARKS.values()],
    "dice": [mark.hue for mark in DICE.values()],
    "war": [mark.hue for mark in WAR_MARKS.values()],
    "tips": [ground for _, ground, _ in wave.TIPS.values()],
    "won, lost and lit": [MOSS, CORAL, SAND, INK],
}
"""Hues that are looked at side by side."""
MARKS: list[Mark] = [*palette.MARKS, *DICE.values(), *WAR_MARKS.values()]


def in_palette(name: str, colour: Colour) -> Colour:
    return PALETTES[name].get(colour, colour)


def seen(colour: Colour, eyes: str) -> tuple[float, float, float]:
    """A colour as these eyes see it, in CIE Lab."""
    linear = [c / 12.92 if (c := part / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for part in colour]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in EYES[eyes])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Colour, other: Colour, eyes: str) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(other, eyes), strict=True)) ** 0.5)


def test_every_palette_can_be_chosen_and_every_choice_is_a_palette() -> None:
    assert set(get_args(get_type_hints(Preferences)["palette"])) == set(PALETTES)
    assert Preferences().palette == STANDARD


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("hues", TOGETHER)
@pytest.mark.parametrize("name", CHOSEN)
def test_hues_stay_apart_whatever_cones_somebody_has(name: str, hues: str, eyes: str) -> None:
    for one, other in combinations(TOGETHER[hues], 2):
        assert apart(in_palette(name, one), in_palette(name, other), eyes) >= LEAST_APART, (one, other)


@pytest.mark.parametrize("name", PALETTES)
def test_everything_that_is_written_can_be_read_in_every_palette(name: str) -> None:
    grounds = [(on, ground) for ground, _, on in GROUNDS.values()]
    tips = [(on, ground) for _, ground, on in wave.TIPS.values()]
    for one, other in (*TEXT_PAIRS, *((mark.on, mark.hue) for mark in MARKS), *grounds, *tips):
        assert contrast(in_palette(name, one), in_palette(name, other)) >= LEAST_CONTRAST[name], (one, other)


def test_only_colours_that_there_are_get_another() -> None:
    there = set(colour_table())
    for instead in PALETTES.values():
        assert set(instead) <= there
        assert len(colour_table(instead)) == len(colour_table())


def drawn() -> bytes:
    canvas = Canvas(400, 200)
    for at, mark in enumerate(MARKS[:4]):
        canvas.paste(cards.face(mark, "W", "3", 90), 4 + at * 98, 20)
    canvas.text(10, 175, "Łukasz 王", 30, FOAM)
    return canvas.png()


@pytest.mark.parametrize("name", CHOSEN)
def test_a_picture_takes_another_palette_on_and_stays_the_same_drawing(name: str) -> None:
    before, after = (Image.open(BytesIO(data)) for data in (drawn(), recolour(drawn(), name)))
    assert before.tobytes() == after.tobytes()
    colours_before, colours_after = points_of(before), points_of(after)
    for mark in MARKS[:4]:
        assert colours_after[colours_before.index(mark.hue)] == in_palette(name, mark.hue) != mark.hue


def points_of(picture: Image.Image) -> list[tuple[int, ...]]:
    data = picture.convert("RGB").tobytes()
    return [tuple(data[at : at + 3]) for at in range(0, len(data), 3)]


def test_the_standard_palette_is_the_picture_as_it_was_painted() -> None:
    picture = drawn()
    for name in CHOSEN:
        recolour(picture, name)
    assert recolour(picture, STANDARD) == picture == drawn()

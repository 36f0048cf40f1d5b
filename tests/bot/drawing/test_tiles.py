"""A picture painted tile by tile looks as if it was painted whole, and only what has changed is painted again."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.drawing import cache, cards, tiles
from bot.drawing.canvas import Canvas
from bot.drawing.palette import CORAL, DEEP, FOAM, INK, PAPER, RUST, SAND
from bot.drawing.strokes import SCALE, Box, Stroke

WIDE, HIGH = 430, 330
"""No whole number of tiles."""


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    cache.SHEETS.clear()


def draw(word: str, lit: bool = False) -> Canvas:
    """Something of each kind, across the edges of tiles and of the picture."""
    canvas = Canvas(WIDE, HIGH)
    canvas.panel((11, 7, 419, 250), DEEP, edge=SAND if lit else INK, thick=5)
    canvas.panel((190, 150, 215, 175), CORAL, radius=40, edge=FOAM)
    canvas.line([(20, 30), (150, 120.5), (260, 20)], FOAM, 5)
    canvas.polygon([(250, 60), (380, 90), (300, 230)], PAPER, CORAL)
    canvas.circle(100, 160, 33.5, SAND, INK)
    canvas.arc(200, 200, 41, 20, 250, FOAM, 7)
    canvas.paste(cards.face(RUST, "Kn", "3", 90), 60, 180)
    canvas.paste(cards.back(80), 380.5, 270)
    canvas.paste(cards.back(80), -40, -30)
    canvas.paste(cards.back(80), 1000, 30)
    canvas.panel((250, 255, 1200, 900), PAPER)
    canvas.text(270, 300, word, 34, INK)
    return canvas


def note_tiles(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Where tiles are painted from now on."""
    painted: list[Box] = []
    paint = tiles.paint

    def noted(box: Box, strokes: list[Stroke]) -> Image.Image:
        painted.append(box)
        return paint(box, strokes)

    monkeypatch.setattr(tiles, "paint", noted)
    return painted


def colours(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def test_a_picture_looks_as_if_it_was_painted_whole() -> None:
    canvas = draw("Łukasz 王")
    whole = tiles.index(tiles.paint((0, 0, WIDE * SCALE, HIGH * SCALE), canvas.strokes))
    shown = Image.open(BytesIO(canvas.png()))
    assert shown.size == (WIDE, HIGH)
    assert shown.tobytes() == whole.tobytes()


def test_what_is_kept_changes_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    painted = note_tiles(monkeypatch)
    first = draw("Anna").png()
    many = len(painted)
    assert draw("Anna").png() == first
    assert len(painted) == many
    other = draw("Bo").png()
    changed = painted[many:]
    assert 0 < len(changed) <= 4
    box = ImageChops.difference(colours(first), colours(other)).getbbox()
    assert box is not None
    assert min(part[0] for part in changed) <= box[0] * SCALE
    assert max(part[2] for part in changed) >= box[2] * SCALE
    cache.SHEETS.clear()
    assert draw("Bo").png() == other


def test_a_panel_whose_edge_changes_is_painted_only_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def sheet(lit: bool) -> bytes:
        canvas = Canvas(800, 400)
        canvas.panel((10, 10, 790, 390), DEEP, edge=SAND if lit else INK)
        return canvas.png()

    sheet(False)
    painted = note_tiles(monkeypatch)
    sheet(True)
    assert len(painted) == 2 * 8 + 2 * 8


def test_a_sprite_that_is_painted_anew_is_not_taken_for_another() -> None:
    def sheet(colour: tuple[int, int, int]) -> bytes:
        canvas = Canvas(200, 100)
        canvas.paste(Image.new("RGBA", (60, 60), (*colour, 255)), 10, 10)
        return canvas.png()

    for colour in (CORAL, SAND, PAPER) * 5:
        assert colours(sheet(colour)).getpixel((20, 20)) == colour


def test_pieces_of_pictures_stay_within_their_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache.SHEETS, "most", 200_000)
    pictures = [draw(f"{number}{number}").png() for number in range(8)]
    assert 150_000 < cache.SHEETS.size <= 200_000
    assert [draw(f"{number}{number}").png() for number in range(8)] == pictures

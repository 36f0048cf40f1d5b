"""The kit that pictures are made with: fonts for every script, smooth drawing, the same bytes every time."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.drawing import cards, fonts
from bot.drawing.canvas import Canvas, text_width, wrap
from bot.drawing.palette import FOAM, INK, MARKS, RUST, SEA, colour_table
from bot.drawing.strokes import SCALE
from bot.drawing.tiles import paint

SCRIPTS = {
    "accents": "Łukasz Žofie Đặng",
    "Cyrillic": "Иван Їжак",
    "Greek": "Ωμέγα",
    "Chinese": "王小明",
    "Japanese": "田中さくら",
    "Korean": "김민준",
    "Arabic": "محمد",
    "Hebrew": "דניאל",
    "Thai": "สมชาย",
    "Hindi": "अमित",
}


@pytest.mark.parametrize("name", SCRIPTS.values(), ids=SCRIPTS)
def test_every_letter_of_a_name_has_a_font(name: str) -> None:
    assert all(fonts.font_for(letter, True) for letter in name)
    assert fonts.can_draw(name)


@pytest.mark.parametrize("name", SCRIPTS.values(), ids=SCRIPTS)
def test_no_letter_is_drawn_as_a_box(name: str) -> None:
    for piece_font, piece in fonts.runs(name, True):
        box = bytes(fonts.font(piece_font, 40).getmask(fonts.NEVER_DRAWN))
        for letter in piece:
            assert bytes(fonts.font(piece_font, 40).getmask(letter)) != box


def test_what_no_font_has_is_left_out() -> None:
    assert "".join(piece for _, piece in fonts.runs("Bo😀🧿", True)) == "Bo"
    assert not fonts.can_draw("😀\u200d🧿")


def test_fancy_letters_are_drawn_as_the_letters_they_stand_for() -> None:
    assert fonts.drawable("𝓐𝓵𝓲𝓬𝓮") == "Alice"


def test_nothing_invisible_and_no_second_line_gets_into_a_name() -> None:
    assert fonts.drawable("a\u202eb\nc\u200b") == "ab c"


def test_a_long_text_is_shortened_to_its_room() -> None:
    for text in ("W" * 200, "國" * 100):
        short = fonts.shorten(text, 60, True, 300)
        assert short.endswith("…")
        assert fonts.width(short, 60, True) <= 300


def test_a_wrapped_text_keeps_to_its_lines() -> None:
    lines = wrap("The first Elder that would be collected goes to the hand instead", 26, 300, 2)
    assert len(lines) == 2
    assert all(text_width(line, 26) <= 300 for line in lines)
    assert wrap("Calm", 26, 300, 2) == ["Calm"]


def test_the_same_drawing_gives_the_same_bytes() -> None:
    def draw() -> bytes:
        canvas = Canvas(400, 200)
        canvas.paste(cards.face(RUST, "Kn", "3", 90), 20, 20)
        canvas.text(130, 40, "Łukasz 王", 30, FOAM)
        return canvas.png()

    assert draw() == draw()


def test_a_picture_is_a_png_that_others_can_read() -> None:
    canvas = Canvas(300, 150)
    canvas.panel((10, 10, 100, 100), INK)
    image = Image.open(BytesIO(canvas.png()))
    image.load()
    assert (image.format, image.size, image.mode) == ("PNG", (300, 150), "P")
    assert image.convert("RGB").getpixel((50, 50)) == INK


def test_fixed_colours_change_a_picture_hardly() -> None:
    canvas = Canvas(600, 200)
    for at, mark in enumerate(MARKS[5:]):
        canvas.paste(cards.face(mark, "W", "3", 80), 10 + at * 84, 20)
    canvas.text(10, 170, "Anna, Bo", 30, FOAM)
    drawn = paint((0, 0, 600 * SCALE, 200 * SCALE), canvas.strokes)
    kept = Image.open(BytesIO(canvas.png())).convert("RGB")
    difference = ImageChops.difference(drawn, kept).convert("L").tobytes()
    worst, mean = max(difference), sum(difference) / (600 * 200)
    assert mean < 2.5
    assert worst < 120


def test_the_ground_is_opaque_sea() -> None:
    image = Image.open(BytesIO(Canvas(100, 30).png())).convert("RGBA")
    assert set(image.getchannel("A").tobytes()) == {255}
    assert image.convert("RGB").getpixel((50, 10)) == SEA
    assert SEA in colour_table()

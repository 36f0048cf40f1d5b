"""Everything written on a picture can be read on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import ImageDraw
from PIL.ImageFont import FreeTypeFont

from bot.drawing import cards
from bot.drawing.canvas import SCALE, WIDTH
from bot.games.rolling import dice_picture
from bot.games.war import card_picture
from tests.golden.gallery import POSITIONS, Position, message_of

PHONE, READABLE = 390, 11
SPRITES = (
    *(cards.face, cards.back, cards.badge, cards.plate),
    *(dice_picture.die, dice_picture.square, dice_picture.coin, dice_picture.plate, dice_picture.chest_plate),
    *(card_picture.tile, card_picture.count, card_picture.stone),
)


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> set[float]:
    """In which sizes, in a phone's pixels, anything has been written since the test began."""
    found: set[float] = set()
    write = ImageDraw.ImageDraw.text

    def noticed(draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, *more: object, **named: object) -> None:
        font = named.get("font") or more[1]
        assert isinstance(font, FreeTypeFont)
        found.add(font.size / SCALE * PHONE / WIDTH)
        _text(write)(draw, at, text, *more, **named)

    for sprite in SPRITES:
        sprite.cache_clear()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noticed)
    return found


def _text(write: object) -> Callable[..., None]:
    assert callable(write)
    return write


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_nothing_on_a_picture_is_too_small_for_a_phone(position: Position, sizes: set[float]) -> None:
    for picture in message_of(position).pictures():
        getattr(picture.paint, "__wrapped__", picture.paint)()
    assert all(size >= READABLE for size in sizes)

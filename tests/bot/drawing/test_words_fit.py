"""Every word on a picture is seen whole and large enough for a phone, in every language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PIL import ImageDraw
from PIL.ImageFont import FreeTypeFont

from bot.drawing.canvas import SCALE, WIDTH
from tests.bot.drawing.test_sizes import PHONE, READABLE
from tests.bot.screens.positions import NAMES
from tests.golden.gallery import POSITIONS, Position, message_of
from tests.languages import every_language

USUAL_NAMES = [position for position in POSITIONS if position.names is NAMES]
"""The longest names are cut where there is no room; nothing else ever is."""


@every_language
@pytest.mark.parametrize("position", USUAL_NAMES, ids=str)
def test_no_word_on_a_picture_is_cut_or_too_small(
    position: Position, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, float]] = []
    write: Callable[..., None] = ImageDraw.ImageDraw.text

    def noticed(draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, *more: object, **named: object) -> None:
        font = named.get("font") or more[1]
        assert isinstance(font, FreeTypeFont)
        written.append((text, font.size / SCALE * PHONE / WIDTH))
        write(draw, at, text, *more, **named)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noticed)
    for picture in message_of(replace(position, language=language)).pictures():
        getattr(picture.paint, "__wrapped__", picture.paint)()
    assert [text for text, _ in written if text.endswith(("…", "..."))] == []
    assert [text for text, size in written if size < READABLE] == []

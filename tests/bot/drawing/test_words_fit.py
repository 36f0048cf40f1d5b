"""Every word on a picture is seen whole, in every language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PIL import ImageDraw

from tests.bot.screens.positions import NAMES
from tests.golden.gallery import POSITIONS, Position, message_of
from tests.languages import every_language

USUAL_NAMES = [position for position in POSITIONS if position.names is NAMES]
"""The longest names are cut where there is no room; nothing else ever is."""


@every_language
@pytest.mark.parametrize("position", USUAL_NAMES, ids=str)
def test_no_word_on_a_picture_is_cut(position: Position, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write: Callable[..., None] = ImageDraw.ImageDraw.text

    def noticed(draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, *more: object, **named: object) -> None:
        written.append(text)
        write(draw, at, text, *more, **named)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noticed)
    for picture in message_of(replace(position, language=language)).pictures():
        getattr(picture.paint, "__wrapped__", picture.paint)()
    assert [text for text in written if text.endswith(("…", "..."))] == []

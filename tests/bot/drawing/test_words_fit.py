"""Every word on a picture is seen whole and large enough for a phone, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.drawing.writing import READABLE, written
from tests.bot.screens.positions import NAMES
from tests.golden.gallery import POSITIONS, Position, message_of
from tests.languages import every_language


@every_language
@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_no_word_on_a_picture_is_cut_or_too_small(
    position: Position, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with written(monkeypatch) as found:
        for picture in message_of(replace(position, language=language)).pictures():
            picture.paint()
    assert found
    assert [text for text, size in found if size < READABLE] == []
    # The longest names are cut where there is no room; nothing else ever is.
    assert [text for text, _ in found if text.endswith(("…", "..."))] == [] or position.names is not NAMES

"""A pace that somebody typed is told in the reader's language, and so is how to type one."""

from __future__ import annotations

import pytest

from bot.pace.typed import read_pace
from bot.play.agreement import pace_field
from bot.screens.settings import say_agreed
from bot.texts import LANGUAGES, texts

TYPED = "2d 12h + 1d, at most 3d"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_pace_is_said_in_words_of_the_language(language: str) -> None:
    said = say_agreed(texts(language), "pace", TYPED)
    assert "+" not in said
    for length, count in (("days", 2), ("hours", 12), ("days", 1), ("days", 3)):
        assert texts(language)(f"length-{length}", count=count) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_pace_can_be_typed_as_it_stands(language: str) -> None:
    field = pace_field(texts(language))
    assert field.hint == field.value
    assert read_pace(field.value) == read_pace("2d + 12h, at most 3d")
    assert field.value in texts(language)("error-pace")


def test_a_pace_with_a_name_is_called_by_it() -> None:
    assert say_agreed(texts("en"), "pace", "daily") == texts("en")("setting-pace-daily")

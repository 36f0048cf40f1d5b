"""People's own words in texts: no markup, no mention, nothing unseen, no direction of writing that goes on."""

from __future__ import annotations

import pytest

from bot.texts.own_words import END_ISOLATE, ISOLATE, escape, quote, visible, without_markup


@pytest.mark.parametrize(
    "name", ["[free](https://evil.example)", "**bold**", "<@123>", "@everyone", "<#1>", "# big", "> said", "`code`"]
)
def test_a_nickname_is_never_markup_and_mentions_nobody(name: str) -> None:
    told = escape(name)
    for sign in "[]()*<>@#`:":
        assert told.count(sign) == told.count(f"\\{sign}"), told


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("A\u202enna", "Anna"),
        ("A\u200bn\u2060n\ufeffa", "Anna"),
        ("Anna\u2067\u2066\u2069", "Anna"),
        ("Anna\n\tB", "Anna B"),
        ("\u3164\u115f", ""),
        ("\u200d\u200c", ""),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_what_cannot_be_seen_is_dropped_and_nothing_else(typed: str, seen: str) -> None:
    assert visible(typed) == seen


def test_words_from_right_to_left_end_where_they_end() -> None:
    assert escape("שלום") == f"{ISOLATE}שלום{END_ISOLATE}"
    assert quote("שלום") == f"`{ISOLATE}שלום{END_ISOLATE}`"
    assert escape("Anna") == "Anna"


def test_a_shortened_name_holds_no_half_escape() -> None:
    assert escape("*" * 200, 10) == "\\*" * 9 + "…"


@pytest.mark.parametrize("name", ["**bold**", "~~gone~~", "a\\*b", r"C:\new_(1)", "<@123>", "Anna"])
def test_in_a_file_a_name_is_as_it_was_given(name: str) -> None:
    assert without_markup(f"~~**{escape(name)}** drew ~~**2** cards.~~") == f"{name} drew 2 cards."


def test_a_quotation_cannot_be_ended_from_within() -> None:
    assert quote("`**bold**`") == "`ˋ**bold**ˋ`"

"""What /verify says of a record: proven only with a proof, and nothing in it read as markup."""

from __future__ import annotations

import msgspec
import pytest

from bot.luck import quote_gifts, verdict
from bot.screens.message import MOST_TEXT
from bot.texts import LANGUAGES, texts
from engine.record import Record, read, verify
from tests.engine.lucky_records import DRAWN_AS_JOINED, SPELT_OUT, TABLES, luck_of, lucky_record, whole


def headline(key: str, language: str) -> str:
    """The first words in bold of a text."""
    return texts(language)(key).split("**")[1]


def said_of(record: Record, language: str) -> str:
    return verdict(verify(record), texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_proof_that_fits_is_called_proven_and_says_what_to_compare(name: str, seats: int, language: str) -> None:
    record = read(whole(name, seats))
    assert isinstance(record.luck, msgspec.Struct)
    said = said_of(record, language)
    assert said.startswith(f"✅ **{headline('record-proven', language)}**")
    assert record.luck.beacon is not None
    assert all(f"`{value}`" in said for value in (record.luck.seal, record.luck.beacon.randomness, *record.luck.gifts))
    assert len(said) < 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_without_proof_is_never_called_proven(language: str) -> None:
    bare = msgspec.structs.replace(read(whole("wave", 2)), luck=msgspec.UNSET)
    alone = lucky_record("wave", 2, {}, luck_of("alone", 2, people=0, beacon=False))
    swapped = lucky_record("wave", 3, {}, luck_of("swapped", 3))
    assert isinstance(swapped.luck, msgspec.Struct)
    turned = msgspec.structs.replace(swapped.luck, order=(*swapped.luck.order[1:], swapped.luck.order[0]))
    for record in (bare, alone, msgspec.structs.replace(swapped, luck=turned)):
        said = said_of(record, language)
        assert said.startswith(f"⚠️ **{headline('record-unproven', language)}**")
        assert f"**{headline('record-proven', language)}**" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_public_value_none_is_named_and_what_that_means_is_said(language: str) -> None:
    said = said_of(lucky_record("wave", 2, {}, luck_of("dark", 2, beacon=False)), language)
    assert f"**{headline('record-proven', language)}**" in said
    assert "drand" not in said
    lines = said_of(lucky_record("wave", 2, {}, luck_of("light", 2)), language).splitlines()
    assert len(said.splitlines()) == len(lines), "whoever runs the bot could have chosen such a deal with one of them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_whose_end_was_cut_away_is_not_said_to_have_a_result(language: str) -> None:
    record = read(whole("wave", 2))
    cut = msgspec.structs.replace(record, actions=record.actions[:-1], outcome=None)
    said, before = said_of(cut, language).splitlines()[0], said_of(record, language).splitlines()[0]
    assert said.count("**") == before.count("**") + 2 == 4
    assert str(len(record.actions) - 1) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_lots_that_fall_into_the_order_of_joining_are_said_to_be_drawn_too(language: str) -> None:
    lucks = (luck_of("lots", 2, drawn=False), luck_of("lots", 2), DRAWN_AS_JOINED)
    joined, drawn, both = (
        said_of(lucky_record("wave", 2, {}, luck), language).split("(")[1].partition(")")[0] for luck in lucks
    )
    assert drawn not in joined
    assert len(both) > len(joined)
    assert both.startswith(joined)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_sees_in_what_was_brought_is_spelt_out(language: str) -> None:
    brought = tuple(SPELT_OUT)[2:8]
    said = said_of(lucky_record("waves", 6, {}, luck_of("unseen", 6, gifts=brought)), language)
    assert " · ".join(f"`{SPELT_OUT[gift]}`" for gift in brought) in said
    assert r"`\u`" in said, "what such numbers mean"
    plain = said_of(lucky_record("waves", 6, {}, luck_of("unseen", 6)), language)
    assert r"\u" not in plain


def test_all_that_was_brought_is_to_be_compared() -> None:
    said = said_of(read(whole("wave", 2)), "en")
    assert "what everybody brought, one thing for each person, your own among them, with what the lobby showed" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_was_brought_the_verdict_fits_into_a_message(language: str) -> None:
    brought = ("\U0010fffd" * 64,) * 6
    said = said_of(lucky_record("waves", 6, {}, luck_of("long", 6, gifts=brought, drawn=False)), language)
    assert said.count("10fffd 10fffd") > 6 * 20
    assert len(said) <= MOST_TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_seats_were_not_to_be_drawn_is_compared_only_where_they_are_not_as_drawn(language: str) -> None:
    joined, drawn, both = (
        said_of(lucky_record("wave", 2, {}, luck), language).count("\n•")
        for luck in (luck_of("lots", 2, drawn=False), luck_of("lots", 2), DRAWN_AS_JOINED)
    )
    assert joined == drawn + 1 == both + 1


def test_what_people_brought_cannot_end_its_quotation() -> None:
    assert quote_gifts(["`**bold**`", "a\u202eb\u200bc", "plain"]) == "`ˋ**bold**ˋ` · `abc` · `plain`"

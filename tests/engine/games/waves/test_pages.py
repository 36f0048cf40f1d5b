"""The rules pages for people: an entry for everything, short enough for a phone, in the words of the edition."""

from __future__ import annotations

import pytest

from engine.games import folder_of
from engine.games.waves import GAME
from engine.games.waves.state import PHASES
from engine.games.waves.tables import HOUSE_ROUNDS, HOUSE_SHELLS, SIDES
from engine.pages import Page, edition_words, pages
from tests.languages import LANGUAGES


def sections(language: str, edition: str = "rebels") -> dict[str, Page]:
    """Each page by topic."""
    found = {page.topic: page for page in pages("waves", language, edition)}
    for page in found.values():
        assert set(page.phases) <= set(PHASES)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_an_entry_for_everything(language: str) -> None:
    found = sections(language)
    assert {"goal", "round", "scoring", "example", "presets", "editions", "duel", "talk"} <= set(found)
    assert {f"tablet-{side}" for sides in SIDES for side in sides} <= set(found)
    assert {sentence.partition("#")[0] for sentence in GAME.refusals.values()} <= set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_an_entry(language: str) -> None:
    assert {phase for page in sections(language).values() for phase in page.phases} == set(PHASES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["rebels", "breakers"])
def test_every_entry_is_short_enough_for_a_phone(language: str, edition: str) -> None:
    for topic, page in sections(language, edition).items():
        assert 0 < len(page.text) < 900, topic


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_numbers_stand_there_and_the_last_page_says_that_they_are_ours(language: str) -> None:
    found = sections(language)
    for council in (4, 5):
        assert ", ".join(map(str, HOUSE_SHELLS[council])) in found["shells"].text
    assert HOUSE_SHELLS[5] == HOUSE_SHELLS[6]
    assert str(HOUSE_ROUNDS + 1) in found["next-round"].text
    assert list(found)[-1] == "ours"
    assert str(HOUSE_ROUNDS) in found["ours"].text


@pytest.mark.parametrize(
    ("language", "silence"), [("en", "ask for silence"), ("de", "um Stille"), ("es", "silencio"), ("fr", "le silence")]
)
def test_nobody_is_promised_that_the_room_of_a_team_closes_for_whoever_has_placed(language: str, silence: str) -> None:
    """It is locked for all at once, or asks for silence, when no two of the team may talk."""
    assert silence in sections(language)["talk"].text


@pytest.mark.parametrize(
    ("language", "two"), [("en", "two Elders"), ("de", "zwei Älteste"), ("es", "dos Ancianos"), ("fr", "deux Anciens")]
)
def test_the_page_for_placing_says_that_in_the_duel_each_seat_places_twice(language: str, two: str) -> None:
    for edition in ("rebels", "breakers"):
        assert two in sections(language, edition)["agents"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_breakers_edition_has_its_own_order_in_the_duel_and_only_its_own_teams(language: str) -> None:
    """In its duel two cards are drawn after two Agents; it has neither 3 nor 5 seats."""
    rebels, breakers = sections(language), sections(language, "breakers")
    assert list(rebels) == list(breakers)
    places, order = breakers["duel"].text.split("\n\n")
    assert places in rebels["duel"].text
    assert order not in rebels["duel"].text
    assert "3" in rebels["modes"].text
    assert set(breakers["modes"].text) & set("0123456789") == {"2", "4", "6"}
    assert "6" in rebels["goal"].text
    assert "6" not in breakers["goal"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_breakers_edition_speaks_of_breakers(language: str) -> None:
    text = (folder_of("waves") / f"rules.{language}.md").read_text(encoding="utf-8")
    words = edition_words(text, "breakers")
    assert any("rebel" in word.lower() for word in words)
    for topic, page in sections(language, "breakers").items():
        if topic != "editions":
            assert "rebel" not in f"{page.title} {page.text}".lower()
    for topic, page in sections(language).items():
        if topic != "editions":
            assert not any(word in page.title + page.text for word in words.values())

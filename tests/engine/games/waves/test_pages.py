"""The rules pages for people: an entry for everything, short enough for a phone, in the words of the edition."""

from __future__ import annotations

import re

import pytest

from engine.games.waves import GAME
from engine.games.waves.pages import rules_page
from engine.games.waves.state import PHASES
from engine.games.waves.tables import HOUSE_ROUNDS, HOUSE_SHELLS, TIERS

LANGUAGES = ("en", "de")
HEADING = re.compile(r"(?P<title>.+) \{(?P<topic>[a-z-]+)(?: phase=(?P<phases>[a-z,]+))?\}")


def sections(language: str, edition: str = "rebels") -> dict[str, tuple[str, str]]:
    """Each section's heading and text by topic."""
    found: dict[str, tuple[str, str]] = {}
    for section in rules_page(language, edition).split("\n## ")[1:]:
        heading, _, text = section.partition("\n")
        match = HEADING.fullmatch(heading)
        assert match, heading
        assert set((match["phases"] or "").split(",")) <= set(PHASES)
        assert match["topic"] not in found
        found[match["topic"]] = (heading, text.strip())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_an_entry_for_everything(language: str) -> None:
    found = sections(language)
    assert {"goal", "round", "scoring", "example", "presets", "editions", "duel", "talk"} <= set(found)
    assert {f"tablet-{side}" for side in TIERS} <= set(found)
    assert {sentence.partition("#")[0] for sentence in GAME.refusals.values()} <= set(found)


def test_both_languages_have_the_same_entries_for_the_same_phases() -> None:
    english, german = sections("en"), sections("de")
    assert list(english) == list(german)
    for topic in english:
        assert english[topic][0].partition("{")[2] == german[topic][0].partition("{")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_an_entry(language: str) -> None:
    headings = " ".join(heading for heading, _ in sections(language).values())
    for phase in PHASES:
        assert re.search(rf"phase=[a-z,]*{phase}", headings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["rebels", "breakers"])
def test_every_entry_is_short_enough_for_a_phone(language: str, edition: str) -> None:
    for topic, (_, text) in sections(language, edition).items():
        assert 0 < len(text) < 900, topic


@pytest.mark.parametrize(("language", "ours"), [("en", "ours"), ("de", "unsere eigene")])
def test_our_own_numbers_stand_there_and_are_named_as_ours(language: str, ours: str) -> None:
    found = sections(language)
    for council in (4, 5):
        assert ", ".join(map(str, HOUSE_SHELLS[council])) in found["shells"][1]
    assert HOUSE_SHELLS[5] == HOUSE_SHELLS[6]
    assert str(HOUSE_ROUNDS + 1) in found["next-round"][1]
    assert ours in found["shells"][1]
    assert ours in found["next-round"][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_breakers_edition_speaks_of_breakers(language: str) -> None:
    for topic, (heading, text) in sections(language, "breakers").items():
        if topic != "editions":
            assert "Rebel" not in heading + text
            assert "rebel" not in text
    for topic, (heading, text) in sections(language).items():
        if topic != "editions":
            assert "Breaker" not in heading + text
            assert "Brecher" not in heading + text

"""Rules pages for people: how a text becomes pages, and that each game's pages are whole in each language."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.errors import Malformed
from engine.games import folder_of, game_named, game_names
from engine.pages import LONGEST, Page, edition_words, languages, page, pages, read_pages
from tests.languages import LANGUAGES, every_language

TEXT = """# A game

For editors.

## The goal {goal}

Win.

### Not a page

Really.

## Your turn {your-turn phase=turn,silver seats=2,3}
Play.
"""

every_game = pytest.mark.parametrize("name", game_names())


def test_a_text_is_cut_into_pages_at_its_headings() -> None:
    assert read_pages(TEXT) == (
        Page("goal", "The goal", "Win.\n\n### Not a page\n\nReally."),
        Page("your-turn", "Your turn", "Play.", ("turn", "silver"), (2, 3)),
    )


@pytest.mark.parametrize(
    "heading",
    ["## Goal", "## {goal}", "## Goal {Goal}", "## Goal {goal} ?", "## Goal {goal when=now}", "## Goal {goal seats}"],
)
def test_a_heading_without_its_topic_is_malformed(heading: str) -> None:
    with pytest.raises(Malformed, match="oal"):
        read_pages(f"{heading}\n\nWin.")


def test_an_edition_has_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# A game\n\nIn the edition pirates: Sailors = Pirates, Sail = Flag.\n\n## Sailors {goal}\nSail on."
    (tmp_path / "rules.en.md").write_text(text)
    monkeypatch.setattr("engine.pages.folder_of", lambda game: tmp_path)
    assert edition_words(text, "pirates") == {"Sailors": "Pirates", "Sail": "Flag"}
    assert edition_words(text, "merchants") == {}
    assert pages("editions", "en", "pirates") == (Page("goal", "Pirates", "Flag on."),)
    assert pages("editions", "en", "merchants") == (Page("goal", "Sailors", "Sail on."),)


def test_a_page_of_an_edition_takes_the_place_of_the_one_on_its_topic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "## Goal {goal phase=turn}\nWin.\n## Goal {goal edition=pirates}\nRob.\n## End {end}\nSleep."
    (tmp_path / "rules.en.md").write_text(text)
    monkeypatch.setattr("engine.pages.folder_of", lambda game: tmp_path)
    end = Page("end", "End", "Sleep.")
    assert pages("theirs", "en", "pirates") == (Page("goal", "Goal", "Rob.", edition="pirates"), end)
    for edition in ("merchants", ""):
        assert pages("theirs", "en", edition) == (Page("goal", "Goal", "Win.", ("turn",)), end)


def test_a_page_of_an_edition_comes_after_that_of_all() -> None:
    with pytest.raises(Malformed, match="comes after the page on its topic"):
        read_pages("## A {goal edition=pirates}\n## B {goal}")


@pytest.mark.parametrize("edition", ["", " edition=pirates"])
def test_a_topic_has_one_page(edition: str) -> None:
    with pytest.raises(Malformed, match="two pages are on the topic goal"):
        read_pages(f"## Goal {{goal}}\n## A {{goal{edition}}}\n## B {{goal{edition}}}")


def test_a_language_that_is_not_there_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.en.md").write_text("## Goal {goal}\nWin.")
    (tmp_path / "rules.de.md").write_text("## Ziel {goal}\nGewinnen.")
    monkeypatch.setattr("engine.pages.folder_of", lambda game: tmp_path)
    assert languages("abroad") == ["de", "en"]
    assert pages("abroad", "de")[0].title == "Ziel"
    assert pages("abroad", "fr")[0].title == "Goal"
    assert pages("abroad", "../../x")[0].title == "Goal"


@every_game
def test_the_pages_are_the_same_in_every_language(name: str) -> None:
    assert set(languages(name)) >= set(LANGUAGES)
    english = read_pages((folder_of(name) / "rules.en.md").read_text(encoding="utf-8"))
    assert {"goal", "scoring", "example"} <= {found.topic for found in english}
    for language in languages(name):
        translated = read_pages((folder_of(name) / f"rules.{language}.md").read_text(encoding="utf-8"))
        marks = [replace(found, title="", text="") for found in translated]
        assert marks == [replace(found, title="", text="") for found in english]


@every_game
def test_a_page_fits_on_a_phone(name: str) -> None:
    for language in languages(name):
        for found in pages(name, language):
            assert 0 < len(found.text) < LONGEST, (language, found.topic)


@every_game
@every_language
def test_apostrophes_are_those_of_print(name: str, language: str) -> None:
    for found in pages(name, language):
        assert "'" not in found.title + found.text, found.topic


@every_game
def test_the_rule_behind_each_refusal_has_a_page(name: str) -> None:
    for code, sentence in game_named(name).refusals.items():
        topic, mark, text = sentence.partition("#")
        assert mark, code
        assert text, code
        assert page(name, "en", topic), (code, topic)


@every_game
def test_pages_speak_of_seats_and_phases_that_there_are(name: str) -> None:
    game = game_named(name)
    source = "\n".join(path.read_text() for path in folder_of(name).glob("*.py"))
    for found in pages(name, "en"):
        assert set(found.seats) <= set(game.seats)
        assert all(f'"{phase}"' in source for phase in found.phases), found


@every_game
@every_language
def test_the_first_page_tells_a_newcomer_the_game_in_some_lines(name: str, language: str) -> None:
    found = pages(name, language)
    topics = [one.topic for one in found]
    assert topics[0] == "overview"
    assert {"setup", "scoring"} <= set(topics)
    assert found[0].phases == ()
    assert 5 <= len([line for line in found[0].text.splitlines() if line]) <= 14

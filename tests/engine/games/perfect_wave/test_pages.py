"""The rules pages for people: every topic in every language, short enough for a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.texts import texts
from engine.games import perfect_wave
from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import ADVICE
from tests.languages import LANGUAGES

FOLDER = Path(str(perfect_wave.__file__)).parent
HEADING = re.compile(r"^## (?P<title>[^{}\n]+) {(?P<topic>[a-z-]+)(?P<rest>( [a-z]+=[a-z0-9,]+)*)}$", re.M)


def page(language: str) -> str:
    return (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")


def sections(language: str) -> dict[str, str]:
    text = page(language)
    found = list(HEADING.finditer(text))
    assert len(found) == text.count("\n## ")
    ends = [*(match.start() for match in found[1:]), len(text)]
    return {match["topic"]: text[match.end() : end].strip() for match, end in zip(found, ends, strict=True)}


def test_all_languages_have_the_same_topics_with_the_same_marks() -> None:
    marks = [[(match["topic"], match["rest"]) for match in HEADING.finditer(page(language))] for language in LANGUAGES]
    assert all(other == marks[0] for other in marks)
    topics = [topic for topic, _ in marks[0]]
    assert len(set(topics)) == len(topics)
    assert {"goal", "turn", "tips", "silver", "swaps", "scoring", "example"} <= set(topics)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_section_fits_on_a_phone(language: str) -> None:
    assert {topic: len(text) for topic, text in sections(language).items() if not 80 < len(text) < 900} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_points_to_a_section(language: str) -> None:
    assert {text.partition("#")[0] for text in GAME.refusals.values()} <= set(sections(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_option_and_its_values_are_explained(language: str) -> None:
    told, words = sections(language), texts(language)
    for topic, option, values in (
        ("blind", "misplay", ("ends", "returned")),
        ("silver-choice", "silver", ("agree", "either")),
    ):
        assert all(words(f"wave-option-{option}-{value}").partition(",")[0] in told[topic] for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tip_has_its_entry(language: str) -> None:
    words = texts(language)
    assert all(f"- **{words(f'wave-tip-{tip}')}**" in sections(language)["tips"] for tip in ADVICE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_verdict_has_its_entry(language: str) -> None:
    rows = re.findall(r"^- \*\*(\d+)", sections(language)["scoring"], re.M)
    assert rows == ["0", "1", "3", "6", "11"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_our_own_choice_says_so_at_the_end(language: str) -> None:
    assert list(sections(language))[-1] == "ours"

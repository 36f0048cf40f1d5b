"""The rules pages for people: every topic in both languages, short enough for a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import perfect_wave
from engine.games.perfect_wave import GAME

FOLDER = Path(str(perfect_wave.__file__)).parent
LANGUAGES = ["en", "de"]
HEADING = re.compile(r"^## (?P<title>[^{}\n]+) {(?P<topic>[a-z-]+)(?P<rest>( [a-z]+=[a-z0-9,]+)*)}$", re.M)


def page(language: str) -> str:
    return (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")


def sections(language: str) -> dict[str, str]:
    text = page(language)
    found = list(HEADING.finditer(text))
    assert len(found) == text.count("\n## ")
    ends = [*(match.start() for match in found[1:]), len(text)]
    return {match["topic"]: text[match.end() : end].strip() for match, end in zip(found, ends, strict=True)}


def test_both_languages_have_the_same_topics_with_the_same_marks() -> None:
    marks = [[(match["topic"], match["rest"]) for match in HEADING.finditer(page(language))] for language in LANGUAGES]
    assert marks[0] == marks[1]
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
    told = sections(language)
    assert all(f"`{value}`" in told["blind"] for value in ("ends", "returned"))
    assert all(f"`{value}`" in told["silver-choice"] for value in ("agree", "either"))


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("play now", "good later", "hold back")), ("de", ("jetzt spielen", "später gut"))]
)
def test_each_tip_has_its_entry(language: str, words: tuple[str, ...]) -> None:
    assert all(f"- **{word}**" in sections(language)["tips"] for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_verdict_has_its_entry(language: str) -> None:
    rows = re.findall(r"^- \*\*(\d+)", sections(language)["scoring"], re.M)
    assert rows == ["0", "1", "3", "6", "11"]


@pytest.mark.parametrize(("language", "ours"), [("en", "this rule is ours"), ("de", "diese Regel von uns")])
def test_what_is_our_own_choice_says_so(language: str, ours: str) -> None:
    assert ours in sections(language)["ours"]
    assert list(sections(language))[-1] == "ours"

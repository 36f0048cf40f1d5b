"""What people are told when something cannot be done."""

from __future__ import annotations

import logging

import pytest

from bot.apology import in_words
from bot.errors import Outdated, Sorry
from bot.texts import LANGUAGES, texts
from engine.errors import Refusal, Refused
from engine.games import game_named, game_names


def test_a_refusal_of_the_rules_names_the_page_it_stands_on() -> None:
    said = in_words(Refused(Refusal("no-such-card")), texts("en"), "waves")
    assert "📖" in said


@pytest.mark.parametrize("game", game_names())
def test_who_is_not_asked_is_told_where_to_see_who_is(game: str) -> None:
    said = in_words(Refused(Refusal("not-your-turn")), texts("en"), game)
    assert said.startswith("It is not your turn. /hand")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_refusal_of_every_game_has_words_and_a_page(game: str, language: str) -> None:
    for code in game_named(game).refusals:
        said = in_words(Refused(Refusal(code)), texts(language), game)
        assert code not in said.splitlines()[0].split()
        assert "📖" in said, code


def test_an_unexpected_error_gives_a_number_that_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        said = in_words(ValueError("the Knight is on seat 3"), texts("en"))
    number = said.rpartition("ref ")[2].rstrip(".")
    assert f"ref={number}" in caplog.text
    assert "Knight" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_things_stand_is_announced_only_where_it_follows(language: str) -> None:
    said = in_words(Outdated(), texts(language))
    shown = texts(language)("error-outdated-shown")
    assert said.endswith(".")
    assert said != shown
    assert shown.startswith(said.removesuffix("."))


def test_sorry_is_said_in_the_persons_language() -> None:
    said = {in_words(Sorry("error-full"), texts(language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_that_nothing_changed_unless_it_is_known(language: str) -> None:
    told = {kept: in_words(RuntimeError(), texts(language), kept=kept) for kept in (False, True, None)}
    nothing = texts(language)("error-unknown", number="1").split(". ")[1]
    assert nothing in texts(language)("error-storage", number="1")
    assert [nothing in told[kept] for kept in (False, True, None)] == [True, False, False]
    assert len(set(told.values())) == 3

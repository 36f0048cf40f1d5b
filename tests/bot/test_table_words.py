"""What is said about a table before it begins: options in words, and only what its game and mode need."""

from __future__ import annotations

import re

import pytest

from bot.apology import in_words
from bot.contract import Contract
from bot.play.options import offer_options, read_options
from bot.screens.lobby import Lobby, option_value, say_agreement
from bot.systems import systems
from bot.texts import LANGUAGES, texts
from engine.errors import Refusal, Refused
from engine.games import game_named
from engine.options import complete
from storage.ids import TableId

every_system = pytest.mark.parametrize("system", systems())


def lobby_of(system: str, seats: int, language: str = "en", **chosen: object) -> Lobby:
    of = systems()[system]
    specs = game_named(of.game).offered(seats)
    contract = Contract(system, dict(chosen))
    options = complete(specs, contract.asked(seats))
    return Lobby(
        TableId(1), "T", contract, False, "lobby", "Ann", (), 2, seats, specs, options, "0" * 64, texts(language)
    )


@every_system
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_offered_in_words_and_can_be_read_back(system: str, language: str) -> None:
    for said, typed in offer_options(texts(language), system, ""):
        assert "=" not in said
        assert not re.search(r"[a-z]-option-|\w_\w|\btrue\b|\bfalse\b", said), said
        assert read_options(system, None, typed)


def test_an_option_is_found_by_its_words_and_kept_beside_those_before_it() -> None:
    assert [typed for _, typed in offer_options(texts("en"), "waves", "against")] == ["mode=free", "tablets=free"]
    both = offer_options(texts("en"), "waves", "mode=free random")
    assert both == [("Mode: All against all, Rule Tablets: Random, drawn at the start", "mode=free tablets=random")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_said_in_the_words_of_the_game(language: str) -> None:
    spec = next(spec for spec in game_named("war").options(2) if spec.name == "crowd")
    said = {option_value(texts(language), "war", spec, value) for value in (True, False)}
    assert said == {texts(language)("war-option-crowd-true"), texts(language)("war-option-crowd-false")}


def test_talking_in_teams_is_agreed_on_where_there_are_teams() -> None:
    assert "Talk" not in say_agreement(lobby_of("waves", 2))
    assert "Talk" not in say_agreement(lobby_of("waves", 4, mode="free"))
    assert "your team" in say_agreement(lobby_of("waves", 4))
    assert "your team" in say_agreement(lobby_of("breakers", 6))
    assert "Talk" in say_agreement(lobby_of("wave", 3))


def test_a_value_that_does_not_go_is_refused_with_the_name_of_the_option_and_what_goes() -> None:
    refused = Refused(Refusal("bad-option", {"option": "rounds"}))
    assert in_words(refused, texts("en"), "war") == "“Last round” takes a number from 1."
    assert "mode" not in in_words(Refused(Refusal("bad-option", {"option": "mode"})), texts("en"), "waves")


def test_what_follows_from_the_number_of_seats_is_not_there_to_choose() -> None:
    assert not [said for said, _ in offer_options(texts("en"), "war", "") if "Players and decks" in said]
    assert "Players and decks: **For three or four, two decks**" in say_agreement(lobby_of("war", 3))

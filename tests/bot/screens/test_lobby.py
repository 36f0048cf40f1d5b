"""The lobby: short enough to be seen whole on a phone, and without what is past once the game is on."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from bot.contract import Contract
from bot.examples import example_of
from bot.screens import lobby
from bot.screens.lobby import Lobby
from bot.screens.message import Text, flat
from bot.screens.scene import Sitter
from bot.screens.settings import say_agreed
from bot.systems import systems
from bot.texts import texts
from engine.games import game_named
from engine.options import complete
from storage.ids import TableId, UserId
from tests.bot.limits import of_message
from tests.languages import every_language

A_LINE, A_SMALL_LINE = 34, 44
"""How many letters a phone shows in a line, of usual text and of small text."""
MOST_LINES = 20


def shown(system: str, language: str) -> Lobby:
    contract = Contract(system=system)
    rules = game_named(contract.of.game)
    specs = rules.list_options(rules.seats[0])
    return Lobby(
        table=TableId(12),
        name="Ada’s table",
        contract=contract,
        private=False,
        status="lobby",
        owner="Ada",
        sitters=(Sitter(0, "Ada", UserId(1), reach="ok"), Sitter(1, "Marlin", None, computer=True)),
        least=2,
        most=4,
        specs=specs,
        options=complete(specs, contract.asked(rules.seats[0])),
        commitment="0123456789abcdef" * 4,
        texts=texts(language),
        place="<#77>",
    )


def said(one: Lobby) -> str:
    return "\n".join(part.markdown for part in flat(lobby.lobby(one).parts) if isinstance(part, Text))


@every_language
@pytest.mark.parametrize("system", systems())
def test_a_lobby_is_seen_whole_on_a_phone(system: str, language: str) -> None:
    lines = said(shown(system, language)).splitlines()
    rows = [-(-len(line.strip("-#* ")) // (A_SMALL_LINE if line.startswith("-#") else A_LINE)) for line in lines]
    assert sum(rows) <= MOST_LINES, dict(zip(lines, rows, strict=True))


@every_language
@pytest.mark.parametrize("system", systems())
def test_a_lobby_shows_a_table_of_the_game_until_it_begins(system: str, language: str) -> None:
    example = example_of(system, texts(language))
    assert example is not None
    one = replace(shown(system, language), example=example)
    assert lobby.lobby(one).pictures() == [example]
    assert of_message(lobby.lobby(one)) == []
    assert texts(language)("lobby-example") in said(one), "nobody takes it for the table that they sit down at"
    assert lobby.lobby(replace(one, status="running")).pictures() == []


def test_once_the_game_is_on_nobody_is_told_how_many_are_enough_to_start() -> None:
    one = shown("waves", "en")
    assert "2 of 4 seats taken" in said(one)
    running = said(replace(one, status="running"))
    assert "seats taken" not in running
    assert "<#77>" in running


def test_numbers_that_differ_from_the_usual_are_said_with_what_they_are_numbers_of() -> None:
    one = shown("waves", "en")
    changed = replace(one, options={**one.options, "shells": [5, 4, 3, 2, 1]})
    assert "Shells by Open Majority: **Scholars 5, Keepers 4, Knights 3, Seers 2, Nobles 1**" in said(changed)


def test_in_teams_the_lobby_says_who_plays_with_whom() -> None:
    sitters = tuple(Sitter(seat, name, UserId(seat)) for seat, name in enumerate(("Ada", "Ben", "Cleo", "Dan")))
    one = replace(shown("breakers", "en"), sitters=sitters)
    assert "Teams:" not in said(one)
    teams = replace(one, teams=game_named("waves").sides(4, {"mode": "teams"}))
    assert "Teams: Ada, Cleo / Ben, Dan" in said(teams)
    by_lot = replace(teams, contract=Contract(system="breakers", seating="drawn"))
    assert "Teams:" not in said(by_lot)


@every_language
def test_every_sign_before_a_name_is_explained_below(language: str) -> None:
    one = shown("waves", language)
    assert said(one).count("✉️") == 2
    closed = replace(one, sitters=(replace(one.sitters[0], reach="closed"), one.sitters[1]))
    assert said(closed).count("👁️") == 2
    assert "✉️" not in said(closed)
    assert "✉️" not in said(replace(one, sitters=one.sitters[1:]))
    unknown = replace(one, sitters=(replace(one.sitters[0], reach="unknown"), one.sitters[1]))
    assert "\n1. Ada\n" in said(unknown), "of whom nothing is known yet, nothing is said"


@every_language
def test_turns_that_add_no_time_are_told_without_a_length_of_it(language: str) -> None:
    one, words = shown("waves", language), texts(language)
    typed = replace(one, contract=msgspec.structs.replace(one.contract, pace="2d + 0min, at most 3d"))
    assert words("length-days", count=2) in said(typed)
    told = said(typed), say_agreed(words, "pace", typed.contract.pace)
    assert not [each for each in told if words("length-none") in each or words("length-days", count=3) in each]


@every_language
@pytest.mark.parametrize("system", systems())
def test_a_lobby_always_says_how_time_is_kept(system: str, language: str) -> None:
    one, words = shown(system, language), texts(language)
    usual = said(one)
    assert words("contract-no-clock") in usual, "nobody need open the settings to learn that there is no clock"
    assert words("contract-rest") in usual
    daily = said(replace(one, contract=msgspec.structs.replace(one.contract, pace="daily")))
    assert words("contract-no-clock") not in daily
    assert words("contract-late-vote") in daily

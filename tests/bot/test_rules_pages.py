"""Which page of the rules a person sees first."""

from __future__ import annotations

import pytest

from bot.screens.message import Select, flat
from bot.screens.rules import likeliest_page, rules
from bot.screens.scene import phase_of
from bot.systems import systems
from bot.texts import LANGUAGES, texts
from engine.pages import pages
from tests.bot.screens.positions import GAMES, system_of
from tests.engine.games_under_test import Setting, sample

FIRST = {
    "waves": {"token": "duel", "agents": "agents", "discard": "next-round", "over": "scoring"},
    "wave": {"turn": "turn", "silver": "silver", "over": "end"},
    "rolling": {"draft": "draft", "plan": "plan", "fire": "cannons"},
    "war": {"turn": "turn", "actions": "turn", "leader": "leaders", "over": "scoring"},
}


@pytest.mark.parametrize("game", FIRST)
def test_the_page_of_the_present_phase_comes_first(game: str) -> None:
    found = pages(game, "en", game)
    assert {phase: likeliest_page(found, phase, 2).topic for phase in FIRST[game]} == FIRST[game]


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_every_situation_at_a_table_has_its_page(setting: Setting) -> None:
    found = pages(setting.name, "en", system_of(setting))
    for moment in sample(setting, 12):
        phase = phase_of(setting.game.view(moment.after, None))
        assert phase in likeliest_page(found, phase, setting.seats).phases


def test_before_the_game_it_is_the_first_page() -> None:
    found = pages("wave", "en", "wave")
    assert likeliest_page(found, "", 3) is found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", systems())
def test_two_lists_of_pages_are_told_apart(system: str, language: str) -> None:
    lists = [part for part in flat(rules(system, texts(language), None).parts) if isinstance(part, Select)]
    assert len({part.placeholder for part in lists}) == len(lists)

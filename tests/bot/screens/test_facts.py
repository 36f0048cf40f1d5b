"""What is worth telling at the end of a game: three things that happened in it, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from bot.screens.facts import MOST
from bot.screens.games import screen_of
from bot.screens.scene import Scene
from bot.texts import LANGUAGES
from engine.game import Event, View
from engine.games.perfect_wave.cards import COLOURS
from engine.games.perfect_wave.events import Began, CardPlayed
from engine.games.rolling.events import Fired, Paid, Raided
from engine.games.waves.events import Collected, RoundBegan
from tests.bot.screens.positions import GAMES, NAMES, scene
from tests.engine.games_under_test import Setting, moments, start

CUT_SHORT = {"waves": 1, "war": 2}
"""A game of so few rounds, which only options can make, has little to tell."""
WHOLE = [one for one in GAMES if one.options.get("rounds", 60) > CUT_SHORT.get(one.name, 0) + 1]
MANY, FEW = 4, 3


def ended(setting: Setting, number: int, language: str = "en") -> tuple[Scene[View], list[Event]]:
    """The end of a random game as everybody sees it, with what everybody could see happen."""
    state, told = start(setting, number), []
    for moment in moments(setting, number):
        told.append(moment.events)
        state = moment.after
    shown = scene(setting, state, None, told=told, language=language)
    return shown, [event for each in shown.told for event in each.events]


def said(shown: Scene[View]) -> list[str]:
    return list(islice(screen_of(shown.game).facts(shown), MOST))


@pytest.mark.parametrize("setting", WHOLE, ids=str)
def test_every_game_of_some_moves_has_three_things_worth_telling(setting: Setting) -> None:
    for number in range(MANY):
        shown, _ = ended(setting, number)
        told = said(shown)
        assert len(set(told)) == len(told) > 0
        assert len(told) == MOST or len(getattr(shown.view, "discard", range(FEW + 1))) <= FEW, (
            "one misplay ends a Wave"
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({one.name for one in GAMES}))
def test_each_is_told_in_every_language_with_the_names_of_its_people(game: str, language: str) -> None:
    setting = next(one for one in WHOLE if one.name == game and one.seats > 2)
    shown, _ = ended(setting, 1, language)
    told = said(shown)
    assert told
    assert not any("{" in line for line in told)
    assert any(name in line for line in told for name in NAMES[: setting.seats])


def of(game: str, seats: int) -> Setting:
    return next(one for one in GAMES if (one.name, one.seats) == (game, seats))


def last_of(events: Sequence[Event]) -> Collected:
    return [event for event in events if isinstance(event, Collected)][-1]


def test_of_waves_the_elder_that_ended_it_is_told_first() -> None:
    tried = 0
    for number in range(6):
        shown, events = ended(of("waves", 3), number)
        if not shown.winners:
            continue
        last = last_of(events)
        rounds = [event.round for event in events if isinstance(event, RoundBegan)]
        assert f"**{NAMES[last.seat]}** collected it in round {rounds[-1]}" in said(shown)[0]
        tried += 1
    assert tried > 1


@pytest.mark.parametrize(
    ("course", "expected"),
    [
        ("A..BB..", []),
        ("A..BB..A.", []),
        ("A...BB..", [f"**{NAMES[0]}** led for 3 rounds in a row, longer than anybody."]),
        ("A..BB...", [f"**{NAMES[1]}** led for 3 rounds in a row, longer than anybody."]),
    ],
)
def test_of_waves_the_longest_lead_is_told_only_if_nobody_else_led_as_long(course: str, expected: list[str]) -> None:
    """In a course each letter is an Elder that a seat collects, and each point a round that begins."""
    setting = of("waves", 3)
    events: list[Event] = []
    for each in course:
        if each == ".":
            events.append(RoundBegan(round=1, majority=1, shells=2))
        else:
            seat = "AB".index(each)
            events.append(Collected(seat=seat, place=seat, card=1, agent=2, power=2, against=1, shells=1))
    shown = scene(setting, start(setting, 0), None, told=[events])
    assert [line for line in screen_of("waves").facts(shown) if "in a row" in line] == expected


def test_of_rolling_the_greatest_theft_is_told_first() -> None:
    shown, events = ended(of("rolling", 4), 0)
    thefts = [event for event in events if isinstance(event, Fired) and event.stolen]
    assert thefts
    assert f"took {max(sum(event.stolen) for event in thefts)} from" in said(shown)[0]


def test_of_rolling_infamy_that_was_lost_is_not_told_as_gained() -> None:
    events = [
        Paid(seat=0, cannon="small", infamy=6, lost=4),
        Raided(seat=0, infamy=4, most=True, lost=4),
        Raided(seat=1, infamy=3),
    ]
    setting = of("rolling", 3)
    shown = scene(setting, start(setting, 0), None, told=[events])
    told = screen_of("rolling").facts(shown)
    assert [line for line in told if "infamy" in line] == [f"Most infamy gained: **{NAMES[1]}** with 3."]


def test_of_wave_the_largest_step_counts_colours_and_numbers() -> None:
    events = [Began(seat=0, card="w1"), CardPlayed(seat=0, slot=0, card="w3"), CardPlayed(seat=1, slot=0, card="t4")]
    setting = of("wave", 3)
    shown = scene(setting, start(setting, 0), None, told=[events])
    assert COLOURS.index("t") - COLOURS.index("w") + 1 > 2
    [line] = [line for line in screen_of("wave").facts(shown) if "largest step" in line]
    assert f"**{NAMES[1]}** went from" in line

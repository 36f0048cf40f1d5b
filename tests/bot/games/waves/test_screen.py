"""Waves on the screen: which tablet holds or would hold, whose turn it is where, what is written how large."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.drawing.canvas import WIDTH, wrap
from bot.games.waves.picture import picture, tablet_size
from bot.screens.frame import public
from bot.screens.message import Text, flat
from bot.texts import LANGUAGES, texts
from engine.game import Event
from engine.games.waves import GAME
from engine.games.waves.actions import Follow, Rebel
from engine.games.waves.events import MajorityFound, Rotated
from engine.games.waves.state import DISCARD, State
from engine.games.waves.tables import SIDES
from tests.bot.screens.positions import NAMES, parts_of, scene
from tests.engine.games.waves.positions import B, E, K, N, S, facts, give, play, sit
from tests.engine.games_under_test import Setting

WIDE = (WIDTH - 24) / 5
"""How much of a picture a tablet takes."""

FREE = Setting("waves", 3, {"mode": "free"})


def said(table: object, seat: int | None, **more: object) -> str:
    made = scene(FREE, table, seat, **more)  # type: ignore[arg-type]
    parts = parts_of(made)
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


def said_in_words(setting: Setting, state: State) -> str:
    parts = parts_of(scene(setting, state, None, text_mode=True))
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


def painted(state: State) -> bytes:
    return picture(GAME.view(state, None), NAMES[: state.seats], "en")


@pytest.mark.parametrize(
    ("council", "spare", "expected"),
    [
        ((K, K, B), E, "If Keepers keep the majority, their tablet holds: **The meek win**. An Agent needs the same"),
        ((K, N, N), K, "If Knights keep the majority, their tablet holds: **Calm**. Nothing changes."),
        ((K, N, B), E, "If Nobles keep the majority, their tablet holds: **Calm**. Nothing changes."),
        ((K, B, E), E, "If Seers keep the majority, their tablet holds: **Changing seats**. At once, each Elder"),
    ],
)
def test_a_hand_says_what_the_open_majority_would_bring(council: tuple[int, ...], spare: int, expected: str) -> None:
    table = sit(3, council=council, spare=spare, mode="free", hands=[(K, K, N, E, B)])
    assert expected in said(table.state, 0)
    assert expected not in said(table.state, 0, detail="short")
    play(table, Rebel(card=K, count=2))
    assert expected in said(table.state, 1), "nobody hears of a Rebel that lies face down"


def test_of_two_tablets_with_one_name_the_one_of_the_majority_is_active() -> None:
    state = replace(sit(3, council=(K, N, B), spare=E, mode="free", tablets="first-game").state, active="calm")
    assert state.tablets[N - 1] == state.tablets[B - 1] == "calm"
    after = replace(state, majority=B, phase=DISCARD)
    assert "Tablet 5: Calm (active)" in said_in_words(FREE, after)
    assert said_in_words(FREE, after).count("(active)") == 1
    assert painted(after) != painted(replace(after, majority=N))


def test_no_tablet_is_active_while_the_next_agents_are_placed() -> None:
    state = sit(3, council=(K, N, B), spare=E, mode="free").state
    assert "(active)" not in said_in_words(FREE, replace(state, majority=B, active="calm"))


def test_the_majority_of_the_round_before_is_said_to_be_that_of_the_round_before() -> None:
    state = sit(3, council=(K, N, B), spare=E, mode="free").state
    found = [[MajorityFound(majority=B, tablet="calm")]]

    def told(now: State) -> str:
        parts = parts_of(scene(FREE, now, 0, told=found))
        return next(part.markdown for part in parts if isinstance(part, Text) and "🌊" in part.markdown)

    assert "Round 1: Nobles have the True Majority" in told(replace(state, round=2))
    assert "Round" not in told(replace(state, round=1, majority=B, phase=DISCARD))


def counted(setting: Setting, state: State, events: list[Event], **more: Any) -> str:
    """What a hand says was counted to find the latest majority."""
    made = scene(setting, state, 0, told=[events], text_mode=True, **more)
    lines = "\n".join(part.markdown for part in parts_of(made) if isinstance(part, Text)).splitlines()
    return next(line for line in lines if "Counted" in line)


def test_the_new_council_is_not_counted_once_people_end_the_game() -> None:
    four = Setting("waves", 4, {})
    table = sit(4, council=(K, N, E, B), hands=[(S, S), (K,), (K,), (S,)])
    events = play(table, Rebel(card=S, count=2), Follow(card=K), Follow(card=K), Follow(card=S))
    expected = "-# Counted: 2 Scholars, 1 Keeper, 1 Knight, 1 Seer, 1 Noble."
    assert counted(four, table.state, events) == expected
    assert counted(four, table.state, events, over=True, ended=True) == expected


def test_the_new_council_is_not_counted_once_the_last_round_is_over() -> None:
    table = sit(2, council=(K, N, B, E), hands=[(S, S), (B, B)], rounds=1)
    events = play(table, GAME.legal(table.state, table.to_act[0])[0])
    while facts(table)["phase"] == "agents":
        events = play(table, GAME.legal(table.state, table.to_act[0])[0])
    while table.to_act:
        play(table, GAME.legal(table.state, table.to_act[0])[0])
    assert facts(table)["phase"] == "over"
    duel = Setting("waves", 2, {"rounds": 1})
    assert "1 Keeper, 1 Knight, 1 Seer, 1 Noble" in counted(duel, table.state, events)


def test_elders_that_nobody_acted_on_are_counted_where_a_wave_ends_the_game() -> None:
    table = sit(4, council=(K, N, E, B), hands=[(N,), (K,), (K,), (S,)])
    give(table, 0, S, S, N, N, B, B)
    events = play(table, Follow(card=N), Follow(card=K), Follow(card=K), Follow(card=S))
    assert facts(table)["council"] == [None, N, E, B]
    assert counted(Setting("waves", 4, {}), table.state, events).startswith(
        "-# Counted: 1 Keeper, 1 Knight, 1 Seer, 1 Noble;"
    )


def test_in_the_duel_only_the_place_to_be_filled_is_lit_and_a_hand_is_counted_once() -> None:
    duel = Setting("waves", 2, {})
    table = sit(2, council=(K, N, B, E), edition="rebels")
    assert len(GAME.view(table.state, None).due) == 2, "the token may lie at either place of who starts"
    play(table, GAME.legal(table.state, table.to_act[0])[0])
    assert len(GAME.view(table.state, None).due) == 1
    said = said_in_words(duel, table.state)
    assert said.count("to move") == 1
    assert said.count(" cards") == 2


def test_the_rule_of_a_tablet_and_the_log_do_not_both_say_where_elders_move() -> None:
    table = sit(3, council=(K, N, B), edition="rebels")
    moved: list[list[Event]] = [[MajorityFound(majority=E, tablet="rotate"), Rotated()]]
    later: list[list[Event]] = [[MajorityFound(majority=B, tablet="calm")]]

    def count(told: list[list[Event]], *, short: bool = False) -> int:
        detail = "short" if short else "full"
        shown = scene(Setting("waves", 3, {}), table.state, None, told=told, detail=detail)
        parts = flat(public(shown).parts)
        return sum(part.markdown.count("from B to A") for part in parts if isinstance(part, Text))

    assert count(moved) == 1
    assert count(moved, short=True) == 1
    assert count(moved + later) == 1, "of an earlier round only the log says it"


def test_an_elder_that_moves_is_said_to_move_from_place_to_place() -> None:
    assert "from B to A" in texts("en")("waves-event-rotated")
    assert "right" not in texts("en")("waves-tablet-rotate-rule")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_tablets_are_written_large_and_whole(language: str) -> None:
    for tablet in {side for sides in SIDES for side in sides}:
        for edition in ("rebels", "breakers"):
            name = texts(language)(f"waves-tablet-{tablet}", edition=edition)
            size = tablet_size(name, WIDE)
            assert " ".join(wrap(name, size, WIDE - 20, 2)) == name
            assert tablet == "rotate" or size >= 30, name

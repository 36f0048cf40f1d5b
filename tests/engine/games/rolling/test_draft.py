"""The draft of Rolling with the Waves, ruling by ruling."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.chance import Draw, Recorded, Scripted, Seeded, Stream
from engine.errors import Forged, Malformed
from engine.games.rolling.state import State
from engine.table import read_action
from tests.engine.games.rolling.moments import GAME, do, refusal
from tests.engine.played import Table

RED, GREEN, CLEAR = 0, 1, -1


def drafting(roll: list[list[int]], first: int = 0) -> State:
    """The start of a game of two with this roll."""
    state: State = Table(GAME, 2, {}, Scripted({"first": [first], "roll": [roll]})).state
    return state


MIXED = [[CLEAR, 4], [RED, 6], [GREEN, 3], [GREEN, 6], [CLEAR, 1], [RED, 2]]


def test_the_first_player_is_drawn_and_then_the_dice_are_rolled() -> None:
    drawn = Table(GAME, 3, {}, Seeded(b"x")).chance.drawn
    assert [draw.what for draw in drawn] == ["first", "roll"]
    assert len(drawn[1].outcome) == 9


def test_a_seed_shuffles_clear_dice_first_then_seat_by_seat_and_rolls_those_drawn() -> None:
    drawn = Table(GAME, 2, {}, Seeded(b"seed")).chance.drawn
    stream = Stream(b"seed")
    assert drawn[0].outcome == stream.below(2)
    colours = stream.shuffle([CLEAR, CLEAR, CLEAR, 0, 0, 1, 1])[:6]
    assert drawn[1].outcome == [[colour, stream.die()] for colour in colours]


@pytest.mark.parametrize(
    "roll",
    [
        MIXED[:5],
        [*MIXED, [CLEAR, 1]],
        [[RED, 1], [RED, 1], [RED, 1], [CLEAR, 1], [CLEAR, 1], [CLEAR, 1]],
        [[CLEAR, 1], [CLEAR, 1], [CLEAR, 1], [CLEAR, 1], [RED, 1], [RED, 1]],
        [[2, 1], *MIXED[1:]],
        [[CLEAR, 7], *MIXED[1:]],
        [[CLEAR, 0], *MIXED[1:]],
        [[CLEAR, True], *MIXED[1:]],
        [[False, 1], *MIXED[1:]],
        [[CLEAR, 1.0], *MIXED[1:]],
        [[CLEAR], *MIXED[1:]],
        [None, *MIXED[1:]],
        "roll",
    ],
)
def test_a_roll_that_this_bag_cannot_give_is_forged(roll: Any) -> None:
    with pytest.raises(Forged):
        Table(GAME, 2, {}, Recorded([Draw("first", 0), Draw("roll", roll)]))


def test_seats_draft_clockwise_one_die_a_time_three_times_round() -> None:
    table = Table(GAME, 3, {}, Scripted({"first": [2]}))
    order: list[int] = []
    while GAME.facts(table.state)["phase"] == "draft":
        order += table.to_act
        table.act(table.to_act[0], GAME.legal(table.state, table.to_act[0])[0])
    assert order == [2, 0, 1] * 3
    assert table.to_act == (0, 1, 2)


def test_clear_dice_and_ones_own_are_free() -> None:
    state = drafting(MIXED)
    assert do(state, RED, {"type": "draft", "die": 0}).state.infamy == (5, 5)
    assert do(state, RED, {"type": "draft", "die": 1}).state.infamy == (5, 5)


def test_another_players_die_costs_its_value_also_while_a_free_one_is_left() -> None:
    assert do(drafting(MIXED), RED, {"type": "draft", "die": 2}).state.infamy == (2, 5)


def test_a_die_that_costs_more_than_ones_infamy_is_not_to_be_had() -> None:
    assert refusal(drafting(MIXED), RED, {"type": "draft", "die": 3}) == "too-dear"


def test_each_die_is_taken_once() -> None:
    state = do(drafting(MIXED), RED, {"type": "draft", "die": 0}).state
    assert refusal(state, GREEN, {"type": "draft", "die": 0}) == "die-taken"
    assert refusal(state, GREEN, {"type": "draft", "die": 6}) == "no-such-die"
    assert refusal(state, GREEN, {"type": "draft", "die": -1}) == "no-such-die"


def last_dice() -> State:
    """Red has its second turn with only green dice left: 6, 3 and 1."""
    roll = [[CLEAR, 4], [CLEAR, 6], [GREEN, 6], [GREEN, 3], [CLEAR, 1], [RED, 2]]
    state = drafting(roll)
    for seat, die in ((RED, 5), (GREEN, 0), (RED, 1), (GREEN, 4)):
        state = do(state, seat, {"type": "draft", "die": die}).state
    return state


def test_a_sailor_is_for_when_neither_a_clear_die_nor_ones_own_is_left() -> None:
    assert refusal(drafting(MIXED), RED, {"type": "draft", "die": 2, "sailor": True}) == "no-sailor"
    assert refusal(last_dice(), RED, {"type": "draft", "die": 2, "sailor": True}) is None


def test_a_sailor_may_be_any_die_left_and_one_may_pay_instead() -> None:
    state = last_dice()
    found = {(action.die, action.sailor is True) for action in GAME.legal(state, RED)}
    assert found == {(2, True), (3, True), (3, False)}


def test_a_drunken_sailor_counts_1_and_is_free_of_charge() -> None:
    state = do(last_dice(), RED, {"type": "draft", "die": 2, "sailor": True}).state
    assert state.infamy == (5, 5)
    assert state.values(RED) == (2, 6, 1)


def test_ones_own_die_is_no_sailor() -> None:
    state = do(last_dice(), RED, {"type": "draft", "die": 2, "sailor": True}).state
    assert refusal(state, GREEN, {"type": "draft", "die": 3, "sailor": True}) == "no-sailor"
    assert refusal(state, GREEN, {"type": "draft", "die": 3}) is None


@pytest.mark.parametrize("sailor", [False, None, 1, "true"])
def test_a_die_that_is_no_sailor_leaves_the_field_out(sailor: Any) -> None:
    with pytest.raises(Malformed):
        read_action(GAME, {"type": "draft", "die": 0, "sailor": sailor})


def test_a_draft_can_be_taken_back_until_the_next_seat_moves() -> None:
    assert not do(drafting(MIXED), RED, {"type": "draft", "die": 0}).barrier


def test_dice_keep_their_colour_however_they_were_drafted() -> None:
    before = Counter(GAME.cards(last_dice()))
    after = do(last_dice(), RED, {"type": "draft", "die": 2, "sailor": True}).state
    assert Counter(GAME.cards(after)) == before

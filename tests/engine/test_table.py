"""Whose turn it is, who is told what, and what can be taken back."""

from __future__ import annotations

import pytest

from engine.chance import Scripted
from engine.errors import Malformed, Refused
from engine.games import game_named
from engine.table import audience_events, check, check_setup, decode_state, encode_state, read_action, take
from tests.engine.played import Table
from tests.engine.tiny_game import GAME, NUMBERS, Cheer, Drew, Laid, Lay, Shown, Trade, Traded


@pytest.fixture
def table() -> Table:
    """Seat 0 holds 1, 2, 3 and begins, seat 1 holds 4, 5, 6; 7 lies on top of the deck."""
    return Table(GAME, 2, {}, Scripted({"deck": [list(NUMBERS)], "first": [0]}))


def code(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.refusal.code


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(Refused) as error:
        game_named("chess")
    assert code(error) == "unknown-game"
    assert "waves" in str(error.value.refusal.params["games"])


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(Refused) as error:
        check_setup(GAME, seats, {})
    assert code(error) == "wrong-seats"
    assert error.value.refusal.params == {"least": 2, "most": 3}


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"colour": 1}, "unknown-option"),
        ({"hand": 6}, "bad-option"),
        ({"hand": True}, "bad-option"),
        ({"hand": 2.0}, "bad-option"),
        ({"hand": None}, "bad-option"),
        ({"dice": 1}, "bad-option"),
        ({"start": "last"}, "bad-option"),
        ({"start": ["luck"]}, "bad-option"),
        ({"dice": True, "hand": 5}, "mix"),
    ],
)
def test_options_that_do_not_go_are_refused(asked: dict[str, object], expected: str) -> None:
    with pytest.raises(Refused) as error:
        check_setup(GAME, 2, asked)
    assert code(error) == expected


def test_an_option_may_be_given_at_its_default() -> None:
    assert check_setup(GAME, 2, {"hand": 3}) == {"hand": 3, "dice": False, "start": "luck"}


def test_the_tables_reasons_come_before_the_games(table: Table) -> None:
    refusals = [check(GAME, table.state, seat, Lay(99)) for seat in (-1, 2, 1, 0)]
    assert [refusal.code if refusal else None for refusal in refusals] == [
        "no-such-seat",
        "no-such-seat",
        "not-your-turn",
        "not-held",
    ]


def test_advice_is_given_out_of_turn(table: Table) -> None:
    assert table.act(1, Cheer(0)).state.cheers == (1, 0)
    assert table.to_act == (0,)


def test_a_refused_action_changes_nothing(table: Table) -> None:
    before = table.state
    with pytest.raises(Refused):
        table.act(0, Lay(4))
    assert (table.state, table.done) == (before, [])


def test_nothing_can_be_done_when_the_game_is_over(table: Table) -> None:
    while table.to_act:
        table.act(table.to_act[0], GAME.legal(table.state, table.to_act[0])[0])
    assert table.outcome.over
    for seat in (0, 1):
        with pytest.raises(Refused) as error:
            table.act(seat, Cheer(1 - seat))
        assert code(error) == "over"


def test_events_are_for_those_they_name(table: Table) -> None:
    events = table.act(0, Trade((1,))).events
    assert audience_events(events, 0) == [Traded(seat=0, cards=(1,)), Drew(cards=(7,), to=(0,))]
    for audience in (1, None):
        assert audience_events(events, audience) == [Traded(seat=0, cards=(1,))]


def test_what_nobody_has_seen_can_be_taken_back(table: Table) -> None:
    before = table.state
    turn = table.act(0, Lay(2))
    assert not turn.barrier
    assert list(turn.events) == [Laid(seat=0)]
    table.undo(0)
    assert table.state == before


def test_only_who_moved_last_takes_back(table: Table) -> None:
    with pytest.raises(Refused) as error:
        table.undo(0)
    assert code(error) == "nothing-to-undo"
    table.act(0, Lay(2))
    with pytest.raises(Refused) as error:
        table.undo(1)
    assert code(error) == "somebody-moved"


def test_cards_that_were_drawn_cannot_be_put_back(table: Table) -> None:
    turn = table.act(0, Trade((1,)))
    assert turn.barrier
    assert turn.draws == ()
    with pytest.raises(Refused) as error:
        table.undo(0)
    assert code(error) == "something-was-shown"


def test_cards_that_were_shown_cannot_be_hidden_again(table: Table) -> None:
    table.act(0, Lay(2))
    turn = table.act(1, Lay(5))
    assert Shown(cards=(2, 5), winner=1) in turn.events
    assert turn.barrier


def test_luck_cannot_be_tried_again() -> None:
    table = Table(GAME, 2, {"dice": True, "hand": 1}, Scripted({"first": [0], "roll": [2]}))
    table.act(0, GAME.legal(table.state, 0)[0])
    turn = table.act(1, GAME.legal(table.state, 1)[0])
    assert [(draw.what, draw.outcome) for draw in turn.draws] == [("roll", 2)]
    assert turn.barrier


def test_advice_cannot_be_unsaid(table: Table) -> None:
    assert table.act(1, Cheer(0)).barrier


def test_a_turn_can_be_taken_from_a_state_that_was_kept(table: Table) -> None:
    kept = encode_state(table.state)
    assert isinstance(kept, bytes)
    turn = take(GAME, decode_state(GAME, kept), 0, Lay(2), Scripted({}))
    assert turn.state == table.act(0, Lay(2)).state


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"type": "fly"},
        {"type": "lay"},
        {"type": "lay", "card": True},
        {"type": "lay", "card": 2.0},
        {"type": "lay", "card": "2"},
        {"type": "lay", "card": None},
        {"type": "lay", "card": 2, "cards": [1]},
        {"type": "trade", "cards": 1},
        {"type": "trade", "cards": [1], "quick": False},
        {"type": "trade", "cards": [1], "quick": None},
    ],
)
def test_a_missing_unknown_or_wrongly_typed_field_is_malformed(fields: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        read_action(GAME, fields)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({}, "type"),
        ({"type": "lay"}, "card"),
        ({"type": "lay", "card": "2"}, "card"),
        ({"type": "trade", "cards": 1}, "cards"),
        ({"type": "trade", "cards": [1, "2"]}, "cards"),
    ],
)
def test_what_cannot_be_read_names_the_field_that_is_missing_or_wrongly_typed(
    fields: dict[str, object], field: str
) -> None:
    with pytest.raises(Malformed) as caught:
        read_action(GAME, fields)
    assert caught.value.field == field


def test_an_action_is_read_from_just_its_fields() -> None:
    assert read_action(GAME, {"type": "trade", "cards": [1, 2]}) == Trade((1, 2))
    assert read_action(GAME, {"type": "trade", "cards": [1], "quick": True}) == Trade((1,), quick=True)

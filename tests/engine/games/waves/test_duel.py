"""Head to head: two places a seat, who starts, the two orders of the two editions, and the draws in mid-round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.chance import Seeded, Stream
from engine.errors import Refused
from engine.games.waves import GAME
from engine.games.waves.actions import AnyAction, Follow, Rebel, Token
from engine.games.waves.events import Drew, DrewCards, Rotated, TokenLaid, TookToHand
from tests.engine.games.waves.positions import (
    B,
    E,
    K,
    N,
    S,
    discard_all,
    facts,
    hand,
    hold,
    leave,
    of,
    play,
    refusal,
    see,
    sit,
    with_side,
)
from tests.engine.played import Table


def duel(
    edition: str = "rebels",
    first: int = 0,
    token: int | None = None,
    hands: Sequence[Sequence[int]] = ((K, K, K, K, K), (K, K, K, K, K)),
    **more: Any,
) -> Table:
    """A duel; with `token` the first choice has been made."""
    options = {"council": (B, B, B, B), "deck": (S, N, E, B, S, S), **more}
    table = sit(2, hands=hands, first=first, edition=edition, **options)
    if token is not None:
        play(table, Token(token))
    return table


@pytest.mark.parametrize(("first", "places"), [(0, [0, 2]), (1, [1, 3])])
def test_the_other_seat_chooses_at_which_of_the_starters_places_the_token_lies(first: int, places: list[int]) -> None:
    table = duel(first=first)
    assert facts(table)["phase"] == "token"
    assert facts(table)["shells"] == 0
    assert facts(table)["token"] is None
    assert facts(table)["round"] == 1
    assert table.to_act == (1 - first,)
    assert [a.place for a in GAME.legal(table.state, 1 - first) if isinstance(a, Token)] == places
    assert GAME.legal(table.state, first) == ()
    assert refusal(table, 1 - first, Token(1 - first)) == "place-not-yours"
    assert refusal(table, 1 - first, Follow(K)) == "wrong-phase"
    events = play(table, Token(places[1]))
    assert of(events, TokenLaid) == [TokenLaid(1 - first, places[1])]
    assert facts(table)["phase"] == "agents"
    assert facts(table)["token"] == places[1]
    assert facts(table)["round"] == 1
    assert table.to_act == (first,)


@pytest.mark.parametrize("edition", ["rebels", "breakers"])
def test_seat_zero_owns_places_zero_and_two(edition: str) -> None:
    assert see(duel(edition), None).owners == (0, 1, 0, 1)


def test_laying_the_token_can_be_taken_back() -> None:
    table = duel(token=2)
    table.undo(1)
    assert facts(table)["phase"] == "token"


def test_rebels_go_from_place_to_place_clockwise_from_the_token() -> None:
    table = duel(token=2)
    order: list[int | list[int]] = []
    for card in (K, K, K):
        order.append(table.to_act[0])
        play(table, Follow(card))
        order.append([place for place, agent in enumerate(see(table, None).agents) if agent])
    assert order == [0, [2], 1, [2, 3], 0, [0, 2, 3]]
    assert table.to_act == (1,)


@pytest.mark.parametrize("edition", ["rebels", "breakers"])
def test_everybody_knows_who_is_next_until_the_last_agent_of_a_round(edition: str) -> None:
    table = Table(GAME, 2, {"edition": edition}, Seeded(b"next"))
    stream, foretold = Stream(b"next"), 0
    while table.to_act and foretold < 60:
        seat, after = table.to_act[0], GAME.follows(table.state)
        placed = sum(agent is not None for agent in see(table, None).agents)
        assert (after is not None) == (facts(table)["phase"] in ("token", "agents") and placed < 3)
        table.act(seat, stream.choose(GAME.legal(table.state, seat)))
        if after is not None:
            assert table.to_act == (after,)
            foretold += 1
    assert foretold >= 20


def test_rebels_draw_two_right_after_their_first_place() -> None:
    table = duel(token=0)
    assert [(e.seat, e.cards) for e in of(play(table, Follow(K)), DrewCards)] == [(0, (S, N))]
    assert facts(table)["hands"] == [6, 5]
    assert [(e.seat, e.cards) for e in of(play(table, Follow(K)), DrewCards)] == [(1, (E, B))]
    assert not of(play(table, Follow(K)), Drew)
    assert facts(table)["hands"] == [5, 6]


def test_a_first_agent_of_the_duel_cannot_be_taken_back_once_its_cards_are_drawn() -> None:
    table = duel(token=0)
    play(table, Follow(K))
    assert table.done[-1].turn.barrier


@pytest.mark.parametrize("edition", ["rebels", "breakers"])
def test_a_duels_last_agent_is_final_though_the_elders_taken_to_hand_equal_the_agents_turned_up(edition: str) -> None:
    table = duel(edition, token=0, council=(K, K, K, K), shells=[0, 0, 0, 0, 1])
    for _ in range(4):
        mover = table.to_act[0]
        legal = GAME.legal(table.state, mover)
        play(table, next(action for action in legal if isinstance(action, Follow) and action.card == K))
    assert facts(table)["phase"] == "discard"
    assert table.done[-1].turn.draws == ()
    assert table.done[-1].turn.barrier
    with pytest.raises(Refused, match="something-was-shown"):
        table.undo(mover)


@pytest.mark.parametrize("edition", ["rebels", "breakers"])
def test_what_resolves_a_round_of_the_duel_is_never_taken_back(edition: str) -> None:
    resolved = 0
    for number in range(12):
        stream = Stream(f"{edition} {number}".encode())
        options = {"edition": edition, "shells": [0, 0, 0, 0, 1], "rounds": 12}
        table = Table(GAME, 2, options, Seeded(bytes([number]) * 32))
        while table.to_act:
            seat = table.to_act[0]
            before = table.state
            turn = table.act(seat, stream.choose(GAME.legal(before, seat)))
            if any(before.agents) and not any(turn.state.agents):
                resolved += 1
                assert turn.barrier
    assert resolved > 100


def test_in_the_breakers_edition_each_seat_chooses_its_first_place_and_then_both_draw() -> None:
    table = duel("breakers", token=0)
    assert not of(play(table, Follow(K, 2)), Drew)
    assert table.to_act == (1,)
    events = play(table, Follow(K, 1))
    assert [(e.seat, e.cards) for e in of(events, DrewCards)] == [(0, (S, N)), (1, (E, B))]
    assert table.to_act == (0,)
    play(table, Follow(K))
    assert table.to_act == (1,)
    assert [agent is None for agent in see(table, None).agents] == [False, False, False, True]


def test_in_the_breakers_edition_the_tokens_owner_begins_wherever_the_token_lies() -> None:
    table = duel("breakers", first=1, token=3)
    assert table.to_act == (1,)
    events = play(table, Follow(K, 1), Rebel(K, 2, 0))
    assert [e.seat for e in of(events, Drew)] == [1, 0]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Follow(K), "place-needed"),
        (Rebel(K, 1), "place-needed"),
        (Follow(K, 1), "place-not-yours"),
        (Follow(K, 4), "place-not-yours"),
        (Follow(K, -1), "place-not-yours"),
        (Follow(K, 2), ""),
    ],
    ids=str,
)
def test_a_first_agent_in_the_breakers_duel_names_one_of_ones_own_places(action: AnyAction, code: str) -> None:
    assert refusal(duel("breakers", token=0), 0, action) == code


def test_the_second_agent_in_the_breakers_duel_names_no_place() -> None:
    table = duel("breakers", token=0)
    play(table, Follow(K, 0), Follow(K, 3))
    assert refusal(table, 0, Follow(K, 2)) == "place-is-fixed"
    assert not refusal(table, 0, Follow(K))


def test_no_agent_in_the_rebels_duel_names_a_place() -> None:
    assert refusal(duel(token=0), 0, Follow(K, 0)) == "place-is-fixed"


def test_nobody_draws_at_the_end_of_a_round_and_the_token_moves_to_the_next_elder() -> None:
    table = duel(token=3, first=1, hands=((K, K, K, K, K), (K, K, K, K, K)))
    play(table, *[Follow(K)] * 3)
    events = play(table, Follow(K))
    assert not of(events, Drew)
    assert facts(table)["hands"] == [7, 7]
    assert facts(table)["token"] == 0
    discard_all(table)
    assert facts(table)["hands"] == [5, 5]
    assert table.to_act == (0,)


def test_rotate_brings_each_elder_to_the_opponent() -> None:
    table = duel(token=0, council=(S, E, E, K), tablets=with_side("rotate", E), hands=((K,) * 5, (K,) * 5))
    events = play(table, *[Follow(K)] * 4)
    assert of(events, Rotated)
    assert [(e.seat, e.card) for e in of(events, TookToHand)] == [(0, E), (1, E), (0, K)]


@pytest.mark.parametrize("edition", ["rebels", "breakers"])
def test_an_empty_hand_draws_one_card_at_the_moment_its_turn_to_place_comes(edition: str) -> None:
    table = duel(edition, token=0)
    hold(table, (E,), ())
    first = GAME.legal(table.state, 0)[0]
    leave(table, S, K, N, B)
    events = play(table, first)
    if edition == "rebels":
        assert [(e.seat, e.cards) for e in of(events, DrewCards)] == [(0, (S, K)), (1, (N,))]
        assert hand(table, 1) == (N,)
    else:
        assert [(e.seat, e.cards) for e in of(events, DrewCards)] == [(1, (S,))]
        assert hand(table, 1) == (S,)
    assert table.to_act == (1,)


def test_the_tokens_owner_with_an_empty_hand_draws_when_the_round_begins() -> None:
    table = duel(token=0, council=(N, N, S, S), hands=((B,) * 5, (E,) * 5), shells=[5] * 5)
    hold(table, (B,), (E, E))
    leave(table, B, B, E, E, K)
    play(table, Follow(B), Rebel(E, 2), Rebel(B, 2))
    events = play(table, Rebel(E, 2))
    assert facts(table)["round"] == 2
    assert facts(table)["token"] == 1
    assert table.to_act == (1,)
    assert facts(table)["collected"] == [[1, 0, 1, 0, 0], [1, 0, 1, 0, 0]]
    assert [(e.seat, e.cards) for e in of(events, DrewCards)] == [(1, (K,))]
    assert facts(table)["hands"] == [0, 1]

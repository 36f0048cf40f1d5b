"""Placing Agents: whose turn it is, what may be placed, who learns of it, and taking it back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import Malformed, Refused
from engine.games.waves import GAME
from engine.games.waves.actions import AnyAction, Discard, Follow, Rebel, Token
from engine.games.waves.events import Followed, Placed, Rebelled
from engine.table import read_action
from tests.engine.games.waves.positions import B, E, K, N, S, facts, hand, of, play, refusal, see, sit

HANDS = ((S, S, K, N, B), (K, K, K, E, E), (N, N, N, N, N), (S, K, N, E, B))
COUNCIL = (S, K, N, E)


def test_agents_are_placed_clockwise_from_the_token() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL, first=2)
    order = []
    for action in (Follow(N), Follow(S), Follow(S)):
        order.append(table.to_act)
        play(table, action)
    assert [*order, table.to_act] == [(2,), (3,), (0,), (1,)]


def test_a_follower_is_one_card_of_any_class_held() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL)
    assert [a.card for a in GAME.legal(table.state, 0) if isinstance(a, Follow)] == [S, K, N, B]


def test_a_rebel_is_one_or_more_cards_of_one_class() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL, first=1)
    stacks = [(a.card, a.count) for a in GAME.legal(table.state, 1) if isinstance(a, Rebel)]
    assert stacks == [(K, 1), (K, 2), (K, 3), (E, 1), (E, 2)]


def test_passing_is_not_possible() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL)
    assert all(isinstance(action, Follow | Rebel) for action in GAME.legal(table.state, 0))
    with pytest.raises(Malformed):
        read_action(GAME, {"type": "pass"})


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Follow(E), "no-such-card"),
        (Follow(0), "not-a-card"),
        (Follow(6), "not-a-card"),
        (Rebel(S, 3), "no-such-card"),
        (Rebel(S, 0), "rebel-count"),
        (Rebel(S, -1), "rebel-count"),
        (Follow(S, 0), "place-is-fixed"),
        (Rebel(S, 1, 0), "place-is-fixed"),
        (Discard((S,)), "wrong-phase"),
        (Token(0), "wrong-phase"),
    ],
    ids=str,
)
def test_what_may_not_be_placed_is_refused_with_its_reason(action: AnyAction, code: str) -> None:
    assert refusal(sit(4, hands=HANDS, council=COUNCIL), 0, action) == code


def test_nobody_may_place_before_their_turn() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL)
    assert refusal(table, 1, Follow(K)) == "not-your-turn"
    play(table, Follow(S))
    assert refusal(table, 0, Follow(S)) == "not-your-turn"


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "follow"},
        {"type": "follow", "card": True},
        {"type": "follow", "card": 2.0},
        {"type": "follow", "card": "2"},
        {"type": "follow", "card": 2, "count": 1},
        {"type": "follow", "card": 2, "place": None},
        {"type": "rebel", "card": 2},
        {"type": "rebel", "card": 2, "count": None},
        {"type": "rebel", "card": 2, "count": False},
        {"type": "token"},
        {"type": "token", "place": None},
        {"type": "discard", "cards": 2},
        {"type": "discard", "cards": [True]},
        {"type": "discard", "cards": [None]},
        {"type": "surf", "card": 2},
        {"card": 2},
    ],
    ids=str,
)
def test_a_missing_unknown_or_wrongly_typed_field_is_malformed(fields: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        read_action(GAME, fields)


def test_the_number_of_rebels_is_public_and_their_class_is_not() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL, first=1)
    events = play(table, Rebel(K, 2))
    assert of(events, Rebelled) == [Rebelled(seat=1, place=1, count=2)]
    assert of(events, Placed) == [Placed(seat=1, place=1, card=K, to=(1,))]
    for audience in (None, 0, 2, 3):
        agent = see(table, audience).agents[1]
        assert agent is not None
        assert (agent.rebel, agent.count, agent.card) == (True, 2, None)
    own = see(table, 1).agents[1]
    assert own is not None
    assert own.card == K


def test_a_follower_lies_face_down_until_it_acts() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL)
    events = play(table, Follow(B))
    assert of(events, Followed) == [Followed(seat=0, place=0)]
    assert [see(table, audience).agents[0].card for audience in (None, 0, 1, 2, 3)] == [None, B, None, None, None]  # type: ignore[union-attr]
    assert facts(table)["hands"] == [4, 5, 5, 5]


def test_an_agent_can_be_taken_back_until_the_next_one_lies() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL)
    before = table.state
    play(table, Rebel(S, 2))
    table.undo(0)
    assert table.state == before
    play(table, Follow(S), Follow(K))
    with pytest.raises(Refused, match="somebody-moved"):
        table.undo(0)


def test_the_last_agent_cannot_be_taken_back_since_it_shows_the_others() -> None:
    table = sit(4, hands=HANDS, council=COUNCIL)
    play(table, Follow(S), Follow(K), Follow(N), Follow(S))
    with pytest.raises(Refused, match="something-was-shown"):
        table.undo(3)


def test_a_discard_cannot_be_taken_back_since_it_lies_face_up() -> None:
    table = sit(4, hands=HANDS, council=(B, B, B, B), deck=(S, S, S, S))
    play(table, Follow(S), Follow(K), Follow(N), Follow(S))
    assert facts(table)["phase"] == "discard"
    seat = table.to_act[0]
    play(table, Discard((hand(table, seat)[0],)))
    with pytest.raises(Refused, match="something-was-shown"):
        table.undo(seat)

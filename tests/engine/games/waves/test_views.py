"""Who may know what: views, events and dealing anew."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine.chance import Seeded, Stream
from engine.games.waves import GAME
from engine.games.waves.actions import Follow, Rebel
from engine.games.waves.events import Collected, DrewCards, EverybodyDrew, RebelsShown, TookToHand
from engine.table import audience_events, decode_state, encode_state
from tests.engine.games.waves.positions import B, E, K, N, S, facts, give, hand, of, play, see, sit
from tests.engine.games.waves.random_tables import WAYS, random_options
from tests.engine.played import Table

HANDS = ((S, S, K, N, B), (K, K, K, E, E), (N, N, N, N, N), (S, K, N, E, B))


def test_a_seat_sees_its_own_hand_and_of_the_others_only_how_many() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    for seat in range(4):
        assert see(table, seat).hand == HANDS[seat]
        assert see(table, seat).hands == (5, 5, 5, 5)
    assert see(table, None).hand is None


def test_team_mates_see_their_teams_collection_but_not_each_others_hands() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    give(table, 0, S, E)
    mine, mates = see(table, 0), see(table, 2)
    assert mine.collected == mates.collected == ((1, 0, 0, 1, 0), (0, 0, 0, 0, 0))
    swapped = sit(4, hands=(HANDS[0], HANDS[2], HANDS[1], HANDS[3]), council=(S, K, N, E))
    give(swapped, 0, S, E)
    assert see(swapped, 0) == mine


def test_the_deck_shows_only_its_size() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    assert see(table, None).deck == 76
    other = sit(4, hands=HANDS, council=(S, K, N, E), deck=(B, S, B, S))
    assert see(other, 1) == see(table, 1)


def test_what_is_drawn_is_told_only_to_the_seat_that_draws() -> None:
    table = sit(4, hands=[(K,)] * 4, council=(B, B, B, B))
    events = play(table, *[Follow(K)] * 4)
    for seat in range(4):
        assert [e.seat for e in of(audience_events(events, seat), DrewCards)] == [seat]
    assert not of(audience_events(events, None), DrewCards)
    assert of(audience_events(events, None), EverybodyDrew) == [EverybodyDrew()]


def test_everybody_sees_rebels_and_followers_that_were_turned_up() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    events = audience_events(play(table, Follow(S), Rebel(E, 2), Follow(N), Follow(S)), None)
    assert [(e.seat, e.card) for e in of(events, RebelsShown)] == [(1, E)]
    assert [(e.seat, e.agent) for e in of(events, TookToHand, Collected)] == [(0, S), (2, N), (3, S), (1, E)]


def test_an_edition_and_all_limits_are_in_the_view() -> None:
    view = see(sit(4, council=(S, K, N, E), edition="breakers"), None)
    assert view.edition == "breakers"
    assert view.limits == (5, 5, 5, 5)
    assert view.tablets == ("six", "meek", "calm", "rotate", "calm")
    assert view.shell_table == (3, 3, 2, 2, 1)


def moments(way: tuple[int, str, str], rng: random.Random) -> list[Any]:
    """All states of a random game."""
    table = Table(GAME, way[0], random_options(way, rng), Seeded(rng.randbytes(8)))
    states = [table.state]
    while table.to_act:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(GAME.legal(table.state, seat)))
        states.append(table.state)
    return states


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_dealing_anew_keeps_all_that_an_audience_knows(way: tuple[int, str, str]) -> None:
    rng = random.Random(str(way))
    for state in rng.sample(states := moments(way, rng), min(12, len(states))):
        for audience in (None, *range(way[0])):
            anew = GAME.redeal(state, audience, Stream(b"one"))
            again = GAME.redeal(anew, audience, Stream(b"one"))
            assert GAME.view(anew, audience) == GAME.view(state, audience)
            assert again == anew
            assert Counter(GAME.cards(anew)) == Counter(GAME.cards(state))
            if audience is not None:
                assert list(GAME.legal(anew, audience)) == list(GAME.legal(state, audience))


def test_dealing_anew_really_deals() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    play(table, Rebel(S, 2))
    hands = {tuple(GAME.view(GAME.redeal(table.state, 1, Stream(bytes([i]))), 2).hand or ()) for i in range(20)}
    stacks = {str(GAME.view(GAME.redeal(table.state, 1, Stream(bytes([i]))), 0).agents[0]) for i in range(40)}
    assert len(hands) > 10
    assert len(stacks) == 5


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_state_is_small_and_reads_back_as_itself(way: tuple[int, str, str]) -> None:
    for state in moments(way, random.Random(str(way))):
        kept = encode_state(state)
        assert len(kept) < 1500
        assert decode_state(GAME, kept) == state


def test_all_hundred_cards_are_always_somewhere() -> None:
    for state in moments((5, "teams", "rebels"), random.Random(3)):
        assert Counter(GAME.cards(state)) == {S: 20, K: 20, N: 20, E: 20, B: 20}


def test_the_public_summary_counts_hands_and_names_no_card_in_them() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    assert facts(table)["hands"] == [5, 5, 5, 5]
    assert hand(table, 0) == HANDS[0]
    assert set(facts(table)) == {
        "round",
        "phase",
        "shells",
        "token",
        "council",
        "spare",
        "hands",
        "collected",
        "active",
    }

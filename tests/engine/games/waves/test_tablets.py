"""Each side of each Rule Tablet does what the rules page says, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Seeded
from engine.games.waves import GAME
from engine.games.waves.actions import Follow, Rebel
from engine.games.waves.events import AgentShown, Collected, Rotated, ShellsSet, TookToHand
from tests.engine.games.waves.positions import (
    B,
    E,
    K,
    N,
    S,
    facts,
    give,
    hand,
    held,
    of,
    play,
    sit,
    with_side,
)
from tests.engine.played import Table

FOUR = ((S, K, N, E, B),) * 4
"""Four hands with a card of each class."""


def under(side: str, card: int, council: tuple[int, ...], seats: int = 4, **more: Any) -> Table:
    """A table with this side for a class of which the council has most."""
    return sit(seats, hands=FOUR[:seats], council=council, tablets=with_side(side, card), **more)


def fates(events: list[Any]) -> list[tuple[int, int, int, str]]:
    """Of each Elder that was acted on: place, the Agent's Power, its own Power, and why it was not collected."""
    return [(e.place, e.power, e.against, getattr(e, "why", "")) for e in of(events, Collected, TookToHand)]


def test_six_gives_every_scholar_power_six() -> None:
    table = under("six", S, (S, S, N, E))
    events = play(table, Follow(B), Follow(S), Follow(S), Follow(K))
    assert fates(events) == [(0, 5, 6, "power"), (1, 6, 6, "power"), (2, 6, 3, ""), (3, 2, 4, "power")]


def test_roles_gives_followers_three_and_rebels_six_whatever_they_are() -> None:
    table = under("roles", S, (S, S, N, B))
    events = play(table, Follow(S), Rebel(S, 1), Follow(B), Rebel(S, 1))
    assert fates(events) == [(0, 3, 1, ""), (2, 3, 3, "power"), (1, 6, 1, ""), (3, 6, 5, "")]


def test_meek_asks_for_equal_or_lower_power() -> None:
    table = under("meek", K, (K, K, N, E))
    events = play(table, Follow(K), Follow(N), Follow(S), Follow(B))
    assert fates(events) == [(0, 2, 2, ""), (1, 3, 2, "power"), (2, 1, 3, ""), (3, 5, 4, "power")]


def test_tide_lifts_every_keeper_by_two_for_each_shell_there_is_right_now() -> None:
    table = under("tide", K, (K, N, E, K))
    assert facts(table)["shells"] == 3
    events = play(table, Follow(B), Follow(K), Follow(K), Follow(K))
    assert fates(events) == [(0, 5, 8, "power"), (1, 8, 3, ""), (2, 6, 4, ""), (3, 4, 4, "power")]


@pytest.mark.parametrize("card", [N, B])
def test_calm_changes_nothing(card: int) -> None:
    table = under("calm", card, (card, card, S, K), shells=[3] * 5)
    events = play(table, Follow(B), Rebel(card, 1), Follow(K), Follow(N))
    assert [fate[:3] for fate in fates(events)] == [(0, 5, card), (2, 2, 1), (3, 3, 2), (1, card, card)]
    assert facts(table)["active"] == "calm"


def test_rebels_first_lets_rebels_act_in_the_first_wave() -> None:
    table = under("rebels-first", N, (N, S, N, K), shells=[1] * 5)
    events = play(table, Follow(B), Rebel(E, 1), Follow(B), Rebel(N, 1))
    assert fates(events) == [(1, 4, 1, ""), (3, 3, 2, "shells"), (0, 5, 3, "shells"), (2, 5, 3, "shells")]


def test_elder_right_gives_an_elder_the_printed_power_of_the_elder_to_its_right() -> None:
    table = under("elder-right", N, (N, N, S, K), shells=[5] * 5)
    events = play(table, Follow(B), Follow(S), Follow(S), Follow(K))
    assert fates(events) == [(0, 5, 2, ""), (1, 1, 3, "power"), (2, 1, 3, "power"), (3, 2, 1, "")]


def test_elder_right_of_seat_zero_among_three_is_the_spare() -> None:
    table = under("elder-right", N, (N, N, S), 3, spare=B)
    events = play(table, Follow(S), Follow(S), Follow(S))
    assert [fate[2] for fate in fates(events)] == [B, N, N]


def test_agent_right_gives_an_agent_the_printed_power_of_the_agent_to_its_right() -> None:
    table = under("agent-right", N, (N, N, K, S), shells=[5] * 5)
    events = play(table, Follow(S), Follow(K), Follow(N), Follow(E))
    assert fates(events) == [(0, 4, 3, ""), (1, 1, 3, "power"), (2, 2, 2, "power"), (3, 3, 1, "")]


def test_agent_right_turns_the_neighbour_up_for_it() -> None:
    table = under("agent-right", N, (N, N, K, S))
    events = play(table, Follow(S), Follow(K), Follow(N), Follow(E))
    turned_up = [(e.place, getattr(e, "agent", 0) or e.card) for e in of(events, AgentShown, TookToHand, Collected)]
    assert turned_up == [(3, E), (0, S), (1, K), (2, N), (3, E)]


def test_agent_right_turns_up_a_neighbour_that_never_acts_because_the_game_ends() -> None:
    table = under("agent-right", N, (N, N, K, S), mode="free")
    give(table, 0, S, K, E)
    play(table, Follow(S), Follow(K), Follow(N), Follow(B))
    assert table.outcome.winners == (0,)
    agents = GAME.view(table.state, None).agents
    assert [agent and agent.card for agent in agents] == [S, None, None, B]


def test_agent_right_skips_the_spare() -> None:
    table = under("agent-right", N, (N, N, K), 3, spare=S)
    events = play(table, Follow(S), Follow(K), Follow(E))
    assert [fate[:2] for fate in fates(events)] == [(0, 4), (1, 1), (2, 2)]


def test_agent_right_looks_at_what_is_printed_on_a_rebel_too() -> None:
    table = under("agent-right", N, (N, N, N, S))
    events = play(table, Rebel(E, 1), Follow(S), Follow(S), Follow(S))
    assert [fate[:2] for fate in fates(events)] == [(1, 4), (2, 1), (3, 1), (0, 1)]


def test_rotate_moves_each_elder_to_the_place_on_its_right_while_agents_stay() -> None:
    table = under("rotate", E, (E, S, E, K))
    events = play(table, Follow(B), Follow(N), Follow(B), Follow(N))
    assert of(events, Rotated) == [Rotated()]
    assert fates(events) == [(0, 5, 1, ""), (1, 3, 4, "power"), (2, 5, 2, ""), (3, 3, 4, "shells")]
    assert facts(table)["council"] == [B, N, B, N]


def test_rotate_leaves_the_spare_and_takes_place_zero_to_place_two() -> None:
    table = under("rotate", E, (E, S, K), 3, spare=E)
    events = play(table, Follow(B), Follow(B), Follow(B))
    assert [fate[2] for fate in fates(events)] == [S, K, E]


def test_weak_takes_two_from_followers_and_nothing_from_rebels() -> None:
    table = under("weak", E, (E, E, S, K), shells=[5] * 5)
    events = play(table, Follow(B), Rebel(E, 1), Follow(K), Rebel(N, 1))
    assert fates(events) == [(0, 3, 4, "power"), (2, 0, 1, "power"), (1, 4, 4, "power"), (3, 3, 2, "")]


def test_counter_turns_both_waves_round() -> None:
    table = under("counter", E, (E, E, S, K), first=1)
    events = play(table, Follow(B), Rebel(E, 1), Follow(B), Rebel(B, 1))
    assert [fate[0] for fate in fates(events)] == [1, 3, 0, 2]


def test_unique_forbids_an_elder_whose_class_lay_there_twice() -> None:
    table = under("unique", E, (E, S, E, K), shells=[5] * 5)
    events = play(table, Follow(B), Follow(B), Follow(B), Rebel(E, 1))
    assert fates(events) == [(0, 5, 4, "unique"), (1, 5, 1, ""), (2, 5, 4, "unique"), (3, 4, 2, "")]


def test_unique_counts_the_spare_but_no_rebels() -> None:
    table = under("unique", E, (E, S, K), 3, spare=S, shells=[5] * 5)
    events = play(table, Rebel(E, 1), Follow(B), Rebel(B, 1))
    assert [(place, why) for place, _, _, why in fates(events)] == [(1, "unique"), (0, "power"), (2, "")]
    table = under("unique", E, (E, E, S, K), shells=[5] * 5)
    events = play(table, Follow(B), Follow(B), Follow(B), Rebel(K, 1))
    assert fates(events)[2] == (2, 5, 1, "")


def test_first_returns_gives_the_first_that_would_be_collected_to_the_hand_and_keeps_the_shell() -> None:
    table = under("first-returns", B, (B, S, B, S), shells=[2] * 5)
    events = play(table, Follow(K), Follow(N), Rebel(B, 1), Rebel(B, 1))
    assert fates(events) == [(0, 2, 5, "power"), (1, 3, 1, "returns"), (2, 5, 5, "power"), (3, 5, 1, "")]
    assert facts(table)["shells"] == 1
    assert S in hand(table, 1)
    assert held(table, 1) == [S]


def test_first_returns_waits_for_a_shell() -> None:
    table = under("first-returns", B, (B, B, S, S), shells=[1, 1, 1, 1, 0])
    events = play(table, Follow(K), Follow(K), Follow(K), Follow(K))
    assert {fate[3] for fate in fates(events)} == {"shells"}


def test_no_copies_forbids_what_a_team_mate_already_holds() -> None:
    table = under("no-copies", B, (B, K, S, B), shells=[5] * 5)
    give(table, 0, S)
    events = play(table, Follow(S), Follow(N), Follow(B), Follow(S))
    assert fates(events)[1:3] == [(1, 3, 2, ""), (2, 5, 1, "copies")]


def test_no_copies_knows_what_was_collected_a_moment_ago() -> None:
    table = under("no-copies", B, (S, B, S, B), shells=[5] * 5)
    events = play(table, Follow(B), Follow(S), Follow(B), Follow(S))
    assert [fate[3] for fate in fates(events)] == ["", "power", "copies", "power"]


@pytest.mark.parametrize(("rebels", "shells"), [(0, 4), (1, 3), (4, 0)])
def test_shells_sets_the_shells_to_the_number_of_followers(rebels: int, shells: int) -> None:
    table = under("shells", B, (B, B, B, B))
    events = play(table, *[Rebel(B, 1)] * rebels, *[Follow(B)] * (4 - rebels))
    assert of(events, ShellsSet) == [ShellsSet(shells)]


def test_shells_lays_five_at_most() -> None:
    table = sit(6, hands=[(B,)] * 6, council=(B,) * 6, tablets=with_side("shells", B))
    assert of(play(table, *[Follow(B)] * 6), ShellsSet) == [ShellsSet(5)]


def test_shells_counts_follower_agents_in_the_duel_too() -> None:
    table = sit(2, hands=[(B,)] * 2, council=(B,) * 4, tablets=with_side("shells", B), deck=(S, S, S, S))
    play(table, *GAME.legal(table.state, 1)[:1])
    assert of(play(table, *[Follow(B)] * 3, Rebel(B, 1)), ShellsSet) == [ShellsSet(3)]


def test_the_breakers_edition_plays_team_games_just_the_same() -> None:
    tables = [Table(GAME, 4, {"edition": edition}, Seeded(b"same")) for edition in ("rebels", "breakers")]
    while tables[0].to_act:
        seat = tables[0].to_act[0]
        action = GAME.legal(tables[0].state, seat)[-1]
        told = [table.act(seat, action).events for table in tables]
        assert told[0] == told[1]
        assert facts(tables[0]) == facts(tables[1])
    assert tables[0].outcome == tables[1].outcome

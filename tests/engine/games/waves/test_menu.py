"""The menu of Waves: few presses, short tokens, only legal ends."""

from __future__ import annotations

import pytest

from engine.errors import Refusal
from engine.games.waves import GAME
from engine.games.waves.actions import Discard, Follow, Rebel, Token
from engine.menu import STALE, Ask, Ready
from tests.engine.games.waves.positions import B, E, K, N, S, discard_all, facts, play, sit
from tests.engine.played import Table

HANDS = ((S, S, K, N, B), (K, K, K, E, E), (N, N, N, N, N), (S, K, N, E, B))


def tokens(table: Table, seat: int, *picked: str) -> list[str]:
    asked = GAME.ask(table.state, seat, picked)
    assert isinstance(asked, Ask)
    return [option.token for option in asked.options]


def test_a_follower_is_two_presses() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    assert tokens(table, 0) == ["f", "r"]
    assert tokens(table, 0, "f") == ["1", "2", "3", "5"]
    assert GAME.ask(table.state, 0, ["f", "5"]) == Ready(Follow(B))


def test_rebels_are_two_presses() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    assert tokens(table, 0, "r") == ["1x1", "2x1", "1x2", "1x3", "1x5"]
    assert GAME.ask(table.state, 0, ["r", "2x1"]) == Ready(Rebel(S, 2))


def test_the_breakers_duel_asks_for_the_place_first() -> None:
    table = sit(2, hands=((S,) * 5, (K,) * 5), council=(S, K, N, E), edition="breakers")
    assert tokens(table, 1) == ["0", "2"]
    assert GAME.ask(table.state, 1, ["2"]) == Ready(Token(2))
    play(table, Token(2))
    assert tokens(table, 0) == ["0", "2"]
    assert GAME.ask(table.state, 0, ["2", "r", "5x1"]) == Ready(Rebel(S, 5, 2))
    assert GAME.ask(table.state, 0, ["1"]) == STALE


def test_discards_are_picked_all_at_once() -> None:
    table = sit(2, hands=((S, N, N, N, E), (S, S, S, S, S)), council=(B, B, B, B), deck=(K, K, K, K))
    play(table, Token(0), Follow(S), Follow(S), Follow(N), Follow(S))
    assert facts(table)["hands"] == [7, 7]
    asked = GAME.ask(table.state, 0, [])
    assert isinstance(asked, Ask)
    assert (asked.least, asked.most) == (2, 2)
    assert [option.token for option in asked.options] == ["2a", "2b", "3a", "3b", "4a", "5a", "5b"]
    assert GAME.ask(table.state, 0, ["3a+3b"]) == Ready(Discard((N, N)))
    assert GAME.ask(table.state, 0, ["3b+2a"]) == Ready(Discard((K, N)))
    assert GAME.ask(table.state, 0, ["2a"]) == Refusal("discard-count", {"count": 2, "limit": 5})
    assert GAME.ask(table.state, 0, ["2a+2a"]) == STALE
    discard_all(table)
    assert GAME.ask(table.state, 0, []) == STALE


def test_of_a_single_discard_it_is_said_how_many_of_it_are_in_the_hand() -> None:
    table = sit(2, hands=((S, N, N, N, N), (S, S, S, S, S)), council=(B, B, B, B), deck=(K, K, K, K))
    play(table, Token(0), Rebel(N, 2), Follow(S), Follow(N), Follow(S))
    assert facts(table)["hands"][0] == 6
    asked = GAME.ask(table.state, 0, [])
    assert isinstance(asked, Ask)
    said = {option.token: option.words for option in asked.options}
    assert {token: words.params["held"] for token, words in said.items()} == {"1a": 1, "2a": 2, "3a": 1, "5a": 2}
    assert {words.key for words in said.values()} == {"waves-menu-card"}
    assert GAME.ask(table.state, 0, ["2a"]) == Ready(Discard((K,)))


@pytest.mark.parametrize(
    "picked",
    [
        ["x"],
        ["f", "4"],
        ["f", "6"],
        ["f", ""],
        ["f", "²"],
        ["f", "1", "1"],
        ["r", "1"],
        ["r", "3x1"],
        ["r", "²x1"],
        [""],
    ],
    ids=str,
)
def test_what_is_not_to_be_had_is_stale(picked: list[str]) -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    assert GAME.ask(table.state, 0, picked) == STALE


def test_nobody_is_asked_out_of_turn() -> None:
    table = sit(4, hands=HANDS, council=(S, K, N, E))
    assert GAME.ask(table.state, 1, []) == STALE

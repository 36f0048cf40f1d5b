"""Moves that decide the game before the round is over: which of them are kept."""

from __future__ import annotations

from engine.games.waves import GAME
from engine.games.waves.actions import Follow, Rebel
from engine.players import QuickStream, Sight, decide, skill_of
from engine.players.decisive import decisive
from engine.table import Table
from tests.engine.games.waves.positions import B, E, K, N, S, give, play, sit


def six_in_teams() -> Table:
    """The last Agent of a round that three can win: surely with Scholars as Rebels, with all else mostly."""
    hands = ((N, B, B, B, S), (N, S, N, N, E), (K, S, E, B, K), (S, B, K, E, K), (S, S, N, S, S), (B, B, K, S, S))
    table = sit(6, hands=hands, council=(S, E, B, S, N, S), tablets="teams")
    give(table, 0, N, S, B, K)
    give(table, 1, N, K, S, B)
    play(table, Rebel(S, 1), Follow(S), Rebel(E, 1), Rebel(E, 1), Follow(S))
    return table


def test_a_team_does_not_take_a_likely_win_for_as_good_as_a_sure_one() -> None:
    table = six_in_teams()
    sight, skill, sure = Sight(GAME, table.state, 5), skill_of("waves"), {Rebel(S, 1), Rebel(S, 2)}
    assert sure < set(sight.legal)
    for seed in range(5):
        kept = decisive(sight, skill, sight.legal, QuickStream(bytes([seed])), 100)
        assert Rebel(S, 2) in kept
        assert set(kept) <= sure
        for level in ("easy", "strong"):
            assert decide(level, sight, QuickStream(bytes([seed])), 0.02) in sure

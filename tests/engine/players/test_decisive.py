"""Moves that decide the game before the round is over: which of them are kept."""

from __future__ import annotations

from engine.games import rolling, waves
from engine.games.rolling.actions import Plan, Put
from engine.games.rolling.state import Sheet
from engine.games.waves.actions import Follow, Rebel
from engine.players import QuickStream, Sight, decide, skill_of
from engine.players.decisive import decisive
from tests.engine.games.rolling.moments import planning
from tests.engine.games.waves.positions import B, E, K, N, S, give, play, sit
from tests.engine.played import Table


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
    sight, skill, sure = Sight(waves.GAME, table.state, 5), skill_of("waves"), {Rebel(S, 1), Rebel(S, 2)}
    assert sure < set(sight.legal)
    for seed in range(5):
        kept = decisive(sight, skill, sight.legal, QuickStream(bytes([seed])), 100)
        assert Rebel(S, 2) in kept
        assert set(kept) <= sure
        for level in ("easy", "strong"):
            assert decide(level, sight, QuickStream(bytes([seed])), 0.02) in sure


def test_easy_ends_a_game_of_rolling_where_only_a_try_tells_that_it_wins() -> None:
    # with all chests full both can have 40 points at most, and a tie goes to whoever has more infamy
    theirs = Sheet(chests=((4, 1, 4), (5, 1, 2), (6, 6, 5)))
    mine = Sheet(chests=((1, 4, 3), (5, 6, 1), (4, 1, 6)))
    state = planning([(2, 2, 2), (6, 1, 1)], [theirs, mine], (1, 5))
    sight = Sight(rolling.GAME, state, 1)
    for seed in range(10):
        plan = decide("easy", sight, QuickStream(bytes([seed])))
        assert isinstance(plan, Plan)
        assert isinstance(plan.put, Put)
        assert {part for part, _ in plan.put.placed} == {"chest1", "chest2", "chest3"}

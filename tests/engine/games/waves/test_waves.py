"""The two Waves under a calm tablet: True Majority, who acts when, what is collected, and how the game is won."""

from __future__ import annotations

from engine.games.waves.actions import Follow, Rebel
from engine.games.waves.events import AgentShown, Collected, Ended, MajorityFound, RebelsShown, TookToHand
from tests.engine.games.waves.positions import B, E, K, N, S, facts, give, hand, held, of, play, see, sit


def test_the_example_of_the_rulebook_in_which_the_scholars_have_true_majority() -> None:
    """Two Shells lie for the Seers; two Scholars rebel, so that Scholars have Power 6."""
    table = sit(
        4,
        hands=((N, K, K, K, K), (S, S, K, K, K), (B, K, K, K, K), (N, N, N, N, N)),
        council=(S, E, E, K),
    )
    assert facts(table)["shells"] == 2
    events = play(table, Follow(N), Rebel(S, 2), Follow(B), Rebel(N, 1))
    assert of(events, MajorityFound) == [MajorityFound(S, "six")]
    assert of(events, TookToHand, Collected) == [
        TookToHand(0, 0, S, N, 3, 6, "power"),
        Collected(2, 2, E, B, 5, 4, 1),
        Collected(1, 1, E, S, 6, 4, 0),
        TookToHand(3, 3, K, N, 3, 2, "shells"),
    ]
    assert held(table, 0) == [E]
    assert held(table, 1) == [E]
    assert S in hand(table, 0)
    assert K in hand(table, 3)
    assert facts(table)["active"] == "six"


def test_a_tie_for_the_true_majority_goes_to_the_higher_class() -> None:
    table = sit(4, council=(N, N, K, K))
    events = play(table, *[Follow(hand(table, seat)[0]) for seat in range(4)])
    assert of(events, MajorityFound) == [MajorityFound(N, "calm")]


def test_followers_do_not_count_for_the_true_majority_and_every_rebel_of_a_stack_does() -> None:
    hands = ((B, B, B, B, B), (B, B, B, B, B), (S, S, S, S, K), (B, B, B, B, B))
    table = sit(4, hands=hands, council=(B, B, B, S))
    events = play(table, Follow(B), Follow(B), Rebel(S, 3), Follow(B))
    assert of(events, MajorityFound) == [MajorityFound(S, "six")]


def test_the_spare_elder_counts_for_the_true_majority() -> None:
    table = sit(3, council=(S, K, N), spare=S)
    assert of(play(table, *[Follow(hand(table, seat)[0]) for seat in range(3)]), MajorityFound)[0].majority == S


def test_a_rebel_stack_is_discarded_down_to_one_card() -> None:
    table = sit(4, hands=((E, E, E, E, N), (N,) * 5, (N,) * 5, (N,) * 5), council=(B, B, B, B), deck=(N, N, N, N))
    events = play(table, Rebel(E, 4), Follow(N), Follow(N), Follow(N))
    assert of(events, RebelsShown) == [RebelsShown(0, 0, E, 4)]
    assert see(table, None).discard == (0, 0, 0, 3, 0)
    assert facts(table)["council"] == [E, N, N, N]


def test_a_follower_collects_before_any_rebel() -> None:
    hands = ((N, N, N, N, N), (N, N, N, N, N), (N, N, N, N, N), (N, N, N, N, N))
    table = sit(4, hands=hands, council=(B, S, S, S), shells=[1, 1, 1, 1, 1])
    events = play(table, Rebel(N, 2), Rebel(N, 2), Rebel(N, 1), Follow(N))
    assert [event.seat for event in of(events, Collected)] == [3]
    assert [event.seat for event in of(events, TookToHand)] == [0, 1, 2]


def test_each_wave_goes_clockwise_from_the_token() -> None:
    table = sit(4, hands=[(N,)] * 4, council=(N, N, N, N), first=2)
    events = play(table, Rebel(N, 1), Follow(N), Rebel(N, 1), Follow(N))
    assert [event.seat for event in of(events, TookToHand)] == [3, 1, 2, 0]


def test_a_follower_is_turned_up_when_it_acts() -> None:
    table = sit(4, hands=[(N,)] * 4, council=(N, N, N, N))
    events = play(table, Follow(N), Follow(N), Follow(N), Follow(N))
    assert not of(events, AgentShown)
    assert [event.agent for event in of(events, TookToHand)] == [N] * 4


def test_equal_power_is_not_enough() -> None:
    table = sit(4, hands=[(N,)] * 4, council=(N, N, K, E))
    events = play(table, Follow(N), Follow(N), Follow(N), Follow(N))
    assert [(e.place, e.why) for e in of(events, TookToHand)] == [(0, "power"), (1, "power"), (3, "power")]
    assert [e.place for e in of(events, Collected)] == [2]


def test_without_a_shell_nothing_is_collected() -> None:
    table = sit(4, hands=[(N,)] * 4, council=(N, N, K, K), shells=[0, 0, 1, 0, 0])
    events = play(table, Follow(N), Follow(N), Follow(N), Follow(N))
    assert [e.place for e in of(events, Collected)] == [2]
    assert of(events, TookToHand)[-1] == TookToHand(3, 3, K, N, 3, 2, "shells")


def test_team_mates_share_one_collection_and_a_solo_player_has_its_own() -> None:
    table = sit(5, hands=[(E,)] * 5, council=(K, S, N, S, N), shells=[5] * 5)
    play(table, Follow(E), Follow(E), Follow(E), Follow(E), Follow(E))
    assert [held(table, side) for side in range(3)] == [[K, N], [S, S], [N]]


def test_the_game_ends_in_mid_wave_with_the_fifth_class() -> None:
    table = sit(4, hands=[(B, N)] * 4, council=(N, S, N, N))
    give(table, 1, K, N, E, B)
    events = play(table, Follow(N), Follow(B), Follow(B), Follow(B))
    assert of(events, Ended) == [Ended((1, 3), "classes")]
    assert table.outcome.over
    assert table.outcome.winners == (1, 3)
    assert table.outcome.scores == (0, 5, 0, 5)
    assert table.to_act == ()
    assert facts(table) == {
        "round": 1,
        "phase": "over",
        "shells": 1,
        "token": 0,
        "council": [None, None, N, N],
        "spare": None,
        "hands": [5, 4, 4, 4],
        "collected": [[0] * 5, [1, 1, 1, 1, 1]],
        "active": "calm",
    }


def test_agents_that_did_not_act_stay_hidden_when_the_game_ends() -> None:
    table = sit(4, hands=[(B, N)] * 4, council=(N, S, N, N))
    give(table, 1, K, N, E, B)
    play(table, Follow(N), Follow(B), Follow(B), Rebel(N, 1))
    cards = [agent and agent.card for agent in see(table, None).agents]
    assert cards == [N, B, None, N]
    assert [agent and agent.card for agent in see(table, 2).agents] == [N, B, B, N]


def test_seven_elders_win_with_fewer_classes() -> None:
    table = sit(4, hands=[(B, N)] * 4, council=(N, S, N, N))
    give(table, 1, S, S, S, S, S, S)
    play(table, Follow(N), Follow(B), Follow(B), Follow(B))
    assert table.outcome.reason == "elders"
    assert table.outcome.winners == (1, 3)


def test_six_elders_or_four_classes_are_not_enough_for_a_team() -> None:
    for cards in ((S, S, S, S, S), (K, N, E)):
        table = sit(4, hands=[(B, N)] * 4, council=(N, S, N, N))
        give(table, 1, *cards)
        play(table, Follow(N), Follow(B), Follow(N), Follow(N))
        assert not table.outcome.over


def test_four_classes_or_six_elders_win_for_a_lone_seat_among_four() -> None:
    for cards, reason in (((K, N, E), "classes"), ((S, S, S, S, S), "elders")):
        table = sit(4, mode="free", hands=[(B, N)] * 4, council=(N, S, N, N))
        give(table, 1, *cards)
        play(table, Follow(N), Follow(B), Follow(N), Follow(N))
        assert table.outcome.winners == (1,)
        assert table.outcome.reason == reason
        assert table.outcome.scores[1] == len(cards) + 1


def test_the_solo_player_of_five_needs_only_four_classes() -> None:
    table = sit(5, hands=[(N,)] * 4 + [(B,)], council=(N, N, N, N, S))
    give(table, 2, K, N, E)
    play(table, Follow(N), Follow(N), Follow(N), Follow(N), Follow(B))
    assert table.outcome.winners == (4,)


def test_three_play_for_five_classes() -> None:
    table = sit(3, hands=[(N,), (B,), (N,)], council=(N, S, N), spare=N)
    give(table, 1, K, N, E)
    play(table, Follow(N), Follow(B), Follow(N))
    assert held(table, 1) == [S, K, N, E]
    assert not table.outcome.over

"""How a round ends and the next begins: Elders, token, draws, spare, discards, Shells, and the last round of all."""

from __future__ import annotations

import pytest

from engine.games.waves import GAME
from engine.games.waves.actions import AnyAction, Discard, Follow, Rebel
from engine.games.waves.events import Drew, DrewCards, Ended, EverybodyDrew, Reshuffled, RoundBegan, SpareReplaced
from tests.engine.games.waves.positions import (
    B,
    E,
    K,
    N,
    S,
    discard_all,
    facts,
    hand,
    leave,
    of,
    play,
    refusal,
    see,
    sit,
)
from tests.engine.played import Table

NOBODY_COLLECTS = (B, B, B, B)


def stuck(hands: tuple[tuple[int, ...], ...] = ((K,),) * 4, first: int = 0, rounds: int = 60) -> Table:
    """A table of four at which no weak Agent collects anything."""
    return sit(4, hands=hands, council=NOBODY_COLLECTS, deck=(S, K, N, E), first=first, rounds=rounds)


def test_the_token_moves_one_place_clockwise() -> None:
    for first, then in ((0, 1), (3, 0)):
        table = stuck(first=first)
        play(table, *[Follow(K)] * 4)
        assert facts(table)["token"] == then


def test_the_agents_become_the_elders_of_their_places() -> None:
    table = stuck(hands=((S,), (K,), (N,), (E, E)), first=2)
    play(table, Follow(N), Rebel(E, 2), Follow(S), Follow(K))
    assert facts(table)["council"] == [S, K, N, E]


def test_each_seat_draws_one_in_seat_order_from_the_new_token_holder() -> None:
    table = stuck(first=1)
    events = play(table, *[Follow(K)] * 4)
    assert [(e.seat, e.cards, e.to) for e in of(events, DrewCards)] == [
        (2, (S,), (2,)),
        (3, (K,), (3,)),
        (0, (N,), (0,)),
        (1, (E,), (1,)),
    ]
    assert of(events, EverybodyDrew) == [EverybodyDrew()]


def test_while_cards_are_discarded_the_new_council_lies_and_the_old_shells_and_round_stay() -> None:
    table = stuck()
    play(table, *[Follow(K)] * 4)
    assert facts(table) == {
        "round": 1,
        "phase": "discard",
        "shells": 1,
        "token": 1,
        "council": [K, K, K, K],
        "spare": None,
        "hands": [6, 6, 6, 6],
        "collected": [[0] * 5, [0] * 5],
        "active": "calm",
    }


def test_all_who_hold_too_much_discard_at_the_same_time_in_any_order() -> None:
    table = stuck()
    play(table, *[Follow(K)] * 4)
    assert facts(table)["phase"] == "discard"
    waiting = [table.to_act]
    for seat in (2, 0, 3):
        table.act(seat, Discard((hand(table, seat)[0],)))
        waiting.append(table.to_act)
    assert waiting == [(0, 1, 2, 3), (0, 1, 3), (1, 3), (1,)]
    table.act(1, Discard((hand(table, 1)[0],)))
    assert facts(table)["phase"] == "agents"
    assert facts(table)["round"] == 2


def test_only_seats_above_their_limit_discard() -> None:
    table = stuck(hands=((K, K, K), (K,), (K,), (K,)))
    play(table, Rebel(K, 3), *[Follow(K)] * 3)
    assert table.to_act == (1, 2, 3)
    assert refusal(table, 0, Discard((K,))) == "not-your-turn"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Discard(()), "discard-count"),
        (Discard((S, K)), "discard-count"),
        (Discard((N,)), "no-such-card"),
        (Discard((9,)), "not-a-card"),
        (Follow(S), "wrong-phase"),
    ],
    ids=str,
)
def test_a_discard_holds_exactly_as_many_own_cards_as_are_too_many(action: AnyAction, code: str) -> None:
    table = stuck(hands=((K, S, S, S, S), (K,), (K,), (K,)))
    play(table, *[Follow(K)] * 4)
    assert hand(table, 0).count(N) == 0
    assert refusal(table, 0, action) == code


def test_two_cards_are_listed_in_ascending_order() -> None:
    table = sit(2, hands=((S, K, N, N, E), (S,)), council=NOBODY_COLLECTS, deck=(S, S, S, S))
    play(table, GAME.legal(table.state, 1)[0], Follow(S), Follow(S), Follow(S), Follow(S))
    assert len(hand(table, 0)) == 7
    assert refusal(table, 0, Discard((N, K))) == "discard-order"
    assert refusal(table, 0, Discard((K, K))) == "no-such-card"
    assert not refusal(table, 0, Discard((K, N)))


def test_a_discard_takes_effect_at_once_and_lies_face_up() -> None:
    table = stuck(hands=((K, S), (K,), (K,), (K,)))
    play(table, *[Follow(K)] * 4)
    table.act(0, Discard((S,)))
    assert see(table, None).discard == (1, 0, 0, 0, 0)
    assert facts(table)["hands"] == [5, 6, 6, 6]


def test_the_solo_player_of_five_keeps_six() -> None:
    table = sit(5, hands=[(K,)] * 5, council=(B,) * 5)
    play(table, *[Follow(K)] * 5)
    assert facts(table)["hands"] == [6, 6, 6, 6, 7]
    table.act(4, Discard((hand(table, 4)[0],)))
    assert facts(table)["hands"][4] == 6
    assert 4 not in table.to_act


def test_new_shells_replace_what_is_left() -> None:
    table = stuck()
    play(table, *[Follow(K)] * 4)
    assert facts(table)["shells"] == 1
    events = discard_all(table)
    assert of(events, RoundBegan) == [RoundBegan(2, K, 3)]
    assert facts(table)["shells"] == 3


def test_the_tablet_of_the_last_round_stays_named_until_the_next_is_found() -> None:
    table = stuck()
    play(table, *[Follow(K)] * 4)
    discard_all(table)
    assert facts(table)["active"] == "calm"


def test_the_spare_elder_is_replaced_after_the_draws() -> None:
    table = sit(3, hands=[(K,)] * 3, council=(B, B, B), spare=S, deck=(N, N, N, E))
    events = play(table, *[Follow(K)] * 3)
    assert of(events, SpareReplaced) == [SpareReplaced(E)]
    assert facts(table)["spare"] == E
    assert see(table, None).discard == (1, 0, 0, 0, 0)


def test_an_empty_deck_is_replaced_when_a_card_must_be_drawn_and_not_before() -> None:
    table = stuck(hands=((K,),) * 4)
    leave(table, S, S, S, S, discarded=(E, E, E))
    events = play(table, *[Follow(K)] * 4)
    assert not of(events, Reshuffled)
    assert see(table, None).deck == 0
    discard_all(table)
    discarded = sum(see(table, None).discard)
    cards = [hand(table, seat)[0] for seat in (1, 2, 3, 0)]
    events = play(table, *map(Follow, cards))
    assert of(events, Reshuffled) == [Reshuffled(discarded)]


def test_a_reshuffle_sorts_the_discard_pile_first_and_is_written_down() -> None:
    table = sit(4, hands=[(K,)] * 4, council=NOBODY_COLLECTS, reshuffle=[[E, S, N]])
    leave(table, B, B, discarded=(N, E, S))
    events = play(table, *[Follow(K)] * 4)
    assert [e.cards[0] for e in of(events, DrewCards)] == [B, B, E, S]
    assert table.chance.drawn[-1].what == "reshuffle"
    assert table.chance.drawn[-1].outcome == [E, S, N]
    assert see(table, None).deck == 1
    assert see(table, None).discard == (0, 0, 0, 0, 0)


def test_rebels_of_this_round_are_shuffled_in_but_not_those_that_became_elders() -> None:
    table = sit(4, hands=((K, K, K), (K,), (K,), (K,)), council=NOBODY_COLLECTS)
    leave(table)
    events = play(table, Rebel(K, 3), *[Follow(K)] * 3)
    assert of(events, Reshuffled) == [Reshuffled(2)]
    assert table.chance.drawn[-1].outcome == [K, K]
    assert [e.seat for e in of(events, Drew)] == [1, 2]


def test_the_spare_elder_itself_may_come_back_from_a_reshuffle() -> None:
    table = sit(3, hands=[(K,)] * 3, council=(B, B, B), spare=S)
    leave(table, N, N, N)
    play(table, *[Follow(K)] * 3)
    assert table.chance.drawn[-1].outcome == [S]
    assert facts(table)["spare"] == S


def test_with_nothing_to_draw_and_nothing_discarded_the_draw_is_skipped() -> None:
    table = stuck()
    leave(table, N)
    events = play(table, *[Follow(K)] * 4)
    assert [e.seat for e in of(events, Drew)] == [1]
    assert facts(table)["hands"] == [5, 6, 5, 5]


def test_the_game_is_a_draw_when_one_round_too_many_would_begin() -> None:
    table = stuck(rounds=1)
    play(table, *[Follow(K)] * 4)
    assert facts(table)["phase"] == "discard"
    events = discard_all(table)
    assert of(events, Ended) == [Ended((), "rounds")]
    assert table.outcome.over
    assert table.outcome.winners == ()
    assert facts(table)["phase"] == "over"
    assert facts(table)["round"] == 1
    assert facts(table)["shells"] == 1
    assert facts(table)["token"] == 1
    assert facts(table)["council"] == [K, K, K, K]
    assert not any(GAME.legal(table.state, seat) for seat in range(4))


def test_sixty_rounds_are_played_if_nobody_says_otherwise() -> None:
    assert see(stuck(), None).rounds == 60

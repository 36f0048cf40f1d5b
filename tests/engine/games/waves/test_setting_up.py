"""Waves is set up as the rules page says: who sits in which team, what is dealt, and what goes together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.chance import Scripted, Seeded, Stream
from engine.errors import Forged, Refused
from engine.games.waves import GAME
from tests.engine.games.waves.positions import B, E, K, N, S, facts, hand, see, sit
from tests.engine.games.waves.random_tables import WAYS
from tests.engine.played import Table


def begin(seats: int, **options: Any) -> Table:
    return Table(GAME, seats, options, Seeded(b"set-up"))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_these_ways_to_play_can_be_set_up(way: tuple[int, str, str]) -> None:
    seats, mode, edition = way
    assert see(begin(seats, mode=mode, edition=edition), None).mode == mode


@pytest.mark.parametrize(
    "way",
    [
        (seats, mode, edition)
        for seats in range(2, 7)
        for mode in ("duel", "free", "teams")
        for edition in ("rebels", "breakers")
        if (seats, mode, edition) not in WAYS
    ],
    ids=str,
)
def test_no_other_way_can_be_set_up(way: tuple[int, str, str]) -> None:
    seats, mode, edition = way
    with pytest.raises(Refused):
        begin(seats, mode=mode, edition=edition)


@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "free"), (4, "teams"), (5, "teams"), (6, "teams")])
def test_each_number_of_seats_has_a_mode_by_default(seats: int, mode: str) -> None:
    assert see(begin(seats), None).mode == mode


@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_cannot_play(seats: int) -> None:
    with pytest.raises(Refused, match="wrong-seats"):
        begin(seats)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "pirates"),
        ("mode", "solo"),
        ("tablets", "unheard-of"),
        ("tablets", ["six", "meek", "calm", "rotate"]),
        ("tablets", ["meek", "six", "calm", "rotate", "calm"]),
        ("shells", [1, 2, 3, 4]),
        ("shells", [1, 2, 3, 4, 6]),
        ("shells", [1, 2, 3, 4, -1]),
        ("shells", [1, 2, 3, 4, True]),
        ("shells", [0, 0, 0, 0, 0]),
        ("rounds", 0),
        ("rounds", True),
        ("dice", 1),
    ],
)
def test_an_option_out_of_range_is_refused(option: str, value: Any) -> None:
    with pytest.raises(Refused):
        begin(4, **{option: value})


@pytest.mark.parametrize(
    ("seats", "mode", "sides", "goals"),
    [
        (2, "duel", (0, 1), ((5, 7), (5, 7))),
        (3, "free", (0, 1, 2), ((5, 7),) * 3),
        (4, "free", (0, 1, 2, 3), ((4, 6),) * 4),
        (5, "free", (0, 1, 2, 3, 4), ((4, 6),) * 5),
        (6, "free", (0, 1, 2, 3, 4, 5), ((4, 6),) * 6),
        (4, "teams", (0, 1, 0, 1), ((5, 7), (5, 7))),
        (5, "teams", (0, 1, 0, 1, 2), ((5, 7), (5, 7), (4, 6))),
        (6, "teams", (0, 1, 0, 1, 0, 1), ((5, 7), (5, 7))),
    ],
)
def test_teams_sit_alternately_and_every_side_has_its_goal(
    seats: int, mode: str, sides: tuple[int, ...], goals: tuple[tuple[int, int], ...]
) -> None:
    public = see(begin(seats, mode=mode), None)
    assert public.side_of == sides
    assert public.goals == goals


def test_the_solo_player_of_five_is_dealt_six_cards() -> None:
    assert facts(begin(5))["hands"] == [5, 5, 5, 5, 6]
    assert see(begin(5), None).limits == (5, 5, 5, 5, 6)
    assert facts(begin(5, mode="free"))["hands"] == [5, 5, 5, 5, 5]


def test_hands_are_dealt_in_full_seat_by_seat_then_the_council_then_the_spare() -> None:
    top = [S] * 5 + [K] * 5 + [N] * 5 + [B, E, N] + [K]
    rest = Counter(dict.fromkeys((S, K, N, E, B), 20)) - Counter(top)
    order = [*top, *rest.elements()]
    table = Table(GAME, 3, {}, Scripted({"deck": [order], "first": [2]}))
    assert [hand(table, seat) for seat in range(3)] == [(S,) * 5, (K,) * 5, (N,) * 5]
    assert facts(table)["council"] == [B, E, N]
    assert facts(table)["spare"] == K
    assert facts(table)["token"] == 2


def test_only_three_seats_have_a_spare_elder() -> None:
    assert [facts(begin(seats))["spare"] is None for seats in (2, 3, 4, 5, 6)] == [True, False, True, True, True]


def test_chance_is_drawn_in_the_order_tablets_deck_first() -> None:
    assert [draw.what for draw in begin(4, tablets="random").chance.drawn] == ["tablets", "deck", "first"]
    assert [draw.what for draw in begin(4).chance.drawn] == ["deck", "first"]


def test_random_tablets_are_chosen_class_by_class_from_the_seed() -> None:
    stream = Stream(b"set-up")
    table = begin(4, tablets="random")
    sides = see(table, None).tablets
    expected = (
        stream.choose(["six", "roles"]),
        stream.choose(["meek", "tide"]),
        stream.choose(["calm", "rebels-first", "elder-right", "agent-right"]),
        stream.choose(["rotate", "weak", "counter", "unique"]),
        stream.choose(["calm", "first-returns", "no-copies", "shells"]),
    )
    assert sides == expected
    assert table.chance.drawn[0].outcome == list(expected)


@pytest.mark.parametrize("sides", [["six"], ["meek", "six", "calm", "rotate", "calm"], [1, 2, 3, 4, 5], "six", None])
def test_random_tablets_that_cannot_be_are_forged(sides: Any) -> None:
    with pytest.raises(Forged):
        Table(GAME, 4, {"tablets": "random"}, Scripted({"tablets": [sides]}))


@pytest.mark.parametrize("first", [4, -1, True, "0", None])
def test_a_first_seat_that_cannot_be_is_forged(first: Any) -> None:
    with pytest.raises(Forged):
        Table(GAME, 4, {}, Scripted({"first": [first]}))


@pytest.mark.parametrize(
    ("council", "shells"),
    [((S, S, S, B), 3), ((K, K, N, E), 3), ((N, N, S, E), 2), ((S, E, E, K), 2), ((B, B, K, S), 1)],
)
def test_four_elders_bring_the_shells_of_their_majority(council: tuple[int, ...], shells: int) -> None:
    assert facts(sit(4, council=council))["shells"] == shells


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize(("card", "shells"), [(S, 4), (K, 3), (N, 3), (E, 2), (B, 2)])
def test_five_or_six_elders_bring_more(seats: int, card: int, shells: int) -> None:
    assert facts(sit(seats, council=(card,) * seats))["shells"] == shells


def test_a_tie_for_the_open_majority_goes_to_the_higher_class() -> None:
    assert facts(sit(4, council=(S, S, B, B)))["shells"] == 1
    assert facts(sit(4, council=(K, S, N, E)))["shells"] == 2


def test_the_spare_elder_counts_for_the_open_majority() -> None:
    assert facts(sit(3, council=(S, K, B), spare=S))["shells"] == 3


def test_the_table_may_set_its_own_shells() -> None:
    assert facts(sit(4, council=(N, N, S, E), shells=[1, 2, 5, 4, 3]))["shells"] == 5


def test_a_game_begins_in_round_one_with_the_token_holder() -> None:
    table = sit(4, council=(S, K, N, E), first=2)
    assert facts(table)["round"] == 1
    assert facts(table)["phase"] == "agents"
    assert facts(table)["active"] is None
    assert table.to_act == (2,)

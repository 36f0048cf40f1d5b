"""What an audience of Wave may not know, in everything that it is given."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from engine.chance import Seeded, Stream
from engine.game import Event
from engine.games.perfect_wave import GAME, redeal
from engine.games.perfect_wave.actions import ADVICE, Agree, AnyAction, ForSilver, Play, Tip
from engine.games.perfect_wave.cards import CODES, CS
from engine.games.perfect_wave.events import LaidOpen
from engine.games.perfect_wave.redeal import hidden_places
from engine.games.perfect_wave.state import OVER, State, find_fitting
from engine.menu import Ask, walk
from engine.table import audience_events
from tests.engine.games.perfect_wave.dealing import act, faces_owner, lay
from tests.engine.games.perfect_wave.test_second_reading import SETTINGS
from tests.engine.played import Table

ACTIONS: list[AnyAction] = [
    *[Play(slot) for slot in range(-1, 6)],
    *[ForSilver(slot) for slot in range(-1, 6)],
    *[Tip(to, slot, advice) for to in range(-1, 5) for slot in range(-1, 6) for advice in ADVICE],
    Agree(),
]


def positions(seats: int, options: dict[str, Any], games: int) -> Iterator[tuple[State, Sequence[Event]]]:
    """Every position of random games with the events that led to it; in two of three games no misplay ends it."""
    for number in range(games):
        stream = random.Random(number)
        table = Table(GAME, seats, options, Seeded(number.to_bytes(32, "big")))
        yield table.state, table.start.events
        while table.to_act:
            seat = stream.choice(table.to_act)
            actions = GAME.legal(table.state, seat) if stream.random() < 0.3 else GAME.moves(table.state, seat)
            if number % 3:
                fits = find_fitting(table.state, seat)
                actions = tuple(a for a in actions if not isinstance(a, Play) or fits >> a.slot & 1)
            turn = table.act(seat, stream.choice(actions))
            yield turn.state, turn.events


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_redealt_game_cannot_be_told_from_the_real_one(seats: int, options: dict[str, Any]) -> None:
    for at, (state, _) in enumerate(positions(seats, options, 6)):
        for seat in (None, *range(seats)):
            other = GAME.redeal(state, seat, Stream(bytes([at % 256])))
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert Counter(GAME.cards(other)) == Counter(GAME.cards(state))
            assert Counter(GAME.unseen(other, seat)) == Counter(GAME.unseen(state, seat))
            assert Counter(GAME.view(state, seat).unseen) == Counter(CODES[card] for card in GAME.unseen(state, seat))
            assert GAME.to_act(other) == GAME.to_act(state)
            assert GAME.facts(other) == GAME.facts(state)
            assert GAME.outcome(other) == GAME.outcome(state)
            if seat is not None:
                assert GAME.legal(other, seat) == GAME.legal(state, seat)
                assert [GAME.check(other, seat, a) for a in ACTIONS] == [GAME.check(state, seat, a) for a in ACTIONS]
                assert list(walk(GAME, other, seat)) == list(walk(GAME, state, seat))


@pytest.mark.parametrize("tries", [100, 0])
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_redealt_game_is_one_that_can_be(
    seats: int, options: dict[str, Any], tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redeal, "TRIES", tries)
    for at, (state, _) in enumerate(positions(seats, options, 9)):
        for seat in (None, *range(seats)):
            other = GAME.redeal(state, seat, Stream(bytes([at % 256])))
            assert_possible(other)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert Counter(GAME.cards(other)) == Counter(GAME.cards(state))


def assert_possible(state: State) -> None:
    """Whoever is on turn can play."""
    if state.turn != OVER:
        down = state.blind[state.turn] if state.turn >= state.seats else 0
        assert find_fitting(state, state.turn) & ~down


def test_what_is_redealt_is_a_function_of_the_view_and_the_stream() -> None:
    for seats, options in SETTINGS:
        for state, _ in positions(seats, options, 2):
            for seat in (None, *range(seats)):
                other = GAME.redeal(state, seat, Stream(b"one"))
                assert GAME.redeal(other, seat, Stream(b"two")) == GAME.redeal(state, seat, Stream(b"two"))


def test_a_mover_who_sees_nothing_that_fits_knows_that_something_unseen_does() -> None:
    state = lay(3, "b4", "r2 r1 *o5 *t1 *t2", "b1 b2 *b3", "y1 *y2 *y5")
    for number in range(100):
        other = GAME.redeal(state, 0, Stream(bytes([number])))
        assert "o5" in {CODES[other.hands[0][slot]] for slot in (2, 3, 4)}  # y5 is seen, so it can be nothing else


def test_an_owner_does_not_learn_which_blind_card_fits() -> None:
    """Seen r5 fits, so the blind ones may be anything that is unseen: each of them, equally likely."""
    state = lay(3, "o3", "r5 *y1 *t1", "b1 y2", "b2 y3 *y4")
    lain = Counter(CODES[GAME.redeal(state, 0, Stream(number.to_bytes(2, "big"))).hands[0][1]] for number in range(600))
    assert set(lain) == {"y1", "t1", "b1", "y2", "b2", "y3"}  # y4 faces the team: seat 0 sees it
    assert min(lain.values()) > 60


def test_the_list_of_plays_names_slots_and_does_not_tell_what_fits() -> None:
    fits = lay(3, "o3", "r5 *t1", "b1", "b2 y3")
    fails = lay(3, "o3", "r5 *y1", "b1", "b2 y3")
    for state in (fits, fails):
        assert GAME.legal(state, 0) == (Play(0), Play(1))
        assert GAME.check(state, 0, Play(1)) is None
        asked = GAME.ask(state, 0, ())
        assert isinstance(asked, Ask)
        assert asked == GAME.ask(fits, 0, ())


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_no_view_and_no_event_names_a_card_that_its_audience_does_not_see(seats: int, options: dict[str, Any]) -> None:
    for state, events in positions(seats, options, 9):
        for seat in (None, *range(seats)):
            hidden = {state.hands[holder][slot] for holder, slot in hidden_places(state, seat)} | set(state.draw)
            codes = {CODES[card] for card in hidden if card < CS}  # of the swap cards there are two
            assert not codes & strings(GAME.view(state, seat))
            assert not codes & strings(audience_events(events, seat))


def strings(told: Any) -> set[str]:
    """Every text anywhere in it."""
    found: set[str] = set()
    waiting = [msgspec.to_builtins(told)]
    while waiting:
        match waiting.pop():
            case str() as text:
                found.add(text)
            case dict() as fields:
                waiting.extend(fields.values())
            case list() | tuple() as items:
                waiting.extend(items)
    return found


def test_all_views_at_once_are_the_views_one_by_one() -> None:
    for seats, options in SETTINGS:
        for state, _ in positions(seats, options, 3):
            assert list(GAME.views(state)) == [GAME.view(state, seat) for seat in (None, *range(seats))]


def test_each_sees_the_others_blind_cards_and_not_their_own() -> None:
    state = lay(3, "o3", "r5 *y1", "b1 *b4", "b2 y3")
    seen = {
        seat: [[slot and slot.card for slot in hand.slots[:2]] for hand in GAME.view(state, seat).hands]
        for seat in (0, 1, 2, None)
    }
    assert seen[0] == [["r5", None], [None, "b4"], [None, None]]
    assert seen[1] == [[None, "y1"], ["b1", None], [None, None]]
    assert seen[2] == [[None, "y1"], [None, "b4"], ["b2", "y3"]]
    assert seen[None] == [[None, None]] * 3


def test_the_public_sees_which_way_cards_face_and_silvers_open_ones() -> None:
    hands = GAME.view(lay(2, "o3", "r5 - *y1", "b1", "b2 *y3"), None).hands
    assert [slot and slot.faces for slot in hands[0].slots] == ["owner", None, "team", None, None]
    assert [slot and (slot.faces, slot.card) for slot in hands[2].slots[:2]] == [("open", "b2"), ("down", None)]
    assert [hand.count for hand in hands] == [2, 1, 2]


def test_nobody_sees_what_silver_has_face_down() -> None:
    state = lay(2, "o3", "r5", "b1", "b2 *y3")
    for seat in (0, 1):
        slot = GAME.view(state, seat).hands[2].slots[1]
        assert slot is not None
        assert slot.card is None
        assert CODES.index("y3") in GAME.unseen(state, seat)


def test_a_returned_card_is_seen_by_its_owner_and_no_longer_by_the_team() -> None:
    state = act(lay(3, "o3", "r5 *y1", "b1", "b2", returned=True), 0, Play(1)).state
    assert faces_owner(state, 0, 1)
    cards = [(slot and slot.card) for seat in (0, 1, None) for slot in [GAME.view(state, seat).hands[0].slots[1]]]
    assert cards == ["y1", None, None]


def test_the_hands_are_laid_open_when_it_is_over_and_not_before() -> None:
    before = lay(3, "o3", "r5 *y1", "b1", "b2")
    turn = act(before, 0, Play(1))
    told = audience_events(turn.events, None)
    assert [event.cards for event in told if isinstance(event, LaidOpen)] == [("r5", "y1"), ("b1",), ("b2",)]
    for audience in (0, 1, None):
        view = GAME.view(turn.state, audience)
        assert [[slot.card for slot in hand.slots if slot] for hand in view.hands] == [["r5", "y1"], ["b1"], ["b2"]]

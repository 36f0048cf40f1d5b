"""The expert option with swap cards, read our way."""

from __future__ import annotations

from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import Play
from engine.games.perfect_wave.cards import CODES, FITS, INDEX
from engine.games.perfect_wave.events import Swapped
from engine.games.perfect_wave.state import State
from tests.engine.games.perfect_wave.dealing import act, deck, faces_owner, held, lay, of_kind, refusal, table


def test_four_more_cards_are_in_the_deck() -> None:
    assert GAME.facts(table(3, deck("w1", swaps=True), swaps=True).state)["remaining"] == 37
    assert len(GAME.cards(table(3, deck("w1", swaps=True), swaps=True).state)) == 38


def test_a_swap_card_never_opens_the_pile_but_goes_to_the_bottom() -> None:
    game = table(3, deck("cs ns w1 y1", swaps=True), swaps=True)
    assert GAME.facts(game.state)["top"] == "w1"
    assert held(game.state, 0, 0) == "y1"
    assert [CODES[card] for card in game.state.draw[-2:]] == ["cs", "ns"]
    assert len(game.state.draw) == 38 - 1 - 15


def test_nobody_is_told_that_a_swap_card_lies_at_the_bottom() -> None:
    game = table(3, deck("cs w1 y1 y2 y3 y4 y5 o1 o2 o3 o4 o5 r1 r2 r3 r4 r5", swaps=True), swaps=True)
    assert "cs" not in repr(game.start.events)
    assert all("cs" not in repr(GAME.view(game.state, seat)) for seat in (0, 1, 2, None))


def test_a_swap_card_lies_beside_the_pile_and_reverses_its_order() -> None:
    state = lay(3, "o3", "cs ns", "y3 b2", "y4", draw="w1 w2 w3")
    turn = act(state, 0, Play(0))
    facts = GAME.facts(turn.state)
    assert (facts["top"], facts["orders"], facts["direction"]) == ("o3", [-1, 1], 1)
    assert of_kind(turn.events, Swapped) == [Swapped(order="colour", sign=-1)]
    assert refusal(turn.state, 1, Play(0)) is None  # yellow is higher than orange now
    assert refusal(turn.state, 1, Play(1)) == "does-not-fit"
    assert GAME.view(turn.state, None).beside == ("cs",)


def test_a_number_swap_reverses_the_numbers_alone() -> None:
    turn = act(lay(3, "o3", "cs ns", "o2 o4 r4", "y4", draw="w1 w2"), 0, Play(1))
    assert GAME.facts(turn.state)["orders"] == [1, -1]
    assert [refusal(turn.state, 1, Play(slot)) for slot in (0, 1, 2)] == [None, "does-not-fit", None]


def test_a_second_one_of_the_kind_turns_the_order_back() -> None:
    state = lay(3, "o3", "ns", "y4", "y3", colour=-1, beside=("cs",))
    hands = ((INDEX["cs"], *state.hands[0][1:]), *state.hands[1:])
    state = State(**{name: getattr(state, name) for name in State.__struct_fields__} | {"hands": hands})
    turn = act(state, 0, Play(0))
    assert of_kind(turn.events, Swapped) == [Swapped(order="colour", sign=1)]
    assert GAME.view(turn.state, None).orders == (1, 1)
    assert GAME.view(turn.state, None).beside == ("cs", "cs")


def test_a_swap_card_can_always_be_played_and_is_refilled_the_opposite_way() -> None:
    assert all(row[INDEX["cs"]] and row[INDEX["ns"]] for rows in FITS.values() for row in rows)
    turn = act(lay(3, "b4", "ns w1", "y4", "y3", draw="w2 w3"), 0, Play(0))
    assert held(turn.state, 0, 0) == "w2"
    assert not faces_owner(turn.state, 0, 0)


def test_a_swap_card_keeps_its_holder_from_being_stuck_and_counts_as_remaining() -> None:
    state = act(lay(3, "o3", "b4", "*cs", "y1"), 0, Play(0)).state
    assert state.turn == 1
    assert GAME.facts(state)["remaining"] == 2

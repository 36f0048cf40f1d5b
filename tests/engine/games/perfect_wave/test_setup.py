"""How a game of Wave begins."""

from __future__ import annotations

import msgspec
import pytest

from engine.arena import play
from engine.errors import Refused
from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.cards import CODES, DECK, FITS, INDEX, SWAP_DECK, TURNS, verdict
from engine.games.perfect_wave.events import Began, Dealt, DealtBlind, DealtSeen, SilverDealt, Stuck
from engine.record import verify
from engine.table import audience_events, check_setup
from tests.engine.games.perfect_wave.dealing import deck, held, of_kind, table


def test_there_are_34_cards_without_a_white_0_and_a_blue_5() -> None:
    assert len(set(DECK)) == len(DECK) == 34
    assert not {"w0", "b5"} & set(DECK)
    assert DECK[:7] == ("w1", "w2", "w3", "w4", "w5", "y0", "y1")
    assert DECK[-1] == "b4"


def test_swap_cards_stand_behind_the_others_before_the_shuffle() -> None:
    assert (*DECK, "cs", "cs", "ns", "ns") == SWAP_DECK


def test_white_cards_and_zeros_turn_the_direction() -> None:
    assert {CODES[card] for card in TURNS} == {"w1", "w2", "w3", "w4", "w5", "y0", "o0", "r0", "t0", "b0"}


def test_the_top_card_opens_the_pile_and_its_symbol_does_nothing() -> None:
    game = table(3, deck("w1"))
    facts = GAME.facts(game.state)
    assert (facts["top"], facts["direction"], facts["draw"]) == ("w1", 1, 34 - 1 - 15)


def test_five_cards_go_seat_by_seat_and_the_last_two_face_the_team() -> None:
    game = table(3, deck("w1", "o1 o2 o3 o4 o5", "r1 r2 r3 r4 r5", "t1 t2 t3 t4 t5"), first=2)
    assert [held(game.state, 1, slot) for slot in range(5)] == ["r1", "r2", "r3", "r4", "r5"]
    assert game.state.blind == (0b11000,) * 3
    assert game.to_act == (2,)


def test_the_first_word_of_luck_is_the_deck_and_the_second_who_starts() -> None:
    game = table(2, deck("w1"), first=1)
    assert [draw.what for draw in game.chance.drawn] == ["deck", "first"]


def test_silver_is_dealt_last_and_never_starts() -> None:
    game = table(2, deck("w1", "o1 o2 o3 o4 o5", "r1 r2 r3 r4 r5", "t1 t2 t3 t4 t5"))
    assert held(game.state, 2, 0) == "t1"
    assert GAME.facts(game.state)["hands"] == [5, 5, 5]
    assert game.outcome.scores == (33, 33)
    with pytest.raises(Exception, match="cannot have been drawn"):
        table(2, deck("w1"), first=2)


def test_each_hand_is_told_to_those_who_see_it() -> None:
    game = table(3, deck("w1", "o1 o2 o3 o4 o5", "r1 r2 r3 r4 r5", "t1 t2 t3 t4 t5"))
    events = game.start.events
    to_owner = of_kind(audience_events(events, 1), DealtSeen)
    to_team = of_kind(audience_events(events, 1), DealtBlind)
    assert [(event.seat, event.cards) for event in to_owner] == [(1, ("r1", "r2", "r3"))]
    assert [(event.seat, event.cards) for event in to_team] == [(0, ("o4", "o5")), (2, ("t4", "t5"))]
    public = audience_events(events, None)
    assert [event.seat for event in of_kind(public, Dealt)] == [0, 1, 2]
    assert not of_kind(public, DealtSeen) + of_kind(public, DealtBlind)
    assert of_kind(public, Began) == [Began(seat=0, card="w1")]


def test_everybody_is_told_silvers_open_cards_and_nobody_the_others() -> None:
    game = table(2, deck("w1", "o1 o2 o3 o4 o5", "r1 r2 r3 r4 r5", "t1 t2 t3 t4 t5"))
    assert of_kind(audience_events(game.start.events, None), SilverDealt) == [SilverDealt(cards=("t1", "t2", "t3"))]
    for seat in (0, 1):
        assert not any("t4" in repr(event) or "t5" in repr(event) for event in audience_events(game.start.events, seat))


def test_a_first_player_with_nothing_to_play_ends_the_game_at_once() -> None:
    game = table(3, deck("b4", "o1 o2 o3 o4 t0"))
    assert game.to_act == ()
    assert game.outcome.scores == (33, 33, 33)
    assert game.outcome.reason == "wipeout"
    assert of_kind(game.start.events, Stuck) == [Stuck(seat=0)]


def test_a_blind_card_alone_keeps_the_first_player_going() -> None:
    game = table(3, deck("b4", "o1 o2 o3 o4 o5"))
    assert game.to_act == (0,)


@pytest.mark.parametrize(
    ("top", "card", "does"),
    [
        ("y2", "y4", True),  # a higher number of the same colour
        ("y4", "t1", True),  # a higher colour
        ("t1", "b3", True),  # both
        ("b3", "r4", True),  # a lower colour, a higher number
        ("b3", "r3", False),  # the same number, a lower colour
        ("r4", "r3", False),
        ("o2", "y2", False),
        ("o2", "w1", False),
    ],
)
def test_a_card_must_be_higher_in_number_or_colour(top: str, card: str, does: bool) -> None:
    assert bool(FITS[1, 1][INDEX[top]][INDEX[card]]) is does


@pytest.mark.parametrize(
    ("left", "code"),
    [
        *((0, "perfect"), (1, "breadth"), (2, "breadth"), (3, "good"), (5, "good")),
        *((6, "not-bad"), (10, "not-bad"), (11, "wipeout"), (37, "wipeout")),
    ],
)
def test_the_verdict_table(left: int, code: str) -> None:
    assert verdict(left) == code


def test_a_record_may_name_silvers_option_where_silver_does_not_play() -> None:
    for asked, told in (({"silver": "agree"}, {}), ({"silver": "either"}, {"silver": "either"})):
        record = play(GAME, 3, asked, bytes(32))
        assert record.options == told
        assert verify(msgspec.structs.replace(record, options=asked)).outcome.over
        assert record.chance == play(GAME, 3, {}, bytes(32)).chance
    with pytest.raises(Refused):
        check_setup(GAME, 3, {"silver": "perhaps"})
    assert GAME.suit_options(3, {"silver": "either", "swaps": True}) == {"swaps": True}
    assert GAME.suit_options(2, {"silver": "either"}) == {"silver": "either"}


def test_silvers_option_is_offered_only_where_silver_plays() -> None:
    assert [spec.name for spec in GAME.list_options(2)] == ["misplay", "silver", "swaps"]
    assert [spec.name for spec in GAME.list_options(3)] == ["misplay", "swaps"]

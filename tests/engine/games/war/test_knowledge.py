"""Who knows which card: backs, what was shown, what one saw oneself, and what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.chance import Scripted, Stream
from engine.games.war import GAME
from engine.games.war.events import MovedCards
from engine.games.war.state import State
from engine.table import read_action, take
from tests.engine.games.war.positions import BRIDGE, END, act, ares, at, attack, build, ceto, fortify, hephaestus, own


def seen_hand(state: State, viewer: int | None, seat: int) -> list[str]:
    return [card.card for card in GAME.view(state, viewer).seats[seat].hand]


def seen(state: State, viewer: int | None, seat: int, name: str) -> list[str]:
    view = GAME.view(state, viewer).seats[seat]
    cards = view.bridge[int(name[-1]) - 1] if name.startswith("bridge") else view.gate[int(name[-1]) - 1]
    return [card.card for card in cards.builds + cards.wars]


def agree_after_redeal(state: State) -> None:
    for viewer in (None, *range(len(state.hands))):
        for n in range(5):
            other = GAME.redeal(state, viewer, Stream(bytes([n])))
            assert GAME.view(other, viewer) == GAME.view(state, viewer)


def test_others_see_backs() -> None:
    state = at(["W3 B4 L-pos", ""], [{"bridge1": "B2 W5"}, {}], deck="W1 B1")
    for viewer in (None, 1):
        assert seen_hand(state, viewer, 0) == ["W", "B", "L"]
        assert seen(state, viewer, 0, "bridge1") == ["B", "W"]
    assert GAME.view(state, None).top == "W"
    assert GAME.view(state, 1).seats[0].counts == (1, 1, 1)


def test_a_face_card_taken_stays_known_until_a_card_like_it_is_laid() -> None:
    state, _ = act(at(["B4", ""], [{}, {}], face="B6 W2 B3 B3"), build("B4"), END)
    assert seen_hand(state, 1, 0) == ["W2", "B6"]
    state, _ = act(state, END, build("B6"))
    assert seen(state, 1, 0, "bridge2") == ["B6"], "it was the only Build card there"
    state, _ = act(at(["B4 B6*", ""], [{}, {}]), build("B4"))
    assert seen_hand(state, 1, 0) == ["B"]
    assert seen(state, 1, 0, "bridge1") == ["B"]


def test_what_a_laid_card_leaves_known_does_not_tell_which_it_was() -> None:
    start = at(["B4 B6* W1*", ""], [{}, {}])
    views = {card: GAME.view(act(start, build(card))[0], 1) for card in ("B4", "B6")}
    assert views["B4"] == views["B6"]
    assert [card.card for card in views["B4"].seats[0].hand] == ["W1", "B"]


def test_of_equal_cards_the_known_one_is_meant_when_one_is_shown() -> None:
    state = at(["W6* W6", ""], [{}, {"bridge1": "B1 W1"}])
    state, _ = act(state, attack("W6", 1, "bridge1", "war0"))
    assert seen_hand(state, 1, 0) == ["W"]


def test_ares_shows_what_he_moves_to_its_new_owner_alone() -> None:
    state = at(["L-ares B1", "", ""], [{"bridge1": "B2"}, {"bridge1": "B1 W5"}, {"bridge3": "B1 W6"}], deck="W1 W1")
    state, events = act(state, ares("bridge1", (2, "bridge3", "war0"), (1, "bridge1", "war0")))
    assert seen(state, 0, 0, "bridge1") == ["B2", "W6", "W5"]
    assert seen(state, 1, 0, "bridge1") == ["B", "W", "W5"], "who laid a card knows it still"
    assert seen(state, 2, 0, "bridge1") == ["B", "W6", "W"]
    assert seen(state, None, 0, "bridge1") == ["B", "W", "W"]
    assert [event.to for event in events if isinstance(event, MovedCards)] == [(0,)]
    agree_after_redeal(state)


def test_ceto_lets_both_know_what_they_gave_away_as_long_as_it_stays_there() -> None:
    state, _ = act(at(["L-ceto B1 W2", "B3 B5", ""], [{}, {}, {}], deck="W6 W1 W1 W1"), ceto(1))
    assert seen_hand(state, 0, 1) == ["W2", "W6", "B1"]
    assert seen_hand(state, 1, 0) == ["B3", "B5"]
    assert seen_hand(state, 2, 0) == ["B", "B"]
    agree_after_redeal(state)
    state, _ = act(state, END, build("B1"))
    assert seen(state, 0, 1, "bridge1") == ["B1"]
    assert seen(state, 2, 1, "bridge1") == ["B"]
    state, _ = act(state, END, END, build("B3"))
    assert seen(state, 1, 0, "bridge1") == ["B"], "it may have been the B5"
    assert seen_hand(state, 1, 0) == ["B"]
    agree_after_redeal(state)


def test_hephaestus_moves_what_is_known_along() -> None:
    state = at(["L-heph W1", ""], [{"bridge1": "B2* W1", "gate1": "B3"}, {}])
    state, _ = act(state, hephaestus(("bridge1", "build0"), ("gate1", "build0")))
    assert (seen(state, 1, 0, "gate1"), seen(state, 1, 0, "bridge1")) == (["B2"], ["B", "W"])


def test_a_redeal_keeps_backs_and_what_this_seat_knows_and_changes_the_rest() -> None:
    state = at(["W1 B1", "B6* B5 W4"], [{"bridge1": "B2"}, {"bridge1": "B3 W6*"}], deck="W1 W2 W3 B4 B5")
    seen_there = set()
    for n in range(30):
        other = GAME.redeal(state, 0, Stream(bytes([n])))
        assert other.hands[0] == state.hands[0]
        assert own("B6*", 1)[0] in other.hands[1]
        assert GAME.view(other, 0) == GAME.view(state, 0)
        seen_there.add(GAME.view(other, 1).seats[1].bridge[0].builds[0].card)
    assert seen_there == {"B3", "B4", "B5"}


def test_a_redeal_is_a_function_of_the_view() -> None:
    state = at(["W1 B1", "B5 W4"], [{"bridge1": "B2"}, {"bridge1": "B3"}], deck="W1 W2 B4")
    twin = at(["W1 B1", "B3 W2"], [{"bridge1": "B2"}, {"bridge1": "B4"}], deck="W4 B5 W1")
    assert GAME.view(state, 0) == GAME.view(twin, 0)
    assert GAME.redeal(state, 0, Stream(b"x")) == GAME.redeal(twin, 0, Stream(b"x"))


def barrier(state: State, fields: Mapping[str, Any]) -> bool:
    return take(GAME, state, state.turn, read_action(GAME, fields), Scripted({})).barrier


def test_laying_cards_can_be_taken_back() -> None:
    state = at(["B1 W1", ""], [{"bridge1": "B5"}, {}])
    assert not barrier(state, build("B1"))
    assert not barrier(state, fortify("W1", "bridge1"))


def test_what_shows_or_draws_a_card_cannot_be_taken_back() -> None:
    state = at(["L-ceto W1 B6 B6*", "B2"], [BRIDGE, {"bridge1": "B1 W1*", "bridge2": "B1"}])
    assert barrier(state, END)
    assert barrier(state, ceto(1))
    assert barrier(state, attack("B6", 1, "bridge2", "build0"))
    assert not barrier(at(["W6*", ""], [{}, {"bridge1": "B1 W1*"}]), attack("W6", 1, "bridge1", "war0"))
    assert not barrier(at(["W6", ""], [{}, {}], deck="", face=""), END)

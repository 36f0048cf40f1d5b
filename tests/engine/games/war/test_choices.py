"""Lists of legal actions, exact however long, and the menu that leads through them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from engine.errors import Refusal
from engine.games.war import GAME
from engine.games.war.actions import Attack, Horn, Leader
from engine.games.war.cards import CARDS, CODE
from engine.games.war.handfuls import Handfuls
from engine.games.war.state import State
from engine.menu import MOST_OPTIONS, Ask, Ready, Words, walk
from engine.table import check, read_action
from tests.engine.games.war.positions import BRIDGE, FALSE, WHOLE, act, at, attack

GIANT = " ".join([f"{kind}{n}" for kind in "WB" for n in range(1, 7) for _ in range(4)] + ["L-pos"])


@pytest.mark.parametrize("text", ["W1", "W1 W1", "W1 W3 W3 W6", "B1 B1 B2 B5 W2 W2 W5", "W1 W2 W3 W4 W5 W6 B1 B8"])
def test_handfuls_are_all_different_choices_of_cards_strongest_first(text: str) -> None:
    codes = tuple(CODE[card] for card in text.split())
    handfuls = Handfuls(codes)
    kinds = sorted(Counter(codes).items())
    every = {
        tuple(CARDS[code] for (code, _), copies in zip(kinds, counts, strict=True) for _ in range(copies))
        for counts in product(*(range(copies + 1) for _, copies in kinds))
    }
    assert len(handfuls) == len(every) - 1
    assert set(handfuls) == every - {()}
    totals = [sum(int(card[1]) for card in cards) for cards in handfuls]
    assert totals == sorted(totals, reverse=True)
    for least in range(1, max(totals) + 3):
        assert handfuls.reaching(least) == sum(total >= least for total in totals)


def test_equal_cards_make_one_action() -> None:
    legal = GAME.legal(at(["W3 W3", ""], [{}, {"bridge1": "B1"}]), 0)
    assert [action.cards for action in legal if isinstance(action, Attack)] == [("W3", "W3"), ("W3",)]


def test_the_listed_spelling_is_canonical_but_any_order_is_legal() -> None:
    state = at(["W5 W2", ""], [{}, {"bridge1": "B1 W3 W4"}])
    legal = GAME.legal(state, 0)
    listed = read_action(GAME, attack("W2 W5", 1, "bridge1", "war0 war1"))
    turned = read_action(GAME, attack("W5 W2", 1, "bridge1", "war1 war0"))
    assert listed in list(legal)
    assert turned not in list(legal)
    assert turned in legal
    assert check(GAME, state, 0, turned) is None


def test_a_giant_hand_is_counted_without_being_listed() -> None:
    state = at([GIANT, ""], [BRIDGE, {**WHOLE, "bridge1": "B1 B2 W1 W2"}])
    legal = GAME.legal(state, 0)
    assert len(legal) > 10_000_000
    for index in range(0, len(legal), len(legal) // 50):
        assert check(GAME, state, 0, legal[index]) is None
        assert legal[index] in legal
    assert legal[-1] == legal[len(legal) - 1]
    with pytest.raises(IndexError):
        legal[len(legal)]


def test_index_iteration_and_slices_agree() -> None:
    state = at(["L-pos L-ares L-heph L-ceto W3 W5 B4", "B1"], [{**BRIDGE, "bridge1": "B2", "gate1": "B1"}, WHOLE])
    legal = GAME.legal(state, 0)
    every = list(legal)
    assert len(every) == len(legal) == len(set(every))
    assert [legal[i] for i in range(len(legal))] == every
    assert list(legal[3:40:7]) == every[3:40:7]
    assert legal[-5] == every[-5]
    assert legal == every


def leaves(state: State) -> Iterator[tuple[tuple[str, ...], Ready]]:
    for picked, _ in walk(GAME, state, state.turn):
        asked = GAME.ask(state, state.turn, picked)
        assert isinstance(asked, Ready)
        yield picked, asked


def test_a_usual_turn_takes_three_presses() -> None:
    state = at(["W3 B4 B2", "B1"], [WHOLE, {**BRIDGE, "gate1": "B1 B2"}])
    assert max(len(picked) for picked, _ in leaves(state)) == 3


@pytest.mark.parametrize("hand", [GIANT, GIANT.replace("L-pos", "L-heph L-ares"), "W1 " * 11 + "B6"])
def test_a_giant_hand_fits_into_a_menu(hand: str) -> None:
    theirs = {**WHOLE, "bridge1": "B1 B2 W1 W2", "gate1": "B1 B2"}
    state = at([hand, "", "", ""], [{**BRIDGE, "bridge2": "B1 B1 W1", "gate1": "B6"}, theirs, theirs, theirs])
    waiting: list[tuple[str, ...]] = [()]
    reached = 0
    for _ in range(3000):
        if not waiting:
            break
        picked = waiting.pop(0)
        asked = GAME.ask(state, 0, picked)
        assert not isinstance(asked, Refusal)
        assert len("/".join(picked)) < 60
        if isinstance(asked, Ready):
            reached += 1
            assert check(GAME, state, 0, asked.action) is None
            continue
        assert 1 < len(asked.options) <= MOST_OPTIONS
        ways = (asked.options[0], asked.options[-1]) if picked else asked.options
        waiting += [(*picked, option.token) for option in ways]
    assert reached > 20


@pytest.mark.parametrize("picked", [("attack",), ("pos", "1b1-w0")])
def test_all_equal_cards_of_two_decks_can_be_picked_together(picked: tuple[str, ...]) -> None:
    state = at(["B1 " * 10 + "L-pos", "", ""], [{}, {"bridge1": "B3 W4"}, {}])
    asked = GAME.ask(state, 0, picked)
    assert isinstance(asked, Ask)
    assert len({option.token for option in asked.options}) == asked.most == 10
    ready = GAME.ask(state, 0, (*picked, "+".join(option.token for option in asked.options)))
    assert isinstance(ready, Ready)
    assert isinstance(ready.action, Attack | Leader)
    assert ready.action.cards == ("B1",) * 10


def test_mixed_cards_picked_together_are_refused_in_words() -> None:
    state = at(["W3 W2 B4", ""], [{}, {"bridge1": "B1 W3"}])
    asked = GAME.ask(state, 0, ("attack", "w3+b4"))
    assert asked == Refusal("mixed-cards")


def test_a_false_horn_is_asked_for_once_more_and_a_true_one_is_not() -> None:
    for sections, is_true in ((FALSE, False), (WHOLE, True)):
        state = at(["W1", ""], [sections, {}])
        asked = GAME.ask(state, 0, ())
        assert isinstance(asked, Ask)
        assert [option.risky for option in asked.options if option.token == "horn"] == [not is_true]
        ready = GAME.ask(state, 0, ("horn",))
        assert isinstance(ready, Ready)
        assert ready.action == Horn()
        assert (ready.confirm is None) == is_true
        end = GAME.ask(state, 0, ("end",))
        assert isinstance(end, Ready)
        assert (end.confirm is not None) == is_true


def test_a_turn_is_not_ended_under_a_horn_without_a_question_while_an_attack_is_left() -> None:
    def asked(hand: str, theirs: Mapping[str, str], *, horn: bool) -> Words | None:
        end = GAME.ask(at([hand, ""], [{}, theirs], horns=(False, horn)), 0, ("end",) if hand else ())
        assert isinstance(end, Ready)
        return end.confirm

    assert asked("W1", WHOLE, horn=True) == Words("war-menu-confirm-under-horn", {"whom": 1})
    assert asked("W1", WHOLE, horn=False) is None
    assert asked("W1", BRIDGE, horn=True) is None, "a horn without its Gateway falls silent"
    assert asked("", WHOLE, horn=True) is None, "there is nothing to attack with"


def confirm_of(state: State, pressed: str) -> Words | None:
    ready = GAME.ask(state, state.turn, (pressed,))
    assert isinstance(ready, Ready)
    return ready.confirm


def test_a_horn_that_the_end_of_the_last_round_comes_before_is_not_recommended() -> None:
    late = Words("war-menu-confirm-late-horn")
    last: dict[str, Any] = {"round": 9, "limit": 9}
    for sections in (WHOLE, FALSE):
        state = at(["W1", ""], [sections, {}], **last)
        assert (confirm_of(state, "horn"), confirm_of(state, "end")) == (late, None)
        asked = GAME.ask(state, 0, ())
        assert isinstance(asked, Ask)
        assert not any(option.risky for option in asked.options), "it cannot lose either"
    before = at(["W1", ""], [WHOLE, {}], round=8, limit=9, turn=0, first=1)
    assert (confirm_of(before, "horn"), confirm_of(before, "end")) == (None, Words("war-menu-confirm-no-horn"))


def test_a_horn_of_the_last_round_can_still_tie_with_one_of_the_round_before() -> None:
    last: dict[str, Any] = {"round": 9, "limit": 9, "horns": (False, True)}
    state = at(["", ""], [WHOLE, WHOLE], **last)
    assert (confirm_of(state, "horn"), confirm_of(state, "end")) == (None, Words("war-menu-confirm-no-horn"))
    assert GAME.outcome(act(state, {"type": "horn"})[0]).reason.startswith("tie-")
    silent = at(["", ""], [WHOLE, BRIDGE], **last)
    assert (confirm_of(silent, "horn"), confirm_of(silent, "end")) == (Words("war-menu-confirm-late-horn"), None)


def test_in_the_last_round_only_a_horn_whose_turn_is_to_come_calls_for_an_attack() -> None:
    def asked(first: int, turn: int, **fields: Any) -> Words | None:
        hands = ["W1" if seat == turn else "" for seat in range(3)]
        gateways = [WHOLE if seat == 1 else {} for seat in range(3)]
        return confirm_of(at(hands, gateways, first=first, turn=turn, horns=(False, True, False), **fields), "end")

    threat = Words("war-menu-confirm-under-horn", {"whom": 1})
    assert asked(0, 0, round=9, limit=9) == threat
    assert asked(0, 2, round=9, limit=9) is None
    assert asked(2, 2, round=9, limit=9) == threat
    assert asked(1, 0, round=9, limit=9) is None
    assert asked(0, 2, round=8, limit=9) == threat


def test_an_attack_on_cards_known_to_be_too_strong_is_asked_for_once_more() -> None:
    def confirm(theirs: str) -> bool:
        asked = GAME.ask(at(["W3", ""], [{}, {"bridge1": theirs}]), 0, ("attack",))
        assert isinstance(asked, Ready)
        return asked.confirm is not None

    assert confirm("B1 W5*")
    assert not confirm("B1 W5")
    assert not confirm("B1 W2*")

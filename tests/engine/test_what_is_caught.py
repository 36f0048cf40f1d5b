"""The tests for every game are tried on games with one thing wrong: each must be caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Stream
from engine.errors import Refusal
from engine.game import Step
from engine.menu import Ask, Ready
from tests.engine import test_every_game as every
from tests.engine import test_every_menu as menus
from tests.engine import test_what_is_allowed as allowed
from tests.engine.games_under_test import Setting, sample
from tests.engine.mutations import repertoire, vocabulary
from tests.engine.tiny_game import GAME, Cheer, Laid, Lay, Tiny, Trade

SETTING = Setting("tiny", 2, {"dice": True, "hand": 4})
RIGHT = Tiny()


@pytest.fixture(autouse=True)
def _fresh_samples() -> Iterator[None]:
    caches = (sample, repertoire, vocabulary)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


def show_the_deck(state: Any, seat: int | None) -> Any:
    view = RIGHT.view(state, seat)
    return replace(view, deck=state.deck[0] if state.deck else 0)


def show_the_public_a_hand(state: Any, seat: int | None) -> Any:
    view = RIGHT.view(state, seat)
    return replace(view, hand=state.hands[0]) if seat is None else view


def tell_what_was_laid(state: Any, seat: int, action: Any, chance: Any) -> Step:
    step = RIGHT.apply(state, seat, action, chance)
    events = [Laid(seat=action.card) if isinstance(event, Laid) else event for event in step.events]
    return Step(step.state, events)


def tell_all_what_was_drawn(state: Any, seat: int, action: Any, chance: Any) -> Step:
    step = RIGHT.apply(state, seat, action, chance)
    return Step(step.state, [replace(event, to=None) for event in step.events])


def lose_a_card(state: Any, seat: int, action: Any, chance: Any) -> Step:
    step = RIGHT.apply(state, seat, action, chance)
    return Step(replace(step.state, gone=step.state.gone[:-1]), step.events)


def peek_without_a_draw(state: Any, seat: int, action: Any, chance: Any) -> Step:
    """Laying an even number tells how many even numbers the next seat has."""
    step = RIGHT.apply(state, seat, action, chance)
    if not isinstance(action, Lay):
        return step
    even = sum(card % 2 == 0 for card in state.hands[1 - seat])
    return Step(replace(step.state, cheers=(even, 0)), step.events)


def refuse_by_the_others_hand(state: Any, seat: int, action: Any) -> Refusal | None:
    if isinstance(action, Lay) and action.card in state.hands[1 - seat]:
        return Refusal("traded")
    return RIGHT.check(state, seat, action)


def forget_a_rule(state: Any, seat: int, action: Any) -> Refusal | None:
    if isinstance(action, Trade) and state.traded[seat]:
        return None
    return RIGHT.check(state, seat, action)


def list_too_little(state: Any, seat: int) -> Any:
    legal = list(RIGHT.legal(state, seat))
    return legal[1:] if len(legal) > 6 else legal


def list_by_the_deck(state: Any, seat: int) -> Any:
    return sorted(RIGHT.legal(state, seat), key=lambda a: isinstance(a, Cheer) == (state.deck[:1] > (9,)))


def deal_in_place(state: Any, seat: int | None, stream: Stream) -> Any:
    """Shuffle the deck and nothing else: the hands of the others stay, so they can be told from it."""
    return replace(state, deck=tuple(stream.shuffle(state.deck)))


def deal_from_the_real_order(state: Any, seat: int | None, stream: Stream) -> Any:
    cards = RIGHT.redeal(state, seat, stream)
    return replace(cards, deck=tuple(stream.shuffle(cards.deck) if state.deck[:1] > (9,) else cards.deck))


def hide_an_option(state: Any, seat: int, picked: Any) -> Any:
    asked = RIGHT.ask(state, seat, picked)
    return replace(asked, options=asked.options[1:]) if isinstance(asked, Ask) and len(asked.options) > 1 else asked


def offer_the_illegal(state: Any, seat: int, picked: Any) -> Any:
    return Ready(Lay(99)) if list(picked)[:1] == ["lay"] else RIGHT.ask(state, seat, picked)


def trip_over_odd_tokens(state: Any, seat: int, picked: Any) -> Any:
    for token in picked[1:]:
        token.isdecimal() or token in ("quick", "slow") or [int(part) for part in token.split("+")]
    return RIGHT.ask(state, seat, picked)


def doctor_the_outcome(state: Any) -> Any:
    outcome = RIGHT.outcome(state)
    return replace(outcome, winners=(0,))


FAULTS: list[tuple[str, Any, Callable[..., None]]] = [
    ("view", show_the_deck, every.test_a_redeal_looks_the_same_to_whom_it_is_for),
    ("view", show_the_public_a_hand, every.test_a_redeal_looks_the_same_to_whom_it_is_for),
    ("apply", tell_what_was_laid, every.test_events_tell_an_audience_no_more_than_its_view),
    ("apply", tell_all_what_was_drawn, every.test_events_tell_an_audience_no_more_than_its_view),
    ("apply", lose_a_card, every.test_nothing_vanishes_or_doubles),
    ("apply", peek_without_a_draw, every.test_what_can_be_taken_back_has_told_nobody_anything),
    ("check", refuse_by_the_others_hand, every.test_a_redeal_looks_the_same_to_whom_it_is_for),
    ("check", forget_a_rule, allowed.test_legal_and_check_agree_on_what_is_made_up),
    ("legal", list_too_little, allowed.test_legal_and_check_agree_on_what_is_possible_at_other_moments),
    ("legal", list_by_the_deck, every.test_a_redeal_looks_the_same_to_whom_it_is_for),
    ("redeal", deal_in_place, every.test_a_redeal_is_a_function_of_the_view),
    ("redeal", deal_from_the_real_order, every.test_a_redeal_is_a_function_of_the_view),
    ("ask", hide_an_option, menus.test_a_menu_leads_to_every_legal_action_and_to_no_other),
    ("ask", offer_the_illegal, menus.test_a_menu_leads_to_every_legal_action_and_to_no_other),
    ("ask", trip_over_odd_tokens, menus.test_a_menu_refuses_what_it_did_not_offer),
    ("outcome", doctor_the_outcome, every.test_until_it_is_over_somebody_can_move_the_game_on),
]


@pytest.mark.parametrize(("method", "fault", "test"), FAULTS, ids=lambda value: getattr(value, "__name__", value))
def test_it_is_caught(method: str, fault: Any, test: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, method, fault)
    with pytest.raises((AssertionError, ValueError)):
        test(setting=SETTING)


def test_the_game_without_faults_is_not_caught() -> None:
    for test in {test for _, _, test in FAULTS}:
        test(setting=SETTING)

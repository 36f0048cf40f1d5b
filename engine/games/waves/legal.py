"""What a seat may do in Waves, listed and checked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from msgspec import UNSET
from msgspec.structs import replace

from engine.errors import Refusal
from engine.games.waves.actions import AnyAction, Discard, Follow, Rebel, Token
from engine.games.waves.piles import Pile, cards_in, count_in, held
from engine.games.waves.state import AGENTS, DISCARD, OVER, PHASES, TOKEN, State, chooses_place, due
from engine.games.waves.tables import CLASSES, DUEL

REFUSALS = {
    "seats-and-mode": "goal#With {seats} seats this mode cannot be played.",
    "seats-and-edition": "goal#The Breakers edition is for two teams: 2, 4 or 6 seats, and has no All vs All.",
    "no-shells": "round#At least one number of Shells must be above 0.",
    "wrong-phase": "round#That is not what this phase asks for.",
    "not-a-card": "agents#The classes are 1 to 5: Scholar, Keeper, Knight, Seer, Noble.",
    "no-such-card": "agents#Of class {card} you hold {held}.",
    "rebel-count": "agents#An Agent is at least one card.",
    "place-not-yours": "duel#That place is not open to you. You can choose from {places}.",
    "place-needed": "duel#Say at which of your places the Agent goes: {places}.",
    "place-is-fixed": "agents#This Agent can only go to {places}: leave the place out.",
    "discard-count": "next-round#Discard exactly as many cards as you hold above your limit of {limit}: {count}.",
    "discard-order": "next-round#List the cards in ascending order.",
}

CLASSES_SET = frozenset(CLASSES)
PLACE_LETTERS = "ABCDEF"
ASKED_FOR: dict[int, tuple[type, ...]] = {TOKEN: (Token,), AGENTS: (Follow, Rebel), DISCARD: (Discard,), OVER: ()}
"""The kinds of action that each phase asks for."""


def legal(state: State, seat: int) -> Sequence[AnyAction]:
    """Every action open to a seat."""
    if seat not in state.acting:
        return ()
    if state.phase == AGENTS:
        if state.mode == DUEL and chooses_place(state):
            return _placings_at(state.hands[seat], due(state))
        return list_placings(state.hands[seat])
    if state.phase == DISCARD:
        return _discards(state.hands[seat], state.layout.limits[seat])
    return tuple(Token(place) for place in (state.first, state.first + 2))


@lru_cache(maxsize=2048)
def list_placings(hand: Pile) -> tuple[AnyAction, ...]:
    """The Agents that a hand can place where its place is fixed."""
    cards = cards_in(hand)
    follows = [Follow(card) for card in dict.fromkeys(cards)]
    rebels = [Rebel(card, cards[: i + 1].count(card)) for i, card in enumerate(cards)]
    return (*follows, *rebels)


@lru_cache(maxsize=1024)
def _placings_at(hand: Pile, places: tuple[int, ...]) -> tuple[AnyAction, ...]:
    return tuple(replace(action, place=place) for place in places for action in list_placings(hand))


@lru_cache(maxsize=1024)
def _discards(hand: Pile, limit: int) -> tuple[AnyAction, ...]:
    cards = cards_in(hand)
    return tuple(map(Discard, dict.fromkeys(combinations(cards, len(cards) - limit))))


def check(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why the seat may not do this, judging only by its own hand and what lies open."""
    if seat not in state.acting or type(action) not in ASKED_FOR[state.phase]:
        return Refusal("wrong-phase", {"phase": PHASES[state.phase]})
    if isinstance(action, Follow):
        return _check_agent(state, seat, action.card, 1, action.place)
    if isinstance(action, Rebel):
        return _check_agent(state, seat, action.card, action.count, action.place)
    if isinstance(action, Discard):
        return _check_discard(state, seat, action.cards)
    places = (state.first, state.first + 2)
    return None if action.place in places else _refuse_place("place-not-yours", places)


def _refuse_place(code: str, places: Sequence[int]) -> Refusal:
    return Refusal(code, {"places": ", ".join(PLACE_LETTERS[place] for place in places)})


def _refuse_card(hand: Pile, card: int) -> Refusal:
    return Refusal("no-such-card", {"card": card, "held": held(hand, card)})


def _check_agent(state: State, seat: int, card: int, count: int, place: object) -> Refusal | None:
    if card not in CLASSES:
        return Refusal("not-a-card")
    if count < 1:
        return Refusal("rebel-count")
    if count > held(state.hands[seat], card):
        return _refuse_card(state.hands[seat], card)
    if state.mode != DUEL or not chooses_place(state):
        return None if place is UNSET else _refuse_place("place-is-fixed", due(state))
    places = due(state)
    if place is UNSET:
        return _refuse_place("place-needed", places)
    return None if place in places else _refuse_place("place-not-yours", places)


def _check_discard(state: State, seat: int, cards: tuple[int, ...]) -> Refusal | None:
    hand = state.hands[seat]
    count = count_in(hand) - state.layout.limits[seat]
    if len(cards) != count:
        return Refusal("discard-count", {"count": count, "limit": state.layout.limits[seat]})
    if not CLASSES_SET.issuperset(cards):
        return Refusal("not-a-card")
    if list(cards) != sorted(cards):
        return Refusal("discard-order")
    for card in cards:
        if cards.count(card) > held(hand, card):
            return _refuse_card(hand, card)
    return None

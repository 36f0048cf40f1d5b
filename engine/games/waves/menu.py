"""Waves in small choices: Follower or Rebel, which class, how many; or which cards to discard."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from engine.errors import Refusal
from engine.games.waves.actions import Discard, Follow, Rebel, Token
from engine.games.waves.legal import check, to_act
from engine.games.waves.state import DISCARD, TOKEN, WavesState, chooses_place, count_in, due
from engine.games.waves.tables import CLASSES
from engine.menu import STALE, Ask, Option, Ready, Words

FOLLOW, REBEL = "f", "r"


def ask(state: WavesState, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    """The next small choice of a seat."""
    if seat not in to_act(state):
        return STALE
    if state.phase == TOKEN:
        return _ask_token(state, seat, picked)
    if state.phase == DISCARD:
        return _ask_discard(state, seat, picked)
    return _ask_agent(state, seat, picked)


def _ask_token(state: WavesState, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    places = (state.first, state.first + 2)
    if not picked:
        return Ask(Words("waves-menu-token"), tuple(_place_option(state, place) for place in places))
    if len(picked) > 1 or picked[0] not in map(str, places):
        return STALE
    return Ready(Token(int(picked[0])))


def _place_option(state: WavesState, place: int) -> Option:
    return Option(str(place), Words("waves-menu-place", {"place": place + 1, "card": state.council[place]}))


def _ask_agent(state: WavesState, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    hand = state.hands[seat]
    left = list(picked)
    place: int | UnsetType = UNSET
    if chooses_place(state):
        if not left:
            return Ask(Words("waves-menu-where"), tuple(_place_option(state, place) for place in due(state)))
        token = left.pop(0)
        if token not in map(str, due(state)):
            return STALE
        place = int(token)
    if not left:
        kinds = (Option(FOLLOW, Words("waves-menu-follow")), Option(REBEL, Words("waves-menu-rebel")))
        return Ask(Words("waves-menu-agent"), kinds)
    kind, *left = left
    if not left and kind == FOLLOW:
        cards = [card for card in CLASSES if hand[card - 1]]
        return Ask(Words("waves-menu-follower"), tuple(_card_option(card, hand[card - 1]) for card in cards))
    if not left and kind == REBEL:
        stacks = [(card, many) for card in CLASSES for many in range(1, hand[card - 1] + 1)]
        return Ask(Words("waves-menu-rebels"), tuple(_stack_option(card, many) for card, many in stacks))
    parts = left[0].split("x") if len(left) == 1 else []
    if kind == FOLLOW and len(parts) == 1 and parts[0].isdigit():
        return _ready(state, seat, Follow(int(parts[0]), place))
    if kind == REBEL and len(parts) == 2 and all(map(str.isdigit, parts)):
        return _ready(state, seat, Rebel(int(parts[1]), int(parts[0]), place))
    return STALE


def _ready(state: WavesState, seat: int, action: Follow | Rebel | Discard) -> Ready | Refusal:
    return check(state, seat, action) or Ready(action)


def _card_option(card: int, held: int) -> Option:
    return Option(str(card), Words("waves-menu-card", {"card": card, "held": held}))


def _stack_option(card: int, many: int) -> Option:
    return Option(f"{many}x{card}", Words("waves-menu-stack", {"card": card, "count": many}))


def _ask_discard(state: WavesState, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    """All cards to discard are picked at once; equal cards are told apart by a letter."""
    hand = state.hands[seat]
    over = count_in(hand) - state.layout.limits[seat]
    tokens = [f"{card}{'abcdefghijklmnopqrstuvwxy'[i]}" for card in CLASSES for i in range(hand[card - 1])]
    if not picked:
        options = tuple(Option(token, Words("waves-menu-card-one", {"card": int(token[0])})) for token in tokens[:25])
        return Ask(Words("waves-menu-discard", {"count": over}), options, over, over)
    chosen = picked[0].split("+")
    if len(picked) > 1 or len(set(chosen)) != len(chosen) or not set(chosen) <= set(tokens):
        return STALE
    return _ready(state, seat, Discard(tuple(sorted(int(token[0]) for token in chosen))))

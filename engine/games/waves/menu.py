"""Waves in small choices: Follower or Rebel, which class, how many; or which cards to discard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType

from engine.errors import Refusal
from engine.games.waves.actions import Discard, Follow, Rebel, Token
from engine.games.waves.legal import check
from engine.games.waves.piles import cards_in, count_in
from engine.games.waves.state import DISCARD, TOKEN, State, chooses_place, due
from engine.games.waves.tables import EDITIONS
from engine.menu import MOST_OPTIONS, STALE, Ask, Option, Ready, Words

FOLLOW, REBEL = "f", "r"


def ask(state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    """The next small choice of a seat."""
    if seat not in state.acting:
        return STALE
    if state.phase == TOKEN:
        return _ask_token(state, picked)
    if state.phase == DISCARD:
        return _ask_discard(state, seat, picked)
    return _ask_agent(state, seat, picked)


def _words(state: State, name: str, **params: int) -> Words:
    """A text of the menu; it always gets the edition, which decides between Rebels and Breakers."""
    return Words(f"waves-menu-{name}", {"edition": EDITIONS[state.breakers], **params})


def _ask_token(state: State, picked: Sequence[str]) -> Ask | Ready | Refusal:
    places = {str(place): place for place in (state.first, state.first + 2)}
    if not picked:
        return Ask(_words(state, "token", who=state.first), _place_options(state, places))
    return Ready(Token(places[picked[0]])) if len(picked) == 1 and picked[0] in places else STALE


def _place_options(state: State, places: Mapping[str, int]) -> tuple[Option, ...]:
    return tuple(
        Option(token, _words(state, "place", place=place, card=state.council[place])) for token, place in places.items()
    )


def _ask_agent(state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    left = list(picked)
    place: int | UnsetType = UNSET
    if chooses_place(state):
        places = {str(place): place for place in due(state)}
        if not left:
            return Ask(_words(state, "where"), _place_options(state, places))
        token = left.pop(0)
        if token not in places:
            return STALE
        place = places[token]
    match left:
        case []:
            kinds = (Option(FOLLOW, _words(state, "follow")), Option(REBEL, _words(state, "rebel")))
            return Ask(_words(state, "agent", place=due(state)[0] if place is UNSET else place), kinds)
        case [kind, *rest] if kind == FOLLOW:
            return _ask_follower(state, seat, place, rest)
        case [kind, *rest] if kind == REBEL:
            return _ask_rebels(state, seat, place, rest)
    return STALE


def _ask_follower(state: State, seat: int, place: int | UnsetType, picked: Sequence[str]) -> Ask | Ready | Refusal:
    hand = cards_in(state.hands[seat])
    cards = {str(card): card for card in hand}
    if not picked:
        options = (
            Option(token, _words(state, "card", card=card, held=hand.count(card))) for token, card in cards.items()
        )
        return Ask(_words(state, "follower"), tuple(options))
    return Ready(Follow(cards[picked[0]], place)) if len(picked) == 1 and picked[0] in cards else STALE


def _ask_rebels(state: State, seat: int, place: int | UnsetType, picked: Sequence[str]) -> Ask | Ready | Refusal:
    """How many of which class, in one question: `2x5` is two Nobles."""
    hand = cards_in(state.hands[seat])
    stacks = {f"{hand[: at + 1].count(card)}x{card}": card for at, card in enumerate(hand)}
    if not picked:
        options = (
            Option(token, _words(state, "stack", card=card, count=int(token.partition("x")[0])))
            for token, card in stacks.items()
        )
        return Ask(_words(state, "rebels"), tuple(options))
    if len(picked) > 1 or picked[0] not in stacks:
        return STALE
    return Ready(Rebel(stacks[picked[0]], int(picked[0].partition("x")[0]), place))


def _ask_discard(state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    """All cards to discard are picked at once; equal cards are told apart by a letter."""
    hand = cards_in(state.hands[seat])
    over = count_in(state.hands[seat]) - state.layout.limits[seat]
    cards = {f"{card}{chr(ord('a') + hand[:at].count(card))}": card for at, card in enumerate(hand[:MOST_OPTIONS])}
    if not picked:
        options = tuple(Option(token, _words(state, "card-one", card=card)) for token, card in cards.items())
        if over == 1:
            options = tuple(
                Option(f"{card}a", _words(state, "card", card=card, held=hand.count(card)))
                for card in sorted(set(hand))
            )
        return Ask(_words(state, "discard", count=over), options, over, over)
    chosen = picked[0].split("+")
    if len(picked) > 1 or len(set(chosen)) != len(chosen) or not cards.keys() >= set(chosen):
        return STALE
    action = Discard(tuple(sorted(cards[token] for token in chosen)))
    return check(state, seat, action) or Ready(action)

"""What each kind of action does in Waves once it was found legal."""

from __future__ import annotations

from functools import cache

from msgspec import UNSET
from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event, Step
from engine.games.waves.actions import AnyAction, Discard, Follow, Rebel, Token
from engine.games.waves.council import resolve
from engine.games.waves.events import Discarded, Followed, Placed, Rebelled, TokenLaid
from engine.games.waves.piles import ONE, pile_of, without
from engine.games.waves.rounds import begin_round, next_in_duel
from engine.games.waves.state import REBEL, State, due
from engine.games.waves.tables import DUEL

PLACING = (Follow, Rebel)


def apply(state: State, seat: int, action: AnyAction, chance: Chance) -> Step:
    """The state after an allowed action."""
    if isinstance(action, PLACING):
        return (place_in_duel if state.mode == DUEL else place_agent)(state, seat, action, chance)
    if isinstance(action, Discard):
        return discard(state, seat, action, chance)
    return lay_token(state, seat, action, chance)


def place_agent(state: State, seat: int, action: Follow | Rebel, chance: Chance) -> Step:
    """Place an Agent where each seat has one place of its own."""
    told, agent, cards = _placing(seat, seat, action)
    hands, agents = list(state.hands), list(state.agents)
    hands[seat] -= cards
    agents[seat] = agent
    following = (seat + 1) % state.seats
    if following != state.token:
        return Step(replace(state, agents=tuple(agents), hands=tuple(hands), acting=(following,)), told)
    events = list(told)
    return Step(resolve(state, agents, hands, chance, events), events)


def place_in_duel(state: State, seat: int, action: Follow | Rebel, chance: Chance) -> Step:
    """Place an Agent at one of a seat's two places, and draw when the edition says so."""
    place = due(state)[0] if action.place is UNSET else action.place
    told, agent, cards = _placing(seat, place, action)
    hands, agents, events = list(state.hands), list(state.agents), list(told)
    hands[seat] -= cards
    agents[place] = agent
    missing = agents.count(0)
    if not missing:
        return Step(resolve(state, agents, hands, chance, events), events)
    drawing: tuple[int, ...] = ()
    if state.breakers and missing == 2:
        owner = state.token % 2
        drawing = (owner, 1 - owner)
    elif not state.breakers and missing >= 2:
        drawing = (seat,)
    after = replace(state, agents=tuple(agents), hands=tuple(hands))
    return Step(next_in_duel(after, drawing, chance, events), events)


@cache
def _placing(seat: int, place: int, action: Follow | Rebel) -> tuple[tuple[Event, Event], int, int]:
    """The events of an Agent (for everybody, and its class for its owner), its number, and the cards that it takes."""
    card = action.card
    secret = Placed(seat, place, card, to=(seat,))
    if isinstance(action, Rebel):
        return (Rebelled(seat, place, action.count), secret), REBEL * action.count + card, action.count * ONE[card]
    return (Followed(seat, place), secret), card, ONE[card]


def discard(state: State, seat: int, action: Discard, chance: Chance) -> Step:
    """Discard cards; once every seat that must discard has done so, the next round begins."""
    events: list[Event] = [Discarded(seat, action.cards)]
    pile = pile_of(action.cards)
    hands, known = list(state.hands), state.known
    hands[seat] -= pile
    acting = _without(state.acting, seat)
    if known and known[seat] and (left := without(known[seat], pile)) != known[seat]:
        known = (*known[:seat], left, *known[seat + 1 :])
    after = replace(state, hands=tuple(hands), discard=state.discard + pile, acting=acting, known=known)
    return Step(after if acting else begin_round(after, chance, events), events)


@cache
def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


def lay_token(state: State, seat: int, action: Token, chance: Chance) -> Step:
    """Lay the Wave token; with that the first round begins."""
    events: list[Event] = [TokenLaid(seat, action.place)]
    return Step(begin_round(replace(state, token=action.place, round=0), chance, events), events)

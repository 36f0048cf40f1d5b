"""Setting Waves up, and what each kind of action does once it was found legal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event, Step
from engine.games.waves.actions import Discard, Follow, Rebel, Token
from engine.games.waves.council import resolve
from engine.games.waves.events import Discarded, DrewCards, Followed, Placed, Rebelled, TokenLaid
from engine.games.waves.piles import NOTHING, ONE, cards_in, pile_of, with_less
from engine.games.waves.rounds import begin_round, next_in_duel
from engine.games.waves.state import NOWHERE, REBEL, TOKEN, WavesState, due
from engine.games.waves.tables import CLASSES, COPIES, DUEL, MODES, PRESETS, RANDOM_TABLETS, SIDES, layout

BOX = tuple(card for card in CLASSES for _ in range(COPIES))
"""All cards, in the order in which they stand before the first shuffle."""


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
    """Deal hands and council, draw who starts, and in all modes but the duel begin the first round."""
    tablets = _tablets(options["tablets"], chance)
    mode = MODES.index(options["mode"])
    plan = layout(mode, seats)
    cards = chance.shuffle("deck", BOX)
    events: list[Event] = []
    hands = []
    top = 0
    for seat, limit in enumerate(plan.limits):
        hand = sum([ONE[card] for card in cards[top : top + limit]])
        top += limit
        hands.append(hand)
        events.append(DrewCards(seat, cards_in(hand), to=(seat,)))
    council, spare = cards[top : top + plan.places], 0
    top += plan.places
    if plan.spare:
        spare = cards[top]
        top += 1
    first = chance.below("first", seats)
    state = WavesState(
        seats=seats,
        mode=mode,
        breakers=options["edition"] == "breakers",
        tablets=tablets,
        shell_table=tuple(options["shells"]),
        rounds=options["rounds"],
        first=first,
        phase=TOKEN,
        round=1 if mode == DUEL else 0,
        shells=0,
        token=NOWHERE if mode == DUEL else first,
        acting=(1 - first,),
        council=council,
        spare=spare,
        agents=plan.no_agents,
        shown=(),
        hands=tuple(hands),
        deck=bytes(cards[top:]),
        discard=NOTHING,
        collected=(NOTHING,) * len(plan.goals),
        known=(NOTHING,) * seats,
    )
    if mode != DUEL:
        state = begin_round(state, chance, events)
    return Step(state, events)


def _tablets(chosen: str | list[str], chance: Chance) -> tuple[str, ...]:
    if chosen == RANDOM_TABLETS:
        drawn = chance.draw(
            "tablets",
            lambda stream: [stream.choose(sides) for sides in SIDES],
            lambda given: (
                type(given) is list and len(given) == len(SIDES) and all(map(tuple.__contains__, SIDES, given))
            ),
        )
        return tuple(drawn)
    return PRESETS[chosen] if isinstance(chosen, str) else tuple(chosen)


def place_agent(state: WavesState, seat: int, action: Follow | Rebel, chance: Chance) -> Step:
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


def place_in_duel(state: WavesState, seat: int, action: Follow | Rebel, chance: Chance) -> Step:
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
    """What is told of an Agent (to everybody, and its class to its owner), its number, and the pile it takes."""
    card = action.card
    secret = Placed(seat, place, card, to=(seat,))
    if isinstance(action, Rebel):
        return (Rebelled(seat, place, action.count), secret), REBEL * action.count + card, action.count * ONE[card]
    return (Followed(seat, place), secret), card, ONE[card]


def discard(state: WavesState, seat: int, action: Discard, chance: Chance) -> Step:
    """Discard cards; once all have who must, the next round begins."""
    events: list[Event] = [Discarded(seat, action.cards)]
    pile = pile_of(action.cards)
    hands = list(state.hands)
    hands[seat] -= pile
    acting = _without(state.acting, seat)
    known = state.known and with_less(state.known, seat, pile)
    after = replace(state, hands=tuple(hands), discard=state.discard + pile, acting=acting, known=known)
    return Step(after if acting else begin_round(after, chance, events), events)


@cache
def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


def lay_token(state: WavesState, seat: int, action: Token, chance: Chance) -> Step:
    """Lay the Wave token; with that the first round begins."""
    events: list[Event] = [TokenLaid(seat, action.place)]
    return Step(begin_round(replace(state, token=action.place, round=0), chance, events), events)

"""How a game of Waves is dealt, and what each number of seats and mode begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.chance import Chance
from engine.game import Event, Step
from engine.games.waves.events import DrewCards
from engine.games.waves.piles import NOTHING, ONE, cards_in
from engine.games.waves.rounds import begin_round
from engine.games.waves.state import NOWHERE, TOKEN, State
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
    state = State(
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

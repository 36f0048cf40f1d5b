"""How a game of Wave is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.chance import Chance
from engine.game import Event, Step
from engine.games.perfect_wave.cards import CODES, CS, DECK, FIRST_BLIND, HAND, INDEX, SILVER, SWAP_DECK
from engine.games.perfect_wave.events import Began, Dealt, DealtBlind, DealtSeen, SilverDealt
from engine.games.perfect_wave.rules import ALONE, TEAM, begin_turn
from engine.games.perfect_wave.state import State

_DEALT = tuple([Dealt(seat=seat) for seat in range(4)])


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
    """Open the pile, deal five cards a seat (Silver last), draw who starts."""
    deck = [INDEX[code] for code in chance.shuffle("deck", SWAP_DECK if options["swaps"] else DECK)]
    # A swap card never opens the pile. It goes to the bottom unseen, or its later owner would know it from its place.
    while deck[0] >= CS:
        deck.append(deck.pop(0))
    holders = seats + (seats == 2)
    dealt = 1 + HAND * holders
    state = State(
        seats=seats,
        returned=options["misplay"] == "returned",
        either=options.get("silver") == "either",
        draw=tuple(deck[dealt:]),
        hands=tuple([tuple(deck[at : at + HAND]) for at in range(1, dealt, HAND)]),
        blind=(FIRST_BLIND,) * holders,
        discard=(deck[0],),
        turn=chance.below("first", seats),
    )
    events: list[Event] = []
    for seat in range(seats):
        one, two, three, four, five = state.hands[seat]
        events += (
            _DEALT[seat],
            DealtSeen(seat=seat, cards=(CODES[one], CODES[two], CODES[three]), to=ALONE[seat]),
            DealtBlind(seat=seat, cards=(CODES[four], CODES[five]), to=TEAM[seats][seat]),
        )
    if seats == 2:
        events.append(SilverDealt(cards=tuple([CODES[card] for card in state.hands[SILVER][:3]])))
    events.append(Began(seat=state.turn, card=CODES[deck[0]]))
    return begin_turn(state, events)

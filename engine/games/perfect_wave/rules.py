"""Taking a turn of Wave. What may be done is decided in legal.py."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event, Step
from engine.games.perfect_wave.actions import Agree, AnyAction, ForSilver, Play, Tip
from engine.games.perfect_wave.cards import (
    CODES,
    CS,
    EMPTY,
    FITS,
    HAND,
    NO_CARDS,
    SILVER,
    TURNS,
    verdict,
)
from engine.games.perfect_wave.events import (
    Agreed,
    CardPlayed,
    Drew,
    DrewBlind,
    Ended,
    LaidOpen,
    Misplayed,
    OutOfCards,
    PileEmpty,
    PlayedBlind,
    Proposed,
    Returned,
    Reversed,
    Saw,
    SawBlind,
    SilverDrew,
    SilverLaidOpen,
    SilverOut,
    SilverPlayed,
    SilverStuck,
    SilverTurn,
    Stuck,
    Swapped,
    Tipped,
    Turn,
    TurnedUp,
)
from engine.games.perfect_wave.state import (
    MISPLAY,
    NOBODY,
    OVER,
    PLAYED_OUT,
    STUCK,
    State,
    count_remaining,
    find_fitting,
)
from engine.games.perfect_wave.telling import keep_told, untell, without_tip

ALONE = tuple((seat,) for seat in range(4))
"""The audience of what only a seat itself may know."""
TEAM = {
    seats: tuple(tuple(other for other in range(seats) if other != seat) for seat in range(seats))
    for seats in (2, 3, 4)
}
"""By number of people and seat: the audience of what only the others may know."""
LOWEST_BIT = {1 << slot: slot for slot in range(HAND)}


def apply(state: State, seat: int, action: AnyAction, chance: Chance) -> Step:
    """What an action that `legal.check` allows leads to; no luck is drawn after the set-up."""
    if type(action) is Play:
        return _play(state, seat, action.slot)
    if type(action) is Tip:
        return _tip(state, seat, action)
    if type(action) is ForSilver and not state.either:
        card = CODES[state.hands[SILVER][action.slot]]
        objections = state.objections + (state.proposer != NOBODY)
        proposed = replace(state, proposer=seat, proposed=action.slot, objections=objections)
        return Step(proposed, (Proposed(seat=seat, slot=action.slot, card=card),))
    if type(action) is Agree:
        return _lay(state, SILVER, state.proposed, [Agreed(seat=seat)])
    assert type(action) is ForSilver
    return _lay(state, SILVER, action.slot, [])


def _tip(state: State, seat: int, tip: Tip) -> Step:
    others = [old for old in state.tips if old[:2] != (tip.to, tip.slot)]
    tips = tuple(sorted([*others, (tip.to, tip.slot, tip.advice)]))
    told = Tipped(seat=seat, whom=tip.to, slot=tip.slot, advice=tip.advice)
    return Step(replace(state, tips=tips, spoken=state.spoken | 1 << seat), (told,))


def _play(state: State, seat: int, slot: int) -> Step:
    if state.blind[seat] >> slot & 1:
        card = state.hands[seat][slot]
        if not FITS[state.colour, state.number][state.discard[-1]][card]:
            return _misplay(state, seat, slot)
    return _lay(state, seat, slot, [])


def _misplay(state: State, seat: int, slot: int) -> Step:
    card = CODES[state.hands[seat][slot]]
    if not state.returned:
        over = replace(state, turn=OVER, ended=MISPLAY, ended_by=seat, ended_slot=slot)
        return _finish(over, [Misplayed(seat=seat, slot=slot, card=card)])
    # The turn goes on: that some card fits was checked when it began, and this was not the one.
    turned = _put(state.blind, seat, state.blind[seat] & ~(1 << slot))
    after = replace(state, blind=turned, misplays=state.misplays + 1)
    laid = (*state.laid, (seat, slot, True, EMPTY))
    after = replace(after, tips=without_tip(state, seat, slot), told=untell(state.told, seat, slot), laid=laid)
    return Step(after, (Returned(seat=seat, slot=slot), Saw(seat=seat, slot=slot, card=card, to=ALONE[seat])))


def _lay(state: State, seat: int, slot: int, events: list[Event]) -> Step:
    """Lay a card that fits, fill its slot again, find the next player."""
    hand, mask, bit = state.hands[seat], state.blind[seat], 1 << slot
    card = hand[slot]
    silver = seat >= state.seats
    if silver:
        events.append(SilverPlayed(slot=slot, card=CODES[card]))
    else:
        events.append((PlayedBlind if mask & bit else CardPlayed)(seat=seat, slot=slot, card=CODES[card]))
    discard, beside, colour, number, direction = (
        state.discard, state.beside, state.colour, state.number, state.direction,
    )  # fmt: skip
    if card >= CS:
        beside += (card,)
        if card == CS:
            colour = -colour
        else:
            number = -number
        events.append(Swapped(order="colour", sign=colour) if card == CS else Swapped(order="number", sign=number))
    else:
        discard += (card,)
        if card in TURNS:
            direction = -direction
            events.append(Reversed(direction=direction))
    draw = state.draw
    drawn = EMPTY
    if draw:
        drawn, draw = draw[0], draw[1:]
        if silver:
            events.append(SilverDrew(slot=slot, card=CODES[drawn]))
        elif mask & bit:
            events.append(Drew(seat=seat, slot=slot))
            events.append(Saw(seat=seat, slot=slot, card=CODES[drawn], to=ALONE[seat]))
        else:
            events.append(DrewBlind(seat=seat, slot=slot))
            events.append(SawBlind(seat=seat, slot=slot, card=CODES[drawn], to=TEAM[state.seats][seat]))
        if not silver:
            mask ^= bit
        if not draw:
            events.append(PileEmpty())
    else:
        mask &= ~bit
    hand = (*hand[:slot], drawn, *hand[slot + 1 :])
    if hand == NO_CARDS:
        events.append(SilverOut() if silver else OutOfCards(seat=seat))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    after = replace(
        state,
        draw=draw,
        hands=hands,
        blind=_put(state.blind, seat, mask),
        discard=discard,
        turn=_next_seat(hands, seat, direction),
        direction=direction,
        beside=beside,
        colour=colour,
        number=number,
        laid=(*state.laid, (seat, slot, bool(state.blind[seat] & bit), card)),
    )
    if silver:
        after = replace(after, proposer=NOBODY, proposed=NOBODY, objections=0)
    if state.tips or state.told or state.spoken:
        after = keep_told(after, state, seat, slot)
    return begin_turn(after, events)


def _next_seat(hands: tuple[tuple[int, ...], ...], seat: int, direction: int) -> int:
    """The next seat with cards in the direction of play, the same seat as a last resort; OVER if nobody has any."""
    for step in range(1, len(hands) + 1):
        following = (seat + direction * step) % len(hands)
        if hands[following] != NO_CARDS:
            return following
    return OVER


def begin_turn(state: State, events: list[Event]) -> Step:
    """Begin the turn of the seat in `turn`: turn up a card of Silver's if due, and end the game if nothing fits."""
    seat = state.turn
    if seat == OVER:
        return _finish(replace(state, ended=PLAYED_OUT), events)
    if seat < state.seats:
        events.append(Turn(seat=seat))
        if find_fitting(state, seat):
            return Step(state, events)
        events.append(Stuck(seat=seat))
    else:
        events.append(SilverTurn())
        down = state.blind[SILVER]
        if down and not state.draw:
            lowest = down & -down
            slot = LOWEST_BIT[lowest]
            state = replace(state, blind=_put(state.blind, SILVER, down ^ lowest))
            events.append(TurnedUp(slot=slot, card=CODES[state.hands[SILVER][slot]]))
        if find_fitting(state, SILVER) & ~state.blind[SILVER]:
            return Step(state, events)
        events.append(SilverStuck())
    return _finish(replace(state, turn=OVER, ended=STUCK, ended_by=seat), events)


def _finish(state: State, events: list[Event]) -> Step:
    """Show what is left, count it and say how the team did."""
    for seat, hand in enumerate(state.hands):
        codes = tuple([CODES[card] for card in hand if card >= 0])
        if codes:
            events.append(LaidOpen(seat=seat, cards=codes) if seat < state.seats else SilverLaidOpen(cards=codes))
    left = count_remaining(state)
    events.append(Ended(remaining=left, verdict=verdict(left)))
    return Step(state, events)


def _put(masks: tuple[int, ...], seat: int, mask: int) -> tuple[int, ...]:
    return (*masks[:seat], mask, *masks[seat + 1 :])

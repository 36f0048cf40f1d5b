"""What is kept of the tips of Wave once a card is laid."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.perfect_wave.actions import FITS_BY
from engine.games.perfect_wave.cards import FITS
from engine.games.perfect_wave.state import State, Tips, Told


def keep_told(after: State, state: State, seat: int, slot: int) -> State:
    """The state `after` a card was laid from a slot, with a memory of what tips said in `state`, before that."""
    doubted = state.doubted | proved_wrong(state, seat, slot) << seat
    told = retell(state, seat, slot, doubted)
    return replace(after, tips=without_tip(state, seat, slot), told=told, doubted=doubted, spoken=0)


def retell(state: State, seat: int, slot: int, doubted: int) -> Told:
    """What tips have said about all other cards, once a seat has played from a slot.

    Old tips that nobody keeps up may lie on the cards of seats that were not on turn: these count only if somebody
    else has given a tip since the last card, and none on that seat's cards has proved wrong so far.
    """
    heeded = [seat]
    heeded += [whom for whom in range(state.seats) if state.spoken & ~(1 << whom) and not doubted >> whom & 1]
    top, colour, number = state.discard[-1], state.colour, state.number
    said = [
        (whom, at, advice, top, colour, number)
        for whom, at, advice in state.tips
        if whom in heeded and (whom, at) != (seat, slot)
    ]
    before = untell(state.told, seat, slot)
    if doubted != state.doubted:
        before = tuple([one for one in before if one[0] != seat])
    return (*before, *said)


def proved_wrong(state: State, seat: int, slot: int) -> bool:
    """Whether the card in a slot shows that a tip on it was wrong about whether it fitted at the time."""
    card = state.hands[seat][slot]
    return any(
        (whom, at) == (seat, slot) and bool(FITS[colour, number][top][card]) != FITS_BY[advice]
        for whom, at, advice, top, colour, number in state.told
    )


def without_tip(state: State, seat: int, slot: int) -> Tips:
    return tuple([tip for tip in state.tips if tip[0] != seat or tip[1] != slot])


def untell(told: Told, seat: int, slot: int) -> Told:
    return tuple([one for one in told if one[0] != seat or one[1] != slot])

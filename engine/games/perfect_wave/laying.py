"""Laying a card of Wave in thought: what rules.py does, without events, and forgetting tips and what was laid."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.perfect_wave.actions import Agree, AnyAction, ForSilver, Play
from engine.games.perfect_wave.cards import CS, EMPTY, FITS, NO_CARDS, SILVER, TURNS
from engine.games.perfect_wave.rules import apply
from engine.games.perfect_wave.state import NOBODY, OVER, PLAYED_OUT, STUCK, State
from engine.players.quick_stream import UnrecordedChance


def go_on(world: State, seat: int, action: AnyAction, chance: UnrecordedChance) -> State:
    """The world after an action."""
    if type(action) is ForSilver:
        if not world.either:
            return replace(world, proposer=seat, proposed=action.slot)
        seat, slot = SILVER, action.slot
    elif type(action) is Agree:
        seat, slot = SILVER, world.proposed
    else:
        assert isinstance(action, Play)
        slot = action.slot
    hand, draw, discard, colour, number = world.hands[seat], world.draw, world.discard, world.colour, world.number
    card = hand[slot]
    if not FITS[colour, number][discard[-1]][card]:
        return _by_the_rules(world, seat, action, chance)
    beside, direction = world.beside, world.direction
    if card < CS:
        discard += (card,)
        if card in TURNS:
            direction = -direction
    else:
        beside += (card,)
        colour, number = (-colour, number) if card == CS else (colour, -number)
    blind = list(world.blind)
    if draw:
        drawn, draw = draw[0], draw[1:]
        if seat < world.seats:
            blind[seat] ^= 1 << slot
    else:
        drawn = EMPTY
        blind[seat] &= ~(1 << slot)
    hands = (*world.hands[:seat], (*hand[:slot], drawn, *hand[slot + 1 :]), *world.hands[seat + 1 :])
    many = len(hands)
    turn = (seat + direction) % many
    while hands[turn] == NO_CARDS and turn != seat:
        turn = (turn + direction) % many
    ended, ended_by = "", NOBODY
    if hands[turn] == NO_CARDS:
        turn, ended = OVER, PLAYED_OUT
    else:
        fits = FITS[colour, number][discard[-1]]
        a, b, c, d, e = hands[turn]
        fitting = fits[a] | fits[b] << 1 | fits[c] << 2 | fits[d] << 3 | fits[e] << 4
        if turn >= world.seats:
            if not draw:
                # the lowest slot that is face down is turned up
                blind[SILVER] &= blind[SILVER] - 1
            fitting &= ~blind[SILVER]
        if not fitting:
            turn, ended, ended_by = OVER, STUCK, turn
    return replace(
        world,
        draw=draw,
        hands=hands,
        blind=tuple(blind),
        discard=discard,
        turn=turn,
        direction=direction,
        beside=beside,
        colour=colour,
        number=number,
        tips=(),
        told=(),
        laid=(),
        proposer=NOBODY,
        proposed=NOBODY,
        ended=ended,
        ended_by=ended_by,
    )


def _by_the_rules(world: State, seat: int, action: AnyAction, chance: UnrecordedChance) -> State:
    after: State = apply(world, seat, action, chance).state
    return after

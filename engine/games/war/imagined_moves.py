"""Actions of War of Waves in imagined worlds: laying cards and ending a turn without events, all else by rules.py."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from engine.games.war.actions import AnyAction, Build, End, Fortify
from engine.games.war.cards import (
    BUILD,
    BUILD_BIT,
    CODE,
    FACE_ROW,
    FIRST_GATE,
    FIRST_LEADER,
    FORTIFY_BIT,
    KIND,
    SECTION_INDEX,
)
from engine.games.war.held import EVERYBODY, SEEN_BITS, Hand, lay_down
from engine.games.war.rules import apply, count_earned
from engine.games.war.state import NO_LEADER, NO_SECTION, SectionCards, State
from engine.players.quick_stream import UnrecordedChance


def go_on(world: State, seat: int, action: AnyAction, chance: UnrecordedChance) -> State:
    """The world after an action."""
    if type(action) is End:
        return _end(world, seat) or _by_the_rules(world, seat, action, chance)
    if type(action) is Build:
        card, hand = lay_down(world.hands[seat], CODE[action.card], seat)
        index = world.gateways[seat].index(NO_SECTION, 0 if action.where == "bridge" else FIRST_GATE)
        return _with(world, seat, hand, index, ((card,), ()), BUILD_BIT)
    if type(action) is Fortify:
        code = CODE[action.card]
        card, hand = lay_down(world.hands[seat], code, seat)
        index = SECTION_INDEX[action.section]
        builds, wars = world.gateways[seat][index]
        section = ((*builds, card), wars) if KIND[code] == BUILD else (builds, (*wars, card))
        return _with(world, seat, hand, index, section, FORTIFY_BIT)
    return _by_the_rules(world, seat, action, chance)


def _by_the_rules(world: State, seat: int, action: AnyAction, chance: UnrecordedChance) -> State:
    after: State = apply(world, seat, action, chance).state
    return after


def _with(world: State, seat: int, hand: Hand, index: int, section: SectionCards, done: int) -> State:
    hands, gateways = list(world.hands), list(world.gateways)
    mine = list(gateways[seat])
    mine[index] = section
    hands[seat], gateways[seat] = hand, tuple(mine)
    return replace(world, hands=tuple(hands), gateways=tuple(gateways), types=world.types | done)


def _end(world: State, seat: int) -> State | None:
    """The world when the next seat's turn begins; None where a pile runs out, a horn is judged or the game ends."""
    from_deck, from_face = count_earned(world)
    deck, face, hands = world.deck, list(world.face), list(world.hands)
    hand, top, many = list(hands[seat]), 0, len(deck)
    while from_deck:
        if top == many:
            return None
        code = deck[top]
        top += 1
        insort(hand, code << SEEN_BITS | 2 << seat)
        from_deck += (code >= FIRST_LEADER) - 1
    while from_face:
        if not face or top == many:
            return None
        code = face.pop(0)
        insort(hand, code << SEEN_BITS | EVERYBODY)
        while len(face) < FACE_ROW:
            if top == many:
                return None
            face.append(deck[top])
            top += 1
        from_face += (code >= FIRST_LEADER) - 1
    hands[seat] = tuple(hand)
    seats, turn, number = len(hands), world.turn, world.round
    while True:
        turn = (turn + 1) % seats
        number += turn == world.first
        if not world.out[turn]:
            break
    if world.horns[turn] or number > world.limit:
        return None
    return replace(
        world, deck=deck[top:], face=tuple(face), hands=tuple(hands), types=0, led=NO_LEADER, turn=turn, round=number
    )

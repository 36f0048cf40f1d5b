"""What each action does in War of Waves. refusals.py decides whether it may be done, ending.py how games end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event, Step
from engine.games.war.actions import AnyAction, Attack, Build, End, Fortify, Horn, Leader
from engine.games.war.cards import (
    ATTACK_BIT,
    BUILD,
    BUILD_BIT,
    BUILD_PLACES,
    CARDS,
    CODE,
    FIRST_GATE,
    FORTIFY_BIT,
    HOUSE,
    KIND,
    KINDS,
    LEADER_CODE,
    LEADER_TYPE,
    LEADERS,
    NUMBER,
    PLACE_INDEX,
    REPLENISH,
    SECTION_INDEX,
    SECTIONS,
    WAR_PLACES,
    Card,
    Place,
    Section,
)
from engine.games.war.ending import pass_turn
from engine.games.war.events import (
    Attacked,
    Built,
    Cleared,
    Fortified,
    GotHand,
    HandsSwapped,
    HornSounded,
    Laid,
    LeaderPlayed,
    Moved,
    MovedCards,
    Perished,
    SectionGone,
    Swapped,
)
from engine.games.war.held import EVERYBODY, SEEN_BITS, Hand, code_of, hand_over, lay_down, turn_up
from engine.games.war.state import NO_LEADER, NO_SECTION, Gateway, Pile, SectionCards, State, with_item
from engine.games.war.supply import Supply

Gateways = tuple[Gateway, ...]


def apply(state: State, seat: int, action: AnyAction, chance: Chance) -> Step:
    """The state after a legal action, and what happened."""
    return _DO[type(action)](state, seat, action, chance)


def _with_hand(state: State, seat: int, hand: Hand) -> tuple[Hand, ...]:
    hands = state.hands
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _with_section(gateways: Gateways, seat: int, index: int, section: SectionCards) -> Gateways:
    return (*gateways[:seat], with_item(gateways[seat], index, section), *gateways[seat + 1 :])


def _placed(places: tuple[Place, ...], pile: Pile) -> Iterable[tuple[Place, int]]:
    return zip(places, pile, strict=False)


def _build(state: State, seat: int, action: Build, chance: Chance) -> Step:
    card, hand = lay_down(state.hands[seat], CODE[action.card], seat)
    index = state.gateways[seat].index(NO_SECTION, 0 if action.where == "bridge" else FIRST_GATE)
    section = SECTIONS[index]
    after = replace(
        state,
        hands=_with_hand(state, seat, hand),
        gateways=_with_section(state.gateways, seat, index, ((card,), ())),
        types=state.types | BUILD_BIT,
    )
    return Step(after, (Built(seat, section), Laid(seat, section, action.card, to=(seat,))))


def _fortify(state: State, seat: int, action: Fortify, chance: Chance) -> Step:
    code = CODE[action.card]
    card, hand = lay_down(state.hands[seat], code, seat)
    index = SECTION_INDEX[action.section]
    builds, wars = state.gateways[seat][index]
    section = ((*builds, card), wars) if KIND[code] == BUILD else (builds, (*wars, card))
    after = replace(
        state,
        hands=_with_hand(state, seat, hand),
        gateways=_with_section(state.gateways, seat, index, section),
        types=state.types | FORTIFY_BIT,
    )
    told = Fortified(seat, action.section, KINDS[KIND[code]])
    return Step(after, (told, Laid(seat, action.section, action.card, to=(seat,))))


def _attack(state: State, seat: int, action: Attack, chance: Chance) -> Step:
    events: list[Event] = []
    codes = [CODE[card] for card in action.cards]
    gateways, lost = _strike(state.gateways, seat, action.cards, action.target, action.section, action.which, events)
    after = replace(
        state,
        hands=_with_hand(state, seat, turn_up(state.hands[seat], codes)),
        gateways=gateways,
        discard=tuple(sorted([*state.discard, *lost])),
        types=state.types | ATTACK_BIT,
    )
    return Step(after, events)


def _strike(
    gateways: Gateways,
    seat: int,
    cards: tuple[Card, ...],
    target: int,
    section: Section,
    which: tuple[Place, ...],
    events: list[Event],
    poseidon: bool = False,
) -> tuple[Gateways, list[int]]:
    """Settle an attack: the gateways after it, and the codes of the cards that go to the discard pile."""
    index = SECTION_INDEX[section]
    builds, wars = gateways[target][index]
    aimed = [(wars if place in ("war0", "war1") else builds)[PLACE_INDEX[place]] >> SEEN_BITS for place in which]
    codes = [CODE[card] for card in cards]
    total = sum([NUMBER[code] for code in codes])
    need = sum([NUMBER[code] for code in aimed])
    if not poseidon and KIND[codes[0]] != KIND[aimed[0]]:
        need *= 2
    won = total >= need
    shown = tuple([CARDS[code] for code in aimed])
    if target == seat:
        events.append(Cleared(seat, section, which, cards, shown, total, need))
    else:
        events.append(Attacked(seat, target, section, which, cards, shown, total, need, won, poseidon))
    if not won:
        builds = tuple([card | EVERYBODY * (place in which) for place, card in _placed(BUILD_PLACES, builds)])
        wars = tuple([card | EVERYBODY * (place in which) for place, card in _placed(WAR_PLACES, wars)])
        return _with_section(gateways, target, index, (builds, wars)), codes
    lost = codes + aimed
    builds = tuple([card for place, card in _placed(BUILD_PLACES, builds) if place not in which])
    wars = tuple([card for place, card in _placed(WAR_PLACES, wars) if place not in which])
    if not builds:
        if wars:
            perished = [code_of(card) for card in wars]
            events.append(Perished(target, section, tuple([CARDS[code] for code in perished])))
            lost += perished
            wars = ()
        events.append(SectionGone(target, section))
    return _with_section(gateways, target, index, (builds, wars)), lost


def _leader(state: State, seat: int, action: Leader, chance: Chance) -> Step:
    """Announce a Leader with a card from the deck, let it work, discard it."""
    code = LEADER_CODE[action.leader]
    events: list[Event] = [LeaderPlayed(seat, action.leader)]
    supply = Supply(state, chance, events)
    hand = supply.from_deck(seat, turn_up(state.hands[seat], (code,)), 1)
    announced = replace(state, hands=_with_hand(state, seat, hand))
    hands, gateways, lost = _LEADERS[action.leader](announced, seat, action, events)
    supply.put_away([*lost, code])
    after = replace(
        state,
        deck=supply.deck,
        discard=supply.discard,
        hands=hands,
        gateways=gateways,
        types=LEADER_TYPE[action.leader],
        led=LEADERS.index(action.leader),
    )
    return Step(after, events)


Effect = tuple[tuple[Hand, ...], Gateways, Sequence[int]]
"""Hands and gateways after a Leader's work, and the codes of what it destroyed."""


def _heph(state: State, seat: int, action: Leader, events: list[Event]) -> Effect:
    assert isinstance(action.bridge, tuple)
    assert isinstance(action.gate, tuple)
    gateways = state.gateways
    here, there = SECTION_INDEX[action.bridge[0]], SECTION_INDEX[action.gate[0]]
    at, to = PLACE_INDEX[action.bridge[1]], PLACE_INDEX[action.gate[1]]
    bridge, wars = gateways[seat][here]
    gate, none = gateways[seat][there]
    swapped = (*bridge[:at], gate[to], *bridge[at + 1 :])
    gateways = _with_section(gateways, seat, here, (swapped, wars))
    gateways = _with_section(gateways, seat, there, ((*gate[:to], bridge[at], *gate[to + 1 :]), none))
    events.append(Swapped(seat, *action.bridge, *action.gate))
    return state.hands, gateways, ()


def _pos(state: State, seat: int, action: Leader, events: list[Event]) -> Effect:
    cards, target, section, which = action.cards, action.target, action.section, action.which
    assert isinstance(cards, tuple)
    assert isinstance(target, int)
    assert isinstance(section, str)
    assert isinstance(which, tuple)
    gateways, lost = _strike(state.gateways, seat, cards, target, section, which, events, poseidon=True)
    hand = turn_up(state.hands[seat], [CODE[card] for card in cards])
    return _with_hand(state, seat, hand), gateways, lost


def _ares(state: State, seat: int, action: Leader, events: list[Event]) -> Effect:
    assert isinstance(action.take, tuple)
    assert isinstance(action.section, str)
    gateways = state.gateways
    taken = [gateways[other][SECTION_INDEX[where]][1][PLACE_INDEX[place]] for other, where, place in action.take]
    for other, where in {(other, where) for other, where, _ in action.take}:
        index = SECTION_INDEX[where]
        builds, wars = gateways[other][index]
        left = [card for place, card in _placed(WAR_PLACES, wars) if (other, where, place) not in action.take]
        gateways = _with_section(gateways, other, index, (builds, tuple(left)))
    index = SECTION_INDEX[action.section]
    builds, wars = gateways[seat][index]
    gateways = _with_section(gateways, seat, index, (builds, wars + hand_over(tuple(taken), seat)))
    events += [Moved(seat, action.section, *taken_from) for taken_from in action.take]
    events.append(MovedCards(seat, action.section, tuple([CARDS[code_of(card)] for card in taken]), to=(seat,)))
    return state.hands, gateways, ()


def _ceto(state: State, seat: int, action: Leader, events: list[Event]) -> Effect:
    target = action.target
    assert isinstance(target, int)
    hands = list(state.hands)
    hands[seat], hands[target] = hand_over(hands[target], seat), hand_over(hands[seat], target)
    events.append(HandsSwapped(seat, target, len(hands[seat]), len(hands[target])))
    for owner in (seat, target):
        events.append(GotHand(owner, tuple([CARDS[code_of(card)] for card in hands[owner]]), to=(owner,)))
    return tuple(hands), state.gateways, ()


def count_earned(state: State) -> tuple[int, int]:
    """How many cards are drawn from the deck and how many Face cards are taken if the turn ends now."""
    return REPLENISH[state.types] if state.led < 0 else HOUSE.replenish[LEADERS[state.led]]


def _end(state: State, seat: int, action: End | Horn, chance: Chance) -> Step:
    """Replenish by what was done in the turn, and pass it on."""
    events: list[Event] = []
    horns = state.horns
    if isinstance(action, Horn):
        horns = (*horns[:seat], True, *horns[seat + 1 :])
        events.append(HornSounded(seat))
    supply = Supply(state, chance, events)
    deck, face = count_earned(state)
    hand = supply.from_deck(seat, state.hands[seat], deck)
    hand = supply.from_face(seat, hand, face)
    after = replace(
        state,
        deck=supply.deck,
        discard=supply.discard,
        face=supply.face,
        hands=_with_hand(state, seat, hand),
        horns=horns,
        types=0,
        led=NO_LEADER,
    )
    return Step(pass_turn(after, chance, events), events)


_LEADERS: Final[dict[str, Callable[[State, int, Leader, list[Event]], Effect]]] = {
    "heph": _heph,
    "pos": _pos,
    "ares": _ares,
    "ceto": _ceto,
}
_DO: Final[dict[type, Callable[[State, int, Any, Chance], Step]]] = {
    Build: _build,
    Fortify: _fortify,
    Attack: _attack,
    Leader: _leader,
    Horn: _end,
    End: _end,
}

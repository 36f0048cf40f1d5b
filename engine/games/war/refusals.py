"""Why a seat may not do something in War of Waves; no reason says anything that the seat could not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.errors import Refusal
from engine.games.war.actions import AnyAction, Attack, Build, End, Fortify, Horn, Leader
from engine.games.war.candidates import enemy_wars, is_enemy
from engine.games.war.cards import (
    ARES_MOVES,
    ATTACK_BIT,
    BUILD,
    BUILD_BIT,
    CODE,
    FIRST_GATE,
    FORTIFY_BIT,
    KIND,
    LEADER,
    LEADER_CODE,
    MOST_IN_SECTION,
    NUMBER,
    PLACE_INDEX,
    POSEIDON_TARGETS,
    SECTION_INDEX,
    WAR,
    Place,
    Section,
)
from engine.games.war.held import SEEN_BITS, holds
from engine.games.war.state import NO_SECTION, SectionCards, State, is_complete, stands
from engine.table import NOT_YOUR_TURN, OVER

REFUSALS: Final[dict[str, str]] = {
    "leader-ends-actions": "leaders#After a Leader you can only end your turn or sound the horn.",
    "two-types": "turn#You have used two types of action in this turn; only {first} and {second} are open to you now.",
    "not-in-hand": "cards#{card} is not in your hand, or not so many times.",
    "not-a-build-card": "build#{card} is not a Build card; only Build cards start a section.",
    "bridge-full": "build#Your Bridge has its four sections already.",
    "gate-full": "build#Your Gate has its three sections already.",
    "bridge-not-standing": "gate#Your Bridge must stand for that: four sections with Build and War each.",
    "no-section": "sections#There is nothing at {section}.",
    "leader-in-section": "leaders#A Leader cannot be laid in a section.",
    "no-war-in-gate": "gate#War cards never go into a Gate.",
    "builds-full": "fortify#{section} has two Build cards already.",
    "wars-full": "fortify#{section} has two War cards already.",
    "no-cards": "attack#Choose at least one card to attack with.",
    "leader-cannot-fight": "leaders#A Leader has no number and takes no part in an attack.",
    "mixed-cards": "attack#Attack with War cards or with Build cards, not with both.",
    "no-such-target": "attack#There is no enemy at seat {seat}.",
    "target-out": "attack#That player is out of the game.",
    "nothing-aimed-at": "attack#Choose at least one card to aim at.",
    "aimed-twice": "attack#Each card can be named only once.",
    "no-such-place": "sections#There is no {place} at {section}.",
    "mixed-targets": "attack#Aim at War cards or at Build cards, not at both.",
    "war-first": "attack#While War cards protect {section}, they must be beaten first.",
    "own-war": "own#Of your own cards you can attack only Build cards.",
    "own-gate-one": "own#Clear your own Gate one card at a time.",
    "own-last-build": "own#A single Build card under War cards has to stay.",
    "own-too-weak": "own#That is not enough: an attack on your own cards must succeed.",
    "leader-first": "leaders#A Leader is played before anything else in a turn.",
    "leader-alone": "leaders#To play a Leader you need another card in hand that is not a Leader.",
    "heph-bridge": "hephaestus#Name a Build card of your Bridge first.",
    "heph-gate": "hephaestus#Name a Build card of your Gate second.",
    "pos-own": "poseidon#Poseidon strikes only enemies.",
    "pos-two": "poseidon#Poseidon strikes at most {most} cards.",
    "pos-war-first": "poseidon#A Build card can be struck only together with every War card on it.",
    "ares-section": "ares#Ares brings War cards only to your own Bridge.",
    "ares-no-wars": "ares#No enemy has a War card to take.",
    "ares-count": "ares#Ares takes exactly {count} here.",
    "ares-war": "ares#Ares takes only War cards of enemies.",
    "horn-incomplete": "horn#The horn needs a complete Gateway: a standing Bridge and three Gate sections.",
    "war-seats": "crowd#Three and four players need the option crowd.",
    "war-crowd": "crowd#The option crowd is for three and four players.",
}
"""Each reason with the topic of the rules pages that explains it, and its sentence."""

_TYPE_NAMES: Final = {ATTACK_BIT: "attack", BUILD_BIT: "build", FORTIFY_BIT: "fortify"}


def check(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why the seat may not do this, or None if it may."""
    if state.reason:
        return OVER
    if seat != state.turn:
        return NOT_YOUR_TURN
    return _CHECKS[type(action)](state, seat, action)


def _end(state: State, seat: int, action: End) -> Refusal | None:
    return None


def _horn(state: State, seat: int, action: Horn) -> Refusal | None:
    return None if is_complete(state.gateways[seat]) else Refusal("horn-incomplete")


def _type(state: State, bit: int) -> Refusal | None:
    if state.led >= 0:
        return Refusal("leader-ends-actions")
    if state.types.bit_count() >= 2 and not state.types & bit:
        first, second = sorted(_TYPE_NAMES[used] for used in _TYPE_NAMES if state.types & used)
        return Refusal("two-types", {"first": first, "second": second})
    return None


def _missing(state: State, seat: int, cards: Sequence[str]) -> Refusal | None:
    hand = state.hands[seat]
    if len(cards) == 1:
        return None if holds(hand, CODE[cards[0]]) else Refusal("not-in-hand", {"card": cards[0]})
    held = [card >> SEEN_BITS for card in hand]
    for card in dict.fromkeys(cards):
        if held.count(CODE[card]) < cards.count(card):
            return Refusal("not-in-hand", {"card": card})
    return None


def _build(state: State, seat: int, action: Build) -> Refusal | None:
    if refusal := _type(state, BUILD_BIT):
        return refusal
    if KIND[CODE[action.card]] != BUILD:
        return Refusal("not-a-build-card", {"card": action.card})
    gateway = state.gateways[seat]
    if action.where == "bridge":
        if NO_SECTION not in gateway[:FIRST_GATE]:
            return Refusal("bridge-full")
    elif not stands(gateway):
        return Refusal("bridge-not-standing")
    elif NO_SECTION not in gateway[FIRST_GATE:]:
        return Refusal("gate-full")
    return _missing(state, seat, (action.card,))


def _fortify(state: State, seat: int, action: Fortify) -> Refusal | None:
    if refusal := _type(state, FORTIFY_BIT):
        return refusal
    kind = KIND[CODE[action.card]]
    if kind == LEADER:
        return Refusal("leader-in-section")
    index = SECTION_INDEX[action.section]
    gateway = state.gateways[seat]
    if index >= FIRST_GATE:
        if kind == WAR:
            return Refusal("no-war-in-gate")
        if not stands(gateway):
            return Refusal("bridge-not-standing")
    builds, wars = gateway[index]
    if not builds:
        return Refusal("no-section", {"section": action.section})
    if len(builds if kind == BUILD else wars) >= MOST_IN_SECTION:
        return Refusal("builds-full" if kind == BUILD else "wars-full", {"section": action.section})
    return _missing(state, seat, (action.card,))


def _aim(state: State, target: int, section: Section, which: Sequence[Place]) -> Refusal | None:
    """Why these cards cannot be aimed at, whoever aims and with what; None if they can."""
    if not 0 <= target < len(state.hands):
        return Refusal("no-such-target", {"seat": target})
    if state.out[target]:
        return Refusal("target-out")
    if not which:
        return Refusal("nothing-aimed-at")
    if len(set(which)) < len(which):
        return Refusal("aimed-twice")
    there = state.gateways[target][SECTION_INDEX[section]]
    if there == NO_SECTION:
        return Refusal("no-section", {"section": section})
    for place in which:
        if not _lies(there, place):
            return Refusal("no-such-place", {"section": section, "place": place})
    return None


def _lies(there: SectionCards, place: Place) -> bool:
    builds, wars = there
    return PLACE_INDEX[place] < len(wars if place in ("war0", "war1") else builds)


def _fighters(state: State, seat: int, cards: Sequence[str]) -> Refusal | None:
    if not cards:
        return Refusal("no-cards")
    if any(KIND[CODE[card]] == LEADER for card in cards):
        return Refusal("leader-cannot-fight")
    return _missing(state, seat, cards)


def _attack(state: State, seat: int, action: Attack) -> Refusal | None:
    if refusal := _type(state, ATTACK_BIT) or _fighters(state, seat, action.cards):
        return refusal
    if len({KIND[CODE[card]] for card in action.cards}) > 1:
        return Refusal("mixed-cards")
    if refusal := _aim(state, action.target, action.section, action.which):
        return refusal
    if len({place[:3] for place in action.which}) > 1:
        return Refusal("mixed-targets")
    if SECTION_INDEX[action.section] >= FIRST_GATE and not stands(state.gateways[seat]):
        return Refusal("bridge-not-standing")
    if action.target == seat:
        return _clearing(state, seat, action)
    wars = state.gateways[action.target][SECTION_INDEX[action.section]][1]
    if wars and action.which[0] in ("build0", "build1"):
        return Refusal("war-first", {"section": action.section})
    return None


def _clearing(state: State, seat: int, action: Attack) -> Refusal | None:
    if action.which[0] in ("war0", "war1"):
        return Refusal("own-war")
    index = SECTION_INDEX[action.section]
    builds, wars = state.gateways[seat][index]
    if index >= FIRST_GATE and len(action.which) > 1:
        return Refusal("own-gate-one")
    if wars and len(builds) == 1:
        return Refusal("own-last-build")
    total = sum(NUMBER[CODE[card]] for card in action.cards)
    need = sum(NUMBER[builds[PLACE_INDEX[place]] >> SEEN_BITS] for place in action.which)
    if KIND[CODE[action.cards[0]]] == WAR:
        need *= 2
    return Refusal("own-too-weak", {"total": total, "need": need}) if total < need else None


def _leader(state: State, seat: int, action: Leader) -> Refusal | None:
    if state.led >= 0:
        return Refusal("leader-ends-actions")
    if state.types:
        return Refusal("leader-first")
    hand = state.hands[seat]
    if not holds(hand, LEADER_CODE[action.leader]):
        return Refusal("not-in-hand", {"card": f"L-{action.leader}"})
    if KIND[hand[0] >> SEEN_BITS] == LEADER:
        return Refusal("leader-alone")
    return _LEADER_CHECKS[action.leader](state, seat, action)


def _heph(state: State, seat: int, action: Leader) -> Refusal | None:
    for code, named, is_gate in (("heph-bridge", action.bridge, False), ("heph-gate", action.gate, True)):
        assert isinstance(named, tuple)
        section, place = named
        index = SECTION_INDEX[section]
        if (index >= FIRST_GATE) != is_gate or place in ("war0", "war1"):
            return Refusal(code)
        if not _lies(state.gateways[seat][index], place):
            return Refusal("no-such-place", {"section": section, "place": place})
    return None


def _pos(state: State, seat: int, action: Leader) -> Refusal | None:
    cards, target, section, which = action.cards, action.target, action.section, action.which
    assert isinstance(cards, tuple)
    assert isinstance(target, int)
    assert isinstance(section, str)
    assert isinstance(which, tuple)
    if target == seat:
        return Refusal("pos-own")
    if refusal := _fighters(state, seat, cards) or _aim(state, target, section, which):
        return refusal
    if len(which) > POSEIDON_TARGETS:
        return Refusal("pos-two", {"most": POSEIDON_TARGETS})
    wars = state.gateways[target][SECTION_INDEX[section]][1]
    struck = sum(place in ("war0", "war1") for place in which)
    return Refusal("pos-war-first") if struck < len(which) and struck < len(wars) else None


def _ares(state: State, seat: int, action: Leader) -> Refusal | None:
    section, take = action.section, action.take
    assert isinstance(section, str)
    assert isinstance(take, tuple)
    index = SECTION_INDEX[section]
    if index >= FIRST_GATE:
        return Refusal("ares-section")
    builds, wars = state.gateways[seat][index]
    if not builds:
        return Refusal("no-section", {"section": section})
    room = MOST_IN_SECTION - len(wars)
    if not room:
        return Refusal("wars-full", {"section": section})
    there = len(enemy_wars(state, seat))
    if not there:
        return Refusal("ares-no-wars")
    count = min(ARES_MOVES, there, room)
    if len(take) != count:
        return Refusal("ares-count", {"count": count})
    if len(set(take)) < len(take):
        return Refusal("aimed-twice")
    for other, where, place in take:
        if place not in ("war0", "war1") or not is_enemy(state, seat, other):
            return Refusal("ares-war")
        if not _lies(state.gateways[other][SECTION_INDEX[where]], place):
            return Refusal("no-such-place", {"section": where, "place": place})
    return None


def _ceto(state: State, seat: int, action: Leader) -> Refusal | None:
    assert isinstance(action.target, int)
    if not 0 <= action.target < len(state.out) or action.target == seat:
        return Refusal("no-such-target", {"seat": action.target})
    return Refusal("target-out") if state.out[action.target] else None


_LEADER_CHECKS: Final = {"heph": _heph, "pos": _pos, "ares": _ares, "ceto": _ceto}
_CHECKS: Final[dict[type, Callable[[State, int, Any], Refusal | None]]] = {
    Build: _build,
    Fortify: _fortify,
    Attack: _attack,
    Leader: _leader,
    Horn: _horn,
    End: _end,
}

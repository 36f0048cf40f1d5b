"""Every action open to a seat. refusals.py says why others are not; listing.py keeps long lists short."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from engine.games.war.actions import AnyAction, Build, End, Fortify, Horn, Leader, Taken
from engine.games.war.cards import (
    ATTACK_BIT,
    BUILD_BIT,
    BUILD_PLACES,
    CARDS,
    FIRST_GATE,
    FORTIFY_BIT,
    LEADER_CODE,
    MOST_IN_SECTION,
    NUMBER,
    SECTIONS,
    WAR_PLACES,
)
from engine.games.war.handfuls import Handfuls, handfuls_of
from engine.games.war.held import SEEN_BITS, holds, split_kinds
from engine.games.war.listing import Legal, Moves, Strikes, Target, Which
from engine.games.war.state import Gateway, State, is_complete, stands

Shape: TypeAlias = tuple[tuple[int, int], ...]
"""How many Build and War cards each section of a gateway has."""

ENDING: Final[tuple[AnyAction, ...]] = (End(),)
HORN_OR_END: Final[tuple[AnyAction, ...]] = (End(), Horn())

_NOBODY: Final[tuple[AnyAction, ...]] = ()
_ONE_OR_BOTH: Final[tuple[tuple[tuple[int, ...], ...], ...]] = ((), ((0,),), ((0,), (1,), (0, 1)))


def shape_of(gateway: Gateway) -> Shape:
    """How many Build and War cards lie in each section."""
    return tuple([(len(builds), len(wars)) for builds, wars in gateway])


def candidates(state: State, seat: int, allowed: Callable[[AnyAction], bool]) -> Sequence[AnyAction]:
    """Every action open to this seat, each once; `allowed` answers `in`."""
    if state.reason or seat != state.turn:
        return _NOBODY
    mine = state.gateways[seat]
    ending = HORN_OR_END if is_complete(mine) else ENDING
    if state.led >= 0:
        return ending
    hand = state.hands[seat]
    if not hand:
        return ending
    wars, builds, leaders = split_kinds(hand)
    war_codes = tuple([card >> SEEN_BITS for card in wars])
    build_codes = tuple([card >> SEEN_BITS for card in builds])
    shape = shape_of(mine)
    standing = stands(mine)
    types = state.types
    open_types = ATTACK_BIT | BUILD_BIT | FORTIFY_BIT if types.bit_count() < 2 else types
    parts: list[Sequence[AnyAction]] = [ending]
    if open_types & BUILD_BIT and builds:
        parts.append(_builds(build_codes, (0, 0) in shape[:FIRST_GATE], standing and (0, 0) in shape[FIRST_GATE:]))
    if open_types & FORTIFY_BIT:
        parts.append(_fortifications(war_codes, build_codes, shape, standing))
    if open_types & ATTACK_BIT:
        targets = _enemy_targets(state, seat, standing)
        for codes, times in ((war_codes, 2), (build_codes, 1)):
            if codes:
                handfuls = handfuls_of(codes)
                parts.append(Strikes(handfuls, targets))
                parts.extend(_clearings(handfuls, times, seat, mine, shape, standing))
    if leaders and not types and (wars or builds):
        parts.extend(_leader_actions(state, seat, war_codes + build_codes, shape))
    return Legal(parts, allowed)


@lru_cache(maxsize=1 << 12)
def _builds(codes: tuple[int, ...], bridge: bool, gate: bool) -> tuple[AnyAction, ...]:
    cards = [CARDS[code] for code in dict.fromkeys(codes)]
    on_bridge = [Build(card, "bridge") for card in cards if bridge]
    return (*on_bridge, *[Build(card, "gate") for card in cards if gate])


@lru_cache(maxsize=1 << 12)
def _fortifications(
    wars: tuple[int, ...], builds: tuple[int, ...], shape: Shape, standing: bool
) -> tuple[AnyAction, ...]:
    found: list[AnyAction] = []
    for index, (build_count, war_count) in enumerate(shape):
        if not build_count or (index >= FIRST_GATE and not standing):
            continue
        if build_count < MOST_IN_SECTION:
            found.extend(_fortify(code, index) for code in dict.fromkeys(builds))
        if index < FIRST_GATE and war_count < MOST_IN_SECTION:
            found.extend(_fortify(code, index) for code in dict.fromkeys(wars))
    return tuple(found)


@cache
def _fortify(code: int, section: int) -> Fortify:
    return Fortify(CARDS[code], SECTIONS[section])


def _enemy_targets(state: State, seat: int, gates: bool, poseidon: bool = False) -> tuple[Target, ...]:
    found: tuple[Target, ...] = ()
    for other, gateway in enumerate(state.gateways):
        if other != seat and not state.out[other]:
            found += targets_on(other, shape_of(gateway), gates, poseidon)
    return found


@lru_cache(maxsize=1 << 12)
def targets_on(seat: int, shape: Shape, gates: bool, poseidon: bool) -> tuple[Target, ...]:
    """What an enemy can aim at on this seat's gateway, with or without its Gate."""
    sections = shape if gates else shape[:FIRST_GATE]
    return tuple(
        (seat, SECTIONS[index], which)
        for index, (builds, wars) in enumerate(sections)
        for which in (poseidon_choices(builds, wars) if poseidon else attack_choices(builds, wars))
    )


@cache
def attack_choices(builds: int, wars: int) -> tuple[Which, ...]:
    """Which cards of a section can be attacked together: War cards, or Build cards where no War card is left."""
    places, count = (WAR_PLACES, wars) if wars else (BUILD_PLACES, builds)
    return tuple(tuple(places[i] for i in chosen) for chosen in _ONE_OR_BOTH[count])


@cache
def poseidon_choices(builds: int, wars: int) -> tuple[Which, ...]:
    """Which cards Poseidon can attack together: up to two, a Build card only with every War card on it."""
    mixed: tuple[Which, ...] = ()
    if wars == 1:
        mixed = tuple(("war0", place) for place in BUILD_PLACES[:builds])
    return attack_choices(builds, wars) + mixed


@cache
def clearing_choices(builds: int, wars: int, gate: bool) -> tuple[Which, ...]:
    """Which of a seat's own Build cards it can attack together."""
    if gate:
        return tuple((place,) for place in BUILD_PLACES[:builds])
    if wars and builds == 1:
        return ()
    return attack_choices(builds, 0)


def _clearings(
    handfuls: Handfuls, times: int, seat: int, gateway: Gateway, shape: Shape, standing: bool
) -> Iterator[Sequence[AnyAction]]:
    for index, (builds, wars) in enumerate(shape if standing else shape[:FIRST_GATE]):
        for which in clearing_choices(builds, wars, index >= FIRST_GATE):
            pile = gateway[index][0]
            need = times * sum([NUMBER[pile[place == "build1"] >> SEEN_BITS] for place in which])
            if handfuls.reaching(need):
                yield Strikes(handfuls, ((seat, SECTIONS[index], which),), need)


def _leader_actions(state: State, seat: int, fighters: tuple[int, ...], shape: Shape) -> Iterator[Sequence[AnyAction]]:
    hand = state.hands[seat]
    if holds(hand, LEADER_CODE["heph"]):
        yield _swaps(shape)
    if holds(hand, LEADER_CODE["pos"]):
        handfuls = handfuls_of(fighters)
        yield Strikes(handfuls, _enemy_targets(state, seat, True, True), poseidon=True)
    if holds(hand, LEADER_CODE["ares"]) and (wars := enemy_wars(state, seat)):
        rooms = [
            (SECTIONS[index], MOST_IN_SECTION - war_count)
            for index, (builds, war_count) in enumerate(shape[:FIRST_GATE])
            if builds and war_count < MOST_IN_SECTION
        ]
        yield Moves(rooms, wars)
    if holds(hand, LEADER_CODE["ceto"]):
        yield [Leader("ceto", target=other) for other in range(len(state.hands)) if is_enemy(state, seat, other)]


@lru_cache(maxsize=1 << 10)
def _swaps(shape: Shape) -> tuple[AnyAction, ...]:
    cards = [(index, SECTIONS[index], place) for index, (n, _) in enumerate(shape) for place in BUILD_PLACES[:n]]
    return tuple(
        Leader("heph", bridge=(section, place), gate=(other, there))
        for index, section, place in cards
        if index < FIRST_GATE
        for at, other, there in cards
        if at >= FIRST_GATE
    )


def is_enemy(state: State, seat: int, other: int) -> bool:
    """Whether this is another seat that is still in the game."""
    return 0 <= other < len(state.out) and other != seat and not state.out[other]


def enemy_wars(state: State, seat: int) -> tuple[Taken, ...]:
    """Every War card of the enemies, by its place."""
    return tuple(
        (other, SECTIONS[index], place)
        for other, gateway in enumerate(state.gateways)
        if is_enemy(state, seat, other)
        for index, (_, wars) in enumerate(gateway[:FIRST_GATE])
        for place in WAR_PLACES[: len(wars)]
    )

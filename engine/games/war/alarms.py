"""Answering a sounded horn in War of Waves: whom to silence, and which moves do that for certain or perhaps.

Attacks in general are in strikes.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.games.war.actions import AnyAction, Fortify, Leader
from engine.games.war.aims import UNKNOWN, Board, Enemy, Numbers, Section, is_complete, is_standing, open_types
from engine.games.war.cards import (
    ARES_MOVES,
    ATTACK_BIT,
    BUILD_PLACES,
    FIRST_GATE,
    FORTIFY_BIT,
    MOST_IN_SECTION,
    POSEIDON_TARGETS,
    SECTIONS,
    WAR_PLACES,
    Place,
    war_card,
)
from engine.games.war.strikes import HIGHEST_WAR, attack, cards_of, chance_to_beat, least_handful

MOST_UNCERTAIN = 8
"""How many uncertain attacks are considered."""


def alarm(board: Board) -> Enemy | None:
    """The enemy that wins by a horn before anybody else can act, unless this seat silences it now; or None."""
    for other in board.enemies:
        if other.horn:
            break
    else:
        return None
    enemy = min(board.enemies, key=lambda other: (other.seat < board.seat, other.seat), default=None)
    if enemy is None or not board.judged >> enemy.seat & 1:
        return None
    return enemy if rings(enemy) and is_complete(enemy.sections) else None


def rings(enemy: Enemy) -> bool:
    """Whether a seat has sounded a horn that may well be true; a false one is best left alone."""
    return enemy.horn and not is_false(enemy.sections)


@lru_cache(maxsize=1 << 12)
def is_false(sections: tuple[Section, ...]) -> bool:
    """Whether what is seen of a Gateway already shows that it is not true."""
    totals = [None if UNKNOWN in builds or not builds else sum(builds) for builds, _ in sections]
    bridge = {total % 2 for total in totals[:FIRST_GATE] if total is not None}
    gate = [total for total in totals[FIRST_GATE:] if total is not None]
    return len(bridge) > 1 or len(set(gate)) < len(gate) or (len(gate) > 1 and max(gate) - min(gate) > 2)


def answers(board: Board, least: float = 0.0) -> list[AnyAction]:
    """Moves that silence the horn that must be silenced now: certain ones or, if there are none, possible ones.

    The likeliest of the possible ones come first; those less likely than `least` are left out.

    The list is empty if no horn must be silenced, or if nothing can be done about it.
    """
    enemy = None if board.led else alarm(board)
    if enemy is None:
        return []
    return list(certain(board, enemy)) or _uncertain(board, enemy, least)


def first_answer(board: Board, least: float) -> AnyAction | None:
    """The first of `answers`, or None."""
    enemy = None if board.led else alarm(board)
    if enemy is None:
        return None
    for action in certain(board, enemy):
        return action
    return next(iter(_uncertain(board, enemy, least)), None)


def _uncertain(board: Board, enemy: Enemy, least: float) -> list[AnyAction]:
    """Moves that may silence a horn, or prepare to, when none does so for certain."""
    attacks = uncertain_attacks(board, enemy)
    if reached := _reach_gate(board):
        step, after = reached
        if any(certain(after, enemy)):
            return [step]
        attacks += [(chance, step) for chance, _ in uncertain_attacks(after, enemy)[:1]]
        attacks.sort(key=lambda pair: -pair[0])
    return [action for chance, action in attacks[:MOST_UNCERTAIN] if chance >= least]


def _reach_gate(board: Board) -> tuple[AnyAction, Board] | None:
    """The first War card to add so that the seat's Bridge stands and Gates are in reach, and the board once it does."""
    bare = [index for index, (_, there) in enumerate(board.mine[:FIRST_GATE]) if not there]
    types = board.types | FORTIFY_BIT
    if not bare or len(bare) > len(board.wars) or not all(cards for cards, _ in board.mine[:FIRST_GATE]):
        return None
    if not open_types(board) & FORTIFY_BIT or not open_types(board._replace(types=types)) & ATTACK_BIT:
        return None
    mine = list(board.mine)
    for index, number in zip(bare, board.wars, strict=False):
        mine[index] = (mine[index][0], (number,))
    step = Fortify(war_card(board.wars[0]), SECTIONS[bare[0]])
    return step, board._replace(wars=board.wars[len(bare) :], mine=tuple(mine), types=types)


def certain(board: Board, enemy: Enemy) -> Iterator[AnyAction]:
    """Moves that break a Gateway whatever its hidden cards are, or that begin to do so."""
    if open_types(board) & ATTACK_BIT:
        for index, cards, places in _walls(board, enemy):
            yield from _attacks(board, enemy.seat, index, _worst(board, index, cards), places)
    if not board.types and (board.wars or board.builds):
        if "pos" in board.leaders:
            yield from _poseidon(board, enemy)
        if "ares" in board.leaders:
            yield from _ares(board, enemy)


def _walls(board: Board, enemy: Enemy, poseidon: bool = False) -> Iterator[tuple[int, Numbers, tuple[Place, ...]]]:
    """What must go to break a Gateway: all War cards of one Bridge section, or all Build cards of one Gate section."""
    reach = len(SECTIONS) if poseidon or is_standing(board.mine) else FIRST_GATE
    for index, (builds, wars) in enumerate(enemy.sections[:reach]):
        cards, places = (wars, WAR_PLACES) if index < FIRST_GATE else (builds, BUILD_PLACES)
        yield index, cards, places[: len(cards)]


def _worst(board: Board, index: int, cards: Numbers) -> Numbers:
    highest = HIGHEST_WAR if index < FIRST_GATE else board.highest
    return tuple([card or highest for card in cards])


def _attacks(board: Board, seat: int, index: int, worst: Numbers, places: tuple[Place, ...]) -> Iterator[AnyAction]:
    """Attacks that win against these cards: on all at once, or on one after the other."""
    for kind, times, mine in _fighters(board, index):
        if handful := least_handful(mine, times * sum(worst)):
            yield attack(kind, handful, seat, index, places)
    if len(worst) < 2:
        return
    for one, other in ((0, 1), (1, 0)):
        for kind, times, mine in _fighters(board, index):
            first = least_handful(mine, times * worst[one])
            if first is None:
                continue
            for next_kind, next_times, theirs in _fighters(board, index):
                left = list(theirs)
                if next_kind == kind:
                    for number in first:
                        left.remove(number)
                if least_handful(tuple(left), next_times * worst[other]):
                    yield attack(kind, first, seat, index, (places[one],))
                    return


def _fighters(board: Board, index: int) -> tuple[tuple[str, int, Numbers], tuple[str, int, Numbers]]:
    """Each kind of card, how many times the enemy's total it must reach, and the seat's own numbers of that kind."""
    on_bridge = index < FIRST_GATE
    return (("W", 1 if on_bridge else 2, board.wars), ("B", 2 if on_bridge else 1, board.builds))


def _poseidon(board: Board, enemy: Enemy) -> Iterator[AnyAction]:
    for index, cards, places in _walls(board, enemy, poseidon=True):
        handful = least_handful((*board.wars, *board.builds), sum(_worst(board, index, cards)))
        if handful and len(cards) <= POSEIDON_TARGETS:
            yield _with_poseidon(board, handful, enemy.seat, index, places)


def _with_poseidon(board: Board, handful: Numbers, seat: int, index: int, which: tuple[Place, ...]) -> AnyAction:
    wars, builds, left = [], [], list(board.wars)
    for number in handful:
        if number in left:
            left.remove(number)
            wars.append(number)
        else:
            builds.append(number)
    cards = (*cards_of("W", wars), *cards_of("B", builds))
    return Leader("pos", cards=cards, target=seat, section=SECTIONS[index], which=which)


def _ares(board: Board, enemy: Enemy) -> Iterator[AnyAction]:
    """Take all War cards of a section onto one of the seat's own sections with room for them."""
    there = [
        (other.seat, SECTIONS[index], place)
        for other in board.enemies
        for index, (_, wars) in enumerate(other.sections[:FIRST_GATE])
        for place in WAR_PLACES[: len(wars)]
    ]
    rooms = [
        (MOST_IN_SECTION - len(wars), index)
        for index, (builds, wars) in enumerate(board.mine[:FIRST_GATE])
        if builds and len(wars) < MOST_IN_SECTION
    ]
    if not rooms:
        return
    for index, (_, wars) in enumerate(enemy.sections[:FIRST_GATE]):
        for room, into in sorted(rooms, key=lambda pair: (len(board.mine[pair[1]][1]), pair[1])):
            count = min(ARES_MOVES, len(there), room)
            if len(wars) > count:
                continue
            taken = [(enemy.seat, SECTIONS[index], place) for place in WAR_PLACES[: len(wars)]]
            taken += [one for one in there if one not in taken][: count - len(taken)]
            yield Leader("ares", take=tuple(taken), section=SECTIONS[into])
            break


def uncertain_attacks(board: Board, enemy: Enemy) -> list[tuple[float, AnyAction]]:
    """Moves that may break a Gateway, each with its rough chance, the likeliest first."""
    found: dict[AnyAction, float] = {}
    attacking = open_types(board) & ATTACK_BIT
    for index, cards, places in _walls(board, enemy):
        if not attacking:
            break
        highest = HIGHEST_WAR if index < FIRST_GATE else board.highest
        for kind, times, mine in _fighters(board, index):
            for which, numbers, share in _parts(places, cards):
                for need in (sum(mine), times * (sum(numbers) + 4 * numbers.count(UNKNOWN))):
                    handful = least_handful(mine, need)
                    if handful and (chance := share * chance_to_beat(sum(handful) // times, numbers, highest)):
                        action = attack(kind, handful, enemy.seat, index, which)
                        # of equal chances the cheaper attack counts as better
                        found[action] = chance - 0.002 * sum(handful)
    if not board.types and "pos" in board.leaders and (board.wars or board.builds):
        every = (*board.wars, *board.builds)
        for index, cards, places in _walls(board, enemy, poseidon=True):
            highest = HIGHEST_WAR if index < FIRST_GATE else board.highest
            if chance := chance_to_beat(sum(every), cards, highest):
                found[_with_poseidon(board, every, enemy.seat, index, places)] = chance
    return sorted([(chance, action) for action, chance in found.items()], key=lambda pair: -pair[0])


def _parts(places: tuple[Place, ...], cards: Numbers) -> list[tuple[tuple[Place, ...], Numbers, float]]:
    """All cards of a wall, or one of two; the other one is then still to be beaten, which halves the chance."""
    found = [(places, cards, 1.0)]
    if len(cards) == 2:
        found += [((places[at],), (cards[at],), 0.5) for at in (0, 1)]
    return found

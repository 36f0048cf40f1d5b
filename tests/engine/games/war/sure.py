"""Sure answers in War: what breaks a Gateway before its horn is judged, or makes one that nobody can break."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.games.war import GAME
from engine.games.war.actions import AnyAction, Attack, Build, End, Fortify, Horn, Leader
from engine.games.war.cards import (
    ATTACK_BIT,
    BUILD_BIT,
    CARDS,
    FIRST_GATE,
    FORTIFY_BIT,
    KIND,
    NUMBER,
    PLACE_INDEX,
    SECTION_INDEX,
    SECTIONS,
    WAR,
)
from engine.games.war.ending import next_seat
from engine.games.war.held import SEEN_BITS, eye_of, split_kinds
from engine.games.war.redeal import unseen
from engine.games.war.state import State, bridge_is_true, gate_is_true, is_complete, stands
from engine.players.quick_stream import QuickStream, UnrecordedChance
from tests.engine.games.war.walls import Fight, Numbers, Wall, can_break, outcomes
from tests.engine.players.sure.answers import Answers, few

MOST_ACTIONS = 300
MOST_CARDS = 4
"""Whoever has more of them in hand can break something."""
STEPS = 3
"""So many cards at most are laid to make a Gateway true."""
LUCK = b"cards drawn at the end of a turn change nothing"


def answers(world: State, seat: int) -> Answers | None:
    """What is sure to silence the horn that is judged next, or to win by one's own."""
    if world.turn != seat or world.reason or world.led >= 0:
        return None
    judged = next_seat(world)
    if judged is not None and world.horns[judged] and is_complete(world.gateways[judged]):
        return _silencing(world, seat, judged)
    if len(world.hands) == 2 and not any(world.horns) and stands(world.gateways[seat]):
        return _winning(world, seat)
    return None


def _silencing(world: State, seat: int, judged: int) -> Answers | None:
    fight = _fight(world, seat, judged)
    legal = GAME.legal(world, seat)
    if len(legal) > MOST_ACTIONS or _is_seen_to_be_false(fight.walls, world, seat, judged):
        return None
    return few("avert", [action for action in legal if _silences(world, seat, judged, fight, action)], len(legal))


def _fight(world: State, seat: int, judged: int) -> Fight:
    wars, builds, _ = split_kinds(world.hands[seat])
    eye = eye_of(seat)
    walls = []
    for index, (theirs, guards) in enumerate(world.gateways[judged]):
        cards = guards if index < FIRST_GATE else theirs
        walls.append(Wall(index, tuple([_number(card) if card & eye else 0 for card in cards])))
    pools = [[0] * 9, [0] * 9]
    for code in unseen(world, seat):
        if KIND[code] < 2:
            pools[KIND[code]][NUMBER[code]] += 1
    mine = world.gateways[seat]
    bare = sum(not guards for _, guards in mine[:FIRST_GATE]) if all(cards for cards, _ in mine[:FIRST_GATE]) else 9
    may = world.types if world.types.bit_count() == 2 else ATTACK_BIT | BUILD_BIT | FORTIFY_BIT
    return Fight(_numbers(wars), _numbers(builds), tuple(walls), bare, may, tuple(pools[0]), tuple(pools[1]))


def _number(card: int) -> int:
    return NUMBER[card >> SEEN_BITS]


def _numbers(cards: tuple[int, ...]) -> Numbers:
    return tuple(sorted(map(_number, cards)))


def _is_seen_to_be_false(walls: tuple[Wall, ...], world: State, seat: int, judged: int) -> bool:
    """Whether no numbers of the hidden Build cards make the Gateway true."""
    eye = eye_of(seat)
    totals = []
    for cards, _ in world.gateways[judged]:
        known = sum(_number(card) for card in cards if card & eye)
        hidden = sum(not card & eye for card in cards)
        totals.append({known + more for more in range(hidden, 8 * hidden + 1)})
    bridge = all(any(total % 2 == parity for total in some) for some in totals[:FIRST_GATE] for parity in (0,)) or all(
        any(total % 2 for total in some) for some in totals[:FIRST_GATE]
    )
    gate = any(max(row) - min(row) == 2 and len(set(row)) == 3 for row in product(*totals[FIRST_GATE:]))
    return not (bridge and gate)


def _silences(world: State, seat: int, judged: int, fight: Fight, action: AnyAction) -> bool:
    """Whether a turn that goes on with this action is sure to break the Gateway."""
    if isinstance(action, End | Horn):
        return False
    if isinstance(action, Leader):
        return _leader_silences(judged, fight, action)
    if isinstance(action, Attack):
        kind = CARDS.index(action.cards[0]) >= 6
        handful = tuple(sorted(int(card[1]) for card in action.cards))
        if action.target == judged:
            wall = fight.walls[SECTION_INDEX[action.section]]
            which = tuple(sorted(PLACE_INDEX[place] for place in action.which))
            return all(done or can_break(left) for done, left in outcomes(fight, wall, which, kind, handful))
        return can_break(fight.without(kind, handful).doing(ATTACK_BIT))
    kind = action.card[0] == "B"
    after = fight.without(kind, (int(action.card[1]),)).doing(BUILD_BIT if isinstance(action, Build) else FORTIFY_BIT)
    if isinstance(action, Fortify) and not kind and not world.gateways[seat][SECTION_INDEX[action.section]][1]:
        after = after._replace(bare=after.bare - 1)
    if isinstance(action, Build) and action.where == "bridge":
        # another section that is bare; the Bridge may be whole now, which `bare` cannot tell
        after = after._replace(bare=9)
    return can_break(after)


def _leader_silences(judged: int, fight: Fight, action: Leader) -> bool:
    if action.leader == "ares":
        assert isinstance(action.take, tuple)
        taken = [(SECTION_INDEX[section], place) for owner, section, place in action.take if owner == judged]
        return any(
            len(wall.cards) == sum(index == wall.section for index, _ in taken) for wall in fight.walls[:FIRST_GATE]
        )
    if action.leader != "pos" or action.target != judged:
        return False
    assert isinstance(action.section, str)
    assert isinstance(action.which, tuple)
    assert isinstance(action.cards, tuple)
    wall = fight.walls[SECTION_INDEX[action.section]]
    on_wall = [place for place in action.which if place.startswith("war") == (wall.section < FIRST_GATE)]
    if len(on_wall) < len(action.which) or len(on_wall) < len(wall.cards):
        return False
    return sum(int(card[1]) for card in action.cards) >= fight.most(wall)


def _winning(world: State, seat: int) -> Answers | None:
    wars, builds, leaders = split_kinds(world.hands[1 - seat])
    if len(wars) + len(builds) > MOST_CARDS or (leaders and (wars or builds)) or not _wins(world, seat, STEPS):
        return None
    legal = GAME.legal(world, seat)
    return few("win", [action for action in legal if _keeps_the_win(world, seat, action, STEPS)], len(legal))


def _keeps_the_win(world: State, seat: int, action: AnyAction, steps: int) -> bool:
    if isinstance(action, Horn):
        return _is_safe(world, seat)
    if isinstance(action, End | Leader) or not steps:
        return False
    return _wins(GAME.apply(world, seat, action, UnrecordedChance(QuickStream(LUCK))).state, seat, steps - 1)


def _wins(world: State, seat: int, steps: int) -> bool:
    """Whether a turn can end with a true horn that nobody can silence, after so many more cards at most."""
    if _is_safe(world, seat):
        return True
    return any(_keeps_the_win(world, seat, action, steps) for action in _layings(world, seat))


def _layings(world: State, seat: int) -> Iterator[AnyAction]:
    for code in sorted({card >> SEEN_BITS for card in world.hands[seat]}):
        card = CARDS[code]
        tried: list[AnyAction] = [Build(card, "bridge"), Build(card, "gate")]
        tried += [Fortify(card, section) for section in SECTIONS]
        yield from [action for action in tried if GAME.check(world, seat, action) is None]


def _is_safe(world: State, seat: int) -> bool:
    """Whether a horn sounded now is true, and the other cannot break the Gateway with any hand that is possible."""
    mine, other = world.gateways[seat], 1 - seat
    if not (is_complete(mine) and bridge_is_true(mine) and gate_is_true(mine)) or world.round >= world.limit:
        return False
    wars, builds, leaders = split_kinds(world.hands[other])
    if leaders and (wars or builds):
        return False
    eye = eye_of(seat)
    unseen_codes = unseen(world, seat)
    best = []
    for kind, held in ((WAR, wars), (WAR + 1, builds)):
        pool = sorted([NUMBER[code] for code in unseen_codes if KIND[code] == kind], reverse=True)
        known = [_number(card) for card in held if card & eye]
        best.append(sum(known) + sum(pool[: len(held) - len(known)]))
    theirs = world.gateways[other]
    whole = all(cards for cards, _ in theirs[:FIRST_GATE])
    reach = whole and sum(not guards for _, guards in theirs[:FIRST_GATE]) <= len(wars)
    for index, (cards, guards) in enumerate(mine if reach else mine[:FIRST_GATE]):
        by_war, by_build = (1, 2) if index < FIRST_GATE else (2, 1)
        numbers = [_number(card) for card in (guards if index < FIRST_GATE else cards)]
        one, two = best[0] // by_war, best[1] // by_build
        first, second = numbers[0], sum(numbers[1:])
        if max(one, two) >= first + second or (one >= first and two >= second) or (one >= second and two >= first):
            return False
    return True

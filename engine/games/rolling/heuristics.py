"""Rules of thumb of Rolling with the Waves: what a number is worth on each part, and the plans that follow from it.

They look at nothing but the seat's own dice and what lies open to everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import UNSET

from engine.games.rolling.actions import Fire, Plan, Put, Shot
from engine.games.rolling.outlook import assess_ship, outlook
from engine.games.rolling.parts import (
    BOOSTED_VALUE,
    CANNONS,
    CHEST_SQUARES,
    FREEBOOTER,
    FULL_PART_BONUS,
    LEVELS,
    PARTS,
    SQUARES,
    Cannon,
    Part,
    level,
)
from engine.games.rolling.state import Die, Sheet
from engine.games.rolling.styles import PLAIN, Style

Worths = tuple[float, ...]
"""What a die of 1 to 7 is worth on a part; index 0 is not used."""

NO_ROOM: Worths = ()
FEW = 4
"""How many plans are enough for a rule of thumb; asking for more widens the choice of parts."""
MANY = 80
"""How many plans are looked at where the likely best ones are not enough."""
SPIRITS_ERASED = 2.4
"""What full Spirits are worth before a 7 erases them."""

# Numbers tuned in hundreds of games of easy players against each other, with two seats and with four.
TO_COME = (3, 4, 5, 6)
"""The dice that may fill a free square later: a first die reaches few levels alone, but many with those that follow."""
AIMED = (1.0, 1.1, 0.33)
"""The factor applied to what a cannon may rob, by how many of its squares are still free."""
HULL_SAFE, HULL_THREAT = 4.0, 25.0
"""What a level of the Hull is worth while there is no threat, and how much more when being robbed is certain."""
HULL_REACHED = 0.2
"""How much a level counts once it is reached, besides what counts on the way to it."""
RISK = 0.8
"""The share of a number in an open chest that counts as lost when being robbed is certain."""
CHEST = 1.4
"""What a square of a chest is worth besides its number, since a full chest brings the end nearer."""


@lru_cache(maxsize=1 << 11)
def worths(sheet: Sheet, threat: float, prey: float) -> tuple[Worths, ...]:
    """What each number is worth on each part of a map, in the order of PARTS.

    `threat` is how likely treasure is to be stolen, `prey` what a shot at the others' chests is worth.
    """
    return tuple([_on(part, sheet, threat, prey) if sheet.has_room(part) else NO_ROOM for part in PARTS])


def _on(part: Part, sheet: Sheet, threat: float, prey: float) -> Worths:
    numbers = range(1, BOOSTED_VALUE + 1)
    if part == "spirits":
        return (0.0, *[1.6 if sheet.spirits else 1.2] * BOOSTED_VALUE)
    if part.startswith("chest"):
        safe = 1 - threat * RISK
        return (0.0, *[value * safe + CHEST for value in numbers])
    squares: tuple[int, ...] = getattr(sheet, part)
    missing = SQUARES[part] - len(squares)
    if part in CANNONS:
        return (0.0, *[_cannon(part, (*squares, value), prey) for value in numbers])
    now, total = level(part, squares), sum(squares)
    bonus = 3.4 - 0.6 * missing
    gains = [sum(total + value >= step for step in LEVELS[part]) - now for value in numbers]
    if part == "hull":
        first, *_, last = LEVELS[part]
        toward = [min(value, max(0, last - total)) / first for value in numbers]
        level_worth = HULL_SAFE + HULL_THREAT * threat
        return (0.0, *[bonus + level_worth * (HULL_REACHED * g + far) for g, far in zip(gains, toward, strict=True)])
    toward = [value / LEVELS[part][-1] for value in numbers]
    level_worth = {"ports": 1.5, "crew": 0.9}[part]
    return (0.0, *[bonus + level_worth * (gain * 0.6 + far) for gain, far in zip(gains, toward, strict=True)])


def _cannon(part: Part, filled: tuple[int, ...], prey: float) -> float:
    """A die's share of what its cannon is likely to rob once it is full, with the dice that are still to come."""
    free = SQUARES[part] - len(filled)
    shots = sum([level(part, (*filled, *[later] * free)) for later in TO_COME]) / len(TO_COME)
    return (shots * prey * AIMED[free] + min(filled) * 0.2) / SQUARES[part]


@lru_cache(maxsize=1 << 12)
def best_plans(
    sheet: Sheet, values: tuple[int, ...], threat: float, prey: float, many: int
) -> tuple[tuple[float, Plan], ...]:
    """The best plans for three dice, with what they are worth together."""
    table = worths(sheet, threat, prey)
    room = [part for part in range(len(PARTS)) if table[part]]
    wide = 3 if many <= FEW else 7
    rated: list[tuple[float, tuple[int, ...], int]] = []
    while not rated and wide <= len(PARTS):
        rated = _rate_ways(sheet, values, table, room, wide)
        wide = len(PARTS) if wide < len(PARTS) else wide + 1
    rated.sort(reverse=True)
    found = [
        (worth, _plan(tuple(sorted([(part, die) for die, part in enumerate(parts)])), boost))
        for worth, parts, boost in rated[:many]
    ]
    found += [(_bury(sheet, chest, threat), Plan(bury=chest)) for chest in sheet.open_treasure]
    found.sort(key=lambda pair: -pair[0])
    return tuple(found[:many])


def _rate_ways(
    sheet: Sheet, values: tuple[int, ...], table: tuple[Worths, ...], room: list[int], wide: int
) -> list[tuple[float, tuple[int, ...], int]]:
    """Plans with the likely best parts for each die: worth, the part of each die, the boosted part (0 for none)."""
    first, second, third = [
        sorted([(table[part][value], part) for part in room], reverse=True)[:wide] for value in values
    ]
    found: list[tuple[float, tuple[int, ...], int]] = []
    for one, a in first:
        for two, b in second:
            if a == b:
                continue
            for three, c in third:
                if c in (a, b):
                    continue
                worth = one + two + three
                found.append((worth, (a, b, c), 0))
                if sheet.spirits + (not (a and b and c)) >= SQUARES["spirits"]:
                    added, part = max(
                        (table[part][BOOSTED_VALUE] - had, part)
                        for had, part in ((one, a), (two, b), (three, c))
                        if part
                    )
                    found.append((worth + added - SPIRITS_ERASED, (a, b, c), part))
    return found


@lru_cache(maxsize=1 << 13)
def _plan(put: tuple[tuple[int, int], ...], boost: int) -> Plan:
    return Plan(Put(**{PARTS[part]: die for part, die in put}), boost=PARTS[boost] if boost else UNSET)


def _bury(sheet: Sheet, chest: int, threat: float) -> float:
    """What burying is worth: its points and the treasure it saves, less the room that is lost."""
    dice = sheet.chests[chest - 1]
    top = sum(sorted(dice[-3:]))
    full = len(dice) == CHEST_SQUARES
    return 2 + top * threat * 0.9 - (0 if full else 1.2 * (CHEST_SQUARES - len(dice))) + (1.0 if full else 0.0)


@lru_cache(maxsize=1 << 13)
def dice_worths(sheet: Sheet, threat: float, prey: float) -> Worths:
    """What one more die of each value is worth on a map."""
    rows = [row for row in worths(sheet, threat, prey) if row]
    return tuple([max([row[value] for row in rows], default=0.0) for value in range(BOOSTED_VALUE + 1)])


def price_of(value: int, infamy: int) -> float:
    """What it costs to hire a die, in points: infamy is a third of a point each, and the money for later rounds."""
    return value * (0.5 if infamy - value < 3 else 0.2)


def rate_drafts(
    sheet: Sheet,
    seat: int,
    dice: Iterable[tuple[Die, bool]],
    infamy: int,
    have: Sequence[int],
    threat: float,
    prey: float,
) -> list[float]:
    """How good it looks to draft each of these dice, as a sailor or not, with the values in `have` drafted already."""
    by_value = dice_worths(sheet, threat, prey)
    found = []
    for (colour, value), sailor in dice:
        if sailor:
            found.append(by_value[1])
            continue
        worth = by_value[value]
        if have and value == 1 and sheet.spirits < SQUARES["spirits"]:
            worth += 0.4
        if colour != seat and colour != FREEBOOTER:
            worth -= price_of(value, infamy)
        found.append(worth)
    return found


def prospect(sheets: Sequence[Sheet], seat: int, style: Style = PLAIN) -> float:
    """What a map promises beyond the points it has: loaded cannons, Hull and Ports, less what may be lost."""
    ships = [assess_ship(sheet) for sheet in sheets]
    rounds = min(MOST_ROUNDS, min([ship.rounds for ship in ships]))
    if not rounds:
        return 0.0
    threat, prey = outlook(sheets, seat)
    value, loaded, ports = _promise(sheets[seat], rounds)
    value += style.loaded * loaded * prey + style.ports * ports * rounds
    ship = ships[seat]
    return value + HULL * ship.hull * threat * 3 - EXPOSED * threat * ship.exposed


@lru_cache(maxsize=1 << 13)
def _promise(sheet: Sheet, rounds: int) -> tuple[float, float, int]:
    """What Spirits and parts that may still be filled are worth, how many shots are loaded, the level of the Ports."""
    value, loaded = 0.9 * sheet.spirits, 0.0
    for cannon in CANNONS:
        dice: tuple[int, ...] = getattr(sheet, cannon)
        missing = SQUARES[cannon] - len(dice)
        if dice and missing <= rounds:
            loaded += min(3, level(cannon, (*dice, *[4] * missing))) * len(dice) / SQUARES[cannon]
    for part in FULL_PART_BONUS:
        squares = getattr(sheet, part)
        if SQUARES[part] - len(squares) <= rounds:
            value += 5.0 * (len(squares) / SQUARES[part]) ** 2
    return value, loaded, level("ports", sheet.ports)


MOST_ROUNDS = 4
"""How many rounds ahead are counted at most."""
HULL, EXPOSED = 0.5, 0.5
"""How much the Hull and treasure in open chests count."""


def best_volley(sheets: Sequence[Sheet], seat: int, cannons: Sequence[Cannon]) -> Fire:
    """The volley that robs the most."""
    own = sheets[seat]
    shots = {cannon: level(cannon, getattr(own, cannon)) for cannon in cannons}
    choices = [_aim(sheets, seat, cannons, sum(shots.values()))]
    if len(cannons) == 2:
        first = _aim(sheets, seat, cannons[:1], shots[cannons[0]])
        second = _aim(sheets, seat, cannons[1:], shots[cannons[1]])
        if first[1][0].target != second[1][0].target or first[1][0].target is None:
            choices.append((first[0] + second[0], (*first[1], *second[1])))
    return Fire(max(choices, key=lambda choice: choice[0])[1])


def _aim(sheets: Sequence[Sheet], seat: int, cannons: Sequence[Cannon], shots: int) -> tuple[float, tuple[Shot, ...]]:
    best: tuple[float, tuple[Shot, ...]] = (0.0, tuple([Shot(cannon, None) for cannon in cannons]))
    for into in sheets[seat].unburied:
        free = CHEST_SQUARES - len(sheets[seat].chests[into - 1])
        for target, sheet in enumerate(sheets):
            hits = shots - level("hull", sheet.hull)
            if target == seat or hits <= 0:
                continue
            for chest in sheet.open_treasure:
                stolen = sheet.chests[chest - 1][::-1][:hits]
                worth = sum(stolen) * 0.8 + sum(stolen[:free]) + free * 0.01
                if worth > best[0]:
                    best = (worth, tuple([Shot(cannon, target, chest, into) for cannon in cannons]))
    return best

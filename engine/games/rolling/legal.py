"""Every action that a seat may take in Rolling with the Waves, and why any other is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations

from msgspec import UNSET

from engine.errors import Refusal
from engine.games.rolling.actions import AnyAction, Draft, Fire, Plan, Put
from engine.games.rolling.parts import (
    CHEST_SQUARES,
    CHESTS,
    DICE_A_PLAYER,
    FREEBOOTER,
    PARTS,
    SQUARES,
    Part,
    chest_part,
)
from engine.games.rolling.state import Die, Sheet, State
from engine.games.rolling.volleys import check_fire, volleys

REFUSALS = {
    "not-your-turn": "turn#It is not your turn.",
    "wrong-phase": "turn#That is not what this part of the round is for.",
    "no-such-die": "draft#There is no such die in this roll: the dice are 0 to {last}.",
    "die-taken": "draft#That die has been taken already.",
    "too-dear": "draft#That die costs {cost} infamy; you have {infamy}.",
    "no-sailor": "sailor#A drunken sailor is only for when no clear die and none of your colour is left.",
    "put-or-bury": "plan#A plan puts three dice on the map or buries one chest.",
    "three-dice": "plan#Each of your three dice goes on one part.",
    "no-room": "plan#There is no free square on {part}.",
    "chest-buried": "bury#Chest {chest} is buried: nothing goes in or out.",
    "no-such-chest": "chests#There are chests 1, 2 and 3.",
    "nothing-to-bury": "bury#A chest needs at least one die in it to be buried.",
    "no-boost": "spirits#The 7 is for a part you put a die on in this plan, not Spirits itself.",
    "spirits-not-full": "spirits#Both squares of Spirits must be filled before they can make a 7; {filled} will be.",
    "one-shot-each": "cannons#Each of your {cannons} full cannons fires once.",
    "no-such-target": "cannons#There is nobody in that seat.",
    "own-ship": "cannons#You cannot fire at your own ship.",
    "sea-is-empty": "cannons#Into the sea there is no chest to name.",
    "name-a-chest": "cannons#Name the chest to steal from.",
    "nothing-to-steal": "cannons#There is nothing to steal there.",
    "name-a-hold": "cannons#Name the chest of your own to stow in.",
    "same-chest": "cannons#Both cannons on one ship aim at one chest and stow in one chest.",
}


def legal(state: State, seat: int) -> Sequence[AnyAction]:
    """Every action open to this seat; until the last plan is in, a seat may still change its own."""
    if state.phase == "draft":
        return drafts(state.roll, state.pool, state.infamy[seat], seat) if seat == drafter(state) else ()
    if state.phase == "plan":
        return plans(state.sheets[seat])
    if state.phase == "fire" and seat == state.firing[0]:
        return volleys(state, seat)
    return ()


def drafter(state: State) -> int:
    """Who drafts next: from the first player clockwise, one die at a time."""
    return (state.first + len(state.taken)) % len(state.infamy)


_DRAFTS = tuple(map(Draft, range(DICE_A_PLAYER * 5)))
_SAILORS = tuple(Draft(die, True) for die in range(DICE_A_PLAYER * 5))


def drafts(roll: Sequence[Die], pool: Sequence[int], money: int, seat: int) -> list[Draft]:
    """Every way for a seat with this much infamy to take one of the dice that are left."""
    found = []
    is_free_left = False
    for die in pool:
        colour, value = roll[die]
        if colour in (seat, FREEBOOTER):
            is_free_left = True
            found.append(_DRAFTS[die])
        elif value <= money:
            found.append(_DRAFTS[die])
    if not is_free_left:
        found += [_SAILORS[die] for die in pool]
    return found


def plans(sheet: Sheet) -> tuple[Plan, ...]:
    """Every plan that fits on a map."""
    room = 0
    if sheet.spirits < SQUARES["spirits"]:
        room |= _BITS["spirits"]
    for chest in CHESTS:
        if len(sheet.chests[chest - 1]) < CHEST_SQUARES and not sheet.buried[chest - 1]:
            room |= _BITS[chest_part(chest)]
    if len(sheet.hull) < SQUARES["hull"]:
        room |= _BITS["hull"]
    if len(sheet.small) < SQUARES["small"]:
        room |= _BITS["small"]
    if len(sheet.large) < SQUARES["large"]:
        room |= _BITS["large"]
    if len(sheet.ports) < SQUARES["ports"]:
        room |= _BITS["ports"]
    if len(sheet.crew) < SQUARES["crew"]:
        room |= _BITS["crew"]
    return _plans(room, sheet.spirits, sheet.open_treasure)


_BITS = {part: 1 << bit for bit, part in enumerate(PARTS)}


@cache
def _all_plans() -> tuple[tuple[int, int, list[Plan], list[Plan]], ...]:
    """For any three parts: their bits, the Spirits a boost needs beforehand, the plans without and with a boost."""
    found = []
    for chosen in combinations(PARTS, DICE_A_PLAYER):
        puts = [(Put(**{part: die for die, part in enumerate(parts)}), parts) for parts in permutations(chosen)]
        plain = [Plan(put) for put, _ in puts]
        boosted = [Plan(put, boost=part) for put, parts in puts for part in parts if part != "spirits"]
        found.append((sum(map(_BITS.__getitem__, chosen)), SQUARES["spirits"] - ("spirits" in chosen), plain, boosted))
    return tuple(found)


@lru_cache(maxsize=512)
def _plans(room: int, spirits: int, buriable: tuple[int, ...]) -> tuple[Plan, ...]:
    found: list[Plan] = []
    for needs, before, plain, boosted in _all_plans():
        if needs & room == needs:
            found += plain
            if spirits >= before:
                found += boosted
    return (*found, *[Plan(bury=chest) for chest in buriable])


def check(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why the seat may not do this, or None if it may."""
    if type(action) is Draft:
        if state.phase != "draft":
            return Refusal("wrong-phase", {"phase": state.phase})
        return _check_draft(state, seat, action) if seat == drafter(state) else Refusal("not-your-turn")
    if type(action) is Plan:
        if state.phase != "plan":
            return Refusal("wrong-phase", {"phase": state.phase})
        return check_plan(state.sheets[seat], action)
    assert type(action) is Fire
    if state.phase != "fire":
        return Refusal("wrong-phase", {"phase": state.phase})
    return check_fire(state, seat, action) if seat == state.firing[0] else Refusal("not-your-turn")


def _check_draft(state: State, seat: int, action: Draft) -> Refusal | None:
    die = action.die
    if not 0 <= die < len(state.roll):
        return Refusal("no-such-die", {"dice": len(state.roll), "last": len(state.roll) - 1})
    if die not in state.pool:
        return Refusal("die-taken")
    free = (seat, FREEBOOTER)
    colour, value = state.roll[die]
    if action.sailor is True:
        is_free_left = any(state.roll[other][0] in free for other in state.pool)
        return Refusal("no-sailor") if is_free_left else None
    if colour not in free and value > state.infamy[seat]:
        return Refusal("too-dear", {"cost": value, "infamy": state.infamy[seat]})
    return None


def check_plan(sheet: Sheet, plan: Plan) -> Refusal | None:
    """Why a plan does not fit on a map, or None if it does."""
    if isinstance(plan.put, Put):
        if plan.bury is not UNSET:
            return Refusal("put-or-bury")
        return _check_put(sheet, plan.put, None if plan.boost is UNSET else plan.boost)
    if plan.bury is UNSET:
        return Refusal("put-or-bury")
    if plan.boost is not UNSET:
        return Refusal("no-boost")
    if plan.bury not in CHESTS:
        return Refusal("no-such-chest")
    if sheet.buried[plan.bury - 1]:
        return Refusal("chest-buried", {"chest": plan.bury})
    if not sheet.chests[plan.bury - 1]:
        return Refusal("nothing-to-bury", {"chest": plan.bury})
    return None


def _check_put(sheet: Sheet, put: Put, boost: Part | None) -> Refusal | None:
    placed = dict(put.placed)
    if sorted(placed.values()) != [0, 1, 2]:
        return Refusal("three-dice")
    for part in placed:
        if not sheet.has_room(part):
            for chest in CHESTS:
                if part == chest_part(chest) and sheet.buried[chest - 1]:
                    return Refusal("chest-buried", {"chest": chest})
            return Refusal("no-room", {"part": part})
    if boost is None:
        return None
    if boost == "spirits" or boost not in placed:
        return Refusal("no-boost")
    if sheet.spirits + ("spirits" in placed) < SQUARES["spirits"]:
        return Refusal("spirits-not-full", {"filled": sheet.spirits + ("spirits" in placed)})
    return None

"""Sure answers in Rolling: plans for two, against every plan of the other, where no cannon can fire this round.

A map then comes to the same whatever the other does, but for who has the highest Ports: so each plan is written once.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.rolling import GAME
from engine.games.rolling.actions import AnyAction
from engine.games.rolling.parts import CANNONS, CHEST_SQUARES, INFAMY_A_POINT, INFAMY_CIRCLES, SQUARES, level
from engine.games.rolling.scoring import enders, worth
from engine.games.rolling.state import Sheet, State
from engine.games.rolling.writing import write_early, write_late
from tests.engine.players.sure.answers import Answers, Chances, sure_answers


class Written(NamedTuple):
    """What a map comes to by a plan."""

    ends: bool
    worth: int
    infamy: int
    """Before Ports pay."""
    ports: int


def answers(world: State, seat: int) -> Answers | None:
    """What is sure to win this round, or to keep the other from winning in it."""
    if world.phase != "plan" or world.seats != 2 or world.plans[seat] is not None:
        return None
    if not any(map(can_finish, world.sheets)) or any(map(can_fire, world.sheets)):
        return None
    world = replace(world, plans=(None, None))
    theirs = Counter(_written(world, 1 - seat).values())
    mine = _written(world, seat)
    chances = {one: _chances(one, theirs) for one in set(mine.values())}
    return sure_answers({plan: chances[one] for plan, one in mine.items()})


def can_finish(sheet: Sheet) -> bool:
    """Whether a plan can fill or bury the chests that are still to be filled or buried."""
    to_do = [chest for chest, buried in zip(sheet.chests, sheet.buried, strict=True) if not buried]
    to_do = [chest for chest in to_do if len(chest) < CHEST_SQUARES]
    return len(to_do) < 2 or all(len(chest) == CHEST_SQUARES - 1 for chest in to_do)


def can_fire(sheet: Sheet) -> bool:
    """Whether a plan can fill a cannon."""
    return any(len(getattr(sheet, cannon)) == SQUARES[cannon] - 1 for cannon in CANNONS)


def _written(world: State, seat: int) -> dict[AnyAction, Written]:
    """What a seat's map comes to by each of its plans."""
    found: dict[AnyAction, Written] = {}
    for plan in GAME.legal(world, seat):
        planned = replace(world, plans=(None, plan) if seat else (plan, None))
        sheets, _ = write_late(replace(planned, sheets=tuple(write_early(planned, []))), [])
        sheet = sheets[seat]
        reason, _ = enders([sheet])
        found[plan] = Written(bool(reason), worth(sheet), world.infamy[seat], sum(sheet.ports))
    return found


def _chances(mine: Written, theirs: Counter[Written]) -> Chances:
    win = loss = 0
    for other, many in theirs.items():
        if mine.ends or other.ends:
            my_rank, their_rank = _rank(mine, other), _rank(other, mine)
            win += many * (my_rank > their_rank)
            loss += many * (my_rank < their_rank)
    return Chances(win / theirs.total(), loss / theirs.total())


def _rank(one: Written, other: Written) -> tuple[int, int]:
    """Points, and infamy where they are equal."""
    gain = level("ports", (one.ports,)) + (one.ports > other.ports)
    infamy = min(one.infamy + gain, INFAMY_CIRCLES)
    return one.worth + infamy // INFAMY_A_POINT, infamy

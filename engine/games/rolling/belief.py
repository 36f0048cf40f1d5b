"""What a seat of Rolling believes about sealed plans: that others put their dice where these do most.

Everything else lies open. A belief is made from a world that was redealt for the seat.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from msgspec.structs import replace

from engine.games.rolling.actions import Plan
from engine.games.rolling.heuristics import best_plans
from engine.games.rolling.legal import plans as legal_plans
from engine.games.rolling.outlook import outlook
from engine.games.rolling.state import Sheet, State
from engine.players.quick_stream import QuickStream

PLANS = 24
"""How many of the best plans another seat is thought to have considered."""
SENSE = 1.0
"""How much likelier a plan that looks better by one point is, as a logarithm."""
ODD = 0.3
"""How likely another seat is thought to have chosen any legal plan at random."""


def make_believable(world: State, seat: int, stream: QuickStream) -> State:
    """A redealt world in which the sealed plans of others are likely ones."""
    if world.phase != "plan":
        return world
    plans = list(world.plans)
    sheets = world.sheets
    for owner, plan in enumerate(plans):
        if owner == seat or plan is None:
            continue
        if stream.unit() < ODD:
            plans[owner] = stream.choose(legal_plans(sheets[owner]))
            continue
        threat, prey = outlook(sheets, owner)
        likely = likely_plans(sheets[owner], world.values(owner), threat, prey)
        lot = stream.unit() * likely[-1][0]
        plans[owner] = next(found for upto, found in likely if lot < upto)
    return replace(world, plans=tuple(plans))


@lru_cache(maxsize=1 << 10)
def likely_plans(sheet: Sheet, values: tuple[int, ...], threat: float, prey: float) -> tuple[tuple[float, Plan], ...]:
    """The best plans, each with the running sum of their weights."""
    rated = best_plans(sheet, values, threat, prey, PLANS)
    upto, found = 0.0, []
    for rating, plan in rated:
        upto += exp(SENSE * (rating - rated[0][0]))
        found.append((upto, plan))
    return tuple(found)

"""Playing an imagined game of Rolling on: drafts and plans are decided in one go each, the rules do all else.

Everybody does what the rules of thumb say, with a little chance mixed in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.games.rolling import heuristics
from engine.games.rolling.actions import Plan
from engine.games.rolling.cannons import full_cannons
from engine.games.rolling.imagined_plans import carry_out
from engine.games.rolling.outlook import outlook
from engine.games.rolling.parts import FREEBOOTER, SQUARES
from engine.games.rolling.rules import apply
from engine.games.rolling.state import Sheet, State
from engine.games.rolling.styles import PLAIN, Style
from engine.players.quick_stream import QuickStream, UnrecordedChance

NOISE = 0.3


def play_on(world: State, stream: QuickStream, most: int) -> tuple[State, int]:
    """The world after `most` actions at most, and how many there were."""
    chance, left = UnrecordedChance(stream), most
    while left > 0 and world.phase != "over":
        if world.phase == "draft":
            before = len(world.pool)
            world = draft_dice(world, stream.unit, left)
            left -= before - len(world.pool)
        elif world.phase == "plan":
            missing = [seat for seat, plan in enumerate(world.plans) if plan is None]
            plans = list(world.plans)
            for seat in missing:
                plans[seat] = choose_plan_quickly(world.sheets, seat, world.values(seat), stream.unit)
            world = carry_out(world, plans, stream)
            left -= len(missing)
        else:
            seat = world.firing[0]
            volley = heuristics.best_volley(world.sheets, seat, full_cannons(world.sheets[seat]))
            world = apply(world, seat, volley, chance).state
            left -= 1
    return world, most - left


def choose_plan_quickly(
    sheets: Sequence[Sheet], seat: int, values: tuple[int, ...], toss: Callable[[], float], style: Style = PLAIN
) -> Plan:
    """One of the plans that look best for dice of these values."""
    many, suits = (heuristics.MANY, style.suits) if style.dice else (heuristics.FEW, _suits_all)
    plans = heuristics.best_plans(sheets[seat], values, *outlook(sheets, seat), many)
    return max([(rating + suits(plan) + NOISE * toss(), plan) for rating, plan in plans], key=lambda rated: rated[0])[1]


def _suits_all(plan: Plan) -> float:
    return 0.0


def draft_dice(world: State, toss: Callable[[], float], most: int) -> State:
    """The world after `most` dice at most were drafted from the pool."""
    roll, sheets, first = world.roll, world.sheets, world.first
    seats = len(sheets)
    pool, taken, drunk, infamy = list(world.pool), list(world.taken), list(world.drunk), list(world.infamy)
    while pool and most:
        most -= 1
        seat = (first + len(taken)) % seats
        sheet, money = sheets[seat], infamy[seat]
        by_value = heuristics.dice_worths(sheet, *outlook(sheets, seat))
        # once everybody has a die, a 1 is worth more to a seat that can put it on the Spirits
        one = 0.4 if len(taken) >= seats and sheet.spirits < SQUARES["spirits"] else 0.0
        best, chosen, price, is_free_left = -99.0, pool[0], 0, False
        for die in pool:
            colour, value = roll[die]
            cost = 0
            worth = by_value[value] + one * (value == 1) + NOISE * toss()
            if colour in (seat, FREEBOOTER):
                is_free_left = True
            elif value > money:
                continue
            else:
                cost = value
                worth -= heuristics.price_of(value, money)
            if worth > best:
                best, chosen, price = worth, die, cost
        if not is_free_left and by_value[1] + NOISE * toss() > best:
            chosen = pool[int(toss() * len(pool))]
            drunk.append(chosen)
            price = 0
        infamy[seat] -= price
        pool.remove(chosen)
        taken.append(chosen)
    return replace(
        world,
        phase="draft" if pool else "plan",
        pool=tuple(pool),
        taken=tuple(taken),
        drunk=tuple(drunk),
        infamy=tuple(infamy),
    )

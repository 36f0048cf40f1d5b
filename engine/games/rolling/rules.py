"""The course of a round of Rolling with the Waves; whether an action is allowed is in legal.py."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.game import Event, Step
from engine.games.rolling.actions import AnyAction, Draft, Fire, Plan
from engine.games.rolling.cannons import fire, order_of_fire
from engine.games.rolling.events import CannonsReady, Drafted, Ended, Revealed, RoundBegan, Sealed, die_name
from engine.games.rolling.parts import DICE_A_PLAYER, FREEBOOTER, SAILOR_VALUE
from engine.games.rolling.scoring import enders, outcome, worth
from engine.games.rolling.state import Sheet, State
from engine.games.rolling.writing import own_plan, write_early, write_late


def apply(state: State, seat: int, action: AnyAction, chance: Chance) -> Step:
    """The state after an allowed action."""
    if type(action) is Draft:
        return _draft(state, seat, action)
    if type(action) is Plan:
        return _seal(state, seat, action, chance)
    assert type(action) is Fire
    return _fire(state, seat, action, chance)


@lru_cache(maxsize=256)
def dice_in(bag: tuple[int, ...]) -> tuple[int, ...]:
    """The colours of the dice in a bag (given as counts by seat, then clear), in their order before a shuffle."""
    *colours, clear = bag
    return (FREEBOOTER,) * clear + tuple(seat for seat, count in enumerate(colours) for _ in range(count))


def roll_dice(bag: tuple[int, ...], chance: Chance) -> tuple[tuple[int, int], ...]:
    """Draw three dice a player from the bag and roll them."""
    dice = dice_in(bag)
    many = DICE_A_PLAYER * (len(bag) - 1)

    def make(stream: Stream) -> list[list[int]]:
        drawn = stream.shuffle(dice)[:many]
        return [[colour, stream.die()] for colour in drawn]

    def fits(given: Any) -> bool:
        return (
            type(given) is list
            and len(given) == many
            and all(type(die) is list and len(die) == 2 and type(die[0]) is type(die[1]) is int for die in given)
            and all(1 <= value <= 6 for _, value in given)
            and Counter(colour for colour, _ in given) <= Counter(dice)
        )

    return tuple((colour, value) for colour, value in chance.draw("roll", make, fits))


def begin_round(state: State, first: int, chance: Chance, events: list[Event]) -> State:
    roll = roll_dice(state.bag, chance)
    number = state.round + 1
    events.append(RoundBegan(round=number, seat=first, dice=tuple(die_name(*die) for die in roll)))
    return replace(
        state,
        round=number,
        phase="draft",
        first=first,
        roll=roll,
        pool=tuple(range(len(roll))),
        taken=(),
        drunk=(),
        plans=(None,) * state.seats,
    )


def _draft(state: State, seat: int, action: Draft) -> Step:
    die = action.die
    colour, value = state.roll[die]
    infamy, drunk, cost = state.infamy, state.drunk, 0
    is_sailor = action.sailor is True
    if is_sailor:
        value = SAILOR_VALUE
        drunk = (*drunk, die)
    elif colour not in (seat, FREEBOOTER):
        cost = value
        infamy = (*infamy[:seat], infamy[seat] - cost, *infamy[seat + 1 :])
    at = state.pool.index(die)
    pool = state.pool[:at] + state.pool[at + 1 :]
    after = State(
        state.round,
        "draft" if pool else "plan",
        state.first,
        state.roll,
        pool,
        (*state.taken, die),
        drunk,
        infamy,
        state.sheets,
        state.worth,
        state.plans,
    )
    return Step(after, (Drafted(seat=seat, die=die, colour=colour, value=value, cost=cost, sailor=is_sailor),))


def _seal(state: State, seat: int, action: Plan, chance: Chance) -> Step:
    again = state.plans[seat] is not None
    state = replace(state, plans=(*state.plans[:seat], action, *state.plans[seat + 1 :]))
    events: list[Event] = own_plan(state, seat)
    if not again:
        # Nobody else is told that a plan was changed: they know only that one is in.
        events.append(Sealed(seat=seat))
    if None in state.plans:
        return Step(state, events)
    events.append(Revealed(round=state.round))
    sheets = write_early(state, events)
    firing = order_of_fire(sheets, state.infamy, state.first)
    state = _with_sheets(state, sheets, phase="fire", firing=firing)
    if firing:
        events.append(CannonsReady(order=firing))
        return Step(state, events)
    return Step(_finish_round(state, chance, events), events)


def _fire(state: State, seat: int, action: Fire, chance: Chance) -> Step:
    events: list[Event] = []
    sheets, infamy = fire(state, seat, action, events)
    state = _with_sheets(state, sheets, infamy=tuple(infamy), firing=state.firing[1:])
    if state.firing:
        return Step(state, events)
    return Step(_finish_round(state, chance, events), events)


def _with_sheets(state: State, sheets: list[Sheet], **changes: Any) -> State:
    return replace(state, sheets=tuple(sheets), worth=tuple(map(worth, sheets)), **changes)


def _finish_round(state: State, chance: Chance, events: list[Event]) -> State:
    """Write Ports and Crew; then the game ends or the next player clockwise rolls."""
    sheets, infamy = write_late(state, events)
    state = _with_sheets(state, sheets, infamy=tuple(infamy))
    reason, by = enders(sheets)
    if not reason:
        return begin_round(state, (state.first + 1) % state.seats, chance, events)
    state = replace(state, phase="over", plans=(None,) * state.seats)
    result = outcome(state)
    events.append(Ended(reason=reason, by=by, winners=result.winners, scores=result.scores))
    return state

"""What a seat does without being asked: always the same, or what none of its choices could change. Pure.

Both are found from what the seat may know alone: its View, its legal actions, and deals that it cannot tell from the
real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.chance import Seeded, Stream
from engine.game import Action
from engine.moving_ahead import find_action
from engine.plan import Wish
from engine.table import AnyGame

MOST_COMPARED = 6
"""Of more actions than this it is not asked whether they all come to the same."""
LAST = "last"
"""The way in which something was done last time."""
DEALS = 8
"""In so many deals that the seat cannot tell from the real one they must come to the same."""


def kind_of(action: Action) -> str:
    """The name of a kind of action."""
    return str(action.__struct_config__.tag)


def by_habit(rules: AnyGame, state: Any, seat: int, wishes: Sequence[Wish]) -> Action | None:
    """What a seat that is asked does always, if the decision is one of those."""
    if seat not in rules.to_act(state):
        return None
    found = (find_action(rules, state, seat, wish) for wish in wishes)
    return next((action for action in found if action is not None), None)


def habit_asked(rules: AnyGame, state: Any, seat: int) -> str:
    """The kind of action that is asked for and could be done always in the same way; empty if there is none."""
    habits = rules.plans.habits
    legal = rules.legal(state, seat) if habits and seat in rules.to_act(state) else ()
    kinds = {kind_of(legal[0]), kind_of(legal[-1])} if len(legal) else set()
    return next((kind for kind in habits if kind in kinds), "")


def ways_of(rules: AnyGame, kind: str, last: Action | None) -> dict[str, Wish]:
    """The ways in which an action of this kind can be done always, by short names; as it was done last time first."""
    plans = rules.plans
    again = plans.again(last) if last is not None and kind_of(last) == kind else None
    usual = {str(at): way for at, way in enumerate(plans.usual_ways(kind)) if way != again}
    return usual if again is None else {LAST: again, **usual}


def only_choice(rules: AnyGame, state: Any, seat: int) -> Action | None:
    """What a seat does that has no other choice, or none that would change anything for anybody."""
    if seat not in rules.to_act(state):
        return None
    legal = rules.legal(state, seat)
    if not 0 < len(legal) <= MOST_COMPARED or any(rules.is_advice(action) for action in legal):
        return None
    return legal[0] if len(legal) == 1 or _come_to_the_same(rules, state, seat, legal) else None


def _come_to_the_same(rules: AnyGame, state: Any, seat: int, actions: Sequence[Action]) -> bool:
    """Whether all audiences would see the same after any of these actions, however the hidden cards may lie."""
    for number in range(DEALS):
        world = rules.redeal(state, seat, Stream(f"habits {number}".encode()))
        first, *others = (_seen_after(rules, world, seat, action, number) for action in actions)
        if any(other != first for other in others):
            return False
    return True


def _seen_after(rules: AnyGame, world: Any, seat: int, action: Action, number: int) -> tuple[bytes, int]:
    chance = Seeded(bytes([number]) * 32)
    after = rules.apply(world, seat, action, chance).state
    return msgspec.msgpack.encode(rules.views(after)), len(chance.drawn)

"""What a seat does without its person being asked: what it always does, or the only thing that it can do. Pure.

Both are found only from what the seat may know: its View and its legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import Action
from engine.moving_ahead import find_action
from engine.plan import Wish
from engine.table import AnyGame

LAST = "last"
"""The name of the way in which something was done last time."""


def kind_of(action: Action) -> str:
    """The name of a kind of action."""
    return str(action.__struct_config__.tag)


def by_habit(rules: AnyGame, state: Any, seat: int, wishes: Sequence[Wish]) -> Action | None:
    """What a seat always does in the decision that it is asked for; None if no wish is for it."""
    if seat not in rules.to_act(state):
        return None
    found = (find_action(rules, state, seat, wish) for wish in wishes)
    return next((action for action in found if action is not None), None)


def habit_asked(rules: AnyGame, state: Any, seat: int) -> str:
    """The kind of action that is asked for and could always be done in the same way; empty if there is none."""
    habits = rules.plans.habits
    # Not the legal actions: tips come last among those, and a list of volleys is too long to look through.
    moves = rules.moves(state, seat) if habits and seat in rules.to_act(state) else ()
    kinds = {kind_of(moves[0]), kind_of(moves[-1])} if len(moves) else set()
    return next((kind for kind in habits if kind in kinds), "")


def ways_of(rules: AnyGame, kind: str, last: Action | None) -> dict[str, Wish]:
    """The ways in which an action of this kind can always be done, by short names; the way of last time comes first."""
    plans = rules.plans
    again = plans.again(last) if last is not None and kind_of(last) == kind else None
    usual = {str(at): way for at, way in enumerate(plans.usual_ways(kind)) if way != again}
    return usual if again is None else {LAST: again, **usual}


def only_choice(rules: AnyGame, state: Any, seat: int) -> Action | None:
    """The only thing that a seat can do; None if it is not asked, or has a choice.

    This is proven, not guessed: what is legal depends on the seat's View alone, so the seat does the same in every
    deal that it cannot tell from the real one, and all audiences see the same afterwards, no matter who decides. For
    two legal actions no such proof is known in any game: whether they come to the same depends on hidden cards.
    """
    legal = rules.legal(state, seat) if seat in rules.to_act(state) else ()
    return legal[0] if len(legal) == 1 and not rules.is_advice(legal[0]) else None

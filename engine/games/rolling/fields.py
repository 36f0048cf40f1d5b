"""What the fields of an action of Rolling with the Waves mean, in words; the questions are in menu.py."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from engine.games.rolling.actions import AnyAction, Draft, Fire, Plan, Shot
from engine.games.rolling.menu import bury_option, die_words
from engine.games.rolling.state import State
from engine.menu import Words


def field_words(state: State, seat: int, action: AnyAction, field: str) -> Sequence[Words]:
    """A die by its colour, number and price; a plan part by part; a volley shot by shot."""
    match action:
        case Draft():
            return [_die(state, seat, action) if field == "die" else Words("rolling-field-sailor")]
        case Plan():
            return _of_plan(state, seat, action, field)
        case Fire():
            return [_shot(shot) for shot in action.shots]


def _die(state: State, seat: int, draft: Draft) -> Words:
    return die_words(state, seat, draft.die, ["pay" if draft.sailor is UNSET else "sailor"])


def _of_plan(state: State, seat: int, plan: Plan, field: str) -> Sequence[Words]:
    if plan.put is UNSET:
        assert isinstance(plan.bury, int)
        return [bury_option(state.sheets[seat], plan.bury).words]
    values = state.values(seat)
    if field == "put":
        in_order = sorted(plan.put.placed, key=lambda placed: placed[1])
        return [Words("rolling-field-put", {"value": values[die], "part": part}) for part, die in in_order]
    assert isinstance(plan.boost, str)
    die = dict(plan.put.placed)[plan.boost]
    return [Words("rolling-menu-boost-part", {"part": plan.boost, "value": values[die]})]


def _shot(shot: Shot) -> Words:
    if shot.target is None:
        return Words("rolling-menu-fire-sea", {"cannon": shot.cannon})
    params: dict[str, int | str] = {"cannon": shot.cannon, "whom": shot.target}
    assert isinstance(shot.into, int)
    if shot.chest is UNSET:
        return Words("rolling-field-shot-empty", {**params, "into": shot.into})
    assert isinstance(shot.chest, int)
    return Words("rolling-field-shot", {**params, "chest": shot.chest, "into": shot.into})

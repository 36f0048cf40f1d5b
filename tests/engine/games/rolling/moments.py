"""Moments of Rolling with the Waves made to measure: maps, infamy and dice as a test needs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.chance import Scripted
from engine.games import game_named
from engine.games.rolling.scoring import worth
from engine.games.rolling.state import Sheet, State
from engine.table import Turn, read_action, take

GAME = game_named("rolling")


def planning(
    dice: Sequence[Sequence[int]], sheets: Sequence[Sheet], infamy: Sequence[int] | None = None, first: int = 0
) -> State:
    """The moment after a draft of clear dice in which each seat got these three values, in that order."""
    seats = len(sheets)
    order = [(first + step) % seats for step in range(seats)]
    return State(
        round=4,
        phase="plan",
        first=first,
        roll=tuple((-1, dice[seat][turn]) for turn in range(3) for seat in order),
        pool=(),
        taken=tuple(range(3 * seats)),
        drunk=(),
        infamy=tuple(infamy or [5] * seats),
        sheets=tuple(sheets),
        worth=tuple(map(worth, sheets)),
        plans=(None,) * seats,
    )


def do(state: State, seat: int, fields: dict[str, Any], script: dict[str, list[Any]] | None = None) -> Turn:
    """Let a seat do what these fields of a record say."""
    return take(GAME, state, seat, read_action(GAME, fields), Scripted(script or {}))


def plan(state: State, *plans: dict[str, Any]) -> Turn:
    """Let every seat plan, in seat order: parts with a die each, and perhaps `boost`; or `bury`."""
    turn = None
    for seat, parts in enumerate(plans):
        turn = do(state, seat, plan_fields(parts))
        state = turn.state
    assert turn is not None
    return turn


def plan_fields(parts: dict[str, Any]) -> dict[str, Any]:
    """The fields of a plan, with `put` gathered from the parts."""
    fields: dict[str, Any] = {"type": "plan"}
    put = {part: die for part, die in parts.items() if part not in ("boost", "bury")}
    if put:
        fields["put"] = put
    return fields | {name: parts[name] for name in ("boost", "bury") if name in parts}


def fire(state: State, seat: int, *shots: dict[str, Any]) -> Turn:
    """Let a seat fire."""
    return do(state, seat, {"type": "fire", "shots": list(shots)})


def refusal(state: State, seat: int, fields: dict[str, Any]) -> str | None:
    """The code of why the seat may not, or None if it may; the list of legal actions must say the same."""
    action = read_action(GAME, fields)
    found = GAME.check(state, seat, action)
    assert (action in GAME.legal(state, seat)) == (found is None)
    return found.code if found else None

"""What the fields of an action of Wave mean, in words; the questions that lead to one are in menu.py."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.perfect_wave.actions import Agree, AnyAction, Tip
from engine.games.perfect_wave.menu import about, option
from engine.games.perfect_wave.state import State
from engine.menu import Words


def field_words(state: State, seat: int, action: AnyAction, field: str) -> Sequence[Words]:
    """A place with what the seat may know of the card in it, a player, a tip."""
    if isinstance(action, Agree):
        return ()
    if not isinstance(action, Tip):
        return [option(state, seat, action).words]
    match field:
        case "to":
            return [Words("wave-menu-whom", {"whom": action.to})]
        case "slot":
            return [Words("wave-menu-tip-card", about(state, action.to, action.slot))]
        case _:
            return [Words(f"wave-menu-tip-{action.advice}")]

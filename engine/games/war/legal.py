"""What a seat may do in War of Waves: candidates.py makes the list, refusals.py gives the reasons why not."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.war.actions import AnyAction
from engine.games.war.candidates import candidates
from engine.games.war.refusals import REFUSALS, check
from engine.games.war.state import State

__all__ = ["REFUSALS", "check", "legal"]


def legal(state: State, seat: int) -> Sequence[AnyAction]:
    """Every action open to this seat, each once."""
    return candidates(state, seat, lambda action: check(state, seat, action) is None)

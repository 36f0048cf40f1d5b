"""Which plans an audience of Rolling with the Waves cannot know, and dealing others in their place."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Stream
from engine.games.rolling.legal import plans
from engine.games.rolling.state import State


def unseen(state: State, seat: int | None) -> tuple[str, ...]:
    """A token for each sealed plan of somebody else; it is gone when the plans are opened."""
    if state.phase != "plan":
        return ()
    return tuple([f"plan-{owner}" for owner, plan in enumerate(state.plans) if plan is not None and owner != seat])


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """The same state with a random legal plan in place of each sealed one that this audience cannot know."""
    if state.phase != "plan":
        return state
    dealt = [
        plan if plan is None or owner == seat else stream.choose(plans(state.sheets[owner]))
        for owner, plan in enumerate(state.plans)
    ]
    return replace(state, plans=tuple(dealt))

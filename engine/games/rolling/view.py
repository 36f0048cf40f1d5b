"""What the public or one seat may know of Rolling with the Waves; only sealed plans are ever hidden."""

from __future__ import annotations

from msgspec.structs import replace

from engine import game
from engine.chance import Stream
from engine.games.rolling.actions import Plan
from engine.games.rolling.legal import drafter, plans
from engine.games.rolling.scoring import outcome
from engine.games.rolling.state import Die, Phase, Sheet, State


class View(game.View, frozen=True):
    """The table as one audience sees it; levels and sizes of the parts are in parts.py."""

    seat: int | None
    round: int
    phase: Phase
    first: int
    to_act: tuple[int, ...]
    roll: tuple[Die, ...]
    pool: tuple[int, ...]
    """Which dice of the roll are left to draft."""
    hands: tuple[tuple[int, ...], ...]
    """Which dice of the roll each seat has drafted, in that order."""
    drunk: tuple[int, ...]
    """Those of them that are drunken sailors and count 1."""
    infamy: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    bag: tuple[int, ...]
    """Dice in the bag by seat, then clear, as if all were back in it."""
    planned: tuple[bool, ...]
    """Whose plan is in."""
    plans: tuple[Plan | None, ...]
    """The plans this audience may know: its own while they are sealed, all once they are open."""
    firing: tuple[int, ...]
    """Who still fires, the next one first."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


def to_act(state: State) -> tuple[int, ...]:
    """The seats the game waits for."""
    match state.phase:
        case "draft":
            return _ALONE[drafter(state)]
        case "plan":
            return tuple([seat for seat, plan in enumerate(state.plans) if plan is None])
        case "fire":
            return _ALONE[state.firing[0]]
    return ()


_ALONE = tuple((seat,) for seat in range(5))


def may_act(state: State) -> tuple[int, ...]:
    """Those and, until the last plan is in, everybody who may still change theirs."""
    return tuple(range(state.seats)) if state.phase == "plan" else to_act(state)


def view(state: State, seat: int | None) -> View:
    """What this seat (or, with None, the public) may know."""
    result = outcome(state)
    known = state.plans
    if state.phase == "plan":
        known = tuple([plan if owner == seat else None for owner, plan in enumerate(known)])
    return View(
        seat,
        state.round,
        state.phase,
        state.first,
        to_act(state),
        state.roll,
        state.pool,
        tuple([state.hand(owner) for owner in range(len(state.infamy))]),
        state.drunk,
        state.infamy,
        state.sheets,
        state.bag,
        tuple([plan is not None for plan in state.plans]),
        known,
        state.firing,
        result.scores,
        result.winners,
        result.reason,
    )


def unseen(state: State, seat: int | None) -> tuple[str, ...]:
    """A token for each sealed plan of somebody else: it is lost when the plans are opened."""
    if state.phase != "plan":
        return ()
    return tuple([f"plan-{owner}" for owner, plan in enumerate(state.plans) if plan is not None and owner != seat])


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """The same table with any other legal plan in the place of each sealed one that this audience cannot know."""
    if state.phase != "plan":
        return state
    dealt = [
        plan if plan is None or owner == seat else stream.choose(plans(state.sheets[owner]))
        for owner, plan in enumerate(state.plans)
    ]
    return replace(state, plans=tuple(dealt))


def dice(state: State) -> list[str]:
    """Every die there is, wherever it lies: in hands, in the pool, in the bag, in the box."""
    from engine.games.rolling.parts import DICE_OF_A_COLOUR, FREEBOOTERS

    held = [state.roll[die][0] for die in (*state.taken, *state.pool)]
    found = [f"die-{colour}" for colour in held]
    *colours, clear = state.bag
    for colour, inside, exist in [(-1, clear, FREEBOOTERS), *((s, c, DICE_OF_A_COLOUR) for s, c in enumerate(colours))]:
        found += [f"die-{colour}"] * (inside - held.count(colour)) + [f"die-{colour}"] * (exist - inside)
    return found

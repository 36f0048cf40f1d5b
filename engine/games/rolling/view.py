"""What the public or one seat may know of Rolling with the Waves; only sealed plans are ever hidden."""

from __future__ import annotations

import msgspec

from engine import game
from engine.games.rolling.actions import Draft, Plan
from engine.games.rolling.legal import drafter, drafts
from engine.games.rolling.parts import DICE_OF_A_COLOUR, FREEBOOTER, FREEBOOTERS
from engine.games.rolling.scoring import outcome
from engine.games.rolling.state import Die, Phase, Sheet, State


class Open(msgspec.Struct, frozen=True, gc=False):
    """What lies open to everybody; levels and sizes of the parts are in parts.py."""

    round: int
    phase: Phase
    first: int
    to_act: tuple[int, ...]
    roll: tuple[Die, ...]
    pool: tuple[int, ...]
    """Which dice of the roll are left to draft."""
    hands: tuple[tuple[int, ...], ...]
    """Which dice of the roll each seat has drafted, in the order drafted."""
    drunk: tuple[int, ...]
    """Those of them that are drunken sailors and count 1."""
    infamy: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    bag: tuple[int, ...]
    """How many dice are in the bag when all are back in it: by seat, then clear."""
    planned: tuple[bool | None, ...]
    """Whose plan is in; None for a seat of which a table does not tell that."""
    plans: tuple[Plan | None, ...]
    """All plans once they are open; Ports and Crew in them are written after the last cannon."""
    firing: tuple[int, ...]
    """Who still fires, the next one first."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class View(game.View, frozen=True):
    """The table as one audience sees it: what lies open, and the seat's own plan while it is sealed."""

    seat: int | None
    plan: Plan | None
    open: Open

    @property
    def phase(self) -> Phase:
        """The part of the round, by which the matching page of the rules is found."""
        return self.open.phase


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


def order(state: State) -> tuple[int, ...]:
    """Who drafts or fires after the present seat, each of them once."""
    if state.phase == "draft":
        now = drafter(state)
        return tuple([seat % state.seats for seat in range(now + 1, now + min(len(state.pool), state.seats))])
    return state.firing[1:] if state.phase == "fire" else ()


_ALONE = tuple((seat,) for seat in range(5))


def may_act(state: State) -> tuple[int, ...]:
    """The seats the game waits for and, until the last plan is in, all that may still change theirs."""
    return tuple(range(state.seats)) if state.phase == "plan" else to_act(state)


def view(state: State, seat: int | None) -> View:
    """What this seat (or, with None, the public) may know."""
    plan = state.plans[seat] if seat is not None and state.phase == "plan" else None
    return View(seat, plan, open_to_all(state))


def open_to_all(state: State) -> Open:
    """What everybody may know; the last answer is kept, since the views of all audiences are made one after another."""
    latest, shown = _latest[0]
    if latest is not state or shown is None:
        shown = _open(state)
        _latest[0] = (state, shown)
    return shown


_latest: list[tuple[State | None, Open | None]] = [(None, None)]


def _open(state: State) -> Open:
    result = outcome(state)
    return Open(
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
        state.plans if state.phase == "fire" else (),
        state.firing,
        result.scores,
        result.winners,
        result.reason,
    )


def dice(state: State) -> list[str]:
    """Every die there is, wherever it lies (in hands, in the pool, in the bag, in the box), and each seat's plan."""
    held = [state.roll[die][0] for die in (*state.taken, *state.pool)]
    found = [f"die-{colour}" for colour in held] + [f"plan-{seat}" for seat in range(state.seats)]
    *colours, clear = state.bag
    kinds = [(FREEBOOTER, clear, FREEBOOTERS)]
    kinds += [(seat, inside, DICE_OF_A_COLOUR) for seat, inside in enumerate(colours)]
    for colour, inside, exist in kinds:
        found += [f"die-{colour}"] * (inside - held.count(colour)) + [f"die-{colour}"] * (exist - inside)
    return found


def find_forced(table: Open, seat: int) -> Draft | None:
    """The only die that a seat can take, or None if it has a choice; all dice and all infamy lie open."""
    if table.phase != "draft":
        return None
    found = drafts(table.roll, table.pool, table.infamy[seat], seat)
    return found[0] if len(found) == 1 else None

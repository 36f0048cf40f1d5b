"""The events of Rolling with the Waves. All are public except those that tell a seat its own sealed plan."""

from __future__ import annotations

from functools import cache

from engine.game import Event
from engine.games.rolling.parts import COLOURS, FREEBOOTER, Cannon, Part


@cache
def die_name(colour: int, value: int) -> str:
    """A die in words that the catalogue knows, such as `red-4` or `clear-2`."""
    return f"{'clear' if colour == FREEBOOTER else COLOURS[colour]}-{value}"


class RoundBegan(Event, frozen=True, tag="round"):
    """The first player rolled; the dice are named by `die_name`."""

    round: int
    seat: int
    dice: tuple[str, ...]


class Drafted(Event, frozen=True, tag="drafted"):
    """A free die (cost 0), a hired one, or a drunken sailor, whose value is now 1."""

    seat: int
    die: int
    colour: int
    value: int
    cost: int = 0
    sailor: bool = False


class Sealed(Event, frozen=True, tag="sealed"):
    """A seat's plan is in."""

    seat: int


class OwnPlan(Event, frozen=True, tag="own-plan"):
    """One die of a seat's plan, told to that seat; three of them tell the plan, also one that replaces another."""

    seat: int
    part: Part
    value: int
    boosted: bool = False


class OwnBurying(Event, frozen=True, tag="own-burying"):
    """Which chest a seat plans to bury, told to that seat."""

    seat: int
    chest: int


class Revealed(Event, frozen=True, tag="revealed"):
    """All plans are open."""

    round: int


class Wrote(Event, frozen=True, tag="wrote"):
    """A number was written; `boosted` if Spirits were erased to make it a 7."""

    seat: int
    part: Part
    value: int
    boosted: bool = False


class Buried(Event, frozen=True, tag="buried"):
    seat: int
    chest: int


class Strengthened(Event, frozen=True, tag="strengthened"):
    """A Hull reached a new level."""

    seat: int
    level: int


class CannonsReady(Event, frozen=True, tag="cannons"):
    """Full cannons will fire, in this order of seats."""

    order: tuple[int, ...]


class Fired(Event, frozen=True, tag="fired"):
    """A cannon, or both at one target. `why` says what stood in the way, if nothing was stolen.

    `sea`: aimed at nobody; `empty`: nothing there to steal; `short`: not even the first level; `hull`: all blocked.
    """

    seat: int
    cannon: Cannon | str
    shots: int
    target: int | None = None
    chest: int = 0
    into: int = 0
    blocked: int = 0
    stolen: tuple[int, ...] = ()
    stowed: int = 0
    lost: int = 0
    why: str = ""


class Paid(Event, frozen=True, tag="paid"):
    """A fired cannon brought infamy and was wiped; `lost` is how much found no free circle."""

    seat: int
    cannon: Cannon
    infamy: int
    lost: int = 0


class Raided(Event, frozen=True, tag="raided"):
    """Ports brought infamy; with `most` it includes one for the single highest sum."""

    seat: int
    infamy: int
    most: bool = False
    lost: int = 0


class Hired(Event, frozen=True, tag="hired"):
    """A seat reached new levels of Crew: `dice` more of its colour are in the bag."""

    seat: int
    dice: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over. `reason` is `chests` or `squares`, `by` the seats whose maps ended it."""

    reason: str
    by: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


AnyEvent = (
    RoundBegan
    | Drafted
    | Sealed
    | OwnPlan
    | OwnBurying
    | Revealed
    | Wrote
    | Buried
    | Strengthened
    | CannonsReady
    | Fired
    | Paid
    | Raided
    | Hired
    | Ended
)

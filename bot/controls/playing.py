"""What can be pressed at a running table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.controls.ids import make_id
from storage.ids import TableId


@dataclass(frozen=True, slots=True)
class Move:
    """A choice in a seat's menu: for which of its decisions, and what was picked so far; `confirmed` does the move."""

    table: TableId
    seat: int
    prompt: str
    path: tuple[str, ...] = ()
    confirmed: bool = False

    def id(self) -> str:
        return make_id("k" if self.confirmed else "m", self.table, str(self.seat), self.prompt, "/".join(self.path))


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last move of a seat, if it has made `moves` of them by then; without a number, whichever it is."""

    table: TableId
    seat: int
    moves: int | None = None

    def id(self) -> str:
        return make_id("u", self.table, str(self.seat), *([] if self.moves is None else [str(self.moves)]))


@dataclass(frozen=True, slots=True)
class ThinkAgain:
    """Take back the move of a seat that waits to be final, and nothing that was done before it."""

    table: TableId
    seat: int

    def id(self) -> str:
        return make_id("u", self.table, str(self.seat), "think")


@dataclass(frozen=True, slots=True)
class Settle:
    """Do at once the move that a seat may still take back."""

    table: TableId
    seat: int

    def id(self) -> str:
        return make_id("u", self.table, str(self.seat), "now")


@dataclass(frozen=True, slots=True)
class Coach:
    """Ask what would be sensible for a seat, and why."""

    table: TableId
    seat: int

    def id(self) -> str:
        return make_id("u", self.table, str(self.seat), "coach")


@dataclass(frozen=True, slots=True)
class LayAhead:
    """A choice on the way to a plan: after which of the seat's moves, what was picked so far; `done` lays it ahead."""

    table: TableId
    seat: int
    prompt: str
    path: tuple[str, ...] = ()
    done: bool = False

    def id(self) -> str:
        return make_id("kp" if self.done else "mp", self.table, str(self.seat), self.prompt, "/".join(self.path))


@dataclass(frozen=True, slots=True)
class CancelPlan:
    """Give up what a seat has laid ahead."""

    table: TableId
    seat: int

    def id(self) -> str:
        return make_id("up", self.table, str(self.seat))


@dataclass(frozen=True, slots=True)
class Always:
    """Choose how a seat always does actions of a kind, without being asked."""

    table: TableId
    seat: int
    kind: str

    def id(self) -> str:
        return make_id("ua", self.table, str(self.seat), self.kind)


@dataclass(frozen=True, slots=True)
class Hand:
    """Look at one's hand; `mark` tells the message that holds this button from others."""

    table: TableId
    mark: str = ""

    def id(self) -> str:
        return make_id("h", self.table, f"n{self.mark}") if self.mark else make_id("h", self.table)


@dataclass(frozen=True, slots=True)
class Glance:
    """Look up what a game's players look up again and again, as it stands at this table."""

    table: TableId

    def id(self) -> str:
        return make_id("g", self.table)


@dataclass(frozen=True, slots=True)
class Vote:
    """Agree, or not, to let somebody take a move back, as they asked at version `asked`."""

    table: TableId
    asked: int
    yes: bool

    def id(self) -> str:
        return make_id("v", self.table, str(self.asked), "yes" if self.yes else "no")


@dataclass(frozen=True, slots=True)
class VoteSeat:
    """Agree, or not, to let somebody take over a seat, as they asked at version `asked`."""

    table: TableId
    seat: int
    asked: int
    yes: bool

    def id(self) -> str:
        return make_id("w", self.table, str(self.seat), str(self.asked), "yes" if self.yes else "no")


GameAct = Literal["menu", "away", "resign", "really-resign", "break", "really-break", "close", "really-close", "report"]
"""What a button of a running table's menu does: those without `really` ask once more."""


@dataclass(frozen=True, slots=True)
class InGame:
    """The menu of a running table, or one of its buttons."""

    table: TableId
    act: GameAct

    def id(self) -> str:
        return make_id("g", self.table, self.act)


@dataclass(frozen=True, slots=True)
class VoteBreak:
    """Agree, or not, to break the game off, as somebody asked at version `asked`."""

    table: TableId
    asked: int
    yes: bool

    def id(self) -> str:
        return make_id("g", self.table, str(self.asked), "yes" if self.yes else "no")


@dataclass(frozen=True, slots=True)
class Since:
    """Read a page of what happened since one last acted; if `turned`, it takes the place of the page before."""

    table: TableId
    page: int
    turned: bool = False

    def id(self) -> str:
        return make_id("z", self.table, str(self.page), *(["on"] if self.turned else []))


@dataclass(frozen=True, slots=True)
class NextTable:
    """Go to the next table that waits for the same person."""

    table: TableId

    def id(self) -> str:
        return make_id("n", self.table)

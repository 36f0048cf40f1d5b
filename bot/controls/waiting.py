"""What can be pressed where people wait for each other: when one will play, what becomes of a seat, coming back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.controls.ids import make_id
from storage.ids import TableId

LateChoice = Literal["wait", "computer", "offer", "end"]
"""What may become of a late player's seat: one more day, a computer player, somebody else, or the end of the game."""


@dataclass(frozen=True, slots=True)
class LateVote:
    """Say what should become of a late player's seat, in the vote with this number."""

    table: TableId
    number: int
    choice: LateChoice

    def id(self) -> str:
        return make_id("v", self.table, str(self.number), self.choice)


TimeAct = Literal["show", "pause", "rest", "resume", "pace", "switch", "meet"]
"""What a button about a table's clock does: `pause` and `pace` offer a list, `rest` and `switch` are chosen from it.

A pace of one's own is typed into a form, which is a `switch` too.
"""


@dataclass(frozen=True, slots=True)
class AboutTime:
    """Look at the clock of a table, or propose something about it."""

    table: TableId
    act: TimeAct

    def id(self) -> str:
        return make_id("c", self.table, self.act)


@dataclass(frozen=True, slots=True)
class Meet:
    """Say that one can come at one of the times of the meeting with this number, or cannot; -1 for none of them."""

    table: TableId
    number: int
    which: int

    def id(self) -> str:
        return make_id("j", self.table, str(self.number), str(self.which))


@dataclass(frozen=True, slots=True)
class Poke:
    """Have somebody called who has let the table wait for long."""

    table: TableId
    seat: int

    def id(self) -> str:
        return make_id("x", self.table, str(self.seat))


@dataclass(frozen=True, slots=True)
class AskSeat:
    """Have the others asked about the seat of somebody who has let the table wait for long, since `asked`."""

    table: TableId
    seat: int
    asked: int

    def id(self) -> str:
        return make_id("x", self.table, str(self.seat), str(self.asked))


@dataclass(frozen=True, slots=True)
class VoteProposal:
    """Agree, or not, to the proposal with this number."""

    table: TableId
    number: int
    yes: bool

    def id(self) -> str:
        return make_id("a", self.table, str(self.number), "yes" if self.yes else "no")


Later = Literal["ask", "at", "type", "typed"]
"""The steps of saying when one will play: `at` is chosen from the list of times, `typed` comes back from a form."""


@dataclass(frozen=True, slots=True)
class PlayLater:
    """Say when one will play; the list of times, or the form, holds the time."""

    table: TableId
    seat: int
    act: Later = "ask"

    def id(self) -> str:
        return make_id("p", self.table, str(self.seat), self.act)


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Play one's own seat again."""

    table: TableId

    def id(self) -> str:
        return make_id("b", self.table)


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take an offered seat."""

    table: TableId
    seat: int

    def id(self) -> str:
        return make_id("s", self.table, str(self.seat))

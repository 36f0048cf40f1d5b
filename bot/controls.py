"""What people can press, as typed values: one for each kind of control, with its id and the way back from the id.

An id holds everything that a press needs, so that it works after any restart, days later. Ids are kept in people's
channels for ever: a kind may get a new value, but what an id has meant it goes on meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from storage.ids import TableId

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
NO_TABLE = TableId(0)
"""Stands in the ids of controls that belong to no table."""

Agreed = Literal["seats", "seating", "undo", "missing", "room", "substitute"]
"""What can be agreed whatever is played."""
LobbyAct = Literal["join", "leave", "seat", "gift", "computer", "settings", "start", "cancel", "really"]
"""What a button of a lobby does: `seat` changes places; `gift`, `computer` and `cancel` ask first, `really` closes."""


@dataclass(frozen=True, slots=True)
class Move:
    """A choice in a seat's menu: for which of its decisions, and what was picked so far; `confirmed` does the move."""

    table: TableId
    seat: int
    prompt: str
    path: tuple[str, ...] = ()
    confirmed: bool = False

    def id(self) -> str:
        return _id("k" if self.confirmed else "m", self.table, str(self.seat), self.prompt, "/".join(self.path))


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last move of a seat."""

    table: TableId
    seat: int

    def id(self) -> str:
        return _id("u", self.table, str(self.seat))


@dataclass(frozen=True, slots=True)
class Hand:
    """Look at one's hand."""

    table: TableId

    def id(self) -> str:
        return _id("h", self.table)


@dataclass(frozen=True, slots=True)
class Vote:
    """Agree, or not, to what somebody asked at version `asked` to take back."""

    table: TableId
    asked: int
    yes: bool

    def id(self) -> str:
        return _id("v", self.table, str(self.asked), "yes" if self.yes else "no")


@dataclass(frozen=True, slots=True)
class Onward:
    """Go to the next table that waits for the same person."""

    table: TableId

    def id(self) -> str:
        return _id("n", self.table)


@dataclass(frozen=True, slots=True)
class Rules:
    """Read the rules for the present situation; `mark` tells the message that holds this button from others."""

    table: TableId
    mark: str | None = None

    def id(self) -> str:
        return _id("r", self.table) if self.mark is None else _id("r", self.table, self.mark)


@dataclass(frozen=True, slots=True)
class Topic:
    """Choose a page of a system's rules, from the list with this number; table 0 where no table is meant."""

    table: TableId
    system: str
    listed: int

    def id(self) -> str:
        return _id("r", self.table, self.system, f"p{self.listed}")


@dataclass(frozen=True, slots=True)
class InLobby:
    """One of the plain buttons of a lobby."""

    table: TableId
    act: LobbyAct

    def id(self) -> str:
        return _id("l", self.table, self.act)


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Let a computer player of a level sit down; it counts who sits there, so that pressing twice adds one."""

    table: TableId
    level: str
    seated: int

    def id(self) -> str:
        return _id("l", self.table, "add", self.level, str(self.seated))


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Let the last computer player stand up; it counts who sits there, so that pressing twice removes one."""

    table: TableId
    seated: int

    def id(self) -> str:
        return _id("l", self.table, "remove", "", str(self.seated))


@dataclass(frozen=True, slots=True)
class Rematch:
    """Open a lobby with the same people and settings; `mark` tells the message that holds this button from others."""

    table: TableId
    mark: str = ""

    def id(self) -> str:
        return _id("l", self.table, "rematch", self.mark)


@dataclass(frozen=True, slots=True)
class ChooseAgreed:
    """Choose how the table is run."""

    table: TableId
    name: Agreed

    def id(self) -> str:
        return _id("l", self.table, "set", f"s.{self.name}")


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """Choose the value of one of the game's options."""

    table: TableId
    name: str

    def id(self) -> str:
        return _id("l", self.table, "set", f"o.{self.name}")


@dataclass(frozen=True, slots=True)
class AskNumber:
    """Ask with a form for an option of the game that is a number."""

    table: TableId
    name: str

    def id(self) -> str:
        return _id("l", self.table, "set", f"n.{self.name}")


@dataclass(frozen=True, slots=True)
class NumberForm:
    """The form that asks for an option of the game that is a number."""

    table: TableId
    name: str

    def id(self) -> str:
        return _id("d", self.table, "set", f"n.{self.name}")


@dataclass(frozen=True, slots=True)
class GiftForm:
    """The form that asks for a word of one's own to bring to the deal."""

    table: TableId

    def id(self) -> str:
        return _id("d", self.table, "gift")


@dataclass(frozen=True, slots=True)
class ReadPage:
    """Turn to a page of a system's rules; table 0 where no table is meant."""

    table: TableId
    system: str
    topic: str

    def id(self) -> str:
        return _id("q", self.table, self.system, self.topic)


@dataclass(frozen=True, slots=True)
class Learn:
    """A choice in a lesson: at which prompt, and what was picked so far; `confirmed` does the only move there is."""

    system: str
    prompt: int = 0
    path: tuple[str, ...] = ()
    confirmed: bool = False

    def id(self) -> str:
        return _id("t", NO_TABLE, self.system, str(self.prompt), "y" if self.confirmed else "", "/".join(self.path))


@dataclass(frozen=True, slots=True)
class Tempt:
    """A move of a lesson that the rules do not allow, to hear why."""

    system: str
    prompt: int
    which: int

    def id(self) -> str:
        return _id("e", NO_TABLE, self.system, str(self.prompt), str(self.which))


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open a table of a system where the button is pressed."""

    system: str

    def id(self) -> str:
        return _id("o", NO_TABLE, self.system)


Control = (
    Move
    | Undo
    | Hand
    | Vote
    | Onward
    | Rules
    | Topic
    | InLobby
    | AddComputer
    | RemoveComputer
    | Rematch
    | ChooseAgreed
    | ChooseOption
    | AskNumber
    | NumberForm
    | GiftForm
    | ReadPage
    | Learn
    | Tempt
    | OpenTable
)


def read(custom_id: str) -> Control | None:
    """The control with this id, or None if it is none of ours."""
    kind, *rest = custom_id.split(":")
    if not rest or not rest[0] or any(digit not in DIGITS for digit in rest[0]):
        return None
    table = TableId(int(rest[0], 36))
    try:
        return _read(kind, table, rest[1:])
    except ValueError:
        return None


def _read(kind: str, table: TableId, rest: list[str]) -> Control | None:
    match kind, rest:
        case "m" | "k", [seat, prompt, path]:
            return Move(table, int(seat), prompt, tuple(path.split("/")) if path else (), confirmed=kind == "k")
        case "u", [seat]:
            return Undo(table, int(seat))
        case "h", []:
            return Hand(table)
        case "v", [asked, "yes" | "no" as word]:
            return Vote(table, int(asked), word == "yes")
        case "n", []:
            return Onward(table)
        case "r", []:
            return Rules(table)
        case "r", [mark]:
            return Rules(table, mark)
        case "r", [system, listed]:
            return Topic(table, system, int(listed.removeprefix("p")))
        case "q", [system, topic]:
            return ReadPage(table, system, topic)
        case "t", [system, prompt, sure, path]:
            return Learn(system, int(prompt), tuple(path.split("/")) if path else (), confirmed=sure == "y")
        case "e", [system, prompt, which]:
            return Tempt(system, int(prompt), int(which))
        case "o", [system]:
            return OpenTable(system)
        case "l", [act, *more]:
            return _read_lobby(table, act, more)
        case "d", ["set", setting] if setting.startswith("n."):
            return NumberForm(table, setting.removeprefix("n."))
        case "d", ["gift"]:
            return GiftForm(table)
    return None


def _read_lobby(table: TableId, act: str, rest: list[str]) -> Control | None:
    match act, rest:
        case "add", [level, seated]:
            return AddComputer(table, level, int(seated))
        case "remove", [_, seated]:
            return RemoveComputer(table, int(seated))
        case "rematch", [mark]:
            return Rematch(table, mark)
        case "set", [setting]:
            return _read_setting(table, setting)
    return next((InLobby(table, known) for known in LOBBY_ACTS if known == act and not rest), None)


def _read_setting(table: TableId, setting: str) -> Control | None:
    kind, _, name = setting.partition(".")
    match kind:
        case "o":
            return ChooseOption(table, name)
        case "n":
            return AskNumber(table, name)
        case "s":
            return next((ChooseAgreed(table, known) for known in AGREED if known == name), None)
    return None


AGREED: tuple[Agreed, ...] = get_args(Agreed)
LOBBY_ACTS: tuple[LobbyAct, ...] = get_args(LobbyAct)


def _id(kind: str, table: TableId, *rest: str) -> str:
    return ":".join((kind, in_base36(table), *rest))


def in_base36(number: int) -> str:
    """A number in few characters."""
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if not number:
            return text

"""What can be pressed before a table begins, or to open one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.controls.ids import NO_TABLE, make_id
from storage.ids import TableId

Agreed = Literal[
    "seats",
    "seating",
    "undo",
    "missing",
    "room",
    "substitute",
    "pace",
    "late",
    "hours",
    "away_days",
    "ready",
    "coach",
    "late_hands",
    "plans",
]
"""What can be agreed about a table of any game."""
LobbyAct = Literal[
    "join",
    "sit",
    "leave",
    "agree",
    "seat",
    "rotate",
    "draw",
    "gift",
    "computer",
    "settings",
    "start",
    "cancel",
    "really",
    "ready",
    "queue",
    "people",
    "share",
    "forgive",
]
"""What a button of a lobby does: `seat` changes places; `gift`, `computer` and `cancel` ask first, `really` closes.

`sit` is in a list of tables, and joins.
"""


@dataclass(frozen=True, slots=True)
class InLobby:
    """One of the plain buttons of a lobby; `mark` tells a message that holds it from the lobby's own."""

    table: TableId
    act: LobbyAct
    mark: str = ""

    def id(self) -> str:
        marked = (f"n{self.mark}",) if self.mark else ()
        return make_id("l", self.table, self.act, *marked)


@dataclass(frozen=True, slots=True)
class Avoid:
    """Put somebody who sits there on one's private list, or take them off it; what is chosen in the list says whom."""

    table: TableId

    def id(self) -> str:
        return make_id("f", self.table)


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Let a computer player of a level sit down; it holds how many sit there, so that pressing twice adds only one."""

    table: TableId
    level: str
    seated: int

    def id(self) -> str:
        return make_id("l", self.table, "add", self.level, str(self.seated))


@dataclass(frozen=True, slots=True)
class ChooseComputer:
    """Let a computer player of a chosen level and style sit down; it holds how many sit there, too."""

    table: TableId
    seated: int

    def id(self) -> str:
        return make_id("l", self.table, "style", str(self.seated))


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Let the last computer player stand up; it holds how many sit there, so that pressing twice removes only one."""

    table: TableId
    seated: int

    def id(self) -> str:
        return make_id("l", self.table, "remove", "", str(self.seated))


@dataclass(frozen=True, slots=True)
class ChooseAgreed:
    """Choose how the table is run."""

    table: TableId
    name: Agreed

    def id(self) -> str:
        return make_id("l", self.table, "set", f"s.{self.name}")


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """Choose the value of one of the game's options."""

    table: TableId
    name: str

    def id(self) -> str:
        return make_id("l", self.table, "set", f"o.{self.name}")


@dataclass(frozen=True, slots=True)
class AskNumber:
    """Ask with a form for an option of the game that is a number."""

    table: TableId
    name: str

    def id(self) -> str:
        return make_id("l", self.table, "set", f"n.{self.name}")


@dataclass(frozen=True, slots=True)
class NumberForm:
    """The form that asks for an option of the game that is a number."""

    table: TableId
    name: str

    def id(self) -> str:
        return make_id("d", self.table, "set", f"n.{self.name}")


@dataclass(frozen=True, slots=True)
class GiftForm:
    """The form that asks for a word of one's own to bring to the deal."""

    table: TableId

    def id(self) -> str:
        return make_id("d", self.table, "gift")


@dataclass(frozen=True, slots=True)
class Rematch:
    """Open a lobby with the same people and settings; `mark` tells the message that holds this button from others."""

    table: TableId
    mark: str = ""

    def id(self) -> str:
        return make_id("l", self.table, "rematch", self.mark)


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open a table where this is pressed: of this system, or if it is empty, of the one chosen from the list."""

    system: str = ""

    def id(self) -> str:
        return make_id("o", NO_TABLE, self.system)

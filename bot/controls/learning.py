"""What can be pressed to read the rules, or in a lesson."""

from __future__ import annotations

from dataclasses import dataclass

from bot.controls.ids import NO_TABLE, make_id
from storage.ids import TableId


@dataclass(frozen=True, slots=True)
class Rules:
    """Read the rules for the present situation; `mark` tells the message that holds this button from others."""

    table: TableId
    mark: str | None = None

    def id(self) -> str:
        return make_id("r", self.table) if self.mark is None else make_id("r", self.table, self.mark)


@dataclass(frozen=True, slots=True)
class Topic:
    """Choose a page of a system's rules, from the list with this number; table 0 where no table is meant."""

    table: TableId
    system: str
    listed: int

    def id(self) -> str:
        return make_id("r", self.table, self.system, f"p{self.listed}")


@dataclass(frozen=True, slots=True)
class ReadPage:
    """Turn to a page of a system's rules; table 0 where no table is meant."""

    table: TableId
    system: str
    topic: str

    def id(self) -> str:
        return make_id("q", self.table, self.system, self.topic)


@dataclass(frozen=True, slots=True)
class Learn:
    """A choice in a lesson: at which prompt, and what was picked so far; `confirmed` does the only move there is."""

    system: str
    prompt: int = 0
    path: tuple[str, ...] = ()
    confirmed: bool = False

    def id(self) -> str:
        return make_id("t", NO_TABLE, self.system, str(self.prompt), "y" if self.confirmed else "", "/".join(self.path))


@dataclass(frozen=True, slots=True)
class Tempt:
    """A move of a lesson that the rules do not allow, to hear why."""

    system: str
    prompt: int
    which: int

    def id(self) -> str:
        return make_id("e", NO_TABLE, self.system, str(self.prompt), str(self.which))

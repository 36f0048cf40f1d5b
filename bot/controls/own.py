"""What people can press about what is theirs alone: how they want to play, and their notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from bot.controls.ids import NO_TABLE, make_id
from storage.ids import TableId

Preference = Literal[
    "text_mode", "dms", "confirm", "second_thoughts", "pointless", "palette", "detail", "share_statistics", "language"
]
PREFERENCES: tuple[Preference, ...] = get_args(Preference)
"""What can be chosen in /preferences, in the order in which it is shown."""


@dataclass(frozen=True, slots=True)
class Prefer:
    """Choose one of one's preferences from a list."""

    name: Preference

    def id(self) -> str:
        return make_id("f", NO_TABLE, self.name)


@dataclass(frozen=True, slots=True)
class AskNote:
    """Write down a note on a table, in a form."""

    table: TableId

    def id(self) -> str:
        return make_id("j", self.table)


@dataclass(frozen=True, slots=True)
class NoteForm:
    """The form that holds somebody's note on a table."""

    table: TableId

    def id(self) -> str:
        return make_id("d", self.table, "note")

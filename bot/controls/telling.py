"""What can be pressed to choose how one is told that a table waits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from bot.controls.ids import make_id
from storage.ids import TableId

TellPart = Literal["show", "table", "way", "hour", "next", "last", "ahead", "behind"]
"""Open the choices, for one table; the way; the hour of the digest; to be told that one is next, or not any more; to be
told that one can move ahead, or not any more."""
TELL_PARTS: tuple[TellPart, ...] = get_args(TellPart)


@dataclass(frozen=True, slots=True)
class TellMe:
    """Choose how one is told about this table, or with table 0 about all; the list holds what is chosen."""

    table: TableId
    part: TellPart

    def id(self) -> str:
        return make_id("y", self.table, self.part)

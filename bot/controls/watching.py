"""What can be pressed to watch a table at which one has no seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.controls.ids import make_id
from storage.ids import TableId

WatchAct = Literal["start", "stop", "hands", "look"]
"""`hands` says what it means to look at all hands some rounds late, and asks whether to; `look` does it."""


@dataclass(frozen=True, slots=True)
class Watch:
    """Watch a running table, stop watching it, or look at its hands some rounds late."""

    table: TableId
    act: WatchAct = "start"

    def id(self) -> str:
        return make_id("w", self.table, self.act)

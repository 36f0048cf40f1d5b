"""What can be pressed once a game is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.controls.ids import make_id
from storage.ids import TableId

AfterAct = Literal["luck"]


@dataclass(frozen=True, slots=True)
class AfterGame:
    """Look at something of a game that is over: `luck` is how its luck came about."""

    table: TableId
    act: AfterAct

    def id(self) -> str:
        return make_id("f", self.table, self.act)

"""What can be pressed about how people play: the ladder of a server, and statistics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from bot.controls.ids import NO_TABLE, in_base36, make_id
from storage.ids import TableId

LadderAct = Literal["show", "system", "join", "leave", "games", "game", "out", "in"]
"""Show a page; choose a system from a list; be rated or not; for managers: list games, choose one, and change it."""
LADDER_ACTS: tuple[LadderAct, ...] = get_args(LadderAct)


@dataclass(frozen=True, slots=True)
class Ladder:
    """Look at the ladder of a system in the server where this is pressed, or change something about it."""

    act: LadderAct
    system: str
    page: int = 0
    table: TableId = NO_TABLE

    def id(self) -> str:
        return make_id("ld", self.table, self.act, self.system, str(self.page))


@dataclass(frozen=True, slots=True)
class Stats:
    """Look at a page of somebody's statistics (0: one's own), or at how those at a table did with each other."""

    who: int
    page: int = 0
    table: TableId = NO_TABLE

    def id(self) -> str:
        return make_id("st", self.table, in_base36(self.who), str(self.page))

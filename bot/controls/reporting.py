"""Telling those who run a table's server, or the bot, that something is wrong."""

from __future__ import annotations

from dataclasses import dataclass

from bot.controls.ids import make_id
from storage.ids import TableId


@dataclass(frozen=True, slots=True)
class ReportForm:
    """The form into which somebody writes what is wrong at a table."""

    table: TableId

    def id(self) -> str:
        return make_id("d", self.table, "report")

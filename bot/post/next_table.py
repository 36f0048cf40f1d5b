"""Leads a person from one table to the next that waits for them."""

from __future__ import annotations

from bot.controls import NextTable
from bot.host import Host, Seated
from bot.post.awaiting import by_deadline
from bot.screens.message import Button
from bot.texts import Texts
from storage.ids import TableId, UserId
from storage.models import Table

LONGEST_NAME = 60


async def find_next(host: Host, user: UserId, beside: int) -> Table | None:
    """The table at which this person’s deadline is nearest, apart from the one they are looking at."""
    waiting = await host.store.tables.waiting_for(user, beside=TableId(beside))
    if len(waiting) > 1 and (found := await by_deadline(host, user, waiting)):
        return found[0].seated.table
    return waiting[0].table if waiting else None


async def offer_next_table(host: Host, seated: Seated, seat: int, texts: Texts) -> Button | None:
    """The button to the next table of a seat's person; none while this table waits for the seat, or no other does."""
    user = seated.seat(seat).user_id
    if user is None or (seated.game is not None and seat in seated.game.to_act):
        return None
    table = await find_next(host, user, seated.id)
    if table is None:
        return None
    name = table.name if len(table.name) <= LONGEST_NAME else f"{table.name[: LONGEST_NAME - 1]}…"
    label = texts("button-onward", name=name, table=table.id)
    return Button(label, NextTable(seated.id).id(), "primary", "▶️")

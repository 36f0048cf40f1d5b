"""Links to tables: to the thread of one, or to its message where it is kept in a channel among others."""

from __future__ import annotations

from collections.abc import Collection

from bot.host import Host
from bot.host.audiences import PUBLIC
from bot.host.outbox import LOBBY, RESULT, TABLE
from storage.ids import TableId
from storage.models import Status, Table

SHOWN_BY: dict[Status, str] = {"lobby": LOBBY, "running": TABLE, "over": RESULT}
"""The kind of message that shows a table."""


async def find_links(host: Host, tables: Collection[Table]) -> dict[TableId, str]:
    """A link to each of these tables, found in one read; to the channel where its message is not there just now."""
    among_others = [TableId(table.id) for table in tables if table.thread_id is None]
    kinds = tuple(SHOWN_BY.values())
    messages = await host.store.posts.find_messages(among_others, PUBLIC, kinds) if among_others else {}
    return {
        TableId(table.id): _link(table, messages.get((TableId(table.id), SHOWN_BY.get(table.status, ""))))
        for table in tables
    }


def _link(table: Table, shown: tuple[int, int] | None) -> str:
    if table.thread_id is None and table.server_id is not None and shown is not None:
        channel, message = shown
        # Discord shows this as the name of the channel with a speech bubble.
        return f"https://discord.com/channels/{table.server_id}/{channel}/{message}"
    place = table.thread_id or table.channel_id
    return f"<#{place}>" if place else ""

"""Lists of tables: a person's own, and those of a server."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.contract import read_contract
from bot.controls import NO_TABLE, AfterGame, Hand
from bot.errors import Sorry
from bot.host import Host
from bot.play.answers import Show, say
from bot.play.asker import Asker
from bot.screens.message import Button, Choice, Message, Part, Select, Text, buttons
from bot.texts.own_words import escape
from storage.models import Table

MOST_OWN, MOST_OVER, MOST_OF_SERVER, MOST_NAMED = 15, 10, 25, 10


async def show_own_tables(host: Host, asker: Asker) -> Show:
    """A person's tables with links, the longest waiting first."""
    texts = asker.texts
    waiting = await host.store.tables.waiting_for(asker.user)
    first = {found.table.id for found in waiting}
    others = [table for table in await host.store.tables.of_user(asker.user) if table.id not in first]
    parts: list[Part] = []
    if waiting:
        listed = [f"⏳ **{link_table(found.table)}** · <t:{int(found.since)}:R>" for found in waiting[:MOST_OWN]]
        parts.append(Text(f"**{texts('games-waiting')}**\n" + "\n".join(listed)))
        parts += buttons(Button(texts("button-next"), Hand(waiting[0].table.id).id(), "primary", "▶️"))
    if others:
        listed = [f"{link_table(table)} · {texts(f'status-{table.status}')}" for table in others[:MOST_OWN]]
        parts.append(Text(f"**{texts('games-others')}**\n" + "\n".join(listed)))
    over = await host.store.tables.of_user(asker.user, ("over",))
    if over:
        listed = [f"🏁 {link_table(table)} · <t:{int(table.ended_at or 0)}:d>" for table in over[:MOST_OVER]]
        parts.append(Text(f"**{texts('games-over')}**\n" + "\n".join(listed)))
        choices = tuple(Choice(str(table.id), _name_choice(table)) for table in over[:MOST_OVER])
        parts.append(Select(AfterGame(NO_TABLE, "replay").id(), texts("button-replay"), choices))
    return Show(Message(tuple(parts) or (Text(texts("games-none")),)))


async def show_server_tables(host: Host, asker: Asker) -> Show:
    """The lobbies and running tables of a server."""
    texts = asker.texts
    if asker.place.server is None:
        raise Sorry("error-in-server")
    found = [table for table in await host.store.tables.of_server(asker.place.server) if asker.place.shows(table)]
    found.sort(key=lambda table: (table.status != "lobby", -table.id))
    lines = [f"{link_table(table)} · {texts(f'status-{table.status}')}" for table in found[:MOST_OF_SERVER]]
    return say("\n".join(lines) or texts("list-none"))


def _name_choice(table: Table) -> str:
    """How a finished table is named in a list to choose from."""
    date = datetime.fromtimestamp(table.ended_at or 0, UTC).date().isoformat()
    return f"#{table.id} · {date} · {table.name}"[:100]


def name_tables(tables: Sequence[Table]) -> str:
    """Some tables to choose from, by name and number."""
    return ", ".join(f"{escape(table.name)} (#{table.id})" for table in tables[:MOST_NAMED])


def link_table(table: Table) -> str:
    """A table in a list, with a link to it; a link to its thread shows its name and number already."""
    emoji = read_contract(table.options).of.emoji
    if table.thread_id:
        return f"{emoji} <#{table.thread_id}>"
    place = f" · <#{table.channel_id}>" if table.channel_id else ""
    return f"{emoji} {escape(table.name)} #{table.id}{place}"

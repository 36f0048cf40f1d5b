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
from bot.screens.calls import first_that_fit
from bot.screens.message import Button, Choice, Message, Part, Select, Text, buttons
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.models import Table

MOST_CHOICES, MOST_NAMED = 10, 10
ROOM_WAITING, ROOM_OTHERS, ROOM_OVER, ROOM_OF_SERVER = 1400, 1000, 800, 3200
"""How many characters each list may take: together less than Discord allows, also in wide letters."""


async def show_own_tables(host: Host, asker: Asker) -> Show:
    """A person's tables with links, the longest waiting first."""
    texts = asker.texts
    waiting = await host.store.tables.waiting_for(asker.user)
    first = {found.table.id for found in waiting}
    others = [table for table in await host.store.tables.of_user(asker.user) if table.id not in first]
    parts: list[Part] = []
    if waiting:
        listed = [f"⏳ **{link_table(found.table)}** · <t:{int(found.since)}:R>" for found in waiting]
        parts.append(_list_under(texts("games-waiting"), listed, ROOM_WAITING, texts))
        parts += buttons(Button(texts("button-next"), Hand(waiting[0].table.id).id(), "primary", "▶️"))
    if others:
        listed = [f"{link_table(table)} · {texts(f'status-{table.status}')}" for table in others]
        parts.append(_list_under(texts("games-others"), listed, ROOM_OTHERS, texts))
    over = await host.store.tables.of_user(asker.user, ("over",))
    if over:
        listed = [f"🏁 {link_table(table)} · <t:{int(table.ended_at or 0)}:d>" for table in over]
        parts.append(_list_under(texts("games-over"), listed, ROOM_OVER, texts))
        choices = tuple(Choice(str(table.id), _name_choice(table)) for table in over[:MOST_CHOICES])
        parts.append(Select(AfterGame(NO_TABLE, "replay").id(), texts("button-replay"), choices))
    return Show(Message(tuple(parts) or (Text(texts("games-none")),)))


def _list_under(title: str, lines: Sequence[str], room: int, texts: Texts) -> Text:
    """A title and as many lines below it as there is room for."""
    return Text("\n".join([f"**{title}**", *first_that_fit(lines, texts, room, bullet="")]))


async def show_server_tables(host: Host, asker: Asker) -> Show:
    """The lobbies and running tables of a server."""
    texts = asker.texts
    if asker.place.server is None:
        raise Sorry("error-in-server")
    found = [table for table in await host.store.tables.of_server(asker.place.server) if asker.place.shows(table)]
    found.sort(key=lambda table: (table.status != "lobby", -table.id))
    lines = [f"{link_table(table)} · {texts(f'status-{table.status}')}" for table in found]
    return say("\n".join(first_that_fit(lines, texts, ROOM_OF_SERVER, bullet="")) or texts("list-none"))


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

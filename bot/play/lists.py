"""A person's own tables as a list, and how any list names a table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.contract import read_contract
from bot.controls import NO_TABLE, AfterGame, Hand
from bot.host import Host
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.post.awaiting import Awaiting, by_deadline
from bot.post.links import find_links
from bot.screens.calls import first_that_fit
from bot.screens.message import Button, Choice, Message, Part, Select, Text, buttons
from bot.screens.time import relative
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.models import Table
from storage.tables import LISTED

MOST_CHOICES, MOST_NAMED = 10, 10
ROOM = 3100
"""How many characters the lists of a message may take: less than Discord allows, also in wide letters."""
SHARES = (7, 5, 4)
"""How that is shared by the tables that wait for a person, their others, and those that are over."""


async def show_own_tables(host: Host, asker: Asker) -> Show:
    """A person's tables with links; of those that wait for them the one with the nearest deadline comes first."""
    texts = asker.texts
    waiting = await by_deadline(host, asker.user, await host.store.tables.waiting_for(asker.user))
    open_ones = await host.store.tables.of_user(asker.user)
    over = await host.store.tables.of_user(asker.user, ("over",))
    first = {each.seated.id for each in waiting}
    others = [table for table in open_ones if table.id not in first]
    links = await find_links(host, [*(each.seated.table for each in waiting), *others, *over])
    listed = (
        [_say_waiting(each, links[each.seated.id], texts) for each in waiting],
        [f"{link_table(table, links[table.id])} · {texts(f'status-{table.status}')}" for table in others],
        [f"🏁 {link_table(table, links[table.id])} · <t:{int(table.ended_at or 0)}:d>" for table in over],
    )
    rooms = _share_room(listed)
    parts: list[Part] = []
    if waiting:
        shown = _first_of(listed[0], texts, rooms[0], found=len(waiting))
        parts.append(Text("\n".join([f"**{texts('games-waiting')}**", *shown])))
        parts += buttons(Button(texts("button-next"), Hand(waiting[0].seated.id).id(), "primary", "▶️"))
    if others:
        shown = _first_of(listed[1], texts, rooms[1], found=len(open_ones))
        parts.append(Text("\n".join([f"**{texts('games-others')}**", *shown])))
    if over:
        shown = _first_of(listed[2], texts, rooms[2], found=len(over))
        parts.append(Text("\n".join([f"**{texts('games-over')}**", *shown])))
        choices = tuple(Choice(str(table.id), _name_choice(table)) for table in over[:MOST_CHOICES])
        parts.append(Select(AfterGame(NO_TABLE, "replay").id(), texts("button-replay"), choices))
    return Show(Message(tuple(parts) or (Text(texts("games-none")),)))


def _say_waiting(waiting: Awaiting, link: str, texts: Texts) -> str:
    """A table that waits for a person, with their deadline if they have one, and since when it waits."""
    said = f"**{link_table(waiting.seated.table, link)}**"
    if waiting.due is not None:
        said = texts("call-place", place=said, left=relative(waiting.due))
    return f"⏳ {said} · {relative(int(waiting.since))}"


def _share_room(lists: Sequence[Sequence[str]]) -> list[int]:
    """How many characters each list may take: what one does not need of its share is left to the others."""
    needs = [sum(len(line) + 1 for line in lines) for lines in lists]
    rooms, room, shares = [0] * len(needs), ROOM, sum(SHARES)
    for at in sorted(range(len(needs)), key=lambda at: needs[at] / SHARES[at]):
        rooms[at] = min(needs[at], room * SHARES[at] // shares)
        room, shares = room - rooms[at], shares - SHARES[at]
    return rooms


def _first_of(lines: Sequence[str], texts: Texts, room: int, *, found: int) -> list[str]:
    """As many lines as there is room for; how many more there are is known only if the store found all tables."""
    return first_that_fit(lines, texts, room, bullet="", whole=found < LISTED)


def _name_choice(table: Table) -> str:
    """How a finished table is named in a list to choose from."""
    date = datetime.fromtimestamp(table.ended_at or 0, UTC).date().isoformat()
    return f"#{table.id} · {date} · {table.name}"


def name_tables(tables: Sequence[Table]) -> str:
    """Some tables to choose from, by name and number."""
    return ", ".join(f"{escape(table.name)} (#{table.id})" for table in tables[:MOST_NAMED])


def link_table(table: Table, link: str) -> str:
    """A table in a list, with the link to it; a link to its thread shows its name and number already."""
    emoji = read_contract(table.options).of.emoji
    if table.thread_id:
        return f"{emoji} {link}"
    return f"{emoji} {escape(table.name)} #{table.id}{link and f' · {link}'}"

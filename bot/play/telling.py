"""How somebody is told that tables wait for them: chosen for all their tables, or for one."""

from __future__ import annotations

import msgspec

from bot.controls import NO_TABLE
from bot.errors import Sorry
from bot.host import Host
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import find_seat, load
from bot.preferences import Preferences
from bot.screens.telling import USUAL, WAYS, Telling, tell_me
from storage.ids import TableId

LISTED = 24
"""How many tables are offered; Discord's lists have 25 lines, and one means all."""


async def show(host: Host, asker: Asker, table: TableId = NO_TABLE) -> Show:
    """How somebody is told, with all that they can choose; about one table if it is given."""
    kept = await asker.preferences(host.store)
    player = await host.store.players.get(asker.user)
    running = [one for one in await host.store.tables.of_user(asker.user) if one.status == "running"]
    chosen = next((one for one in running if one.id == table), None)
    names = {one.id: one.name for one in running[:LISTED]}
    about = Telling(kept, names, chosen.id if chosen else NO_TABLE, closed=player.reach == "closed")
    return Show(tell_me(about, asker.texts), in_place=True)


async def choose_table(host: Host, asker: Asker, chosen: str) -> Show:
    """Turn to one table, or to all."""
    return await show(host, asker, TableId(int(chosen)) if chosen.isdecimal() else NO_TABLE)


async def choose_way(host: Host, asker: Asker, table: TableId, chosen: str) -> Show:
    """Be told in this way: about a table, or about all that have no way of their own."""
    kept = await asker.preferences(host.store)
    way = next((known for known in WAYS if known == chosen), None)
    if way is None and (chosen != USUAL or table == NO_TABLE):
        raise Sorry("error-no-setting")
    if table == NO_TABLE:
        assert way is not None
        return await _keep(host, asker, msgspec.structs.replace(kept, tell=way))
    find_seat(await load(host, asker, table), asker.user)
    running = {one.id for one in await host.store.tables.of_user(asker.user) if one.status == "running"}
    single = {other: told for other, told in kept.tell_at.items() if other in running and other != table}
    if way is not None:
        single[table] = way
    return await _keep(host, asker, msgspec.structs.replace(kept, tell_at=single), table)


async def _keep(host: Host, asker: Asker, kept: Preferences, table: TableId = NO_TABLE) -> Show:
    await host.store.players.change(asker.user, preferences=msgspec.json.encode(kept))
    asker.prefer(kept)
    return await show(host, asker, table)

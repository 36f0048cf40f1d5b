"""How somebody is told that tables wait for them: chosen for all their tables, or for one."""

from __future__ import annotations

from msgspec.structs import replace

from bot.controls import NO_TABLE
from bot.errors import Sorry
from bot.host import Host
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import find_seat, load
from bot.play.keeping import Choice, keep_choice
from bot.preferences import Preferences, Tell
from bot.screens.message import MOST_CHOICES
from bot.screens.telling import USUAL, WAYS, Telling, tell_me
from storage.ids import TableId

NO_HOUR = "none"
HOURS = range(24)
LISTED = MOST_CHOICES - 1
"""How many tables are offered; one line of the list means all."""


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
    """Show the choices for one table, or for all."""
    return await show(host, asker, TableId(int(chosen)) if chosen.isdecimal() else NO_TABLE)


async def choose_way(host: Host, asker: Asker, table: TableId, chosen: str) -> Show:
    """Be told in this way: about a table, or about all that have no way of their own."""
    way = next((known for known in WAYS if known == chosen), None)
    if way is None and (chosen != USUAL or table == NO_TABLE):
        raise Sorry("error-no-setting")
    if table == NO_TABLE:
        assert way is not None
        return await _keep(host, asker, lambda kept: replace(kept, tell=way))
    find_seat(await load(host, asker, table), asker.user)
    running = {one.id for one in await host.store.tables.of_user(asker.user) if one.status == "running"}
    chosen_here: dict[int, Tell] = {} if way is None else {table: way}

    def change(kept: Preferences) -> Preferences:
        others = {other: told for other, told in kept.tell_at.items() if other in running and other != table}
        return replace(kept, tell_at=others | chosen_here)

    return await _keep(host, asker, change, table)


async def choose_hour(host: Host, asker: Asker, chosen: str) -> Show:
    """Get the daily digest at this hour, or none."""
    if chosen != NO_HOUR and chosen not in map(str, HOURS):
        raise Sorry("error-no-setting")
    hour = None if chosen == NO_HOUR else int(chosen)

    def change(kept: Preferences) -> Preferences:
        if hour is not None:
            return replace(kept, digest=hour)
        # Somebody who wants no digest cannot be told by digest alone either.
        single = {table: way for table, way in kept.tell_at.items() if way != "digest"}
        return replace(kept, digest=None, tell="nothing" if kept.tell == "digest" else kept.tell, tell_at=single)

    return await _keep(host, asker, change)


async def choose_next(host: Host, asker: Asker, table: TableId, *, wanted: bool) -> Show:
    """Be told when one's turn is next, or not any more."""
    return await _keep(host, asker, lambda kept: replace(kept, tell_next=wanted), table)


async def choose_ahead(host: Host, asker: Asker, table: TableId, *, wanted: bool) -> Show:
    """Be told when a round begins for which one can lay a move ahead, or not any more."""
    return await _keep(host, asker, lambda kept: replace(kept, tell_ahead=wanted), table)


async def _keep(host: Host, asker: Asker, choice: Choice, table: TableId = NO_TABLE) -> Show:
    await keep_choice(host, asker, choice)
    return await show(host, asker, table)

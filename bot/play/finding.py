"""Finding the table and the seat that somebody means."""

from __future__ import annotations

from collections.abc import Awaitable
from re import fullmatch

from bot.errors import Sorry
from bot.host import Host, Seated, handover
from bot.host.host import Work
from bot.named import meant_by
from bot.play.asker import Asker
from bot.play.lists import name_tables
from bot.texts.own_words import escape
from storage.commits import Commit
from storage.ids import TableId, UserId
from storage.models import Status, Table

LOBBIES: tuple[Status, ...] = ("lobby",)


async def load(host: Host, asker: Asker, table: TableId) -> Seated:
    """The table that somebody asks about; raises Sorry if there is none with that number."""
    asker.seated = await host.load(table)
    return asker.seated


async def change_table(host: Host, asker: Asker, table: TableId, work: Work) -> None:
    """Change a table as somebody asks: `work` makes the commit from the table as it is when its turn comes."""

    def on(seated: Seated) -> Commit | Awaitable[Commit]:
        asker.seated = seated
        return work(seated)

    await host.change(table, asker.request, on)


async def find_table(
    host: Host, asker: Asker, typed: str = "", *, game: str | None = None, begun: bool = False
) -> Seated:
    """The table that somebody means: the one typed, the one of this thread, or the only one that can be meant.

    With `begun`, for what makes no sense in a lobby, tables that have begun come first. Raises Sorry if none or several
    can be meant.
    """
    if typed:
        return await _find_typed(host, asker, typed)
    if asker.place.channel is not None and (there := await host.store.tables.in_thread(asker.place.channel)):
        return await load(host, asker, there.id)
    mine = [table for table in await host.store.tables.of_user(asker.user) if game in (None, table.game)]
    if begun:
        mine = [table for table in mine if table.status != "lobby"] or mine
    here = [table for table in mine if table.channel_id == asker.place.channel] or mine
    waiting = [found.table.id for found in await host.store.tables.waiting_for(asker.user)]
    running = [table for table in here if table.status == "running"] or here
    asked = [table for table in running if table.id in waiting] or running
    if not asked:
        raise Sorry("error-no-table-meant")
    if len(asked) > 1:
        raise Sorry("error-which-table", tables=name_tables(asked))
    return await load(host, asker, asked[0].id)


async def _find_typed(host: Host, asker: Asker, typed: str) -> Seated:
    number = typed.strip().lstrip("#")
    if not fullmatch("[0-9]{1,15}", number):
        number = str(await _find_named(host, asker, typed))
    seated = await host.load(TableId(int(number)))
    if not asker.place.shows(seated.table) and not may_see_anyway(seated, asker.user):
        raise Sorry("error-no-table", table=number)
    asker.seated = seated
    return seated


async def _find_named(host: Host, asker: Asker, typed: str) -> TableId:
    """The table of somebody's own, or of this server, that was named; raises Sorry if none or several may be meant."""
    found = {table.id: table for table, _ in await tables_of(host, asker.user)}
    if asker.place.server is not None:
        here = await host.store.tables.of_server(asker.place.server)
        found |= {table.id: table for table in here if asker.place.shows(table)}
    meant = meant_by(typed, {str(table.id): table.name for table in found.values()})
    if len(meant) > 1:
        raise Sorry("error-which-table", tables=name_tables([found[TableId(int(one))] for one in meant]))
    if not meant:
        raise Sorry("error-no-table-named", typed=escape(typed, 40))
    return TableId(int(meant[0]))


async def check_sees(host: Host, asker: Asker, seated: Seated) -> None:
    """Raise Sorry unless somebody may see a table now; if they ask outside all servers, Discord is asked about it."""
    table = seated.table
    if asker.place.shows(table) or may_see_anyway(seated, asker.user):
        return
    server, channel, here = table.server_id, table.channel_id, asker.place.server is not None
    if here or server is None or channel is None or not await host.outside.can_see(server, channel, asker.user):
        raise Sorry("error-no-table", table=seated.id)


def may_see_anyway(seated: Seated, user: UserId) -> bool:
    """Whether somebody may see a table wherever it is: they have a seat there, it is theirs, or they were invited."""
    sits = any(seat.user_id == user for seat in seated.seats)
    return sits or user in (seated.table.owner_id, *seated.contract.invited)


async def find_lobby(host: Host, asker: Asker, typed: str) -> Seated:
    """The lobby that a newcomer means: the one typed, or the only one here."""
    if typed:
        return await find_table(host, asker, typed)
    here = await host.store.tables.in_channel(asker.place.channel or 0, LOBBIES)
    if len(here) != 1:
        raise Sorry("error-which-table" if here else "error-no-lobby", tables=name_tables(here))
    return await load(host, asker, here[0].id)


async def lobbies_here(host: Host, asker: Asker) -> list[Table]:
    """The lobbies of the server in which somebody asks."""
    server = asker.place.server
    found = [] if server is None else await host.store.tables.of_server(server, LOBBIES)
    return [table for table in found if asker.place.shows(table)]


async def tables_of(host: Host, user: UserId) -> list[tuple[Table, bool]]:
    """A person's tables and whether they wait for them, those that do first."""
    waiting = [found.table for found in await host.store.tables.waiting_for(user)]
    ids = {table.id for table in waiting}
    others = [table for table in await host.store.tables.of_user(user) if table.id not in ids]
    return [(table, True) for table in waiting] + [(table, False) for table in others]


def find_seat(seated: Seated, user: UserId) -> int:
    """The seat a person looks at: the one the game waits for, if they fill several. Raises Sorry if they fill none."""
    mine = seated.seats_of(user)
    if not mine and handover.played_for(seated, user):
        raise Sorry("error-away")
    if not mine:
        raise Sorry("error-not-seated" if seated.game is None else "error-no-hand")
    if seated.game is None:
        raise Sorry("error-not-running")
    waiting = [seat for seat in mine if seat in seated.game.to_act]
    return (waiting or list(mine))[0]


def check_seat(seated: Seated, seat: int, user: UserId) -> None:
    """Raise Sorry unless this person fills that seat."""
    if seat not in seated.seats_of(user):
        raise Sorry("error-not-your-seat")

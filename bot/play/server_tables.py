"""The open tables of a server as a list to choose from: what somebody may see of them, and sitting down by it."""

from __future__ import annotations

from bot.errors import Sorry
from bot.host import Host, Seated, handover
from bot.host.lobby import find_seat, is_full, is_invited
from bot.play import lobby
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import check_sees, load
from bot.play.lists import link_table
from bot.play.seats import name_free
from bot.post.links import find_links
from bot.scenes import lobby_of
from bot.screens.tables import Listing, Vacancy, list_tables
from engine.errors import Refused
from engine.games import game_names
from storage.ids import TableId
from storage.tables import LISTED, OPEN


async def show_server_tables(host: Host, asker: Asker, said: str = "") -> Show:
    """The lobbies and running tables of a server which somebody may see, perhaps beneath what has just been done."""
    server = asker.place.server
    if server is None:
        raise Sorry("error-in-server")
    found = await host.store.tables.open_in(server)
    visible = {channel: asker.place.shows_in(server, channel) for _, channel in found}
    shown = [table for table, channel in found if visible[channel]]
    loaded = await host.load_all(shown[:LISTED])
    here = [loaded[table] for table in shown[:LISTED] if table in loaded]
    links = await find_links(host, [seated.table for seated in here])
    listings = [_list(seated, links[seated.id], asker, host.clock()) for seated in here if seated.table.status in OPEN]
    return Show(list_tables(listings, asker.texts, said=said, whole=len(shown) <= LISTED), in_place=True)


def _list(seated: Seated, link: str, asker: Asker, now: float) -> Listing:
    """A table in the list, and what the person who asks could do there."""
    table, user, contract = seated.table, asker.user, seated.contract
    # Of a game whose package is not installed now, no more is known than that the table is there.
    opens = table.status == "lobby" and contract.of.game in game_names()
    runs = table.status == "running" and contract.of.game in game_names()
    sits = any(seat.user_id == user for seat in seated.seats)
    invited = is_invited(seated, user)
    wanted = opens and invited and not sits and not is_full(seated)
    has_room = wanted and find_seat(seated, user, now) is not None
    return Listing(
        table=seated.id,
        link=link_table(table, link),
        contract=contract,
        status=table.status,
        private=table.private,
        sits=sits,
        invited=invited,
        lobby=lobby_of(seated, asker.texts) if opens else None,
        joins=has_room and seated.luck.awaits is None,
        kept=wanted and not has_room,
        vacancy=_find_vacancy(seated, asker) if runs else None,
    )


def _find_vacancy(seated: Seated, asker: Asker) -> Vacancy | None:
    """The seat of a running table that is offered or stands empty, if there is one: one that the person may have."""
    empty = [int(number) - 1 for number in name_free(seated, empty=True)]
    free = [*((seat, True) for seat in seated.timing.offered), *((seat, False) for seat in empty)]
    found = [Vacancy(seat, offered, takes=_may_sit(seated, asker, seat)) for seat, offered in free]
    return next((one for one in found if one.takes), found[0] if found else None)


def _may_sit(seated: Seated, asker: Asker, seat: int) -> bool:
    try:
        handover.check_may_sit(seated, asker.request, seat)
    except (Sorry, Refused):
        return False
    return True


async def sit_down(host: Host, asker: Asker, table: TableId) -> Show:
    """Join a lobby of the list, which then says so and shows the tables as they are now."""
    await check_sees(host, asker, await load(host, asker, table))
    done = await lobby.sit_down(host, asker, table)
    return await show_server_tables(host, asker, "\n".join(filter(None, (done.words, done.unexpected))))

"""The ladder of a server: looking at it, joining and leaving it, and, for its managers, taking a game out."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby

from msgspec.structs import replace

from bot.errors import Outdated, Sorry
from bot.host import Host, outbox
from bot.host.audiences import PUBLIC
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.keeping import keep_choice
from bot.play.naming import find_system
from bot.play.worker_threads import WORKERS
from bot.preferences import OnLadder, read_preferences
from bot.ratings import Standing, ladder_of
from bot.screens import ladder as screen
from bot.screens.ladder import Page, RatedGame
from bot.screens.message import MOST_CHOICES
from bot.systems import systems
from engine.games import game_named
from storage.ids import ServerId, TableId
from storage.models import RatedSeat


def systems_with_ladder() -> list[str]:
    """The systems in which people play against each other."""
    return [name for name, system in systems().items() if not game_named(system.game).together]


async def show_typed(host: Host, asker: Asker, typed: str) -> Show:
    """The ladder of the game that somebody names, or of the one played most."""
    server_of(asker)
    system = find_system(asker.texts, typed) if typed else ""
    if system and system not in systems_with_ladder():
        raise Sorry("error-ladder-together", game=asker.texts(f"system-{system}"))
    return await show_ladder(host, asker, system)


async def show_ladder(host: Host, asker: Asker, system: str = "", page: int = 0, notice: str = "") -> Show:
    """The ladder of a system in the server in which somebody asks; of the one played most, if none is meant."""
    server, known = server_of(asker), systems_with_ladder()
    if system not in known:
        played = [name for name in await host.store.rated.systems_of(server) if name in known]
        system = (played or known)[0]
    seats = await host.store.rated.of_ladder(server, system)
    standings = await WORKERS.run(asker.user, lambda: ladder_of(seats).standings(host.clock()))
    kept = await asker.preferences(host.store)
    shown = Page(
        system=system,
        standings=await _who_want_to_be_seen(host, server, standings),
        user=asker.user,
        joined=kept.is_on_ladder(server),
        systems=known,
        number=page,
        manages=asker.place.may_manage,
        notice=notice,
    )
    return Show(screen.ladder(shown, asker.texts), in_place=True)


def server_of(asker: Asker) -> ServerId:
    """The server in which somebody asks; raises Sorry if they ask in none."""
    if asker.place.server is None:
        raise Sorry("error-ladder-server")
    return asker.place.server


async def _who_want_to_be_seen(host: Host, server: ServerId, standings: list[Standing]) -> list[Standing]:
    kept = await host.store.players.preferences_of([one.user for one in standings])
    return [one for one in standings if read_preferences(kept.get(one.user, b"")).is_on_ladder(server)]


async def join(host: Host, asker: Asker, system: str, page: int) -> Show:
    """Be rated in this server, in games that begin from now on."""
    server, kept = server_of(asker), await asker.preferences(host.store)
    if not kept.is_on_ladder(server):
        now, before = host.clock(), kept.ladders.get(server)
        await _keep(host, asker, server, before.again(now) if before else OnLadder(now))
    return await show_ladder(host, asker, system, page, asker.texts("ladder-joined"))


async def leave(host: Host, asker: Asker, system: str, page: int) -> Show:
    """Stop being shown on the ladder of this server, and being rated in games that begin from now on."""
    server, kept = server_of(asker), await asker.preferences(host.store)
    if (on := kept.ladders.get(server)) is not None and on.until is None:
        await _keep(host, asker, server, replace(on, until=host.clock()))
    return await show_ladder(host, asker, system, page, asker.texts("ladder-left"))


async def _keep(host: Host, asker: Asker, server: ServerId, on: OnLadder) -> None:
    await keep_choice(host, asker, lambda kept: replace(kept, ladders={**kept.ladders, server: on}))


def _check_manages(asker: Asker) -> ServerId:
    server = server_of(asker)
    if not asker.place.may_manage:
        raise Sorry("error-not-manager")
    return server


async def list_games(host: Host, asker: Asker, system: str) -> Show:
    """The last games of a ladder, for those who manage the server."""
    games = _games(await host.store.rated.of_ladder(_check_manages(asker), system))
    return Show(screen.list_games(games[-MOST_CHOICES:][::-1], system, asker.texts), in_place=True)


def _games(seats: Sequence[RatedSeat]) -> list[RatedGame]:
    found = []
    for table, group in groupby(seats, key=lambda seat: seat.table_id):
        members = list(group)
        date = datetime.fromtimestamp(members[0].at, UTC).date().isoformat()
        found.append(RatedGame(table, date, tuple(seat.name or "…" for seat in members), members[0].out))
    return found


async def ask_about_game(host: Host, asker: Asker, system: str, chosen: str) -> Show:
    """Ask once more before a game is taken out, or put back."""
    games = _games(await host.store.rated.of_ladder(_check_manages(asker), system))
    game = next((one for one in games if str(one.table) == chosen), None)
    if game is None:
        raise Outdated
    return Show(screen.ask_about_game(game, system, asker.texts), in_place=True)


async def take_out(host: Host, asker: Asker, system: str, table: TableId, *, out: bool) -> Show:
    """Stop counting a game, or count it again; its result then says no longer, or again, what it did to ratings."""
    if not await host.store.rated.take_out(_check_manages(asker), table, out=out):
        raise Outdated
    await host.store.posts.show_again(table, PUBLIC, outbox.RESULT)
    host.wake()
    done = asker.texts("ladder-done-out" if out else "ladder-done-in", table=table)
    return await show_ladder(host, asker, system, notice=done)

"""Opening a table: a new one, or the same again after a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.contract import AGREED_VALUES, Contract, check_contract
from bot.controls import InLobby
from bot.errors import Sorry
from bot.host import Host, Request, Seated, calling, rematch
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.pace.terms import LIVE
from bot.play import limits
from bot.play.answers import Show, say
from bot.play.asker import Asker
from bot.play.company import warn
from bot.play.finding import load
from bot.play.lobby import begin_when_all_back, keep_language, with_seal
from bot.play.naming import find_system
from bot.play.options import read_options
from bot.preferences import read_preferences, read_server
from bot.screens.message import Button, Message, Text, buttons
from bot.screens.permissions import say_permissions
from bot.texts.own_words import visible
from storage.commits import Committed
from storage.ids import ServerId, TableId, UserId
from storage.models import Server
from storage.turns import OF_A_TABLE

LONGEST_NAME = 80
REMATCHES = 20
"""How many rematch lobbies may be opened from a finished table, one after another."""


async def open_table(
    host: Host,
    asker: Asker,
    system: str,
    *,
    name: str = "",
    seats: int | None = None,
    private: bool = False,
    options: str = "",
) -> Show:
    """Open a lobby in the channel where somebody asks for it."""
    texts, place = asker.texts, asker.place
    asker.system = system = find_system(texts, system)
    if place.server is None or place.channel is None:
        raise Sorry("error-in-server")
    if place.table_lacks:
        raise Sorry("error-permissions", missing=say_permissions(texts, place.table_lacks))
    server = await host.store.servers.get(place.server)
    check_server(server, asker, place.channel)
    here = read_server(server.settings)
    contract = Contract(
        system=system,
        seats=seats,
        options=read_options(texts, system, seats, options),
        **{name: getattr(here, name) for name in AGREED_VALUES},
    )
    check_contract(contract, 1)
    await keep_language(host, asker)
    named = visible(name) or texts("table-name", who=asker.request.name, game=texts(f"system-{system}"))
    opening = Opening(
        contract=contract,
        name=named[:LONGEST_NAME],
        private=private,
        server=place.server,
        channel=place.channel,
        language=server.language or place.language,
    )
    async with limits.one_at_a_time(asker.user):
        await limits.check_opening(host, asker, place.server)
        done = await host.open(opening, asker.request)
    said = texts("table-opened", table=done.table, place=f"<#{place.channel}>")
    return say(with_seal(asker, await host.load(done.table), said))


def check_server(server: Server, asker: Asker, channel: int | None) -> None:
    """Raise Sorry where those who manage the server do not want a table in this channel."""
    settings = read_server(server.settings)
    if settings.openers == "managers" and not asker.place.may_manage:
        raise Sorry("error-openers")
    if settings.channels and channel not in settings.channels:
        raise Sorry("error-channel", channels=", ".join(f"<#{channel}>" for channel in settings.channels))


async def open_rematch(host: Host, asker: Asker, table: TableId) -> Show:
    """Open a lobby with the same settings; the first to ask owns it, and those who ask later sit down at it."""
    seated = await load(host, asker, table)
    if asker.user not in rematch.people_of(seated):
        raise Sorry("error-rematch-played")
    opening, place = _as_before(seated), f"<#{seated.table.channel_id}>"
    earlier: list[Seated] = []
    for attempt in range(REMATCHES):
        once = replace(asker.request, id=f"{OF_A_TABLE}{table}:{attempt}")
        done = await host.store.turns.find_request(once.id)
        done = done or await _open_again(host, asker, seated, opening, once, earlier)
        if not done.repeated:
            opened = await host.load(done.table)
            called = _whom_it_calls(seated, opened, earlier)
            return Show(_offer_seats(asker, opened, place, called))
        lobby = await host.load(done.table)
        sits = asker.user in rematch.people_of(lobby) and lobby.table.status in ("lobby", "running")
        warning = ""
        if not sits and lobby.table.status == "lobby":
            await _sit_down(host, asker, done.table)
            await begin_when_all_back(host, asker, done.table)
            sits = True
            warning = await warn(host, asker, await host.load(done.table))
        if sits:
            said = asker.texts("rematch-joined", table=done.table, place=place)
            return say(with_seal(asker, await host.load(done.table), said, warning))
        earlier.append(lobby)
    raise Sorry("error-rematches", count=REMATCHES)


async def _sit_down(host: Host, asker: Asker, table: TableId) -> None:
    """Sit down in the lobby of a rematch that somebody else has opened."""
    await host.change(table, asker.request, lambda seated: lobbies.join(seated, asker.request, host.clock()))


def _whom_it_calls(before: Seated, opened: Seated, earlier: Sequence[Seated]) -> str:
    """Whom a rematch calls: the others now, or, if one was opened before, again those whom that has not called.

    It calls nobody where no other person played; the seat of somebody whose data was erased is then `free`.
    """
    if not rematch.all_back(opened):
        return "again" if earlier else "now"
    return "nobody" if len(opened.seats) == len(before.seats) else "free"


def _offer_seats(asker: Asker, seated: Seated, place: str, called: str) -> Message:
    """What the person who opened a rematch is told, with buttons that seat people differently."""
    texts, table = asker.texts, seated.id
    rotated = Button(texts("button-rotate"), InLobby(table, "rotate").id(), emoji="🔄")
    drawn = Button(texts("button-draw"), InLobby(table, "draw").id(), emoji="🎲")
    said = texts("rematch-opened", table=table, place=place, called=called)
    return Message((Text(with_seal(asker, seated, said)), *buttons(rotated, drawn)))


async def _open_again(
    host: Host, asker: Asker, before: Seated, opening: Opening, request: Request, earlier: Sequence[Seated]
) -> Committed:
    """Open the lobby of a rematch, if the server allows it and nobody has too many open."""
    check_server(await host.store.servers.get(opening.server), asker, opening.channel)
    async with limits.one_at_a_time(asker.user):
        await limits.check_opening(host, asker, opening.server)
        calls = await _calls(host, before, request.user, earlier)
        return await host.commit_new(rematch.open_again(before, opening, request, host.clock(), calls))


async def _calls(host: Host, before: Seated, opener: UserId, earlier: Sequence[Seated]) -> rematch.Calls:
    """How each of the others is told: as they want to be, never while nothing may ring for them, once within a day."""
    now, mentions, messages = host.clock(), [], {}
    for user in {UserId(user) for user in rematch.people_of(before) if user} - {opener}:
        player = await host.store.players.get(user)
        chosen = read_preferences(player.preferences)
        if rematch.has_called(earlier, user, chosen.person, now):
            continue
        ways = calling.ways(chosen, before.id, player.reach)
        due = calling.next_ring(chosen.person, now)
        if "mention" in ways and due <= now:
            mentions.append(user)
        elif ways and player.reach != "closed":
            messages[user] = due
    return rematch.Calls(tuple(sorted(mentions)), messages)


def _as_before(seated: Seated) -> Opening:
    """The same table again, private for the same people if it was."""
    table = seated.table
    people = tuple(seat.user_id for seat in seated.seats if seat.user_id)
    invited = people if table.private else ()
    agreed, live = seated.contract, seated.timing.live
    # A game that ended during its live hour was agreed at another pace, which comes again after the hour.
    pace = live.pace if live is not None and agreed.pace == LIVE else agreed.pace
    contract = msgspec.structs.replace(
        agreed, pace=pace, invited=invited, unsure=(), kept=(), kept_until=0, called=(), called_at=0
    )
    return Opening(
        contract=contract,
        name=table.name,
        private=table.private,
        server=table.server_id or ServerId(0),
        channel=table.channel_id or 0,
        language=table.language,
    )

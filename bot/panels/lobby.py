"""Presses in a lobby: sitting down and standing up, computer players, settings, starting, closing; and the rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from bot import answers
from bot.answers import Press
from bot.app import App, request_of, texts_of
from bot.controls import AddComputer, InLobby, LobbyAct, Rematch, RemoveComputer
from bot.errors import Outdated, Sorry
from bot.host import Request, Seated
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.panels.settings import show_settings
from bot.permissions import THREAD, lacking
from bot.post.reach import greet_again
from bot.screens.message import Button, Message, Text, buttons
from bot.texts import Texts
from storage.commits import Commit
from storage.ids import ServerId, TableId, UserId

Change = Callable[[Seated, Request], Commit]

REMATCHES = 20
"""How many lobbies a finished table may bring forth, one after another."""


async def press_lobby(app: App, press: Press, control: InLobby) -> None:
    """Do what one of a lobby's buttons says."""
    if control.act in CHANGES:
        await change(app, press, control.table, CHANGES[control.act])
    else:
        await SHOWN[control.act](app, press, control.table)


async def change(app: App, press: Press, table: TableId, work: Change) -> None:
    """Commit a change of a lobby; its message changes by itself."""
    request = request_of(press)
    await app.store.players.change(UserId(request.user), language=request.locale)
    await app.host.change(table, request, lambda seated: work(seated, request))
    await answers.seen(press)
    if work is lobbies.join:
        await greet_again(app.host, table, press.user.id)


async def start(app: App, press: Press, table: TableId) -> None:
    """Deal; the lobby's message changes by itself."""
    await app.host.start(table, request_of(press))
    if notice := no_thread(press, await app.host.load(table)):
        await answers.say(press, notice)
    else:
        await answers.seen(press)


def no_thread(press: Press, seated: Seated) -> str:
    """Why a table that was to have a thread of its own cannot have one here."""
    missing = "" if seated.contract.room == "channel" else lacking(press.app_permissions, THREAD)
    return texts_of(press)("room-is-channel", missing=missing) if missing else ""


async def _ask_level(app: App, press: Press, table: TableId) -> None:
    await answers.privately(press, _levels(await _owned(app, press, table), texts_of(press)))


async def _owned(app: App, press: Press, table: TableId) -> Seated:
    """The lobby of the person who pressed; whoever may not change it is not asked how."""
    seated = await app.host.load(table)
    lobbies.in_lobby(seated)
    lobbies.must_own(seated, request_of(press))
    return seated


def _levels(seated: Seated, texts: Texts, said: str = "") -> Message:
    """The levels of computer players. Each button knows how many sit there, so that pressing it twice adds one."""
    now = len(seated.seats)
    levels = [
        Button(texts(f"level-{level}"), AddComputer(seated.id, level, now).id(), "primary")
        for level in lobbies.levels_at(seated)
    ]
    remove = Button(texts("button-remove"), RemoveComputer(seated.id, now).id())
    some = any(seat.kind == "computer" for seat in seated.seats)
    full = len(seated.seats) >= lobbies.most_seats(seated.contract)
    shown = buttons(*([] if full else levels), remove if some else None)
    asked = "" if full else texts("ask-level-again" if some else "ask-level")
    return Message((Text("\n".join(filter(None, [said, asked])) or texts("error-full")), *shown))


async def change_computers(app: App, press: Press, control: AddComputer | RemoveComputer) -> None:
    """Let a computer player sit down, or the last one stand up."""
    level = control.level if isinstance(control, AddComputer) else ""
    request, texts = request_of(press), texts_of(press)
    names: list[str] = []

    def work(seated: Seated) -> Commit:
        if len(seated.seats) != control.seated:
            raise Outdated
        commit = lobbies.add_computer(seated, request, level) if level else lobbies.remove_computer(seated, request)
        computers = [seat.name for seat in (commit.seats if level else seated.seats) if seat.kind == "computer"]
        names[:] = computers[-1:]
        return commit

    try:
        await app.host.change(control.table, request, work)
    except Outdated:
        said = texts("error-outdated")
    else:
        said = texts("computer-sat" if level else "computer-left", who="".join(names))
    await answers.changed(press, _levels(await app.host.load(control.table), texts, said))


async def _ask_cancel(app: App, press: Press, table: TableId) -> None:
    await _owned(app, press, table)
    texts = texts_of(press)
    sure = Button(texts("button-cancel-sure"), InLobby(table, "really").id(), "danger")
    await answers.privately(press, Message((Text(texts("ask-cancel")), *buttons(sure))))


async def _settings(app: App, press: Press, table: TableId) -> None:
    await show_settings(app, press, await app.host.load(table))


async def rematch(app: App, press: Press, control: Rematch) -> None:
    """Open a lobby with the same settings; whoever presses first owns it, whoever presses after sits down at it."""
    seated = await app.host.load(control.table)
    if not seated.seats_of(press.user.id):
        raise Sorry("error-not-seated")
    table, texts, request = seated.table, texts_of(press), request_of(press)
    people = tuple(seat.user_id for seat in seated.seats if seat.user_id)
    contract = msgspec.structs.replace(seated.contract, invited=people if table.private else ())
    opening = Opening(
        contract, table.name, table.private, table.server_id or ServerId(0), table.channel_id or 0, table.language
    )
    place = f"<#{table.channel_id}>"
    for attempt in range(REMATCHES):
        once = replace(request, id=f"rematch:{table.id}:{attempt}")
        done = await app.host.open(opening, once)
        if not done.repeated:
            await answers.say(press, texts("table-opened", table=done.table, place=place))
            return
        lobby = await app.host.load(done.table)
        if lobby.seats_of(press.user.id) and lobby.table.status in ("lobby", "running"):
            await answers.say(press, texts("rematch-joined", table=done.table, place=place))
            return
        if lobby.table.status == "lobby":
            await app.host.change(done.table, request, lambda now: lobbies.join(now, request))
            await answers.say(press, texts("rematch-joined", table=done.table, place=place))
            return
    raise Sorry("error-busy")


SHOWN: dict[LobbyAct, Callable[[App, Press, TableId], Awaitable[None]]] = {
    "computer": _ask_level,
    "cancel": _ask_cancel,
    "settings": _settings,
    "start": start,
}
CHANGES: dict[LobbyAct, Change] = {
    "join": lobbies.join,
    "leave": lobbies.leave,
    "seat": lobbies.change_seat,
    "really": lobbies.cancel,
}

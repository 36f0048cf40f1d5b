"""Presses in a lobby: sitting down and standing up, computer players, settings, starting, closing; and the rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from bot import answers
from bot.answers import Press
from bot.app import App, request_of, texts_of
from bot.errors import Outdated, Sorry
from bot.host import Request, Seated
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.panels import ids
from bot.panels.ids import Control
from bot.panels.settings import show_settings, was_set
from bot.permissions import THREAD, lacking
from bot.post.reach import greet_again
from bot.screens.message import Button, Message, Text, buttons
from bot.texts import Texts
from storage.commits import Commit
from storage.ids import ServerId, UserId

Change = Callable[[Seated, Request], Commit]

REMATCHES = 20
"""How many lobbies a finished table may bring forth, one after another."""


async def pressed(app: App, press: Press, control: Control, values: list[str]) -> None:
    """One of a lobby's buttons."""
    what, *rest = control.rest
    if what in CHANGES:
        await change(app, press, control.table, CHANGES[what])
    elif what in SHOWN:
        await SHOWN[what](app, press, control)
    elif what in ("add", "remove"):
        await _computers(app, press, control.table, *rest)
    elif what == "start":
        await start(app, press, control.table)
    elif what == "set":
        await was_set(app, press, control, rest[0], values)


async def change(app: App, press: Press, table: int, work: Change) -> None:
    """Commit a change of a lobby; its message changes by itself."""
    request = request_of(press)
    await app.store.players.change(UserId(request.user), language=request.locale)
    await app.host.change(table, request, lambda seated: work(seated, request))
    await answers.seen(press)
    if work is lobbies.join:
        await greet_again(app.host, table, press.user.id)


async def start(app: App, press: Press, table: int) -> None:
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


async def _ask_level(app: App, press: Press, control: Control) -> None:
    await answers.privately(press, _levels(await _owned(app, press, control), texts_of(press)))


async def _owned(app: App, press: Press, control: Control) -> Seated:
    """The lobby of the person who pressed; whoever may not change it is not asked how."""
    seated = await app.host.load(control.table)
    lobbies.in_lobby(seated)
    lobbies.must_own(seated, request_of(press))
    return seated


def _levels(seated: Seated, texts: Texts, said: str = "") -> Message:
    """The levels of computer players. Each button knows how many sit there, so that pressing it twice adds one."""
    now = str(len(seated.seats))

    def control(*what: str) -> str:
        return ids.Control(ids.LOBBY, seated.id, (*what, now)).id()

    levels = [Button(texts(f"level-{level}"), control("add", level), "primary") for level in lobbies.levels_at(seated)]
    remove = Button(texts("button-remove"), control("remove", ""))
    some = any(seat.kind == "computer" for seat in seated.seats)
    full = len(seated.seats) >= lobbies.most_seats(seated.contract)
    shown = buttons(*([] if full else levels), remove if some else None)
    asked = "" if full else texts("ask-level-again" if some else "ask-level")
    return Message((Text("\n".join(filter(None, [said, asked])) or texts("error-full")), *shown))


async def _computers(app: App, press: Press, table: int, level: str, count: str) -> None:
    """Let a computer player sit down, or with no level the last one stand up."""
    request, texts = request_of(press), texts_of(press)
    names: list[str] = []

    def work(seated: Seated) -> Commit:
        if str(len(seated.seats)) != count:
            raise Outdated
        commit = lobbies.add_computer(seated, request, level) if level else lobbies.remove_computer(seated, request)
        computers = [seat.name for seat in (commit.seats if level else seated.seats) if seat.kind == "computer"]
        names[:] = computers[-1:]
        return commit

    try:
        await app.host.change(table, request, work)
    except Outdated:
        said = texts("error-outdated")
    else:
        said = texts("computer-sat" if level else "computer-left", who="".join(names))
    await answers.changed(press, _levels(await app.host.load(table), texts, said))


async def _ask_cancel(app: App, press: Press, control: Control) -> None:
    await _owned(app, press, control)
    texts = texts_of(press)
    sure = Button(texts("button-cancel-sure"), ids.Control(ids.LOBBY, control.table, ("really",)).id(), "danger")
    await answers.privately(press, Message((Text(texts("ask-cancel")), *buttons(sure))))


async def _settings(app: App, press: Press, control: Control) -> None:
    await show_settings(app, press, await app.host.load(control.table))


async def _rematch(app: App, press: Press, control: Control) -> None:
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
        rematch = await app.host.load(done.table)
        if rematch.seats_of(press.user.id) and rematch.table.status in ("lobby", "running"):
            await answers.say(press, texts("rematch-joined", table=done.table, place=place))
            return
        if rematch.table.status == "lobby":
            await app.host.change(done.table, request, lambda now: lobbies.join(now, request))
            await answers.say(press, texts("rematch-joined", table=done.table, place=place))
            return
    raise Sorry("error-busy")


SHOWN: dict[str, Callable[[App, Press, Control], Awaitable[None]]] = {
    "computer": _ask_level,
    "cancel": _ask_cancel,
    "settings": _settings,
    "rematch": _rematch,
}
CHANGES: dict[str, Change] = {
    "join": lobbies.join,
    "leave": lobbies.leave,
    "seat": lobbies.change_seat,
    "really": lobbies.cancel,
}

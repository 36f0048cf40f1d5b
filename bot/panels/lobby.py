"""Presses in a lobby: sitting down and standing up, computer players, settings, starting, closing; and the rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot import answers
from bot.answers import Press
from bot.app import App, request_of, texts_of
from bot.errors import Sorry
from bot.host import Request, Seated
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.panels import ids
from bot.panels.ids import Control
from bot.panels.settings import show_settings, was_set
from bot.screens.message import Button, Message, Text, buttons
from storage.commits import Commit
from storage.ids import UserId

Change = Callable[[Seated, Request], Commit]


async def pressed(app: App, press: Press, control: Control, values: list[str]) -> None:
    """One of a lobby's buttons."""
    what, *rest = control.rest
    if what in CHANGES:
        await change(app, press, control.table, CHANGES[what])
    elif what in SHOWN:
        await SHOWN[what](app, press, control)
    elif what == "add":
        await change(app, press, control.table, lambda seated, asked: lobbies.add_computer(seated, asked, rest[0]))
    elif what == "start":
        await app.host.start(control.table, request_of(press))
        await answers.seen(press)
    elif what == "set":
        await was_set(app, press, control, rest[0], values)


async def change(app: App, press: Press, table: int, work: Change) -> None:
    """Commit a change of a lobby; its message changes by itself."""
    request = request_of(press)
    await app.store.players.change(UserId(request.user), language=request.locale)
    await app.host.change(table, request, lambda seated: work(seated, request))
    await answers.seen(press)


async def _ask_level(app: App, press: Press, control: Control) -> None:
    texts = texts_of(press)
    levels = [
        Button(texts(f"level-{level}"), ids.Control(ids.LOBBY, control.table, ("add", level)).id(), "primary")
        for level in lobbies.LEVELS
    ]
    remove = Button(texts("button-remove"), ids.Control(ids.LOBBY, control.table, ("remove",)).id())
    await answers.privately(press, Message((Text(texts("ask-level")), *buttons(*levels, remove))))


async def _ask_cancel(app: App, press: Press, control: Control) -> None:
    texts = texts_of(press)
    sure = Button(texts("button-cancel-sure"), ids.Control(ids.LOBBY, control.table, ("really",)).id(), "danger")
    await answers.privately(press, Message((Text(texts("ask-cancel")), *buttons(sure))))


async def _settings(app: App, press: Press, control: Control) -> None:
    await show_settings(app, press, await app.host.load(control.table))


async def _rematch(app: App, press: Press, control: Control) -> None:
    """Open a lobby with the same settings; whoever pressed sits first, the others are a press away."""
    seated = await app.host.load(control.table)
    if not seated.seats_of(press.user.id):
        raise Sorry("error-not-seated")
    table = seated.table
    opening = Opening(
        seated.contract, table.name, table.private, table.server_id or 0, table.channel_id or 0, table.language
    )
    done = await app.host.open(opening, request_of(press))
    place = f"<#{table.channel_id}>"
    await answers.say(press, texts_of(press)("table-opened", table=done.table, place=place))


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
    "remove": lobbies.remove_computer,
    "really": lobbies.cancel,
}

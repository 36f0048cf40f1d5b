"""Ending or leaving a running game: the table's menu, giving up, breaking off. What cannot be undone is asked twice."""

from __future__ import annotations

from bot.controls import GameAct, InGame, Watch
from bot.errors import Sorry
from bot.host import Host, Seated, breaking, leaving
from bot.host.host import Work
from bot.host.turns import game_of
from bot.play import lobby
from bot.play.answers import Acknowledge, Answer, Change, Show
from bot.play.asker import Asker
from bot.play.due import settle_if_open
from bot.play.finding import change_table, check_sees, load
from bot.play.undo import find_vote, take_back_agreed
from bot.screens.message import Button, Message, Style, Text, buttons
from bot.texts.own_words import escape
from storage.commits import Commit
from storage.ids import TableId
from storage.models import Timer


async def show_menu(host: Host, asker: Asker, table: TableId) -> Show:
    """What somebody can do about a running table besides playing."""
    seated = await load(host, asker, table)
    game_of(seated)
    sits, manages = bool(leaving.seats_held(seated, asker.user)), asker.place.manages(seated.table)
    await check_sees(host, asker, seated)
    watch = Button(asker.texts("button-watch"), Watch(table).id(), "primary", "👁️")
    shown = buttons(
        None if sits else watch,
        _button(asker, table, "away", emoji="🤖") if seated.seats_of(asker.user) else None,
        _button(asker, table, "resign", emoji="🏳️") if sits else None,
        _button(asker, table, "break", emoji="🤝") if sits else None,
        _button(asker, table, "report", emoji="🛠️"),
        _button(asker, table, "close", "danger", "🛑") if manages else None,
    )
    words = asker.texts("table-menu", name=escape(seated.table.name), table=table)
    return Show(Message((Text(words), *shown)))


def _button(asker: Asker, table: TableId, act: GameAct, style: Style = "secondary", emoji: str | None = None) -> Button:
    return Button(asker.texts(f"button-{act}"), InGame(table, act).id(), style, emoji)


def _ask(asker: Asker, table: TableId, act: GameAct, words: str, label: str = "") -> Show:
    sure = Button(label or asker.texts(f"button-{act}"), InGame(table, act).id(), "danger")
    return Show(Message((Text(words), *buttons(sure))), in_place=True)


async def leave(host: Host, asker: Asker, seated: Seated) -> Answer:
    """Stand up from a lobby; in a running game, ask once more whether to resign."""
    return await (ask_to_resign if seated.running else _leave_lobby)(host, asker, seated)


async def _leave_lobby(host: Host, asker: Asker, seated: Seated) -> Acknowledge:
    return await lobby.leave(host, asker, seated.id)


async def cancel(host: Host, asker: Asker, seated: Seated) -> Answer:
    """Close a lobby; in a running game, ask once more whether to break it off."""
    if not seated.running:
        return await lobby.close(host, asker, seated.id)
    manages = asker.place.manages(seated.table)
    return await (ask_to_close if manages else ask_to_break_off)(host, asker, seated)


async def ask_to_resign(host: Host, asker: Asker, seated: Seated) -> Show:
    """Say what resigning means at this table, and ask once more."""
    game_of(seated)
    mine = leaving.seats_held(seated, asker.user)
    if not mine:
        raise Sorry("error-not-seated")
    winner = leaving.winner_over(seated, mine[0])
    if winner is not None:
        words = asker.texts("ask-resign-wins", who=escape(seated.seat(winner).name))
    else:
        then = "alone" if leaving.is_alone(seated, asker.user) else seated.contract.late
        words = asker.texts("ask-resign", then=then)
    return _ask(asker, seated.id, "really-resign", words)


async def resign(host: Host, asker: Asker, table: TableId) -> Change:
    """Give up."""

    async def work(now: Seated) -> Commit:
        game_of(now)  # Raises Sorry for a game with other rules, whose log cannot be read.
        return leaving.resign(now, asker.request, host.clock(), host.pauses, await host.log(now))

    done = await _do(host, asker, table, work, "done-resign")
    await take_back_agreed(host, table)
    return done


async def ask_to_break_off(host: Host, asker: Asker, seated: Seated) -> Show:
    """Say what breaking off means, and ask once more before all are asked; managers without a seat need ask nobody."""
    game_of(seated)
    manages = asker.place.manages(seated.table)
    sits = bool(leaving.seats_held(seated, asker.user))
    if not sits and manages:
        return await ask_to_close(host, asker, seated)
    if breaking.others(seated, find_vote(seated, asker.user)):
        return _ask(asker, seated.id, "really-break", asker.texts("ask-break"))
    return _ask(asker, seated.id, "really-break", asker.texts("ask-close"), asker.texts("button-really-close"))


async def break_off(host: Host, asker: Asker, table: TableId) -> Change:
    """Ask the others whether the game should be broken off."""

    async def work(now: Seated) -> Commit:
        seat = find_vote(now, asker.user)
        return breaking.ask(now, asker.request, seat, await host.log(now), host.clock())

    done = await _do(host, asker, table, work, "done-break")
    if (await load(host, asker, table)).running:
        return done
    # There was nobody to ask.
    return _tell(asker, table, "done-close")


async def vote(host: Host, asker: Asker, table: TableId, asked: int, yes: bool) -> Acknowledge:
    """Agree, or not, to break the game off, as another asked at version `asked`."""

    async def work(now: Seated) -> Commit:
        seat = find_vote(now, asker.user)
        return breaking.vote(now, asker.request, seat, asked, yes, await host.log(now), host.clock())

    await change_table(host, asker, table, work)
    return Acknowledge()


async def break_off_unopposed(host: Host, timer: Timer) -> None:
    """Break the game off after two days of awake time in which nobody refused, if that is still asked."""

    async def work(now: Seated) -> Commit:
        return breaking.settle(now, await host.log(now), host.clock())

    await settle_if_open(host, timer, work, "not broken off")


async def ask_to_close(host: Host, asker: Asker, seated: Seated) -> Show:
    """Ask somebody who manages the server once more before they break a game off."""
    game_of(seated)
    _must_manage(asker, seated)
    return _ask(asker, seated.id, "really-close", asker.texts("ask-close"))


async def close(host: Host, asker: Asker, table: TableId) -> Change:
    """Break a game off at once, as somebody who manages its server."""

    def work(now: Seated) -> Commit:
        _must_manage(asker, now)
        return breaking.break_off(now, asker.request, host.clock())

    return await _do(host, asker, table, work, "done-close")


def _must_manage(asker: Asker, seated: Seated) -> None:
    if not asker.place.manages(seated.table):
        raise Sorry("error-not-manager")


async def _do(host: Host, asker: Asker, table: TableId, work: Work, key: str) -> Change:
    await change_table(host, asker, table, work)
    return _tell(asker, table, key)


def _tell(asker: Asker, table: TableId, key: str) -> Change:
    name = asker.seated.table.name if asker.seated else ""
    return Change(Message((Text(asker.texts(key, name=escape(name), table=table)),)))

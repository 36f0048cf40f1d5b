"""Saying that something is wrong at a table: a form, and what becomes of it. Nothing stops because of it."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from bot.controls import ReportForm
from bot.errors import Sorry
from bot.host import Host, Seated, reporting
from bot.host.turns import game_of
from bot.logs import lines_about, reference
from bot.play.answers import AskForm, Field, Show, say
from bot.play.asker import Asker
from bot.play.finding import change_table, check_sees, load
from bot.play.limits import check_reporting, one_at_a_time
from bot.preferences import read_server
from bot.scenes import scene_of
from engine.game import View
from storage.commits import Commit
from storage.ids import TableId

MOST_WORDS = 1000
PACKAGE = "tidetable"


async def ask(host: Host, asker: Asker, table: TableId) -> AskForm:
    """A form in which to write what is wrong; it says who will read that."""
    seated = await load(host, asker, table)
    game_of(seated)
    await check_sees(host, asker, seated)
    readers = await _readers(host, asker, seated)
    texts = asker.texts
    field = Field(texts("form-report"), about=texts("form-report-about", who=readers), most=MOST_WORDS)
    return AskForm(ReportForm(table), texts("button-report"), field)


async def report(host: Host, asker: Asker, table: TableId, words: str) -> Show:
    """Keep what somebody says is wrong, with what they may see; it is delivered after that."""
    seated = await load(host, asker, table)
    await check_sees(host, asker, seated)
    readers = await _readers(host, asker, seated)
    channel, number = await _channel(host, seated), reference()
    seats = [seat.number for seat in seated.seats if seat.user_id == asker.user]
    lines = lines_about(table, asker.user, seats)
    to_file, secret = host.reports is not None, seated.contract.secret_choices

    async def work(now: Seated) -> Commit:
        view = _view(now, asker)
        told = reporting.Told(words, _program(), number, lines, channel, to_file, view, secret)
        return reporting.report(now, asker.request, told, await host.log(now), host.clock())

    async with one_at_a_time(asker.user):
        await check_reporting(host, asker)
        await change_table(host, asker, table, work)
    return say(asker.texts("report-kept", who=readers, number=number))


def _view(seated: Seated, asker: Asker) -> View:
    """The game as its reporter sees it on the screen, which may leave out who has still to make a secret choice."""
    game_of(seated)
    return scene_of(seated, reporting.seat_of(seated, asker.user), asker.texts, []).view


async def _channel(host: Host, seated: Seated) -> int | None:
    """The channel that those who manage the server chose for reports."""
    if seated.table.server_id is None:
        return None
    return read_server((await host.store.servers.get(seated.table.server_id)).settings).reports


async def _readers(host: Host, asker: Asker, seated: Seated) -> str:
    """Who reads what is reported, in words; raises Sorry where nobody does."""
    managers = ["managers"] if await _channel(host, seated) is not None else []
    chosen = [*managers, *(["host"] if host.reports is not None else [])]
    if not chosen:
        raise Sorry("error-report-nowhere")
    return asker.texts(f"report-to-{'-'.join(chosen)}")


def _program() -> str:
    """The version of the program that runs; a question mark if it was not installed as a package."""
    try:
        return version(PACKAGE)
    except PackageNotFoundError:
        return "?"

"""Reports: kept before they are told, holding nothing but what their reporter may see, and stopping nothing."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.controls import InGame, ReportForm
from bot.errors import Sorry
from bot.host import Host, Seated, reporting
from bot.host.outside import Limits
from bot.host.timers import Pauses
from bot.logs import Recent, lines_about
from bot.play import leaving, lobby, privacy
from bot.play import reporting as report
from bot.play.answers import AskForm
from bot.play.asker import Place
from bot.play.servers import manage_server
from bot.post.reports import write_report
from bot.scenes import scene_of
from bot.systems import systems
from storage.ids import TableId, UserId
from storage.models import Post
from storage.store import Store
from tests.bot.play.conftest import CHANNEL, NOW, SERVER, People, ids_of, words_of
from tests.bot.play.test_forgetting import naming
from tests.end_to_end.other_world import other_world

MANAGER = Place(SERVER, CHANNEL, may_manage=True)
REPORTS = 77
WORDS = "The Seer does not count"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept.db"


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    async with await Store.open(f"sqlite:///{path}", clock=lambda: NOW) as store:
        yield Host(store, lambda: NOW, Pauses(grace=20.0, computer=2.0))


@pytest.fixture
def log() -> Iterator[logging.Logger]:
    found, handler = logging.getLogger("test of reports"), Recent()
    found.setLevel(logging.INFO)
    found.addHandler(handler)
    yield found
    found.removeHandler(handler)


async def begun(host: Host, people: People, system: str = "waves", moves: int = 0) -> Seated:
    """A running game of ann and bob after some moves."""
    while True:
        seated = await people.deal(system, "bob")
        for _ in range(moves):
            if seated.running and seated.game is not None:
                seat = seated.game.to_act[0]
                choice = Random(seated.version).choice(seated.game.legal(seat))
                await host.act(seated.id, None, seat, choice)
                seated = await host.load(seated.id)
        if seated.running:
            return seated


async def waiting(host: Host, table: Seated) -> list[Post]:
    return [post for post in await host.store.posts.of_table(table.id) if post.kind.startswith("report:")]


async def test_a_report_waits_in_the_database_for_the_channel_that_was_chosen(host: Host, people: People) -> None:
    seated = await begun(host, people)
    await manage_server(host, people.ask("ann", MANAGER), reports=REPORTS, chosen={})
    menu = await leaving.show_menu(host, people.ask("bob"), seated.id)
    assert InGame(seated.id, "report").id() in ids_of(menu)
    form = await report.ask(host, people.ask("bob"), seated.id)
    assert isinstance(form, AskForm)
    assert form.control == ReportForm(seated.id)
    assert "those who manage this server" in form.field.about
    said = await report.report(host, people.ask("bob"), seated.id, WORDS)
    assert "those who manage this server" in words_of(said)
    [post] = await waiting(host, seated)
    assert (post.audience, post.channel_id, post.keep) == (reporting.MANAGERS, REPORTS, False)
    made = reporting.read_report(post.payload)
    assert (made.words, made.who, made.seat, made.version) == (WORDS, "bob", 1, seated.version)
    assert made.reference in words_of(said)
    after = await host.load(seated.id)
    assert after.running
    assert after.game is not None
    assert seated.game is not None
    assert after.game.data == seated.game.data


async def test_a_report_goes_into_the_folder_of_the_bots_host_once(host: Host, people: People, tmp_path: Path) -> None:
    seated = await begun(host, people)
    host.reports = tmp_path / "reports"
    await report.report(host, people.ask("cem"), seated.id, WORDS)
    [post] = await waiting(host, seated)
    assert post.audience == reporting.RUNNERS
    for _ in range(2):
        write_report(host.reports, post)
    [file] = host.reports.iterdir()
    made = msgspec.json.decode(file.read_bytes(), type=reporting.Report)
    assert (made.words, made.seat) == (WORDS, None)


async def test_where_nobody_takes_reports_people_are_told_whom_to_ask(host: Host, people: People) -> None:
    seated = await begun(host, people)
    for answer in (
        report.ask(host, people.ask("bob"), seated.id),
        report.report(host, people.ask("bob"), seated.id, WORDS),
    ):
        with pytest.raises(Sorry, match="error-report-nowhere"):
            await answer
    await manage_server(host, people.ask("ann", MANAGER), reports=REPORTS, chosen={})
    await manage_server(host, people.ask("ann", MANAGER), reports=0, chosen={})
    with pytest.raises(Sorry, match="error-report-nowhere"):
        await report.ask(host, people.ask("bob"), seated.id)


async def test_nobody_reports_more_often_than_the_limit(host: Host, people: People, tmp_path: Path) -> None:
    seated = await begun(host, people)
    host.reports, host.limits = tmp_path, Limits(reports=2)
    for _ in range(2):
        await report.report(host, people.ask("bob"), seated.id, WORDS)
    with pytest.raises(Sorry, match="error-limit-reports"):
        await report.report(host, people.ask("bob"), seated.id, WORDS)
    await report.report(host, people.ask("ann"), seated.id, WORDS)


@pytest.mark.parametrize("system", systems())
async def test_a_report_holds_nothing_that_its_reporter_may_not_see(
    host: Host, people: People, path: Path, system: str
) -> None:
    seated = await begun(host, people, system, moves=6)

    async def made(name: str) -> bytes:
        now = await host.load(seated.id)
        asker = people.ask(name)
        view = scene_of(now, reporting.seat_of(now, asker.user), asker.texts, []).view
        told = reporting.Told(WORDS, "1", "ABC", (), None, to_file=True, view=view)
        commit = reporting.report(now, asker.request, told, await host.log(now), NOW)
        return commit.posts[0].payload

    for name in ("ann", "bob", "cem"):
        here = await made(name)
        seat = next(iter(seated.seats_of(people.ask(name).user)), None)
        for _ in range(3):
            with other_world(path, seated.id, seat, people.ask(name).user):
                assert await made(name) == here


async def test_a_report_quotes_no_line_of_the_log_that_names_another(log: logging.Logger) -> None:
    log.info("press=Move table=%s seat=%s user=%s", 880, 1, 101)
    log.info("press=Move table=%s seat=%s user=%s", 880, 0, 100)
    log.info("table=880 audience=seat:0 kind=hand shown")
    log.info("table=880 audience=public kind=table not shown")
    log.info("table=8801 posts")
    try:
        raise ValueError("the Seer is in the deck")
    except ValueError:
        log.exception("table=%s user=%s unexpected", 880, 101)
    found = lines_about(TableId(880), UserId(101), [1])
    assert [line.partition("test of reports ")[2].partition(" ref=")[0] for line in found] == [
        "press=Move table=880 seat=1 user=101",
        "table=880 audience=public kind=table not shown",
        "table=880 user=101 unexpected",
    ]
    assert "Seer" not in "".join(found)


async def test_erasing_takes_back_a_report_that_was_not_delivered(
    host: Host, people: People, path: Path, tmp_path: Path
) -> None:
    seated = await begun(host, people)
    host.reports = tmp_path
    await report.report(host, people.ask("dan"), seated.id, WORDS)
    assert naming(path, WORDS)
    await privacy.erase(host, people.ask("dan"))
    assert naming(path, WORDS) == []


async def test_nobody_reports_about_a_lobby(host: Host, people: People, tmp_path: Path) -> None:
    host.reports = tmp_path
    table = await people.open("waves", "bob")
    with pytest.raises(Sorry, match="error-not-running"):
        await report.ask(host, people.ask("bob"), table)
    await lobby.start(host, people.ask("ann"), table)
    assert isinstance(await report.ask(host, people.ask("bob"), table), AskForm)

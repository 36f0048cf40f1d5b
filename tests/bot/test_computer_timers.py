"""The timers of computer players: a move that cannot be made now is made later, and is not forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import AGAIN
from bot.computers import Computers
from bot.computers.thinkers import Thinkers
from bot.host import Host, Seated
from bot.host.builder import CommitBuilder
from bot.host.lobby import add_computer
from bot.host.timers import COMPUTER, Pauses
from bot.play import lobby
from engine.players import QuickStream, decide, sight_at
from storage.commits import Commit, Committed, SetTimer
from storage.errors import Conflict
from storage.ids import TableId
from storage.store import Store
from tests.bot.play.conftest import People
from tests.bot.test_clock import NOW, Now, settle, ticking
from tests.fresh_database import fresh_database


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
async def host(tmp_path: Path, now: Now) -> AsyncIterator[Host]:
    async with await Store.open(fresh_database(tmp_path), clock=now) as store:
        yield Host(store, now, Pauses(grace=20.0, computer=2.0))


@pytest.fixture
def people(host: Host) -> People:
    return People(host)


async def a_move_is_due(host: Host, people: People) -> Seated:
    """A table that waits for the computer player in seat 1, whose time has come."""
    table = await people.open("rolling")
    ann = people.ask("ann")
    await host.change(table, ann.request, lambda seated: add_computer(seated, ann.request, "easy", NOW))
    await lobby.start(host, people.ask("ann"), table)
    while (game := (await host.load(table)).game) is not None and 1 not in game.to_act:
        await host.act(table, None, 0, decide("easy", sight_at(game, 0), QuickStream(b"ann")))
    due = SetTimer(kind=COMPUTER, due=NOW, seat=1)
    await host.change(table, None, lambda seated: CommitBuilder(seated, timers=[due]).build())
    return await host.load(table)


async def until_put_off(host: Host, table: TableId) -> None:
    """Wait until the timer of the computer player is put off."""
    async with asyncio.timeout(60):
        while True:
            [timer] = [one for one in await host.store.timers.of_table(table) if one.kind == COMPUTER]
            if (timer.due, timer.claimed_by) == (NOW + AGAIN, None):
                return
            await asyncio.sleep(0.005)


async def test_a_computer_player_moves_once_the_rules_are_back_under_which_its_game_began(
    host: Host, people: People, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await a_move_is_due(host, people)
    assert seated.game is not None
    before = seated.version
    async with ticking(host, Computers(host, Thinkers(seconds=0.01)).move, now) as clock:
        with monkeypatch.context() as updated:
            updated.setattr(type(seated.game.rules), "schema", 99)
            clock.wake(0.0)
            await until_put_off(host, seated.id)
        now.at += AGAIN
        clock.wake(0.0)
        await settle(host, seated)
    assert (await host.load(seated.id)).version > before


async def test_a_move_that_found_the_table_busy_is_tried_again(
    host: Host, people: People, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await a_move_is_due(host, people)

    async def lose(commit: Commit) -> Committed:
        raise Conflict(seated.id, 0, 0)

    async with ticking(host, Computers(host, Thinkers(seconds=0.01)).move, now) as clock:
        with monkeypatch.context() as busy:
            busy.setattr(host.store.turns, "commit", lose)
            clock.wake(0.0)
            await until_put_off(host, seated.id)
        now.at += AGAIN
        clock.wake(0.0)
        await settle(host, seated)
    assert (await host.load(seated.id)).version > seated.version

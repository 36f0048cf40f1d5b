"""Games at the pace of a day, on a clock that a test moves: who is waited for, what is proposed, live hours."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.host import Host, Seated, outbox
from bot.host.audiences import PUBLIC
from bot.host.timers import Pauses
from bot.host.timing import Meeting
from bot.play import clocks
from bot.play.answers import Show
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import ServerSettings
from storage.models import Post
from storage.store import Store
from tests.bot.play.conftest import SERVER, Hand, People, words_of
from tests.fresh_database import fresh_database


@pytest.fixture
async def host(tmp_path: Path, hand: Hand) -> AsyncIterator[Host]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: hand.now) as store:
        host = Host(store, lambda: hand.now, Pauses(grace=20.0, computer=2.0))
        await pace(host, "daily")
        yield host


async def pace(host: Host, name: str) -> None:
    """The pace at which tables begin from now on."""
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(pace=name)))


def waited_for(seated: Seated) -> tuple[int, str, str]:
    """The seat of whoever is waited for, their name, and the name of another."""
    [seat, *_] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    other = next(each.name for each in seated.seats if each.number != seat)
    return seat, seated.seat(seat).name, other


async def propose(host: Host, people: People, seated: Seated, by: str, what: str, value: str = "") -> int:
    """Somebody proposes something; gives the number of the question."""
    if what == "pause":
        await clocks.pause(host, people.ask(by), seated.id, value)
    elif what == "resume":
        await clocks.resume(host, people.ask(by), seated.id)
    else:
        await clocks.switch(host, people.ask(by), seated.id, value)
    proposal = (await host.load(seated.id)).timing.proposal
    assert proposal is not None
    return proposal.number


async def agreed_meeting(host: Host, people: People, seated: Seated) -> Meeting:
    """A live hour on which ann and bob agree: the second time, since ann cannot at the first."""
    await clocks.meet(host, people.ask("ann"), seated)
    meeting = (await host.load(seated.id)).timing.meeting
    assert meeting is not None
    for name, which in (("ann", 1), ("bob", 0), ("bob", 1)):
        await clocks.answer_meeting(host, people.ask(name), seated.id, meeting.number, which)
    agreed = (await host.load(seated.id)).timing.meeting
    assert agreed is not None
    assert (agreed.state, agreed.at) == ("agreed", meeting.times[1])
    return agreed


async def shown_meeting(host: Host, seated: Seated) -> str:
    """What the question about a live hour says now."""
    shown = await make(TableSnapshot(host, seated.id), Post(table_id=seated.id, audience=PUBLIC, kind=outbox.MEETING))
    assert shown is not None
    return words_of(Show(shown))

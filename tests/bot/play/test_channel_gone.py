"""Once the channel of a table is deleted, its people are called by direct message, each once for one thing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal
from unittest.mock import AsyncMock

import discord
import msgspec
import pytest

from bot.host import Host, Seated, audiences, breaking, calling, late_votes, outbox, turns
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.timers import CALL
from bot.play.waking import wake_commit
from bot.post.calls import give_call
from bot.post.painting import Painted
from bot.post.poster import Poster
from bot.post.rooms import thread_gone
from bot.post.sending import Closed, Gone, Later
from storage.commits import Commit, TableFields, WantPost
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import People
from tests.bot.play.test_second_thoughts import Time, host, people, time

__all__ = ["host", "people", "time"]


class Deleted:
    """A table whose channel is gone, and what rings for the person in one seat; `closed` if they take no messages."""

    def __init__(self, host: Host, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
        self.host = host
        self.time = time
        self.closed = False
        self.there = False
        """Whether the channel is still there."""
        self.refused = 0
        """How many attempts to tell the owner fail."""
        self.rang: list[str] = []
        self.told: list[str] = []
        self.seated: Seated
        self.seat = 0
        self.poster = Poster(host, discord.Client(intents=discord.Intents.none()), time)
        monkeypatch.setattr(self.poster._sender, "show", self._show)
        monkeypatch.setattr(self.poster._sender, "remove", AsyncMock())
        monkeypatch.setattr(self.poster._sender, "find_sent", AsyncMock(return_value=None))
        monkeypatch.setattr(self.poster, "_ready", AsyncMock())
        monkeypatch.setattr("bot.post.poster.rooms.open_room", self._settle)

    async def begin(self, people: People, tell: str) -> None:
        """Deal; the person who is asked wants to be told so."""
        self.seated = await people.deal("war", "bob")
        self.seat = turns.game_of(self.seated).to_act[0]
        user = self.seated.seat(self.seat).user_id
        assert user is not None
        await self.host.store.players.change(user, preferences=msgspec.json.encode({"tell": tell}))
        await self.deliver()
        self.rang.clear()

    async def change(self, work: Callable[[Seated], Commit]) -> None:
        await self.host.change(self.seated.id, None, work)
        await self.deliver()

    async def deliver(self) -> None:
        """Deliver what is due, and give the calls that are due, until nothing more follows."""
        for _ in range(8):
            while await self.poster._deliver_due():
                await asyncio.gather(*self.poster._busy)
            for timer in await self.host.store.timers.of_table(self.seated.id):
                if timer.kind == CALL:
                    await give_call(self.host, timer)
            self.time.now += 1.0

    async def _show(self, seated: Seated, post: Post, painted: Painted) -> tuple[int, int]:
        if post.audience == PUBLIC and not self.there:
            raise Gone("channel")
        user = audiences.user_of(post.audience) or seated.seat(audiences.seat_of(post.audience) or 0).user_id
        if post.kind == outbox.LOST:
            if post.attempts <= self.refused:
                raise Later(1.0)
            self.told.append(str(painted.message.parts))
        elif user == seated.seat(self.seat).user_id:
            if self.closed:
                raise Closed
            if post.message_id is None and not painted.message.silent:
                self.rang.append(post.kind.partition(":")[0])
        return (seated.place or 0) if post.audience == PUBLIC else 5, 77

    async def _settle(self, _: Host, __: discord.Client, post: Post) -> None:
        await self.host.store.posts.mark_shown(post, message_id=None)

    async def calls_left(self) -> list[str]:
        """What is still kept of calls."""
        posts = [post.kind for post in await self.host.store.posts.of_table(self.seated.id)]
        timers = [timer.kind for timer in await self.host.store.timers.of_table(self.seated.id)]
        return [kind for kind in posts + timers if kind.startswith(CALL)]


@pytest.fixture
def deleted(host: Host, time: Time, monkeypatch: pytest.MonkeyPatch) -> Deleted:
    return Deleted(host, time, monkeypatch)


Way = Literal["table", "message", "both", "nothing"]


@pytest.mark.parametrize(
    ("tell", "at_the_turn", "at_a_reminder"),
    [("table", ["call"], ["call"]), ("message", ["hand"], ["call"]), ("both", ["hand"], ["call"]), ("nothing", [], [])],
)
async def test_each_turn_and_each_reminder_rings_once(
    deleted: Deleted, people: People, tell: Way, at_the_turn: list[str], at_a_reminder: list[str]
) -> None:
    await deleted.begin(people, tell)
    await deleted.change(lambda now: wake_commit(now, [deleted.seat], None, deleted.time.now))
    assert deleted.rang == at_the_turn
    deleted.rang.clear()
    deleted.time.now += 3_600.0
    await deleted.change(
        lambda now: CommitBuilder(now, timers=calling.call_timers(now, [deleted.seat], deleted.time.now)).build()
    )
    assert deleted.rang == at_a_reminder
    assert await deleted.calls_left() == []


async def test_whoever_a_new_message_was_to_mention_in_place_of_an_old_one_is_called(
    deleted: Deleted, people: People
) -> None:
    deleted.there = True
    await deleted.begin(people, "table")
    await deleted.change(lambda now: CommitBuilder(now, posts=[outbox.show_table(now)]).build())
    wish = WantPost(audience=PUBLIC, kind=outbox.TABLE, payload=outbox.mention([deleted.seat]))
    shown = await deleted.host.store.posts.get(deleted.seated.id, PUBLIC, outbox.TABLE)
    assert shown is not None
    assert shown.message_id is not None
    deleted.there = False
    await deleted.change(lambda now: CommitBuilder(now, posts=[wish]).build())
    assert deleted.rang == ["call"]
    assert await deleted.calls_left() == []


@pytest.mark.parametrize("refused", [0, 1])
async def test_the_owner_is_told_once(deleted: Deleted, people: People, refused: int) -> None:
    deleted.refused = refused
    await deleted.begin(people, "table")
    for _ in range(3):
        await deleted.change(lambda now: wake_commit(now, [deleted.seat], None, deleted.time.now))
    [told] = deleted.told
    assert "is gone" in told


async def test_the_end_calls_everybody_once(deleted: Deleted, people: People) -> None:
    await deleted.begin(people, "table")
    request = people.ask("ann").request
    await deleted.change(lambda now: breaking.break_off(now, request, deleted.time.now))
    await deleted.change(lambda now: CommitBuilder(now, posts=outbox.show_result(now)).build())
    assert deleted.rang == ["call"]


async def test_whoever_cannot_be_written_to_either_is_not_called_for_ever(deleted: Deleted, people: People) -> None:
    await deleted.begin(people, "table")
    deleted.closed = True
    await deleted.change(lambda now: wake_commit(now, [deleted.seat], None, deleted.time.now))
    assert deleted.rang == []
    assert await deleted.calls_left() == []


async def test_a_question_that_nobody_can_answer_rings_for_nobody(deleted: Deleted, people: People) -> None:
    await deleted.begin(people, "table")
    late = 1 - deleted.seat

    def ask(now: Seated) -> Commit:
        builder = CommitBuilder(now, now=deleted.time.now, timing=now.timing)
        late_votes.ask(builder, now, late, deleted.time.now, deleted.host.pauses)
        return builder.build()

    await deleted.change(ask)
    assert deleted.rang == []


@pytest.mark.parametrize("keep", [True, False])
async def test_what_moves_from_a_thread_to_the_channel_is_kept_no_longer_than_it_was_meant_to_be(
    host: Host, people: People, keep: bool
) -> None:
    table = TableId((await people.deal("war", "bob")).id)
    wish = WantPost(audience=PUBLIC, kind="call:1:2", channel_id=71, keep=keep)
    fields = TableFields(thread_id=71)
    await host.change(table, None, lambda now: CommitBuilder(now, fields=fields, posts=[wish]).build())
    post = await host.store.posts.get(table, PUBLIC, wish.kind)
    assert post is not None
    assert await thread_gone(host, post)
    moved = await host.store.posts.get(table, PUBLIC, wish.kind)
    assert moved is not None
    assert (moved.keep, moved.channel_id) == (keep, (await host.load(table)).table.channel_id)

"""Who cannot be mentioned by a message is owed a call once, however often that message cannot be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast
from unittest.mock import AsyncMock

import discord
import msgspec
import pytest

from bot.host import Host, Seated, applying, breaking, outbox, readiness
from bot.host.audiences import PUBLIC
from bot.host.timers import CALL
from bot.play import agreement, lobby, seats
from bot.post.calls import give_call
from bot.post.painting import Painted
from bot.post.poster import Poster
from bot.post.sending import Lacking
from storage.ids import TableId, UserId
from storage.models import Post
from tests.bot.play.conftest import People
from tests.bot.play.test_second_thoughts import Time, host, people, time
from tests.bot.play.test_taking_over import with_computer

__all__ = ["host", "people", "time"]

ANN, BOB = UserId(100), UserId(101)


async def result(host: Host, people: People) -> TableId:
    seated = await people.deal("war", "bob")
    asker = people.ask("ann")
    await host.change(seated.id, None, lambda now: breaking.break_off(now, asker.request, host.clock()))
    return TableId(seated.id)


async def ready_check(host: Host, people: People) -> TableId:
    table = await people.open("war")
    await agreement.agree(host, people.ask("ann"), table, "seats", "2")
    await agreement.agree(host, people.ask("ann"), table, "ready", "yes")
    await lobby.sit_down(host, people.ask("bob"), table)
    await host.change(table, None, lambda seated: readiness.look(seated, host.clock(), {}))
    return table


async def application(host: Host, people: People) -> TableId:
    seated = await with_computer(host, people, "bob")
    await seats.take_over(host, people.ask("dan"), seated, 2)
    return TableId(seated.id)


@pytest.mark.parametrize(
    ("begin", "kind"),
    [(result, outbox.RESULT), (ready_check, outbox.READY), (application, applying.post_kind(2))],
)
async def test_a_message_that_cannot_be_sent_owes_one_call(
    host: Host,
    people: People,
    time: Time,
    monkeypatch: pytest.MonkeyPatch,
    begin: Callable[[Host, People], Awaitable[TableId]],
    kind: str,
) -> None:
    await host.store.players.change(BOB, preferences=b'{"tell":"message"}')
    table = await begin(host, people)
    poster = Poster(host, discord.Client(intents=discord.Intents.none()), time)
    allowed = False
    called, attempts = 0, 0
    mentioned: list[tuple[int, ...]] = []

    async def show(_: Seated, post: Post, painted: Painted) -> tuple[int, int]:
        nonlocal called, attempts
        if post.kind.startswith(f"{outbox.CALL}:"):
            called += 1
        if post.kind == kind:
            attempts += 1
            if not allowed:
                raise Lacking(2)
            mentioned.append(painted.message.mentions)
        return 5, 77

    async def have_room(_: Host, __: discord.Client, post: Post) -> None:
        await host.store.posts.mark_shown(post, message_id=None)

    monkeypatch.setattr(poster._sender, "show", show)
    monkeypatch.setattr(poster._sender, "find_sent", AsyncMock(return_value=None))
    monkeypatch.setattr(poster, "_ready", AsyncMock())
    monkeypatch.setattr("bot.post.poster.rooms.open_room", have_room)
    monkeypatch.setattr("bot.post.failures.reach.note_lost", AsyncMock())
    for allowed in (False, False, False, False, True, True):  # noqa: B007 - show looks at it
        for _ in range(2):
            await poster._deliver_due()
            await asyncio.gather(*poster._busy)
            for timer in await host.store.timers.of_table(table):
                if timer.kind == CALL:
                    await give_call(host, timer)
        time.now += 700.0
    assert attempts > 3
    assert called == 1
    assert mentioned == [(ANN,)]


async def test_an_application_kept_by_an_earlier_version_is_read(host: Host, people: People) -> None:
    table = await application(host, people)
    post = await host.store.posts.get(table, PUBLIC, applying.post_kind(2))
    assert post is not None
    kept = {name: value for name, value in msgspec.json.decode(post.payload).items() if name != "owed"}
    earlier = Post(**{**post.model_dump(), "payload": msgspec.json.encode(kept)})
    assert applying.read_application(earlier) == applying.read_application(post)
    assert cast(applying.Application, applying.read_application(earlier)).owed == ()

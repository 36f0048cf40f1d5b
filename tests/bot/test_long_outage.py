"""Whatever Discord must show is tried again until it works, however long Discord or the database fails."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import msgspec
import pytest

from bot.host import Host, Seated, breaking, outbox
from bot.host.audiences import PUBLIC
from bot.post.failures import MOST_ATTEMPTS, handle_failure
from bot.post.folding import Fold
from bot.post.painting import Painted
from bot.post.poster import Poster
from bot.post.removing import remove_replaced
from bot.post.sending import LONGEST_PAUSE, Gone, Lacking, Later, Sender
from storage.commits import WantPost
from storage.errors import Unwritable
from storage.ids import TableId
from storage.models import Post
from storage.store import Store
from tests.bot.test_host import BOB, CEM, PAUSES, asks, running
from tests.fresh_database import fresh_database

UNAVAILABLE: Any = SimpleNamespace(status=503, reason="Service Unavailable", headers={})
REFUSED: Any = SimpleNamespace(status=400, reason="Bad Request", headers={})
BUSY_PROXY: Any = SimpleNamespace(status=429, reason="Too Many Requests", headers={})
UNKNOWN: Any = SimpleNamespace(status=404, reason="Not Found", headers={})
GONE = discord.HTTPException(UNKNOWN, "")
TROUBLES = [
    discord.DiscordServerError(UNAVAILABLE, ""),
    discord.RateLimited(7.0),
    aiohttp.ClientError(),
    OSError(),
    Unwritable("busy", "here", "for a while"),
]


class BrokenClient:
    """A client that gets the same error for whatever it asks for."""

    user = None

    def __init__(self, error: Exception) -> None:
        self.error = error

    def is_ready(self) -> bool:
        return True

    def get_channel(self, _: int) -> None:
        return None

    async def fetch_channel(self, _: int) -> None:
        raise self.error

    async def create_dm(self, _: object) -> None:
        raise self.error

    def get_partial_messageable(self, _: int) -> BrokenClient:
        return self

    def get_partial_message(self, _: int) -> BrokenClient:
        return self

    async def send(self, **_: object) -> None:
        raise self.error

    async def edit(self, **_: object) -> None:
        raise self.error

    async def delete(self) -> None:
        raise self.error

    async def history(self, limit: int) -> Any:
        if limit:
            raise self.error
        yield


@pytest.mark.parametrize("error", TROUBLES, ids=lambda error: type(error).__name__)
async def test_thread_and_result_are_not_given_up_either(tmp_path: Path, error: Exception) -> None:
    now = [1_000.0]
    async with await Store.open(fresh_database(tmp_path), clock=lambda: now[0]) as store:
        host = Host(store, lambda: now[0], PAUSES)
        await store.players.change(BOB, preferences=b'{"tell":"message"}')
        table = await running(host, "waves")
        await host.change(table, None, lambda seated: breaking.break_off(seated, asks(CEM, 500), now[0]))
        poster = Poster(host, cast(discord.Client, BrokenClient(error)), lambda: now[0])
        for _ in range(3 * MOST_ATTEMPTS):
            now[0] += 2 * LONGEST_PAUSE
            await poster._deliver_due()
            await asyncio.gather(*poster._busy)
        posts = {post.kind: post for post in await store.posts.of_table(table)}
    assert posts.keys() >= {outbox.ROOM, outbox.RESULT, outbox.TABLE, outbox.HAND}
    assert {post.state for post in posts.values()} == {"wanted"}
    assert posts[outbox.ROOM].attempts > MOST_ATTEMPTS
    assert posts[outbox.ROOM].not_before <= now[0] + LONGEST_PAUSE


async def meaning_of(code: int, tmp_path: Path, post: Post, *, sent_before: bool) -> Exception:
    """What a refusal with this code means for a post, or for the question whether it was sent before."""
    client: Any = BrokenClient(discord.HTTPException(REFUSED, {"code": code, "message": "no"}))
    async with await Store.open(fresh_database(tmp_path)) as store:
        sender, seated = Sender(client, store), cast(Seated, SimpleNamespace(place=5))
        message = cast(Painted, SimpleNamespace(message=SimpleNamespace(parts=())))
        with pytest.raises(Exception) as raised:
            await (sender.find_sent if sent_before else sender.show)(seated, post, message)
        return raised.value


@pytest.mark.parametrize("sent_before", [False, True])
async def test_a_locked_thread_and_too_many_conversations_are_no_reason_to_give_up(
    tmp_path: Path, sent_before: bool
) -> None:
    post = Post(table_id=TableId(1), audience=PUBLIC, kind=outbox.TABLE, attempts=2)
    for locked in (160005, 50083):
        assert isinstance(await meaning_of(locked, tmp_path, post, sent_before=sent_before), Lacking)
    assert isinstance(await meaning_of(40003, tmp_path, post, sent_before=sent_before), Later)


async def test_a_message_that_arrived_unnoticed_is_brought_up_to_date_in_a_thread_that_was_archived_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, thread = Mock(), Mock(spec=discord.Thread)
    client.fetch_channel = AsyncMock(return_value=thread)
    archived = discord.HTTPException(REFUSED, {"code": 50083, "message": "Thread is archived"})
    edit = client.get_partial_messageable.return_value.get_partial_message.return_value.edit = AsyncMock()
    edit.side_effect = [archived, None]
    post = Post(table_id=TableId(1), audience=PUBLIC, kind=outbox.RESULT, attempts=2)
    painted = cast(Painted, SimpleNamespace(layout=lambda: None, files=list, message=SimpleNamespace(mentions=())))
    async with await Store.open(fresh_database(tmp_path)) as store:
        sender = Sender(client, store)
        monkeypatch.setattr(sender, "_sent_before", AsyncMock(return_value=SimpleNamespace(id=6)))
        assert await sender.show(cast(Seated, SimpleNamespace(place=5)), post, painted) == (5, 6)
    thread.edit.assert_awaited_once_with(archived=False)
    assert edit.await_count == 2


async def test_a_message_that_was_deleted_is_sent_anew_also_after_a_long_outage(tmp_path: Path) -> None:
    async with await Store.open(fresh_database(tmp_path)) as store:
        host = Host(store, lambda: 1_000.0, PAUSES)
        table = await running(host, "waves")
        poster = Poster(host, cast(discord.Client, BrokenClient(OSError())), lambda: 1_000.0)
        post = Post(table_id=table, audience=PUBLIC, kind=outbox.TABLE, attempts=3 * MOST_ATTEMPTS)
        retry_at, why = await handle_failure(host, poster._sender, poster.clock, post, Gone("message"))
    assert why == "gone"
    assert retry_at is not None
    assert retry_at <= 1_000.0 + LONGEST_PAUSE


@pytest.mark.parametrize(("answer", "again"), [(UNAVAILABLE, True), (BUSY_PROXY, True), (UNKNOWN, False)])
async def test_an_old_message_is_deleted_or_folded_later_unless_it_is_gone(
    tmp_path: Path, answer: Any, *, again: bool
) -> None:
    client: Any = BrokenClient(discord.HTTPException(answer, ""))
    fold = Post(
        table_id=TableId(1), audience=PUBLIC, kind=f"{outbox.FOLD}:6", payload=msgspec.json.encode(Fold(5, 6, 0, 1))
    )
    painted = cast(Painted, SimpleNamespace(layout=lambda: None, files=list))
    async with await Store.open(fresh_database(tmp_path)) as store:
        sender, seated = Sender(client, store), cast(Seated, SimpleNamespace(place=5))
        for work in (sender.remove(5, 6), sender.show(seated, fold, painted)):
            with pytest.raises((discord.HTTPException, Later)) if again else nullcontext():
                await work


@pytest.mark.parametrize(("answer", "pause"), [*zip(TROUBLES[:4], (0.5, 7.0, 0.5, 0.5), strict=True), (GONE, None)])
async def test_what_cannot_be_deleted_now_is_named_with_its_own_channel(
    tmp_path: Path, answer: Exception, pause: float | None
) -> None:
    """The hand of the person who had a seat before lies in other direct messages than the new one."""
    client: Any = BrokenClient(answer)
    post = Post(table_id=TableId(1), audience="seat:2", kind=outbox.HAND, previous_channel_id=7, previous_id=6)
    async with await Store.open(fresh_database(tmp_path)) as store:
        host = Host(store, lambda: 1_000.0, PAUSES)
        wish = await remove_replaced(host, Sender(client, store), cast(Seated, None), post, 5)
    assert wish == (
        None
        if pause is None
        else WantPost(audience="seat:2", kind="removal:6", channel_id=7, not_before=1_000.0 + pause, keep=False)
    )

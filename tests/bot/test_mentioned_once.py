"""Whoever the table waits for is mentioned once, whatever becomes of the message in which others are mentioned."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.host import Host, outbox
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.timers import CALL, WAKE
from bot.host.turns import game_of
from bot.play.waking import wake
from bot.post import rooms
from bot.post.poster import Poster
from bot.post.snapshot import TableSnapshot
from engine.chance import Stream
from storage.commits import WantPost
from storage.ids import TableId
from storage.models import Post, Timer
from storage.store import Store
from tests.bot.test_host import ANN, BOB, CEM, PAUSES, running
from tests.fresh_database import fresh_database

PEOPLE = (ANN, BOB, CEM)
CHANNEL = 2
BOT: Any = SimpleNamespace(id=1)
BUSY: Any = SimpleNamespace(status=429, reason="Too Many Requests", headers={})


class Discord:
    """One channel and direct messages, as far as the bot sends to them, and whom the messages in the channel rang."""

    user = BOT

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.rung: list[int] = []
        self.refused = self.lost = 0
        """How many of the next messages in the channel do not arrive, or arrive without an answer."""
        self.busy = False
        """Whether a proxy in front of Discord lets nothing be deleted now."""
        self.deleted: set[int] = set()
        self.nonces: dict[str, Any] = {}
        self.may_send = asyncio.Event()
        self.may_send.set()
        self.sending = asyncio.Event()

    async def create_dm(self, user: Any) -> Any:
        return SimpleNamespace(id=1_000 + user.id)

    def get_partial_messageable(self, number: int) -> Any:
        async def send(**message: Any) -> Any:
            return await self.send(number, **message)

        async def history(limit: int) -> AsyncIterator[Any]:
            for one in reversed(self.sent[-limit:]):
                if one.channel == number:
                    yield one

        def get_partial_message(one: int) -> Any:
            async def edit(**_: Any) -> None:
                pass

            async def delete() -> None:
                if self.busy:
                    raise discord.HTTPException(BUSY, "")
                if number == CHANNEL:
                    self.deleted.add(one)

            return SimpleNamespace(edit=edit, delete=delete)

        return SimpleNamespace(send=send, history=history, get_partial_message=get_partial_message)

    async def send(self, number: int, *, view: Any, nonce: str, allowed_mentions: Any, **_: Any) -> Any:
        if number != CHANNEL:
            return SimpleNamespace(id=1)
        self.sending.set()
        await self.may_send.wait()
        if self.refused:
            self.refused -= 1
            raise aiohttp.ClientError
        if nonce not in self.nonces:
            one = SimpleNamespace(id=100 + len(self.sent), author=BOT, components=view.children, channel=number)
            self.sent.append(one)
            self.nonces[nonce] = one
            self.rung += [user.id for user in allowed_mentions.users]
        if self.lost:
            self.lost -= 1
            raise aiohttp.ClientError
        return self.nonces[nonce]


class Play:
    """A game in which all three must act, shown by a poster; its clock is the test's."""

    def __init__(self, store: Store, now: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = now
        self.store = store
        self.host = Host(store, lambda: now[0], PAUSES)
        self.discord = Discord()
        self.poster = Poster(self.host, cast(discord.Client, self.discord), lambda: now[0])

        async def have_room(_: Host, __: discord.Client, post: Post) -> None:
            await store.posts.mark_shown(post, message_id=None)

        monkeypatch.setattr(self.poster, "_ready", AsyncMock())
        monkeypatch.setattr("bot.post.poster.rooms.open_room", have_room)

    async def begin(self) -> None:
        for user in PEOPLE:
            await self.store.players.change(user, preferences=b'{"text_mode":true,"dms":false}')
        self.table = await running(self.host, "rolling", PEOPLE)
        luck = Stream(bytes(1))
        while len((game := game_of(await self.host.load(self.table))).to_act) < len(PEOPLE):
            await self.host.act(self.table, None, game.to_act[0], luck.choose(game.legal(game.to_act[0])))
        await self.show()
        self.discord.rung.clear()

    async def wake(self, seat: int) -> None:
        await wake(self.host, [Timer(table_id=self.table, kind=WAKE, seat=seat, due=self.now[0])])

    async def deliver(self) -> None:
        await self.poster._deliver_due()
        await asyncio.gather(*self.poster._busy)

    async def show(self) -> None:
        """Let time pass until all is shown."""
        for _ in range(8):
            await self.deliver()
            self.now[0] += 5.0

    async def post(self) -> Post:
        post = await self.store.posts.get(self.table, PUBLIC, outbox.TABLE)
        assert post is not None
        return post


@pytest.fixture
async def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Play]:
    now = [1_000.0]
    async with await Store.open(fresh_database(tmp_path), clock=lambda: now[0]) as store:
        one = Play(store, now, monkeypatch)
        await one.begin()
        yield one


async def under_way(play: Play) -> None:
    """Begin to send the table's message, and stop just before it arrives."""
    play.discord.may_send.clear()
    play.discord.sending.clear()
    await play.poster._deliver_due()
    async with asyncio.timeout(20):
        await play.discord.sending.wait()


async def arrives(play: Play) -> None:
    play.discord.may_send.set()
    await asyncio.gather(*play.poster._busy)


@pytest.mark.parametrize(("refused", "lost"), [(0, 0), (1, 0), (0, 1), (3, 0), (2, 1)])
async def test_who_is_woken_while_a_message_is_sent_takes_nobodys_place(play: Play, refused: int, lost: int) -> None:
    await play.wake(0)
    await under_way(play)
    await play.wake(1)
    play.discord.refused, play.discord.lost = refused, lost
    await arrives(play)
    await play.show()
    assert sorted(play.discord.rung) == [ANN, BOB]
    assert (await play.post()).payload == b""


async def test_who_is_asked_anew_while_the_message_of_their_last_turn_is_sent_is_called_once_more(play: Play) -> None:
    await play.wake(0)
    await under_way(play)
    await play.wake(1)
    await play.wake(0)
    await arrives(play)
    await play.show()
    assert sorted(play.discord.rung) == [ANN, ANN, BOB]
    assert (await play.post()).payload == b""


async def test_who_is_woken_after_a_message_arrived_unnoticed_is_mentioned_by_another(play: Play) -> None:
    play.discord.lost = 1
    await play.wake(0)
    await play.deliver()
    await play.wake(1)
    await play.show()
    assert play.discord.rung == [ANN, BOB]
    first, second = play.discord.sent[-2:]
    assert (await play.post()).message_id == second.id
    assert first.id != second.id


async def test_who_is_told_in_private_is_called_if_the_message_arrived_unnoticed_before(play: Play) -> None:
    await play.store.players.change(BOB, preferences=b'{"text_mode":true,"dms":false,"tell":"message"}')
    play.discord.lost = 1
    await play.wake(0)
    await play.deliver()
    await play.wake(1)
    await play.show()
    called = [timer.seat for timer in await play.store.timers.of_table(play.table) if timer.kind == CALL]
    assert (play.discord.rung, called) == ([ANN], [1])


@pytest.mark.parametrize("later", [0.0, 5.0])
async def test_who_is_woken_while_an_old_message_cannot_be_deleted_rings_for_nobody_else(
    play: Play, later: float
) -> None:
    """Each message is written down as soon as it is there, and those that could not be deleted go once that works."""
    first = (await play.post()).message_id or 0
    play.discord.busy = True
    await play.wake(0)
    await play.deliver()
    play.now[0] += later
    await play.wake(1)
    await play.deliver()
    assert play.discord.rung == [ANN, BOB]
    await play.show()
    play.discord.busy = False
    await play.show()
    assert play.discord.rung == [ANN, BOB]
    standing = [one.id for one in play.discord.sent if one.id >= first and one.id not in play.discord.deleted]
    assert standing == [(await play.post()).message_id]
    kinds = {post.kind.partition(":")[0] for post in await play.store.posts.of_table(play.table)}
    assert outbox.REMOVAL not in kinds


@pytest.mark.parametrize("arrived", [False, True])
async def test_a_message_that_is_sent_as_somebody_is_woken_is_followed_by_another(
    play: Play, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    await play.wake(0)
    read, done = play.store.posts.get, False

    async def get(table: TableId, audience: str, kind: str) -> Post | None:
        nonlocal done
        post = await read(table, audience, kind)
        if kind == outbox.TABLE and not done:
            done = True
            await (play.deliver() if arrived else under_way(play))
        return post

    monkeypatch.setattr(play.store.posts, "get", get)
    await play.wake(1)
    await arrives(play)
    await play.show()
    assert play.discord.rung == [ANN, BOB]


async def test_who_is_asleep_takes_nobody_out_who_is_woken_as_the_message_is_claimed(play: Play) -> None:
    """Bob, who is told in private, is owed a call; Cem is woken after the claim and before that is written down."""
    await play.store.players.change(BOB, preferences=b'{"text_mode":true,"dms":false,"tell":"message"}')
    await play.wake(1)
    [claimed] = [post for post in await play.store.posts.claim_due(play.poster.worker) if post.kind == outbox.TABLE]
    await play.wake(2)
    await play.poster._deliver_in_order(TableSnapshot(play.host, play.table), [claimed])
    await play.show()
    assert play.discord.rung == [CEM]


async def test_who_is_woken_before_the_thread_is_there_is_mentioned_in_it(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    room = WantPost(audience=PUBLIC, kind=outbox.ROOM, payload=outbox.mention([0]), keep=False)
    await play.host.change(play.table, None, lambda now: CommitBuilder(now, posts=[room]).build())
    [claimed] = [post for post in await play.store.posts.claim_due("w") if post.kind == outbox.ROOM]
    await play.wake(1)

    async def no_thread(*_: object) -> None:
        return None

    monkeypatch.setattr(rooms, "_thread", no_thread)
    await rooms.open_room(play.host, cast(discord.Client, play.discord), claimed)
    assert outbox.read_mentioned((await play.post()).payload) == [0, 1]

"""The private rooms of teams: what they are called, and who is inside whatever Discord refuses on the way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from msgspec import json

from bot.host import Host, outbox
from bot.host.audiences import team_audience
from bot.host.builder import CommitBuilder
from bot.host.seats import put_again
from bot.post.team_rooms import TeamRoom, name_room, set_talk
from bot.texts import texts_for
from storage.commits import WantPost
from storage.ids import TableId, UserId
from storage.models import Post
from storage.store import Store
from tests.bot.test_host import ANN, BOB, CEM, DAN, PAUSES, running
from tests.fresh_database import fresh_database

EVA = UserId(15)
CHANNEL = 2
NO_ACCESS = 50001
BROKEN: Any = SimpleNamespace(status=500, reason="Internal Server Error", headers={})
FORBIDDEN: Any = SimpleNamespace(status=403, reason="Forbidden", headers={})


def test_every_team_has_a_room_with_a_name_of_its_own_also_the_fourth() -> None:
    names = [name_room(texts_for("en"), TableId(7), team, given_up) for team in range(6) for given_up in range(2)]
    assert len(set(names)) == len(names)
    assert all("#7" in name for name in names)


def no_access() -> discord.Forbidden:
    return discord.Forbidden(FORBIDDEN, {"code": NO_ACCESS, "message": "Missing Access"})


class Discord:
    """One channel with private threads in a server that another process is connected to: none of them is known."""

    def __init__(self) -> None:
        self.user = SimpleNamespace(id=1)
        self.threads: dict[int, Mock] = {}
        self.inside: dict[int, set[int]] = {}
        self.unseen: set[int] = set()
        """The channels and threads that the bot may not see."""
        self.refused: dict[int, BaseException] = {}
        """By person, with what becomes of adding them: what Discord answers, or the end of the bot."""

    def get_channel(self, _: int) -> None:
        return None

    async def fetch_channel(self, number: int) -> Mock:
        if number in self.unseen:
            raise no_access()
        return self.threads[number] if number in self.threads else self._channel()

    def _channel(self) -> Mock:
        return Mock(spec=discord.TextChannel, threads=[], create_thread=self._open)

    async def _open(self, *, name: str, **_: object) -> Mock:
        number = 100 + len(self.threads)
        inside = self.inside[number] = set()

        async def add(user: discord.Object) -> None:
            if user.id in self.refused:
                raise self.refused[user.id]
            inside.add(user.id)

        async def remove(user: discord.Object) -> None:
            inside.discard(user.id)

        thread = Mock(spec=discord.Thread, id=number, archived=False, locked=False)
        thread.name, thread.parent = name, None
        thread.add_user, thread.remove_user = add, remove
        thread.send = AsyncMock(return_value=SimpleNamespace(id=9))
        self.threads[number] = thread
        return thread


class Team:
    """The first team of a game, and the post for its room."""

    def __init__(self, host: Host, table: TableId, people: list[UserId]) -> None:
        self.host = host
        self.table = table
        self.people = people
        self.discord = Discord()

    async def want(self, leaves: UserId | None = None, comes: UserId | None = None) -> None:
        """Want the room once more, after somebody has taken over a seat."""
        seats = [
            replace(put_again(seat), user_id=comes)
            for seat in (await self.host.load(self.table)).seats
            if leaves is not None and seat.user_id == leaves
        ]
        talk = WantPost(audience=team_audience(0), kind=outbox.TALK)
        await self.host.change(self.table, None, lambda now: CommitBuilder(now, seats=seats, posts=[talk]).build())

    async def set(self) -> None:
        """Bring the room up to date."""
        claimed = await self.host.store.posts.claim_due("w")
        [post] = [post for post in claimed if (post.audience, post.kind) == (team_audience(0), outbox.TALK)]
        try:
            await set_talk(self.host, self.discord, post)  # type: ignore[arg-type]
        finally:
            for other in claimed:
                await self.host.store.posts.mark_failed(other, retry_at=0.0)

    async def post(self) -> Post:
        post = await self.host.store.posts.get(self.table, team_audience(0), outbox.TALK)
        assert post is not None
        return post

    async def noted(self) -> TeamRoom:
        return json.decode((await self.post()).noted or b"", type=TeamRoom)


@pytest.fixture
async def team(tmp_path: Path) -> AsyncIterator[Team]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: 1_000.0) as store:
        host = Host(store, lambda: 1_000.0, PAUSES)
        table = await running(host, "waves", (ANN, BOB, CEM, DAN), mode="teams")
        seated = await host.load(table)
        assert seated.game is not None
        seats = seated.game.rooms[0].seats
        yield Team(host, table, sorted(user for seat in seats if (user := seated.seat(seat).user_id) is not None))


async def test_who_may_not_see_the_channel_keeps_nobody_else_out_nor_in(
    team: Team, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked, other = team.people
    team.discord.refused[blocked] = no_access()
    monkeypatch.setattr("bot.host.outbox.is_silent", lambda *_: True)
    await team.set()
    [(number, inside)] = team.discord.inside.items()
    assert inside == {other}
    assert await team.noted() == TeamRoom([other], asked=9)
    del team.discord.refused[blocked]
    await team.want(leaves=other, comes=EVA)
    await team.set()
    assert inside == {blocked, EVA}
    assert (await team.post()).message_id == number


async def test_who_was_let_in_before_discord_failed_is_shown_out_of_the_same_room(team: Team) -> None:
    first, second = team.people
    team.discord.refused[second] = discord.DiscordServerError(BROKEN, "")
    with pytest.raises(discord.DiscordServerError):
        await team.set()
    await team.want(leaves=first, comes=EVA)
    team.discord.refused.clear()
    await team.set()
    assert team.discord.inside == {100: {second, EVA}}, "no other room was made"


async def test_who_was_let_in_as_the_bot_was_stopped_is_shown_out_of_the_same_room(team: Team) -> None:
    first, second = team.people
    team.discord.refused[second] = asyncio.CancelledError()
    with pytest.raises(asyncio.CancelledError):
        await team.set()
    assert team.discord.inside == {100: {first}}
    await team.want(leaves=first, comes=EVA)
    team.discord.refused.clear()
    await team.set()
    assert team.discord.inside == {100: {second, EVA}}
    assert await team.noted() == TeamRoom(sorted([second, EVA]))


@pytest.mark.parametrize("may_see_channel", [True, False])
async def test_a_room_that_the_bot_is_not_in_any_more_is_opened_anew_if_it_sees_the_channel(
    team: Team, may_see_channel: bool
) -> None:
    left, stayed = team.people
    await team.set()
    team.discord.unseen = {100} if may_see_channel else {100, CHANNEL}
    await team.want(leaves=left, comes=EVA)
    await team.set()
    rooms = [thread.name for thread in team.discord.threads.values()]
    if may_see_channel:
        assert team.discord.inside[101] == {stayed, EVA}
        assert rooms[1] == f"{rooms[0]} (2)"
    else:
        assert len(rooms) == 1
        assert ((await team.post()).message_id, await team.noted()) == (100, TeamRoom([left, stayed]))

"""How posts are delivered and timers carried out when something goes wrong, with the real store and without Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import discord
import msgspec
import pytest

from bot.clock import TimerLoop
from bot.host import Host, Seated, outbox, turns
from bot.host.audiences import PUBLIC, seat_audience
from bot.host.builder import CommitBuilder
from bot.host.calling import CallContent
from bot.host.seats import put_again
from bot.host.timers import COMPUTER
from bot.play.waking import wake_commit
from bot.post.ages import may_be_sent, way_to_change
from bot.post.makers import make
from bot.post.painting import Painted
from bot.post.poster import Poster
from bot.post.sending import LONGEST_PAUSE, Later, Sender
from bot.post.snapshot import TableSnapshot
from storage.commits import SetTimer, WantPost
from storage.errors import Unwritable
from storage.ids import TableId, UserId
from storage.models import Post, Reach
from storage.store import Store
from tests.bot.test_host import ANN, BOB, CEM, PAUSES, running
from tests.fresh_database import fresh_database

NOW = 1_000.0


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: NOW) as one:
        yield one


@pytest.fixture
def host(store: Store) -> Host:
    return Host(store, lambda: NOW, PAUSES)


class NoDirectMessages:
    """A client whose request for a direct channel is held back by a rate limit."""

    user = None

    async def create_dm(self, _: object) -> None:
        raise discord.RateLimited(7.0)


def client() -> discord.Client:
    return discord.Client(intents=discord.Intents.none())


async def table_post(host: Host, table: TableId, worker: str = "w") -> Post:
    """The claimed post of the table itself."""
    await host.change(table, None, lambda seated: CommitBuilder(seated, posts=[outbox.show_table(seated)]).build())
    claimed = await host.store.posts.claim_due(worker)
    return next(post for post in claimed if post.kind == outbox.TABLE)


async def test_a_table_that_is_still_to_be_sent_is_made_to_mention_who_is_woken_too(host: Host) -> None:
    table = await running(host, "waves", mode="free")
    post = await table_post(host, table)
    seated = await host.load(table)
    assert seated.game is not None
    [mover] = seated.game.to_act
    waiting = post.model_copy(update={"payload": outbox.mention([2 - mover])})
    [woken] = [w for w in wake_commit(seated, [mover], waiting, NOW).posts if w.kind == outbox.TABLE]
    assert (woken.repost, outbox.read_mentioned(woken.payload)) == (False, sorted({mover, 2 - mover}))
    shown = post.model_copy(update={"message_id": 5, "channel_id": 6})
    [woken] = [w for w in wake_commit(seated, [mover], shown, NOW).posts if w.kind == outbox.TABLE]
    assert (woken.repost, outbox.read_mentioned(woken.payload)) == (True, [mover])


@pytest.mark.parametrize(
    ("tell", "reach", "by_hand", "at_table"),
    [
        ("message", "ok", True, False),
        ("message", "closed", False, True),
        ("table", "ok", False, True),
        ("both", "ok", True, True),
        ("nothing", "ok", False, False),
    ],
)
async def test_it_is_settled_when_somebody_is_asked_which_message_tells_them(
    host: Host, tell: str, reach: Reach, by_hand: bool, at_table: bool
) -> None:
    for user in (ANN, BOB, CEM):
        await host.store.players.change(user, preferences=msgspec.json.encode({"tell": tell}))
    seated = await host.load(await running(host, "waves", mode="free"))
    seats = [replace(put_again(seat), reach=reach) for seat in seated.seats]
    await host.change(seated.id, None, lambda now: CommitBuilder(now, seats=seats).build())
    seated = await host.load(seated.id)
    assert seated.game is not None
    woken = {wish.kind: wish for wish in wake_commit(seated, [seated.game.to_act[0]], None, NOW).posts}
    told = [bool(outbox.read_mentioned(woken[kind].payload)) for kind in (outbox.HAND, outbox.TABLE)]
    assert told == [by_hand, at_table]


async def test_whoever_has_moved_since_they_were_called_is_not_called_for_that_any_more(host: Host) -> None:
    for user in (ANN, BOB):
        await host.store.players.change(user, preferences=b'{"tell":"both"}')
    table = await running(host, "war", (ANN, BOB))
    first = turns.game_of(await host.load(table)).to_act[0]
    while (game := turns.game_of(seated := await host.load(table))).to_act == (first,):
        await host.act(table, None, first, game.legal(first)[0])
    [second] = game.to_act
    called = seated.seat(second).user_id
    await host.change(table, None, lambda now: wake_commit(now, [second], None, NOW))
    assert await told(host, table, second) == ((called,), False)
    goes_on = [each for each in game.legal(second) if game.act(second, each, bytes(32)).game.to_act == (second,)]
    await host.act(table, None, second, goes_on[0])
    assert await told(host, table, second) == ((), True)
    await host.change(table, None, lambda now: wake_commit(now, [second], None, NOW))
    assert await told(host, table, second) == ((called,), False), "called anew, as when what they laid ahead fails"


async def test_a_call_on_its_way_when_its_person_moves_is_not_sent(host: Host) -> None:
    table = await running(host, "war", (ANN, BOB))
    seated = await host.load(table)
    game = turns.game_of(seated)
    [seat] = game.to_act
    user = UserId(seated.seat(seat).user_id or 0)
    before, after = (f"{outbox.CALL}:{user}:{int((NOW + later) * 1000)}" for later in (0, 60))
    payload = msgspec.json.encode(CallContent(user, ((table, seat),)))
    calls = [WantPost(audience=PUBLIC, kind=kind, payload=payload) for kind in (before, after)]
    await host.change(table, None, lambda now: CommitBuilder(now, posts=calls).build())
    assert [await mentioned(host, table, kind) for kind in (before, after)] == [(user,), (user,)]
    goes_on = [each for each in game.legal(seat) if game.act(seat, each, bytes(32)).game.to_act == (seat,)]
    await host.act(table, None, seat, goes_on[0])
    assert [await mentioned(host, table, kind) for kind in (before, after)] == [(), (user,)]


async def mentioned(host: Host, table: TableId, kind: str) -> tuple[int, ...]:
    """Whom a public message, still to be sent, would mention."""
    post = await host.store.posts.get(table, PUBLIC, kind)
    assert post is not None
    message = await make(TableSnapshot(host, table), post)
    return message.mentions if message else ()


async def told(host: Host, table: TableId, seat: int) -> tuple[tuple[int, ...], bool]:
    """Whom the table's message, still to be sent, mentions, and whether the seat's hand comes silently."""
    found = []
    for audience, kind in ((PUBLIC, outbox.TABLE), (seat_audience(seat), outbox.HAND)):
        post = await host.store.posts.get(table, audience, kind)
        assert post is not None
        message = await make(TableSnapshot(host, table), post)
        assert message is not None
        found.append(message)
    return found[0].mentions, found[1].silent


async def test_a_rate_limit_on_the_way_to_a_direct_channel_is_waited_for(host: Host) -> None:
    table = await running(host, "waves", mode="free")
    hands = [post for post in await host.store.posts.claim_due("w") if post.kind == outbox.HAND]
    sender = Sender(NoDirectMessages(), host.store)  # type: ignore[arg-type]
    with pytest.raises(Later) as later:
        await sender.show(await host.load(table), hands[0], None)  # type: ignore[arg-type]
    assert later.value.seconds == 7.0


async def test_trouble_in_writing_trouble_down_is_tried_again_and_the_others_go_on(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    await running(host, "waves", mode="free")
    poster = Poster(host, client(), lambda: NOW)
    seen: list[str] = []
    failed: list[str] = []
    really = host.store.posts.mark_failed

    async def show(snapshot: object, post: Post) -> None:
        seen.append(post.kind)
        raise RuntimeError(post.kind)

    async def mark_failed(post: Post, **how: Any) -> Post | None:
        failed.append(post.kind)
        if len(failed) == 1:
            raise Unwritable("busy", "here", "for a moment")
        return await really(post, **how)

    monkeypatch.setattr("bot.post.poster.RELEASE_AFTER", (0.0, 0.0))
    monkeypatch.setattr(poster, "_deliver", show)
    monkeypatch.setattr(host.store.posts, "mark_failed", mark_failed)
    assert await poster._deliver_due()
    await asyncio.gather(*poster._busy)
    posts = await host.store.posts.claim_due("somebody else", now=NOW + 3600)
    assert len(posts) == len(seen) == len(failed) - 1, "no claim is left to end by itself"


async def test_a_thread_does_not_wait_for_the_shards_of_other_servers(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(host, "waves", mode="free")
    server = (await host.load(table)).table.server_id
    one: Any = discord.AutoShardedClient(intents=discord.Intents.none(), shard_ids=[0, 1], shard_count=2)
    one._connection._add_guild_from_data({"id": str(server)})
    assert not one.is_ready()
    poster, opened = Poster(host, one, lambda: NOW), AsyncMock()
    monkeypatch.setattr(poster, "_show", AsyncMock())
    monkeypatch.setattr("bot.post.poster.rooms.open_room", opened)
    await poster._deliver_due()
    await asyncio.gather(*poster._busy)
    opened.assert_awaited_once()


@pytest.mark.parametrize("late", [0.0, 0.4, 6.0])
async def test_a_round_that_is_put_off_still_comes_before_what_followed_it(
    late: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it is some seconds late, as on a full machine."""
    now = [NOW]
    sent: list[str] = []
    refused: list[str] = []
    async with await Store.open(f"sqlite:///{tmp_path / 'rounds.db'}", clock=lambda: now[0]) as store:
        host = Host(store, lambda: now[0], PAUSES)
        poster = Poster(host, client(), lambda: now[0])

        async def show(seated: Seated, post: Post, _: object) -> tuple[int, int]:
            if post.kind == "round:1" and now[0] < NOW + late:
                refused.append(post.kind)
                raise Later(0.1)
            sent.append(post.kind)
            return 1, 100 + len(sent)

        async def have_room(_: Host, __: discord.Client, post: Post) -> None:
            await store.posts.mark_shown(post, message_id=None)

        monkeypatch.setattr(poster._sender, "show", show)
        monkeypatch.setattr(poster, "_ready", AsyncMock())
        monkeypatch.setattr("bot.post.poster.rooms.open_room", have_room)
        table = await running(host, "waves", mode="free")
        while (game := turns.game_of(await host.load(table))).round != 3:
            await host.act(table, None, game.to_act[0], game.legal(game.to_act[0])[0])
        while now[0] < NOW + late + 10.0:
            await poster._deliver_due()
            await asyncio.gather(*poster._busy)
            now[0] += 0.25
    assert bool(refused) == bool(late)
    shown = [kind for kind in sent if kind == outbox.TABLE or outbox.is_round(kind)]
    assert shown == ["round:1", "round:2", "table"]


async def test_a_timer_that_fails_holds_up_no_other_of_its_table(host: Host) -> None:
    table = await running(host, "waves", mode="free")
    moved: list[int] = []

    async def move(_: int, seat: int) -> None:
        moved.append(seat)
        if seat == 0:
            raise RuntimeError("cannot think")

    due = [SetTimer(kind=COMPUTER, due=NOW - 1, seat=seat) for seat in (0, 1)]
    await host.change(table, None, lambda seated: CommitBuilder(seated, timers=due).build())
    clock = TimerLoop(host, move, lambda: NOW)
    timers = await host.store.timers.claim_due("clock")
    await clock._see_to(timers)
    assert sorted(moved) == [0, 1]
    [left] = [timer for timer in await host.store.timers.of_table(table) if timer.kind == COMPUTER]
    assert (left.seat, left.claimed_until) == (0, None)
    assert left.due > NOW


async def at_rest(host: Host) -> tuple[Seated, int, int]:
    """A table that runs, a seat that is asked, and one that is not."""
    seated = await host.load(await running(host, "waves", mode="free"))
    assert seated.game is not None
    asked = seated.game.to_act[0]
    return seated, asked, next(seat for seat in range(3) if seat not in seated.game.to_act)


def hand(seat: int, **fields: Any) -> Post:
    known: dict[str, Any] = {"message_id": 5, "version_wanted": 9, "version_shown": 8, "not_before": 0.0} | fields
    return Post(table_id=TableId(1), audience=f"seat:{seat}", kind=outbox.HAND, **known)


async def test_an_old_hand_is_left_alone_until_its_seat_is_asked(host: Host) -> None:
    seated, asked, other = await at_rest(host)
    later = NOW + outbox.QUIET
    assert way_to_change(seated, hand(other, not_before=later), (), asked) == "leave"
    assert way_to_change(seated, hand(other), (), other) == "edit", "who has just moved sees it"
    assert way_to_change(seated, hand(asked), {asked}, other) == "leave", "a new one is about to come"
    assert way_to_change(seated, hand(asked), (), asked) == "renew", "who goes on gets one that can be edited"


async def test_only_somebody_who_is_asked_gets_a_hand_as_a_new_message(host: Host) -> None:
    seated, asked, other = await at_rest(host)
    assert may_be_sent(seated, hand(asked, message_id=None))
    assert not may_be_sent(seated, hand(other, message_id=None))
    assert may_be_sent(seated, hand(other, message_id=None, payload=outbox.mention([other])))


async def test_somebody_who_is_written_to_for_the_first_time_twice_at_once_is_asked_for_once(tmp_path: Path) -> None:
    asked = []

    class Client:
        async def create_dm(self, user: Any) -> Any:
            asked.append(user.id)
            await asyncio.sleep(0)
            return SimpleNamespace(id=55)

    async with await Store.open(fresh_database(tmp_path)) as store:
        sender = Sender(Client(), store)  # type: ignore[arg-type]
        assert await asyncio.gather(*(sender._begin_conversation(UserId(4)) for _ in range(3))) == [55, 55, 55]
        assert asked == [4]
        assert (await store.players.get(UserId(4))).dm_channel_id == 55


UNAVAILABLE: Any = SimpleNamespace(status=503, reason="Service Unavailable")


@pytest.mark.parametrize("error", [aiohttp.ClientError(), OSError(), discord.DiscordServerError(UNAVAILABLE, "")])
async def test_no_message_is_given_up_because_discord_is_away_for_days(
    host: Host, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    client: Any = None  # It is not asked for anything.
    sender, painted = Sender(client, host.store), cast(Painted, None)

    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(sender, "_channel", fail)
    seated = await host.load(await running(host, "war", (ANN, BOB)))
    pauses = []
    for attempts in (1, 2, 12, 5_000):
        with pytest.raises(Later) as later:
            await sender.show(
                seated, Post(table_id=seated.id, audience="public", kind="table", attempts=attempts), painted
            )
        pauses.append(later.value.seconds)
    assert pauses[:2] == [0.5, 1.0]
    assert pauses[2] == pauses[3] <= LONGEST_PAUSE

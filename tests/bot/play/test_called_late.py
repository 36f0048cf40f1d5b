"""A call that could not be sent before its game ended."""

from __future__ import annotations

from bot.host import Host, Seated, calling, outbox
from bot.host.calling import DueCall
from bot.post.calls import make_call
from bot.post.snapshot import TableSnapshot
from storage.models import Post
from tests.bot.play.conftest import People
from tests.bot.play.test_called_at_the_end import play_on
from tests.bot.play.test_second_thoughts import Time, host, people, time

__all__ = ["host", "people", "time"]


async def give_call(host: Host, seated: Seated, name: str, people: People) -> Post:
    """A call about this table that waits to be sent."""
    asker = people.ask(name)
    owed = [DueCall(seated, seat, "table") for seat in seated.seats_of(asker.user)]
    posts = calling.calls_for(asker.user, owed, host.clock(), reach="ok", dms=True)
    assert await host.store.calls.give([], posts)
    calls = [post for post in await host.store.posts.of_table(seated.id) if post.kind.startswith(outbox.CALL)]
    return max(calls, key=lambda post: post.kind)


async def test_a_call_that_was_on_its_way_as_the_game_ended_is_no_second_one(
    host: Host, people: People, time: Time
) -> None:
    """A bot that was killed in between finds it when it is back."""
    seated = await people.deal("rolling", "bob", "cem")
    earlier = await give_call(host, seated, "bob", people)
    time.now += 1
    seated = await play_on(host, seated)
    assert await make_call(TableSnapshot(host, seated.id), seated, earlier) is None
    time.now += 1
    later = await give_call(host, seated, "bob", people)
    told = await make_call(TableSnapshot(host, seated.id), seated, later)
    assert told is not None
    assert told.mentions == (people.ask("bob").user,)

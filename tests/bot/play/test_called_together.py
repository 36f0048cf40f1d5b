"""A call waits a little for a reminder that is due at the same moment, so that one message carries both."""

from __future__ import annotations

import msgspec

from bot.clock import AGAIN
from bot.host import Host, Seated, outbox
from bot.host.builder import CommitBuilder
from bot.host.timers import CALL, REMIND
from bot.play.deadlines import see_to_deadlines
from bot.post.calls import PATIENCE, SOON, give_call
from bot.preferences import ServerSettings
from storage.commits import SetTimer
from storage.models import Timer
from tests.bot.play.conftest import SERVER, People
from tests.bot.play.daily import waited_for
from tests.bot.test_clock import DAY, Now, host, no_move, now, people, put_off, ticking

__all__ = ["host", "now", "people"]


async def reminded_and_called(host: Host, people: People, now: Now) -> Seated:
    """A game at which a reminder and a call of the same seat are due now."""
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(pace="daily")))
    seated = await people.deal("war", "bob")
    seat, *_ = waited_for(seated)
    now.at += 1.5 * DAY + 1
    due = [SetTimer(kind=kind, due=now.at, seat=seat) for kind in (CALL, REMIND)]
    await host.change(seated.id, None, lambda table: CommitBuilder(table, timers=due).build())
    return seated


async def claim(host: Host) -> dict[str, Timer]:
    """What is due now, by its kind."""
    return {timer.kind: timer for timer in await host.store.timers.claim_due("one")}


async def calls(host: Host, seated: Seated) -> int:
    """How many calls were given."""
    posts = await host.store.posts.of_table(seated.id)
    return sum(post.kind.startswith(f"{outbox.CALL}:") for post in posts)


async def test_what_fell_due_without_a_connection_comes_in_one_message(host: Host, people: People, now: Now) -> None:
    seated = await reminded_and_called(host, people, now)
    async with ticking(host, no_move, now) as clock:
        clock.may_call = lambda: False
        for _ in range(PATIENCE + 2):
            assert await put_off(host, seated, REMIND, now) == await put_off(host, seated, CALL, now) == AGAIN
            now.at += AGAIN
            clock.wake(0.0)
        await put_off(host, seated, REMIND, now)
        await put_off(host, seated, CALL, now)
    now.at += AGAIN
    due = await claim(host)
    await give_call(host, due[CALL])
    assert await calls(host, seated) == 0
    await see_to_deadlines(host, await host.load(seated.id), [due[REMIND]])
    await give_call(host, (await claim(host))[CALL])
    assert await calls(host, seated) == 1
    assert CALL not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}


async def test_a_call_does_not_wait_for_ever_for_a_reminder_that_nobody_sees_to(
    host: Host, people: People, now: Now
) -> None:
    seated = await reminded_and_called(host, people, now)
    for times in range(PATIENCE):
        assert await calls(host, seated) == 0, f"after {times} times"
        await give_call(host, (await claim(host))[CALL])
        now.at += SOON
    assert await calls(host, seated) == 1

"""Whoever was asked something at night is called for it in the morning, also if their seat has moved without them."""

from __future__ import annotations

from bot.host import Host, outbox
from bot.host.audiences import PUBLIC
from bot.host.timers import CALL
from bot.pace.terms import DAY, HOUR
from bot.play import leaving, presence
from bot.play.answers import Show
from bot.post.calls import make_call, owe_instead
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.ids import TableId
from tests.bot.play.conftest import People, words_of
from tests.bot.play.laying_ahead import LONG, act_first, deal, host, lay_first, moves_of, people, ring, time
from tests.bot.play.test_second_thoughts import Time

__all__ = ["host", "people", "time"]

NIGHT, MORNING = 10 * DAY + 23.0 * HOUR, 11 * DAY + 8.0 * HOUR


async def asked_at_night(host: Host, people: People, time: Time) -> tuple[TableId, int, int]:
    """A table at which a question is asked at night, the seat of who asks, and one that has laid its move ahead."""
    seated, mover, planner = await deal(host, people, "waves", "bob", "cem")
    for each in seated.seats:
        await presence.set_hours(host, people.ask(each.name), "UTC", "08:00-22:00")
    await lay_first(host, people, seated.id, planner)
    await ring(host, seated.id, time, NIGHT - time.now)
    await leaving.break_off(host, people.ask(seated.seat(mover).name), seated.id)
    question = await host.store.posts.get(seated.id, PUBLIC, outbox.BREAK)
    assert question is not None
    snapshot = TableSnapshot(host, seated.id)
    assert await make(snapshot, question)
    await owe_instead(host, await host.load(seated.id), question, snapshot.take_owed(), time.now)
    assert await owed(host, seated.id) == {seat: MORNING for seat in range(3) if seat != mover}
    return seated.id, mover, planner


async def owed(host: Host, table: TableId) -> dict[int | None, float]:
    """The calls that are owed at a table, by seat."""
    return {timer.seat: timer.due for timer in await host.store.timers.of_table(table) if timer.kind == CALL}


async def test_whose_plan_moves_at_night_is_still_called_in_the_morning_for_what_they_are_asked(
    host: Host, people: People, time: Time
) -> None:
    table, _, planner = await asked_at_night(host, people, time)
    await act_first(host, people, table)
    await ring(host, table, time, LONG)
    assert await moves_of(host, table, planner) == 1
    assert (await owed(host, table))[planner] == MORNING
    await ring(host, table, time, MORNING - time.now)
    seated = await host.load(table)
    posts = [post for post in await host.store.posts.of_table(table) if post.kind.startswith(outbox.CALL)]
    called = [call for post in posts if (call := await make_call(TableSnapshot(host, table), seated, post))]
    user = people.ask(seated.seat(planner).name).user
    [call] = [call for call in called if user in call.mentions]
    assert "asks what you think" in words_of(Show(call))


async def test_who_moves_by_hand_at_night_is_there_and_is_not_called_in_the_morning(
    host: Host, people: People, time: Time
) -> None:
    table, mover, planner = await asked_at_night(host, people, time)
    assert await act_first(host, people, table) == mover
    await act_first(host, people, table)
    assert await moves_of(host, table, planner) == 1
    assert planner not in await owed(host, table)

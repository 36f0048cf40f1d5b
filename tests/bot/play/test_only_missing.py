"""The last of three who were asked together is told so, unless their own move is already on its way."""

from __future__ import annotations

from bot.host import Host, Seated, turns
from bot.host.timers import CALL, FINAL
from bot.play import lobby, moves
from bot.post.calls import SOON, is_call, make_call
from bot.post.snapshot import TableSnapshot
from bot.screens.message import Text, flat
from storage.ids import TableId
from tests.bot.play.conftest import People
from tests.bot.play.laying_ahead import THOUGHTS, act_first, host, people, ring, time
from tests.bot.play.test_second_thoughts import Time

__all__ = ["host", "people", "time"]
MINUTES = 200.0


async def asked_together(host: Host, people: People, time: Time) -> Seated:
    """A table of Rolling at which three have just been asked for their plans, and called."""
    table = await people.open("rolling", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    while len(turns.game_of(seated := await host.load(table)).to_act) == 1:
        await act_first(host, people, table)
    await ring(host, table, time, MINUTES)
    return seated


async def plan(host: Host, people: People, table: TableId, *, sure: bool) -> int:
    """One of those missing plans."""
    seated = await host.load(table)
    game = turns.game_of(seated)
    seat = game.to_act[0]
    await moves.act(host, people.ask(seated.seat(seat).name), seated, seat, game.legal(seat)[0], sure=sure)
    return seat


async def calls(host: Host, table: TableId) -> list[str]:
    """What the calls say that have been given."""
    posts = [post for post in await host.store.posts.of_table(table) if is_call(post)]
    seated, made = await host.load(table), []
    for post in posts:
        if message := await make_call(TableSnapshot(host, table), seated, post):
            made.append("".join(part.markdown for part in flat(message.parts) if isinstance(part, Text)))
    return made


async def kinds(host: Host, table: TableId) -> set[str]:
    return {timer.kind for timer in await host.store.timers.of_table(table)}


async def test_whoever_has_planned_is_not_told_that_only_they_are_missing(
    host: Host, people: People, time: Time
) -> None:
    table = (await asked_together(host, people, time)).id
    for sure in (True, True, False):
        await plan(host, people, table, sure=sure)
    await ring(host, table, time, SOON)
    assert {CALL, FINAL} <= await kinds(host, table), "nobody is called yet"
    assert await calls(host, table) == []
    await ring(host, table, time, THOUGHTS)
    await ring(host, table, time, SOON)
    assert CALL not in await kinds(host, table)
    assert not [said for said in await calls(host, table) if "Only you are missing" in said]


async def test_whoever_takes_their_plan_back_is_told_then(host: Host, people: People, time: Time) -> None:
    table = (await asked_together(host, people, time)).id
    for sure in (True, True):
        await plan(host, people, table, sure=sure)
    seat = await plan(host, people, table, sure=False)
    await ring(host, table, time, SOON)
    name = (await host.load(table)).seat(seat).name
    await moves.think_again(host, people.ask(name), table, seat)
    await ring(host, table, time, THOUGHTS + SOON)
    [said] = await calls(host, table)
    assert "Only you are missing" in said

"""What is no turn leaves every clock as it is: a tip, and another plan in place of one that is in."""

from __future__ import annotations

from functools import partial

from bot.host import Host, Seated, lateness, turns
from bot.host.timers import LATE, REMIND, WAKE
from bot.host.waits import read_clock
from bot.pace.terms import HOUR
from bot.play import moves, undo
from engine.game import Action
from storage.ids import TableId
from tests.bot.play.conftest import People
from tests.bot.play.daily import pace
from tests.bot.play.laying_ahead import LONG, act_first, deal, find_handing_on, host, people, ring, time
from tests.bot.play.test_second_thoughts import Time
from tests.bot.play.test_timing_tells_nothing import planned_and_asked

__all__ = ["host", "people", "time"]
BRISK = 24 * HOUR


async def deal_brisk(host: Host, people: People, system: str) -> tuple[Seated, int, int]:
    """A game at the pace brisk, the seat that is asked and one that is not."""
    await pace(host, "brisk")
    for _ in range(20):
        dealt = await deal(host, people, system, "bob", "cem")
        if find_handing_on(dealt[0]):
            return dealt
    raise AssertionError("every move ended the game")


async def act(host: Host, people: People, table: TableId, seat: int, action: Action) -> Seated:
    seated = await host.load(table)
    await moves.act(host, people.ask(seated.seat(seat).name), seated, seat, action, sure=True)
    return await host.load(table)


async def tip(host: Host, people: People, table: TableId, seat: int) -> Seated:
    """Let a seat give a tip."""
    game = turns.game_of(await host.load(table))
    return await act(host, people, table, seat, next(filter(game.rules.is_advice, game.legal(seat))))


async def timers_of(host: Host, table: TableId) -> set[tuple[str, int | None, float]]:
    return {(each.kind, each.seat, each.due) for each in await host.store.timers.of_table(table)}


async def test_tips_of_whoever_is_waited_for_gain_them_no_time(host: Host, people: People, time: Time) -> None:
    seated, seat, _ = await deal_brisk(host, people, "wave")
    table, before = seated.id, await host.load(seated.id)
    timers = await timers_of(host, table)
    assert {(LATE, seat), (REMIND, seat)} <= {(kind, whose) for kind, whose, _ in timers}
    for _ in range(2):
        time.now += 10 * HOUR
        after = await tip(host, people, table, seat)
        assert after.timing.seats == before.timing.seats
        assert await timers_of(host, table) == timers
    reading = read_clock(after, seat, time.now)
    assert reading is not None
    assert reading.used == 20 * HOUR
    assert await act_first(host, people, table) == seat
    assert (await host.load(table)).timing.seats[seat].bank == BRISK - 20 * HOUR + 8 * HOUR


async def test_a_tip_of_somebody_late_leaves_them_late_and_the_others_asked(
    host: Host, people: People, time: Time
) -> None:
    seated, seat, _ = await deal_brisk(host, people, "wave")
    time.now += 30 * HOUR
    look = partial(lateness.look, seat=seat, now=time.now, pauses=host.pauses)
    await host.change(seated.id, None, look)
    before = await host.load(seated.id)
    assert before.timing.seats[seat].late
    assert before.timing.open_votes([seat])
    after = await tip(host, people, seated.id, seat)
    assert after.timing.seats == before.timing.seats
    assert after.timing.open_votes([seat])
    await act_first(host, people, seated.id)
    acted = await host.load(seated.id)
    assert acted.timing.seats[seat].bank == 8 * HOUR
    assert not acted.timing.open_votes([seat])


async def test_a_tip_between_turns_adds_nothing(host: Host, people: People, time: Time) -> None:
    seated, seat, other = await deal_brisk(host, people, "wave")
    time.now += 23 * HOUR
    await act_first(host, people, seated.id)
    before = (await host.load(seated.id)).timing.seats[seat]
    assert before.bank == 9 * HOUR
    for giver in (seat, other):
        after = await tip(host, people, seated.id, giver)
    assert after.timing.seats[seat] == before
    assert after.timing.seats[other].bank == BRISK


async def test_whoever_tips_before_they_are_called_is_called_all_the_same(
    host: Host, people: People, time: Time
) -> None:
    seated, _, _ = await deal_brisk(host, people, "wave")
    await act_first(host, people, seated.id)
    [seat] = turns.game_of(await host.load(seated.id)).to_act
    calls = {each for each in await timers_of(host, seated.id) if each[0] == WAKE}
    assert {whose for _, whose, _ in calls} == {seat}
    after = await tip(host, people, seated.id, seat)
    assert after.timing.seats[seat].asked is None
    assert calls <= await timers_of(host, seated.id)
    assert WAKE in await ring(host, seated.id, time, LONG)
    assert (await host.load(seated.id)).timing.seats[seat].asked == int(time.now)


async def test_what_is_laid_ahead_is_done_although_its_person_tips_in_their_turn(
    host: Host, people: People, time: Time
) -> None:
    seated, planner = await planned_and_asked(host, people, "wave")
    laid = seated.timing.plan_of(planner)
    after = await tip(host, people, seated.id, planner)
    assert after.timing.plan_of(planner) == laid
    assert WAKE in await ring(host, seated.id, time, LONG)
    now = await host.load(seated.id)
    plan = now.timing.plan_of(planner)
    assert now.timing.intent_of(planner) or plan is None or plan.why


async def test_another_plan_in_place_of_one_that_is_in_is_no_turn(host: Host, people: People, time: Time) -> None:
    seated, _, _ = await deal_brisk(host, people, "rolling")
    table = seated.id
    while len((game := turns.game_of(await host.load(table))).to_act) == 1:
        last = await act_first(host, people, table)
    await ring(host, table, time, LONG)
    [seat, slow] = {*game.to_act} - {last}
    time.now += 20 * HOUR
    first, second, *_ = game.legal(seat)
    once = await act(host, people, table, seat, first)
    assert once.timing.seats[seat].bank == 12 * HOUR
    twice = await act(host, people, table, seat, second)
    assert twice.timing.seats == once.timing.seats
    assert twice.timing.seats[slow].asked is not None
    await undo.take_back(host, people.ask(seated.seat(seat).name), table, seat)
    assert (await host.load(table)).timing.seats == once.timing.seats
    await undo.take_back(host, people.ask(seated.seat(seat).name), table, seat)
    back = (await host.load(table)).timing.seats[seat]
    assert back.bank != once.timing.seats[seat].bank, "the turn itself was taken back"
    assert back.asked == int(time.now)

"""What others can see of a turn, and when, is the same whether it was laid ahead or somebody made it by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.host import Host, Seated, audiences, intents, plan_state, plans, turns
from bot.host.builder import CommitBuilder
from bot.host.timers import PLAN, WAKE, Pauses
from bot.host.timing import Intent, read_timing
from bot.play.waking import wake_commit
from bot.systems import systems
from engine.game import Action
from storage.commits import Commit
from tests.bot.play.conftest import People
from tests.bot.play.laying_ahead import act_first, deal, host, lay_first, people, ring, time
from tests.bot.play.test_second_thoughts import Time

__all__ = ["host", "people", "time"]
PAUSES = Pauses(grace=20.0, computer=2.0, thoughts=0.0, spread=160.0, key=b"nobody knows")


def bare(seated: Seated) -> Seated:
    """The same table at which nobody has laid anything ahead."""
    return seated.with_timing(replace(seated.timing, plans=(), habits=()))


def seen(seated: Seated, commit: Commit, planner: int) -> dict[str, Any]:
    """All of a commit that others could ever see something of."""
    timing = read_timing(commit.timing) if commit.timing is not None else seated.timing
    own = audiences.seat_audience(planner)
    return {
        "posts": sorted(map(repr, (post for post in commit.posts if post.audience != own))),
        # Once a plan has acted, its person is called if they must move again: the second trace in docs/moving-ahead.md.
        "timers": sorted(repr(timer) for timer in commit.timers if (timer.kind, timer.seat) != (PLAN, planner)),
        "moves": [(row.kind, row.seat, row.payload, row.events) for row in commit.actions],
        "state": commit.state,
        "waits": commit.waits,
        "waiting": commit.waiting,
        "timing": replace(timing, plans=(), habits=()),
    }


def handing_over(seated: Seated, seat: int) -> Action:
    """A move of whoever is asked after which this seat is."""
    game = turns.game_of(seated)
    [asked] = game.to_act
    for action in game.legal(asked):
        after = game.act(asked, action, seated.table.seed).game
        if not game.rules.is_advice(action) and after.to_act == (seat,):
            return action
    pytest.skip("no such move")


async def test_a_seat_is_called_at_the_moment_at_which_its_plan_would_act(host: Host, people: People) -> None:
    pauses = set()
    for _ in range(3):
        seated, asked, planner = await deal(host, people, "rolling", "bob", "cem")
        await lay_first(host, people, seated.id, planner)
        seated = await host.load(seated.id)
        action, request = handing_over(seated, planner), people.ask(seated.seat(asked).name).request
        here, there = (turns.act(one, request, asked, action, 0.0, PAUSES) for one in (seated, bare(seated)))
        assert seen(seated, here, planner) == seen(seated, there, planner)
        [due] = [timer.due for timer in here.timers if timer.seat == planner]
        assert due == plan_state.due_at(seated, planner, 0.0, PAUSES)
        assert 20.0 <= due <= 180.0
        pauses.add(due)
    assert len(pauses) == 3


@pytest.mark.parametrize("system", systems())
async def test_what_a_plan_does_looks_like_the_same_move_made_by_hand(
    host: Host, people: People, time: Time, system: str
) -> None:
    seated, planner = await planned_and_asked(host, people, system)
    log = await host.log(seated)
    planned = plans.carry_out(seated, planner, log, time.now, PAUSES)
    if not planned.actions:
        assert_call_alike(seated, planned, planner, time.now)
        return
    [row] = [row for row in planned.actions if row.seat == planner]
    action = msgspec.json.decode(row.payload, type=turns.game_of(seated).rules.action_type)
    request = people.ask(seated.seat(planner).name).request
    by_hand = intents.act(bare(seated), request, planner, action, time.now, PAUSES)
    assert seen(seated, planned, planner) == seen(seated, by_hand, planner)
    assert (planned.by, by_hand.by) == (request.user, request.user)


async def test_a_call_after_a_plan_that_does_not_fit_looks_like_any_other(
    host: Host, people: People, time: Time
) -> None:
    seated, planner = await planned_and_asked(host, people, "rolling")
    plan = seated.timing.plan_of(planner)
    assert plan is not None
    assert plan.ahead is not None
    wish = replace(plan.ahead.steps[0][0], params={"colour": 0, "value": 9, "way": "pay"})
    never = replace(plan, ahead=replace(plan.ahead, steps=((wish,),)))
    seated = seated.with_timing(seated.timing.with_plan(planner, never))
    assert_call_alike(seated, plans.carry_out(seated, planner, [], time.now, PAUSES), planner, time.now)


async def test_whoever_cancels_is_called_when_the_plan_would_have_acted(host: Host, people: People, time: Time) -> None:
    seated, planner = await planned_and_asked(host, people, "rolling")
    due = await due_of(host, seated, planner)
    request = people.ask(seated.seat(planner).name).request
    commit = plans.cancel(seated, request, planner, time.now)
    assert commit.timers == ()
    assert commit.clear_timers == ()
    assert [post.audience for post in commit.posts] == [audiences.seat_audience(planner)]
    await host.change(seated.id, None, lambda now: plans.cancel(now, request, planner, time.now))
    assert await due_of(host, seated, planner) == due
    await ring(host, seated.id, time, due - time.now)
    assert (await host.load(seated.id)).timing.seats[planner].asked == int(time.now)


async def test_whoever_has_decided_is_not_called_while_they_may_think_again(
    host: Host, people: People, time: Time
) -> None:
    seated, planner = await planned_and_asked(host, people, "rolling")
    due = await due_of(host, seated, planner)

    def decide(now: Seated) -> Commit:
        game = turns.game_of(now)
        fields = msgspec.json.decode(msgspec.json.encode(game.legal(planner)[0]), type=dict)
        intent = Intent(planner, people.ask(now.seat(planner).name).user, game.prompt(planner), fields, due + 5)
        return CommitBuilder(now, timing=replace(bare(now).timing, intents=(intent,))).build()

    await host.change(seated.id, None, decide)
    await ring(host, seated.id, time, due - time.now + 1)
    assert (await host.load(seated.id)).timing.seats[planner].asked is None
    await host.change(seated.id, None, lambda now: CommitBuilder(now, timing=replace(now.timing, intents=())).build())
    await ring(host, seated.id, time, 10.0)
    assert (await host.load(seated.id)).timing.seats[planner].asked is not None


async def planned_and_asked(host: Host, people: People, system: str) -> tuple[Seated, int]:
    """A table that asks a seat for what it has laid ahead."""
    guests = ("bob",) if system == "breakers" else ("bob", "cem")
    for _ in range(20):
        seated, _, planner = await deal(host, people, system, *guests)
        await lay_first(host, people, seated.id, planner)
        try:
            await act_first(host, people, seated.id)
        except AssertionError:
            continue
        seated = await host.load(seated.id)
        if planner in turns.game_of(seated).to_act:
            return seated, planner
    raise AssertionError("nobody is asked for what is laid ahead")


async def due_of(host: Host, seated: Seated, seat: int) -> float:
    timers: Sequence[Any] = await host.store.timers.of_table(seated.id)
    [due] = [timer.due for timer in timers if (timer.kind, timer.seat) == (WAKE, seat)]
    return float(due)


def assert_call_alike(seated: Seated, commit: Commit, planner: int, now: float) -> None:
    """A plan that was put aside shows nothing, and its person is called as if there had been none."""
    assert {post.audience for post in commit.posts} <= {audiences.seat_audience(planner)}
    assert [(timer.kind, timer.due) for timer in commit.timers] == [(WAKE, now)]
    here, there = (wake_commit(one, [planner], None, now) for one in (seated, bare(seated)))
    assert seen(seated, here, planner) == seen(seated, there, planner)

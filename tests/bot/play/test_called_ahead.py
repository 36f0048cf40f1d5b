"""Whoever wants to be told that they can move ahead is told when a round begins, whatever they have laid ahead."""

from __future__ import annotations

from unittest.mock import Mock

import msgspec
import pytest

from bot.controls import TellMe, read
from bot.host import Host, Seated, intents, outbox, plan_state, turns
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.timers import CALL, PLAN
from bot.host.timing import Intent
from bot.play import moves, telling
from bot.post.calls import _want
from bot.post.snapshot import TableSnapshot
from bot.screens.calls import say_want
from bot.texts import LANGUAGES, texts_for
from engine.game import Action
from storage.commits import Commit
from storage.ids import TableId, UserId
from tests.bot.play.conftest import NAMES, People, ids_of, words_of
from tests.bot.play.laying_ahead import LONG, THOUGHTS, act_first, deal, host, lay_first, people, ring, time
from tests.bot.play.test_habits import at_discard
from tests.bot.play.test_second_thoughts import Time

__all__ = ["host", "people", "time"]


async def begin_round(host: Host, people: People, *, planned: bool = False) -> tuple[TableId, set[int], set[int]]:
    """A table of Waves at which a round has just begun, who is called about it, and who is asked."""
    seated = await at_discard(host, people)
    if planned:
        await lay_first(host, people, seated.id, 1)
    before = turns.game_of(seated).round
    for _ in range(2):
        await act_first(host, people, seated.id)
    after = await host.load(seated.id)
    game = turns.game_of(after)
    assert game.round != before
    assert plan_state.is_ready(after, 1) is planned
    called = {timer.seat for timer in await host.store.timers.of_table(seated.id) if timer.kind == CALL}
    return seated.id, {seat for seat in called if seat is not None}, set(game.to_act)


async def want_it(host: Host, people: People, *, wanted: bool = True) -> None:
    for name in NAMES[:3]:
        await telling.choose_ahead(host, people.ask(name), TableId(0), wanted=wanted)


async def test_a_round_that_begins_is_told_to_those_who_can_move_ahead_and_want_to_know(
    host: Host, people: People
) -> None:
    assert not (await begin_round(host, people))[1]
    await want_it(host, people)
    table, called, asked = await begin_round(host, people)
    assert called == {0, 1, 2} - asked
    seated = await host.load(table)
    snapshot = TableSnapshot(host, table)
    for seat in called:
        want = await _want(snapshot, seated, seat, UserId(seated.seat(seat).user_id or 0))
        assert want is not None
        assert want.ahead
        for language in LANGUAGES:
            assert f"#{table}" in say_want(want, texts_for(language))
    await want_it(host, people, wanted=False)
    assert not (await begin_round(host, people))[1]


async def test_who_is_called_does_not_depend_on_what_is_laid_ahead(host: Host, people: People) -> None:
    await want_it(host, people)
    found = [await begin_round(host, people, planned=planned) for planned in (False, True)]
    assert found[0][1:] == ({0, 1, 2} - found[0][2], found[0][2])
    assert found[1][1:] == ({0, 1, 2} - found[1][2], found[1][2])


async def test_who_is_told_to_be_next_does_not_depend_on_what_is_laid_ahead(host: Host, people: People) -> None:
    for name in NAMES[:3]:
        await telling.choose_next(host, people.ask(name), TableId(0), wanted=True)
    for planned in (False, True):
        seated = await people.deal("waves", "bob", "cem")
        asked = turns.game_of(seated).to_act[0]
        then = (asked + 2) % 3
        if planned:
            await lay_first(host, people, seated.id, then)
        await act_first(host, people, seated.id)
        assert turns.game_of(await host.load(seated.id)).follows == then
        called = [timer.seat for timer in await host.store.timers.of_table(seated.id) if timer.kind == CALL]
        assert called == [then]


async def test_being_told_that_one_can_move_ahead_is_one_press_in_how_one_is_told(host: Host, people: People) -> None:
    shown = await telling.show(host, people.ask("ann"))
    assert TellMe(TableId(0), "ahead") in map(read, ids_of(shown))
    shown = await telling.choose_ahead(host, people.ask("ann"), TableId(0), wanted=True)
    assert TellMe(TableId(0), "behind") in map(read, ids_of(shown))
    assert "a round begins for which you can prepare a move" in words_of(shown)


async def test_whoever_must_move_again_once_their_plan_is_through_is_called_for_it(
    host: Host, people: People, time: Time
) -> None:
    seated, _, planner = await deal(host, people, "war", "bob")
    await ring(host, seated.id, time, 30)
    await lay_first(host, people, seated.id, planner)
    while planner not in turns.game_of(await host.load(seated.id)).to_act:
        await act_first(host, people, seated.id)
    await ring(host, seated.id, time, LONG)
    between = await host.load(seated.id)
    plan = between.timing.plan_of(planner)
    assert plan is not None
    assert (plan.ahead, plan.done) == (None, True)
    assert planner in turns.game_of(between).to_act
    await ring(host, seated.id, time, LONG)
    table = await host.store.posts.get(seated.id, PUBLIC, outbox.TABLE)
    assert table is not None
    assert planner in outbox.read_mentioned(table.payload)
    clock = (await host.load(seated.id)).timing.seats[planner]
    assert (clock.asked, clock.own) == (int(time.now), False), "no clock runs before the call"
    assert PLAN not in await ring(host, seated.id, time, LONG)


async def test_whoever_moves_by_hand_after_their_plan_is_not_called_when_that_would_have_been(
    host: Host, people: People, time: Time
) -> None:
    seated, _, planner = await deal(host, people, "war", "bob")
    await ring(host, seated.id, time, 30)
    await lay_first(host, people, seated.id, planner)
    while planner not in turns.game_of(await host.load(seated.id)).to_act:
        await act_first(host, people, seated.id)
    await ring(host, seated.id, time, LONG)
    assert {timer.kind for timer in await host.store.timers.of_table(seated.id) if timer.seat == planner} >= {PLAN}
    await act_first(host, people, seated.id)
    assert PLAN not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}


@pytest.mark.parametrize("by_hand", ["nothing", "at once", "another", "another that waits"])
async def test_whoever_decides_by_hand_about_a_move_of_their_plan_is_not_called_in_mid_turn(
    host: Host, people: People, time: Time, monkeypatch: pytest.MonkeyPatch, by_hand: str
) -> None:
    seated, _, planner = await deal(host, people, "war", "bob")
    await ring(host, seated.id, time, 30)
    await lay_first(host, people, seated.id, planner)
    while planner not in turns.game_of(await host.load(seated.id)).to_act:
        await act_first(host, people, seated.id)
    monkeypatch.setattr(intents, "_ends_the_chance", Mock(return_value=True))
    await ring(host, seated.id, time, LONG)
    waiting = await host.load(seated.id)
    asker = people.ask(waiting.seat(planner).name)
    intent, plan = waiting.timing.intent_of(planner), waiting.timing.plan_of(planner)
    assert plan is not None
    assert intent is not None
    assert plan.acting
    if by_hand == "at once":
        await moves.settle(host, asker, seated.id, planner)
    elif by_hand != "nothing":
        monkeypatch.setattr(intents, "_ends_the_chance", Mock(return_value=by_hand == "another that waits"))
        await moves.act(host, asker, waiting, planner, another(waiting, intent))
        after = (await host.load(seated.id)).timing
        assert (after.plan_of(planner), after.seats[planner].asked) == (None, int(time.now))
    await ring(host, seated.id, time, THOUGHTS)
    between = await host.load(seated.id)
    assert between.timing.intent_of(planner) is None
    assert planner in turns.game_of(between).to_act
    timers = {timer.kind for timer in await host.store.timers.of_table(seated.id) if timer.seat == planner}
    assert (PLAN in timers) == (by_hand == "nothing")
    await ring(host, seated.id, time, LONG)
    table = await host.store.posts.get(seated.id, PUBLIC, outbox.TABLE)
    assert table is not None
    assert (planner in outbox.read_mentioned(table.payload)) == (by_hand == "nothing")


def another(seated: Seated, intent: Intent) -> Action:
    """Another move than the one that waits, after which the seat has to move again."""
    game = turns.game_of(seated)
    for action in game.legal(intent.seat):
        after = game.act(intent.seat, action, seated.table.seed).game
        if intents.action_of(game, intent) != action and intent.seat in after.to_act:
            return action
    raise AssertionError("no such move")


async def test_nobody_is_called_between_two_moves_of_a_turn_that_are_laid_ahead(
    host: Host, people: People, time: Time
) -> None:
    seated, _, planner = await deal(host, people, "war", "bob")
    await ring(host, seated.id, time, 30)
    await lay_first(host, people, seated.id, planner, 2)

    def twice(now: Seated) -> Commit:
        plan = now.timing.plan_of(planner)
        assert plan is not None
        assert plan.ahead is not None
        ahead = msgspec.structs.replace(plan.ahead, steps=plan.ahead.steps[:1] * 2)
        timing = now.timing.with_plan(planner, msgspec.structs.replace(plan, ahead=ahead, said=plan.said[:1] * 2))
        return CommitBuilder(now, timing=timing).build()

    await host.change(seated.id, None, twice)
    while planner not in turns.game_of(await host.load(seated.id)).to_act:
        await act_first(host, people, seated.id)
    await ring(host, seated.id, time, LONG)
    between = await host.load(seated.id)
    plan = between.timing.plan_of(planner)
    assert plan is not None
    assert plan.ahead is not None
    assert (len(plan.ahead.steps), plan.done) == (1, True)
    assert planner in turns.game_of(between).to_act
    table = await host.store.posts.get(seated.id, PUBLIC, outbox.TABLE)
    assert table is not None
    assert planner not in outbox.read_mentioned(table.payload)
    assert {timer.kind for timer in await host.store.timers.of_table(seated.id) if timer.seat == planner} >= {PLAN}

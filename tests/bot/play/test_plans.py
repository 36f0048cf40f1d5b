"""Moving ahead in the bot: what is laid ahead is done in its turn, is nobody else's business, and is told if not."""

from __future__ import annotations

from statistics import median

import msgspec
import pytest

from bot.clock import TimerLoop
from bot.controls import CancelPlan, LayAhead
from bot.host import Host, outbox, plan_state, turns
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.intents import LIVE_PAUSE
from bot.host.plan_state import AT_LIVE
from bot.host.timers import FINAL, WAKE, Pauses
from bot.play import looking, moves, plans, undo
from bot.play.answers import Show
from bot.play.waking import SOON
from bot.scenes import scene_of
from bot.screens import frame
from bot.screens.plans import say_why
from bot.systems import systems
from bot.texts import LANGUAGES, texts_for
from engine.errors import Refused
from engine.games.waves.actions import Rebel
from engine.plan import Claim, PutAside
from tests.bot.play.conftest import People, words_of
from tests.bot.play.laying_ahead import (
    LONG,
    THOUGHTS,
    act_first,
    controls_in,
    deal,
    host,
    lay_first,
    moves_of,
    people,
    ring,
    time,
)
from tests.bot.play.test_second_thoughts import Time, find_tip
from tests.bot.play.test_timing_tells_nothing import planned_and_asked

__all__ = ["host", "people", "time"]


async def test_a_draft_of_three_is_ranked_in_five_presses_and_done_without_calling_anybody(
    host: Host, people: People, time: Time
) -> None:
    seated, _, planner = await deal(host, people, "rolling", "bob", "cem")
    assert await lay_first(host, people, seated.id, planner, wishes=3) <= 5
    assert plan_state.is_ready(await host.load(seated.id), planner)
    await act_first(host, people, seated.id)
    await ring(host, seated.id, time, host.pauses.grace - 1)
    assert await moves_of(host, seated.id, planner) == 0
    before = await host.store.posts.get(seated.id, PUBLIC, outbox.TABLE)
    await ring(host, seated.id, time, LONG)
    shown = await host.store.posts.get(seated.id, PUBLIC, outbox.TABLE)
    assert before is not None
    assert shown is not None
    assert planner not in outbox.read_mentioned(shown.payload)
    assert await moves_of(host, seated.id, planner) == 1
    after = await host.load(seated.id)
    assert after.timing.seats[planner].asked is None
    hand = words_of(await looking.show_hand(host, people.ask(after.seat(planner).name), after))
    assert "Done as you prepared it" in hand
    assert "Prepared" in hand


async def test_a_plan_waits_between_twenty_seconds_and_three_minutes_and_is_quick_at_a_live_table(
    host: Host, people: People
) -> None:
    seated, _, planner = await deal(host, people, "rolling")
    await lay_first(host, people, seated.id, planner)
    seated = await host.load(seated.id)
    keys = [number.to_bytes(2, "big") for number in range(400)]
    waited = [plan_state.due_at(seated, planner, 0.0, Pauses(grace=20.0, spread=160.0, key=key)) for key in keys]
    assert 20 <= min(waited) < 21
    assert 170 < max(waited) <= 180
    assert 35 < median(waited) < 45
    seated.__dict__["contract"] = msgspec.structs.replace(seated.contract, pace="live")
    assert plan_state.due_at(seated, planner, 0.0, host.pauses) == AT_LIVE < LIVE_PAUSE
    for pace, at in (("open", 20.0), ("live", 0.0)):
        seated.__dict__["contract"] = msgspec.structs.replace(seated.contract, pace=pace, plans="no")
        assert plan_state.due_at(seated, planner, 0.0, Pauses(grace=20.0, spread=160.0)) == at


@pytest.mark.parametrize("system", systems())
async def test_every_system_can_be_played_ahead_by_buttons(host: Host, people: People, time: Time, system: str) -> None:
    guests = ("bob",) if system == "breakers" else ("bob", "cem")
    seated, _, planner = await deal(host, people, system, *guests)
    await lay_first(host, people, seated.id, planner)
    after = await host.load(seated.id)
    for language in LANGUAGES:
        scene = scene_of(after, planner, texts_for(language), [])
        said = words_of(Show(frame.private(scene)))
        assert texts_for(language)("plan-laid") in said
        assert "-claim-" not in said
        assert f"{after.table.game}-" not in said
    await act_first(host, people, seated.id)
    for _ in range(12):
        await ring(host, seated.id, time, LONG)
        now = await host.load(seated.id)
        plan = now.timing.plan_of(planner)
        if not now.running or plan is None or plan.done or plan.why:
            break
        await act_first(host, people, seated.id)
    now = await host.load(seated.id)
    plan = now.timing.plan_of(planner)
    if now.running:
        assert plan is not None
        assert plan.done or plan.why is not None


async def test_a_plan_that_does_not_fit_says_why_and_its_person_is_called(
    host: Host, people: People, time: Time
) -> None:
    seated, _, planner = await deal(host, people, "rolling")
    await lay_first(host, people, seated.id, planner)
    seated = await host.load(seated.id)
    plan = seated.timing.plan_of(planner)
    assert plan is not None
    assert plan.ahead is not None
    wish = msgspec.structs.replace(plan.ahead.steps[0][0], params={"colour": 0, "value": 9, "way": "pay"})
    never = msgspec.structs.replace(plan, ahead=msgspec.structs.replace(plan.ahead, steps=((wish,),)))
    await host.change(
        seated.id, None, lambda now: CommitBuilder(now, timing=now.timing.with_plan(planner, never)).build()
    )
    await act_first(host, people, seated.id)
    await ring(host, seated.id, time, LONG)
    after = await host.load(seated.id)
    assert after.timing.seats[planner].asked == int(time.now)
    assert after.timing.plan_of(planner) is not None
    hand = words_of(await looking.show_hand(host, people.ask(after.seat(planner).name), after))
    assert "nothing of it can be done now" in hand
    other = next(seat for seat in after.seats if seat.number != planner)
    assert "prepared" not in words_of(await looking.show_hand(host, people.ask(other.name), after)).casefold()


async def test_a_stop_and_a_broken_condition_are_told_in_words(host: Host, people: People) -> None:
    seated, _, planner = await deal(host, people, "rolling")
    scene = scene_of(seated, planner, texts_for("en"), [])
    assert "another round begins" in say_why(scene, PutAside("round"))
    assert "red 4 is still there" in say_why(scene, PutAside("claim", Claim("first", {"colour": 0, "value": 4})))


async def test_a_plan_is_not_laid_without_a_condition_that_somebody_has_made_impossible_meanwhile(
    host: Host, people: People
) -> None:
    """An old message is refused; after any other press, what is shown is what will be laid."""
    seated, asked, follows = await deal(host, people, "waves", "bob", "cem")
    planner, game = 3 - asked - follows, turns.game_of(seated)
    name, menu = seated.seat(planner).name, game.plan_menu(planner)
    followers = menu.compose(("f",)).question
    assert followers is not None
    wish = ("f", followers.options[0].token)
    pressed = LayAhead(seated.id, planner, menu.prompt, (f"if.{menu.compose(wish).claims[0].token}", *wish))

    async def find_lay() -> LayAhead:
        controls = controls_in(await plans.make(host, people.ask(name), pressed))
        [lay] = [control for control in controls if isinstance(control, LayAhead) and control.done]
        return lay

    lay = await find_lay()
    assert lay.path == pressed.path
    rebel = next(action for action in game.legal(asked) if isinstance(action, Rebel))
    await moves.act(host, people.ask(seated.seat(asked).name), seated, asked, rebel, sure=True)
    with pytest.raises(Refused, match="stale-choice"):
        await plans.make(host, people.ask(name), lay)
    assert not plan_state.is_ready(await host.load(seated.id), planner)
    lay = await find_lay()
    assert lay.path == ("if.", *wish)
    await plans.make(host, people.ask(name), lay)
    assert plan_state.is_ready(await host.load(seated.id), planner)


async def test_moving_by_hand_drops_the_plan(host: Host, people: People, time: Time) -> None:
    seated, _, planner = await deal(host, people, "rolling", "bob", "cem")
    await lay_first(host, people, seated.id, planner, wishes=2)
    await act_first(host, people, seated.id)
    assert await act_first(host, people, seated.id) == planner
    assert (await host.load(seated.id)).timing.plan_of(planner) is None
    await ring(host, seated.id, time, LONG)
    assert await moves_of(host, seated.id, planner) == 1


async def test_what_a_plan_did_can_be_taken_back_like_any_move(host: Host, people: People, time: Time) -> None:
    seated, _, planner = await deal(host, people, "rolling", "bob", "cem")
    name = seated.seat(planner).name
    await lay_first(host, people, seated.id, planner, wishes=3)
    await act_first(host, people, seated.id)
    [due] = [timer.due for timer in await host.store.timers.of_table(seated.id) if timer.kind == WAKE]
    await ring(host, seated.id, time, due - time.now + 0.1)
    assert await moves_of(host, seated.id, planner) == 1
    await undo.take_back(host, people.ask(name), seated.id, planner)
    after = await host.load(seated.id)
    assert planner in turns.game_of(after).to_act
    assert after.timing.plan_of(planner) is None


async def test_a_plan_that_draws_has_its_second_thoughts(host: Host, people: People, time: Time) -> None:
    for _ in range(10):
        seated, _, planner = await deal(host, people, "wave", "bob", "cem")
        await lay_first(host, people, seated.id, planner)
        try:
            await act_first(host, people, seated.id)
        except AssertionError:
            continue
        time.now += LONG
        due = await host.store.timers.claim_due("test", limit=10)

        async def nobody(_table: int, _seat: int) -> None: ...

        await TimerLoop(host, nobody, time)._see_to([timer for timer in due if timer.table_id == seated.id])
        now = await host.load(seated.id)
        intent = now.timing.intent_of(planner)
        if intent is None:
            continue
        [final] = [timer for timer in await host.store.timers.of_table(seated.id) if timer.kind == FINAL]
        assert final.due == time.now + THOUGHTS
        await undo.take_back(host, people.ask(now.seat(planner).name), seated.id, planner)
        after = await host.load(seated.id)
        assert after.timing.plan_of(planner) is None
        assert after.timing.intent_of(planner) is None
        assert after.timing.seats[planner].asked == int(time.now)
        return
    raise AssertionError("no plan of Wave was carried out")


@pytest.mark.parametrize("own", [False, True])
async def test_a_tip_on_its_cards_stops_a_plans_move_that_waits_and_one_of_its_person_does_not(
    host: Host, people: People, time: Time, own: bool
) -> None:
    for _ in range(20):
        seated, planner = await planned_and_asked(host, people, "wave")
        await ring(host, seated.id, time, LONG)
        seated = await host.load(seated.id)
        if seated.timing.intent_of(planner) is None:
            continue
        giver, tip = find_tip(seated, planner, own=own)
        await moves.act(host, people.ask(seated.seat(giver).name), seated, giver, tip)
        now = await host.load(seated.id)
        plan, timers = now.timing.plan_of(planner), await host.store.timers.of_table(now.id)
        assert (now.timing.intent_of(planner) is not None) == (plan is not None and plan.acting) == own
        due = {timer.kind: timer.due - time.now for timer in timers}
        assert due == ({FINAL: THOUGHTS, WAKE: THOUGHTS + SOON} if own else {WAKE: 0.0})
        if own:
            await ring(host, seated.id, time, THOUGHTS)
            assert await moves_of(host, seated.id, planner) == 2
        return
    raise AssertionError("no plan of Wave was carried out")


async def test_cancelling_while_a_plans_move_waits_to_be_final_takes_that_back_too(
    host: Host, people: People, time: Time
) -> None:
    for _ in range(20):
        seated, planner = await planned_and_asked(host, people, "wave")
        await ring(host, seated.id, time, LONG)
        if (await host.load(seated.id)).timing.intent_of(planner) is None:
            continue
        before = await moves_of(host, seated.id, planner)
        await plans.cancel(host, people.ask(seated.seat(planner).name), seated.id, planner)
        after = await host.load(seated.id)
        assert (after.timing.plans, after.timing.intents) == ((), ())
        assert after.timing.seats[planner].asked == int(time.now)
        await ring(host, seated.id, time, LONG)
        assert await moves_of(host, seated.id, planner) == before
        return
    raise AssertionError("no plan of Wave was carried out")


async def test_cancelling_forgets_the_plan_and_calls_who_is_asked_by_then(
    host: Host, people: People, time: Time
) -> None:
    seated, _, planner = await deal(host, people, "rolling")
    name = seated.seat(planner).name
    await lay_first(host, people, seated.id, planner)
    await act_first(host, people, seated.id)
    hand = await looking.show_hand(host, people.ask(name), await host.load(seated.id))
    [cancel] = [control for control in controls_in(hand) if isinstance(control, CancelPlan)]
    await plans.cancel(host, people.ask(name), cancel.table, cancel.seat)
    assert (await host.load(seated.id)).timing.plans == ()
    assert WAKE not in await ring(host, seated.id, time, 1.0)
    assert WAKE in await ring(host, seated.id, time, LONG)
    assert (await host.load(seated.id)).timing.seats[planner].asked == int(time.now)

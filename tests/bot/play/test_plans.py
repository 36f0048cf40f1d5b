"""Moving ahead in the bot: what is laid ahead is done in its turn, is nobody else's business, and is told if not."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.clock import Clock
from bot.controls import CancelPlan, Control, LayAhead, read
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, laid, turns
from bot.host.builder import CommitBuilder
from bot.host.intents import LIVE_PAUSE
from bot.host.laid import AT_LIVE, LEAST, MOST
from bot.host.timers import FINAL, PLAN, WAKE, Pauses
from bot.play import lobby, looking, moves, plans, privacy, seats, undo
from bot.play.answers import Show
from bot.scenes import scene_of
from bot.screens import frame
from bot.screens.message import Select, flat
from bot.screens.plans import say_why
from bot.systems import systems
from bot.texts import LANGUAGES, texts_for
from engine.plan import Claim, Disarmed
from storage.ids import TableId
from storage.store import Store
from tests.bot.play.conftest import NOW, People, ids_of, words_of
from tests.bot.play.test_second_thoughts import Time

THOUGHTS = 10.0
LONG = 200.0


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def host(tmp_path: Path, time: Time) -> AsyncIterator[Host]:
    async with await Store.open(f"sqlite:///{tmp_path / 'tables.db'}", clock=time) as store:
        yield Host(store, time, Pauses(grace=20.0, computer=2.0, thoughts=THOUGHTS))


@pytest.fixture
def people(host: Host) -> People:
    return People(host)


async def ring(host: Host, table: TableId, time: Time, seconds: float) -> list[str]:
    """Let time pass, and see to the timers that are due then, those they set included; says which."""

    async def nobody(_table: int, _seat: int) -> None: ...

    time.now += seconds
    clock, rung = Clock(host, nobody, time), list[str]()
    while timers := await host.store.timers.claim_due("test", limit=10):
        rung += [timer.kind for timer in timers]
        await clock._see_to(timers)
    return rung


def controls_in(answer: Show) -> list[Control]:
    return [control for one in ids_of(answer) if (control := read(one)) is not None]


async def begin_plan(host: Host, people: People, table: TableId, seat: int) -> Show:
    """Press the button of a hand that is not asked."""
    seated = await host.load(table)
    hand = await looking.show_hand(host, people.ask(seated.seat(seat).name), seated)
    [button] = [control for control in controls_in(hand) if isinstance(control, LayAhead)]
    return await plans.make(host, people.ask(seated.seat(seat).name), button)


async def lay_first(host: Host, people: People, table: TableId, seat: int, wishes: int = 1) -> int:
    """Lay ahead whatever is offered first; how many presses that took, the first button included."""
    name = (await host.load(table)).seat(seat).name
    answer, presses = await begin_plan(host, people, table, seat), 1
    for _ in range(20):
        controls = [control for control in controls_in(answer) if isinstance(control, LayAhead)]
        done = [control for control in controls if control.done]
        whole = bool(done) and _wished(done[0].path) >= wishes
        selects = [part for part in controls if not part.done]
        press = done[0] if whole else selects[0]
        values = () if whole or not _is_select(answer, press) else _first_values(answer, press)
        answer = await plans.make(host, people.ask(name), press, values)
        presses += 1
        if whole:
            return presses
    raise AssertionError("no plan came of it")


def _wished(path: tuple[str, ...]) -> int:
    return len([token for token in path if "." not in token])


def _is_select(answer: Show, control: LayAhead) -> bool:
    return any(isinstance(part, Select) and part.id == control.id() for part in flat(answer.message.parts))


def _first_values(answer: Show, control: LayAhead) -> tuple[str, ...]:
    [select] = [part for part in flat(answer.message.parts) if isinstance(part, Select) and part.id == control.id()]
    return tuple(choice.value for choice in select.choices[: max(1, select.least)])


async def deal(host: Host, people: People, system: str, *guests: str) -> tuple[Seated, int, int]:
    """A running game, the seat that is asked and one that can lay something ahead."""
    for _ in range(20):
        seated = await people.deal(system, *(guests or ("bob",)))
        for _ in range(2):
            if not seated.running:
                break
            game = turns.game_of(seated)
            follows = (game.to_act[0] + 1) % len(seated.seats)
            if len(game.to_act) == 1 and game.foresight(follows).is_open:
                return seated, game.to_act[0], follows
            await act_first(host, people, seated.id)
            seated = await host.load(seated.id)
    raise AssertionError("nobody can lay anything ahead")


async def act_first(host: Host, people: People, table: TableId) -> int:
    """Let the seat that is asked do something that ends nothing; which seat it was."""
    seated = await host.load(table)
    game = turns.game_of(seated)
    seat = game.to_act[0]
    for action in game.legal(seat):
        acted = game.act(seat, action, seated.table.seed)
        if not game.rules.is_advice(action) and acted.game.to_act != game.to_act and not acted.game.outcome.over:
            await moves.act(host, people.ask(seated.seat(seat).name), seated, seat, action, sure=True)
            return seat
    raise AssertionError("no such move")


async def moves_of(host: Host, table: TableId, seat: int) -> int:
    return len([moment for moment in await host.log(await host.load(table)) if moment.seat == seat])


async def test_a_draft_of_three_is_ranked_in_five_presses_and_done_without_calling_anybody(
    host: Host, people: People, time: Time
) -> None:
    seated, _, planner = await deal(host, people, "rolling", "bob", "cem")
    assert await lay_first(host, people, seated.id, planner, wishes=3) <= 5
    assert laid.is_ready(await host.load(seated.id), planner)
    await act_first(host, people, seated.id)
    kinds = {timer.kind for timer in await host.store.timers.of_table(seated.id) if timer.seat == planner}
    assert PLAN in kinds
    assert WAKE not in kinds
    assert PLAN not in await ring(host, seated.id, time, LEAST - 1)
    assert await moves_of(host, seated.id, planner) == 0
    assert PLAN in await ring(host, seated.id, time, LONG)
    assert await moves_of(host, seated.id, planner) == 1
    after = await host.load(seated.id)
    assert after.timing.seats[planner].asked is None
    hand = words_of(await looking.show_hand(host, people.ask(after.seat(planner).name), after))
    assert "Done by your plan" in hand
    assert "Laid ahead" in hand


async def test_a_plan_waits_between_twenty_seconds_and_three_minutes_and_is_quick_at_a_live_table(
    host: Host, people: People
) -> None:
    seated, _, planner = await deal(host, people, "rolling")
    await lay_first(host, people, seated.id, planner)
    seated = await host.load(seated.id)
    plan = seated.timing.plan_of(planner)
    assert plan is not None
    waited = set()
    for salt in range(400):
        timing = seated.timing.with_plan(planner, msgspec.structs.replace(plan, salt=salt))
        waited.add(laid.due_at(seated.with_timing(timing), planner, 0.0))
    assert LEAST <= min(waited) < LEAST + 10
    assert MOST - 10 < max(waited) <= MOST
    seated.__dict__["contract"] = msgspec.structs.replace(seated.contract, pace="live")
    assert laid.due_at(seated, planner, 0.0) == AT_LIVE < LIVE_PAUSE


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
    rung = await ring(host, seated.id, time, LONG)
    assert rung.index(PLAN) < rung.index(WAKE)
    after = await host.load(seated.id)
    assert after.timing.seats[planner].asked == int(time.now)
    assert after.timing.plan_of(planner) is not None
    hand = words_of(await looking.show_hand(host, people.ask(after.seat(planner).name), after))
    assert "nothing of it can be done now" in hand
    other = next(seat for seat in after.seats if seat.number != planner)
    assert "laid ahead" not in words_of(await looking.show_hand(host, people.ask(other.name), after)).casefold()


async def test_a_stop_and_a_broken_condition_are_told_in_words(host: Host, people: People) -> None:
    seated, _, planner = await deal(host, people, "rolling")
    scene = scene_of(seated, planner, texts_for("en"), [])
    assert "another round begins" in say_why(scene, Disarmed("round"))
    assert "red 4 is still there" in say_why(scene, Disarmed("claim", Claim("first", {"colour": 0, "value": 4})))


async def test_moving_by_hand_drops_the_plan(host: Host, people: People, time: Time) -> None:
    seated, _, planner = await deal(host, people, "rolling", "bob", "cem")
    await lay_first(host, people, seated.id, planner, wishes=2)
    await act_first(host, people, seated.id)
    assert await act_first(host, people, seated.id) == planner
    assert (await host.load(seated.id)).timing.plan_of(planner) is None
    assert PLAN not in await ring(host, seated.id, time, LONG) or await moves_of(host, seated.id, planner) == 1


async def test_what_a_plan_did_can_be_taken_back_like_any_move(host: Host, people: People, time: Time) -> None:
    seated, _, planner = await deal(host, people, "rolling", "bob", "cem")
    name = seated.seat(planner).name
    await lay_first(host, people, seated.id, planner, wishes=3)
    await act_first(host, people, seated.id)
    [due] = [timer.due for timer in await host.store.timers.of_table(seated.id) if timer.kind == PLAN]
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
        timers = await host.store.timers.claim_due("test", limit=10)

        async def nobody(_table: int, _seat: int) -> None: ...

        await Clock(host, nobody, time)._see_to(timers)
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
    assert WAKE in await ring(host, seated.id, time, 1.0)


async def test_all_of_ones_plans_are_listed_and_nobody_elses(host: Host, people: People) -> None:
    found = []
    for _ in range(2):
        seated, _, planner = await deal(host, people, "rolling")
        await lay_first(host, people, seated.id, planner)
        found.append((seated.id, seated.seat(planner).name))
    for table, name in found:
        mine = words_of(await plans.show_own(host, people.ask(name)))
        assert f"#{table}" in mine
        for other, whose in found:
            if whose != name:
                assert f"#{other}" not in mine
    assert "nothing ahead" in words_of(await plans.show_own(host, people.ask("dan")))


async def test_a_plan_goes_with_its_person_from_the_seat_and_from_the_database(host: Host, people: People) -> None:
    for leave in ("hand over", "erase"):
        seated, _, planner = await deal(host, people, "rolling", "bob", "cem")
        name = seated.seat(planner).name
        await lay_first(host, people, seated.id, planner)
        assert (await host.load(seated.id)).timing.plans
        [kept] = msgspec.json.decode((await privacy.export(host, people.ask(name))).data)["laid_ahead"]
        assert (kept["table"], kept["seat"]) == (seated.id, planner)
        if leave == "hand over":
            await seats.hand_over(host, people.ask(name), await host.load(seated.id))
        else:
            await privacy.erase(host, people.ask(name))
        assert (await host.load(seated.id)).timing.plans == ()


async def test_a_table_may_agree_that_nobody_lays_moves_ahead(host: Host, people: People) -> None:
    table = await people.open("rolling", "bob")
    await people.agree_on(table, "plans", "no", "bob")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    planner = 1 - turns.game_of(seated).to_act[0]
    name = seated.seat(planner).name
    hand = await looking.show_hand(host, people.ask(name), seated)
    assert not [control for control in controls_in(hand) if isinstance(control, LayAhead)]
    with pytest.raises(Sorry, match="error-no-plans"):
        await plans.make(host, people.ask(name), LayAhead(table, planner, "a0"))


async def test_nobody_lays_ahead_for_another_seat_or_for_a_decision_that_is_asked(host: Host, people: People) -> None:
    seated, asked, planner = await deal(host, people, "rolling")
    with pytest.raises(Sorry, match="error-not-your-seat"):
        await plans.make(host, people.ask(seated.seat(asked).name), LayAhead(seated.id, planner, "a0"))
    with pytest.raises(Outdated):
        await plans.make(host, people.ask(seated.seat(asked).name), LayAhead(seated.id, asked, "a0"))


async def test_nothing_that_others_see_depends_on_a_plan(host: Host, people: People, time: Time) -> None:
    for system in ("rolling", "waves", "wave", "war"):
        seated, _, planner = await deal(host, people, system, "bob", "cem")
        await lay_first(host, people, seated.id, planner)
        planned = await host.load(seated.id)
        bare = planned.with_timing(msgspec.structs.replace(planned.timing, plans=()))
        for audience in (None, *(seat.number for seat in planned.seats if seat.number != planner)):
            shown = [
                frame.private(scene_of(one, audience, texts_for("en"), []))
                if audience is not None
                else frame.public(scene_of(one, None, texts_for("en"), []))
                for one in (planned, bare)
            ]
            assert shown[0] == shown[1]
        assert scene_of(planned, planner, texts_for("en"), []) != scene_of(bare, planner, texts_for("en"), [])
        log = await host.log(planned)
        assert all(not moment.said for moment in log)
    assert time.now == NOW


@pytest.mark.parametrize("system", systems())
async def test_whatever_is_pressed_on_the_way_leads_to_a_plan_or_a_step_back(
    host: Host, people: People, system: str
) -> None:
    luck = random.Random(system)
    guests = ("bob",) if system == "breakers" else ("bob", "cem")
    seated, _, planner = await deal(host, people, system, *guests)
    name = seated.seat(planner).name
    for _ in range(4):
        answer = await begin_plan(host, people, seated.id, planner)
        for _ in range(10):
            ids = ids_of(answer)
            assert len(set(ids)) == len(ids)
            assert all(len(one) <= 100 for one in ids)
            assert len(flat(answer.message.parts)) <= 30
            controls = [control for control in controls_in(answer) if isinstance(control, LayAhead)]
            assert controls
            press = luck.choice([control for control in controls if not control.done] or controls)
            values: tuple[str, ...] = ()
            for part in flat(answer.message.parts):
                if isinstance(part, Select) and part.id == press.id():
                    many = luck.randint(part.least, part.most)
                    values = tuple(luck.sample([choice.value for choice in part.choices], many))
            answer = await plans.make(host, people.ask(name), press, values)
            if press.done:
                break

"""Plans are their person's alone: listed, forgotten with the seat, seen by nobody else, refused where not agreed."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.controls import LayAhead
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, turns
from bot.host.builder import CommitBuilder
from bot.play import lobby, looking, plans, privacy, seats
from bot.scenes import scene_of
from bot.screens import frame
from bot.screens.message import Select, flat
from bot.systems import systems
from bot.texts import LANGUAGES, texts_for
from storage.commits import Commit, TableFields
from tests.bot.limits import of_message
from tests.bot.play.conftest import NOW, People, ids_of, message_of, words_of
from tests.bot.play.laying_ahead import (
    begin_plan,
    controls_in,
    deal,
    host,
    lay_first,
    people,
    time,
)
from tests.bot.play.test_second_thoughts import Time

__all__ = ["host", "people", "time"]


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
    assert "prepared nothing" in words_of(await plans.show_own(host, people.ask("dan")))


async def test_a_list_of_many_plans_fits_into_a_message_and_says_how_many_more_there_are(
    host: Host, people: People
) -> None:
    def rename(now: Seated) -> Commit:
        return CommitBuilder(now, fields=TableFields(name="*" * 80)).build()

    many = dict.fromkeys(("ann", "bob"), 0)
    while min(many.values()) < 11:
        seated, _, planner = await deal(host, people, "rolling")
        await lay_first(host, people, seated.id, planner)
        await host.change(seated.id, None, rename)
        many[seated.seat(planner).name] += 1
    for name, laid in many.items():
        for language in LANGUAGES:
            asker = people.ask(name)
            asker.texts = texts_for(language)
            shown = await plans.show_own(host, asker)
            assert of_message(message_of(shown)) == []
            listed = words_of(shown).count(" · <#")
            assert listed > 5
            assert words_of(shown).endswith(asker.texts("and-more", count=laid - listed))


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

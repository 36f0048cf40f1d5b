"""Both places of the duel laid ahead in one plan, although cards are drawn between them."""

from __future__ import annotations

import pytest

from bot.controls import LayAhead, read
from bot.host import Host, turns
from bot.play import plans
from bot.play.answers import Show
from bot.screens.message import Buttons, Select, flat
from bot.texts import texts_for
from tests.bot.play.conftest import People, words_of
from tests.bot.play.laying_ahead import (
    LONG,
    THOUGHTS,
    act_first,
    begin_plan,
    controls_in,
    deal,
    host,
    moves_of,
    people,
    ring,
    time,
)
from tests.bot.play.test_second_thoughts import Time

__all__ = ["host", "people", "time"]


@pytest.mark.parametrize("system", ["waves", "breakers"])
async def test_both_places_of_the_duel_are_laid_ahead_by_buttons(
    host: Host, people: People, time: Time, system: str
) -> None:
    seated, _, planner = await deal(host, people, system, "bob")
    name, texts = seated.seat(planner).name, texts_for("en")
    before = await moves_of(host, seated.id, planner)
    answer = await begin_plan(host, people, seated.id, planner)

    async def press(label: str = "") -> Show:
        """Press the button with this label, or the first choice if there is none yet."""
        for part in flat(answer.message.parts):
            if isinstance(part, Select) and not label:
                return await plans.make(host, people.ask(name), layer(part.id), (part.choices[0].value,))
            for one in part.buttons if isinstance(part, Buttons) else ():
                if one.label.startswith(label):
                    return await plans.make(host, people.ask(name), layer(one.id))
        raise AssertionError(label)

    for _ in range(2):
        while not any(isinstance(each, LayAhead) and each.done for each in controls_in(answer)):
            answer = await press()
        if texts("plan-shown-stops") not in words_of(answer):
            answer = await press("And then")
            assert texts("plan-shown-stops") in words_of(answer)
    answer = await press("Do it all the same")
    assert texts("plan-shown-all-the-same") in words_of(answer)
    assert texts("plan-shown-stops") not in words_of(answer)
    await press("Keep it ready")
    laid_out = (await host.load(seated.id)).timing.plan_of(planner)
    assert laid_out is not None
    assert laid_out.ahead is not None
    assert len(laid_out.ahead.steps) == 2
    for _ in range(8):
        after = await host.load(seated.id)
        plan = after.timing.plan_of(planner)
        if plan is not None and plan.ahead is None:
            break
        if planner not in turns.game_of(after).to_act:
            await act_first(host, people, seated.id)
        await ring(host, seated.id, time, LONG)
        await ring(host, seated.id, time, THOUGHTS)
    assert plan is not None
    assert plan.done
    assert plan.why is None
    assert await moves_of(host, seated.id, planner) == before + 2


def layer(name: str) -> LayAhead:
    control = read(name)
    assert isinstance(control, LayAhead)
    return control

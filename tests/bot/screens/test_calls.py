"""What a call says of why a table wants somebody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.controls import AboutPerson, Hand
from bot.screens.calls import Want, call, say_want
from bot.screens.message import Buttons, flat
from bot.screens.scene import SeatClock
from bot.texts import texts
from storage.ids import TableId
from tests.bot.limits import of_message

WAITING = SeatClock(seat=0, asked=1000, due=5000)


def said(*, clock: SeatClock | None, asks: bool) -> str:
    return say_want(Want(TableId(3), "Friday", "<#1>", clock, asks=asks), texts("en"))


def test_a_call_about_a_question_says_so_also_where_the_table_waits_for_a_move() -> None:
    assert "waits for you" in said(clock=WAITING, asks=False)
    assert "what you think" not in said(clock=WAITING, asks=False)
    assert "waits for you" in said(clock=WAITING, asks=True)
    assert "It also asks what you think." in said(clock=WAITING, asks=True)
    assert "asks what you think" in said(clock=None, asks=True)


def test_a_deadline_among_several_is_said_in_words_that_go_with_how_far_it_is_from_now() -> None:
    wants = [Want(TableId(number), "Friday", f"<#{number}>", WAITING) for number in (3, 4)]
    shown = call(wants, "<@1>", texts("en"), "m")
    assert "• <#3> (due <t:5000:R>)" in str(shown)


HERE, ELSEWHERE = Want(TableId(3), "Friday", "<#1>", WAITING), Want(TableId(4), "Secret date", "<#2>", WAITING)


@pytest.mark.parametrize(
    "wants",
    [[ELSEWHERE], [HERE, ELSEWHERE], [replace(HERE, clock=None, ready=True), ELSEWHERE]],
    ids=["only another table", "this one and another", "this one is a lobby"],
)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_call_for_all_to_see_tells_only_the_place_of_another_table(wants: list[Want], language: str) -> None:
    shown = call(wants, "<@1>", texts(language), "m", here=HERE.table)
    assert "<#2>" in str(shown)
    assert "Secret" not in str(shown)
    assert "#4" not in str(shown)
    ids = [button.id for part in flat(shown.parts) if isinstance(part, Buttons) for button in part.buttons]
    assert ids == ([Hand(HERE.table, "m").id()] if HERE in wants else [])


def test_a_call_in_private_leads_to_each_table() -> None:
    shown = call([HERE, ELSEWHERE], "", texts("en"), "m")
    ids = [button.id for part in flat(shown.parts) if isinstance(part, Buttons) for button in part.buttons]
    assert ids[:2] == [Hand(want.table, "m").id() for want in (HERE, ELSEWHERE)]
    assert "Secret date" in str(shown)


@pytest.mark.parametrize("wants", [[HERE], [HERE, ELSEWHERE]], ids=["one table", "two"])
def test_a_call_asks_for_hours_in_private_alone(wants: list[Want]) -> None:
    def asks(who: str, *, asks_hours: bool) -> bool:
        shown = call(wants, who, texts("en"), "m", here=HERE.table, asks_hours=asks_hours)
        assert of_message(shown) == []
        rows = [part for part in flat(shown.parts) if isinstance(part, Buttons)]
        return AboutPerson("hours").id() in [button.id for row in rows for button in row.buttons]

    assert asks("", asks_hours=True)
    assert not asks("", asks_hours=False)
    assert not asks("<@1>", asks_hours=True)

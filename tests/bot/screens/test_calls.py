"""What a call says of why a table wants somebody."""

from __future__ import annotations

from bot.screens.calls import Want, call, say_want
from bot.screens.scene import SeatClock
from bot.texts import texts
from storage.ids import TableId

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

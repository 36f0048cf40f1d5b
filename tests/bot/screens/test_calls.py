"""What a call says of why a table wants somebody."""

from __future__ import annotations

from bot.screens.calls import Want, say_want
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

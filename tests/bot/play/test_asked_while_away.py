"""Hours and absences that change while people are asked something change how long they have to answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.host import Host, lateness
from bot.host.timers import ANSWERED, APPLIED, BREAK, LATE_VOTE, PROPOSAL, READY, UNDO
from bot.pace.terms import DAY
from bot.play import leaving, presence, seats, undo
from storage.ids import TableId
from tests.bot.play.conftest import Hand, People
from tests.bot.play.daily import host, propose, waited_for
from tests.bot.play.test_ready import full
from tests.bot.play.test_silence import due_of, ring, with_free_seat
from tests.bot.play.test_taking_back import moved, seat_of

__all__ = ["host"]

Ask = Callable[[Host, People, Hand], Awaitable[TableId]]


async def about_a_late_seat(host: Host, people: People, hand: Hand) -> TableId:
    seated = await people.deal("waves", "bob", "cem")
    seat, _, _ = waited_for(seated)
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, hand.now, host.pauses))
    return seated.id


async def about_a_pause(host: Host, people: People, hand: Hand) -> TableId:
    seated = await people.deal("waves", "bob", "cem")
    await propose(host, people, seated, "ann", "pause", "2d")
    return seated.id


async def about_the_end(host: Host, people: People, hand: Hand) -> TableId:
    seated = await people.deal("waves", "bob", "cem")
    await leaving.break_off(host, people.ask("ann"), seated.id)
    return seated.id


async def about_a_move(host: Host, people: People, hand: Hand) -> TableId:
    seated, mover, _ = await moved(host, people, "bob", "cem")
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    return seated.id


async def about_a_stranger(host: Host, people: People, hand: Hand) -> TableId:
    seated = await with_free_seat(host, people, "bob", "cem")
    await seats.take_over(host, people.ask("dan"), seated, 3)
    return seated.id


QUESTIONS: dict[str, Ask] = {
    LATE_VOTE: about_a_late_seat,
    PROPOSAL: about_a_pause,
    BREAK: about_the_end,
    UNDO: about_a_move,
    APPLIED: about_a_stranger,
    READY: full,
}


@pytest.mark.parametrize("kind", ANSWERED)
async def test_whoever_is_away_after_all_has_longer_to_answer_and_whoever_is_not_has_no_longer(
    host: Host, people: People, hand: Hand, kind: str
) -> None:
    seated = await host.load(await QUESTIONS[kind](host, people, hand))
    due = await due_of(host, seated, kind)
    assert due is not None
    assert due - hand.now in (DAY, 2 * DAY)
    for name in ("ann", "bob", "cem"):
        await presence.set_away(host, people.ask(name), "1970-01-01", "1970-01-06")
    later = await ring(host, seated, kind)
    assert later == due - hand.now + 6 * DAY
    for name in ("ann", "bob", "cem"):
        await presence.cancel_away(host, people.ask(name))
    assert await ring(host, seated, kind) == due


async def test_whoever_does_not_sit_there_changes_nothing(host: Host, people: People, hand: Hand) -> None:
    seated = await host.load(await about_the_end(host, people, hand))
    due = await due_of(host, seated, BREAK)
    await presence.set_away(host, people.ask("dan"), "1970-01-01", "1970-01-06")
    assert await due_of(host, seated, BREAK) == due

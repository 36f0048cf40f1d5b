"""A question whether a move may be taken back ends after a day of awake time; whoever has said nothing refuses."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.host import Host, Seated
from bot.host.builder import CommitBuilder
from bot.host.timers import UNDO
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, presence, seats, undo
from tests.bot.play.conftest import NOW, Hand, People
from tests.bot.play.daily import host
from tests.bot.play.test_silence import be_off, due_of, ring
from tests.bot.play.test_taking_back import asked, moved, question, seat_of, stands

__all__ = ["host"]


async def ask(host: Host, people: People, *guests: str) -> tuple[Seated, str, str]:
    """A game in which whoever moved asks to take that back, who that is, and who is asked."""
    seated, mover, other = await moved(host, people, *guests)
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    return seated, mover, other


async def test_a_move_stands_if_somebody_has_said_nothing_for_a_day(host: Host, people: People, hand: Hand) -> None:
    seated, mover, other = await ask(host, people, "bob", "cem")
    [third] = {"ann", "bob", "cem"} - {mover, other}
    version = await asked(host, seated)
    await undo.vote(host, people.ask(third), seated.id, version, yes=True)
    assert f"Still to answer: {other}. Whoever says nothing for a day refuses." in await question(host, seated)
    assert await due_of(host, seated, UNDO) == NOW + DAY
    hand.now = NOW + DAY
    assert await ring(host, seated, UNDO) is None
    assert await stands(host, seated)
    assert "Not everybody answered within a day; it stands." in await question(host, seated)
    with pytest.raises(Sorry, match="error-vote-over"):
        await undo.vote(host, people.ask(other), seated.id, version, yes=True)
    with pytest.raises(Sorry, match="error-undo-refused"):
        await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))


async def test_whoever_is_away_keeps_no_question_open_that_somebody_else_does_not_answer(
    host: Host, people: People, hand: Hand
) -> None:
    seated, mover, other = await moved(host, people, "bob", "cem")
    [third] = {"ann", "bob", "cem"} - {mover, other}
    await presence.set_away(host, people.ask(third), "1970-01-03", "1970-01-20")
    hand.now = 2 * DAY
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    assert await due_of(host, seated, UNDO) == 3 * DAY
    hand.now = 3 * DAY
    await ring(host, seated, UNDO)
    assert "Not everybody answered within a day; it stands." in await question(host, seated)


async def test_whoever_is_away_has_their_own_day_once_the_others_agree(host: Host, people: People, hand: Hand) -> None:
    seated, mover, other = await moved(host, people, "bob", "cem")
    [third] = {"ann", "bob", "cem"} - {mover, other}
    await presence.set_away(host, people.ask(third), "1970-01-03", "1970-01-20")
    hand.now = 2 * DAY
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    await undo.vote(host, people.ask(other), seated.id, await asked(host, seated), yes=True)
    assert await due_of(host, seated, UNDO) == 21 * DAY
    hand.now = 20 * DAY + HOUR
    await ring(host, seated, UNDO)
    assert "Whoever says nothing" in await question(host, seated)


async def test_a_question_that_was_open_before_questions_ended_does_so_once_somebody_agrees(
    host: Host, people: People, hand: Hand
) -> None:
    seated, mover, other = await ask(host, people, "bob", "cem")
    [third] = {"ann", "bob", "cem"} - {mover, other}
    await host.change(seated.id, None, lambda now: CommitBuilder(now, now=NOW, clear_timers=[(UNDO, None)]).build())
    await undo.vote(host, people.ask(third), seated.id, await asked(host, seated), yes=True)
    assert await due_of(host, seated, UNDO) == NOW + DAY
    hand.now = NOW + DAY
    await ring(host, seated, UNDO)
    assert "Not everybody answered" in await question(host, seated)


async def test_nobody_refuses_while_they_sleep(host: Host, people: People, hand: Hand) -> None:
    hand.now = DAY - HOUR  # Hours hold from the next midnight on.
    seated, mover, other = await moved(host, people, "bob")
    await presence.set_hours(host, people.ask(other), "UTC", "8-20")
    hand.now = DAY + 8 * HOUR
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    assert await due_of(host, seated, UNDO) == 2 * DAY + 20 * HOUR


async def test_nobody_refuses_while_the_bot_is_away(host: Host, people: People, hand: Hand) -> None:
    seated, _, other = await ask(host, people, "bob")
    hand.now += HOUR
    await be_off(host, hand, 2 * DAY)
    assert await ring(host, seated, UNDO) == NOW + 3 * DAY
    await undo.vote(host, people.ask(other), seated.id, await asked(host, seated), yes=True)
    assert not await stands(host, seated)


async def test_nobody_refuses_while_the_table_rests(host: Host, people: People, hand: Hand) -> None:
    seated, mover, other = await ask(host, people, "bob")
    await clocks.pause(host, people.ask(mover), seated.id, "open")
    proposal = (await host.load(seated.id)).timing.proposal
    assert proposal is not None
    hand.now += HOUR
    await clocks.vote(host, people.ask(other), seated.id, proposal.number, yes=True)
    hand.now += DAY
    assert await ring(host, seated, UNDO) == hand.now + DAY
    await clocks.resume(host, people.ask(mover), seated.id)
    hand.now += DAY - HOUR
    await ring(host, seated, UNDO)
    assert "Whoever says nothing" in await question(host, seated)
    hand.now += HOUR
    await ring(host, seated, UNDO)
    assert "Not everybody answered" in await question(host, seated)


async def test_a_timer_that_a_question_left_behind_does_not_end_the_next(
    host: Host, people: People, hand: Hand
) -> None:
    seated, _, other = await ask(host, people, "bob")
    await undo.vote(host, people.ask(other), seated.id, await asked(host, seated), yes=True)
    assert not await stands(host, seated)
    hand.now += DAY
    await ring(host, seated, UNDO)
    assert "All agreed; it is taken back." in await question(host, seated)


async def test_a_refusal_is_told_as_one(host: Host, people: People, hand: Hand) -> None:
    seated, _, other = await ask(host, people, "bob")
    await undo.vote(host, people.ask(other), seated.id, await asked(host, seated), yes=False)
    assert await due_of(host, seated, UNDO) is None
    assert "Not everybody agreed; it stands." in await question(host, seated)


async def test_whoever_lets_a_computer_player_play_is_asked_all_the_same(
    host: Host, people: People, hand: Hand
) -> None:
    seated, _, other = await ask(host, people, "bob")
    await seats.hand_over(host, people.ask(other), await host.load(seated.id))
    hand.now += DAY
    await ring(host, seated, UNDO)
    assert "Not everybody answered" in await question(host, seated)

"""What a table is asked is asked of whoever takes a seat over, too, who is told; the answer before theirs is void."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.host import Host, outbox
from bot.host.audiences import PUBLIC
from bot.host.timers import APPLIED, BREAK, CALL, UNDO
from bot.pace.terms import DAY, HOUR
from bot.play import leaving, lobby, seats, undo
from bot.play.answers import Show
from bot.post.calls import give_call
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.ids import TableId
from tests.bot.play.conftest import NOW, Hand, People, words_of
from tests.bot.play.daily import host
from tests.bot.play.test_breaking_off import shown
from tests.bot.play.test_leaving import question_of, three
from tests.bot.play.test_silence import due_of, open_question, ring, with_free_seat
from tests.bot.play.test_taking_back import asked, moved, question, seat_of, stands

__all__ = ["host"]


async def take_seat(host: Host, people: People, table: TableId, name: str, seat: int, *others: str) -> None:
    """Let somebody take a seat over, to which these others agree."""
    await seats.take_over(host, people.ask(name), await host.load(table), seat)
    for other in others:
        asked = await open_question(host, await host.load(table), seat)
        await seats.vote(host, people.ask(other), table, seat, asked, yes=True)
    assert (await host.load(table)).seats_of(people.ask(name).user) == (seat,)


async def called(host: Host, table: TableId) -> list[str]:
    """What the calls say that are due now."""
    for timer in await host.store.timers.of_table(table):
        if timer.kind == CALL and timer.due <= host.clock():
            await give_call(host, timer)
    posts = [post for post in await host.store.posts.of_table(table) if post.kind.startswith(f"{outbox.CALL}:")]
    made = [await make(TableSnapshot(host, table), post) for post in posts]
    return [words_of(Show(message)) for message in made if message is not None]


async def test_whoever_takes_a_seat_over_is_called_for_a_break_off_and_has_two_days_to_answer(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await with_free_seat(host, people)
    await leaving.break_off(host, people.ask("ann"), seated.id)
    hand.now = NOW + 2 * DAY - HOUR
    await take_seat(host, people, seated.id, "dan", 2, "ann", "bob")
    [call] = await called(host, seated.id)
    assert "103" in call
    assert "asks what you think" in call
    ends = hand.now + 2 * DAY
    assert await ring(host, seated, BREAK) == ends
    said = f", dan. Whoever neither answers nor moves agrees; this ends on <t:{int(ends)}:f>"
    assert said in await shown(host, seated.id)
    hand.now = ends
    await ring(host, seated, BREAK)
    assert not (await host.load(seated.id)).running


async def test_nobody_is_called_for_a_question_that_is_not_asked(host: Host, people: People, hand: Hand) -> None:
    seated = await with_free_seat(host, people)
    await leaving.break_off(host, people.ask("ann"), seated.id)
    await leaving.vote(host, people.ask("bob"), seated.id, await question_of(host, seated), yes=False)
    await take_seat(host, people, seated.id, "dan", 2, "ann", "bob")
    assert await due_of(host, seated, CALL) is None


async def test_the_yes_of_whoever_had_a_seat_before_breaks_nothing_off(host: Host, people: People) -> None:
    seated = await three(host, people, "offer")
    await leaving.break_off(host, people.ask("ann"), seated.id)
    version = await question_of(host, seated)
    await leaving.vote(host, people.ask("bob"), seated.id, version, yes=True)
    await leaving.resign(host, people.ask("bob"), seated.id)
    await take_seat(host, people, seated.id, "dan", 1)
    await leaving.vote(host, people.ask("cem"), seated.id, version, yes=True)
    assert (await host.load(seated.id)).running
    await leaving.vote(host, people.ask("dan"), seated.id, version, yes=True)
    assert not (await host.load(seated.id)).running


async def test_whoever_takes_the_seat_of_the_one_who_asked_may_refuse(host: Host, people: People) -> None:
    seated = await three(host, people, "offer")
    await leaving.break_off(host, people.ask("ann"), seated.id)
    version = await question_of(host, seated)
    await leaving.resign(host, people.ask("ann"), seated.id)
    await take_seat(host, people, seated.id, "dan", 0)
    assert "**ann** would like to break this game off" in await shown(host, seated.id)
    for name in ("bob", "cem"):
        await leaving.vote(host, people.ask(name), seated.id, version, yes=True)
    assert "Still to answer: dan." in await shown(host, seated.id)
    await leaving.vote(host, people.ask("dan"), seated.id, version, yes=False)
    with pytest.raises(Sorry, match="error-break-again"):
        await leaving.break_off(host, people.ask("bob"), seated.id)


async def test_whoever_takes_a_seat_over_has_a_day_to_say_whether_a_move_may_be_taken_back(
    host: Host, people: People, hand: Hand
) -> None:
    seated, mover, other = await moved(host, people, "bob", "cem")
    [third] = {"ann", "bob", "cem"} - {mover, other}
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    version = await asked(host, seated)
    await undo.vote(host, people.ask(other), seated.id, version, yes=True)
    await leaving.resign(host, people.ask(other), seated.id)
    hand.now += DAY - HOUR
    await take_seat(host, people, seated.id, "dan", seat_of(seated, other), mover, third)
    await undo.vote(host, people.ask(third), seated.id, version, yes=True)
    assert await stands(host, seated)
    assert await ring(host, seated, UNDO) == hand.now + DAY
    assert "Still to answer: dan. Whoever says nothing for a day refuses." in await question(host, seated)
    post = await host.store.posts.get(seated.id, PUBLIC, outbox.VOTE)
    assert post is not None
    assert post.version_wanted >= (await host.load(seated.id)).version - 1, "it is shown anew"
    await undo.vote(host, people.ask("dan"), seated.id, version, yes=True)
    assert not await stands(host, seated)


async def test_whoever_takes_a_seat_over_has_a_day_to_say_who_may_take_another(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob")
    await people.agree_on(table, "late", "offer", "bob")
    for seat in (2, 3):
        await lobby.add_computer(host, people.ask("ann"), table, "easy", seat)
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    await seats.take_over(host, people.ask("cem"), seated, 2)
    version = await open_question(host, seated, 2)
    await seats.vote(host, people.ask("bob"), table, 2, version, yes=True)
    await leaving.resign(host, people.ask("bob"), table)
    hand.now += DAY - HOUR
    await take_seat(host, people, table, "dan", 1)
    [call] = await called(host, table)
    assert "asks what you think" in call
    assert await ring(host, seated, APPLIED) == hand.now + DAY
    await seats.vote(host, people.ask("ann"), table, 2, version, yes=True)
    assert not (await host.load(table)).seats_of(people.ask("cem").user)
    hand.now += DAY
    await ring(host, seated, APPLIED)
    assert (await host.load(table)).seats_of(people.ask("cem").user) == (2,)

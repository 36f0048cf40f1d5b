"""Whoever lets a computer player play is called for what the table asks, like others, and for nothing else."""

from __future__ import annotations

import pytest

from bot.controls import NO_TABLE
from bot.host import Host, Seated, lateness, outbox
from bot.host.audiences import PUBLIC, user_audience
from bot.host.builder import CommitBuilder
from bot.host.timers import CALL
from bot.pace.terms import DAY, HOUR
from bot.play import leaving, lobby, presence, seats, telling
from bot.play.answers import Show
from bot.play.asker import Asker, Place
from bot.post.calls import give_call, make_call, owe_instead
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import Tell
from bot.screens.message import Message
from storage.commits import SetTimer
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import CHANNEL, SERVER, Hand, People, words_of
from tests.bot.play.daily import host, propose, waited_for
from tests.bot.play.test_leaving import question_of

__all__ = ["host"]

NIGHT, MORNING = DAY + 23.0 * HOUR, 2 * DAY + 8.0 * HOUR


async def played_for(host: Host, people: People, tell: Tell = "table") -> tuple[Seated, int]:
    """A game of ann and bob, for whom a computer player plays and who sleeps at night; bob's seat."""
    await telling.choose_way(host, people.ask("bob"), NO_TABLE, tell)
    await presence.set_hours(host, people.ask("bob"), "UTC", "8-22")
    seated = await people.deal("war", "bob")
    [seat] = seated.seats_of(people.ask("bob").user)
    await seats.hand_over(host, people.ask("bob"), seated)
    return seated, seat


async def shown(host: Host, table: TableId, kind: str) -> tuple[Message, frozenset[int]]:
    """A message of a table as it is sent now, and whom it must call later."""
    post = await host.store.posts.get(table, PUBLIC, kind)
    assert post is not None
    snapshot = TableSnapshot(host, table)
    message = await make(snapshot, post)
    assert message is not None
    owed = snapshot.take_owed()
    if owed:
        await owe_instead(host, await host.load(table), post, owed, host.clock())
    return message, owed


async def calls_now(host: Host, table: TableId) -> list[tuple[Post, Message]]:
    """The calls that are due now, as they are sent."""
    for timer in await host.store.timers.of_table(table):
        if timer.kind == CALL and timer.due <= host.clock():
            await give_call(host, timer)
    seated = await host.load(table)
    posts = [post for post in await host.store.posts.of_table(table) if post.kind.startswith(f"{outbox.CALL}:")]
    made = [(post, await make_call(TableSnapshot(host, table), seated, post)) for post in posts]
    return [(post, message) for post, message in made if message is not None]


@pytest.mark.parametrize("what", ["break", "pause"])
async def test_a_question_mentions_whoever_a_computer_player_plays_for(
    host: Host, people: People, hand: Hand, what: str
) -> None:
    seated, _ = await played_for(host, people)
    hand.now = DAY + 12 * HOUR
    if what == "break":
        await leaving.break_off(host, people.ask("ann"), seated.id)
    else:
        await propose(host, people, seated, "ann", "pause", "7d")
    message, owed = await shown(host, TableId(seated.id), outbox.BREAK if what == "break" else outbox.PROPOSAL)
    assert (message.mentions, owed) == ((people.ask("bob").user,), frozenset())
    assert f"<@{people.ask('bob').user}>" in words_of(Show(message))


@pytest.mark.parametrize("tell", ["table", "message"])
async def test_at_night_they_are_called_once_in_the_morning_as_they_want_to_be_told(
    host: Host, people: People, hand: Hand, tell: Tell
) -> None:
    seated, seat = await played_for(host, people, tell)
    hand.now = NIGHT
    await leaving.break_off(host, people.ask("ann"), seated.id)
    message, owed = await shown(host, seated.id, outbox.BREAK)
    assert (message.mentions, owed) == ((), frozenset({seat}))
    assert await calls_now(host, seated.id) == []
    hand.now = MORNING
    [(post, call)] = await calls_now(host, seated.id)
    bob = people.ask("bob").user
    assert "asks what you think" in words_of(Show(call))
    assert (post.audience, call.mentions) == ((PUBLIC, (bob,)) if tell == "table" else (user_audience(bob), ()))


async def owe_call(host: Host, table: TableId, seat: int, due: float) -> None:
    """Let a call be owed to somebody."""
    timer = SetTimer(kind=CALL, due=due, seat=seat)
    await host.change(table, None, lambda now: CommitBuilder(now, timers=[timer]).build())


async def test_they_are_not_called_for_what_is_asked_no_more_nor_for_the_turn_or_the_end(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat = await played_for(host, people)
    hand.now = DAY + 12 * HOUR
    await leaving.break_off(host, people.ask("ann"), seated.id)
    await leaving.vote(host, people.ask("bob"), seated.id, await question_of(host, seated), yes=False)
    await owe_call(host, seated.id, seat, hand.now)
    assert await calls_now(host, seated.id) == []
    message, owed = await shown(host, seated.id, outbox.TABLE)
    assert (people.ask("bob").user in message.mentions, owed) == (False, frozenset())
    await propose(host, people, seated, "ann", "pause", "7d")
    manager = Asker(people.ask("dan").request, Place(SERVER, CHANNEL, may_manage=True))
    await leaving.close(host, manager, seated.id)
    message, owed = await shown(host, seated.id, outbox.RESULT)
    assert (message.mentions, owed) == ((people.ask("ann").user,), frozenset())
    hand.now += 1
    await owe_call(host, seated.id, seat, hand.now)
    assert await calls_now(host, seated.id) == []


async def test_whoever_is_owed_a_call_for_a_question_as_a_computer_player_stands_in_is_still_called(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "computer", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    seat, late, other = waited_for(await host.load(table))
    hand.now += 3 * DAY
    await leaving.break_off(host, people.ask(other), table)
    await owe_call(host, table, seat, hand.now + HOUR)
    await host.change(table, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    assert (await host.load(table)).sits_as_computer(seat)
    hand.now += HOUR
    [(_, call)] = await calls_now(host, table)
    assert call.mentions == (people.ask(late).user,)
    assert "asks what you think" in words_of(Show(call))

"""Moves taken back and seats left to a computer player for a while leave their time used: nobody gains any.

A vote about somebody late goes on meanwhile.
"""

from __future__ import annotations

import msgspec
import pytest

from bot.controls import LateChoice
from bot.host import Host, Seated, lateness, meetings, outbox
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.ending import is_ended_by
from bot.host.timers import LATE
from bot.host.turns import act, game_of
from bot.host.waits import read_clock
from bot.pace.terms import DAY, HOUR
from bot.play import lobby, seats, undo
from bot.play.waiting import vote_about_late
from bot.play.waking import wake_commit
from engine.game import Action
from engine.sealed import Sealed
from storage.commits import Commit
from storage.ids import TableId
from tests.bot.play.conftest import SERVER, Hand, People
from tests.bot.play.daily import agreed_meeting, host, waited_for

__all__ = ["host"]


def quiet(game: Sealed, seat: int, count: int = 1) -> list[Action]:
    """So many moves of a seat in a row that can all be taken back, after which nothing follows by itself."""
    for action in game.legal(seat) if count and seat in game.to_act else ():
        after = game.act(seat, action, bytes(32))
        if not after.barrier and not any(map(after.game.find_forced, after.game.to_act)):
            others = quiet(after.game, seat, count - 1)
            if len(others) == count - 1:
                return [action, *others]
    return []


async def move(host: Host, people: People, table: TableId, seat: int, count: int = 1) -> Seated:
    """Make a move that can be taken back, the first of so many; the table after it."""
    seated = await host.load(table)
    action = quiet(game_of(seated), seat, count)[0]
    await host.act(table, people.ask(seated.seat(seat).name).request, seat, action)
    return await host.load(table)


async def take_back(host: Host, people: People, table: TableId, seat: int) -> Seated:
    """Take the last move back; the table after it."""
    await undo.take_back(host, people.ask((await host.load(table)).seat(seat).name), table, seat)
    return await host.load(table)


async def test_nobody_gains_time_by_taking_moves_back(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("waves", "bob", "cem")
    seat, _, _ = waited_for(seated)
    for left in (2 * DAY, DAY, 0):
        hand.now += DAY
        assert (await move(host, people, seated.id, seat)).timing.seats[seat].bank == max(DAY, min(3 * DAY, left + DAY))
        hand.now += HOUR
        seated = await take_back(host, people, seated.id, seat)
        assert (seated.timing.seats[seat].bank, seated.timing.seats[seat].asked) == (left, hand.now)
    [late] = [timer for timer in await host.store.timers.of_table(seated.id) if timer.kind == LATE]
    assert late.due == hand.now
    await host.change(seated.id, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    assert (await host.load(seated.id)).timing.open_votes([seat])


async def test_nobody_gains_time_by_taking_several_moves_back(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    while not quiet(game := game_of(seated), seat := game.to_act[0], 2):
        await host.act(seated.id, people.ask(seated.seat(seat).name).request, seat, game.legal(seat)[0])
        seated = await host.load(seated.id)
    await host.change(seated.id, None, lambda now: wake_commit(now, [seat], None, hand.now))
    for count in (2, 1):
        hand.now += DAY // 2
        seated = await move(host, people, seated.id, seat, count)
    assert seated.timing.seats[seat].bank == 3 * DAY
    for _ in range(2):
        hand.now += HOUR
        seated = await take_back(host, people, seated.id, seat)
    reading = read_clock(seated, seat, hand.now)
    assert reading is not None
    assert reading.bank is not None
    assert reading.bank - reading.used == 2 * DAY - 2 * HOUR


async def test_a_vote_about_somebody_late_stays_open_when_they_take_a_move_back(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    seat, _, _ = waited_for(seated)
    await move(host, people, seated.id, seat)
    hand.now += 4 * DAY
    await host.change(seated.id, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    [vote] = (await host.load(seated.id)).timing.open_votes([seat])
    after = await take_back(host, people, seated.id, seat)
    assert after.timing.seats[seat].late
    assert after.timing.open_votes([seat]) == (vote,)
    assert not (await move(host, people, seated.id, seat)).timing.open_votes([seat])


async def test_nobody_loses_time_for_what_a_computer_player_did_in_their_seat(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "computer", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)

    async def call(seat: int) -> Seated:
        await host.change(table, None, lambda now: wake_commit(now, [seat], None, hand.now))
        return await host.load(table)

    seated = await call(seat := game_of(await host.load(table)).to_act[0])
    while not (seated.timing.seats[seat].gained and quiet(game_of(seated), seat)):
        hand.now += DAY
        await host.act(table, people.ask(seated.seat(seat).name).request, seat, game_of(seated).legal(seat)[0])
        seated = await call(seat := game_of(await host.load(table)).to_act[0])
    hand.now += 10 * DAY
    await host.change(table, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    action = quiet(game_of(await host.load(table)), seat)[0]
    await host.change(table, None, lambda now: act(now, None, seat, action, hand.now, host.pauses))
    before = (await host.load(table)).timing.seats[seat]
    assert (await take_back(host, people, table, seat)).timing.seats[seat].bank == before.bank == DAY


async def test_what_is_called_in_the_middle_of_a_turn_can_be_taken_back_with_what_came_before(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    while not quiet(game := game_of(seated), seat := game.to_act[0], 2):
        await host.act(seated.id, people.ask(seated.seat(seat).name).request, seat, game.legal(seat)[0])
        seated = await host.load(seated.id)
    for count in (2, 1):
        await host.change(seated.id, None, lambda now: wake_commit(now, [seat], None, hand.now))
        hand.now += DAY // 2
        seated = await move(host, people, seated.id, seat, count)
    for _ in range(2):
        seated = await take_back(host, people, seated.id, seat)
    assert seated.timing.seats[seat].bank == 2 * DAY


async def leave_to_computer(host: Host, people: People, table: TableId, name: str) -> Seated:
    """Somebody leaves their seat to a computer player for a while; the table after it."""
    await seats.hand_over(host, people.ask(name), await host.load(table))
    return await host.load(table)


async def come_back(host: Host, people: People, table: TableId, name: str) -> Seated:
    """They play again; the table after it."""
    await seats.come_back(host, people.ask(name), await host.load(table))
    return await host.load(table)


async def let_computer_act(host: Host, hand: Hand, table: TableId, seat: int) -> Seated:
    """The computer player in a seat makes a move after which the table no longer waits for the seat."""

    def work(now: Seated) -> Commit:
        return act(now, None, seat, game_of(now).legal(seat)[0], hand.now, host.pauses)

    while seat in game_of(await host.load(table)).to_act:
        await host.change(table, None, work)
    return await host.load(table)


async def in_time(host: Host, people: People, name: str) -> list[bool | None]:
    """Of each wait for somebody that is kept, whether it was answered in time."""
    user = people.ask(name).user
    played = await host.store.reliability.of(SERVER, [user], is_ended_by)
    return [wait.in_time for wait in played[user].waits]


async def late_at(host: Host, people: People, hand: Hand) -> tuple[Seated, int, str]:
    """A game of three in which a vote about somebody late is open; their seat and name."""
    seated = await people.deal("waves", "bob", "cem")
    seat, name, _ = waited_for(seated)
    hand.now += 3 * DAY
    await host.change(seated.id, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    return await host.load(seated.id), seat, name


async def test_nobody_gains_time_by_leaving_a_seat_to_a_computer_player_and_coming_back(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    seat, name, _ = waited_for(seated)
    due = hand.now + 3 * DAY
    for _ in range(3):
        hand.now += DAY - 1
        await leave_to_computer(host, people, seated.id, name)
        seated = await come_back(host, people, seated.id, name)
        reading = read_clock(seated, seat, hand.now)
        assert reading is not None
        assert reading.due == due
        [late] = [timer for timer in await host.store.timers.of_table(seated.id) if timer.kind == LATE]
        assert late.due == due


async def test_what_somebody_used_stays_used_if_a_computer_player_then_acts_for_them(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    seat, name, _ = waited_for(seated)
    hand.now += 3 * DAY - HOUR
    await leave_to_computer(host, people, seated.id, name)
    hand.now += DAY
    await let_computer_act(host, hand, seated.id, seat)
    assert (await come_back(host, people, seated.id, name)).timing.seats[seat].bank == HOUR
    assert await in_time(host, people, name) == []


async def test_a_vote_about_somebody_late_goes_on_if_they_leave_the_seat_to_a_computer_player_and_come_back(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat, name = await late_at(host, people, hand)
    [vote] = seated.timing.open_votes([seat])
    asked = await host.store.posts.get(seated.id, PUBLIC, kind := f"{outbox.LATE}:{seat}")
    for _ in range(2):
        assert (await leave_to_computer(host, people, seated.id, name)).timing.open_votes([seat]) == (vote,)
        seated = await come_back(host, people, seated.id, name)
        await host.change(seated.id, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
        seated = await host.load(seated.id)
        assert seated.timing.open_votes([seat]) == (vote,)
        assert seated.timing.seats[seat].lates == 1
    assert await host.store.posts.get(seated.id, PUBLIC, kind) == asked, "nobody is asked again"
    seated = await move(host, people, seated.id, seat)
    assert not seated.timing.open_votes([seat])
    assert (seated.timing.seats[seat].bank, await in_time(host, people, name)) == (DAY, [False])


async def test_somebody_late_for_whom_a_computer_player_then_acts_has_what_a_late_turn_leaves(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat, name = await late_at(host, people, hand)
    await leave_to_computer(host, people, seated.id, name)
    seated = await let_computer_act(host, hand, seated.id, seat)
    assert not seated.timing.open_votes([seat])
    assert await in_time(host, people, name) == [False]
    clock = (await come_back(host, people, seated.id, name)).timing.seats[seat]
    assert (clock.bank, clock.late, clock.asked) == (DAY, False, None)


async def test_somebody_late_for_whom_a_computer_player_acts_in_a_live_hour_has_what_a_late_turn_leaves(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    seat, name, _ = waited_for(seated)
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    clock = seated.timing.seats[seat]
    empty = msgspec.structs.replace(clock, bank=meeting.at - int(hand.now))
    timing = (await host.load(seated.id)).timing.with_seat(seat, empty)
    await host.change(seated.id, None, lambda now: CommitBuilder(now, timing=timing).build())
    hand.now = meeting.at
    assert (await leave_to_computer(host, people, seated.id, name)).timing.seats[seat].bank == 0
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    await let_computer_act(host, hand, seated.id, seat)
    hand.now += HOUR
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    assert (await come_back(host, people, seated.id, name)).timing.seats[seat].bank == DAY


@pytest.mark.parametrize("choice", ["wait", "computer", "offer", "end"])
async def test_what_is_decided_while_somebody_late_is_away_is_done(
    host: Host, people: People, hand: Hand, choice: LateChoice
) -> None:
    seated, seat, name = await late_at(host, people, hand)
    [vote] = seated.timing.open_votes([seat])
    away = await leave_to_computer(host, people, seated.id, name)
    for other in vote.voters:
        if (await host.load(seated.id)).timing.open_votes([seat]):
            await vote_about_late(host, people.ask(seated.seat(other).name), seated.id, vote.number, choice)
    decided = await host.load(seated.id)
    assert decided.running == (choice != "end")
    assert decided.timing.offered == ((seat,) if choice == "offer" else ())
    assert decided.seats == away.seats
    if choice != "end":
        clock = (await come_back(host, people, seated.id, name)).timing.seats[seat]
        assert (clock.bank, clock.late, clock.asked) == (DAY, False, hand.now)

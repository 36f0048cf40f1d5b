"""Whoever was reminded in one wait is reminded in the next one as well, however the first one ended."""

from __future__ import annotations

from bot.host import Host, lateness, waits
from bot.host.reminding import next_reminder, remind
from bot.host.turns import game_of
from bot.play import lobby, seats, undo
from bot.play.waking import wake_commit
from storage.ids import TableId
from tests.bot.play.conftest import Hand, People
from tests.bot.play.daily import host, pace, waited_for
from tests.bot.play.test_standing_in import let_computer_act
from tests.bot.play.test_taking_back import asked, moved, seat_of

__all__ = ["host"]


async def give_all_reminders(host: Host, table: TableId, seat: int, hand: Hand) -> list[int]:
    """Remind a seat until no reminder is left; gives which reminders of its wait those were."""
    given = []
    while (reminder := next_reminder(await host.load(table), seat, hand.now)) is not None:
        hand.now = reminder.at
        await host.change(table, None, lambda now: remind(now, seat, hand.now))
        given.append(reminder.after)
    return given


async def wait_again(host: Host, table: TableId, seat: int, hand: Hand) -> None:
    """Let the others act until the table waits for a seat, and call it."""
    while seat not in (game := game_of(await host.load(table))).to_act:
        await host.act(table, None, game.to_act[0], game.legal(game.to_act[0])[0])
    await host.change(table, None, lambda now: wake_commit(now, [seat], None, hand.now))


async def test_whoever_was_stood_in_for_is_reminded_in_the_next_wait(host: Host, people: People, hand: Hand) -> None:
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "computer", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    seat, _, _ = waited_for(seated)
    assert len(await give_all_reminders(host, table, seat, hand)) == 3
    reading = waits.read_clock(seated, seat, hand.now)
    assert reading is not None
    assert reading.due is not None
    hand.now = reading.due
    await host.change(table, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    await let_computer_act(host, seated, seat)
    await wait_again(host, table, seat, hand)
    assert len(await give_all_reminders(host, table, seat, hand)) == 3


async def test_whoever_comes_back_to_their_seat_is_reminded_from_the_first_reminder_on(
    host: Host, people: People, hand: Hand
) -> None:
    await pace(host, "open")
    seated = await people.deal("waves", "bob", "cem")
    seat, name, _ = waited_for(seated)
    given = await give_all_reminders(host, seated.id, seat, hand)
    await seats.hand_over(host, people.ask(name), await host.load(seated.id))
    await let_computer_act(host, seated, seat)
    await seats.come_back(host, people.ask(name), await host.load(seated.id))
    await wait_again(host, seated.id, seat, hand)
    assert await give_all_reminders(host, seated.id, seat, hand) == given


async def test_whoever_is_called_again_after_a_move_was_taken_back_is_reminded_as_before(
    host: Host, people: People, hand: Hand
) -> None:
    seated, mover, other = await moved(host, people, "bob")
    seat = seat_of(seated, other)
    given = await give_all_reminders(host, seated.id, seat, hand)
    await undo.take_back(host, people.ask(mover), seated.id, seat_of(seated, mover))
    await undo.vote(host, people.ask(other), seated.id, await asked(host, seated), yes=True)
    assert seat not in game_of(await host.load(seated.id)).to_act
    await wait_again(host, seated.id, seat, hand)
    assert await give_all_reminders(host, seated.id, seat, hand) == given

"""Moves that are taken back leave their time used: nobody gains any, and a vote about somebody late goes on."""

from __future__ import annotations

from bot.host import Host, Seated, lateness
from bot.host.turns import act, game_of
from bot.host.waits import LATE, read_clock
from bot.pace.words import DAY, HOUR
from bot.play import lobby, undo
from bot.play.waking import wake_commit
from engine.game import Action
from engine.sealed import Sealed
from storage.ids import TableId
from tests.bot.play.conftest import People
from tests.bot.play.test_clocks import Hand, hand, host, waited_for

__all__ = ["hand", "host"]


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

"""A computer player that stands in for somebody late for one turn: whose the seat is if it changes hands meanwhile."""

from __future__ import annotations

import msgspec

from bot.host import Host, Seated, lateness
from bot.host.builder import CommitBuilder
from bot.host.turns import game_of
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, leaving, lobby, seats
from tests.bot.play.conftest import Hand, People
from tests.bot.play.daily import host, waited_for

__all__ = ["host"]


async def stood_in_for(host: Host, people: People, hand: Hand) -> tuple[Seated, int, str]:
    """A game of three in which a computer player acts this turn for somebody late; their seat and name."""
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "computer", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    seat, name, _ = waited_for(await host.load(table))
    hand.now += 3 * DAY
    await host.change(table, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    seated = await host.load(table)
    assert seated.seat(seat).kind == "computer"
    return seated, seat, name


async def come_back(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> Seated:
    """They are back before the computer player has moved, and stay for an hour."""
    await seats.come_back(host, people.ask(name), seated)
    hand.now += HOUR
    return await host.load(seated.id)


async def let_computer_act(host: Host, seated: Seated, seat: int) -> Seated:
    """The computer player in the seat moves until the table no longer waits for it; the table after it."""
    while seat in (game := game_of(await host.load(seated.id))).to_act:
        await host.act(seated.id, None, seat, game.legal(seat)[0])
    return await host.load(seated.id)


async def test_whoever_is_stood_in_for_plays_again_after_that_turn(host: Host, people: People, hand: Hand) -> None:
    seated, seat, name = await stood_in_for(host, people, hand)
    after = (await let_computer_act(host, seated, seat)).seat(seat)
    assert (after.kind, after.user_id, after.name) == ("person", people.ask(name).user, name)


async def test_nobody_waits_for_a_seat_that_is_given_up_after_somebody_was_stood_in_for(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat, name = await stood_in_for(host, people, hand)
    await come_back(host, people, hand, seated, name)
    await leaving.resign(host, people.ask(name), seated.id)
    after = await let_computer_act(host, seated, seat)
    assert (after.seat(seat).kind, after.seat(seat).user_id) == ("computer", None)


async def test_nobody_waits_for_such_a_seat_of_a_table_that_an_earlier_version_kept(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat, name = await stood_in_for(host, people, hand)
    await leaving.resign(host, people.ask(name), seated.id)
    timing = (await host.load(seated.id)).timing
    kept = timing.with_seat(seat, msgspec.structs.replace(timing.seats[seat], stands_in=True))
    await host.change(seated.id, None, lambda now: CommitBuilder(now, timing=kept).build())
    after = await let_computer_act(host, seated, seat)
    assert (after.seat(seat).kind, after.seat(seat).user_id) == ("computer", None)


async def test_a_seat_left_to_a_computer_player_after_one_stood_in_stays_its_own_until_the_person_is_back(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat, name = await stood_in_for(host, people, hand)
    seated = await come_back(host, people, hand, seated, name)
    await seats.hand_over(host, people.ask(name), seated)
    after = await let_computer_act(host, seated, seat)
    assert (after.seat(seat).kind, after.seat(seat).user_id) == ("computer", people.ask(name).user)


async def test_another_pace_does_not_keep_the_seat_of_somebody_who_is_stood_in_for(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat, name = await stood_in_for(host, people, hand)
    one, other = (each.name for each in seated.seats if each.number != seat)
    await clocks.switch(host, people.ask(one), seated.id, "slow")
    proposal = (await host.load(seated.id)).timing.proposal
    assert proposal is not None
    for each in (other, name):
        await clocks.vote(host, people.ask(each), seated.id, proposal.number, yes=True)
    after = await let_computer_act(host, seated, seat)
    assert after.contract.pace == "slow"
    assert (after.seat(seat).kind, after.seat(seat).user_id) == ("person", people.ask(name).user)

"""Whoever says nothing agrees after a while; time in which the bot was gone and nobody could answer does not count."""

from __future__ import annotations

import math

import msgspec
import pytest

from bot.clock import ACTS
from bot.controls import Agreed
from bot.errors import Sorry
from bot.heartbeat import Heartbeat
from bot.host import Host, Seated, applying, breaking, lateness, outbox, proposals, readiness
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.timers import APPLIED, BREAK, LATE_VOTE, PROPOSAL, READY
from bot.pace.terms import DAY, HOUR, MINUTE
from bot.play import agreement, clocks, leaving, lobby, presence, privacy, seats, waiting
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.texts import LANGUAGES, texts
from storage.models import Timer
from tests.bot.play.conftest import NOW, Hand, People
from tests.bot.play.daily import host, propose

__all__ = ["host"]


async def be_off(host: Host, hand: Hand, seconds: float) -> None:
    """Switch the machine off, on which the bot ran until now; when it is on again, the bot finds that out."""
    await host.store.outages.beat(math.inf)
    hand.now += seconds
    await Heartbeat(host.store, lambda: True).beat()


async def due_of(host: Host, seated: Seated, kind: str) -> float | None:
    """When a timer of a table rings."""
    return next((timer.due for timer in await host.store.timers.of_table(seated.id) if timer.kind == kind), None)


async def ring(host: Host, seated: Seated, kind: str) -> float | None:
    """Let the clock see to a table's timer of a kind, if it is due; gives when it rings again."""
    for timer in await host.store.timers.claim_due("one"):
        if timer.kind == kind:
            await ACTS[kind](host, timer)
            await host.store.timers.finish(timer)
    return await due_of(host, seated, kind)


async def test_a_game_is_broken_off_only_after_two_days_in_which_the_bot_was_there(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    await leaving.break_off(host, people.ask("ann"), seated.id)
    ends = NOW + breaking.SILENT_FOR
    for lasts in (3 * DAY, 5 * HOUR):
        hand.now += HOUR
        await be_off(host, hand, lasts)
        ends += lasts
        assert await ring(host, seated, BREAK) == ends
        post = await host.store.posts.get(seated.id, PUBLIC, outbox.BREAK)
        assert post is not None
        shown = await make(TableSnapshot(host, seated.id), post)
        assert f"<t:{int(ends)}:f>" in str(shown), "people are told when it ends"
    hand.now = ends - 1
    assert await ring(host, seated, BREAK) == ends
    assert (await host.load(seated.id)).running
    hand.now = ends
    await ring(host, seated, BREAK)
    assert not (await host.load(seated.id)).running


@pytest.mark.parametrize("paused", [False, True])
async def test_a_pause_and_its_end_are_agreed_to_only_where_the_bot_was_there(
    host: Host, people: People, hand: Hand, paused: bool
) -> None:
    seated = await people.deal("waves", "bob")
    if paused:
        await clocks.pause(host, people.ask("bob"), seated.id, "open")
        proposal = (await host.load(seated.id)).timing.proposal
        assert proposal is not None
        await clocks.vote(host, people.ask("ann"), seated.id, proposal.number, yes=True)
        await clocks.resume(host, people.ask("ann"), seated.id)
    else:
        await clocks.pause(host, people.ask("ann"), seated.id, "open")
    hand.now += HOUR
    await be_off(host, hand, 3 * DAY)
    assert await ring(host, seated, PROPOSAL) == NOW + 4 * DAY
    assert ((await host.load(seated.id)).timing.pause_at(hand.now) is not None) is paused
    hand.now = NOW + 4 * DAY
    await ring(host, seated, PROPOSAL)
    assert ((await host.load(seated.id)).timing.pause_at(hand.now) is not None) is not paused


@pytest.mark.parametrize("lasts", ["14d", "open"])
async def test_whoever_is_silent_for_a_day_of_awake_time_agrees_to_the_end_of_a_pause(
    host: Host, people: People, hand: Hand, lasts: str
) -> None:
    seated = await people.deal("war", "bob")
    await presence.set_hours(host, people.ask("ann"), "UTC", "08:00-16:00")
    number = await propose(host, people, seated, "ann", "pause", lasts)
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    hand.now = NOW - NOW % DAY + DAY + 8 * HOUR
    await propose(host, people, seated, "bob", "resume")
    due = hand.now + 2 * DAY + 8 * HOUR
    assert await due_of(host, seated, PROPOSAL) == due
    hand.now = due
    await ring(host, seated, PROPOSAL)
    assert (await host.load(seated.id)).timing.pause_at(hand.now) is None


@pytest.mark.parametrize(("until", "days"), [("1970-01-29", 30), ("1970-02-20", 31)])
async def test_nobody_agrees_by_silence_while_away_for_thirty_days(
    host: Host, people: People, hand: Hand, until: str, days: int
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    hand.now = DAY
    await presence.set_away(host, people.ask("bob"), "1970-01-02", until)
    await presence.set_away(host, people.ask("cem"), "1970-01-02", "1970-01-12")
    await propose(host, people, seated, "ann", "pause", "open")
    assert await due_of(host, seated, PROPOSAL) == days * DAY
    hand.now = 14 * DAY
    await host.change(seated.id, None, lambda now: proposals.close(now, hand.now))
    assert (await host.load(seated.id)).timing.open_proposal
    hand.now = days * DAY
    await ring(host, seated, PROPOSAL)
    assert (await host.load(seated.id)).timing.pause_at(hand.now), "longer than that nobody waits"


async def test_a_vote_about_a_late_player_waits_thirty_days_for_somebody_away_and_no_longer(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    away = next(each.name for each in seated.seats if each.number != seat)
    await presence.set_away(host, people.ask(away), "1970-01-01", "1970-02-20")
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, NOW, host.pauses))
    hand.now += HOUR
    await be_off(host, hand, 3 * DAY)
    assert await due_of(host, seated, LATE_VOTE) == NOW + 30 * DAY
    hand.now = NOW + 30 * DAY
    assert await ring(host, seated, LATE_VOTE) == NOW + 33 * DAY
    hand.now = NOW + 33 * DAY
    await ring(host, seated, LATE_VOTE)
    assert not (await host.load(seated.id)).timing.open_votes([seat])


async def test_a_vote_about_a_late_player_stays_open_for_a_day_in_which_the_bot_was_there(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, NOW, host.pauses))
    hand.now += HOUR
    await be_off(host, hand, 3 * DAY)
    assert await ring(host, seated, LATE_VOTE) == NOW + 4 * DAY
    assert (await host.load(seated.id)).timing.open_votes([seat])
    hand.now = NOW + 4 * DAY
    await ring(host, seated, LATE_VOTE)
    assert not (await host.load(seated.id)).timing.open_votes([seat])


async def pause(host: Host, people: People, seated: Seated, lasts: str) -> None:
    """Let ann propose a pause, and the others agree."""
    number = await propose(host, people, seated, "ann", "pause", lasts)
    for each in seated.seats:
        if each.name != "ann":
            await clocks.vote(host, people.ask(each.name), seated.id, number, yes=True)
    assert (await host.load(seated.id)).timing.pause_at(host.clock()) is not None


@pytest.mark.parametrize("lasts", ["7d", "60d", "open"])
async def test_nobody_has_answered_by_silence_about_a_late_player_while_the_table_rests(
    host: Host, people: People, hand: Hand, lasts: str
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, NOW, host.pauses))
    hand.now += HOUR
    await pause(host, people, seated, lasts)
    for days in (1, 3):
        hand.now = NOW + days * DAY
        await ring(host, seated, LATE_VOTE)
        assert (await host.load(seated.id)).timing.open_votes([seat])
    await clocks.resume(host, people.ask("ann"), seated.id)
    hand.now += DAY - HOUR
    assert await due_of(host, seated, LATE_VOTE) == hand.now
    await ring(host, seated, LATE_VOTE)
    assert not (await host.load(seated.id)).timing.open_votes([seat])


async def wait_for_nobody(host: Host, seated: Seated) -> None:
    """Have the table wait for no person, as while computer players move."""
    timing = (await host.load(seated.id)).timing
    seats_now = tuple(msgspec.structs.replace(clock, asked=None) for clock in timing.seats)
    rested = msgspec.structs.replace(timing, seats=seats_now)
    await host.change(seated.id, None, lambda now: CommitBuilder(now, timing=rested).build())


async def test_a_pause_counts_for_a_question_that_is_older_than_everybodys_turn(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, NOW, host.pauses))
    for _ in range(2):
        await pause(host, people, seated, "open")
        hand.now += 12 * HOUR
        await clocks.resume(host, people.ask("ann"), seated.id)
        await wait_for_nobody(host, seated)
    assert await due_of(host, seated, LATE_VOTE) == NOW + 2 * DAY


async def test_nobody_waits_longer_for_the_answer_of_somebody_who_has_given_it(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem", "dan")
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, NOW, host.pauses))
    [vote] = (await host.load(seated.id)).timing.open_votes([seat])
    voter = people.ask(seated.seat(vote.voters[0]).name)
    await waiting.vote_about_late(host, voter, seated.id, vote.number, "wait")
    await presence.set_away(host, people.ask(voter.request.name), "1970-01-03", "1970-01-20")
    hand.now += HOUR
    await be_off(host, hand, 3 * DAY)
    assert await ring(host, seated, LATE_VOTE) == NOW + 4 * DAY


async def test_a_stranger_takes_a_seat_only_after_a_day_in_which_the_bot_was_there(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob")
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 2)
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    await seats.take_over(host, people.ask("dan"), seated, 2)
    hand.now += HOUR
    await be_off(host, hand, 3 * DAY)
    assert await ring(host, seated, APPLIED) == NOW + 4 * DAY
    with pytest.raises(Sorry, match="error-seat-asked"):
        await seats.take_over(host, people.ask("cem"), await host.load(table), 2)
    assert not (await host.load(table)).seats_of(people.ask("dan").user)
    hand.now = NOW + 4 * DAY
    await ring(host, seated, APPLIED)
    assert (await host.load(table)).seats_of(people.ask("dan").user) == (2,)


async def with_free_seat(host: Host, people: People, *others: str) -> Seated:
    """A game of ann, these others or bob, and a computer player, whose seat dan may ask for."""
    others = others or ("bob",)
    table = await people.open("waves", *others)
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 1 + len(others))
    await lobby.start(host, people.ask("ann"), table)
    return await host.load(table)


async def open_question(host: Host, seated: Seated, seat: int = 2) -> int:
    """The version at which the seat was asked for."""
    application = applying.read_application(await host.store.posts.get(seated.id, PUBLIC, applying.post_kind(seat)))
    assert application is not None
    return application.asked


@pytest.mark.parametrize(("until", "ends"), [("1970-01-13", 14 * DAY), ("1970-02-20", NOW + 30 * DAY)])
async def test_a_stranger_takes_no_seat_by_the_silence_of_somebody_away(
    host: Host, people: People, hand: Hand, until: str, ends: float
) -> None:
    seated = await with_free_seat(host, people)
    await presence.set_away(host, people.ask("bob"), "1970-01-01", until)
    await seats.take_over(host, people.ask("dan"), seated, 2)
    await seats.vote(host, people.ask("ann"), seated.id, 2, await open_question(host, seated), yes=True)
    assert await due_of(host, seated, APPLIED) == ends
    hand.now = NOW + 3 * DAY
    with pytest.raises(Sorry, match="error-seat-asked"):
        await seats.take_over(host, people.ask("cem"), await host.load(seated.id), 2)
    await seats.sit_down_unopposed(host, Timer(table_id=seated.id, kind=APPLIED, seat=2, due=hand.now))
    assert not (await host.load(seated.id)).seats_of(people.ask("dan").user)
    hand.now = ends
    await ring(host, seated, APPLIED)
    assert (await host.load(seated.id)).seats_of(people.ask("dan").user), "longer than that nobody waits"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_for_a_seat_and_who_is_asked_are_told_what_does_not_count_as_silence(language: str) -> None:
    words = texts(language)
    _, _, uncounted = words("done-break", name="Harbour", table=1).rpartition(";")
    assert uncounted
    for said in (words("done-seat-asked", name="Harbour", table=1), words("seat-missing", who="Bob")):
        assert said.endswith(uncounted)


async def test_a_stranger_takes_a_seat_sooner_once_whoever_is_away_agrees(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await with_free_seat(host, people)
    await presence.set_away(host, people.ask("bob"), "1970-01-01", "1970-01-13")
    await seats.take_over(host, people.ask("dan"), seated, 2)
    await seats.vote(host, people.ask("bob"), seated.id, 2, await open_question(host, seated), yes=True)
    assert await due_of(host, seated, APPLIED) == NOW + DAY


@pytest.mark.parametrize("agreed", [("ann", "bob"), ("ann",)])
@pytest.mark.parametrize("erased", [False, True])
async def test_a_stranger_takes_a_seat_sooner_once_whoever_is_away_has_left(
    host: Host, people: People, hand: Hand, erased: bool, agreed: tuple[str, ...]
) -> None:
    seated = await with_free_seat(host, people, "bob", "cem")
    await presence.set_away(host, people.ask("cem"), "1970-01-01", "1970-01-13")
    await seats.take_over(host, people.ask("dan"), seated, 3)
    for name in agreed:
        await seats.vote(host, people.ask(name), seated.id, 3, await open_question(host, seated, 3), yes=True)
    assert await due_of(host, seated, APPLIED) == 14 * DAY
    if erased:
        await privacy.erase(host, people.ask("cem"))
    else:
        await leaving.resign(host, people.ask("cem"), seated.id)
    await ring(host, seated, APPLIED)
    if "bob" not in agreed:
        hand.now = NOW + DAY
        assert await due_of(host, seated, APPLIED) == hand.now
        assert not (await host.load(seated.id)).seats_of(people.ask("dan").user)
        await ring(host, seated, APPLIED)
    assert (await host.load(seated.id)).seats_of(people.ask("dan").user) == (3,)
    assert await due_of(host, seated, APPLIED) is None


async def test_a_stranger_takes_no_seat_by_silence_while_the_table_rests(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await with_free_seat(host, people)
    number = await propose(host, people, seated, "ann", "pause", "open")
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    await seats.take_over(host, people.ask("dan"), await host.load(seated.id), 2)
    for days in range(1, 4):
        assert await due_of(host, seated, APPLIED) == NOW + days * DAY, "the pause may end at any time"
        hand.now = NOW + days * DAY
        await ring(host, seated, APPLIED)
    await clocks.resume(host, people.ask("ann"), seated.id)
    hand.now += DAY
    await ring(host, seated, APPLIED)
    assert (await host.load(seated.id)).seats_of(people.ask("dan").user)


async def test_nobody_gives_up_a_seat_at_a_live_table_for_minutes_in_which_the_bot_was_gone(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("war")
    agreed: dict[Agreed, str] = {"seats": "2", "pace": "live", "ready": "yes"}
    for name, value in agreed.items():
        await agreement.agree(host, people.ask("ann"), table, name, value)
    await lobby.sit_down(host, people.ask("bob"), table)
    seated = await host.load(table)
    await ring(host, seated, READY)
    hand.now += MINUTE
    await be_off(host, hand, HOUR)
    assert await ring(host, seated, READY) == NOW + HOUR + readiness.LIVE_READY_WITHIN
    assert len((await host.load(table)).seats) == 2
    hand.now = NOW + HOUR + readiness.LIVE_READY_WITHIN
    await ring(host, seated, READY)
    assert len((await host.load(table)).seats) < 2

"""From when on the others may be asked about a seat where there is no clock, and what holds that up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.controls import PlayLater
from bot.errors import Sorry
from bot.host import Host, Seated, meetings, silence, turns
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, leaving, presence, seats
from bot.play.waiting import play_later
from bot.play.waking import wake_commit
from tests.bot.play.conftest import NOW, Hand, People, words_of
from tests.bot.play.daily import agreed_meeting, propose
from tests.bot.play.test_late_votes import begin, hand, host, vote_of
from tests.bot.play.test_silence import be_off, pause
from tests.bot.play.test_silent_without_a_clock import LONG, ask, decide, others_of
from tests.bot.play.test_time_taken_back import let_computer_act, move, quiet, take_back

__all__ = ["hand", "host"]


async def nights(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await presence.set_hours(host, people.ask(name), "UTC", "8-20")


async def away(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await presence.set_away(host, people.ask(name), "1970-01-02", "1970-01-04")


async def on_a_journey(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await presence.set_away(host, people.ask(name), "1970-01-02", "1970-03-01")


async def at_rest(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await pause(host, people, seated, "2d")


async def at_rest_later(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    hand.now = NOW + LONG
    await pause(host, people, seated, "2d")


async def off(host: Host, people: People, hand: Hand, seated: Seated, name: str) -> None:
    await be_off(host, hand, 2 * DAY)


@pytest.mark.parametrize(
    ("stop", "ends"),
    [
        (nights, 5 * DAY + 8 * HOUR + NOW),
        (away, NOW + LONG + 3 * DAY),
        (on_a_journey, NOW + 30 * DAY),
        (at_rest, NOW + LONG + 2 * DAY),
        (at_rest_later, NOW + LONG + 2 * DAY),
        (off, NOW + LONG + 2 * DAY),
    ],
)
async def test_only_awake_days_count(
    host: Host,
    people: People,
    hand: Hand,
    stop: Callable[[Host, People, Hand, Seated, str], Awaitable[None]],
    ends: float,
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, _) = seated.seat(seat).name, others_of(seated, seat)
    await stop(host, people, hand, seated, slow)
    hand.now = ends - 1
    with pytest.raises(Sorry, match="error-ask-seat-early") as early:
        await ask(host, people, seated.id, other, seat)
    assert early.value.words.params == {"when": f"<t:{int(ends)}:R>"}
    own = words_of(await clocks.show_clock(host, people.ask(slow), await host.load(seated.id)))
    assert f"<t:{int(ends)}:f> (<t:{int(ends)}:R>): from then on the others may be asked" in own
    hand.now = ends
    assert await ask(host, people, seated.id, other, seat)


async def test_nobody_is_asked_about_while_the_table_rests_with_no_end(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    hand.now = NOW + LONG
    await pause(host, people, seated, "open")
    hand.now += 100 * DAY
    with pytest.raises(Sorry, match="error-ask-seat-nobody"):
        await ask(host, people, seated.id, others_of(seated, seat)[0], seat)


async def test_a_promise_holds_the_question_up_until_then(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, _) = seated.seat(seat).name, others_of(seated, seat)
    hand.now = NOW + LONG

    await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "typed"), "10h")
    hand.now += 10 * HOUR - 1
    with pytest.raises(Sorry, match="error-ask-seat-early"):
        await ask(host, people, seated.id, other, seat)
    hand.now += 1
    await ask(host, people, seated.id, other, seat)
    await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "typed"), "20d")
    assert await vote_of(host, seated, seat), "what is asked is not held up by it"


async def test_nobody_holds_the_question_up_for_ever_by_promises(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, _) = seated.seat(seat).name, others_of(seated, seat)
    for _ in range(3):
        await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "typed"), "12d")
        hand.now += 10 * DAY - 1
        with pytest.raises(Sorry, match="error-ask-seat-early"):
            await ask(host, people, seated.id, other, seat)
        hand.now += 1
    assert await ask(host, people, seated.id, other, seat)


async def test_nobody_asks_again_within_a_day_of_the_decision_to_wait(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    hand.now = NOW + LONG
    vote = await ask(host, people, seated.id, others_of(seated, seat)[0], seat)
    hand.now += HOUR
    await decide(host, people, seated.id, vote, "wait")
    for name in others_of(seated, seat):
        hand.now = NOW + LONG + HOUR
        with pytest.raises(Sorry, match="error-ask-seat-early"):
            await ask(host, people, seated.id, name, seat)
        hand.now += DAY - 1
        with pytest.raises(Sorry, match="error-ask-seat-early"):
            await ask(host, people, seated.id, name, seat)
    hand.now += 1
    assert (await ask(host, people, seated.id, others_of(seated, seat)[1], seat)).number > vote.number


async def test_moves_that_are_taken_back_do_not_begin_the_days_anew(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    while not quiet(game := turns.game_of(seated), seat := game.to_act[0], 2):
        await host.act(seated.id, people.ask(seated.seat(seat).name).request, seat, game.legal(seat)[0])
        seated = await host.load(seated.id)
    await host.change(seated.id, None, lambda now: wake_commit(now, [seat], None, hand.now))
    since = hand.now
    for _ in range(2):
        for count in (2, 1):
            hand.now += 12 * HOUR
            await move(host, people, seated.id, seat, count)
        for _ in range(2):
            seated = await take_back(host, people, seated.id, seat)
    assert silence.askable_from(seated, seat) == since + LONG


@pytest.mark.parametrize("acts", [False, True])
async def test_a_computer_player_in_between_begins_the_days_anew_only_if_it_has_acted(
    host: Host, people: People, hand: Hand, acts: bool
) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow = seated.seat(seat).name
    hand.now += 2 * DAY
    await seats.hand_over(host, people.ask(slow), seated)
    if acts:
        await let_computer_act(host, hand, seated.id, seat)
    await seats.come_back(host, people.ask(slow), await host.load(seated.id))
    after = await host.load(seated.id)
    assert after.timing.seats[seat].waited == (0 if acts else 2 * DAY)
    assert silence.askable_from(after, seat) == (None if acts else NOW + LONG)


async def test_a_table_that_is_asked_something_else_answers_that_first(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob", "cem")
    slow, (other, third) = seated.seat(seat).name, others_of(seated, seat)
    hand.now = NOW + LONG
    number = await propose(host, people, seated, slow, "pace", "daily")
    with pytest.raises(Sorry, match="error-ask-seat-question"):
        await ask(host, people, seated.id, other, seat)
    await clocks.vote(host, people.ask(other), seated.id, number, yes=False)
    await leaving.break_off(host, people.ask(slow), seated.id)
    version = (await host.load(seated.id)).version
    with pytest.raises(Sorry, match="error-ask-seat-question"):
        await ask(host, people, seated.id, other, seat)
    await leaving.vote(host, people.ask(third), seated.id, version, yes=False)
    assert await ask(host, people, seated.id, other, seat)


async def test_an_agreed_live_hour_is_waited_for(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "open", "bob")
    [other] = others_of(seated, seat)
    hand.now = NOW + LONG
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    with pytest.raises(Sorry, match="error-ask-seat-early"):
        await ask(host, people, seated.id, other, seat)
    hand.now = meeting.at
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    with pytest.raises(Sorry, match="error-ask-seat-nobody"):
        await ask(host, people, seated.id, other, seat)

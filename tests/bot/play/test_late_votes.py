"""The vote about the seat of somebody who is late or has left the server: when it is decided, and what follows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bot.controls import LateChoice
from bot.host import Host, Seated, breaking, lateness, outbox
from bot.host.audiences import PUBLIC
from bot.host.late_votes import decide
from bot.host.timers import MEMBER, REMIND, Pauses
from bot.host.timing import LateVote
from bot.pace.terms import DAY, HOUR, MINUTE
from bot.play import lobby
from bot.play.answers import Show
from bot.play.deadlines import DEADLINES, look_for, see_to_deadlines
from bot.play.waiting import vote_about_late
from bot.play.waking import wake_commit
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import ServerSettings
from storage.models import Post
from storage.store import Store
from tests.bot.play import conftest
from tests.bot.play.conftest import NOW, SERVER, People, words_of
from tests.fresh_database import fresh_database

CHOICES: tuple[LateChoice, ...] = get_args(LateChoice)


class Hand(conftest.Hand):
    """The hand of a clock that a test moves, and whether the people waited for have left the server."""

    gone = False


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def host(tmp_path: Path, hand: Hand) -> AsyncIterator[Host]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: hand.now) as store:
        host = Host(store, lambda: hand.now, Pauses(grace=20.0, computer=2.0))

        async def has_left(*_: object) -> bool:
            return hand.gone

        host.outside = replace(host.outside, has_left=has_left)
        yield host


async def begin(host: Host, people: People, pace: str, *guests: str) -> tuple[Seated, int]:
    """A game at this pace, and the seat that it waits for."""
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(pace=pace)))
    seated = await people.deal("waves", *guests)
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    return seated, seat


async def ring(host: Host, hand: Hand, until: float) -> None:
    """Let time pass, and what it brings happen about people who are reminded, late or looked for."""
    while (due := await host.store.timers.due_next()) is not None and due <= until:
        hand.now = max(hand.now, due)
        for timer in await host.store.timers.claim_due("one"):
            if timer.kind in DEADLINES:
                await see_to_deadlines(host, await host.load(timer.table_id), [timer])
            elif timer.kind == MEMBER:
                await look_for(host, timer)
            await host.store.timers.finish(timer)
    hand.now = until


async def vote_of(host: Host, seated: Seated, seat: int) -> LateVote | None:
    """The open vote about a seat."""
    return next(iter((await host.load(seated.id)).timing.open_votes([seat])), None)


@pytest.mark.parametrize("voters", [1, 2, 3, 4])
def test_a_vote_is_decided_as_soon_as_nothing_can_change_it(voters: int) -> None:
    for answered in range(1, voters + 1):
        for said in product(CHOICES, repeat=answered):
            votes = dict(enumerate(said))
            ends = {
                decide(dict(enumerate((*said, *rest))), voters) for rest in product(CHOICES, repeat=voters - answered)
            }
            assert None not in ends
            [only, *others] = ends
            assert decide(votes, voters) == (None if others else only), f"{said} of {voters}"


@pytest.mark.parametrize(("hours", "found"), [(23, False), (25, True)])
async def test_whoever_has_left_the_server_is_found_when_they_are_asked_a_day_later(
    host: Host, people: People, hand: Hand, hours: int, found: bool
) -> None:
    seated, seat = await begin(host, people, "daily", "bob")
    hand.now, hand.gone = hand.now + hours * HOUR, True
    await host.change(seated.id, None, lambda now: wake_commit(now, [seat], None, hand.now))
    await ring(host, hand, hand.now)
    assert (await vote_of(host, seated, seat) is not None) == found


async def left_and_waited_for(host: Host, people: People, hand: Hand, pace: str) -> tuple[Seated, int]:
    """A game of two at this pace; the one waited for left the server after an hour, and the other wants to wait."""
    seated, seat = await begin(host, people, pace, "bob")
    hand.now += HOUR
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, hand.now, host.pauses))
    asked = await vote_of(host, seated, seat)
    assert asked is not None
    await vote_about_late(host, people.ask(seated.seat(1 - seat).name), seated.id, asked.number, "wait")
    return seated, seat


@pytest.mark.parametrize("pace", ["open", "daily", "live"])
async def test_somebody_who_left_and_came_back_is_reminded_and_late_as_ever(
    host: Host, people: People, hand: Hand, pace: str
) -> None:
    seated, seat = await left_and_waited_for(host, people, hand, pace)
    voted_at = hand.now
    assert min(timer.due for timer in await host.store.timers.of_table(seated.id)) == voted_at + DAY
    clock = (await host.load(seated.id)).timing.seats[seat]
    assert clock.bank == {"open": None, "daily": 3 * DAY, "live": HOUR + DAY}[pace], "nobody loses time by it"
    await ring(host, hand, voted_at + DAY + 2 * MINUTE)
    if pace == "live":
        assert await vote_of(host, seated, seat) is not None
        return
    assert await vote_of(host, seated, seat) is None
    assert REMIND in {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    await ring(host, hand, NOW + 2 * DAY)
    assert (await host.load(seated.id)).timing.seats[seat].reminded
    await ring(host, hand, NOW + 4 * DAY)
    late = await vote_of(host, seated, seat)
    assert (late and late.why) == (None if pace == "open" else "late")


@pytest.mark.parametrize("pace", ["open", "daily", "live"])
async def test_about_somebody_who_is_still_gone_after_a_day_the_others_are_asked_again(
    host: Host, people: People, hand: Hand, pace: str
) -> None:
    seated, seat = await left_and_waited_for(host, people, hand, pace)
    voted_at, hand.gone = hand.now, True
    await ring(host, hand, voted_at + DAY - 1)
    assert await vote_of(host, seated, seat) is None
    await ring(host, hand, voted_at + DAY)
    asked = await vote_of(host, seated, seat)
    assert asked is not None
    assert asked.why == "left"


@pytest.mark.parametrize(("late", "level"), [("vote", "strong"), ("offer", "strong"), ("computer", "easy")])
async def test_whoever_stands_in_for_somebody_late_has_the_level_agreed_unless_only_for_a_turn(
    host: Host, people: People, hand: Hand, late: str, level: str
) -> None:
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(pace="daily")))
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "substitute", "strong", "bob", "cem")
    await people.agree_on(table, "late", late, "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    await ring(host, hand, hand.now + 3 * DAY + MINUTE)
    for voter in seated.seats:
        if voter.number != seat and (asked := await vote_of(host, seated, seat)):
            await vote_about_late(host, people.ask(voter.name), table, asked.number, "computer")
    standing_in = [seat for seat in (await host.load(table)).seats if seat.kind == "computer"]
    assert {seat.level for seat in standing_in} == {level}


async def test_a_question_about_a_seat_says_that_the_game_is_over(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await begin(host, people, "daily", "bob", "cem")
    await ring(host, hand, hand.now + 3 * DAY)
    assert await vote_of(host, seated, seat) is not None
    question = Post(table_id=seated.id, audience=PUBLIC, kind=f"{outbox.LATE}:{seat}")
    shown = await make(TableSnapshot(host, seated.id), question)
    assert shown is not None
    assert "Still to say: " in words_of(Show(shown))
    ann = people.ask("ann").request
    await host.change(seated.id, ann, lambda now: breaking.break_off(now, ann, hand.now))
    over = await make(TableSnapshot(host, seated.id), question)
    assert over is not None
    assert words_of(Show(over)).endswith("The game is over.")


async def test_whoever_decides_a_vote_is_not_told_that_they_can_change_it(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat = await begin(host, people, "daily", "bob", "cem")
    await ring(host, hand, hand.now + 3 * DAY)
    asked = await vote_of(host, seated, seat)
    assert asked is not None
    said = []
    for voter in asked.voters:
        asker = people.ask(seated.seat(voter).name)
        said.append((await vote_about_late(host, asker, seated.id, asked.number, "wait")).unexpected)
    assert said == [
        "You said: wait one more day. You can change that until it is decided.",
        "You said: wait one more day. With that it is decided.",
    ]

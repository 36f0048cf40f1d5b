"""A vote about the seat of somebody who is late waits for those who play there: neither for fewer nor for more."""

from __future__ import annotations

import pytest

from bot.controls import LateChoice
from bot.errors import Sorry
from bot.host import Host, Seated, late_votes, lateness, outbox
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.timers import LATE_VOTE
from bot.host.timing import LateVote
from bot.pace.terms import DAY, HOUR
from bot.play import leaving, lobby, presence, seats
from bot.play.answers import Show
from bot.play.waiting import vote_about_late
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.commits import Commit
from storage.models import Post
from tests.bot.play.conftest import NOW, Hand, People, words_of
from tests.bot.play.daily import host, waited_for
from tests.bot.play.test_asked_after_sitting_down import called, take_seat
from tests.bot.play.test_silence import ring

__all__ = ["host"]

CHOICES: tuple[LateChoice, LateChoice] = ("wait", "offer")


async def asked_about_one(host: Host, people: People, hand: Hand) -> tuple[Seated, LateVote, list[str]]:
    """A game of four; the vote about one of them, who has left the server; and the others, the first of them away."""
    seated = await people.deal("waves", "bob", "cem", "dan")
    seat, *_ = waited_for(seated)
    others = [each.name for each in seated.seats if each.number != seat]
    await presence.set_away(host, people.ask(others[0]), "1970-01-01", "1970-01-21")
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, hand.now, host.pauses))
    assert (await due_about(host, seated, seat) or 0) > NOW + 20 * DAY
    return seated, await vote_about(host, seated, seat), others


async def vote_about(host: Host, seated: Seated, seat: int) -> LateVote:
    """The last vote about a seat."""
    vote = (await host.load(seated.id)).timing.vote_about(seat)
    assert vote is not None
    return vote


async def due_about(host: Host, seated: Seated, seat: int) -> float | None:
    """When the clock looks at the vote about a seat."""
    timers = await host.store.timers.of_table(seated.id)
    return next((timer.due for timer in timers if (timer.kind, timer.seat) == (LATE_VOTE, seat)), None)


@pytest.mark.parametrize("leaves", [True, False])
@pytest.mark.parametrize("first", [True, False])
async def test_a_vote_waits_for_nobody_who_has_left_the_game_or_their_seat_to_a_computer_player(
    host: Host, people: People, hand: Hand, leaves: bool, first: bool
) -> None:
    seated, vote, [gone, *others] = await asked_about_one(host, people, hand)

    async def go() -> None:
        if leaves:
            await leaving.resign(host, people.ask(gone), seated.id)
        else:
            await seats.hand_over(host, people.ask(gone), await host.load(seated.id))
        assert await due_about(host, seated, vote.seat) == hand.now
        await ring(host, seated, LATE_VOTE)

    if first:
        await go()
        with pytest.raises(Sorry, match="error-late-vote-own"):
            await vote_about_late(host, people.ask(gone), seated.id, vote.number, "wait")
        assert await due_about(host, seated, vote.seat) == NOW + DAY, "the others have their day"
        assert gone not in await shown_vote(host, seated, vote.seat)
    for name, choice in zip(others, CHOICES, strict=True):
        assert (await vote_about(host, seated, vote.seat)).decided is None
        await vote_about_late(host, people.ask(name), seated.id, vote.number, choice)
    if not first:
        assert await due_about(host, seated, vote.seat) == 21 * DAY + DAY
        await go()
    assert (await vote_about(host, seated, vote.seat)).decided == "computer", "it is a tie"


async def test_a_vote_ends_sooner_once_whoever_is_away_has_voted(host: Host, people: People, hand: Hand) -> None:
    seated, vote, [away, *_] = await asked_about_one(host, people, hand)
    await vote_about_late(host, people.ask(away), seated.id, vote.number, "wait")
    assert await due_about(host, seated, vote.seat) == NOW + DAY
    hand.now += DAY
    await ring(host, seated, LATE_VOTE)
    assert (await vote_about(host, seated, vote.seat)).decided == "wait"


async def test_what_somebody_has_voted_counts_although_they_leave_their_seat_to_a_computer_player(
    host: Host, people: People, hand: Hand
) -> None:
    seated, vote, [away, other, _] = await asked_about_one(host, people, hand)
    await vote_about_late(host, people.ask(away), seated.id, vote.number, "offer")
    await seats.hand_over(host, people.ask(away), await host.load(seated.id))
    await ring(host, seated, LATE_VOTE)
    await vote_about_late(host, people.ask(other), seated.id, vote.number, "offer")
    assert (await vote_about(host, seated, vote.seat)).decided == "offer"


async def test_whoever_takes_over_the_seat_of_somebody_who_voted_is_asked(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "offer", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    seat, _, gone = waited_for(seated)
    [third] = {"ann", "bob", "cem"} - {seated.seat(seat).name, gone}
    await host.change(table, None, lambda now: late_vote(now, seat, hand.now, host))
    vote = await vote_about(host, seated, seat)
    await vote_about_late(host, people.ask(gone), table, vote.number, "wait")
    await leaving.resign(host, people.ask(gone), table)
    hand.now += DAY - HOUR
    [taken] = [each.number for each in seated.seats if each.name == gone]
    await take_seat(host, people, table, "dan", taken)
    assert "asks what you think" in " ".join(await called(host, table))
    await ring(host, seated, LATE_VOTE)
    assert await due_about(host, seated, seat) == hand.now + DAY
    await vote_about_late(host, people.ask(third), table, vote.number, "wait")
    assert (await vote_about(host, seated, seat)).decided is None
    await vote_about_late(host, people.ask("dan"), table, vote.number, "wait")
    assert (await vote_about(host, seated, seat)).decided == "wait"


def late_vote(seated: Seated, seat: int, now: float, host: Host) -> Commit:
    """Ask the others about a seat, also where something else is agreed about those who are late."""
    builder = CommitBuilder(seated, now=now, timing=seated.timing)
    late_votes.ask(builder, seated, seat, now, host.pauses, "left")
    return builder.build()


async def shown_vote(host: Host, seated: Seated, seat: int) -> str:
    """The question about a seat as it is shown now."""
    question = Post(table_id=seated.id, audience=PUBLIC, kind=f"{outbox.LATE}:{seat}", message_id=1)
    message = await make(TableSnapshot(host, seated.id), question)
    assert message is not None
    return words_of(Show(message))

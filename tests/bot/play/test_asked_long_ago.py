"""A question that is older than the moment kept with it lasts as long as any other, from when it is looked at first."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.host import Host
from bot.host.builder import CommitBuilder
from bot.host.timers import LATE_VOTE, PROPOSAL
from bot.pace.terms import DAY, HOUR
from bot.play import presence
from bot.play.waiting import vote_about_late
from storage.commits import SetTimer
from tests.bot.play.conftest import Hand, People
from tests.bot.play.daily import host, propose
from tests.bot.play.test_silence import ring
from tests.bot.play.test_who_votes_about_a_seat import asked_about_one, due_about, vote_about

__all__ = ["host"]


@pytest.mark.parametrize("votes", [True, False])
async def test_a_vote_about_a_seat_is_not_over_as_soon_as_somebody_votes_or_its_timer_is_set_anew(
    host: Host, people: People, hand: Hand, votes: bool
) -> None:
    seated, vote, [_, second, _] = await asked_about_one(host, people, hand)
    now_so = (await host.load(seated.id)).timing.with_vote(replace(vote, at=0))
    anew = SetTimer(kind=LATE_VOTE, due=hand.now, seat=vote.seat)
    await host.change(seated.id, None, lambda now: CommitBuilder(now, timing=now_so, timers=[anew]).build())
    hand.now += HOUR
    if votes:
        await vote_about_late(host, people.ask(second), seated.id, vote.number, "wait")
    await ring(host, seated, LATE_VOTE)
    after = await vote_about(host, seated, vote.seat)
    assert (after.decided, after.at) == (None, hand.now)
    assert (await due_about(host, seated, vote.seat) or 0) > hand.now


async def test_a_proposal_is_not_agreed_to_as_soon_as_somebody_changes_their_days_away(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    await propose(host, people, seated, "ann", "pause", "3d")
    timing = (await host.load(seated.id)).timing
    assert timing.proposal is not None
    now_so = replace(timing, proposal=replace(timing.proposal, at=0))
    await host.change(seated.id, None, lambda now: CommitBuilder(now, timing=now_so).build())
    hand.now += HOUR
    await presence.set_away(host, people.ask("bob"), "1970-02-01", "1970-02-02")
    assert await ring(host, seated, PROPOSAL) == hand.now + DAY
    assert (await host.load(seated.id)).timing.open_proposal is not None
    hand.now += DAY
    await ring(host, seated, PROPOSAL)
    assert (await host.load(seated.id)).timing.open_proposal is None

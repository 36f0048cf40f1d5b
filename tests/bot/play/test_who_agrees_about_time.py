"""A pause, its end and another pace: whoever wanted a pause ends it alone, whatever else the others are asked."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.host import Host, Seated
from bot.host.timers import PAUSE, PROPOSAL
from bot.host.timing import Proposal
from bot.play import clocks
from bot.texts import texts
from tests.bot.play.conftest import People
from tests.bot.play.test_clocks import Hand, hand, host, propose

__all__ = ["hand", "host"]


async def proposal_of(host: Host, seated: Seated) -> Proposal:
    """The question about time as it is kept now."""
    proposal = (await host.load(seated.id)).timing.proposal
    assert proposal is not None
    return proposal


@pytest.mark.parametrize(("what", "value", "state"), [("resume", "", "agreed"), ("pace", "slow", "open")])
async def test_whoever_wanted_a_pause_ends_it_also_while_the_others_are_asked_something(
    host: Host, people: People, hand: Hand, what: str, value: str, state: str
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    number = await propose(host, people, seated, "ann", "pause", "7d")
    for name in ("bob", "cem"):
        await clocks.vote(host, people.ask(name), seated.id, number, yes=True)
    number = await propose(host, people, seated, "bob", what, value)
    with pytest.raises(Sorry, match="error-proposal-open"):
        await clocks.resume(host, people.ask("cem"), seated.id)
    answer = await clocks.resume(host, people.ask("ann"), seated.id)
    assert answer.unexpected == texts("en")("proposed-done-resume")
    now = await host.load(seated.id)
    assert (now.timing.pause_at(hand.now), now.timing.paused_by) == (None, None)
    proposal = await proposal_of(host, seated)
    assert (proposal.number, proposal.what, proposal.state) == (number, what, state)
    timers = {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    assert (PAUSE in timers, PROPOSAL in timers) == (False, state == "open")
    if state == "open":
        for name in ("ann", "cem"):
            await clocks.vote(host, people.ask(name), seated.id, number, yes=True)
        assert (await host.load(seated.id)).contract.pace == value

"""A pause, its end and another pace are agreed by those who have seats then; whoever wanted a pause ends it alone."""

from __future__ import annotations

import pytest

from bot.contract import Late
from bot.errors import Sorry
from bot.host import Host, Seated, handover, lateness, outbox
from bot.host.audiences import PUBLIC
from bot.host.timers import PAUSE, PROPOSAL
from bot.host.timing import Proposal
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, leaving, lobby, presence, seats
from bot.play.answers import Show
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.texts import texts
from storage.models import Post
from tests.bot.play.conftest import Hand, People, words_of
from tests.bot.play.daily import host, propose, waited_for
from tests.bot.play.test_silence import due_of, ring
from tests.bot.play.test_standing_in import let_computer_act

__all__ = ["host"]


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


async def shown(host: Host, seated: Seated) -> str:
    """What the question about time says now."""
    question = await make(
        TableSnapshot(host, seated.id), Post(table_id=seated.id, audience=PUBLIC, kind=outbox.PROPOSAL)
    )
    assert question is not None
    return words_of(Show(question))


async def take_seat(host: Host, people: People, seated: Seated, seat: int) -> None:
    """Let dan take a seat that somebody has given up."""
    dan = people.ask("dan").request
    await host.change(seated.id, dan, lambda now: handover.take_over(now, dan, seat, host.clock(), host.pauses).build())


@pytest.mark.parametrize("answers_first", [True, False])
async def test_another_pace_does_not_wait_for_whoever_does_not_play_any_more(
    host: Host, people: People, hand: Hand, answers_first: bool
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    number = await propose(host, people, seated, "ann", "pace", "slow")
    if answers_first:
        await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
        assert "Still to answer: cem" in await shown(host, seated)
    await leaving.resign(host, people.ask("cem"), seated.id)
    assert await due_of(host, seated, PROPOSAL) == hand.now
    rings_again = await ring(host, seated, PROPOSAL)
    if not answers_first:
        assert rings_again == hand.now + DAY, "the others still have the whole day"
        assert "Still to answer: bob." in await shown(host, seated)
        await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    assert (await host.load(seated.id)).contract.pace == "slow"
    assert "Agreed." in await shown(host, seated)
    assert await due_of(host, seated, PROPOSAL) is None


@pytest.mark.parametrize(("what", "value"), [("pause", "open"), ("pace", "live")])
async def test_nobody_decides_alone_about_time_while_a_computer_player_plays_for_the_other(
    host: Host, people: People, hand: Hand, what: str, value: str
) -> None:
    seated = await people.deal("waves", "bob")
    await seats.hand_over(host, people.ask("bob"), seated)
    number = await propose(host, people, seated, "ann", what, value)
    assert (await proposal_of(host, seated)).state == "open"
    assert "Still to answer: 🤖 bob. Whoever says nothing for a day agrees." in await shown(host, seated)
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=False)
    now = await host.load(seated.id)
    assert (now.timing.pause_at(hand.now), now.contract.pace) == (None, seated.contract.pace)


@pytest.mark.parametrize("before", [True, False])
async def test_another_pace_hangs_on_nobody_for_whom_a_computer_player_plays(
    host: Host, people: People, hand: Hand, before: bool
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    if before:
        await seats.hand_over(host, people.ask("cem"), await host.load(seated.id))
    number = await propose(host, people, seated, "ann", "pace", "slow")
    if not before:
        await seats.hand_over(host, people.ask("cem"), await host.load(seated.id))
    assert "All must agree." in await shown(host, seated)
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    assert "Still to answer: 🤖 cem. Whoever says nothing for a day agrees." in await shown(host, seated)
    due = hand.now + DAY
    await ring(host, seated, PROPOSAL)
    assert await due_of(host, seated, PROPOSAL) == due
    hand.now = due
    await ring(host, seated, PROPOSAL)
    assert (await host.load(seated.id)).contract.pace == "slow"


@pytest.mark.parametrize(("what", "value"), [("pause", "open"), ("resume", ""), ("pace", "slow")])
@pytest.mark.parametrize("before", [True, False])
async def test_nothing_about_time_hangs_on_somebody_away_for_whom_a_computer_player_plays(
    host: Host, people: People, hand: Hand, before: bool, what: str, value: str
) -> None:
    seated = await people.deal("waves", "bob")
    await presence.set_away(host, people.ask("bob"), "1970-01-01", "1970-01-22")
    if what == "resume":
        number = await propose(host, people, seated, "bob", "pause", "open")
        await clocks.vote(host, people.ask("ann"), seated.id, number, yes=True)
    if before:
        await seats.hand_over(host, people.ask("bob"), await host.load(seated.id))
    number = await propose(host, people, seated, "ann", what, value)
    if not before:
        assert await due_of(host, seated, PROPOSAL) == 23 * DAY
        await seats.hand_over(host, people.ask("bob"), await host.load(seated.id))
        await ring(host, seated, PROPOSAL)
    assert await due_of(host, seated, PROPOSAL) == hand.now + DAY
    hand.now += DAY
    await ring(host, seated, PROPOSAL)
    assert (await proposal_of(host, seated)).state == "agreed"
    now = await host.load(seated.id)
    assert (now.timing.pause_at(hand.now) is not None) is (what == "pause")
    assert now.contract.pace == (value if what == "pace" else seated.contract.pace)


async def test_whoever_is_back_before_silence_agrees_has_a_day_of_awake_time_again(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob")
    await presence.set_away(host, people.ask("bob"), "1970-01-01", "1970-01-22")
    await seats.hand_over(host, people.ask("bob"), seated)
    await propose(host, people, seated, "ann", "pause", "open")
    assert await due_of(host, seated, PROPOSAL) == hand.now + DAY
    await seats.come_back(host, people.ask("bob"), await host.load(seated.id))
    assert await ring(host, seated, PROPOSAL) == 23 * DAY


async def test_whoever_is_back_before_the_others_have_agreed_must_agree_as_well(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    number = await propose(host, people, seated, "ann", "pace", "slow")
    await seats.hand_over(host, people.ask("cem"), await host.load(seated.id))
    await ring(host, seated, PROPOSAL)
    await seats.come_back(host, people.ask("cem"), await host.load(seated.id))
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    assert await ring(host, seated, PROPOSAL) == hand.now + DAY
    assert (await proposal_of(host, seated)).state == "open"
    await clocks.vote(host, people.ask("cem"), seated.id, number, yes=True)
    assert (await host.load(seated.id)).contract.pace == "slow"


@pytest.mark.parametrize(("what", "value"), [("pause", "3d"), ("pace", "slow")])
async def test_whoever_takes_a_seat_over_is_asked_about_time_and_has_a_day_to_answer(
    host: Host, people: People, hand: Hand, what: str, value: str
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    seat = next(each.number for each in seated.seats if each.name == "cem")
    number = await propose(host, people, seated, "ann", what, value)
    await clocks.vote(host, people.ask("cem"), seated.id, number, yes=True)
    hand.now += 20 * HOUR
    await leaving.resign(host, people.ask("cem"), seated.id)
    await take_seat(host, people, seated, seat)
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    assert await ring(host, seated, PROPOSAL) == hand.now + DAY
    assert "Still to answer: dan." in await shown(host, seated)
    if what == "pause":
        hand.now += DAY
        await ring(host, seated, PROPOSAL)
        assert (await host.load(seated.id)).timing.pause_at(hand.now) is not None
    else:
        await clocks.vote(host, people.ask("dan"), seated.id, number, yes=True)
        assert (await host.load(seated.id)).contract.pace == value


async def test_whoever_takes_over_the_seat_of_a_computer_player_that_was_not_asked_is_asked(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    seat = next(each.number for each in seated.seats if each.name == "cem")
    await leaving.resign(host, people.ask("cem"), seated.id)
    number = await propose(host, people, seated, "ann", "pace", "slow")
    await take_seat(host, people, seated, seat)
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    assert (await proposal_of(host, seated)).state == "open"
    await clocks.vote(host, people.ask("dan"), seated.id, number, yes=True)
    assert (await host.load(seated.id)).contract.pace == "slow"


@pytest.mark.parametrize("late", ["offer", "computer"])
async def test_nobody_agrees_to_another_pace_by_being_late(host: Host, people: People, hand: Hand, late: Late) -> None:
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", late, "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    seat, slow, other = waited_for(seated)
    [third] = {"ann", "bob", "cem"} - {slow, other}
    hand.now += 3 * DAY - HOUR
    number = await propose(host, people, seated, other, "pace", "live")
    await clocks.vote(host, people.ask(third), seated.id, number, yes=True)
    asked_at = hand.now
    hand.now += HOUR
    await host.change(table, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    assert (await host.load(table)).sits_as_computer(seat)
    await presence.set_away(host, people.ask(slow), "1970-01-04", "1970-01-22")
    await ring(host, seated, PROPOSAL)
    assert (await proposal_of(host, seated)).state == "open"
    assert await due_of(host, seated, PROPOSAL) == asked_at + DAY + (19 * DAY if late == "computer" else 0)
    assert ("All must agree." in await shown(host, seated)) is (late == "computer")
    if late == "computer":
        after = await let_computer_act(host, seated, seat)
        assert after.seat(seat).name == slow
    await clocks.vote(host, people.ask(slow), seated.id, number, yes=True)
    assert (await host.load(table)).contract.pace == "live"

"""Pauses, poking and another pace in the middle of a game; and how a deadline is explained."""

from __future__ import annotations

import msgspec
import pytest

from bot.errors import Sorry
from bot.host import Host, Request, breaking, meetings, outbox, proposals
from bot.host.audiences import PUBLIC
from bot.host.timers import CALL, LATE, MEETING, PAUSE, PROPOSAL
from bot.host.waits import read_clock
from bot.pace.terms import DAY, HOUR, NAMED
from bot.play import clocks, leaving, lobby, opening, seats
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.scenes import lobby_of
from bot.texts import texts
from storage.models import Post
from tests.bot.play.conftest import HERE, NOW, SERVER, Hand, People, words_of
from tests.bot.play.daily import agreed_meeting, host, pace, propose, shown_meeting, waited_for

__all__ = ["host"]


async def test_a_pause_begins_once_all_agree_and_stops_every_clock(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    before = read_clock(seated, seat, hand.now)
    assert before is not None
    assert before.due is not None
    number = await propose(host, people, seated, slow, "pause", "3d")
    assert (await host.load(seated.id)).timing.pause_at(hand.now) is None
    await clocks.vote(host, people.ask(other), seated.id, number, yes=True)
    paused = await host.load(seated.id)
    after = read_clock(paused, seat, hand.now)
    assert after is not None
    assert after.due == before.due + 3 * DAY
    assert "rests until" in words_of(await clocks.show_clock(host, people.ask(slow), paused))
    hand.now += 3 * DAY
    await host.change(seated.id, None, lambda now: proposals.end_pause(now, hand.now))
    assert PAUSE not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    assert LATE in {timer.kind for timer in await host.store.timers.of_table(seated.id)}


async def test_a_stretch_of_days_says_on_which_day_it_ends(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, _ = waited_for(seated)
    reading = read_clock(seated, seat, hand.now)
    assert reading is not None
    asked, due = seated.timing.seats[seat].asked, reading.due
    said = words_of(await clocks.show_clock(host, people.ask(slow), seated))
    assert f"<t:{asked}:f> – <t:{due}:f>: 3 days with the clock running" in said


async def test_one_who_does_not_want_it_is_enough_against_a_pause(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    number = await propose(host, people, seated, "ann", "pause", "7d")
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=False)
    with pytest.raises(Sorry, match="error-vote-over"):
        await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    assert (await host.load(seated.id)).timing.pause_at(hand.now) is None


async def test_only_those_who_are_asked_answer_and_nobody_else_is_told_that_they_asked(
    host: Host, people: People
) -> None:
    seated = await people.deal("war", "bob", "cem")
    await seats.hand_over(host, people.ask("bob"), seated)
    asked = await propose(host, people, seated, "ann", "pause", "1d")
    for name, why in (("dan", "error-not-seated"), ("ann", "error-vote-not-asked")):
        with pytest.raises(Sorry, match=why):
            await clocks.vote(host, people.ask(name), seated.id, asked, yes=True)
    for name in ("cem", "bob"):
        assert not (await host.load(seated.id)).timing.pause_at(NOW)
        await clocks.vote(host, people.ask(name), seated.id, asked, yes=True)
    assert (await host.load(seated.id)).timing.pause_at(NOW)


async def test_nobody_rings_the_others_by_asking_about_time_again_and_again(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    for by, other in (("ann", "bob"), ("bob", "ann")):
        number = await propose(host, people, seated, by, "pause", "7d")
        await clocks.vote(host, people.ask(other), seated.id, number, yes=False)
        for what, value in (("pause", "1d"), ("pace", "live")):
            with pytest.raises(Sorry, match="error-break-again"):
                await propose(host, people, seated, by, what, value)
    hand.now += DAY
    number = await propose(host, people, seated, "ann", "pause", "7d")
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    await propose(host, people, seated, "ann", "resume")
    assert (await host.load(seated.id)).timing.pause_at(hand.now) is None


async def test_whoever_is_silent_for_a_day_agrees_to_a_pause_but_not_to_another_pace(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    for what, value in (("pace", "live"), ("pause", "open")):
        await propose(host, people, seated, "ann", what, value)
        [timer] = [one for one in await host.store.timers.of_table(seated.id) if one.kind == PROPOSAL]
        assert timer.due == hand.now + DAY
        hand.now = timer.due
        await host.change(seated.id, None, lambda now: proposals.close(now, hand.now))
    now = await host.load(seated.id)
    assert now.contract.pace == "daily"
    assert now.timing.pause_at(hand.now) == (hand.now, None)


async def test_whoever_wanted_a_pause_ends_it_alone_and_others_ask(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    number = await propose(host, people, seated, "ann", "pause", "open")
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    hand.now += DAY
    await propose(host, people, seated, "bob", "resume")
    assert (await host.load(seated.id)).timing.pause_at(hand.now) is not None
    proposal = (await host.load(seated.id)).timing.proposal
    assert proposal is not None
    await clocks.vote(host, people.ask("ann"), seated.id, proposal.number, yes=False)
    await propose(host, people, seated, "ann", "resume")
    assert (await host.load(seated.id)).timing.pause_at(hand.now) is None


async def test_a_pause_that_ends_by_itself_needs_nobodys_consent_any_more(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    number = await propose(host, people, seated, slow, "pause", "1d")
    await clocks.vote(host, people.ask(other), seated.id, number, yes=True)
    hand.now += DAY - HOUR
    number = await propose(host, people, seated, other, "resume")
    hand.now += HOUR
    await host.change(seated.id, None, lambda now: proposals.end_pause(now, hand.now))
    now = await host.load(seated.id)
    assert now.timing.proposal is not None
    assert now.timing.proposal.state == "past"
    timers = await host.store.timers.of_table(seated.id)
    assert PROPOSAL not in {timer.kind for timer in timers}
    assert [timer.seat for timer in timers if timer.kind == CALL] == [seat]
    with pytest.raises(Sorry, match="error-vote-over"):
        await clocks.vote(host, people.ask(slow), seated.id, number, yes=True)
    shown = await make(TableSnapshot(host, seated.id), Post(table_id=seated.id, audience=PUBLIC, kind=outbox.PROPOSAL))
    assert shown is not None
    assert "The pause has ended meanwhile." in words_of(Show(shown))
    await propose(host, people, seated, slow, "pause", "1d")


async def test_of_two_people_with_one_name_it_is_clear_whose_clock_runs_and_who_is_asked(
    host: Host, people: People
) -> None:
    table = await people.open("war")
    namesake = Asker(Request("sit-down", people.ask("bob").user, "Ann"), HERE)
    await lobby.sit_down(host, namesake, table)
    await people.agree_on(table, "pace", "live")
    asked = await host.load(table)
    assert lobby_of(asked, texts("en")).unsure == ("Ann #2",)
    await lobby.agree(host, people.ask("bob"), table)
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    [mine] = seated.seats_of(people.ask("ann").user)
    [theirs] = seated.seats_of(namesake.user)
    seat, _, _ = waited_for(seated)
    said = words_of(await clocks.show_clock(host, people.ask("ann"), seated))
    assert f"**{('ann', 'Ann')[seat == theirs]} #{seat + 1}**" in said.replace("\\#", "#")
    await propose(host, people, seated, "ann", "pause", "3d")
    post = Post(table_id=seated.id, audience=PUBLIC, kind=outbox.PROPOSAL, message_id=1)
    shown = await make(TableSnapshot(host, seated.id), post)
    assert shown is not None
    said = words_of(Show(shown)).replace("\\#", "#")
    assert f"ann #{mine + 1} would like" in said
    assert f"Ann #{theirs + 1}" in said


async def test_a_table_switches_to_another_pace_when_all_agree(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    hand.now += DAY
    number = await propose(host, people, seated, "ann", "pace", "live")
    assert (await host.load(seated.id)).contract.pace == "daily"
    await clocks.vote(host, people.ask("bob"), seated.id, number, yes=True)
    now = await host.load(seated.id)
    live = NAMED["live"]
    assert live is not None
    assert now.contract.pace == "live"
    assert {clock.bank for clock in now.timing.seats} == {live.bank}
    reading = read_clock(now, waited_for(now)[0], hand.now)
    assert reading is not None
    assert (reading.used, reading.due) == (0, hand.now + live.bank)


async def test_a_pause_takes_no_nonsense(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob")
    for nonsense in ("soon", "", "0d", "61d", "-1d"):
        with pytest.raises(Sorry, match="error-pause-length"):
            await clocks.pause(host, people.ask("ann"), seated.id, nonsense)
    with pytest.raises(Sorry, match="error-not-paused"):
        await clocks.resume(host, people.ask("ann"), seated.id)
    with pytest.raises(Sorry, match="error-not-seated"):
        await clocks.pause(host, people.ask("dan"), seated.id, "1d")
    with pytest.raises(Sorry, match="error-same-pace"):
        await clocks.switch(host, people.ask("ann"), seated.id, "daily")


async def test_somebody_is_poked_when_they_are_late_and_once_a_day(host: Host, people: People, hand: Hand) -> None:
    await pace(host, "open")
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    with pytest.raises(Sorry, match="error-poke-nobody"):
        await clocks.poke(host, people.ask(other), seated.id, seat)
    hand.now += DAY
    await clocks.poke(host, people.ask(other), seated.id, seat)
    with pytest.raises(Sorry, match="error-poke-nobody"):
        await clocks.poke(host, people.ask(slow), seated.id, seat)
    with pytest.raises(Sorry, match="error-poke-early"):
        await clocks.poke(host, people.ask(other), seated.id, seat)
    hand.now += DAY
    await clocks.poke_longest_unpoked(host, people.ask(other), await host.load(seated.id))


async def test_a_clock_says_line_by_line_how_a_deadline_came_about(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    _, slow, other = waited_for(seated)
    hand.now += 2 * HOUR
    own = words_of(await clocks.show_clock(host, people.ask(slow), await host.load(seated.id)))
    assert f"<t:{int(NOW)}:f>: asked" in own
    assert "2 hours used of 3 days" in own
    assert f"<t:{int(NOW) + 3 * DAY}:f>" in own
    assert f"{other}: 3 days" in own


async def test_a_table_plays_live_for_an_hour_and_everybody_has_left_what_they_had(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, _ = waited_for(seated)
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    with pytest.raises(Sorry, match="error-meet-asked"):
        await clocks.meet(host, people.ask(slow), await host.load(seated.id))
    used = meeting.at - int(NOW)
    hand.now = meeting.at
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    live = await host.load(seated.id)
    assert live.contract.pace == "live"
    assert {clock.bank for clock in live.timing.seats} == {15 * 60}
    hand.now += HOUR
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    after = await host.load(seated.id)
    assert after.contract.pace == "daily"
    assert after.timing.seats[seat].bank == 3 * DAY - used
    assert after.timing.seats[1 - seat].bank == 3 * DAY


async def test_a_rematch_of_a_game_that_ended_during_its_live_hour_has_the_pace_of_the_table(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    hand.now = meeting.at
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    ann = people.ask("ann").request
    await host.change(seated.id, ann, lambda now: breaking.break_off(now, ann, hand.now))
    assert (await host.load(seated.id)).contract.pace == "live"
    await opening.open_rematch(host, people.ask("bob"), seated.id)
    [rematch] = [table for table in await host.store.tables.of_server(SERVER) if table.id != seated.id]
    assert (await host.load(rematch.id)).contract.pace == "daily"


async def test_a_live_hour_that_nobody_agrees_to_does_not_come_about(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    await clocks.meet(host, people.ask("ann"), seated)
    meeting = (await host.load(seated.id)).timing.meeting
    assert meeting is not None
    with pytest.raises(Sorry, match="error-not-seated"):
        await clocks.answer_meeting(host, people.ask("dan"), seated.id, meeting.number, 0)
    await clocks.answer_meeting(host, people.ask("bob"), seated.id, meeting.number, -1)
    hand.now = meeting.times[-1]
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    over = await host.load(seated.id)
    assert over.contract.pace == "daily"
    with pytest.raises(Sorry, match="error-vote-over"):
        await clocks.answer_meeting(host, people.ask("bob"), seated.id, meeting.number, 0)


@pytest.mark.parametrize("answers_first", [True, False])
@pytest.mark.parametrize("for_good", [True, False])
async def test_whoever_does_not_play_any_more_is_not_waited_for_by_a_live_hour(
    host: Host, people: People, hand: Hand, answers_first: bool, for_good: bool
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    await clocks.meet(host, people.ask("ann"), seated)
    meeting = (await host.load(seated.id)).timing.meeting
    assert meeting is not None

    async def go() -> None:
        if for_good:
            await leaving.resign(host, people.ask("cem"), seated.id)
        else:
            await seats.hand_over(host, people.ask("cem"), await host.load(seated.id))
        timers = await host.store.timers.of_table(seated.id)
        assert [timer.due for timer in timers if timer.kind == MEETING] == [hand.now]
        await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))

    if not answers_first:
        await go()
        assert "Still to answer: ann, bob" in await shown_meeting(host, seated)
    for name in ("ann", "bob"):
        assert "All can" not in await shown_meeting(host, seated)
        await clocks.answer_meeting(host, people.ask(name), seated.id, meeting.number, 0)
    if answers_first:
        assert "Still to answer: cem" in await shown_meeting(host, seated)
        await go()
    agreed = (await host.load(seated.id)).timing.meeting
    assert agreed is not None
    assert (agreed.state, agreed.at) == ("agreed", meeting.times[0])
    assert "All can" in await shown_meeting(host, seated)
    timers = await host.store.timers.of_table(seated.id)
    assert [timer.due for timer in timers if timer.kind == MEETING] == [meeting.times[0] - meetings.REMINDED_BEFORE]


async def test_nobody_agrees_on_a_live_hour_alone(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    await clocks.meet(host, people.ask("ann"), seated)
    meeting = (await host.load(seated.id)).timing.meeting
    assert meeting is not None
    await seats.hand_over(host, people.ask("bob"), await host.load(seated.id))
    await clocks.answer_meeting(host, people.ask("ann"), seated.id, meeting.number, 0)
    assert (await host.load(seated.id)).timing.meeting == msgspec.structs.replace(meeting, can={0: meeting.times[:1]})
    await seats.come_back(host, people.ask("bob"), await host.load(seated.id))
    await clocks.answer_meeting(host, people.ask("bob"), seated.id, meeting.number, 0)
    assert "All can" in await shown_meeting(host, seated)


@pytest.mark.parametrize("agreed", [True, False])
async def test_a_live_hour_that_the_end_of_the_game_comes_before_says_so(
    host: Host, people: People, hand: Hand, agreed: bool
) -> None:
    seated = await people.deal("war", "bob")
    await (agreed_meeting(host, people, seated) if agreed else clocks.meet(host, people.ask("ann"), seated))
    ann = people.ask("ann").request
    await host.change(seated.id, ann, lambda now: breaking.break_off(now, ann, hand.now))
    assert await shown_meeting(host, seated) == "The game is over."

"""Whoever agreed to a live hour is told that it is agreed, and reminded of it half an hour before."""

from __future__ import annotations

import pytest

from bot.host import Host, Seated, meetings, outbox
from bot.host.audiences import PUBLIC
from bot.host.timers import MEETING
from bot.host.timing import Meeting
from bot.pace.terms import DAY, HOUR, MINUTE
from bot.play import clocks, presence, telling
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.screens.time import at, relative
from bot.texts import LANGUAGES, texts
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import Hand, People, words_of
from tests.bot.play.daily import agreed_meeting, host, waited_for
from tests.bot.play.test_called_in_a_live_hour import said
from tests.bot.play.test_called_to_another_pace import agree

__all__ = ["host"]


async def called(host: Host, seated: Seated) -> list[str]:
    """Whom the message about the live hour mentions that is to be sent now."""
    post = await host.store.posts.get(seated.id, PUBLIC, outbox.MEETING)
    assert post is not None
    new = Post(table_id=seated.id, audience=PUBLIC, kind=outbox.MEETING, payload=post.payload)
    message = await make(TableSnapshot(host, seated.id), new)
    assert message is not None
    return sorted(each.name for each in seated.seats if each.user_id in message.mentions)


async def see_to(host: Host, seated: Seated, hand: Hand) -> int:
    """The next thing about the live hour happens; gives its moment."""
    [due] = [timer.due for timer in await host.store.timers.of_table(seated.id) if timer.kind == MEETING]
    hand.now = due
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    return int(due)


async def test_the_others_are_told_that_it_is_agreed_and_all_are_reminded(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    assert await called(host, seated) == ["ann"], "bob was the last to agree"
    assert await see_to(host, seated, hand) == meeting.at - 30 * MINUTE
    assert await called(host, seated) == ["ann", "bob"]
    assert await see_to(host, seated, hand) == meeting.at
    assert (await host.load(seated.id)).contract.pace == "live"


async def test_whoever_was_just_told_is_not_reminded(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    await clocks.meet(host, people.ask("ann"), seated)
    meeting = (await host.load(seated.id)).timing.meeting
    assert meeting is not None
    hand.now = meeting.times[0] - 30 * MINUTE
    for name in ("ann", "bob"):
        await clocks.answer_meeting(host, people.ask(name), seated.id, meeting.number, 0)
    assert await see_to(host, seated, hand) == meeting.times[0]
    assert (await host.load(seated.id)).contract.pace == "live"


async def sleeper(host: Host, people: People, hand: Hand, seated: Seated, wakes: float) -> Meeting:
    """A live hour on which all agree while ann and bob sleep, until a number of seconds before it begins."""
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    wake = int(meeting.at - wakes) // 60 % 1440
    hours = f"{wake // 60}:{wake % 60:02}-{(wake + 720) // 60 % 24}:{wake % 60:02}"
    for name in ("ann", "bob"):
        await presence.set_hours(host, people.ask(name), "UTC", hours)
    return meeting


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_sleeps_as_all_are_reminded_is_told_when_they_wake(
    host: Host, people: People, hand: Hand, language: str
) -> None:
    hand.now = DAY - 90 * MINUTE  # Hours hold from the next midnight on.
    seated = await people.deal("war", "bob")
    _, slow, other = waited_for(seated)
    meeting = await sleeper(host, people, hand, seated, 10 * MINUTE)
    assert meeting.at is not None
    assert await see_to(host, seated, hand) == meeting.at - 30 * MINUTE
    assert await called(host, seated) == []
    hand.now = meeting.at - 10 * MINUTE
    place = (await host.load(seated.id)).place
    table = {"name": seated.table.name, "table": seated.id, "place": f"<#{place}>"}
    hour = {"when": at(meeting.at), "left": relative(meeting.at)}
    words = texts(language)
    assert await said(host, seated, other, language) == words("call-meets", **table, **hour)
    both = await said(host, seated, slow, language)
    assert both.endswith(words("call-also-meets", **hour))
    assert both != words("call-also-meets", **hour)


async def test_whoever_is_told_in_private_is_told_once(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    _, _, other = waited_for(seated)
    for name in ("ann", "bob"):
        await telling.choose_way(host, people.ask(name), TableId(0), "message")
    await agreed_meeting(host, people, seated)
    assert await called(host, seated) == []
    assert "the live hour begins" in await said(host, seated, other)
    hand.now += HOUR / 2
    assert await said(host, seated, other) == ""


async def test_whoever_was_mentioned_is_not_called_besides(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob")
    _, _, other = waited_for(seated)
    await agreed_meeting(host, people, seated)
    assert await said(host, seated, other) == ""


async def test_nobody_is_reminded_of_an_hour_that_will_not_begin_since_all_play_live_by_then(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    await agree(host, people, seated, "ann", "bob", "live")
    shown = words_of(await clocks.show_clock(host, people.ask("ann"), await host.load(seated.id)))
    assert "Live hour: " not in shown
    assert await see_to(host, seated, hand) == meeting.at - 30 * MINUTE
    told = (await host.load(seated.id)).timing.meeting
    assert told is not None
    assert told.told == meeting.told
    assert await see_to(host, seated, hand) == meeting.at
    over = (await host.load(seated.id)).timing.meeting
    assert over is not None
    assert over.state == "over"


async def test_the_clock_says_when_it_begins(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    assert "Live hour: " not in words_of(await clocks.show_clock(host, people.ask("ann"), seated))
    meeting = await agreed_meeting(host, people, seated)
    shown = words_of(await clocks.show_clock(host, people.ask("ann"), await host.load(seated.id)))
    assert f"⚡ Live hour: <t:{meeting.at}:f> (<t:{meeting.at}:R>)" in shown
    await see_to(host, seated, hand)
    await see_to(host, seated, hand)
    assert "Live hour: " not in words_of(await clocks.show_clock(host, people.ask("ann"), await host.load(seated.id)))

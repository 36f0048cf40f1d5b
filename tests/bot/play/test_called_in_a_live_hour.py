"""What a call says in a live hour: that it has begun, to whoever was not told as it began."""

from __future__ import annotations

import pytest

from bot.host import Host, Seated, meetings
from bot.pace.terms import DAY, HOUR, MINUTE
from bot.pace.zones import wall_clock
from bot.play import presence, telling
from bot.post.calls import _want
from bot.post.snapshot import TableSnapshot
from bot.screens.calls import say_want
from bot.texts import LANGUAGES, texts, texts_for
from storage.ids import TableId, UserId
from tests.bot.play.conftest import Hand, People
from tests.bot.play.daily import agreed_meeting, host, waited_for

__all__ = ["host"]


async def said(host: Host, seated: Seated, name: str, language: str = "en") -> str:
    """What a call would say to somebody at a table now."""
    [seat] = [each for each in seated.seats if each.name == name]
    snapshot = TableSnapshot(host, seated.id)
    want = await _want(snapshot, await snapshot.seated(), seat.number, UserId(seat.user_id or 0))
    return say_want(want, texts_for(language)) if want else ""


async def begin(host: Host, hand: Hand, seated: Seated, at: int) -> None:
    hand.now = at
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    assert (await host.load(seated.id)).contract.pace == "live"


async def test_nothing_is_asked_of_those_who_are_there(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    _, slow, other = waited_for(seated)
    meeting = await agreed_meeting(host, people, seated)
    await begin(host, hand, seated, meeting.at or 0)
    assert "waits for you" in await said(host, seated, slow)
    assert "what you think" not in await said(host, seated, slow)
    assert await said(host, seated, other) == ""
    await telling.choose_next(host, people.ask(other), TableId(0), wanted=True)
    assert "your turn is next" in await said(host, seated, other)


async def test_whoever_is_told_in_private_learns_of_it_once(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    _, slow, other = waited_for(seated)
    meeting = await agreed_meeting(host, people, seated)
    for name in (slow, other):
        await telling.choose_way(host, people.ask(name), TableId(0), "message")
    await begin(host, hand, seated, meeting.at or 0)
    assert "waits for you" in await said(host, seated, slow)
    assert "the live hour has begun" not in await said(host, seated, slow)
    assert "the live hour has begun" in await said(host, seated, other)
    hand.now += HOUR / 2
    assert await said(host, seated, other) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_was_asleep_as_it_began_learns_of_it(
    host: Host, people: People, hand: Hand, language: str
) -> None:
    hand.now = DAY - 45 * MINUTE  # Hours hold from the next midnight on, and the live hour begins after it.
    seated = await people.deal("war", "bob")
    _, _, other = waited_for(seated)
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    wakes = meeting.at + 30 * MINUTE
    awake = f"{wall_clock('UTC', wakes):%H:%M}-{wall_clock('UTC', wakes + 12 * HOUR):%H:%M}"
    await presence.set_hours(host, people.ask(other), "UTC", awake)
    await begin(host, hand, seated, meeting.at)
    hand.now = wakes
    place = (await host.load(seated.id)).place
    table = {"name": seated.table.name, "table": seated.id, "place": f"<#{place}>"}
    assert await said(host, seated, other, language) == texts(language)("call-live", **table)
    hand.now = wakes + 20 * MINUTE
    assert await said(host, seated, other, language) == ""

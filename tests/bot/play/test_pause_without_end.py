"""A pause without an end gets one once somebody refuses to go on: nobody stops a game for ever."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.host import Host, Seated, outbox
from bot.host.audiences import PUBLIC
from bot.host.proposals import AGAIN_AFTER, RESTS_ON
from bot.host.timers import LATE, PAUSE
from bot.host.waits import read_clock
from bot.pace.terms import DAY
from bot.play import clocks
from bot.play.answers import Show
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from storage.models import Post
from tests.bot.play.conftest import Hand, People, words_of
from tests.bot.play.daily import host, propose, waited_for

__all__ = ["host"]


async def refused(host: Host, people: People, length: str) -> tuple[Seated, int, str, str]:
    """A game that rests as whoever is waited for wanted, and who does not want to go on as the other asks."""
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    number = await propose(host, people, seated, slow, "pause", length)
    await clocks.vote(host, people.ask(other), seated.id, number, yes=True)
    await refuse(host, people, seated, slow, other)
    return await host.load(seated.id), seat, slow, other


async def refuse(host: Host, people: People, seated: Seated, slow: str, other: str) -> None:
    number = await propose(host, people, seated, other, "resume")
    await clocks.vote(host, people.ask(slow), seated.id, number, yes=False)


async def question(host: Host, seated: Seated) -> str:
    """The words of what was last proposed about time."""
    shown = await make(TableSnapshot(host, seated.id), Post(table_id=seated.id, audience=PUBLIC, kind=outbox.PROPOSAL))
    assert shown is not None
    return words_of(Show(shown))


async def test_a_pause_without_an_end_ends_a_week_after_somebody_refuses_to_go_on(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat, slow, _ = await refused(host, people, "open")
    ends = int(hand.now) + RESTS_ON
    assert seated.timing.pause_at(hand.now) == (hand.now, ends)
    assert f"now ends on <t:{ends}:f> (<t:{ends}:R>)" in await question(host, seated)
    assert f"rests until <t:{ends}:f>" in words_of(await clocks.show_clock(host, people.ask(slow), seated))
    reading = read_clock(seated, seat, hand.now)
    assert reading is not None
    assert reading.due == ends + 3 * DAY, "the deadline is known again"
    [timer] = [one for one in await host.store.timers.of_table(seated.id) if one.kind == PAUSE]
    hand.now = timer.due
    assert hand.now == ends
    await clocks.end_pause(host, timer)
    assert (await host.load(seated.id)).timing.paused_by is None
    assert LATE in {one.kind for one in await host.store.timers.of_table(seated.id)}


async def test_asking_again_to_go_on_makes_the_pause_no_longer(host: Host, people: People, hand: Hand) -> None:
    seated, _, slow, other = await refused(host, people, "open")
    pause = seated.timing.pause_at(hand.now)
    with pytest.raises(Sorry, match="error-break-again"):
        await propose(host, people, seated, other, "resume")
    hand.now += AGAIN_AFTER
    await refuse(host, people, seated, slow, other)
    assert (await host.load(seated.id)).timing.pause_at(hand.now) == pause
    assert "everything stays as it was" in await question(host, seated)


async def test_a_pause_with_an_end_keeps_it(host: Host, people: People, hand: Hand) -> None:
    seated, _, _, _ = await refused(host, people, "30d")
    assert seated.timing.pause_at(hand.now) == (hand.now, hand.now + 30 * DAY)
    assert "everything stays as it was" in await question(host, seated)

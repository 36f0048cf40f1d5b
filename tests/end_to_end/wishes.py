"""What people of the weeks want of the clock besides playing: a rest for some days, an hour in which all play live."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.end_to_end.nights import HOUR, settled
from tests.end_to_end.reading import choices, words

if TYPE_CHECKING:
    from bot.host.timing import Timing
    from bot.sandbox.people import Person
    from tests.end_to_end.dwellers import Dweller
    from tests.end_to_end.playing import Playing
    from tests.end_to_end.weeks import Weeks

STEP = 180.0
"""How far the clock is pushed at once while somebody plays live, who has a quarter of an hour."""
MOST_MOVES = 12


async def answer(weeks: Weeks, one: Dweller, table: Playing) -> None:
    """Agree to what somebody proposed about time, and say that one can come at any time."""
    timing, seats = weeks.timing(table), set(weeks.seats_of(table, one.person))
    if timing is None:
        return
    proposal, meeting = timing.proposal, timing.meeting
    if proposal is not None and proposal.state == "open" and seats & set(proposal.voters) - set(proposal.yes):
        await _press(table, one.person, "Agree")
    if meeting is not None and meeting.state == "open" and seats & set(meeting.voters) - set(meeting.can):
        for number in range(1, len(meeting.times) + 1):
            if at_agreement(weeks.timing(table)):
                break
            await _press(table, one.person, f"{number} suits me")


async def _press(table: Playing, person: Person, label: str) -> None:
    for message in table.newest(person, many=40):
        if any(choice.label == label for choice in choices(message)):
            await person.press(message, label).acknowledged()
            return


def at_agreement(timing: Timing | None) -> bool:
    """Whether a live hour is agreed, or goes on."""
    return timing is not None and timing.meeting is not None and timing.meeting.state in ("agreed", "live")


async def propose(weeks: Weeks, one: Dweller, table: Playing) -> None:
    """Now and then somebody would like to rest, or to meet; once a table each."""
    if weeks.luck.random() >= weeks.wishing or weeks.timing(table) is None:
        return
    wish = weeks.luck.choice(("pause", "meet"))
    if (wish, table.number) in weeks.wished:
        return
    options: dict[str, object] = {"length": weeks.luck.choice(("1d", "3d"))} if wish == "pause" else {}
    said = words(await weeks.driver.slash(one.person, wish, table.room, table=str(table.number), **options).message())
    if "asked" in said or "rests" in said:
        weeks.wished.add((wish, table.number))


async def say_ready(table: Playing, one: Dweller) -> None:
    """Say in a lobby that one is ready."""
    for message in table.people[0].messages(table.channel, limit=40):
        if "I’m ready" in [choice.label for choice in choices(message)]:
            await one.person.press(message, "I’m ready").acknowledged()
            return


def live_soon(weeks: Weeks) -> bool:
    """Whether a table plays live, or will before the clock is pushed again."""
    soon = weeks.driver.world.clock.now() + 2 * HOUR
    timings = [timing for table in weeks.tables if (timing := weeks.timing(table)) is not None]
    meetings = [timing.meeting for timing in timings if timing.meeting is not None]
    return any(one.state == "live" or (one.state == "agreed" and (one.at or 0) <= soon) for one in meetings)


async def live_hour(weeks: Weeks) -> None:
    """An hour in small steps, in which those who play live are there."""
    end = weeks.driver.world.clock.now() + HOUR - STEP
    while weeks.driver.world.clock.now() < end:
        weeks.driver.jump(STEP)
        await settled(weeks.driver)
        weeks.look()
        for table in weeks.tables:
            timing = weeks.timing(table)
            if timing is None or timing.live is None:
                continue
            weeks.met.add(table.number)
            for one in weeks.people:
                if one.person in table.people and one.plays:
                    await _play_on(weeks, one, table)


async def _play_on(weeks: Weeks, one: Dweller, table: Playing) -> None:
    """Play as long as the table waits for somebody."""
    for _ in range(MOST_MOVES):
        if not weeks.is_waited_for(table, one.person) or not await weeks.attempt(table.press(one.person)):
            return
        await settled(weeks.driver)

"""Whole games, fast and with hours between moves, among people and with computer players: each public event stays in
the message of one round, and the end calls everybody who played, once.

TIDETABLE_LONG=1 plays every system at every number of seats, each with one person and with people only, at both paces.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pytest

from bot.systems import systems
from engine.games import game_named
from tests.bot.play.test_called_at_the_end import SHORT, fits
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.lasting import lines_of, rounds_in, told_in
from tests.end_to_end.playing import Playing
from tests.end_to_end.turns import A_DAY

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONG = bool(os.environ.get("TIDETABLE_LONG"))


class Story(NamedTuple):
    """Who plays what, and whether hours pass between their moves."""

    system: str
    people: int
    computers: int
    slow: bool

    def __str__(self) -> str:
        return f"{self.system}-{self.people}+{self.computers}-{'slow' if self.slow else 'fast'}"


def stories() -> Iterator[Story]:
    """What is played: with LONG everything, else one slow game with a computer player."""
    if not LONG:
        yield Story("waves", 2, 1, slow=True)
        return
    for system in sorted(systems()):
        for seats in filter(partial(fits, system), game_named(systems()[system].game).seats):
            for people in sorted({1, seats}):
                yield from (Story(system, people, seats - people, slow) for slow in (False, True))


async def sit_down(company: Company, story: Story) -> Playing:
    """A table of this story that luck did not end with its deal."""
    for _ in range(10):
        given = {"options": SHORT[story.system]} if story.system in SHORT else {}
        table = await company.seat(story.system, story.people, seats=story.people + story.computers, **given)
        if story.computers:
            levels = await table.people[0].press(await table.lobby(), "Add computer").message()
            for _ in range(story.computers):
                levels = await table.people[0].press(levels, "Easy").message()
        await company.told(table)
        if table.live() is None and not table.over():
            await table.start()
        await company.told(table)
        if not table.over():
            return table
    raise AssertionError("every game was over at once")


async def play(company: Company, table: Playing, story: Story) -> None:
    """Play to the end; where it is slow, everybody is asked some hours after the one before them has moved."""
    while await table.step():
        if story.slow:
            await company.after_grace(table)
            company.driver.jump(A_DAY / 8)
            await kept.no_timer(company.driver.database, table.number, "computer")
            await company.told(table)
    await company.told(table)


@pytest.mark.parametrize("story", list(stories()), ids=str)
async def test_every_public_event_stays_once_and_the_end_calls_everybody_once(company: Company, story: Story) -> None:
    table = await sit_down(company, story)
    await play(company, table, story)
    found = rounds_in(table)
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    told = [line for _, message in found for line in told_in(message)]
    wanted = lines_of(company, table)
    assert wanted
    assert [line for line in told if line in set(wanted)] == wanted
    result = table.result()
    assert result is not None
    calls = {one.user.name: [call["id"] for call in company.watching.mentions(one.id)] for one in table.people}
    assert {name: ids.count(result["id"]) for name, ids in calls.items()} == dict.fromkeys(calls, 1)
    if LONG:
        print(f"{story}: {len(found)} rounds, {len(told)} lines, {table.presses} moves of people")

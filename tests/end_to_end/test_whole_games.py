"""Whole games, from the first command to the result, played by people who press buttons."""

from __future__ import annotations

import pytest

from tests.end_to_end.driver import Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words

LOOKS_AT_PICTURES = True
LONG = ("breakers", "rolling", "war")
"""Played in words, which shows every screen too and is done sooner."""


@pytest.mark.parametrize("system", ["waves", "wave", *LONG])
async def test_two_people_play_a_whole_game_by_buttons(driver: Driver, system: str) -> None:
    people = [driver.person("ann"), driver.person("bob")]
    for person in people if system in LONG else ():
        await driver.slash(person, "preferences", text_mode=True).message()
    table = await Playing.open(driver, people, system)
    result = await table.to_the_end()
    assert "Fair luck" in words(result)

"""A person lets a computer player play for a while, and comes back."""

from __future__ import annotations

from tests.end_to_end.driver import Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words


async def test_a_computer_player_plays_for_who_is_away_until_they_are_back(driver: Driver) -> None:
    ann, bob = driver.person("ann"), driver.person("bob")
    table = await Playing.open(driver, [ann, bob], "waves")
    assert table.thread is not None
    for person in (ann, bob):
        said = await driver.slash(person, "seat away", table.thread).message()
        assert "plays for you" in words(said)
    await driver.sees(ann, lambda message: "(bot)" in str(message), table.thread)
    refused = await driver.slash(ann, "hand", table.thread).message()
    assert "/seat back" in words(refused)
    await driver.until(table.over, within=60)


async def test_who_is_back_is_asked_again(driver: Driver) -> None:
    ann, bob = driver.person("ann"), driver.person("bob")
    table = await Playing.open(driver, [ann, bob], "waves")
    assert table.thread is not None
    await driver.slash(ann, "seat away", table.thread).message()
    back = await driver.slash(ann, "seat back", table.thread).message()
    assert "yourself again" in words(back)
    await driver.sees(ann, lambda message: "Ann" in str(message) and "(bot)" not in str(message), table.thread)
    assert f"#{table.number}" in words(await driver.slash(ann, "hand", table.thread).message())

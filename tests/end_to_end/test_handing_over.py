"""A person lets a computer player play for a while, and comes back."""

from __future__ import annotations

from tests.end_to_end.driver import Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words


async def test_a_computer_player_plays_for_who_is_away_until_they_are_back(driver: Driver) -> None:
    ann, bob = driver.person("ann"), driver.person("bob")
    table = await Playing.open(driver, [ann, bob], "waves")
    room = table.room
    said = await driver.slash(ann, "seat away", room).message()
    assert "plays for you" in words(said)
    refused = await driver.slash(ann, "hand", room).message()
    assert "/seat back" in words(refused)
    await driver.until(lambda: "🤖 Ann" in str(driver.read(bob, room)))
    await driver.sees(bob, lambda message: words(message) == "🤖 A computer player (easy) plays for **Ann**.", room)
    await driver.until(lambda: table.asked() == [bob])
    back = await driver.slash(ann, "seat back", room).message()
    assert "You play" in words(back)
    assert f"#{table.number}" in words(await driver.slash(ann, "hand", room).message())


async def test_the_last_person_cannot_leave_the_table_to_computer_players(driver: Driver) -> None:
    ann, bob = driver.person("ann"), driver.person("bob")
    table = await Playing.open(driver, [ann, bob], "waves")
    await driver.slash(ann, "seat away", table.room).message()
    refused = await driver.slash(bob, "seat away", table.room).message()
    assert "Only computer players would be left" in words(refused)


async def test_nobody_waits_for_who_is_forgotten(driver: Driver) -> None:
    ann, bob, cem = (driver.person(name) for name in ("ann", "bob", "cem"))
    table = await Playing.open(driver, [ann, bob, cem], "waves")
    await driver.erase(ann)
    await driver.until(lambda: "Marlin" in str(driver.read(bob, table.room)))
    await driver.until(lambda: bool({bob, cem} & set(table.asked())))


async def test_who_would_like_a_seat_sits_down_when_those_who_play_agree(driver: Driver) -> None:
    ann, bob = driver.person("ann"), driver.person("bob")
    table = await Playing.seat(driver, [ann], "waves")
    asked = await ann.press(await table.lobby(), "Add computer").message()
    await ann.press(asked, "Easy").acknowledged()
    await table.start()
    room = table.room
    offered = await bob.autocomplete("seat take", {"table": str(table.number)}, "seat", room).choices()
    assert [each["name"] for each in offered] == ["Marlin"]
    said = await driver.slash(bob, "seat take", room, seat="marlin", table=str(table.number)).message()
    assert "Those who play there decide" in words(said)
    question = await driver.sees(ann, lambda message: "the seat of Marlin" in words(message), room)
    await ann.press(question, "Agree").acknowledged()
    await driver.sees(ann, lambda message: "Bob has the seat of Marlin now" in words(message), room)
    assert f"#{table.number}" in words(await driver.slash(bob, "hand", room).message())

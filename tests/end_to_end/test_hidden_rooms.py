"""Tables in rooms that somebody may not see: nothing shows them there."""

from __future__ import annotations

from bot.sandbox import rights, rooms
from tests.end_to_end.driver import Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words


async def test_who_may_not_see_a_room_is_shown_nothing_of_its_tables(driver: Driver) -> None:
    hidden = driver.world.add_channel(driver.guild, "hidden")
    cem = driver.person("cem")
    rooms.set_overwrite(driver.world, hidden, cem.id, deny=rights.VIEW_CHANNEL)
    table = await Playing.seat(driver, [driver.person("ann"), driver.person("bob")], "wave", channel=hidden)
    for command in ("table show", "table join", "recap", "record"):
        said = words(await driver.slash(cem, command, table=str(table.number)).message())
        assert f"There is no table #{table.number}" in said, command
    assert f"#{table.number}" not in words(await driver.slash(cem, "table list").message())
    tried = 0
    for entry in cem.commands(driver.channel):
        needed = {option["name"] for option in entry.options if option.get("required")}
        if "table" not in {option["name"] for option in entry.options} or needed - {"seat"}:
            continue
        given = {"table": str(table.number), **({"seat": 1} if needed else {})}
        said = words(await cem.slash(entry.name, given, driver.channel).message())
        assert f"There is no table #{table.number}" in said, entry.name
        offered = await cem.autocomplete(entry.name, {}, "table", driver.channel).choices()
        assert str(table.number) not in str(offered), entry.name
        tried += 1
    assert tried > 20
    rooms.set_overwrite(driver.world, hidden, cem.id)
    assert f"#{table.number}" in words(await driver.slash(cem, "table list").message())
    assert "There is no table" not in words(await driver.slash(cem, "table show", table=str(table.number)).message())

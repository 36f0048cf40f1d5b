"""A report over the wire: into the channel that was chosen, once, also if the bot is killed in between."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from bot.sandbox.entities import Channel, Json
from tests.end_to_end import kept
from tests.end_to_end.driver import Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words
from tests.end_to_end.sketches import NOT_LOOKED_AT


def told(driver: Driver, place: Channel) -> list[Json]:
    return [each for each in driver.read(driver.person("ann"), place) if "something is wrong" in words(each)]


async def test_a_report_arrives_once_where_the_managers_chose_and_where_the_host_did(tmp_path: Path) -> None:
    folder = tmp_path / "reports"
    driver = await Driver.start(tmp_path, environment={"TIDETABLE_REPORTS": str(folder), **NOT_LOOKED_AT})
    try:
        place = driver.world.add_channel(driver.guild, "reports")
        ann, bob = driver.person("ann"), driver.person("bob")
        await driver.slash(ann, "server", reports=place.id).message()
        table = await Playing.open(driver, [ann, bob], "waves")
        while table.over():
            table = await Playing.open(driver, [ann, bob], "waves")
        await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
        live = table.live()
        assert live is not None
        menu = await bob.press(live, "More …").message()
        form = await bob.press(menu, "Something is wrong here").modal()
        said = await bob.submit(form, {"value": "The Seer does not count"}).message()
        assert "Thank you" in words(said)
        await driver.kill_bot()
        await driver.start_bot()
        await driver.until(lambda: told(driver, place))
        await driver.until(lambda: list(folder.glob("report-*.json")))
        await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
        await driver.restart_bot()
        await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
        [message] = told(driver, place)
        assert "> The Seer does not count" in words(message)
        [file] = await asyncio.to_thread(lambda: list(folder.glob("*")))
        assert json.loads(file.read_bytes())["who"] == "Bob"
        assert [path.stat().st_mode & 0o777 for path in (file, folder)] == [0o600, 0o700]
        [attached] = message["attachments"]
        assert json.loads(driver.world.contents[attached["id"]]) == json.loads(file.read_bytes())
        assert [str(each) for each in driver.sandbox.violations] == []
    finally:
        await driver.close()

"""What is for one person alone stays so, whichever answer to their press reaches Discord first."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.end_to_end import kept
from tests.end_to_end.driver import Driver
from tests.end_to_end.mischief import ANSWER
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words

IN_HASTE = (sys.executable, "-m", "tests.end_to_end.bot_in_haste")


async def test_a_hand_never_takes_the_place_of_the_table_while_the_press_is_being_put_off(tmp_path: Path) -> None:
    driver = await Driver.start(tmp_path, command=IN_HASTE)
    try:
        ann, bob = driver.person("ann"), driver.person("bob")
        table = await Playing.open(driver, [ann, bob], "waves")
        await kept.all_told(driver.database, table.number)
        live = table.live()
        assert live is not None
        driver.sandbox.troubles.delay_answer(1.0, "POST", ANSWER)
        await bob.press(live, "My hand").acknowledged()
        [hand] = await driver.until(lambda: driver.read_ephemeral(bob, table.room))
        assert "You drew" in words(hand)
        after = table.live()
        assert after is not None
        assert (after["id"], words(after)) == (live["id"], words(live))
    finally:
        await driver.close()
    assert [str(each) for each in driver.sandbox.violations] == []

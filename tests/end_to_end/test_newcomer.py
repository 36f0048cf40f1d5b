"""Two newcomers at the page in real Chromium, with the real bot behind it: from an empty channel into a game."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.sandbox.page import add_page
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from tests.bot.sandbox.page_window import DESKTOP, PHONE, Window, chromium
from tests.end_to_end.driver import THE_BOT, Driver

pytestmark = pytest.mark.asyncio(loop_scope="module")

CODES = re.compile(r"\b[a-z]+_[a-z]+\b|\b[a-z]+\d\b|\d\+\d|[{}]|\b[a-z]+-(menu|event|option|refusal)-")
"""What nobody should have to read: snake_case, `bridge2`, `3+5`, JSON, keys of texts."""


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def driver(tmp_path: Path, browser: Browser) -> AsyncIterator[Driver]:
    """The real bot in the world of a first start, whose page is served."""
    page = add_page(Sandbox(new_world()))
    await page.sandbox.listen()
    guild = next(iter(page.sandbox.world.guilds.values()))
    channel = next(one for one in page.sandbox.world.channels.values() if one.name == "tables")
    one = Driver(tmp_path, page.sandbox, guild, channel, THE_BOT, {"TIDETABLE_GRACE": "1"})
    await one.start_bot()
    yield one
    await one.close()
    assert [str(each) for each in one.sandbox.violations] == []


class Newcomer(Window):
    """Somebody at the page, and what they look for on it."""

    def with_words(self, words: str) -> Locator:
        """The newest message that says something."""
        return self.page.locator(".message", has_text=words).last

    async def press(self, *keys: str, on: Locator | None = None) -> None:
        """Press a button of a message and wait for its answer, or press keys."""
        if on is None:
            await super().press(*keys)
            return
        await on.get_by_role("button", name=keys[0]).first.click()
        await expect(on.locator("[aria-busy=true]")).to_have_count(0)

    async def choose(self, message: Locator, now: str, wanted: str) -> None:
        """Choose from a list that says how it stands."""
        await message.locator(".select-field", has_text=now).click()
        await message.locator(".select-option", has_text=wanted).click()

    async def reads_no_codes(self) -> None:
        """Whatever stands on the page now is in words."""
        shown = await self.page.locator(".messages").inner_text()
        assert CODES.search(shown) is None, shown


async def test_a_newcomer_opens_a_table_sits_down_and_plays_on_after_the_bot_was_killed(
    driver: Driver, browser: Browser
) -> None:
    async with AsyncExitStack() as stack:
        windows = []
        for name, size in (("Ada", PHONE), ("Ben", DESKTOP)):
            context = await browser.new_context(viewport={"width": size[0], "height": size[1]})
            stack.push_async_callback(context.close)
            window = Newcomer(await context.new_page())
            await window.open(driver.sandbox.url)
            if name != "Ada":
                await window.sit_as(name)
            await window.go_to("tables")
            windows.append(window)
        ada, ben = windows

        await opens_a_table_by_its_words(ada)
        await changes_a_setting(ada)
        await sits_down_and_may_not_close_it(ada, ben)
        await ada.press("Start", on=ada.with_words("How this table plays"))
        for window in windows:
            await window.go_to("’s table #1")
            await expect(window.with_words("Waiting for")).to_be_visible()
            picture = window.with_words("Waiting for").locator("img").last
            await expect(picture).to_be_visible()
            await expect(picture).to_have_attribute("alt", re.compile("Round 1"))
            assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 600
        await ada.shot("newcomer-table")

        waits = await ada.with_words("Waiting for").inner_text()
        mover, other, names = (ada, ben, "Ada") if "Waiting for @Ada" in waits else (ben, ada, "Ben")
        await is_told_in_private_that_it_is_not_their_turn(other, mover)

        await mover.go_to("Tidetable")
        hand = mover.with_words("It is your turn")
        await expect(hand.get_by_role("button", name=re.compile("^Place [A-D]")).first).to_be_visible()
        await mover.shot("newcomer-hand")
        await mover.reads_no_codes()

        await driver.kill_bot()
        await driver.start_bot()
        await hand.get_by_role("button", name=re.compile("^Place [A-D]")).first.click()
        laid = re.compile(f"{names} laid the Wave token at [A-D]")
        own = re.compile("You laid the Wave token at [A-D]")
        await expect(mover.page.locator(".message:has(.container)").last).to_contain_text(own)

        await other.go_to("’s table #1")
        await expect(other.page.locator(".message:has(.container)").last).to_contain_text(laid)
        await expect(other.page.locator(".message", has_text="Waiting for").last).to_be_visible()
        await other.shot("newcomer-after-the-kill")
        await other.reads_no_codes()
        for window in windows:
            assert window.troubles == []


async def opens_a_table_by_its_words(ada: Newcomer) -> None:
    await ada.type("/table new ")
    for title in ("Waves (Rebels edition)", "War of Waves", "Wave (together)"):
        await expect(ada.listed(title)).to_be_visible()
    await ada.page.keyboard.type("reb")
    await expect(ada.listed("War of Waves")).to_have_count(0)
    await expect(ada.listed("Waves (Rebels edition)")).to_be_visible()
    await ada.press("Enter", "Enter")
    await expect(ada.with_words("Table #1 is open in")).to_contain_text("/table new")
    await expect(ada.with_words("How this table plays")).to_contain_text("1 of 6 seats taken")


async def changes_a_setting(ada: Newcomer) -> None:
    await ada.press("Settings", on=ada.with_words("How this table plays"))
    settings = ada.with_words("Settings of this table")
    await ada.choose(settings, "Seats: as many as sit down", "2 seats")
    await expect(ada.with_words("How this table plays")).to_contain_text("1 of 2 seats taken")
    await ada.press("Rounds at most", on=settings)
    form = ada.page.get_by_role("dialog")
    await expect(form.get_by_role("textbox")).to_have_value("60")
    await form.get_by_role("textbox").fill("12")
    await ada.shot("newcomer-form")
    await form.get_by_role("button", name="Submit").click()
    await expect(ada.with_words("How this table plays")).to_contain_text("Rounds at most: 12")
    await ada.reads_no_codes()


async def sits_down_and_may_not_close_it(ada: Newcomer, ben: Newcomer) -> None:
    await ben.press("Join", on=ben.with_words("How this table plays"))
    await expect(ada.with_words("How this table plays")).to_contain_text("Ben")
    await ben.press("Close table", on=ben.with_words("How this table plays"))
    refused = "Only the one who opened the table can do that."
    await expect(ben.with_words(refused)).to_contain_text("Only you can see this")
    await expect(ada.page.locator(".message", has_text=refused)).to_have_count(0)
    await ben.shot("newcomer-lobby")


async def is_told_in_private_that_it_is_not_their_turn(other: Newcomer, mover: Newcomer) -> None:
    await other.type("/waves follow ")
    await other.page.keyboard.type("3")
    await other.press("Enter", "Enter")
    await expect(other.with_words("It is not your turn")).to_contain_text("Only you can see this")
    await expect(other.with_words("It is not your turn")).to_contain_text("/waves follow")
    await expect(mover.page.locator(".message", has_text="It is not your turn")).to_have_count(0)
    await other.shot("newcomer-not-your-turn")

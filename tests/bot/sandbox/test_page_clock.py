"""The clock that everybody at the page sees and can push, on a desktop and on a phone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.sandbox import talk
from bot.sandbox.page import add_page
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from tests.bot.sandbox.page_window import DESKTOP, PHONE, Window, chromium

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(new_world())
    add_page(sandbox)
    await sandbox.listen()
    yield sandbox
    await sandbox.close()


@pytest_asyncio.fixture(loop_scope="module", params=[DESKTOP, PHONE], ids=["desktop", "phone"])
async def window(request: pytest.FixtureRequest, browser: Browser, sandbox: Sandbox) -> AsyncIterator[Window]:
    width, height = request.param
    context = await browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 500)
    window = Window(await context.new_page())
    await window.open(sandbox.url, sandbox.person("ada").id)
    yield window
    await window.shot(f"clock-{width}")
    await context.close()
    assert window.troubles == []


async def test_a_press_pushes_the_clock_and_everything_told_by_it(window: Window, sandbox: Sandbox) -> None:
    world, page = sandbox.world, window.page
    moment = int(world.clock.now()) + 2 * 86400 + 2400
    general = sandbox.person("ada").channel("general")
    talk.post(world, general, world.bot_id, {"content": f"High tide <t:{moment}:R>"})
    await expect(window.last).to_contain_text("High tide in 2 days")
    await expect(window.last.locator("header time")).to_contain_text("Today at")
    await expect(page.locator(".clock-ahead")).to_be_empty()
    await page.locator(".clock-face").click()
    await expect(page.locator("#clock-pushes")).to_be_in_viewport(ratio=1)
    for ahead, button in (("+1 h", "+ 1 hour"), ("+9 h", "+ 8 hours"), ("+1 d 9 h", "+ 1 day")):
        await page.get_by_role("button", name=button, exact=True).click()
        await expect(page.locator(".clock-ahead")).to_have_text(ahead)
    assert world.clock.offset == 33 * 3600
    await expect(window.last).to_contain_text("High tide in 16 hours")
    await expect(window.last.locator("header time")).not_to_contain_text("Today at")
    await expect(page.locator(".clock-face")).to_have_attribute("aria-label", re.compile("1 d 9 h ahead"))


async def test_that_nobody_says_what_happens_next_is_told(window: Window) -> None:
    page = window.page
    await page.locator(".clock-face").click()
    await page.get_by_role("button", name="To the next thing that happens").click()
    await expect(page.locator(".clock-trouble")).to_have_text("The bot is not there to say what comes next.")
    await window.press("Escape")
    await expect(page.locator("#clock-pushes")).to_be_hidden()
    await expect(page.locator(".clock-face")).to_be_focused()


async def test_a_push_elsewhere_is_seen_here_and_by_who_comes_later(window: Window, sandbox: Sandbox) -> None:
    await sandbox.timekeeper.push(86400)
    await expect(window.page.locator(".clock-ahead")).to_have_text("+1 d")
    await window.page.reload()
    await expect(window.page.locator(".clock-ahead")).to_have_text("+1 d")

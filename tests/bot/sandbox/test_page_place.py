"""Staying where one is at the page: at the end while pictures load, in a channel over a reload; and being called."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Locator, Route, expect

from bot.sandbox import message_parts, talk
from bot.sandbox.page import add_page
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from tests.bot.sandbox.page_window import PHONE, Window, chromium

pytestmark = pytest.mark.asyncio(loop_scope="module")
GAP = "s => s.scrollHeight - s.scrollTop - s.clientHeight"
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


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


@pytest_asyncio.fixture(loop_scope="module")
async def phone(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Window]:
    width, height = PHONE
    context = await browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    window = Window(await context.new_page())
    await window.open(sandbox.url, sandbox.person("ada").id)
    yield window
    await context.close()
    assert window.troubles == []


async def at_the_end(scroll: Locator) -> None:
    """Wait until the end is in sight."""
    async with asyncio.timeout(60):
        while await scroll.evaluate(GAP) > 1:
            await scroll.evaluate(f"() => {TWO_FRAMES}")


def picture(number: int) -> message_parts.File:
    held = io.BytesIO()
    Image.new("RGB", (640, 400), (20, 60, 20 * number)).save(held, "PNG")
    return message_parts.File("0", f"map{number}.png", held.getvalue())


async def test_the_end_stays_in_sight_while_pictures_load(phone: Window, sandbox: Sandbox) -> None:
    world, page = sandbox.world, phone.page
    tables = sandbox.person("ada").channel("tables")
    for number in range(4):
        gallery = {"type": 12, "items": [{"media": {"url": f"attachment://map{number}.png"}}]}
        body = {"flags": 1 << 15, "components": [{"type": 10, "content": f"Turn {number}"}, gallery]}
        talk.post(world, tables, world.bot_id, body, [picture(number)])
    talk.post(world, tables, world.bot_id, {"content": "Your turn, Ada"})
    gate = asyncio.Event()

    async def late(route: Route) -> None:
        await gate.wait()
        await route.continue_()

    await page.route("**/attachments/**", late)
    await phone.go_to("tables")
    await expect(phone.last).to_be_in_viewport()
    gate.set()
    for number in range(4):
        await expect(page.locator(".message img").nth(number)).to_have_js_property("naturalWidth", 640)
    await at_the_end(page.locator("#scroll"))
    await expect(phone.last).to_be_in_viewport(ratio=1)


async def test_a_picture_that_grows_while_one_arrives_at_the_end_does_not_push_one_away(
    phone: Window, sandbox: Sandbox
) -> None:
    world, scroll = sandbox.world, phone.page.locator("#scroll")
    general = sandbox.person("ada").channel("general")
    for number in range(40):
        talk.post(world, general, world.bot_id, {"content": f"Line {number}"})
    await expect(phone.last).to_contain_text("Line 39")
    await scroll.evaluate(f"s => {{ s.scrollTop -= 60; return {TWO_FRAMES}; }}")
    await scroll.evaluate(
        "s => { s.scrollTop = s.scrollHeight; s.querySelector('.message:last-child').style.paddingBottom = '400px'; }"
    )
    await at_the_end(scroll)
    await scroll.evaluate("s => { s.scrollTop -= 500; }")
    await phone.page.wait_for_timeout(100)
    talk.post(world, general, world.bot_id, {"content": "Something new"})
    await expect(phone.page.locator("#to-end")).to_be_visible()
    assert await scroll.evaluate(GAP) > 300


async def test_the_menu_of_a_phone_shows_what_waits_for_one(phone: Window, sandbox: Sandbox) -> None:
    world, ada = sandbox.world, sandbox.person("ada")
    menu = phone.page.locator("#menu")
    badge = menu.locator(".badge")
    await expect(badge).to_be_hidden()
    talk.post(world, sandbox.person("ben").dm(), world.bot_id, {"content": "For Ben alone"})
    talk.post(world, ada.dm(), world.bot_id, {"content": "Your hand"})
    await expect(badge).to_have_text("1")
    await expect(menu).to_have_attribute("aria-label", "Channels, 1 unread for you")
    talk.post(world, ada.channel("tables"), world.bot_id, {"content": f"<@{ada.id}>, it is your turn"})
    await expect(badge).to_have_text("2")
    await phone.shot("phone-badge")
    await phone.go_to("Tidetable")
    await expect(badge).to_have_text("1")
    await phone.go_to("tables")
    await expect(badge).to_be_hidden()


async def test_a_reload_comes_back_to_the_same_channel(phone: Window, sandbox: Sandbox) -> None:
    await phone.go_to("team-talk")
    await phone.page.reload()
    await expect(phone.page.locator("#channel-name")).to_contain_text("team-talk")
    talk.post(sandbox.world, sandbox.person("ada").dm(), sandbox.world.bot_id, {"content": "Your hand"})
    await phone.go_to("Tidetable")
    await phone.page.reload()
    await expect(phone.last).to_contain_text("Your hand")

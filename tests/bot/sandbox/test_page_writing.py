"""What one has typed at the page and what one has hold of there, while one looks elsewhere and the page changes."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.sandbox import rooms, talk
from bot.sandbox.entities import PUBLIC_THREAD, Json
from bot.sandbox.page import add_page
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from tests.bot.sandbox.page_window import PHONE, Window, chromium

pytestmark = pytest.mark.asyncio(loop_scope="module")


def menu(custom_id: str, labels: str) -> Json:
    """The components of a message with one list."""
    options = [{"label": f"Card {each}", "value": each} for each in labels]
    return {"components": [{"type": 1, "components": [{"type": 3, "custom_id": custom_id, "options": options}]}]}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(new_world())
    command = {"application_id": sandbox.world.bot_id, "type": 1, "options": []}
    sandbox.world.commands[""] = {"7": {"id": "7", "name": "chant", "description": "Chant", **command}}
    add_page(sandbox)
    await sandbox.listen()
    yield sandbox
    await sandbox.close()


@pytest_asyncio.fixture(loop_scope="module")
async def window(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Window]:
    context = await browser.new_context(viewport={"width": 1200, "height": 850})
    window = Window(await context.new_page())
    await window.open(sandbox.url, sandbox.person("ada").id)
    yield window
    await context.close()
    assert window.troubles == []


async def test_what_is_half_written_waits_in_its_channel_for_its_writer(window: Window, sandbox: Sandbox) -> None:
    text = window.page.locator(".composer-text")
    await text.fill("Who plays\ntonight")
    await window.go_to("tables")
    await expect(text).to_have_value("")
    await window.type("At this table")
    await window.sit_as("Ben")
    await expect(text).to_have_value("")
    await window.go_to("general")
    await expect(text).to_have_value("")
    await window.sit_as("Ada")
    await expect(text).to_have_value("Who plays\ntonight")
    await window.go_to("tables")
    await expect(text).to_have_value("At this table")
    await window.press("Enter")
    await expect(window.last).to_contain_text("At this table")
    await window.go_to("general")
    await window.go_to("tables")
    await expect(text).to_have_value("")


async def test_the_channel_one_is_in_can_be_tapped_without_losing_what_is_written(
    browser: Browser, sandbox: Sandbox
) -> None:
    width, height = PHONE
    context = await browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    window = Window(await context.new_page())
    await window.open(sandbox.url)
    await window.type("/cha")
    await window.go_to("general")
    await expect(window.page.locator("#curtain")).to_be_hidden()
    await expect(window.page.locator(".composer-text")).to_have_value("/cha")
    await context.close()
    assert window.troubles == []


async def test_a_command_between_leaves_a_half_written_message_as_it_was(window: Window) -> None:
    page, text = window.page, window.page.locator(".composer-text")
    slash = page.get_by_role("button", name="Commands", exact=True)
    await window.type("Who plays tonight")
    await slash.click()
    await expect(text).to_have_value("/")
    await window.listed("/chant").click()
    await page.get_by_role("button", name="Leave the command").click()
    await expect(text).to_have_value("Who plays tonight")
    await slash.click()
    await window.press("Backspace")
    await expect(text).to_have_value("Who plays tonight")
    await slash.click()
    await window.go_to("tables")
    await window.go_to("general")
    await expect(text).to_have_value("Who plays tonight")
    await slash.click()
    await window.listed("/chant").click()
    await window.press("Enter")
    # There is no bot to answer.
    await expect(page.locator(".note.failed")).to_be_visible()
    await expect(text).to_have_value("Who plays tonight")
    await window.press("Enter")
    await expect(window.last).to_contain_text("Who plays tonight")
    await expect(text).to_have_value("")


async def test_where_one_may_not_write_or_command_is_said_truly(window: Window, sandbox: Sandbox) -> None:
    world, topic = sandbox.world, window.page.locator("#channel-topic")
    thread = rooms.create_thread(
        world, sandbox.person("ada").channel("tables"), "Long ago", world.bot_id, type=PUBLIC_THREAD
    )
    await window.go_to("Long ago")
    await expect(topic).to_have_text("")
    rooms.edit_channel(world, thread, {"locked": True})
    await expect(topic).to_have_text("Locked: only moderators write here")
    rooms.edit_channel(world, thread, {"archived": True})
    await expect(topic).to_have_text("Locked: only moderators write here")
    await window.type("/")
    await expect(window.page.locator(".suggestions-none")).to_have_text("No commands here: this thread is archived")
    rooms.edit_channel(world, thread, {"locked": False})
    await expect(topic).to_have_text("Archived: a message opens it again")


@pytest.mark.parametrize(("custom_id", "labels"), [("others", "123"), ("cards", "89")], ids=["list", "choice"])
async def test_a_choice_that_is_gone_fails_in_discords_words(
    window: Window, sandbox: Sandbox, custom_id: str, labels: str
) -> None:
    world, general = sandbox.world, sandbox.person("ada").channel("general")
    posted = talk.post(world, general, world.bot_id, {"content": "Choose one", **menu("cards", "123")})
    await window.last.get_by_role("combobox").click()
    talk.edit(world, general, posted, {"content": "Too late", **menu(custom_id, labels)})
    await window.page.get_by_role("option", name="Card 2").click()
    await expect(window.last.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(window.last).to_contain_text("Too late")


async def test_what_has_the_focus_keeps_it_while_the_list_is_drawn_anew(window: Window, sandbox: Sandbox) -> None:
    world, focused = sandbox.world, window.page.locator(":focus")
    ada, general = sandbox.person("ada"), sandbox.person("ada").channel("general")
    button = {"type": 1, "components": [{"type": 2, "style": 2, "custom_id": "ring", "label": "Ring"}]}
    rows = {"components": [button, *menu("cards", "12")["components"]]}
    gone = [talk.post(world, general, world.bot_id, {"content": f"Line {number}"}) for number in range(3)]
    posted = talk.post(world, general, world.bot_id, {"content": "Ring or choose", **rows})
    talk.react(world, general, posted, sandbox.person("ben").id, "👍")
    for held in (window.last.get_by_role("button", name="Ring"), window.last.get_by_role("combobox")):
        await held.focus()
        talk.delete(world, general, gone.pop())
        await expect(window.page.locator(".message")).to_have_count(len(gone) + 1)
        await expect(held).to_be_focused()
    reaction = window.last.locator(".reaction")
    await reaction.press("Enter")
    await expect(reaction).to_have_text("👍2")
    await expect(focused).to_have_attribute("data-message", posted.data["id"])
    await window.page.locator(".composer-text").focus()
    ada.say("Elsewhere", general)
    talk.edit(world, general, posted, {"content": "Too late", **rows})
    await expect(window.page.locator(".message", has_text="Too late")).to_be_visible()
    await expect(window.page.locator(".composer-text")).to_be_focused()

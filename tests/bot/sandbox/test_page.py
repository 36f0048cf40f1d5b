"""A newcomer at the page in real Chromium, with a real discord.py bot at the other end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.pointing import point_discord_py_at
from bot.sandbox.page import Page, add_page
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from tests.bot.sandbox.page_bot import PageBot
from tests.bot.sandbox.page_window import DESKTOP, PHONE, Window, chromium

pytestmark = pytest.mark.asyncio(loop_scope="module")

OpenWindow = Callable[..., Any]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def page() -> Page:
    """The page on the world of a first start."""
    return add_page(Sandbox(new_world()))


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def sandbox(page: Page) -> AsyncIterator[Sandbox]:
    """The stand-in that serves the page, with a bot."""
    sandbox = page.sandbox
    await sandbox.listen()
    point_discord_py_at(sandbox.url)
    bot = PageBot()
    running = asyncio.create_task(bot.start(sandbox.token))
    try:
        await sandbox.gateway.wait_ready()
        yield sandbox
        assert sandbox.violations == []
    finally:
        await bot.close()
        await running
        await sandbox.close()


@pytest_asyncio.fixture(loop_scope="module")
async def open_window(browser: Browser, sandbox: Sandbox) -> AsyncIterator[OpenWindow]:
    """Opens a window as a person; in the end no window may have complained of anything."""
    windows: list[Window] = []
    async with AsyncExitStack() as stack:

        async def opened(person: str = "ada", size: tuple[int, int] = DESKTOP) -> Window:
            width, height = size
            context = await browser.new_context(viewport={"width": width, "height": height}, has_touch=size == PHONE)
            stack.push_async_callback(context.close)
            window = Window(await context.new_page())
            windows.append(window)
            await window.open(sandbox.url, sandbox.person(person).id)
            return window

        yield opened
        assert [trouble for window in windows for trouble in window.troubles] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_newcomer_opens_a_table_plays_and_becomes_somebody_else(
    open_window: OpenWindow, size: tuple[int, int]
) -> None:
    name = "phone" if size == PHONE else "desktop"
    ada: Window = await open_window(size=size)
    await expect(ada.page.locator("#hint")).to_contain_text("Begin with /table new")
    await ada.shot(f"{name}-1-first-sight")
    await ada.go_to("tables")

    await ada.type("/table new ")
    await ada.page.get_by_role("button", name="Leave the command").click()
    await expect(ada.page.locator(".composer-text")).to_have_value("")

    await ada.type("/ta")
    await expect(ada.listed("/table new")).to_be_visible()
    await ada.shot(f"{name}-2-commands")
    await ada.press("Enter")
    await expect(ada.listed("Rebels of the tide")).to_be_visible()
    await ada.page.keyboard.type("we")
    await expect(ada.page.locator(".suggestion")).to_have_text(["Wells"])
    await ada.shot(f"{name}-3-autocomplete")
    await ada.press("Enter", "Enter")

    await expect(ada.page.locator("#hint")).to_contain_text("Now press another face")
    table = ada.page.locator(".message:has(.container)", has_text="WELLS for 4").last
    picture = table.get_by_role("img", name="The table after round two")
    await expect(picture).to_be_visible()
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 320
    await ada.shot(f"{name}-4-table")
    await table.get_by_role("button", name="The table after round two").click()
    await expect(ada.page.locator("dialog.lightbox")).to_be_visible()
    await ada.press("Escape")
    await expect(ada.page.locator("dialog.lightbox")).to_have_count(0)

    await table.get_by_role("button", name="Count").click()
    await expect(table).to_contain_text("Pressed 1 times")
    await table.get_by_role("button", name="My hand").click()
    await expect(ada.last).to_contain_text("The hand of Ada: 3, 7, 9")
    await expect(ada.last).to_contain_text("Only you can see this")
    await ada.shot(f"{name}-5-ephemeral")

    await table.get_by_role("combobox", name="Choose a card").click()
    await ada.shot(f"{name}-6-select")
    await ada.page.get_by_role("option", name="Card 7").click()
    await expect(ada.last).to_contain_text("You chose Card 7")

    await table.get_by_role("button", name="Rules").click()
    form = ada.page.get_by_role("dialog", name="House rules")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".field-problem").first).to_have_text("This is required.")
    await form.get_by_label("Name").fill("Quiet sea")
    await form.get_by_role("combobox").click()
    await ada.page.get_by_role("option", name="Brisk").click()
    await form.get_by_label("Second").check()
    await expect(form.locator(".field-problem").filter(visible=True)).to_have_count(0)
    await ada.shot(f"{name}-7-form")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(ada.last).to_contain_text("House rules: Quiet sea, brisk, 2")

    await ada.sit_as("Ben")
    await expect(ada.page.locator("#hint")).to_be_hidden()
    await expect(ada.page.locator("#channel-name")).to_contain_text("tables")
    await expect(ada.page.locator(".message:has(.container)", has_text="WELLS for 4").last).to_contain_text(
        "Pressed 1 times"
    )
    await expect(ada.page.locator(".message.ephemeral")).to_have_count(0)
    await ada.shot(f"{name}-8-as-ben")


async def test_an_option_is_found_by_typing_its_name(open_window: OpenWindow) -> None:
    ada: Window = await open_window("ada")
    focused = ada.page.locator(":focus")
    await ada.type("/table new ")
    await ada.page.keyboard.type("Wells")
    await expect(ada.listed("Wells")).to_be_visible()
    await ada.press("Tab")
    await expect(focused).to_have_text("+1 optional")
    await ada.page.keyboard.type("sez")
    await expect(ada.listed("seats")).to_have_count(0)
    await ada.press("Backspace")
    await expect(ada.listed("seats")).to_be_visible()
    await ada.page.keyboard.type(":")
    await expect(focused).to_have_attribute("data-option", "seats")


async def test_whoever_types_on_before_a_list_is_asked_for_loses_no_other_list(open_window: OpenWindow) -> None:
    ada: Window = await open_window("ada")
    await ada.type("/table new ")
    await ada.page.keyboard.type("Well")
    await expect(ada.listed("Wells")).to_be_visible()
    await ada.page.keyboard.type("s")
    await ada.press("Tab")
    await ada.page.keyboard.type("se")
    await expect(ada.listed("seats")).to_be_visible()
    # A timer that is set now goes off after the one that was to ask for the values that fit "Wells".
    await ada.page.evaluate("new Promise((done) => setTimeout(done, 500))")
    await expect(ada.listed("seats")).to_have_count(1)


async def test_everything_can_be_done_from_the_keyboard(open_window: OpenWindow) -> None:
    ada: Window = await open_window("ada")
    focused = ada.page.locator(":focus")
    await ada.type("/table new ")
    await expect(focused).to_have_attribute("data-option", "game")
    await ada.press("Backspace")
    await expect(ada.page.locator(".composer-text")).to_have_value("/table new")
    await ada.press("Escape", "Control+a")
    await ada.page.keyboard.type("/new")
    await expect(ada.listed("/table new")).to_have_attribute("aria-selected", "true")
    await ada.press("Tab")
    await expect(ada.listed("Wells")).to_be_visible()
    await ada.press("ArrowDown")
    await expect(ada.listed("Wells")).to_have_attribute("aria-selected", "true")
    await ada.press("Tab")
    await expect(ada.page.locator('[data-option="game"]')).to_have_value("Wells")
    await expect(focused).to_have_text("+1 optional")
    await ada.press(" ")
    await expect(ada.listed("seats")).to_be_visible()
    await ada.press("Enter")
    await expect(focused).to_have_attribute("data-option", "seats")
    await ada.page.keyboard.type("7")
    await ada.press("Enter")
    await expect(ada.page.locator(".option-status")).to_have_text("The most is 6.")
    await ada.press("Backspace")
    await ada.page.keyboard.type("3")
    await ada.press("Enter")
    table = ada.page.locator(".message:has(.container)", has_text="WELLS for 3").last
    await expect(table.locator("img")).to_be_visible()

    await table.get_by_role("button", name="Count").focus()
    await ada.press("Enter")
    await expect(table).to_contain_text("Pressed 1 times")
    await expect(focused).to_have_text("Count")
    await ada.press("Tab", "Tab", "Tab", "Tab", "ArrowDown")
    await expect(ada.page.get_by_role("option", name="Card 1")).to_have_attribute("aria-selected", "true")
    await ada.press("ArrowDown", "ArrowDown", "Enter")
    await expect(ada.last).to_contain_text("You chose Card 3")
    await ada.page.get_by_role("button", name="Sit as Ben").focus()
    await ada.press("Enter")
    await expect(ada.page.get_by_role("button", name="You are Ben")).to_be_focused()


async def test_new_messages_are_read_out(open_window: OpenWindow, sandbox: Sandbox) -> None:
    ada: Window = await open_window("ada")
    ben = sandbox.person("ben")
    ben.say("Can *you* hear me?", ben.channel("general"))
    await expect(ada.page.locator("[aria-live=polite]")).to_have_text("Ben: Can you hear me?")


async def test_a_direct_message_is_marked_unread_for_its_reader_alone(open_window: OpenWindow) -> None:
    ada: Window = await open_window("ada")
    cleo: Window = await open_window("cleo")
    await ada.type("/letter ")
    await ada.page.keyboard.type("Cleo")
    await ada.press("Enter")
    await ada.page.keyboard.type("The tide turns at nine")
    await ada.press("Enter")
    await expect(ada.last).to_contain_text("Sent.")

    await expect(cleo.page.locator("#sidebar .direct .badge")).to_contain_text("1")
    await expect(ada.page.locator("#sidebar .direct .badge")).to_have_count(0)
    await expect(ada.page.get_by_role("button", name="Sit as Cleo, something new")).to_be_visible()
    await cleo.go_to("Tidetable")
    await expect(cleo.last).to_contain_text("The tide turns at nine")
    await expect(cleo.page.locator("#sidebar .badge")).to_have_count(0)
    await cleo.shot("direct-message")


async def test_who_takes_no_direct_messages_gets_none(open_window: OpenWindow) -> None:
    dan: Window = await open_window("dan")
    await dan.page.get_by_label("Take no direct messages from bots").check()
    ada: Window = await open_window("ada")
    await expect(ada.page.locator('.person[title="Dan (takes no direct messages)"]')).to_be_visible()
    await ada.type("/letter ")
    await ada.page.keyboard.type("Dan")
    await ada.press("Enter")
    await ada.page.keyboard.type("Hello")
    await ada.press("Enter")
    await expect(ada.last).to_contain_text("Dan takes no letters.")
    await dan.page.get_by_label("Take no direct messages from bots").uncheck()


async def test_a_command_that_is_pasted_whole_goes_on_as_if_it_had_been_typed(open_window: OpenWindow) -> None:
    """So does one that was typed before the page had learnt of the commands."""
    finn: Window = await open_window("finn")
    await finn.page.locator(".composer-text").click()
    await finn.page.keyboard.insert_text("/table new  Wav")
    await expect(finn.listed("Waves")).to_be_visible()
    await finn.page.keyboard.type("es")
    await expect(finn.page.locator(".option-input")).to_have_value("Waves")
    await finn.press("Enter", "Enter")
    await expect(finn.page.locator(".message:has(.container)", has_text="WAVES for 4").last).to_be_visible()


async def test_a_bot_that_never_answers_is_told_apart_from_one_that_does(open_window: OpenWindow) -> None:
    eve: Window = await open_window("eve")
    table = await eve.open_table()
    silent = table.get_by_role("button", name="Silent")
    # A button is busy for three seconds, which a look from here may miss on a slow machine.
    await eve.page.evaluate(
        "() => new MutationObserver(() => document.body.setAttribute('data-was-busy', ''))"
        ".observe(document.querySelector('.messages'), { attributeFilter: ['aria-busy'], subtree: true })"
    )
    await silent.click()
    await expect(eve.page.locator("body")).to_have_attribute("data-was-busy", "")
    await expect(table.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(silent).not_to_have_attribute("aria-busy", "true")


async def test_two_windows_are_two_people_who_see_each_other_at_once(open_window: OpenWindow) -> None:
    ada: Window = await open_window("ada")
    ben: Window = await open_window("ben", PHONE)
    for window in (ada, ben):
        await window.go_to("general")
    await ada.type("Good morning @Ben")
    await ada.press("Enter")
    await expect(ben.last).to_contain_text("Good morning @Ben")
    await expect(ben.last.locator(".mention.me")).to_have_text("@Ben")
    await expect(ada.last.locator(".mention.me")).to_have_count(0)


async def test_the_page_comes_back_by_itself_after_a_broken_connection(
    open_window: OpenWindow, page: Page, sandbox: Sandbox
) -> None:
    ada: Window = await open_window("ada")
    await ada.go_to("team-talk")
    await ada.page.evaluate("window.mark = 'the same page'")
    await ada.page.context.set_offline(True)
    for kept in list(page.windows):
        await kept.socket.close()
    await expect(ada.page.locator("#trouble")).to_contain_text("The connection to the local Discord broke")
    ben = sandbox.person("ben")
    ben.say("Written while Ada was away", ben.channel("team-talk"))
    ada.troubles.clear()
    await ada.page.context.set_offline(False)
    await expect(ada.last).to_contain_text("Written while Ada was away")
    await expect(ada.page.locator("#trouble")).to_be_hidden()
    assert await ada.page.evaluate("window.mark") == "the same page"
    ada.troubles.clear()

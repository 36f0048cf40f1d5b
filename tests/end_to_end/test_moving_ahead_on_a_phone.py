"""Moving ahead on the width of a phone, at the page in real Chromium: a ranked draft, and what is done always."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.sandbox.page import add_page
from bot.sandbox.people import Person
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from tests.bot.sandbox.page_window import chromium
from tests.end_to_end.driver import THE_BOT, Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices
from tests.end_to_end.test_moving_ahead import MOST_PRESSES, WISHES, idle, labels
from tests.end_to_end.test_newcomer import Newcomer

pytestmark = pytest.mark.asyncio(loop_scope="module")
WIDTH, HEIGHT = 390, 844
MOST_MOVES = 60


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def driver(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> AsyncIterator[Driver]:
    """The real bot in a world whose page is served."""
    page = add_page(Sandbox(new_world()))
    await page.sandbox.listen()
    guild = next(iter(page.sandbox.world.guilds.values()))
    channel = next(one for one in page.sandbox.world.channels.values() if one.name == "tables")
    folder: Path = tmp_path_factory.mktemp("phone")
    one = Driver(folder, page.sandbox, guild, channel, THE_BOT, {"TIDETABLE_GRACE": "1"})
    await one.start_bot()
    yield one
    await one.close()
    assert [str(each) for each in one.sandbox.violations] == []


@asynccontextmanager
async def phone_of(driver: Driver, browser: Browser, person: Person) -> AsyncIterator[Newcomer]:
    """The phone of somebody, open at their direct messages."""
    context = await browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
    window = Newcomer(await context.new_page())
    await window.open(driver.sandbox.url)
    if person.user.global_name != "Ada":
        await window.sit_as(str(person.user.global_name))
    await window.go_to("Tidetable")
    yield window
    assert window.troubles == []
    await context.close()


def people_of(driver: Driver, *names: str) -> list[Person]:
    users = {user.global_name: user for user in driver.world.users.values()}
    return [Person(driver.world, users[name]) for name in names]


async def fits(window: Newcomer) -> bool:
    """Whether nothing stands beyond the edge of the phone."""
    wide = await window.page.evaluate("document.documentElement.scrollWidth")
    return int(wide) <= WIDTH


async def offered(message: Locator) -> list[str]:
    """What a message offers to press, in order."""
    return [
        (await one.inner_text()).strip() for one in await message.locator(".components").get_by_role("button").all()
    ]


async def test_a_draft_is_ranked_in_five_presses_on_a_phone(driver: Driver, browser: Browser) -> None:
    table = await Playing.open(driver, people_of(driver, "Ada", "Ben", "Cleo"), "rolling")
    person = await idle(table)
    async with phone_of(driver, browser, person) as window:
        await window.shot("ahead-hand")
        await window.press("Prepare a move", on=window.with_words("Waiting for"))
        await expect(window.with_words("Preparing a move")).to_be_visible()
        await window.shot("ahead-menu")
        presses = 1
        for wish in range(WISHES):
            menu = window.with_words("Preparing a move")
            asked = "And which one if that is gone?" if wish else "Which die do you want most?"
            await expect(menu).to_contain_text(asked)
            [first, *_] = await offered(menu)
            await window.press(first, on=menu)
            presses += 1
            await expect(window.with_words("Preparing a move")).to_contain_text("or else" if wish else "Keep it ready")
        assert await fits(window)
        await window.shot("ahead-draft")
        await window.press("Keep it ready", on=window.with_words("Preparing a move"))
        await expect(window.with_words("Prepared")).to_be_visible()
        assert presses + 1 <= MOST_PRESSES
        await expect(window.with_words("Change")).to_contain_text("Cancel")
        assert await fits(window)
        await window.shot("ahead-laid")


async def test_a_discard_is_done_always_from_one_choice_on_a_phone(driver: Driver, browser: Browser) -> None:
    table = await Playing.open(driver, people_of(driver, "Ada", "Ben"), "waves", options="mode=duel")
    for _ in range(MOST_MOVES):
        asked = await table.wait(table.asked)
        found = [one for one in asked if "Always …" in labels(table.hand(one) or {"components": []})]
        if found:
            break
        await table.press(asked[0])
    [person, *_] = found
    async with phone_of(driver, browser, person) as window:
        hand = window.with_words("Always …")
        await window.shot("always-hand")
        await window.press("Always …", on=hand)
        shown = window.with_words("Always the same")
        await window.choose(shown, "Ask me each time", "First Knight (3)")
        await expect(window.with_words("Always the same")).to_contain_text("When you must discard")
        assert await fits(window)
        await window.shot("always-chosen")
    assert choices(table.hand(person) or {"components": []})


async def test_both_agents_of_the_duel_are_laid_ahead_on_a_phone(driver: Driver, browser: Browser) -> None:
    table = await Playing.open(driver, people_of(driver, "Ada", "Ben"), "waves", options="mode=duel")
    [beginner] = await table.wait(table.asked)
    await table.press(beginner)  # The Wave token is laid; whoever is asked for no Agent then can lay both ahead.
    person = await idle(table)
    async with phone_of(driver, browser, person) as window:
        await window.press("Prepare a move", on=window.with_words("Waiting for"))
        for agent in range(2):
            menu = window.with_words("Preparing a move")
            await window.press("As a Follower", on=menu)
            await expect(menu.get_by_role("button", name="As a Rebel")).to_have_count(0)
            [first, *_] = await offered(menu)
            await window.press(first, on=menu)
            await expect(window.with_words("Keep it ready")).to_be_visible()
            if not agent:
                await window.press("And then …", on=window.with_words("Preparing a move"))
                await expect(window.with_words("Preparing a move")).not_to_contain_text("And if that cannot be done")
        await expect(window.with_words("Preparing a move")).to_contain_text("such as cards that you draw")
        assert await fits(window)
        await window.shot("ahead-duel")
        await window.press("Do it all the same", on=window.with_words("Preparing a move"))
        await expect(window.with_words("Preparing a move")).to_contain_text("whatever you are shown")
        await window.press("Keep it ready", on=window.with_words("Preparing a move"))
        await expect(window.with_words("Prepared")).to_be_visible()
        assert await fits(window)

"""A person's browser window for the tests: a Chromium page with the few acts that every test needs."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

ARTEFACTS = Path(__file__).parents[3] / "artefacts"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds: what is waited for comes soon, but not on a busy machine."""
PHONE, DESKTOP = (360, 740), (1200, 850)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The system's Chromium; where there is none the tests are skipped, visibly."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("no chromium on this machine: the page is not tested")
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


class Window:
    """One browser window; what the page complains of is collected in `troubles`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.page.locator(".message").last

    async def open(self, url: str, person: str = "") -> None:
        await self.page.goto(f"{url}/#{person}")
        await expect(self.page.locator("#channel-name")).not_to_be_empty()

    async def sit_as(self, name: str) -> None:
        await self.page.get_by_role("button", name=f"Sit as {name}").click()
        await expect(self.page.get_by_role("button", name=f"You are {name}")).to_be_visible()

    async def go_to(self, channel: str) -> None:
        """Open a channel by its name in the side list."""
        menu = self.page.locator("#menu")
        if await menu.is_visible():
            await menu.click()
        await self.page.locator("#sidebar .row", has_text=channel).first.click()
        await expect(self.page.locator("#channel-name")).to_contain_text(channel)

    async def type(self, text: str) -> None:
        """Type into the composer from the start."""
        await self.page.locator(".composer-text").click()
        await self.page.keyboard.type(text)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    def listed(self, words: str) -> Locator:
        """A line of the list above the composer."""
        return self.page.locator(".suggestion", has_text=words)

    async def open_table(self, game: str = "Waves") -> Locator:
        """Run /table new from the keyboard and give the message that shows the table."""
        await self.type("/table new ")
        await self.page.keyboard.type(game)
        await expect(self.listed(game)).to_be_visible()
        await self.press("Enter", "Enter")
        table = self.page.locator(".message:has(.container)", has_text=f"{game.upper()} for 4").last
        await expect(table.locator("img")).to_be_visible()
        return table

    async def shot(self, name: str) -> None:
        """Keep a picture of the window among the artefacts."""
        ARTEFACTS.mkdir(exist_ok=True)
        await self.page.screenshot(path=ARTEFACTS / f"page-{name}.png")

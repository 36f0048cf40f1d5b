"""Channels, threads, direct messages and long histories, as the page shows them while they change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.sandbox import rooms, talk
from bot.sandbox import window as page_socket
from bot.sandbox.entities import PRIVATE_THREAD, PUBLIC_THREAD, Change, Json
from bot.sandbox.page import add_page
from bot.sandbox.people import CannotDo
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from tests.bot.sandbox.page_window import PHONE, Window, chromium

TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
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


@pytest_asyncio.fixture(loop_scope="module")
async def window(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Window]:
    context = await browser.new_context(viewport={"width": 1200, "height": 850})
    window = Window(await context.new_page())
    await window.open(sandbox.url, sandbox.person("ada").id)
    yield window
    await context.close()
    assert window.troubles == []


async def test_a_thread_appears_where_it_grew_and_goes_when_it_is_archived(window: Window, sandbox: Sandbox) -> None:
    world, ada = sandbox.world, sandbox.person("ada")
    tables = ada.channel("tables")
    first = talk.post(world, tables, world.bot_id, {"content": "A table is open"})
    thread = rooms.create_thread(world, tables, "Waves at dusk", world.bot_id, type=PUBLIC_THREAD, id=first.data["id"])
    talk.mark_thread(world, tables, first, thread)
    row = window.page.locator("#sidebar .thread", has_text="Waves at dusk")
    await expect(row).to_be_visible()
    await window.go_to("tables")
    await window.last.get_by_role("button", name="Waves at dusk").click()
    await expect(window.page.locator("#channel-name")).to_contain_text("tables › Waves at dusk")
    talk.post(world, thread, world.bot_id, {"content": "Welcome aboard"})
    await expect(window.last).to_contain_text("Welcome aboard")
    await window.go_to("general")
    rooms.edit_channel(world, thread, {"archived": True})
    await expect(row).to_have_count(0)


async def test_an_archived_thread_is_found_by_its_link_and_a_message_opens_it_again(
    window: Window, sandbox: Sandbox
) -> None:
    world, ada, page = sandbox.world, sandbox.person("ada"), window.page
    tables = ada.channel("tables")
    thread = rooms.create_thread(world, tables, "Long ago", world.bot_id, type=PUBLIC_THREAD)
    talk.post(world, thread, world.bot_id, {"content": "Said long ago"})
    talk.post(world, tables, world.bot_id, {"content": f"It was played in <#{thread.id}>"})
    rooms.edit_channel(world, thread, {"archived": True})
    row = page.locator("#sidebar .thread", has_text="Long ago")
    await page.reload()
    await window.go_to("tables")
    await expect(row).to_have_count(0)
    await window.last.get_by_text("Long ago").click()
    await expect(window.last).to_contain_text("Said long ago")
    await expect(page.locator("#channel-topic")).to_contain_text("Archived")
    await page.reload()
    await expect(window.last).to_contain_text("Said long ago")
    await window.type("Is anybody here?")
    await window.press("Enter")
    await expect(window.last).to_contain_text("Is anybody here?")
    await expect(page.locator("#channel-topic")).not_to_contain_text("Archived")
    await window.go_to("general")
    await expect(row).to_be_visible()


async def test_what_became_of_a_press_is_said_although_its_message_was_drawn_anew(
    window: Window, sandbox: Sandbox
) -> None:
    world, general = sandbox.world, sandbox.person("ada").channel("general")
    button = {"type": 2, "style": 2, "custom_id": "ring", "label": "Ring"}
    asked = {"components": [{"type": 1, "components": [button]}]}
    posted = talk.post(world, general, world.bot_id, {"content": "Nobody answers here", **asked})
    await window.last.get_by_role("button", name="Ring").click()
    talk.edit(world, general, posted, {"content": "Nobody will answer", **asked})
    await expect(window.last).to_contain_text("Nobody will answer")
    await expect(window.last.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(window.last.get_by_role("button", name="Ring")).not_to_have_attribute("aria-busy", "true")


async def test_what_is_chosen_in_an_open_list_outlives_a_change_of_its_message(
    window: Window, sandbox: Sandbox
) -> None:
    world, general = sandbox.world, sandbox.person("ada").channel("general")
    options = [{"label": f"Card {number}", "value": str(number)} for number in range(4)]
    cards = {"type": 3, "custom_id": "cards", "options": options, "min_values": 2, "max_values": 2}
    asked = {"components": [{"type": 1, "components": [cards]}]}
    posted = talk.post(world, general, world.bot_id, {"content": "Choose two", **asked})
    await window.last.get_by_role("combobox").click()
    await window.page.get_by_role("option", name="Card 1").click()
    talk.edit(world, general, posted, {"content": "Choose two, Ben has chosen", **asked})
    talk.post(world, general, world.bot_id, {"content": "Ben has chosen"})
    await expect(window.last).to_contain_text("Ben has chosen")
    await expect(window.page.get_by_role("option", name="Card 1")).to_have_attribute("aria-checked", "true")
    await window.press("Escape")
    await expect(window.page.locator(".message", has_text="Choose two, Ben has chosen")).to_be_visible()


async def test_a_private_thread_is_there_from_the_moment_one_is_let_in(window: Window, sandbox: Sandbox) -> None:
    world, dan = sandbox.world, sandbox.person("dan")
    await window.page.get_by_role("button", name="Sit as Dan").click()
    await expect(window.page.get_by_role("button", name="You are Dan")).to_be_visible()
    thread = rooms.create_thread(world, dan.channel("team-talk"), "Crew", world.bot_id, type=PRIVATE_THREAD)
    talk.post(world, thread, world.bot_id, {"content": "Said before Dan came"})
    talk.post(world, dan.channel("general"), world.bot_id, {"content": "A mark that time has passed"})
    await expect(window.last).to_contain_text("A mark")
    row = window.page.locator("#sidebar .thread", has_text="Crew")
    await expect(row).to_have_count(0)
    rooms.add_to_thread(world, thread, dan.id)
    await row.click()
    await expect(window.last).to_contain_text("Said before Dan came")
    rooms.remove_from_thread(world, thread, dan.id)
    await expect(row).to_have_count(0)
    await expect(window.page.locator("#channel-name")).to_contain_text("general")


async def test_channels_come_change_their_name_and_go(window: Window, sandbox: Sandbox) -> None:
    world = sandbox.world
    guild = next(iter(world.guilds.values()))
    channel = world.add_channel(guild, "lagoon")
    await window.go_to("lagoon")
    rooms.edit_channel(world, channel, {"name": "deep-lagoon", "topic": "Below"})
    await expect(window.page.locator("#channel-name")).to_contain_text("deep-lagoon")
    rooms.delete_channel(world, channel)
    await expect(window.page.locator("#channel-name")).to_contain_text("general")
    await expect(window.page.locator("#sidebar")).not_to_contain_text("lagoon")


async def test_the_last_channel_goes_and_another_comes(window: Window, sandbox: Sandbox) -> None:
    world, page = sandbox.world, window.page
    guild = next(iter(world.guilds.values()))
    for channel in list(world.channels.values()):
        rooms.delete_channel(world, channel)
    await expect(page.locator("#sidebar .row", has_text="general")).to_have_count(0)
    await expect(page.locator("#channel-name")).to_have_text("No channel")
    # Everything is sent again when a member comes.
    rooms.join(world, guild, world.add_person("gil", "Gil").id)
    await expect(page.get_by_role("button", name="Sit as Gil")).to_be_visible()
    await page.reload()
    await expect(page.locator("#channel-name")).to_have_text("No channel")
    world.add_channel(guild, "lagoon")
    await window.go_to("lagoon")
    await window.type("Anybody here?")
    await window.press("Enter")
    await expect(window.last).to_contain_text("Anybody here?")


async def test_direct_messages_can_be_begun_before_the_bot_wrote(window: Window, sandbox: Sandbox) -> None:
    await window.page.locator("#sidebar .direct", has_text="Tidetable").click()
    await window.type("Hello bot")
    await window.press("Enter")
    await expect(window.last).to_contain_text("Hello bot")
    sent = sandbox.person("ada").messages(sandbox.person("ada").dm())
    assert [each["content"] for each in sent] == ["Hello bot"]


async def test_who_reads_a_hand_reads_the_next_persons_hand_after_switching(window: Window, sandbox: Sandbox) -> None:
    world = sandbox.world
    for name in ("ada", "ben"):
        talk.post(world, sandbox.person(name).dm(), world.bot_id, {"content": f"The hand of {name}"})
    await window.go_to("Tidetable")
    await expect(window.last).to_contain_text("The hand of ada")
    await window.sit_as("Ben")
    await expect(window.last).to_contain_text("The hand of ben")
    await expect(window.page.locator("#scroll")).not_to_contain_text("The hand of ada")


async def test_a_long_history_is_read_upwards_and_new_messages_do_not_pull_away(
    window: Window, sandbox: Sandbox
) -> None:
    world, ben = sandbox.world, sandbox.person("ben")
    general = ben.channel("general")
    for number in range(120):
        talk.post(world, general, ben.id, {"content": f"Line {number}"})
    await window.page.reload()
    messages = window.page.locator(".message")
    await expect(messages).to_have_count(50)
    await expect(window.last).to_be_in_viewport()
    for count in (100, 120):
        await window.page.get_by_role("button", name="Show older messages").click()
        await expect(messages).to_have_count(count)
    await expect(window.page.get_by_role("button", name="Show older messages")).to_be_hidden()
    await messages.first.scroll_into_view_if_needed()
    ben.say("Something new", general)
    await expect(window.page.locator("#to-end")).to_be_visible()
    await expect(messages.first).to_be_in_viewport()
    await window.page.locator("#to-end").click()
    await expect(window.last).to_be_in_viewport()
    await expect(window.page.locator("#to-end")).to_be_hidden()


async def test_what_was_read_of_a_long_history_stays_when_everything_is_sent_again(
    window: Window, sandbox: Sandbox
) -> None:
    world, ben = sandbox.world, sandbox.person("ben")
    general, guild = ben.channel("general"), next(iter(world.guilds.values()))
    for number in range(120):
        talk.post(world, general, ben.id, {"content": f"Line {number}"})
    await window.page.reload()
    messages, older = window.page.locator(".message"), window.page.get_by_role("button", name="Show older messages")
    await expect(messages).to_have_count(50)
    for count, name in ((100, "Gil"), (120, "Hal")):
        await older.click()
        await expect(messages).to_have_count(count)
        await messages.first.scroll_into_view_if_needed()
        rooms.join(world, guild, world.add_person(name.lower(), name).id)
        await expect(window.page.get_by_role("button", name=f"Sit as {name}")).to_be_visible()
        await expect(messages).to_have_count(count)
        await expect(messages.first).to_be_in_viewport()
    await expect(older).to_be_hidden()
    # Somebody else has read nothing of it yet.
    await window.sit_as("Gil")
    await expect(messages).to_have_count(50)
    await expect(older).to_be_visible()


async def test_more_messages_unheard_than_a_snapshot_holds_leave_no_gap(window: Window, sandbox: Sandbox) -> None:
    world, ben = sandbox.world, sandbox.person("ben")
    general = ben.channel("general")
    for number in range(60):
        talk.post(world, general, ben.id, {"content": f"Line {number}"})
    await window.page.reload()
    messages, older = window.page.locator(".message"), window.page.get_by_role("button", name="Show older messages")
    await expect(messages).to_have_count(50)
    await older.click()
    await expect(messages).to_have_count(60)
    for number in range(60, 130):
        talk.post(world, general, ben.id, {"content": f"Line {number}"}, silent=True)
    rooms.join(world, next(iter(world.guilds.values())), world.add_person("gil", "Gil").id)
    await expect(window.last).to_contain_text("Line 129")
    for count in (50, 100, 130):
        await expect(messages).to_have_count(count)
        if count < 130:
            await older.click()
    await expect(older).to_be_hidden()


async def test_older_messages_that_cannot_be_had_are_said_so(
    window: Window, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, ben = sandbox.world, sandbox.person("ben")
    for number in range(60):
        talk.post(world, ben.channel("general"), ben.id, {"content": f"Line {number}"})
    await window.page.reload()
    await expect(window.page.locator(".message")).to_have_count(50)

    def refuse(*_given: object, **_named: object) -> None:
        raise CannotDo("the archive is closed")

    older, failed = window.page.get_by_role("button", name="Show older messages"), window.page.get_by_role("alert")
    with monkeypatch.context() as patched:
        patched.setattr("bot.sandbox.people.Person.messages", refuse)
        await older.click()
        await expect(failed).to_have_text("Older messages could not be loaded. the archive is closed")
    await older.click()
    await expect(window.page.locator(".message")).to_have_count(60)
    await expect(failed).to_have_count(0)


async def test_older_messages_that_come_late_do_not_move_another_channel(
    window: Window, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, ben = sandbox.world, sandbox.person("ben")
    for number in range(60):
        talk.post(world, ben.channel("general"), ben.id, {"content": f"Line {number}"})
        talk.post(world, ben.channel("tables"), ben.id, {"content": f"Table {number}\n" * 4})
    asked, gate = asyncio.Event(), asyncio.Event()
    history = page_socket.Window._history

    async def late(one: page_socket.Window, asked_for: Json) -> list[Json]:
        asked.set()
        await gate.wait()
        return await history(one, asked_for)

    monkeypatch.setattr(page_socket.Window, "_history", late)
    await window.page.reload()
    await expect(window.page.locator(".message")).to_have_count(50)
    await window.page.get_by_role("button", name="Show older messages").click()
    await asked.wait()
    await window.go_to("tables")
    await expect(window.last).to_contain_text("Table 59")
    scroll = window.page.locator("#scroll")
    await scroll.evaluate(f"s => {{ s.scrollTop = 1000; return {TWO_FRAMES}; }}")
    gate.set()
    # The answer is heard before what is said after it.
    await asyncio.sleep(0.1)
    ben.say("Later", ben.channel("tables"))
    await expect(window.last).to_contain_text("Later")
    assert await scroll.evaluate("s => s.scrollTop") == 1000
    await window.go_to("general")
    await expect(window.page.locator(".message")).to_have_count(60)


async def test_spaces_around_an_option_do_not_count(window: Window, sandbox: Sandbox) -> None:
    words = {"type": 3, "name": "words", "description": "W", "required": True, "min_length": 3, "max_length": 5}
    said = {"id": "7", "application_id": sandbox.world.bot_id, "name": "chant", "type": 1, "description": "Chant"}
    sandbox.world.commands[""] = {"7": {**said, "options": [words]}}
    await window.page.reload()
    await window.type("/chant")
    await expect(window.listed("/chant")).to_be_visible()
    await window.press("Enter")
    heard: list[Change] = []
    sandbox.world.subscribe(lambda change: heard.append(change) if change.kind == "interaction_create" else None)
    field, status = window.page.locator('[data-option="words"]'), window.page.locator(".option-status")
    await field.fill("a    ")
    await window.press("Enter")
    await expect(status).to_have_text("Write at least 3 characters.")
    await field.fill("  abcde  ")
    await window.press("Enter")
    await expect(field).to_have_count(0)
    # There is no bot to answer.
    await expect(window.page.locator(".note.failed")).to_be_visible()
    [one] = heard
    assert [each["value"] for each in one.data["data"]["options"]] == ["abcde"]


async def test_reactions_are_counted_live_and_can_be_joined(window: Window, sandbox: Sandbox) -> None:
    ada, ben = sandbox.person("ada"), sandbox.person("ben")
    said = ben.say("Shall we?", ben.channel("general"))
    ben.react(said["id"], "👍")
    reaction = window.last.locator(".reaction")
    await expect(reaction).to_contain_text("1")
    await reaction.click()
    await expect(reaction).to_contain_text("2")
    await expect(reaction).to_have_attribute("aria-pressed", "true")
    assert sandbox.world.find_message(said["channel_id"], said["id"]).reactions == {"👍": [ben.id, ada.id]}  # type: ignore[union-attr]
    await reaction.click()
    await expect(reaction).to_contain_text("1")
    ben.unreact(said["id"], "👍")
    await expect(reaction).to_have_count(0)


async def test_messages_deleted_and_edited_are_so_at_once(window: Window, sandbox: Sandbox) -> None:
    world = sandbox.world
    general = sandbox.person("ada").channel("general")
    first = talk.post(world, general, world.bot_id, {"content": "One"})
    second = talk.post(world, general, world.bot_id, {"content": "Two"})
    await expect(window.page.locator(".message")).to_have_count(2)
    talk.edit(world, general, first, {"content": "Uno"})
    await expect(window.page.locator(".message").first).to_contain_text("Uno (edited)")
    talk.delete(world, general, second)
    await expect(window.page.locator(".message")).to_have_count(1)


async def test_the_drawer_of_a_phone_opens_closes_and_hides_from_the_keyboard(
    browser: Browser, sandbox: Sandbox
) -> None:
    width, height = PHONE
    context = await browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    window = Window(await context.new_page())
    await window.open(sandbox.url)
    side = window.page.locator("#sidebar .row", has_text="tables")
    await expect(side).not_to_be_visible()
    await window.page.locator("#menu").click()
    await expect(side).to_be_in_viewport()
    await window.shot("phone-drawer")
    await window.press("Escape")
    await expect(side).not_to_be_visible()
    await expect(window.page.locator("#menu")).to_be_focused()
    await context.close()

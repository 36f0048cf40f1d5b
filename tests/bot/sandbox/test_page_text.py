"""What people and bots write, as the page shows it: Discord's markdown, and never anything else than text."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.sandbox import talk
from bot.sandbox.entities import Json
from bot.sandbox.page import add_page
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from tests.bot.sandbox.page_window import PHONE, Window, chromium

pytestmark = pytest.mark.asyncio(loop_scope="module")

ATTACK = '<img src=x onerror="document.title=`taken`"><script>document.title=`taken`</script>'

ELSEWHERE = "https://nowhere.example/"


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(new_world())
    add_page(sandbox)
    await sandbox.listen()
    yield sandbox
    await sandbox.close()


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def window(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Window]:
    context = await browser.new_context(viewport={"width": 1200, "height": 850})
    window = Window(await context.new_page())
    await window.open(sandbox.url, sandbox.person("ada").id)
    yield window
    await context.close()
    # The policy of the page blocks a picture from elsewhere and says so; nothing else may have gone wrong.
    assert [trouble for trouble in window.troubles if ELSEWHERE not in trouble] == []


def post(sandbox: Sandbox, body: Json) -> Json:
    """The bot says something in #general."""
    channel = sandbox.person("ada").channel("general")
    return talk.post(sandbox.world, channel, sandbox.world.bot_id, body).data


async def shown(window: Window, sandbox: Sandbox, content: str) -> str:
    """The HTML that the page makes of a message's text."""
    message = post(sandbox, {"content": content})
    place = window.page.locator(f'[data-message="{message["id"]}"] .content')
    return str(await place.evaluate("node => node.innerHTML"))


@pytest.mark.parametrize(
    ("content", "html"),
    [
        ("**bold** and *slanted*", '<span class="text"><strong>bold</strong> and <em>slanted</em></span>'),
        ("***both***", '<span class="text"><strong><em>both</em></strong></span>'),
        ("__under__ ~~gone~~", '<span class="text"><u>under</u> <s>gone</s></span>'),
        ("**a *b* c**", '<span class="text"><strong>a <em>b</em> c</strong></span>'),
        ("*a **b** c*", '<span class="text"><em>a <strong>b</strong> c</em></span>'),
        ("snake_case_word", '<span class="text">snake_case_word</span>'),
        ("3 * 4 * 5", '<span class="text">3 * 4 * 5</span>'),
        (r"\*no\*", '<span class="text">*no*</span>'),
        ("`a **b** <i>`", '<span class="text"><code>a **b** &lt;i&gt;</code></span>'),
        ("``a ` b``", '<span class="text"><code>a ` b</code></span>'),
        ("```py\n**x** <b>\n```", '<pre data-language="py"><code>**x** &lt;b&gt;</code></pre>'),
        ("# One\n## Two\n### Three", '<h3 class="heading h1">One</h3><h4 class="heading h2">Two</h4>'
         '<h5 class="heading h3">Three</h5>'),
        ("#no heading", '<span class="text">#no heading</span>'),
        ("-# small", '<small class="subtext">small</small>'),
        ("> a\n> b\nc", '<blockquote><span class="text">a\nb</span></blockquote><span class="text">c</span>'),
        (">>> a\nb", '<blockquote><span class="text">a\nb</span></blockquote>'),
        ("- a\n- b\n  - c", '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'),
        ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
        ("a\nb", '<span class="text">a\nb</span>'),
        ("[here](https://a.example/x)", '<span class="text"><a href="https://a.example/x" target="_blank" '
         'rel="noopener noreferrer">here</a></span>'),
        ("see https://a.example/x_y_z.", '<span class="text">see <a href="https://a.example/x_y_z" target="_blank" '
         'rel="noopener noreferrer">https://a.example/x_y_z</a>.</span>'),
        ("[x](javascript:alert)", '<span class="text">[x](javascript:alert)</span>'),
        ("<:wave:123456>", '<span class="text"><span class="emoji" title=":wave:">:wave:</span></span>'),
        ("@everyone", '<span class="text"><span class="mention">@everyone</span></span>'),
        ("</table new:123>", '<span class="text"><button class="mention" type="button">/table new</button></span>'),
        ("<#1>", '<span class="text"><span class="mention"># unknown</span></span>'),
        ("https://discord.com/channels/1/2/3", '<span class="text"><span class="mention"># unknown › 💬</span></span>'),
        ("a < b & c > d \"e\"", '<span class="text">a &lt; b &amp; c &gt; d "e"</span>'),
    ],
)  # fmt: skip
async def test_markdown_looks_as_in_discord(window: Window, sandbox: Sandbox, content: str, html: str) -> None:
    assert await shown(window, sandbox, content) == html


async def test_mentions_name_whom_and_where_they_mean(window: Window, sandbox: Sandbox) -> None:
    ada, ben = sandbox.person("ada"), sandbox.person("ben")
    tables = ada.channel("tables")
    post(sandbox, {"content": f"<@{ada.id}> and <@!{ben.id}> in <#{tables.id}>"})
    await expect(window.last.locator(".mention.me")).to_have_text("@Ada")
    await expect(window.last).to_contain_text("@Ada and @Ben in # tables")
    await expect(window.last).to_contain_class("for-me")
    await window.last.get_by_role("button", name="# tables").click()
    await expect(window.page.locator("#channel-name")).to_contain_text("tables")
    await window.go_to("general")


async def test_a_link_to_a_message_names_its_channel_and_leads_there(window: Window, sandbox: Sandbox) -> None:
    world, tables = sandbox.world, sandbox.person("ada").channel("tables")
    meant = talk.post(world, tables, world.bot_id, {"content": "Here it is"}).data["id"]
    for number in range(40):
        talk.post(world, tables, world.bot_id, {"content": f"later {number}"})
    post(sandbox, {"content": f"see https://discord.com/channels/{tables.guild_id}/{tables.id}/{meant}."})
    await expect(window.last).to_contain_text("see # tables › 💬.")
    await window.last.get_by_role("button", name="# tables").click()
    await expect(window.page.locator("#channel-name")).to_contain_text("tables")
    await expect(window.page.locator(f'[data-message="{meant}"]')).to_be_in_viewport()
    await window.go_to("general")


async def test_a_relative_time_goes_on_while_the_page_is_open(window: Window, sandbox: Sandbox) -> None:
    seconds = int(sandbox.world.clock.now()) + 3600
    message = post(sandbox, {"content": f"<t:{seconds}:R> or <t:{seconds}:F>"})
    relative = window.page.locator(f'[data-message="{message["id"]}"] time.timestamp').first
    await expect(relative).to_have_text("in 1 hour")
    sandbox.world.clock.jump(1800)
    post(sandbox, {"content": "half an hour later"})
    await expect(relative).to_have_text("in 30 minutes")
    sandbox.world.clock.jump(-1800)


async def test_a_spoiler_is_hidden_until_it_is_pressed_by_mouse_or_key(window: Window, sandbox: Sandbox) -> None:
    for key in (None, "Enter"):
        post(sandbox, {"content": "it was ||the *butler*||"})
        inside = window.last.locator(".spoiler-inside")
        await expect(inside).to_be_hidden()
        cover = window.last.get_by_role("button", name="Spoiler")
        await (cover.press(key) if key else cover.click())
        await expect(inside).to_be_visible()


def everywhere(text: str) -> list[Json]:
    """The text in every place of a message where a bot can put words."""
    return [
        {"content": text},
        {"content": f"**{text}** ||{text}|| > {text}\n# {text}\n- {text}\n```{text}```"},
        {"embeds": [{"title": text, "description": text, "author": {"name": text}, "footer": {"text": text},
                     "fields": [{"name": text, "value": text}]}]},
        {"components": [{"type": 1, "components": [
                            {"type": 2, "style": 1, "label": text[:80], "custom_id": text[:90]}]},
                        {"type": 1, "components": [{"type": 3, "custom_id": "s", "placeholder": text, "options": [
                            {"label": text, "value": text, "description": text, "default": True}]}]}]},
        {"flags": 1 << 15, "components": [{"type": 17, "components": [
            {"type": 10, "content": text},
            {"type": 9, "components": [{"type": 10, "content": text}],
             "accessory": {"type": 11, "media": {"url": ELSEWHERE + "x.png"}, "description": text}}]}]},
    ]  # fmt: skip


async def test_what_is_written_is_text_wherever_it_stands(window: Window, sandbox: Sandbox) -> None:
    world = sandbox.world
    for body in everywhere(ATTACK):
        post(sandbox, body)
        await expect(window.last).to_contain_text("<img src=x")
    ada = sandbox.person("ada")
    ada.say(ATTACK, ada.channel("general"))
    finn = world.users[sandbox.person("finn").id]
    finn.global_name = ATTACK
    channel = ada.channel("team-talk")
    channel.name = channel.topic = ATTACK
    world.emit("channel_update", {"id": channel.id}, guild_id=channel.guild_id, channel_id=channel.id)
    await expect(window.page.locator("#sidebar")).to_contain_text("<img src=x")
    await expect(window.page.locator(f'[data-person="{finn.id}"]')).to_contain_text("<img src=x")
    await window.page.locator(f'[data-channel="{channel.id}"]').click()
    await expect(window.page.locator("#channel-topic")).to_have_text(ATTACK)
    await window.go_to("general")
    assert await window.page.locator("script").count() == 1
    assert await window.page.locator('img[src="x"]').count() == 0
    assert "taken" not in (await window.page.title()).replace(ATTACK, "")
    finn.global_name, channel.name, channel.topic = "Finn", "team-talk", None
    world.emit("channel_update", {"id": channel.id}, guild_id=channel.guild_id, channel_id=channel.id)


@pytest.mark.parametrize(
    "piece", ["*", "**a", "_a*", "||", "`", "[", "[a](", "<", "> ", "- a\n", "~~_**", "\\", "*__a"]
)
async def test_no_text_however_odd_holds_the_page_up(window: Window, sandbox: Sandbox, piece: str) -> None:
    text = (piece * 4000)[:4000]
    took = await window.page.evaluate(
        """async text => {
            const { parse } = await import("/page/markup.js");
            const start = performance.now();
            parse(text);
            return performance.now() - start;
        }""",
        text,
    )
    assert took < 1500


async def test_nothing_overflows_a_phone(browser: Browser, sandbox: Sandbox) -> None:
    width, height = PHONE
    context = await browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    window = Window(await context.new_page())
    await window.open(sandbox.url, sandbox.person("ada").id)
    for body in everywhere("W" * 70):
        post(sandbox, body)
    await expect(window.last).to_contain_text("WWW")
    wide = await window.page.evaluate(
        "[...document.querySelectorAll('main, #scroll, .message, .container, .embed')]"
        ".filter(node => node.scrollWidth > node.clientWidth + 1)"
        ".map(node => node.className || node.id)"
    )
    assert wide == []
    await context.close()


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/", {}, 200),
        ("/page/main.js", {}, 200),
        ("/page/nothing.js", {}, 404),
        ("/page/..%2Fpage.py", {}, 404),
        ("/", {"Host": "evil.example"}, 403),
        ("/page/socket", {"Origin": "https://evil.example"}, 403),
    ],
)
async def test_only_this_machine_reaches_the_page(
    sandbox: Sandbox, path: str, headers: dict[str, str], status: int
) -> None:
    upgrade: dict[str, Any] = {}
    if path == "/page/socket":
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                   "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}  # fmt: skip
    async with (
        aiohttp.ClientSession() as session,
        session.get(sandbox.url + path, headers={**headers, **upgrade}) as answer,
    ):
        assert answer.status == status
        if status == 200:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy


async def test_a_screen_reader_hears_a_message_as_it_reads(window: Window, sandbox: Sandbox) -> None:
    ben, general = sandbox.person("ben"), sandbox.person("ada").channel("general")
    post(sandbox, {"content": f"### A table\n-# ⏳ <@{ben.id}> is waited for in <#{general.id}>, **at last**"})
    await expect(window.page.locator("#announcer")).to_have_text(
        f"Tidetable: A table. ⏳ @{ben.user.name} is waited for in # general, at last"
    )


async def test_a_screen_reader_hears_that_an_answer_will_come_and_then_the_answer(
    window: Window, sandbox: Sandbox
) -> None:
    world, general = sandbox.world, sandbox.person("ada").channel("general")
    heard = window.page.locator("#announcer")
    waiting = talk.post(world, general, world.bot_id, {}, loading=True)
    await expect(heard).to_have_text("Tidetable is thinking")
    talk.edit(world, general, waiting, {"content": "Here it is"})
    await expect(heard).to_have_text("Tidetable: Here it is")

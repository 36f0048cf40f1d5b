"""docs/verify.html in real Chromium, opened from disk: real records of every game, and each of their fields changed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import Page, Request, expect

from bot.sandbox.page import add_page
from bot.sandbox.play import new_world
from bot.sandbox.server import Sandbox
from engine.record import write
from tests.bot.sandbox.page_window import chromium
from tests.engine.games_under_test import OPTIONS
from tests.engine.lucky_records import (
    DRAWN_AS_JOINED,
    SPELT_OUT,
    TABLES,
    Document,
    changed_once,
    luck_of,
    lucky_record,
    read_document,
    whole,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGE = Path(__file__).parents[3] / "docs" / "verify.html"
CHECK = "text => check(text).then(found => [found.verdict, found.why])"


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def page() -> AsyncIterator[Page]:
    """The page as somebody opens it who has saved it; in the end it must have asked for nothing else."""
    asked: list[str] = []
    troubles: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    async with chromium() as browser:
        shown = await (await browser.new_context(locale="en-GB")).new_page()
        shown.on("request", note)
        shown.on("pageerror", lambda error: troubles.append(str(error)))
        shown.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
        await shown.goto(PAGE.as_uri())
        yield shown
    assert asked == [PAGE.as_uri()]
    assert troubles == []


async def verdict_of(page: Page, document: Document) -> str:
    found: list[str] = await page.evaluate(CHECK, json.dumps(document))
    return found[0]


async def drop(page: Page, file: bytes) -> None:
    await page.locator("#file").set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": file})


@pytest.mark.parametrize(("name", "seats"), TABLES)
async def test_the_luck_of_every_game_is_proven(page: Page, name: str, seats: int) -> None:
    for choice in range(len(OPTIONS[name][seats])):
        document = read_document(whole(name, seats, choice))
        later = any(map(follows_from_moves, document["chance"][2:]))
        assert await verdict_of(page, document) == ("partly" if later else "proven"), choice


async def test_a_record_says_who_sat_where(page: Page) -> None:
    document = read_document(whole("waves", 2))
    sat = [{"seat": 0, "name": "Ann", "after": 0}, {"seat": 1, "name": "Bob", "after": 0}]
    assert await verdict_of(page, {**document, "people": sat}) == "proven"
    wrongs: list[object] = [None, {}, ["Ann"], [{"seat": 0, "name": "Ann"}], [{**sat[0], "seat": "0"}]]
    for wrong in wrongs:
        assert await verdict_of(page, {**document, "people": wrong}) == "none"


@pytest.mark.parametrize(("name", "seats"), TABLES)
async def test_a_changed_value_of_luck_or_chance_is_never_proven(page: Page, name: str, seats: int) -> None:
    document = read_document(whole(name, seats))
    changes = [
        (path, change)
        for under in ("luck", "chance", "seed", "commit")
        for path, change in changed_once(document, under, most=25)
    ]
    texts = [json.dumps(change) for _, change in changes]
    found: list[str] = await page.evaluate(
        "texts => Promise.all(texts.map(text => check(text).then(found => found.verdict)))",
        texts,
    )
    wrong = [
        path
        for (path, change), verdict in zip(changes, found, strict=True)
        if verdict not in ("forged", "none")
        and not (verdict == "partly" and path[1] not in (0, 1) and follows_from_moves(change["chance"][path[1]]))
    ]
    assert wrong == []


def follows_from_moves(draw: Any) -> bool:
    """Whether only the rules can tell what was there to draw from: a pile shuffled anew, a bag with crew in it."""
    return draw["what"] in ("reshuffle", "tiebreak", "roll")


async def test_a_draw_too_few_too_many_or_of_another_kind_is_forged(page: Page) -> None:
    document = read_document(whole("rolling", 3))
    chance = document["chance"]
    renamed = [{**draw, "what": "first"} if at == 2 else draw for at, draw in enumerate(chance)]
    for other in (chance[:1], [*chance, chance[-1]], renamed, [*chance, {"what": "roll", "is": []}], [7, *chance]):
        assert await verdict_of(page, {**document, "chance": other}) == "forged"


async def test_moves_and_result_are_never_called_proven(page: Page) -> None:
    document = read_document(whole("rolling", 2))
    await drop(page, json.dumps(document).encode())
    await expect(page.locator("#verdict b")).to_contain_text("moves and result not proven here")
    await expect(page.locator("#steps li", has_text="Moves")).to_contain_text("not checked by this page")
    await expect(page.locator("#steps li", has_text="Result")).to_contain_text("not checked by this page")
    for under in ("actions", "outcome"):
        for path, change in changed_once(document, under, most=40):
            found: list[str] = await page.evaluate(
                "text => check(text).then(found => [found.verdict, said[found.verdict]])", json.dumps(change)
            )
            assert found[0] in ("forged", "none") or "result not proven" in found[1], path


async def test_a_result_that_no_game_has_is_no_record(page: Page) -> None:
    document = read_document(whole("waves", 4))
    for changes in ({"winners": [4]}, {"winners": [0, 0]}, {"scores": [1]}, {"over": False}, {"more": 1}):
        assert await verdict_of(page, {**document, "outcome": {**document["outcome"], **changes}}) == "none"
    for game in ([document["game"]], "toString", None):
        assert await verdict_of(page, {**document, "game": game}) == "none"
    for act in ({"seat": 9}, {"seat": True}, {"type": "fly"}):
        actions = [{**document["actions"][0], **act}, *document["actions"][1:]]
        assert await verdict_of(page, {**document, "actions": actions}) == "none"


async def test_without_a_whole_proof_nothing_is_proven(page: Page) -> None:
    document = read_document(whole("wave", 3))
    bare = {name: value for name, value in document.items() if name != "luck"}
    assert await verdict_of(page, bare) == "unproven"
    assert await verdict_of(page, {**bare, "seed": None, "commit": None}) == "unproven"
    assert await verdict_of(page, {**bare, "commit": "00" * 32}) == "forged"
    order = document["luck"]["order"]
    turned = {**document["luck"], "order": [*order[1:], order[0]]}
    assert await verdict_of(page, {**document, "luck": turned}) == "unproven"
    alone = lucky_record("wave", 2, {}, luck_of("alone", 2, people=0, beacon=False))
    assert await verdict_of(page, read_document(write(alone))) == "unproven"
    dark = lucky_record("wave", 2, {}, luck_of("dark", 2, beacon=False))
    assert await verdict_of(page, read_document(write(dark))) == "proven"


async def test_a_game_broken_off_is_proven_as_far_as_it_came(page: Page) -> None:
    document = read_document(whole("rolling", 3))
    cut: dict[str, Any] = {**document, "chance": document["chance"][:2], "actions": [], "outcome": None}
    assert await verdict_of(page, cut) == "proven"


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"format":"tidetable-record/1"}', "x" * 1_000_001])
async def test_what_is_no_record_is_said_to_be_none(page: Page, text: str) -> None:
    found: list[str] = await page.evaluate(CHECK, text)
    assert found[0] == "none"
    assert found[1]


async def test_a_dropped_record_shows_each_step_and_every_draw(page: Page) -> None:
    record = lucky_record("wave", 2, {}, luck_of("shown", 2))
    await drop(page, write(record))
    await expect(page.locator("#verdict")).to_have_attribute("data-verdict", "proven")
    steps = await page.locator("#steps li b").all_inner_texts()
    names = [
        "Seal",
        "Secret",
        "Gifts",
        "Public value",
        "Root",
        "Seats",
        "Seed and commitment",
        "Draws",
        "Moves",
        "Result",
    ]
    assert [step[2:] for step in steps] == names
    assert [step[0] for step in steps] == ["✓"] * 8 + ["○"] * 2
    await page.locator("summary").click()
    shown = await page.locator("#draws tr").all_inner_texts()
    assert len(shown) == 1 + len(record.chance)
    assert all(line.startswith("✓") for line in shown[1:])
    assert isinstance(record.luck, msgspec.Struct)
    await expect(page.locator("#yourself")).to_contain_text(record.luck.seal)


async def test_whoever_drew_seats_in_the_order_of_joining_need_not_compare_them(page: Page) -> None:
    seats, yourself = page.locator("#steps li", has_text="Seats"), page.locator("#yourself")
    await drop(page, write(lucky_record("wave", 2, {}, DRAWN_AS_JOINED)))
    await expect(seats).to_contain_text("in the order of joining, which is also what the root draws")
    await expect(yourself).not_to_contain_text("agreed to draw")
    await drop(page, write(lucky_record("wave", 2, {}, luck_of("lots", 2, drawn=False))))
    await expect(seats).to_contain_text("in the order of joining, not drawn")
    await expect(yourself).to_contain_text("that your table had not agreed to draw the seats")


async def test_what_nobody_sees_in_a_gift_is_shown_by_its_numbers(page: Page) -> None:
    assert await page.evaluate("gifts => quoted(gifts)", list(SPELT_OUT)) == " · ".join(
        f'"{shown}"' for shown in SPELT_OUT.values()
    )
    brought = tuple(SPELT_OUT)[8:10]
    await drop(page, write(lucky_record("wave", 2, {}, luck_of("unseen", 2, gifts=brought))))
    await expect(page.locator("#verdict")).to_have_attribute("data-verdict", "proven")
    shown = " · ".join(f'"{SPELT_OUT[gift]}"' for gift in brought)
    await expect(page.locator("#steps li", has_text="Gifts")).to_contain_text(shown)
    await expect(page.locator("#yourself")).to_contain_text(f"what the lobby showed at Start: {shown}")


async def test_what_a_file_says_is_text_and_nothing_else(page: Page) -> None:
    record = lucky_record("wave", 2, {}, luck_of("plain", 2))
    document = read_document(write(record))
    document["luck"]["gifts"][0] = "<img src=x onerror=alert(1)>"
    await drop(page, json.dumps(document).encode())
    await expect(page.locator("#verdict")).to_have_attribute("data-verdict", "forged")
    assert await page.locator("img").count() == 0


async def test_the_stand_in_serves_the_same_page() -> None:
    sandbox = Sandbox(new_world())
    add_page(sandbox)
    await sandbox.listen()
    try:
        async with aiohttp.ClientSession() as session, session.get(f"{sandbox.url}/verify.html") as answer:
            assert (answer.status, await answer.read()) == (200, PAGE.read_bytes())
    finally:
        await sandbox.close()

"""Declaring commands, and what every request and answer carries, as strict as Discord."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.sandbox.entities import Json
from bot.sandbox.limits import RateLimits
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.test_broken_rules import command, option, places, taking

REFUSED = {
    "a word where a whole number is offered": (
        taking({**option(), "type": 4, "choices": [{"name": "Four", "value": "four"}]}),
        "options.0.choices.0.value",
    ),
    "a word where a number is offered": (
        taking({**option(), "type": 10, "choices": [{"name": "Half", "value": "0.5"}]}),
        "options.0.choices.0.value",
    ),
    "a number where a word is offered": (
        taking(option(choices=[{"name": "Four", "value": 4}])),
        "options.0.choices.0.value",
    ),
    "rights that are no number": (command(default_member_permissions="abc"), "default_member_permissions"),
    "a choice in an unknown language": (
        taking(option(choices=[{"name": "x", "value": "x", "name_localizations": {"xx": "y"}}])),
        "options.0.choices.0.name_localizations.xx",
    ),
    "a group without anything in it": (
        taking({"type": 2, "name": "g", "description": "G"}),
        "options.0.options",
    ),
}


@pytest.mark.parametrize(("body", "where"), REFUSED.values(), ids=REFUSED.keys())
async def test_a_command_that_is_refused(town: Town, knock: Knock, body: Json, where: str) -> None:
    status, told = await knock("POST", f"/applications/{town.world.bot_id}/commands", body)
    assert (status, told["code"]) == (400, 50035)
    assert places(told["errors"]) == [where]
    assert (await knock("GET", f"/applications/{town.world.bot_id}/commands")) == (200, [])


async def test_a_command_cannot_take_the_name_of_another(town: Town, knock: Knock) -> None:
    path = f"/applications/{town.world.bot_id}/commands"
    _, one = await knock("POST", path, command("go"))
    await knock("POST", path, command("stay"))
    status, told = await knock("PATCH", f"{path}/{one['id']}", {"name": "stay"})
    assert (status, told["code"]) == (400, 50035)
    assert (await knock("PATCH", f"{path}/{one['id']}", {"name": "go", "description": "Again"}))[0] == 200
    assert sorted(each["name"] for each in town.world.commands[""].values()) == ["go", "stay"]


async def test_who_says_not_what_they_are_is_refused(town: Town) -> None:
    headers = {"Authorization": f"Bot {town.sandbox.token}"}
    skipped = ["User-Agent"]
    async with (
        aiohttp.ClientSession(skip_auto_headers=skipped) as session,
        session.get(f"{town.sandbox.api_base}/users/@me", headers=headers) as answer,
    ):
        assert answer.status == 400
        assert (await answer.json())["code"] == 50035


async def test_a_rate_limit_answers_with_a_code(town: Town, knock: Knock) -> None:
    town.sandbox.limits = RateLimits()
    path = f"/channels/{town.square.id}/messages"
    answers: list[tuple[int, Any]] = [await knock("POST", path, {"content": "x"}) for _ in range(6)]
    status, told = answers[-1]
    assert status == 429
    assert told["code"] == 0
    assert told["retry_after"] > 0
    town.sandbox.faults.rate_limit("GET", "/users/@me")
    assert (await knock("GET", "/users/@me"))[1]["code"] == 0


async def test_the_application_and_a_server_have_the_keys_that_clients_insist_on(town: Town, knock: Knock) -> None:
    _, application = await knock("GET", "/applications/@me")
    assert (application["summary"], application["flags_new"]) == ("", "0")
    _, guild = await knock("GET", f"/guilds/{town.guild.id}")
    assert guild["hub_type"] is None

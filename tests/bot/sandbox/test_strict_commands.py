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


async def test_a_command_that_is_edited_stays_as_far_from_direct_messages_as_it_was(town: Town, knock: Knock) -> None:
    path = f"/applications/{town.world.bot_id}/commands"
    edits: list[tuple[Json, Json, bool]] = [
        ({"dm_permission": False}, {"description": "Again"}, False),
        ({"dm_permission": False}, {"contexts": None}, False),
        ({"dm_permission": False}, {"dm_permission": True}, True),
        ({"dm_permission": False}, {"contexts": [0, 1]}, True),
        ({"contexts": [0]}, {"description": "Again"}, False),
        ({"contexts": [0]}, {"contexts": [0, 1]}, True),
        ({"contexts": [0, 1]}, {"contexts": [0]}, False),
        ({}, {"description": "Again"}, True),
    ]
    for number, (given, change, in_dms) in enumerate(edits):
        name = f"go{number}"
        _, one = await knock("POST", path, command(name, **given))
        status, told = await knock("PATCH", f"{path}/{one['id']}", change)
        assert (status, told["dm_permission"]) == (200, in_dms), (given, change)
        offered = [each.name for each in town.ann.commands(town.ann.dm())]
        assert (name in offered) == in_dms, (given, change)


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
    town.sandbox.troubles.rate_limit("GET", "/users/@me")
    assert (await knock("GET", "/users/@me"))[1]["code"] == 0


async def test_the_application_and_a_server_have_the_keys_that_clients_insist_on(town: Town, knock: Knock) -> None:
    _, application = await knock("GET", "/applications/@me")
    assert (application["summary"], application["flags_new"]) == ("", "0")
    _, guild = await knock("GET", f"/guilds/{town.guild.id}")
    assert guild["hub_type"] is None


async def test_who_asks_wrongly_too_often_is_shut_out(town: Town, knock: Knock) -> None:
    town.sandbox.limits = RateLimits(100)
    invalid = town.sandbox.limits.invalid
    invalid.most = 5
    for _ in range(6):
        assert (await knock("GET", "/users/@me", token="wrong"))[0] == 401
    headers = {"Authorization": f"Bot {town.sandbox.token}"}
    url = f"{town.sandbox.api_base}/users/@me"
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as answer:
        # This comes from before Discord: no JSON, and no Via.
        assert (answer.status, await answer.text()) == (429, "error code: 1015")
        assert "Via" not in answer.headers
    later = invalid.now() + 601
    invalid.now = lambda: later
    assert (await knock("GET", "/users/@me"))[0] == 200


async def test_limits_shared_by_all_do_not_count_as_wrong(town: Town, knock: Knock) -> None:
    town.sandbox.troubles.rate_limit("GET", "/users/@me", shared=True)
    assert (await knock("GET", "/users/@me"))[0] == 429
    assert town.sandbox.limits.invalid.count == 0
    town.sandbox.troubles.rate_limit("GET", "/users/@me")
    assert (await knock("GET", "/users/@me"))[0] == 429
    assert town.sandbox.limits.invalid.count == 1


async def test_a_server_has_at_most_500_channels(town: Town, knock: Knock) -> None:
    bot = next(each for each in town.guild.roles.values() if each.managed)
    bot.permissions |= 1 << 4
    for number in range(499):
        town.world.add_channel(town.guild, f"c{number}")
    status, told = await knock("POST", f"/guilds/{town.guild.id}/channels", {"name": "one-more"})
    assert (status, told["code"]) == (400, 30013)


async def test_a_request_of_more_than_25_mib_is_too_large(town: Town, knock: Knock) -> None:
    files = [(f"f{number}.bin", b"x" * (9 * 1024 * 1024)) for number in range(3)]
    status, told = await knock("POST", f"/channels/{town.square.id}/messages", {"content": "x"}, files=files)
    assert (status, told["code"]) == (413, 40005)
    assert (await knock("POST", f"/channels/{town.square.id}/messages", {"content": "x"}, files=files[:2]))[0] == 200

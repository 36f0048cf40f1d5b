"""The commands as Discord is told them: within its limits, and in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.app import App
from bot.commands.localised import Catalogue
from bot.texts import LANGUAGES, texts
from tests.languages import FOREIGN, every_foreign_language

Described = app_commands.Command[Any, ..., Any] | app_commands.Group


@pytest.fixture
async def tree() -> app_commands.CommandTree[discord.Client]:
    client = discord.Client(intents=discord.Intents.none())
    made = app_commands.CommandTree(client)
    commands.add_to(made, cast(App, None))
    return made


def every(tree: app_commands.CommandTree[discord.Client]) -> Iterator[Described]:
    for command in tree.get_commands():
        assert isinstance(command, app_commands.Command | app_commands.Group)
        yield command
        if isinstance(command, app_commands.Group):
            yield from command.walk_commands()


async def payloads(tree: app_commands.CommandTree[discord.Client]) -> list[Any]:
    """All commands, groups, options and choices as Discord is told them, in every language."""
    found: list[Any] = [await command.get_translated_payload(tree, Catalogue()) for command in tree.get_commands()]
    for payload in found:
        found += [*payload.get("options", ()), *payload.get("choices", ())]
    return found


async def test_every_description_is_within_discords_limit(tree: app_commands.CommandTree[discord.Client]) -> None:
    for payload in await payloads(tree):
        for said in (payload.get("description", "-"), *payload.get("description_localizations", {}).values()):
            assert 1 <= len(said) <= 100


def spoken(payload: Any, field: str) -> set[str]:
    """The languages in which a field is localised, whatever their regions."""
    return {locale.partition("-")[0] for locale in payload.get(f"{field}_localizations", {})}


@every_foreign_language
async def test_every_description_is_said_in_every_language(
    tree: app_commands.CommandTree[discord.Client], language: str
) -> None:
    described = [payload for payload in await payloads(tree) if "description" in payload]
    assert [each["name"] for each in described if language not in spoken(each, "description")] == []
    assert [each["name"] for each in described if re.search(r"^[a-z]+(-[a-z]+)+$", each["description"])] == []


async def test_names_are_ones_that_discord_takes(tree: app_commands.CommandTree[discord.Client]) -> None:
    for command in every(tree):
        assert re.fullmatch(r"[-_a-z0-9]{1,32}", command.name)
        if isinstance(command, app_commands.Command):
            assert len(command.parameters) <= 25


async def test_every_kind_of_action_has_its_command(tree: app_commands.CommandTree[discord.Client]) -> None:
    names = {command.qualified_name for command in every(tree)}
    assert {"waves follow", "waves rebel", "surf play", "surf tip", "pirates draft", "pirates plan"} <= names
    assert {"gateway attack", "gateway horn", "gateway end"} <= names


async def test_fixed_choices_are_words_in_every_language(tree: app_commands.CommandTree[discord.Client]) -> None:
    offered = [payload for payload in await payloads(tree) if "value" in payload]
    assert {"de", "risky", "managers", "erase"} <= {choice["value"] for choice in offered}
    same = [choice["name"] for choice in offered if choice["name"] == choice["value"] and choice["value"] != "never"]
    assert same == ["everyone"]
    for language in FOREIGN:
        said = [choice for choice in offered if choice["value"] not in LANGUAGES]
        assert all(language in spoken(choice, "name") for choice in said)


@every_foreign_language
async def test_discord_shows_each_language_wherever_it_is_spoken(
    tree: app_commands.CommandTree[discord.Client], language: str
) -> None:
    regions = {str(one) for one in discord.Locale if str(one).partition("-")[0] == language}
    assert regions
    for payload in await payloads(tree):
        assert regions <= set(payload.get("description_localizations", regions))


async def test_every_option_of_a_move_says_what_it_is(tree: app_commands.CommandTree[discord.Client]) -> None:
    for command in every(tree):
        if isinstance(command, app_commands.Command):
            for option in command.parameters:
                assert option.description != texts("en")("option-any"), (command.qualified_name, option.name)

"""What a start of the bot loads, and what it is without docstrings: as an installation runs it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.commands.localised import Catalogue

ROOT = Path(__file__).resolve().parents[2]
LATE = {
    "PIL": "the first picture",
    "babel": "the first text of each language with a number in it",
    "openskill": "the first game that is rated",
    "multiprocessing": "the first thought of a strong player, and the first film",
    "sqlalchemy.dialects.postgresql": "a database that is PostgreSQL",
    "alembic": "a database that has an older schema",
    "bot.sandbox": "nothing but make play",
}
START = """
import json, sys
import bot.followed_clock, bot.run, bot.settings
from bot.texts import LANGUAGES, texts
for language in LANGUAGES:
    texts(language)("yes")
loaded = sorted(sys.modules)
from tests.bot.test_weight import payloads
print(json.dumps([__debug__, loaded, payloads()]))
"""


def payloads() -> list[Any]:
    """All commands as Discord is told them."""

    async def translated() -> list[Any]:
        tree: app_commands.CommandTree[Any] = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
        commands.add_to(tree, None)  # type: ignore[arg-type]
        return [await command.get_translated_payload(tree, Catalogue()) for command in tree.get_commands()]

    return asyncio.run(translated())


@pytest.fixture(scope="module")
def started() -> tuple[list[str], list[Any]]:
    """The modules of a bot that starts without docstrings, and its commands."""
    ended = subprocess.run(
        [sys.executable, "-OO", "-c", START], cwd=ROOT, check=True, capture_output=True, text=True, timeout=60
    )
    with_asserts, loaded, told = json.loads(ended.stdout)
    assert not with_asserts
    return loaded, told


@pytest.mark.parametrize("module", LATE)
def test_what_is_needed_late_is_not_loaded_at_the_start(module: str, started: tuple[list[str], list[Any]]) -> None:
    assert "bot.app" in started[0]
    assert [each for each in started[0] if each == module or each.startswith(f"{module}.")] == [], LATE[module]


def test_without_docstrings_discord_is_told_the_same(started: tuple[list[str], list[Any]]) -> None:
    assert started[1] == json.loads(json.dumps(payloads()))


def test_the_image_and_make_run_leave_docstrings_out() -> None:
    assert '"-OO", "-m", "bot", "run"' in (ROOT / "Dockerfile").read_text()
    assert "python -OO -m bot run" in (ROOT / "Makefile").read_text()

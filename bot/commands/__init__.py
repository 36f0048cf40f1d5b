"""Slash commands: what people type, turned into what the host is asked."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.app import App
from bot.commands import table


async def add_to(tree: app_commands.CommandTree[Any], app: App) -> None:
    """Add all commands to the tree."""
    tree.add_command(table.group(app))

"""Slash commands: what people type, turned into arguments of a use case."""

from __future__ import annotations

import logging
from typing import Any

from discord import app_commands

from bot.app import App
from bot.commands import clock, ending, finding, moves, own, presence, seat, server, standing, table

log = logging.getLogger(__name__)


def add_to(tree: app_commands.CommandTree[Any], app: App) -> None:
    """Add all commands to the tree."""
    tree.add_command(table.make_group(app))
    tree.add_command(seat.make_group(app))
    for module in (finding, clock, ending, own, standing, presence, server):
        for command in module.make_commands(app):
            tree.add_command(command)
    for group in moves.make_groups(app):
        try:
            tree.add_command(group)
        except app_commands.CommandAlreadyRegistered:
            log.error("command=%s of a game is one of the bot's own: only buttons play it", group.name)

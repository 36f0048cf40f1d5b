"""Slash commands: what people type, turned into what the host is asked."""

from __future__ import annotations

import logging
from typing import Any

from discord import app_commands

from bot.app import App
from bot.commands import find, moves, own, records, seat, server, table

log = logging.getLogger(__name__)


def add_to(tree: app_commands.CommandTree[Any], app: App) -> None:
    """Add all commands to the tree."""
    tree.add_command(table.group(app))
    tree.add_command(seat.group(app))
    tree.add_command(moves.hand_command(app))
    tree.add_command(moves.undo_command(app))
    tree.add_command(server.command(app))
    for module in (find, own, records):
        for command in module.commands(app):
            tree.add_command(command)
    for group in moves.groups(app):
        try:
            tree.add_command(group)
        except app_commands.CommandAlreadyRegistered:
            log.error("command=%s of a game is one of the bot's own: only buttons play it", group.name)

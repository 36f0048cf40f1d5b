"""The API's routes; importing this package declares them all."""

from bot.sandbox.routes import (
    application_commands,
    channels,
    guilds,
    login,
    messages,
    reactions,
    responses,
    threads,
)
from bot.sandbox.routing import ROUTES

__all__ = [
    "ROUTES",
    "application_commands",
    "channels",
    "guilds",
    "login",
    "messages",
    "reactions",
    "responses",
    "threads",
]

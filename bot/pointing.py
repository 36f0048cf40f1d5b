"""Pointing an unmodified discord.py at another address than Discord's, for the whole process."""

from __future__ import annotations

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def point_discord_py_at(base_url: str) -> None:
    """Send every request of discord.py to the stand-in at base_url, such as http://127.0.0.1:8011.

    The stand-in's READY sends resumes there too; only these three class attributes hold Discord's own address.
    """
    base = base_url.rstrip("/")
    Route.BASE = f"{base}/api/v10"
    Asset.BASE = f"{base}/cdn"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws{base.removeprefix('http')}/gateway")

"""What tests of refusals do on the square: write there as the bot, and take its rights."""

from __future__ import annotations

from bot.sandbox.entities import Channel, Overwrite
from tests.bot.sandbox.conftest import Knock, Town

HELLO = {"content": "hello"}


def forbid(town: Town, bits: int, channel: Channel | None = None) -> None:
    """Take permissions in a channel from everybody but its owner."""
    channel = channel or town.square
    channel.overwrites[town.world.bot_id] = Overwrite(town.world.bot_id, 1, deny=bits)


def said(town: Town) -> str:
    return f"/channels/{town.square.id}/messages"


async def post(town: Town, knock: Knock, **body: object) -> str:
    """A message of the bot; gives its path."""
    status, told = await knock("POST", said(town), {**HELLO, **body})
    assert status == 200, told
    return f"{said(town)}/{told['id']}"

"""Computer players at the bot's tables: when they move, and the separate process in which they think."""

from bot.computers.moving import Computers

__all__ = ["Computers"]

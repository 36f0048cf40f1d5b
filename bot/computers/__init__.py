"""Computer players at the bot's tables: when they move, and a process of its own in which they think."""

from bot.computers.moving import Computers

__all__ = ["Computers"]

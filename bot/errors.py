"""What can go wrong for somebody who pressed or typed; turned into words in one place (bot/apology.py)."""

from __future__ import annotations

from engine.menu import Words


class BotError(Exception):
    """The root of all errors of the bot that mean something to the person who caused them."""


class Sorry(BotError):
    """What was asked for cannot be done; `words` says why and what to do instead."""

    def __init__(self, key: str, /, **params: int | str) -> None:
        super().__init__(key)
        self.words = Words(key, params)


class Busy(Sorry):
    """Others changed the table again and again before this could be done; it can be tried again."""

    def __init__(self) -> None:
        super().__init__("error-busy")


class Outdated(BotError):
    """A control was pressed that belongs to an earlier moment of its table."""

"""Which module draws the screen of which game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from bot.screens.message import Part
from bot.screens.scene import Scene


class Screen(Protocol):
    """What each game's module in this package offers."""

    def public(self, scene: Scene) -> Sequence[Part]:
        """The table for everybody."""

    def private(self, scene: Scene) -> Sequence[Part]:
        """The table as one seat sees it, with its hand or sheet."""


@cache
def screen(game: str) -> Screen:
    """The screen of a game."""
    return cast(Screen, import_module(f"bot.screens.{game}"))

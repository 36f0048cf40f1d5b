"""The screen of this game in plain words."""

from __future__ import annotations

import msgspec

from bot.screens.message import Part, Text
from bot.screens.scene import Scene


def public(scene: Scene) -> list[Part]:
    """The table for everybody."""
    return [Text(_words(scene))]


def private(scene: Scene) -> list[Part]:
    """The table as one seat sees it."""
    return [Text(_words(scene))]


def _words(scene: Scene) -> str:
    fields = msgspec.to_builtins(scene.view)
    return "\n".join(f"{name}: {value}" for name, value in fields.items())[:3000]

"""What a game's players look up again and again, on one screen, as it stands now."""

from __future__ import annotations

from bot.screens.frame import SAND, rules_button
from bot.screens.games import screen_of
from bot.screens.message import Box, Message, Text, buttons
from bot.screens.scene import Scene
from engine.game import View


def glance(scene: Scene[View]) -> Message:
    """The screen."""
    heading = f"### {scene.texts(f'{scene.game}-glance')}"
    lines = screen_of(scene.game).glance(scene)
    return Message((Box((Text("\n".join([heading, *lines])), *buttons(rules_button(scene))), SAND),))

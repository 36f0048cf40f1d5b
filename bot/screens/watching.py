"""What is shown to those who watch a table: what everybody may see, and the question before they look at hands."""

from __future__ import annotations

from dataclasses import replace

from bot.controls import Watch
from bot.screens import frame
from bot.screens.message import Button, Message, Text, buttons
from bot.screens.scene import Scene
from bot.texts import Texts
from engine.game import View
from storage.ids import TableId


def show_watched(scene: Scene[View]) -> Message:
    """The table for somebody who watches it."""
    texts, table = scene.texts, scene.table
    late = scene.contract.late_hands == "yes"
    shown = buttons(
        Button(texts("button-hands"), Watch(table, "hands").id(), emoji="🔍") if late else None,
        frame.rules_button(scene),
        Button(texts("button-stop-watching"), Watch(table, "stop").id(), emoji="✖️"),
    )
    return frame.public(replace(scene, notice=f"-# 👁️ {texts('watching', place=scene.place)}"), shown)


def ask_to_look(table: TableId, rounds: int, texts: Texts) -> Message:
    """What it means to look at all hands, and the button that does it."""
    look = Button(texts("button-look"), Watch(table, "look").id(), "danger", "🔍")
    return Message((Text(texts("ask-look", rounds=rounds)), *buttons(look)))

"""What a coach says: a sensible move, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.controls import say_move
from bot.screens.message import Message, Text
from bot.screens.scene import Scene
from bot.screens.wording import say_words
from bot.texts.own_words import escape
from engine.game import Action, View
from engine.menu import Words


def advice(scene: Scene[View], action: Action, reasons: Sequence[Words]) -> Message:
    """A move in words and the reasons for it."""
    texts = scene.texts
    why = [say_words(texts, one, lambda seat: escape(scene.who(seat)), scene.contract.system) for one in reasons]
    lines = [
        texts("coach-move", what=say_move(scene, action)),
        *(f"• {one}" for one in why),
        f"-# {texts('coach-may')}",
    ]
    return Message((Text("\n".join(lines)),))

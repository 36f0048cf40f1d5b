"""A table with a number at everything that a newcomer should know, and a list of what each is."""

from __future__ import annotations

from dataclasses import replace

from bot.drawing.palettes import STANDARD, recolour
from bot.screens.games import Labels, screen_of
from bot.screens.message import Message, Part, Text
from bot.screens.scene import Scene
from engine.game import View


def show_labelled(scene: Scene[View], labels: Labels) -> list[Part]:
    """The table as a learner sees it, and the list; in text mode the list alone."""
    lines = [
        scene.texts(f"{scene.game}-label-{number}", system=scene.contract.system)
        for number in range(1, len(labels.spots) + 1)
    ]
    if scene.text_mode:
        return [Text("\n".join(f"• {line}" for line in lines))]
    usual = replace(scene, palette=STANDARD, told=())
    picture = Message(tuple(screen_of(scene.game).private(usual))).pictures()[0]

    def paint() -> bytes:
        from bot.drawing.numbers import number_spots  # painting code is loaded with the first picture

        return recolour(number_spots(picture.paint(), labels.spots), scene.palette)

    return [replace(picture, paint=paint), Text("\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1)))]

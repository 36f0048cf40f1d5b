"""The order of colours and numbers, the signs and the tips of Wave on one screen; what lies on the pile is marked."""

from __future__ import annotations

from bot.screens.scene import Scene
from engine.games.perfect_wave.cards import COLOURS, PLAIN
from engine.games.perfect_wave.view import View


def glance(scene: Scene[View]) -> list[str]:
    """What beats what, as things stand."""
    view, texts = scene.view, scene.texts
    colour, number = view.orders
    top = view.top if view.top in PLAIN else ""
    colours = [_mark(texts(f"wave-colour-{code}"), top[:1] == code) for code in COLOURS[::colour]]
    numbers = [_mark(str(one), top[1:] == str(one)) for one in range(6)[::number]]
    lines = [
        texts("wave-glance-pile", card=view.top),
        texts("wave-words-colours", colours=", ".join(colours)),
        texts("wave-glance-numbers", numbers=", ".join(numbers)),
        texts("wave-glance-turn"),
        texts("wave-glance-faces"),
    ]
    return [*lines, *(texts(f"wave-glance-tip-{tip}") for tip in ("now", "later", "hold"))]


def _mark(said: str, is_here: bool) -> str:
    return f"**{said}**" if is_here else said

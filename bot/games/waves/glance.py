"""The Rule Tablets on one screen: what each does, which holds, and which is coming if nothing changes."""

from __future__ import annotations

from bot.screens.scene import Scene
from engine.games.waves.tables import CLASSES
from engine.games.waves.view import View


def glance(scene: Scene[View]) -> list[str]:
    """A line for each tablet, marked where it holds or is coming; then the Shells that each majority brings."""
    view, texts = scene.view, scene.texts
    coming = view.ahead if view.phase in ("token", "agents") else None
    lines = []
    for card, tablet in zip(CLASSES, view.tablets, strict=True):
        name = texts("waves-tablet", tablet=tablet, edition=view.edition)
        rule = texts(f"waves-tablet-{tablet}-rule", edition=view.edition)
        state = "now" if view.active == card else "coming" if coming == card else "other"
        lines.append(texts("waves-glance-line", card=card, majority=card, tablet=name, rule=rule, state=state))
    shells = ", ".join(
        f"{texts(f'waves-cards-{card}')} {count}" for card, count in zip(CLASSES, view.shell_table, strict=True)
    )
    return [*lines, texts("waves-glance-shells", shells=shells)]

"""What is worth telling of a game of Wave that is over."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.facts import count, say_most, standing
from bot.screens.scene import Scene
from engine.games.perfect_wave.events import PlayedBlind, Reversed, Tipped
from engine.games.perfect_wave.view import View


def facts(scene: Scene[View]) -> Iterator[str]:
    """Who dared most without seeing, who helped most, and how often the direction turned."""
    events = standing(scene)
    yield from say_most(scene, "wave-fact-blind", count(events, PlayedBlind), least=1)
    yield from say_most(scene, "wave-fact-tips", count(events, Tipped), least=1)
    if turns := sum(isinstance(event, Reversed) for event in events):
        yield scene.texts("wave-fact-turns", count=turns)
    yield scene.texts("wave-fact-played", count=len(scene.view.discard) + len(scene.view.beside))

"""What is worth telling about a finished game of War of Waves."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.facts import count, events_not_taken_back, names, say_most
from bot.screens.scene import Scene
from engine.games.war.events import Attacked, Built, LeaderPlayed
from engine.games.war.view import View


def facts(scene: Scene[View]) -> Iterator[str]:
    """The strongest attack that won, who struck most, who built most, and who played most Leaders."""
    events = events_not_taken_back(scene)
    won = [event for event in events if isinstance(event, Attacked) and event.won]
    if best := max(won, key=lambda event: event.total, default=None):
        who, whom = names(scene, [best.seat]), names(scene, [best.target])
        yield scene.texts("war-fact-attack", who=who, whom=whom, total=best.total, section=best.section)
    yield from say_most(scene, "war-fact-attacks", count(won, Attacked))
    yield from say_most(scene, "war-fact-built", count(events, Built))
    yield from say_most(scene, "war-fact-leaders", count(events, LeaderPlayed))

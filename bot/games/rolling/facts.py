"""What is worth telling about a finished game of Rolling with the Waves."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.facts import count, events_not_taken_back, names, say_most
from bot.screens.scene import Scene
from engine.games.rolling.events import Buried, Fired, Paid, Raided, RoundBegan
from engine.games.rolling.view import View


def facts(scene: Scene[View]) -> Iterator[str]:
    """The greatest theft, the first chest buried, infamy gained, shots, how close it was, and the fullest chest."""
    events = events_not_taken_back(scene)
    thefts = [event for event in events if isinstance(event, Fired) and event.stolen and event.target is not None]
    if theft := max(thefts, key=lambda event: sum(event.stolen), default=None):
        who, whom = names(scene, [theft.seat]), names(scene, [theft.target or 0])
        yield scene.texts("rolling-fact-theft", who=who, whom=whom, sum=sum(theft.stolen), chest=theft.chest)
    number = 0
    for event in events:
        number = event.round if isinstance(event, RoundBegan) else number
        if isinstance(event, Buried):
            who = names(scene, [event.seat])
            yield scene.texts("rolling-fact-buried", who=who, chest=event.chest, round=number)
            break
    paid = count(events, Paid, lambda event: event.infamy - event.lost)
    raided = count(events, Raided, lambda event: event.infamy - event.lost)
    yield from say_most(scene, "rolling-fact-infamy", paid + raided)
    yield from say_most(scene, "rolling-fact-shots", count(events, Fired, lambda event: event.shots))
    yield from _margin(scene)
    yield from _fullest(scene)


def _margin(scene: Scene[View]) -> Iterator[str]:
    """By how much somebody was ahead of all others."""
    first, second, *_ = sorted(range(len(scene.scores)), key=lambda seat: -scene.scores[seat])
    if ahead := scene.scores[first] - scene.scores[second]:
        yield scene.texts("rolling-fact-margin", who=names(scene, [first]), whom=names(scene, [second]), count=ahead)


def _fullest(scene: Scene[View]) -> Iterator[str]:
    """The chest with the most treasure at the end."""
    sums = {
        (seat, number): sum(chest)
        for seat, sheet in enumerate(scene.view.open.sheets)
        for number, chest in enumerate(sheet.chests, 1)
    }
    (seat, chest), most = max(sums.items(), key=lambda item: item[1])
    if most:
        yield scene.texts("rolling-fact-chest", who=names(scene, [seat]), chest=chest, sum=most)

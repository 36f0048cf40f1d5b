"""What is worth telling about a finished game of Waves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.screens.facts import count, events_not_taken_back, most, names, say_most
from bot.screens.scene import Scene
from engine.games.waves.events import Collected, Rebelled, RoundBegan
from engine.games.waves.view import View


def facts(scene: Scene[View]) -> Iterator[str]:
    """The Elder that decided, the longest lead, who rebelled most, and the Elder won with the most Power to spare."""
    events, edition = events_not_taken_back(scene), scene.view.edition
    found = [event for event in events if isinstance(event, Collected)]
    if scene.winners and found and found[-1].seat in scene.winners:
        last = found[-1]
        number = max((event.round for event in events if isinstance(event, RoundBegan)), default=1)
        who = names(scene, [last.seat])
        yield scene.texts("waves-fact-decided", who=who, card=last.card, round=number, edition=edition)
    yield from _longest_lead(scene)
    yield from say_most(scene, "waves-fact-rebels", count(events, Rebelled, lambda event: event.count))
    if clear := max(found, key=lambda event: event.power - event.against, default=None):
        yield scene.texts(
            "waves-fact-clearest", who=names(scene, [clear.seat]), power=clear.power, against=clear.against
        )


def _longest_lead(scene: Scene[View]) -> Iterator[str]:
    """Who had collected more Elders than all others for the most rounds in a row, if for more than anybody else."""
    side_of = scene.view.side_of
    had: Counter[int] = Counter()
    longest: Counter[int] = Counter()
    leader, since = -1, 0
    rounds = 0
    for event in events_not_taken_back(scene):
        if isinstance(event, Collected):
            had[side_of[event.seat]] += 1
        if not isinstance(event, RoundBegan):
            continue
        rounds += 1
        top = [side for side, many in had.items() if many == max(had.values())]
        if len(top) != 1 or top[0] != leader:
            leader, since = (top[0] if len(top) == 1 else -1), rounds
        if leader >= 0:
            longest[leader] = max(longest[leader], rounds - since + 1)
    sides, length = most(longest)
    if length > 1 and len(sides) == 1:
        who = names(scene, (seat for seat, side in enumerate(side_of) if side == sides[0]))
        yield scene.texts("waves-fact-lead", who=who, rounds=length)

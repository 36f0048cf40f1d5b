"""What is worth telling about a finished game of Wave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.facts import count, events_not_taken_back, names, say_most
from bot.screens.scene import Scene
from engine.game import Event
from engine.games.perfect_wave.cards import COLOURS, PLAIN
from engine.games.perfect_wave.events import Began, CardPlayed, PlayedBlind, Reversed, SilverPlayed, Tipped
from engine.games.perfect_wave.view import View


def facts(scene: Scene[View]) -> Iterator[str]:
    """Who played most cards unseen, who tipped most, the largest step, how often play turned, and who played most."""
    events = events_not_taken_back(scene)
    yield from say_most(scene, "wave-fact-blind", count(events, PlayedBlind), least=1)
    yield from say_most(scene, "wave-fact-tips", count(events, Tipped), least=1)
    yield from _largest_step(scene, events)
    if turns := sum(isinstance(event, Reversed) for event in events):
        yield scene.texts("wave-fact-turns", count=turns)
    yield from say_most(scene, "wave-fact-most", count(events, CardPlayed) + count(events, PlayedBlind))
    yield scene.texts("wave-fact-played", count=len(scene.view.discard) + len(scene.view.beside))


def _largest_step(scene: Scene[View], events: Sequence[Event]) -> Iterator[str]:
    """The card played by a person that lies farthest from the one below it, by colour and number together."""
    below, best = "", (0, "", "", -1)
    for event in events:
        if not isinstance(event, Began | CardPlayed | PlayedBlind | SilverPlayed) or event.card not in PLAIN:
            continue
        if below and isinstance(event, CardPlayed | PlayedBlind):
            best = max(best, (_distance(below, event.card), below, event.card, event.seat), key=lambda step: step[0])
        below = event.card
    far, before, card, seat = best
    if far:
        cards = {"before": scene.texts("wave-card", card=before), "card": scene.texts("wave-card", card=card)}
        yield scene.texts("wave-fact-step", who=names(scene, [seat]), **cards)


def _distance(below: str, card: str) -> int:
    return abs(COLOURS.index(card[0]) - COLOURS.index(below[0])) + abs(int(card[1]) - int(below[1]))

"""What happened since somebody last acted: first what was done to them, then the rest in order, while there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.controls import Since
from bot.screens.games import screen_of
from bot.screens.log import told_lines
from bot.screens.message import Button, Line, Part, Text, buttons, room_beside
from bot.screens.scene import Scene, Told
from engine.field_names import WHOM
from engine.game import Event, View
from engine.games import game_named

MARK = "👉"
MOST_BYTES, MOST_CHARACTERS = 2600, 1100
"""What it may take of a message at most; the rest is a press away."""


def since(scene: Scene[View], rest: Sequence[Part]) -> list[Part]:
    """What happened, for the top of a seat's screen; what has no room beside the rest of it is behind a button."""
    texts, said = scene.texts, [f"-# {line}" for line in what_matters_first(scene)]
    if not said:
        return []
    shown = shown_first(said, [*rest, Text(texts("since-more", count=len(said)))])
    left = len(said) - len(shown)
    if not left:
        return [Text("\n".join(shown)), Line()]
    more = Button(texts("button-since"), Since(scene.table, 0).id(), emoji="📜")
    return [Text("\n".join([*shown, f"-# {texts('since-more', count=left)}"])), *buttons(more), Line()]


def shown_first(found: list[str], rest: Sequence[Part]) -> list[str]:
    """The first lines of what happened, as many as a message shows that has the rest beside them."""
    most_bytes, most_characters = room_beside(rest)
    return first_that_fit(found, min(most_bytes, MOST_BYTES), min(most_characters, MOST_CHARACTERS))


def what_matters_first(scene: Scene[View]) -> list[str]:
    """What happened and the screen does not say, line by line; what others did to the seat comes first, with a mark."""
    mine: list[str] = []
    rest: list[str] = []
    said, marked = screen_of(scene.game).says(scene), screen_of(scene.game).marks(scene)
    for told in scene.told:
        done = [event for event in told.events if was_done_to_viewer(scene, told, event)]
        about = [event for event in done if not any(event is one for one in marked)]
        others = [event for event in told.events if event not in done and not isinstance(event, said)]
        mine += [
            f"{MARK} {line}" for line in told_lines(scene, replace(told, events=tuple(about), said=None), ending=False)
        ]
        rest += told_lines(scene, replace(told, events=tuple(others)), ending=False)
    return [*mine, *rest]


def was_done_to_viewer(scene: Scene[View], told: Told, event: Event) -> bool:
    """Whether somebody else’s move did something to the seat that looks."""
    if told.undone or scene.seat is None or told.mover == scene.seat:
        return False
    fields = msgspec.structs.asdict(event)
    its_own = isinstance(event, screen_of(scene.game).events_done_to_a_seat) and fields.get("seat") == scene.seat
    return its_own or any(fields.get(name) == scene.seat for name in WHOM)


def find_changed(scene: Scene[View], field: str) -> frozenset[int]:
    """Where others have changed the board since the seat that looks last acted, read from this field of the events.

    What was changed before the present round is left out, as it is not there any more.
    """
    found: set[int] = set()
    begins = game_named(scene.game).begins_round
    for told in scene.told if scene.seat is not None else ():
        for event in () if told.undone else told.events:
            if isinstance(event, begins):
                found.clear()
            elif told.mover != scene.seat and isinstance(where := getattr(event, field, None), int):
                found.add(where)
    return frozenset(found)


def others_did(scene: Scene[View]) -> list[Event]:
    """What others have done since the seat that looks last acted, without what was taken back."""
    moves = [] if scene.seat is None else [told for told in scene.told if not told.undone]
    return [event for told in moves if told.mover not in (None, scene.seat) for event in told.events]


def first_that_fit(found: list[str], most_bytes: int, most_characters: int) -> list[str]:
    """The first lines, as many as have room."""
    kept: list[str] = []
    for line in found:
        most_bytes -= len(line.encode()) + 1
        most_characters -= len(line) + 1
        if min(most_bytes, most_characters) < 0:
            break
        kept.append(line)
    return kept

"""What happened since one's last turn, with a mark where it was done to oneself."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.controls import Hand
from bot.screens.games import screen_of
from bot.screens.log import change_line, event_line
from bot.screens.message import Button, Message, Part, Text, buttons
from bot.screens.scene import Scene
from bot.texts.own_words import escape
from engine.game import Event, View

MOST_LINES, MOST_CHARACTERS = 40, 3500
OTHER = ("target", "whom", "to_seat")
"""The fields of an event that name somebody to whom it is done."""


def recap(scene: Scene[View], movers: Sequence[int | None]) -> Message:
    """The turns of a scene, each made by one of these seats or by nobody, and the way to one’s hand if it is asked."""
    texts = scene.texts
    said: list[str] = []
    marked = False
    befalls = screen_of(scene.game).befalls
    for told, mover in zip(scene.told, movers, strict=True):
        for event in told.events:
            if not (line := event_line(scene, event)):
                continue
            mine = not told.undone and mover != scene.seat and is_about(event, scene.seat, befalls)
            marked = marked or mine
            said.append(f"~~{line}~~" if told.undone else f"👉 {line}" if mine else line)
        if line := change_line(scene, told):
            said.append(line)
    shown = [f"{number}. {line}" for number, line in enumerate(said, 1)][-MOST_LINES:]
    while sum(map(len, shown)) > MOST_CHARACTERS:
        del shown[0]
    listed = "\n".join(shown) or texts("nothing-happened")
    parts: list[Part] = [Text(f"### {texts('recap-title', name=escape(scene.name))}\n{listed}")]
    if marked:
        parts.append(Text(f"-# {texts('recap-marked')}"))
    if scene.seat is not None and scene.seat in scene.to_act:
        hand = Button(texts("button-hand"), Hand(scene.table).id(), "primary", "🖐️")
        parts += [Text(texts("your-turn")), *buttons(hand)]
    return Message(tuple(parts))


def is_about(event: Event, seat: int | None, befalls: tuple[type[Event], ...]) -> bool:
    """Whether an event does something to a seat, or is one of those that befall the seat they name."""
    if seat is None:
        return False
    fields = msgspec.structs.asdict(event)
    befell = isinstance(event, befalls) and fields.get("seat") == seat
    return befell or any(fields.get(name) == seat for name in OTHER)

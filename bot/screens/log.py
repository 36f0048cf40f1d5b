"""What happened, line by line, for one audience."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from bot.screens.scene import Scene
from engine.game import Event

SEAT_FIELDS = {"seat": "who", "target": "whom", "to_seat": "whom", "by": "who", "whom": "whom", "who": "who"}


def lines(scene: Scene, *, last: int | None = None) -> list[str]:
    """The log as this audience may know it, oldest first; what was taken back is struck through."""
    found: list[str] = []
    for told in scene.told:
        for event in told.events:
            line = event_line(scene, event)
            if line:
                found.append(f"~~{line}~~" if told.undone else line)
    return found[-last:] if last else found


def event_line(scene: Scene, event: Event) -> str:
    """One event in words; nothing for an event that its game has no words for."""
    key = f"{scene.game}-event-{event.__struct_config__.tag}"
    if not scene.texts.has(key):
        return ""
    return scene.texts(key, **params(scene, event)).strip()


def params(scene: Scene, event: Event) -> dict[str, Any]:
    """An event's fields for its text: seats as names, lists as text and as a count."""
    given: dict[str, Any] = {"edition": scene.contract.system, "you": 0}
    for name, value in msgspec.structs.asdict(event).items():
        if name == "to":
            continue
        if name in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(scene.sitters):
            given[SEAT_FIELDS[name]] = f"**{escape(scene.who(value))}**"
        if name == "winners":
            given["winners"] = ", ".join(escape(scene.who(seat)) for seat in value)
            given["count"] = len(value)
        elif isinstance(value, tuple | list):
            given[name] = card_list(scene, value)
            given[f"{name}-count"] = len(value)
        elif isinstance(value, bool):
            given[name] = "yes" if value else "no"
        elif value is None:
            given[name] = "none"
        elif isinstance(value, int | str):
            given[name] = value
    return given


def card_list(scene: Scene, cards: tuple[Any, ...] | list[Any]) -> str:
    """A list of cards (or of anything) in words, as far as the game has words for them."""
    said = []
    for card in cards:
        key = f"{scene.game}-card"
        said.append(scene.texts(key, card=card, edition=scene.contract.system) if scene.texts.has(key) else str(card))
    return ", ".join(said)


def escape(text: str) -> str:
    """A person's own words with Markdown and mentions disarmed."""
    return re.sub(r"([\\*_~`|>\[\]()#@<:-])", r"\\\1", text).replace("\n", " ")[:80]

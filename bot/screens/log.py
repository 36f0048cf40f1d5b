"""What happened, line by line, for one audience."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

import msgspec

from bot.screens.plain import cut
from bot.screens.scene import Scene, Told
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.field_names import WHO, WHOM
from engine.game import Event, View
from engine.menu import Words

SEAT_FIELDS = {**dict.fromkeys(WHO, "who"), **dict.fromkeys(WHOM, "whom")}
"""For each field that holds a seat, the parameter by which texts name that seat."""

FORMS = {"own": WHO, "you": WHOM}
"""The forms of a text for the person who did something and for the one it was done to, with the fields that say who."""

PEOPLE = ("who", "old")
"""The parameters that name people in a change that is no move."""
ENDED = "ended"
"""The tag of the event that says how a game ended; a screen that says so itself leaves it out of the log."""

MOST_BYTES, MOST_CHARACTERS = 3000, 1500
"""What the log may take of a message at most."""


def lines(scene: Scene[View]) -> list[str]:
    """The log as this audience may know it, oldest first; what was taken back is struck through."""
    return [line for told in scene.told for line in told_lines(scene, told)]


def recent(scene: Scene[View]) -> list[str]:
    """The end of the log, as much as has room; only the latest turn for somebody who wants few words."""
    told = scene.told[-1:] if scene.short else scene.told
    found = [line for each in told for line in told_lines(scene, each, ending=False)]
    return last_that_fit(found, MOST_BYTES, MOST_CHARACTERS)


def last_that_fit(found: list[str], most_bytes: int, most_characters: int) -> list[str]:
    """The last lines, as many as have room."""
    kept: list[str] = []
    for line in reversed(found):
        most_bytes -= len(line.encode()) + 4
        most_characters -= len(line) + 4
        if min(most_bytes, most_characters) < 0:
            break
        kept.insert(0, line)
    return kept


def told_lines(scene: Scene[View], told: Told, *, ending: bool = True) -> list[str]:
    """One turn, line by line."""
    events = [event for event in told.events if ending or event.__struct_config__.tag != ENDED]
    said = filter(None, (*(event_line(scene, event) for event in events), change_line(scene.texts, told.said)))
    # equal lines in a row, such as two cards drawn, become one line
    runs = [(line, sum(1 for _ in run)) for line, run in groupby(said)]
    found = [line if many == 1 else f"{line.removesuffix('.')} (× {many})." for line, many in runs]
    return [f"~~{line}~~" if told.undone else line for line in found]


def event_line(scene: Scene[View], event: Event) -> str:
    """One event in words, which say “you” to the person who did it or met with it; empty if the game has none."""
    key = f"{scene.game}-event-{event.__struct_config__.tag}"
    if scene.seat is not None:
        concerned = {form: [getattr(event, name, None) for name in names] for form, names in FORMS.items()}
        forms = (f"{key}-{form}" for form, seats in concerned.items() if scene.seat in seats)
        key = next(filter(scene.texts.has, forms), key)
    if not scene.texts.has(key):
        return ""
    return scene.texts(key, **params(scene, event)).strip()


def change_line(texts: Texts, said: Words | None) -> str:
    """A change that is no move, in words; empty for one that is told elsewhere."""
    if said is None or not texts.has(said.key):
        return ""
    names = {name: f"**{escape(str(said.params[name]))}**" for name in PEOPLE if said.params.get(name)}
    # Logs of earlier versions do not say how well the computer player in a seat plays.
    level = said.params.get("level")
    kind = f" ({texts(f'level-named-{level}')})" if level else ""
    return texts(said.key, **{**said.params, **names, "level": kind})


def is_handover(said: Words) -> bool:
    """Whether a change means that somebody else plays a seat from now on."""
    return said.key.startswith("log-seat-")


def event_words(scene: Scene[View], event: Event, columns: int) -> str:
    """One event in words without Markdown, for an alt text."""
    plain = {
        SEAT_FIELDS[name]: cut(scene.who(value), columns)
        for name, value in msgspec.structs.asdict(event).items()
        if name in SEAT_FIELDS and isinstance(value, int)
    }
    return scene.texts(f"{scene.game}-event-{event.__struct_config__.tag}", **{**params(scene, event), **plain})


def params(scene: Scene[View], event: Event) -> dict[str, Any]:
    """An event's fields for its text."""
    fields = msgspec.structs.asdict(event)
    del fields["to"]
    return said_fields(scene, fields)


def said_fields(scene: Scene[View], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of an event or a View for a text: seats as names, lists as text and as a count."""
    given: dict[str, Any] = {"edition": scene.contract.system, "you": 0}
    for name, value in fields.items():
        if name in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(scene.sitters):
            given[SEAT_FIELDS[name]] = f"**{escape(scene.who(value))}**"
        elif name == "winners":
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


def card_list(scene: Scene[View], cards: tuple[Any, ...] | list[Any]) -> str:
    """A list of cards (or of anything) in words, as far as the game has words for them."""
    said = []
    for card in cards:
        key = f"{scene.game}-card"
        said.append(scene.texts(key, card=card, edition=scene.contract.system) if scene.texts.has(key) else str(card))
    return ", ".join(said)

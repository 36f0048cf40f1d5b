"""What a message shows, read the way a person reads it: words, pictures, and what can be pressed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.sandbox.entities import Json

BUTTON, SELECT, WORDS = 2, 3, 10
RED = 4


def parts(message: Json) -> Iterator[Json]:
    """All components, nested ones too."""
    stack = list(message["components"])
    while stack:
        part = stack.pop(0)
        yield part
        stack = [*part.get("components", []), *([part["accessory"]] if "accessory" in part else []), *stack]


def words(message: Json) -> str:
    """All text of a message."""
    return "\n".join(
        [message["content"], *(part["content"] for part in parts(message) if part["type"] == WORDS)]
    ).strip()


@dataclass(frozen=True)
class Choice:
    """One thing to press or to choose: values are empty for a button."""

    id: str
    label: str
    values: tuple[str, ...] = ()
    least: int = 1
    most: int = 1


def choices(message: Json) -> list[Choice]:
    """What can be pressed in a message; a select is one choice with all its values."""
    found = []
    for part in parts(message):
        if part["type"] == BUTTON and "custom_id" in part:
            found.append(Choice(part["custom_id"], part.get("label", "")))
        elif part["type"] == SELECT:
            values = tuple(option["value"] for option in part["options"])
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            found.append(Choice(part["custom_id"], part.get("placeholder", ""), values, least, most))
    return found


def moves(message: Json) -> list[Choice]:
    """The choices that lead to a move; the way back is not among them."""
    asked = [choice for choice in choices(message) if choice.id.startswith(("m:", "k:"))]
    return [choice for choice in asked if choice.label != "Back"] or asked


def risky(message: Json) -> list[str]:
    """What can be picked and is marked as risky: red buttons, and lines of a list that say so."""
    found = []
    for part in parts(message):
        if part["type"] == BUTTON and part.get("style") == RED and part.get("custom_id", "").startswith("m:"):
            found.append(part["custom_id"].rpartition(":")[2])
        elif part["type"] == SELECT:
            found += [option["value"] for option in part["options"] if "Risky" in (option.get("description") or "")]
    return found


def unfold(line: str) -> tuple[str, int]:
    """A line of a log, and for how many alike it stands."""
    if (found := re.fullmatch(r"(.*) \(× (\d+)\)\.", line)) is None:
        return line, 1
    said = found[1]
    return (said if said[-1] in "!?" else f"{said}."), int(found[2])

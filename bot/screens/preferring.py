"""What somebody prefers, with a list for each thing that they can choose."""

from __future__ import annotations

from bot.controls import PREFERENCES, Prefer, Preference
from bot.preferences import Preferences
from bot.screens.message import Choice, Message, Part, Select, Text
from bot.texts import LANGUAGES, Texts, name_of

YES, NO, AS_DISCORD = "yes", "no", "discord"
VALUES: dict[Preference, tuple[str, ...]] = {
    "text_mode": (NO, YES),
    "dms": (YES, NO),
    "confirm": ("risky", "always", "never"),
    "second_thoughts": (YES, NO),
    "pointless": (NO, YES),
    "palette": ("standard", "distinct", "strong"),
    "detail": ("full", "short"),
    "share_statistics": (YES, NO),
    "language": (AS_DISCORD, *LANGUAGES),
}
"""What each can be, as the values in its list."""


def preferences(kept: Preferences, texts: Texts) -> Message:
    """What was chosen, and a list for each thing to choose."""
    parts: list[Part] = [
        Text("\n".join([texts("preferences"), *(f"• {_now(kept, texts, one)}" for one in PREFERENCES)]))
    ]
    for name in PREFERENCES:
        choices = tuple(Choice(value, say_value(texts, name, value)) for value in VALUES[name])
        parts.append(Select(Prefer(name).id(), texts(f"prefer-{name}"), choices))
    return Message(tuple(parts))


def _now(kept: Preferences, texts: Texts, name: Preference) -> str:
    return texts.pair(texts(f"prefer-{name}"), f"**{say_value(texts, name, value_of(kept, name))}**")


def value_of(kept: Preferences, name: Preference) -> str:
    """What somebody chose, as a value in the list."""
    value = getattr(kept, name)
    if isinstance(value, bool):
        return YES if value else NO
    return str(value) or AS_DISCORD


def say_value(texts: Texts, name: Preference, value: str) -> str:
    """A choice in words; a language by its own name."""
    if name == "language" and value != AS_DISCORD:
        return name_of(value)
    return texts(f"choice-{name}-{value}")

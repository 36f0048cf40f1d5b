"""What people type for days: the words of every language are understood, whichever language somebody uses."""

from __future__ import annotations

from bot.named import plain
from bot.texts import LANGUAGES, texts


def typed_days() -> dict[str, int]:
    """The short names of days in all languages, with their accents or without, Monday being 0."""
    named = [texts(language)("typed-days").split() for language in LANGUAGES]
    days = {name: day for names in named for day, name in enumerate(names)}
    return {plain(name): day for name, day in days.items()} | days


def typed_always() -> set[str]:
    """What is typed in each language by somebody who is always awake."""
    return {texts(language)("typed-always") for language in LANGUAGES}


def typed_tomorrow() -> set[str]:
    """What tomorrow is called in each language."""
    names = {texts(language)("later-tomorrow") for language in LANGUAGES}
    return {plain(name) for name in names} | names

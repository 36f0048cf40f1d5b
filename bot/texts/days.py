"""What people type for the days of the week: the words of every language are understood from everybody."""

from __future__ import annotations

from bot.texts import LANGUAGES, texts


def typed_days() -> dict[str, int]:
    """The short names of days in all languages, Monday being 0."""
    named = [texts(language)("typed-days").split() for language in LANGUAGES]
    return {name: day for names in named for day, name in enumerate(names)}


def typed_always() -> set[str]:
    """What is typed in each language by somebody who is always awake."""
    return {texts(language)("typed-always") for language in LANGUAGES}

"""The texts that Discord shows for commands, by their keys in the catalogue; a command's name is never translated."""

from __future__ import annotations

from collections.abc import Iterable

from discord import Locale
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str

from bot.texts import LANGUAGES, name_of, texts

LONGEST = 100
"""How long Discord lets a description or a choice be."""


def text(key: str) -> locale_str:
    """A text of the catalogue in English, with its key, by which it is found in other languages."""
    return locale_str(texts("en")(key)[:LONGEST], key=key)


def choices(key: str, values: Iterable[str]) -> list[Choice[str]]:
    """Fixed choices of an option, each named by the text `key-value`."""
    return [Choice(name=text(f"{key}-{value}"), value=value) for value in values]


def languages() -> list[Choice[str]]:
    """The languages there are, each by its own name, which everybody who reads it recognises."""
    return [Choice(name=name_of(language), value=language) for language in LANGUAGES]


def in_language(string: locale_str, language: str) -> str | None:
    """A text of the catalogue in a language; None if it is not from the catalogue."""
    key = string.extras.get("key")
    return texts(language)(key)[:LONGEST] if key and language in LANGUAGES else None


class Catalogue(Translator):
    """Translates what `text` made, when Discord is told the commands."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language = str(locale).partition("-")[0]
        return None if language == "en" else in_language(string, language)

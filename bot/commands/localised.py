"""Descriptions and fixed choices of commands in the languages of the catalogue; their names are the same everywhere."""

from __future__ import annotations

from functools import cache

from discord import Locale
from discord.app_commands import Choice, TranslationContextLocation, TranslationContextTypes, Translator, locale_str

from bot.texts import LANGUAGES, plain_texts, texts

SAID = (
    TranslationContextLocation.choice_name,
    TranslationContextLocation.command_description,
    TranslationContextLocation.group_description,
    TranslationContextLocation.parameter_description,
)

OF_GAMES = ("-command-", "-describe-", "-argument-")
"""Parts of the keys under which games describe their commands."""


class Catalogue(Translator):
    """Finds the key of an English description and says it in another language."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language = str(locale).partition("-")[0]
        if context.location not in SAID or language == "en" or language not in LANGUAGES:
            return None
        return in_language(string.message, language)


def choice(key: str, value: str) -> Choice[str]:
    """A fixed choice of an option, by the text that says it."""
    return choice_of(f"choice-{key}", value)


def choice_of(text: str, value: str) -> Choice[str]:
    """A fixed choice that a text of another place says."""
    return Choice(name=locale_str(texts("en")(text)), value=value)


@cache
def in_language(english: str, language: str) -> str | None:
    """An English description in another language, if the catalogue has it."""
    key = _keys().get(english)
    return texts(language)(key)[:100] if key else None


@cache
def _keys() -> dict[str, str]:
    kinds = ("describe-", "option-", "choice-", "setting-")
    return {text[:100]: key for key, text in plain_texts("en").items() if key.startswith(kinds)} | {
        text[:100]: key for key, text in plain_texts("en").items() if any(kind in key for kind in OF_GAMES)
    }

"""Descriptions of commands and options in the languages of the catalogue; their names stay the same everywhere."""

from __future__ import annotations

from functools import cache

from discord import Locale
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, Translator, locale_str

from bot.texts import LANGUAGES, plain_texts, texts

DESCRIPTIONS = (
    TranslationContextLocation.command_description,
    TranslationContextLocation.group_description,
    TranslationContextLocation.parameter_description,
)


class Catalogue(Translator):
    """Finds the key of an English description and says it in another language."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language = str(locale).partition("-")[0]
        if context.location not in DESCRIPTIONS or language == "en" or language not in LANGUAGES:
            return None
        return in_language(string.message, language)


@cache
def in_language(english: str, language: str) -> str | None:
    """An English description in another language, if the catalogue has it."""
    key = _keys().get(english)
    return texts(language)(key)[:100] if key else None


@cache
def _keys() -> dict[str, str]:
    return {text[:100]: key for key, text in plain_texts("en").items() if key.startswith(("describe-", "option-"))} | {
        text[:100]: key for key, text in plain_texts("en").items() if "-command-" in key
    }

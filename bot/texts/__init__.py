"""Every text that people read, by key and language: Fluent catalogues of the bot and of each game.

Each folder here is a language that is offered; docs/voice.md says what else a language needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from bot.systems import SCREENS, systems
from bot.texts.entries import Entries
from engine.games import folder_of, game_names
from engine.menu import Words

HERE = Path(__file__).parent
LANGUAGES = ("en", *sorted({path.parent.name for path in HERE.glob("*/*.ftl")} - {"en"}))
"""English first; it says what another language lacks."""
REMEMBERED = 4096
"""How many texts of a language are kept with their parameters filled in."""

NAMES = ("table",)
"""Parameters whose numbers name something: a table is #1234, not #1,234 or #1.234, which nobody could type."""

Given = tuple[tuple[str, type, object], ...]
"""Parameters as part of a key, with their types, since 1 and True are equal but are said differently."""


class Texts:
    """The texts of one language; a key it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._entries = [_entries(one) for one in dict.fromkeys((language, "en"))]
        # The lines of a log and the words of a menu are needed again for every message of a table.
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._from_given)

    def __call__(self, key: str, **params: object) -> str:
        """The text with its parameters filled in; an unknown key is returned as it is, so that nobody sees nothing."""
        given = tuple([(name, type(value), value) for name, value in params.items()]) if params else ()
        try:
            return self._remembered(key, given)
        except TypeError:  # a value that cannot be part of a key
            return self._fill_in(key, params)

    def _from_given(self, key: str, given: Given) -> str:
        return self._fill_in(key, {name: value for name, _, value in given})

    def _fill_in(self, key: str, params: dict[str, object]) -> str:
        params = {name: str(value) if name in NAMES else value for name, value in params.items()}
        filled = self._first(key, params)
        return key if filled is None else filled[0]

    def _first(self, key: str, params: dict[str, object]) -> tuple[str, list[Exception]] | None:
        return next((found for entries in self._entries if (found := entries.fill_in(key, params)) is not None), None)

    def problems(self, key: str, **params: object) -> list[Exception]:
        """What could not be said in a text: parameters that are missing, texts that are not there."""
        filled = self._first(key, params)
        return [LookupError(key)] if filled is None else filled[1]

    def has(self, key: str) -> bool:
        """Whether the key can be said in this language or in English."""
        return any(entries.has(key) for entries in self._entries)

    def pair(self, name: str, value: str) -> str:
        """A name and what it stands for, with a colon between them as the language sets it."""
        return self("pair", name=name, value=value)

    def words(self, words: Words, **params: object) -> str:
        """A text that the engine asked for."""
        return self(words.key, **{**words.params, **params})


@cache
def texts(language: str) -> Texts:
    """The texts for one of LANGUAGES."""
    return Texts(language)


def texts_for(locale: str | None) -> Texts:
    """The texts that fit a Discord locale such as `de` or `en-GB`."""
    language = (locale or "en").partition("-")[0]
    return texts(language if language in LANGUAGES else "en")


@cache
def _entries(language: str) -> Entries:
    written = [path.read_text(encoding="utf-8") for path in catalogues(language)]
    if language == "en":
        written.append("\n".join(f"system-{name} = {name.capitalize()}" for name in systems()))
    return Entries(language, written)


def catalogues(language: str) -> Iterable[Path]:
    """The files that hold the texts of a language."""
    yield from sorted((HERE / language).glob("*.ftl"))
    for name in game_names():
        words = folder_of(name) / f"words.{language}.ftl"
        if words.exists():
            yield words
        if SCREENS.has(name):
            yield from sorted(SCREENS.folder(name).glob(f"*.{language}.ftl"))


def name_of(language: str) -> str:
    """What a language calls itself."""
    return texts(language)("language-name")

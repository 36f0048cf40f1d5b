"""The engine's words as text: people by their names, with the edition as a parameter, and a capital for labels."""

from __future__ import annotations

from collections.abc import Callable

from bot.texts import Texts
from engine.field_names import WHO, WHOM
from engine.menu import Words

SEATS = (*WHO, *WHOM)
"""The parameters that name a seat."""

Who = Callable[[int], str]


def say_words(said: Texts, words: Words, who: Who, system: str) -> str:
    """A text in which seats are called by their names."""
    names = {key: who(seat) for key in SEATS if isinstance(seat := words.params.get(key), int) and seat >= 0}
    return said.words(words, edition=system, **names)


def label(said: Texts, words: Words, who: Who, system: str) -> str:
    """A text for a button or a list; it begins with a capital, unless it begins with somebody's name."""
    text = say_words(said, words, who, system)
    named = [who(seat) for key in SEATS if isinstance(seat := words.params.get(key), int) and seat >= 0]
    return text if any(text.startswith(name) for name in named) else text[:1].upper() + text[1:]

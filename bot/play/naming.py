"""The game that somebody names: by its title in their language, or as the bot names it."""

from __future__ import annotations

from bot.errors import Sorry
from bot.named import meant_by, plain
from bot.systems import systems
from bot.texts import Texts
from bot.texts.own_words import escape


def systems_meant(texts: Texts, typed: str) -> list[str]:
    """The systems that may be meant by what was typed."""
    return meant_by(typed, {system: texts(f"system-{system}") for system in systems()})


def find_system(texts: Texts, typed: str) -> str:
    """The system that was named; if none or several can be meant, raises Sorry with those to choose from."""
    found = systems_meant(texts, typed)
    if len(found) == 1:
        return found[0]
    named = ", ".join(texts(f"system-{system}") for system in found or systems())
    raise Sorry("error-which-game" if found else "error-no-game", typed=escape(typed, 40), games=named)


def systems_like(texts: Texts, current: str) -> list[tuple[str, str]]:
    """The systems whose titles or names hold what is being typed: each title with the system."""
    titles = [(texts(f"system-{system}"), system) for system in systems()]
    return [(title, name) for title, name in titles if plain(current) in plain(title) or plain(current) in name]

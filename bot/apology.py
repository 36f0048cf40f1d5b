"""The one place that turns an error into words for the person who caused it."""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.errors import Outdated, Sorry
from bot.logs import reference
from bot.texts import Texts
from engine.errors import Refusal, Refused
from engine.games import GAMES, game_named
from engine.pages import page
from storage.errors import Overloaded, StorageError

log = logging.getLogger(__name__)

NOT_YOURS = "not-your-turn"
"""The one refusal that looking at the table explains best."""


def in_words(error: BaseException, texts: Texts, game: str = "", system: str = "", *, kept: bool | None = False) -> str:
    """What to tell the person; an error nobody thought of is logged under a number that they can name.

    `kept` says whether what they asked for is in the database all the same; None if that cannot be known.
    """
    if isinstance(error, Sorry):
        return texts.words(error.words)
    if isinstance(error, Outdated):
        return texts("error-outdated")
    if isinstance(error, Refused):
        return refusal_in_words(error.refusal, texts, game, system)
    if isinstance(error, Overloaded):
        return texts("error-overloaded")
    number = reference()
    log.error("ref=%s unexpected", number, exc_info=error)
    key = "error-storage" if isinstance(error, StorageError) else "error-unknown"
    if isinstance(error, discord.DiscordException | aiohttp.ClientError):
        # What was asked for may have been done: only the answer has failed.
        key = "error-answer"
    if kept or kept is None:
        key = "error-kept" if kept else "error-unsure"
    return texts(key, number=number)


def refusal_in_words(refusal: Refusal, texts: Texts, game: str = "", system: str = "") -> str:
    """Why the rules do not allow it."""
    params = _in_words(refusal, texts, game)
    hinted = f"refusal-{refusal.code}-hint" if "hint" in params else ""
    for key in filter(None, (f"{game}-refusal-{refusal.code}", hinted, f"refusal-{refusal.code}")):
        if texts.has(key):
            said = texts(key, **{**params, "edition": system})
            if refusal.code == NOT_YOURS:
                said = f"{said} {texts('refusal-look')}"
            return f"{said}\n{reference}" if (reference := rules_reference(refusal, texts, game, system)) else said
    return texts("refusal-other", code=refusal.code)


def _in_words(refusal: Refusal, texts: Texts, game: str) -> dict[str, object]:
    """A refusal's parameters, an option by its title and with what can be typed for it."""
    params: dict[str, object] = dict(refusal.params)
    option = params.get("option")
    if texts.has(title := f"{game}-option-{option}"):
        params["option"] = texts(title)
    if texts.has(hint := f"{game}-hint-{option}"):
        params["hint"] = texts(hint)
    return params


def rules_reference(refusal: Refusal, texts: Texts, game: str, system: str) -> str:
    """Where in the rules it stands."""
    topic = game_named(game).refusals.get(refusal.code, "").partition("#")[0] if GAMES.has(game) else ""
    found = page(game, texts.language, topic, system) if topic else None
    return f"-# {texts('see-rules', title=found.title)}" if found else ""

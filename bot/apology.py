"""The one place that turns an error into words; an unexpected error is also logged under a reference number."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import aiohttp
import discord
from discord.app_commands import AppCommandError

from bot.errors import Outdated, Sorry
from bot.logs import reference
from bot.systems import systems
from bot.texts import Texts
from engine.errors import Refusal, Refused
from engine.games import game_named
from engine.pages import page
from storage.errors import Overloaded, StorageError

log = logging.getLogger(__name__)

NOT_YOURS = "not-your-turn"
"""The one refusal that also tells people to look at the table, which explains it best."""


def in_words(
    error: BaseException, texts: Texts, system: str = "", *, kept: bool | None = False, where: str = ""
) -> str:
    """What to tell the person who caused an error; an unexpected error is logged, and its number is told.

    `kept` says whether what they asked for is in the database all the same; None if that cannot be known.
    """
    if isinstance(error, Sorry):
        return texts.words(error.words)
    if isinstance(error, Outdated):
        return texts("error-outdated")
    if isinstance(error, Refused):
        return refusal_in_words(error.refusal, texts, system)
    if isinstance(error, Overloaded):
        return texts("error-overloaded")
    key = "error-storage" if isinstance(error, StorageError) else "error-unknown"
    if isinstance(error, discord.DiscordException | aiohttp.ClientError) and not isinstance(error, AppCommandError):
        # What was asked for may have been done: only the answer has failed.
        key = "error-answer"
    if kept or kept is None:
        key = "error-kept" if kept else "error-unsure"
    return texts(key, number=report(error, where))


def report(error: BaseException, where: str) -> str:
    """Log an unexpected error under a reference number, which the person who is told of it can quote."""
    number = reference()
    log.error("ref=%s %s unexpected", number, where, exc_info=error)
    return number


def refusal_in_words(refusal: Refusal, texts: Texts, system: str = "") -> str:
    """Why the rules do not allow an action."""
    game = systems()[system].game if system in systems() else ""
    params = _params_in_words(refusal, texts, system)
    hinted = f"refusal-{refusal.code}-hint" if "hint" in params else ""
    for key in filter(None, (f"{game}-refusal-{refusal.code}", hinted, f"refusal-{refusal.code}")):
        if texts.has(key):
            said = texts(key, **{**params, "edition": system})
            if refusal.code == NOT_YOURS:
                said = f"{said} {texts('refusal-look')}"
            return f"{said}\n{found}" if (found := refer_to_rules(refusal, texts, game, system)) else said
    return texts("refusal-other", code=refusal.code)


def _params_in_words(refusal: Refusal, texts: Texts, system: str) -> dict[str, object]:
    """A refusal's parameters; an option gets its title, and a hint of what can be chosen or typed for it."""
    params: dict[str, object] = dict(refusal.params)
    game = systems()[system].game if system in systems() else ""
    option = params.get("option")
    if texts.has(title := f"{game}-option-{option}"):
        params["option"] = texts(title)
    if texts.has(hint := f"{game}-hint-{option}"):
        params["hint"] = texts(hint)
    elif values := _values_in_words(system, str(option), texts):
        params["hint"] = values
    return params


def _values_in_words(system: str, option: str, texts: Texts) -> str:
    """What can be chosen for an option, in the words of lists and lobbies; empty if it is no choice."""
    if system not in systems():
        return ""
    rules = game_named(systems()[system].game)
    spec = next((spec for spec in rules.options(rules.seats[0]) if spec.name == option), None)
    values = spec and _one_of(system, option, ("true", "false") if spec.flag else spec.choices, texts)
    if not spec or not values:
        return ""
    groups = " · ".join(_one_of(system, option, group, texts) for group in spec.places)
    return texts("or-one-of-each", before=values, groups=groups) if groups else values


def _one_of(system: str, option: str, values: Sequence[str], texts: Texts) -> str:
    keys = (f"{systems()[system].game}-option-{option}-{value}" for value in values)
    said = [texts("in-quotes", what=texts(key, edition=system)) for key in keys if texts.has(key)]
    return texts("or-words", before=", ".join(said[:-1]), last=said[-1]) if said else ""


def refer_to_rules(refusal: Refusal, texts: Texts, game: str, system: str) -> str:
    """A line that names the page of the rules behind a refusal; empty if there is none."""
    topic = game_named(game).refusals.get(refusal.code, "").partition("#")[0] if game else ""
    found = page(game, texts.language, topic, system) if topic else None
    return f"-# {texts('see-rules', title=found.title)}" if found else ""

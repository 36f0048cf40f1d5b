"""Who sits at a lobby, for one person alone: how reliable each is, explained, and whom they would rather avoid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.controls import Avoid, InLobby
from bot.screens.lengths import say_length
from bot.screens.message import Button, Choice, Message, Part, Select, Text, buttons
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId, UserId


class Rated(Protocol):
    """How somebody plays, in whole per cent and seconds; None where there is nothing yet to tell it from."""

    @property
    def games(self) -> int: ...
    @property
    def played_out(self) -> int | None: ...
    @property
    def waits(self) -> int: ...
    @property
    def in_time(self) -> int | None: ...
    @property
    def median(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody who sits there, as the person who looks may know them."""

    user: UserId
    name: str
    own: bool
    shares: bool
    rated: Rated | None
    avoided: bool


def company(table: TableId, people: tuple[Companion, ...], listed: int, texts: Texts) -> Message:
    """Everybody who sits there, with the formula, and what can be chosen."""
    lines = [f"**{texts('company-title')}**", *(_line(one, texts) for one in people)]
    lines.append(f"-# {texts('company-formula')}")
    parts: list[Part] = [Text("\n".join(lines))]
    others = [one for one in people if not one.own]
    if others:
        choices = tuple(
            Choice(str(one.user), texts("avoid-off" if one.avoided else "avoid-on", who=one.name)) for one in others
        )
        parts.append(Select(Avoid(table).id(), texts("avoid-choose"), choices))
    me = next((one for one in people if one.own), None)
    shared = (
        Button(texts("button-unshare" if me.shares else "button-share"), InLobby(table, "share").id()) if me else None
    )
    forget = Button(texts("button-forget-avoided"), InLobby(table, "forgive").id()) if listed else None
    return Message((*parts, *buttons(shared, forget)))


def _line(one: Companion, texts: Texts) -> str:
    mark = "⚠️ " if one.avoided else ""
    said = [mark + f"**{escape(one.name)}**"]
    if not one.shares:
        said.append(texts("company-not-shared"))
    elif one.rated is None:
        said.append(texts("company-new"))
    if one.rated is not None:
        said += _figures(one.rated, texts)
    return f"• {' · '.join(said)}"


def _figures(rated: Rated, texts: Texts) -> list[str]:
    said = []
    if rated.played_out is not None:
        said.append(texts("company-games", share=rated.played_out, count=rated.games))
    if rated.in_time is not None:
        said.append(texts("company-in-time", share=rated.in_time, count=rated.waits))
    if rated.median is not None:
        said.append(texts("company-median", length=say_length(texts, rated.median)))
    return said

"""The open tables of a server, each in a line, with buttons for the first that somebody could sit down at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.contract import Contract
from bot.controls import InLobby, TakeSeat
from bot.pace.terms import OPEN
from bot.screens.calls import first_that_fit
from bot.screens.lobby import Lobby, option_line
from bot.screens.message import Button, Message, Text, buttons
from bot.screens.settings import say_agreed
from bot.texts import Texts
from storage.ids import TableId

MOST_JOINS, MOST_SEATS = 5, 5
"""How many tables have a button: of lobbies, and of running games with a seat to be had."""
ROOM = 3100
"""How many characters the list may take: less than Discord allows, also in wide letters."""


@dataclass(frozen=True, slots=True)
class Vacancy:
    """A seat of a running game that is offered to anybody, or stands empty and can be asked for."""

    seat: int
    offered: bool
    takes: bool
    """Whether the person who looks at the list could have it."""


@dataclass(frozen=True, slots=True)
class Listing:
    """An open table, and what the person who looks at the list could do there."""

    table: TableId
    link: str
    contract: Contract
    status: str
    private: bool
    sits: bool
    invited: bool
    lobby: Lobby | None = None
    """The lobby, unless the game has begun."""
    joins: bool = False
    """Whether they could sit down in the lobby."""
    kept: bool = False
    """Whether all its free seats are kept for others."""
    vacancy: Vacancy | None = None

    @property
    def rank(self) -> int:
        """Where they could play comes first: lobbies, then running games; other lobbies before other games."""
        if self.joins or (self.vacancy and self.vacancy.takes):
            return 0 if self.joins else 1
        return 2 if self.lobby else 3


def list_tables(found: Sequence[Listing], texts: Texts, *, said: str = "", whole: bool = True) -> Message:
    """These tables in an order to choose from; `whole` if they are all that could be told of."""
    ranked = sorted(found, key=lambda one: one.rank)
    lines = first_that_fit([_say(one, texts) for one in ranked], texts, ROOM - len(said), bullet="", whole=whole)
    shown = ranked[: len(lines)]
    joins = [_join_button(one.table, texts) for one in shown if one.joins]
    seats = [_seat_button(one.table, one.vacancy, texts) for one in shown if one.vacancy and one.vacancy.takes]
    text = Text("\n".join([*([said, ""] if said else []), *(lines or [texts("list-none")])]))
    return Message((text, *buttons(*joins[:MOST_JOINS]), *buttons(*seats[:MOST_SEATS])))


def _join_button(table: TableId, texts: Texts) -> Button:
    return Button(texts("list-join", table=table), InLobby(table, "sit").id(), "primary", "🪑")


def _seat_button(table: TableId, vacancy: Vacancy, texts: Texts) -> Button:
    label = texts("list-take" if vacancy.offered else "list-ask", table=table)
    return Button(label, TakeSeat(table, vacancy.seat).id(), emoji="🪑")


def _say(one: Listing, texts: Texts) -> str:
    """A table in a line: its game, its seats, what is agreed as far as it is not usual, and who may sit down."""
    said = [one.link]
    if one.lobby or one.vacancy:
        said.append(texts(f"system-{one.contract.system}"))
        said += _say_seats(one.lobby, texts, kept=one.kept) if one.lobby else []
        if one.contract.pace != OPEN:
            said.append(say_agreed(texts, "pace", one.contract.pace))
        said += _say_mode(one.lobby) if one.lobby else []
    else:
        said.append(texts(f"status-{one.status}"))
    if one.vacancy:
        said.append(texts("list-offered" if one.vacancy.offered else "list-empty"))
    if one.sits:
        said.append(texts("list-yours"))
    elif one.private and (one.lobby or one.vacancy):
        said.append(texts("list-invited" if one.invited else "list-private"))
    return " · ".join(said)


def _say_seats(lobby: Lobby, texts: Texts, *, kept: bool) -> list[str]:
    """How many seats are taken, how many people wait for one, and until when free ones are kept for others."""
    said = [texts("lobby-room-all", seated=len(lobby.sitters), most=lobby.most)]
    if lobby.queue:
        said.append(texts("list-queue", count=len(lobby.queue)))
    if kept:
        said.append(texts("list-kept", until=f"<t:{lobby.contract.kept_until}:R>"))
    return said


def _say_mode(lobby: Lobby) -> list[str]:
    """The options of the game that are not as usual, as far as each is one of a few words."""
    changed = [spec for spec in lobby.specs if spec.choices and lobby.options[spec.name] != spec.default]
    return [option_line(lobby, spec) for spec in changed if spec.name not in lobby.contract.of.fixed]

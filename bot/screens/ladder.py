"""The ladder of a server as a private message, what those who manage it can take out, and what a game changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.controls import Ladder
from bot.ratings import RatingChange, Standing
from bot.screens.message import MOST_CHOICES, Button, Choice, Message, Part, Select, Text, buttons
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId, UserId

PAGE = 10
"""How many people stand on a page."""
RESTS = "💤"


@dataclass(frozen=True, slots=True)
class Page:
    """What somebody sees of a ladder: those who want to be seen there, in their order, and themselves."""

    system: str
    standings: Sequence[Standing]
    user: UserId
    joined: bool
    systems: Sequence[str]
    """All systems that have a ladder."""
    number: int = 0
    manages: bool = False
    notice: str = ""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that counts for a ladder, or did until it was taken out."""

    table: TableId
    date: str
    names: tuple[str, ...]
    out: bool


def ladder(page: Page, texts: Texts) -> Message:
    """One page of a ladder."""
    count = max(1, -(-len(page.standings) // PAGE))
    number = min(max(page.number, 0), count - 1)
    shown = list(enumerate(page.standings, 1))[number * PAGE : (number + 1) * PAGE]
    lines = [f"### {texts('ladder-title', game=texts(f'system-{page.system}'))}"]
    lines += [say_standing(texts, place, one) for place, one in shown] or [texts("ladder-none")]
    about = [line for line in (_own(page, texts), f"-# {texts('ladder-how')}") if line]
    parts: list[Part] = [Text(page.notice)] if page.notice else []
    parts += [Text("\n".join(lines)), Text("\n".join(about))]

    def turn(label: str, to: int) -> Button:
        return Button(label, Ladder("show", page.system, to).id(), disabled=not 0 <= to < count)

    join = Button(texts("button-ladder-join"), Ladder("join", page.system, number).id(), "success")
    leave = Button(texts("button-ladder-leave"), Ladder("leave", page.system, number).id())
    games = Button(texts("button-ladder-games"), Ladder("games", page.system).id()) if page.manages else None
    pages = (turn("◀", number - 1), turn("▶", number + 1)) if count > 1 else ()
    parts += buttons(*pages, leave if page.joined else join, games)
    if len(page.systems) > 1:
        choices = tuple(Choice(name, texts(f"system-{name}")) for name in page.systems[:MOST_CHOICES])
        parts.append(Select(Ladder("system", page.system).id(), texts("ladder-choose"), choices))
    return Message(tuple(parts))


def say_standing(texts: Texts, place: int, one: Standing) -> str:
    """One line of a ladder."""
    line = texts("ladder-line", place=place, who=escape(one.name), points=one.points, games=one.games)
    return f"{line} {RESTS}" if one.resting else line


def _own(page: Page, texts: Texts) -> str:
    place = next((at for at, one in enumerate(page.standings, 1) if one.user == page.user), None)
    if place is not None:
        return texts("ladder-own", place=place, points=page.standings[place - 1].points)
    return texts("ladder-own-new") if page.joined else ""


def list_games(games: Sequence[RatedGame], system: str, texts: Texts) -> Message:
    """The last games of a ladder, for those who may take one out."""
    back = Button(texts("button-back"), Ladder("show", system).id(), emoji="↩️")
    if not games:
        return Message((Text(texts("ladder-games-none")), *buttons(back)))
    choices = tuple(Choice(str(one.table), say_game(one, texts)) for one in games[:MOST_CHOICES])
    select = Select(Ladder("game", system).id(), texts("ladder-games-choose"), choices)
    return Message((Text(texts("ladder-games")), select, *buttons(back)))


def say_game(game: RatedGame, texts: Texts) -> str:
    """A game in a list of choices."""
    said = f"#{game.table} · {game.date} · {', '.join(game.names)}"
    return texts.pair(texts("ladder-game-out"), said) if game.out else said


def ask_about_game(game: RatedGame, system: str, texts: Texts) -> Message:
    """The question to confirm that a game is taken out, or put back."""
    who = ", ".join(escape(name) for name in game.names)
    back = Button(texts("button-back"), Ladder("games", system).id(), emoji="↩️")
    if game.out:
        words = texts("ladder-ask-in", table=game.table, who=who)
        sure = Button(texts("button-ladder-in"), Ladder("in", system, table=game.table).id(), "primary")
    else:
        words = texts("ladder-ask-out", table=game.table, who=who)
        sure = Button(texts("button-ladder-out"), Ladder("out", system, table=game.table).id(), "danger")
    return Message((Text(words), *buttons(sure, back)))


def say_changes(changes: Sequence[RatingChange], texts: Texts) -> str:
    """What a game did to the points of those who are on the ladder, and why: a line for each."""
    lines = []
    for one in sorted(changes, key=lambda one: (one.lost, one.name)):
        who, signed = escape(one.name), f"{one.after - one.before:+d}".replace("-", "−")
        said = texts("rating-change", who=who, change=signed, points=one.after, why=_why(one, texts))
        lines.append(f"-# 📈 {said}")
    return "\n".join(lines)


def _why(one: RatingChange, texts: Texts) -> str:
    if one.after >= one.before:
        if one.beat_above:
            return texts("rating-beat-above", count=one.beat_above)
        return texts("rating-beat", count=one.beat) if one.beat else texts("rating-known")
    if one.lost_below:
        return texts("rating-lost-below", count=one.lost_below)
    return texts("rating-lost", count=one.lost) if one.lost else texts("rating-known")

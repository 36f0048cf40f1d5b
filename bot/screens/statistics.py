"""How somebody has played, as a private message of some pages, and how those at a table did against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.controls import NO_TABLE, Stats
from bot.drawing.palettes import recolour
from bot.preferences import Preferences
from bot.screens.message import Button, Message, Part, Picture, Text, buttons
from bot.systems import systems
from bot.texts import Texts
from bot.texts.own_words import escape

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Month:
    """How many games ended in a month, and how many of them were won; January is 0."""

    number: int
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class OfSystem:
    """How somebody's games of one system came out."""

    system: str
    game: str
    games: int
    won: int
    together: bool
    places: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    """For each number of seats, how often they came in which place."""
    tally: tuple[tuple[str, int], ...]
    """What the game counts, summed up."""


@dataclass(frozen=True, slots=True)
class Summary:
    """How all of somebody's games came out."""

    games: int
    won: int
    in_a_row: int
    best_in_a_row: int
    months: tuple[Month, ...]
    systems: tuple[OfSystem, ...]


@dataclass(frozen=True, slots=True)
class Rival:
    """How somebody did against the others at a table and, where that is known, against the person who looks."""

    name: str
    own: bool
    games: int
    won: int
    met: int = 0
    """How many games they and the person who looks played against each other."""
    ahead: int = 0
    """In how many of these the person who looks was ahead of them."""
    behind: int = 0


def statistics(who: int, name: str, own: bool, found: Summary, page: int, kept: Preferences, texts: Texts) -> Message:
    """A page: first everything in short and the last year, then one for each system."""
    count = 1 + len(found.systems)
    page = min(max(page, 0), count - 1)
    title = f"### 📊 {escape(name)}"
    scope = f"-# {texts('stats-own' if own else 'stats-here')}"
    parts: list[Part] = [Text(f"{title}\n{scope}")]
    parts += _overview(found, kept, texts) if page == 0 else [Text(_system(found.systems[page - 1], texts))]

    def turn(label: str, to: int) -> Button:
        return Button(label, Stats(who, to).id(), disabled=not 0 <= to < count)

    return Message((*parts, *buttons(turn("◀", page - 1), turn("▶", page + 1))))


def _overview(found: Summary, kept: Preferences, texts: Texts) -> list[Part]:
    lines = [
        texts("stats-total", games=found.games, won=found.won, share=round(100 * found.won / found.games)),
        texts("stats-row", now=found.in_a_row, best=found.best_in_a_row),
        *(_in_short(one, texts) for one in found.systems),
    ]
    year = [_month(month, texts) for month in found.months if month.games]
    parts: list[Part] = [Text("\n".join(lines))]
    if kept.text_mode:
        listed = [f"• {line}" for line in year] or [texts("stats-year-none")]
        return [*parts, Text("\n".join([f"**{texts('stats-year')}**", *listed]))]
    alt = texts.pair(texts("stats-year"), "; ".join(year) or texts("stats-year-none"))
    names = texts("months").split()
    columns = tuple((names[month.number], month.games, month.won) for month in found.months)
    paint = partial(_paint, texts("stats-year"), texts("stats-won-of"), columns, kept.palette)
    return [*parts, Picture("year.png", alt, paint)]


def _paint(title: str, legend: str, months: tuple[tuple[str, int, int], ...], palette: str) -> bytes:
    from bot.drawing.year import Column, picture  # painting code is loaded with the first picture

    return recolour(picture(title, legend, tuple(Column(*month) for month in months)), palette)


def _month(month: Month, texts: Texts) -> str:
    name = texts("months").split()[month.number]
    return texts.pair(name, texts("stats-games", games=month.games, won=month.won))


def _title(one: OfSystem, texts: Texts) -> str:
    known = systems().get(one.system)
    return f"{known.emoji if known else '🎲'} **{texts(f'system-{one.system}')}**"


def _in_short(one: OfSystem, texts: Texts) -> str:
    return texts.pair(_title(one, texts), texts("stats-games", games=one.games, won=one.won))


def _system(one: OfSystem, texts: Texts) -> str:
    lines = [_in_short(one, texts)]
    for seats, places in one.places:
        said = f"{sum(count for _, count in places)} ×" if one.together else _places(places)
        lines.append(f"• {texts('stats-seats', seats=seats, places=said)}")
    keys = [(f"{one.game}-tally-{name}", count) for name, count in one.tally if count]
    told = [f"• {texts(key, count=count, edition=one.system)}" for key, count in keys if texts.has(key)]
    return "\n".join([*lines, *([f"**{texts('stats-done')}**", *told] if told else [])])


def _places(places: Sequence[tuple[int, int]]) -> str:
    return " · ".join(f"{MEDALS.get(place, f'{place}.')} {count} ×" for place, count in places)


def rivals(name: str, found: Sequence[Rival], hidden: int, texts: Texts) -> Message:
    """How those who sit at a table did against each other."""
    lines = [f"### 📊 {escape(name)}", f"-# {texts('stats-rivals')}"]
    for one in found:
        who = f"**{escape(one.name)}**"
        lines.append(f"• {texts.pair(who, texts('stats-games', games=one.games, won=one.won))}")
        if one.met and not one.own:
            lines.append(f"-# {texts('stats-against', ahead=one.ahead, behind=one.behind, games=one.met)}")
    if not any(one.games for one in found):
        lines = [lines[0], texts("stats-rivals-none")]
    if hidden:
        lines.append(f"-# {texts('stats-hidden', count=hidden)}")
    return Message((Text("\n".join(lines)),))


def no_games(words: str, texts: Texts) -> Message:
    """The message where there is no finished game to tell of."""
    return Message((Text(words), *buttons(Button(texts("button-stats-own"), Stats(0, 0, NO_TABLE).id(), emoji="📊"))))

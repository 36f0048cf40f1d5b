"""The rules, page by page: the present situation first, everything else in a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls import NO_TABLE, Learn, ReadPage, Topic
from bot.lessons import lesson_of
from bot.screens.frame import SAND
from bot.screens.message import MOST_CHOICES, Box, Button, Choice, Message, Part, Select, Text, buttons
from bot.systems import systems
from bot.texts import Texts
from engine.pages import Page, pages
from storage.ids import TableId


def rules(
    system: str,
    texts: Texts,
    topic: str | None,
    *,
    table: TableId = NO_TABLE,
    phase: str = "",
    seats: int = 0,
    example: Sequence[Part] = (),
) -> Message:
    """One page of a system's rules, or without a topic the page for the present situation; and the list of all pages.

    The first page, which tells what the game is, shows an example of its table.
    """
    found = pages(systems()[system].game, texts.language, system)
    page = next((page for page in found if page.topic == topic), None) or likeliest_page(found, phase, seats)
    at = found.index(page)
    parts: list[Part] = [
        Text(f"### {page.title}\n{page.text}\n-# {texts('rules-page', page=at + 1, pages=len(found))}")
    ]
    parts += [] if at else example
    parts += buttons(*_turning(texts, table, system, found, at), _learning(texts, system))
    choices = tuple(Choice(page.topic, page.title) for page in found)
    for i in range(0, len(choices), MOST_CHOICES):
        part = choices[i : i + MOST_CHOICES]
        which = f" {part[0].label} – {part[-1].label}" if len(choices) > MOST_CHOICES else ""
        control = Topic(table, system, i // MOST_CHOICES)
        parts.append(Select(control.id(), f"{texts('rules-more')}{which}", part))
    return Message((Box(tuple(parts), SAND),))


def _turning(
    texts: Texts, table: TableId, system: str, found: Sequence[Page], at: int
) -> tuple[Button | None, Button | None]:
    """The buttons to the page before and the page after."""
    before = ReadPage(table, system, found[at - 1].topic) if at else None
    after = ReadPage(table, system, found[at + 1].topic) if at + 1 < len(found) else None
    return (
        Button(texts("button-page-before"), before.id(), emoji="◀️") if before else None,
        Button(texts("button-page-after"), after.id(), emoji="▶️") if after else None,
    )


def _learning(texts: Texts, system: str) -> Button | None:
    """A button to the system's lesson, if it has one."""
    return Button(texts("button-learn"), Learn(system).id(), emoji="🎓") if lesson_of(system) else None


def likeliest_page(found: Sequence[Page], phase: str, seats: int) -> Page:
    """The page that says most about the present phase at a table of so many seats; if none does, the first page.

    A page whose topic is named like the phase comes first, then one for just so many seats, then one for few phases.
    """
    here = [page for page in found if phase in page.phases and (not page.seats or seats in page.seats)]
    return max(here, key=lambda page: (page.topic == phase, bool(page.seats), -len(page.phases)), default=found[0])

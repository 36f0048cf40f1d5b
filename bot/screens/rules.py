"""The rules, page by page: the present situation first, everything else in a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls import Topic
from bot.screens.frame import SAND
from bot.screens.message import Box, Choice, Message, Part, Select, Text
from bot.systems import systems
from bot.texts import Texts
from engine.pages import Page, pages
from storage.ids import TableId

NO_TABLE = TableId(0)
MOST_LISTED = 25


def rules(
    system: str, texts: Texts, topic: str | None, *, table: TableId = NO_TABLE, phase: str = "", seats: int = 0
) -> Message:
    """One page of a system's rules, without a topic the one for the present situation; and the list of all."""
    found = pages(systems()[system].game, texts.language, system)
    page = next((page for page in found if page.topic == topic), None) or fitting(found, phase, seats)
    parts: list[Part] = [Text(f"### {page.title}\n{page.text}")]
    choices = tuple(Choice(page.topic, page.title[:100]) for page in found)
    for i in range(0, len(choices), MOST_LISTED):
        part = choices[i : i + MOST_LISTED]
        which = f" {part[0].label} – {part[-1].label}" if len(choices) > MOST_LISTED else ""
        control = Topic(table, system, i // MOST_LISTED)
        parts.append(Select(control.id(), f"{texts('rules-more')}{which}"[:150], part))
    return Message((Box(tuple(parts), SAND),))


def fitting(found: Sequence[Page], phase: str, seats: int) -> Page:
    """The page that says most of the present phase at a table of so many, or the first.

    That is the one called like it; else one for just so many seats, or for few other phases.
    """
    here = [page for page in found if phase in page.phases and (not page.seats or seats in page.seats)]
    return max(here, key=lambda page: (page.topic == phase, bool(page.seats), -len(page.phases)), default=found[0])

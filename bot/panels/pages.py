"""The rules, page by page: the present situation first, everything else in a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from bot import answers
from bot.answers import Press
from bot.app import App, texts_of
from bot.controls import Rules, Topic
from bot.errors import Outdated
from bot.host import Seated
from bot.screens.message import Box, Choice, Message, Part, Select, Text
from bot.screens.scene import phase_of
from bot.systems import systems
from bot.texts import Texts
from engine.pages import Page, pages
from storage.ids import TableId

SAND = 0xC9A35B
NO_TABLE = TableId(0)


async def rules(app: App, press: Press, control: Rules | Topic, values: list[str]) -> None:
    """Rules was pressed, or a topic chosen."""
    texts = texts_of(press)
    seated = await app.host.load(control.table) if control.table else None
    system = seated.contract.system if seated else control.system if isinstance(control, Topic) else ""
    if system not in systems():
        raise Outdated
    message = rules_message(system, texts, values[0] if values else None, seated)
    if values and press.message is not None and press.message.flags.ephemeral:
        await answers.changed(press, message)
    else:
        await answers.privately(press, message)


def rules_message(system: str, texts: Texts, topic: str | None, seated: Seated | None = None) -> Message:
    """One page of a system's rules, at a table the one for the present situation first; and the list of all."""
    found = pages(systems()[system].game, texts.language, system)
    phase = phase_of(seated.game.view(None)) if seated and seated.game else ""
    table = seated.id if seated else NO_TABLE
    page = next((page for page in found if page.topic == topic), None) or fitting(
        found, phase, len(seated.seats) if seated else 0
    )
    parts: list[Part] = [Text(f"### {page.title}\n{page.text}")]
    choices = tuple(Choice(page.topic, page.title[:100]) for page in found)
    for i in range(0, len(choices), 25):
        part = choices[i : i + 25]
        control = Topic(table, system, i // 25).id()
        which = f" {part[0].label} – {part[-1].label}" if len(choices) > 25 else ""
        parts.append(Select(control, f"{texts('rules-more')}{which}"[:150], part))
    return Message((Box(tuple(parts), SAND),))


def fitting(found: Sequence[Page], phase: str, seats: int) -> Page:
    """The page that says most of the present phase at a table of so many, or the first.

    That is the one called like it; else one for just so many seats, or for few other phases.
    """
    here = [page for page in found if phase in page.phases and (not page.seats or seats in page.seats)]
    return max(here, key=lambda page: (page.topic == phase, bool(page.seats), -len(page.phases)), default=found[0])

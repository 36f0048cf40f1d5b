"""Reading the rules: of a game, or of the situation at a table."""

from __future__ import annotations

from bot.errors import Outdated
from bot.host import Host, Seated
from bot.lessons import lesson_of
from bot.named import plain
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import find_table, load
from bot.play.learn import lesson_scene
from bot.play.naming import find_system
from bot.screens import rules as screen
from bot.screens.games import screen_of
from bot.screens.labelled import show_labelled
from bot.screens.message import Part
from bot.screens.scene import phase_of
from bot.systems import systems
from bot.texts import Texts
from engine.pages import pages
from storage.ids import TableId


async def find_rules(host: Host, asker: Asker, *, topic: str = "", system: str = "", table: str = "") -> Show:
    """The rules of a system that was named, or else those of the table that is meant."""
    if system:
        return await _show_of(host, asker, find_system(asker.texts, system), topic)
    return await _show_at(host, await find_table(host, asker, table), asker, topic)


async def press_rules(host: Host, asker: Asker, table: TableId) -> Show:
    """The rules for the present situation at a table."""
    return await _show_at(host, await load(host, asker, table), asker)


async def choose_topic(host: Host, asker: Asker, table: TableId, system: str, topic: str) -> Show:
    """A page that was chosen from the list, in place of the one that shows the list."""
    if table:
        return await _show_at(host, await load(host, asker, table), asker, topic, in_place=True)
    if system not in systems():
        raise Outdated
    return await _show_of(host, asker, system, topic, in_place=True)


async def _show_of(host: Host, asker: Asker, system: str, topic: str, *, in_place: bool = False) -> Show:
    example = await _example(host, asker, system)
    return Show(screen.rules(system, asker.texts, topic or None, example=example), in_place)


async def _show_at(host: Host, seated: Seated, asker: Asker, topic: str = "", *, in_place: bool = False) -> Show:
    """A page of the rules for a table, without a topic the one for its present situation."""
    system = seated.contract.system
    shown = screen.rules(
        system,
        asker.texts,
        topic or None,
        table=seated.id,
        phase=phase_of(seated.game.view(None)) if seated.game else "",
        seats=len(seated.seats),
        example=await _example(host, asker, system),
    )
    return Show(shown, in_place)


async def _example(host: Host, asker: Asker, system: str) -> list[Part]:
    """A table of the system with labels, if its game brings a lesson and says what to point at."""
    lesson, labels = lesson_of(system), screen_of(systems()[system].game).labels.get(system)
    if lesson is None or labels is None:
        return []
    return show_labelled(await lesson_scene(host, asker, system, lesson, labels.prompt), labels)


def find_topics(texts: Texts, system: str, current: str) -> list[tuple[str, str]]:
    """The pages of a system's rules whose titles hold what is typed: each title with its topic."""
    found = pages(systems()[system].game, texts.language, system)
    return [(page.title, page.topic) for page in found if plain(current) in plain(page.title)]

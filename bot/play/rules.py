"""Reading the rules: of a game, or of the situation at a table."""

from __future__ import annotations

from bot.errors import Outdated
from bot.host import Host, Seated
from bot.named import plain
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.play.finding import find_table, load
from bot.play.naming import find_system
from bot.screens import rules as screen
from bot.screens.scene import phase_of
from bot.systems import systems
from bot.texts import Texts
from engine.pages import pages
from storage.ids import TableId


async def find_rules(host: Host, asker: Asker, *, topic: str = "", system: str = "", table: str = "") -> Show:
    """The rules of a system that was named, or else those of the table that is meant."""
    if system:
        return Show(screen.rules(find_system(asker.texts, system), asker.texts, topic or None))
    return show_rules(await find_table(host, asker, table), asker, topic)


async def press_rules(host: Host, asker: Asker, table: TableId) -> Show:
    """The rules for the present situation at a table."""
    return show_rules(await load(host, asker, table), asker)


async def choose_topic(host: Host, asker: Asker, table: TableId, system: str, topic: str) -> Show:
    """A page that was chosen from the list, in place of the one that shows the list."""
    if table:
        return show_rules(await load(host, asker, table), asker, topic, in_place=True)
    if system not in systems():
        raise Outdated
    return Show(screen.rules(system, asker.texts, topic), in_place=True)


def show_rules(seated: Seated, asker: Asker, topic: str = "", *, in_place: bool = False) -> Show:
    """A page of the rules for a table, without a topic the one for its present situation."""
    phase = phase_of(seated.game.view(None)) if seated.game else ""
    shown = screen.rules(
        seated.contract.system, asker.texts, topic or None, table=seated.id, phase=phase, seats=len(seated.seats)
    )
    return Show(shown, in_place)


def find_topics(texts: Texts, system: str, current: str) -> list[tuple[str, str]]:
    """The pages of a system's rules whose titles hold what is typed: each title with its topic."""
    found = pages(systems()[system].game, texts.language, system)
    return [(page.title, page.topic) for page in found if plain(current) in plain(page.title)]

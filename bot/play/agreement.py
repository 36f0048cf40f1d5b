"""Changing what is agreed about a table before it begins: a select for each choice, a form for each number."""

from __future__ import annotations

from collections.abc import Callable

from bot.contract import Contract
from bot.controls import Agreed, NumberForm
from bot.errors import Sorry
from bot.host import Host, Seated
from bot.host import lobby as lobbies
from bot.play.answers import AskForm, Change, Field, Show, say
from bot.play.asker import Asker
from bot.play.finding import change_table, load
from bot.play.options import as_text, with_agreed, with_option
from bot.scenes import lobby_of
from bot.screens.lobby import say_agreement
from bot.screens.settings import OWN_PACE, settings
from bot.texts import Texts
from storage.commits import Commit
from storage.ids import TableId


async def show_settings(host: Host, asker: Asker, seated: Seated) -> Show:
    """Everything that the owner can still choose about a table; everybody else reads all that is agreed."""
    lobbies.check_in_lobby(seated)
    shown = lobby_of(seated, asker.texts)
    if seated.table.owner_id != asker.user:
        return say(say_agreement(shown, whole=True))
    return Show(settings(shown))


async def agree(host: Host, asker: Asker, table: TableId, name: Agreed, value: str) -> Change | AskForm:
    """Change how the table is run; for a pace of their own, the person gets a form."""
    if name == "pace" and value == OWN_PACE:
        return await _ask_pace(host, asker, table)
    return await _change(host, asker, table, lambda seated: with_agreed(seated, name, value))


async def set_option(host: Host, asker: Asker, table: TableId, name: str, value: str) -> Change:
    """Change an option of the game, or the pace, which can be typed too."""
    if name == "pace":
        return await _change(host, asker, table, lambda seated: with_agreed(seated, "pace", value))
    return await _change(host, asker, table, lambda seated: with_option(asker.texts, seated, name, value))


async def _change(host: Host, asker: Asker, table: TableId, change: Callable[[Seated], Contract]) -> Change:
    def work(seated: Seated) -> Commit:
        return lobbies.change_contract(seated, asker.request, change(seated), host.clock())

    await change_table(host, asker, table, work)
    return Change(settings(lobby_of(await load(host, asker, table), asker.texts)))


async def _ask_pace(host: Host, asker: Asker, table: TableId) -> AskForm:
    seated, texts = await load(host, asker, table), asker.texts
    lobbies.check_in_lobby(seated)
    lobbies.check_owner(seated, asker.request)
    return AskForm(NumberForm(table, "pace"), texts("setting-pace"), pace_field(texts))


def pace_field(texts: Texts) -> Field:
    """The line of a form in which a pace of one's own is typed."""
    example = texts("form-pace-example")
    return Field(texts("form-pace"), example, texts("form-pace-about"), example)


async def ask_number(host: Host, asker: Asker, table: TableId, name: str) -> AskForm:
    """Ask for an option of the game that is a number."""
    seated, texts = await load(host, asker, table), asker.texts
    now = lobby_of(seated, texts).options
    if name not in now:
        raise Sorry("error-no-setting")
    option = f"{seated.table.game}-option-{name}"
    hint = texts(f"{seated.table.game}-hint-{name}")
    about = texts(f"{option}-about") if texts.has(f"{option}-about") else ""
    field = Field(texts.pair(texts("form-value"), hint), hint, about, as_text(now[name]))
    return AskForm(NumberForm(table, name), texts(option), field)

"""Every press of a control and every submitted form comes in here and goes to what its id says."""

from __future__ import annotations

import logging
from typing import Any, assert_never

from bot import answers, controls
from bot.answers import Press
from bot.app import App, greet, player_of, texts_of
from bot.controls import (
    AddComputer,
    AskNumber,
    ChooseAgreed,
    ChooseOption,
    Control,
    Hand,
    InLobby,
    Move,
    NumberForm,
    Onward,
    Rematch,
    RemoveComputer,
    Rules,
    Topic,
    Undo,
    Vote,
)
from bot.errors import Outdated, Sorry
from bot.panels import forms, lobby, moves, onward, pages, settings
from storage.errors import StorageError
from storage.ids import TableId

log = logging.getLogger(__name__)


async def pressed(app: App, press: Press) -> None:
    """Handle one press or one submitted form; whatever goes wrong, the person gets an answer."""
    data: Any = press.data or {}
    control = controls.read(str(data.get("custom_id", "")))
    try:
        if not isinstance(control, Move):
            # a move is mostly answered without words, and what does need words reads the language then
            await greet(app, press)
        if control is None:
            raise Outdated
        await handle(app, press, control, [str(value) for value in data.get("values", [])])
    except Exception as error:  # noqa: BLE001 - the border: everything becomes an answer
        game = system = ""
        if control is not None and control.table:
            game, system = await _game_of(app, press, control.table)
        await answers.apologise(press, error, texts_of(press), game, system)
    log.info("press=%s user=%s table=%s", type(control).__name__, press.user.id, control and control.table)


async def handle(app: App, press: Press, control: Control, values: list[str]) -> None:
    """Do what a control stands for."""
    match control:
        case Move():
            await moves.moved(app, press, control, values)
        case Undo():
            await moves.undone(app, press, control)
        case Hand():
            await moves.hand(app, press, control)
        case Vote():
            await moves.voted(app, press, control)
        case Onward():
            await onward.go(app, press, control)
        case Rules() | Topic():
            await pages.rules(app, press, control, values)
        case InLobby():
            await lobby.press_lobby(app, press, control)
        case AddComputer() | RemoveComputer():
            await lobby.change_computers(app, press, control)
        case Rematch():
            await lobby.rematch(app, press, control)
        case ChooseAgreed() | ChooseOption():
            await settings.put_setting(app, press, control, values[0] if values else "")
        case AskNumber():
            await settings.ask_number(app, press, control)
        case NumberForm():
            await settings.put_setting(app, press, control, forms.typed_in(press.data or {})["value"])
        case _:
            assert_never(control)


async def _game_of(app: App, press: Press, table: TableId) -> tuple[str, str]:
    try:
        await player_of(app, press)
        seated = await app.host.load(table)
    except (Sorry, StorageError):
        return "", ""
    return seated.table.game, seated.contract.system

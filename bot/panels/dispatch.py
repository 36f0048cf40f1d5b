"""Every press of a control and every submitted form comes in here and goes to what its id says."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot import answers
from bot.answers import Press
from bot.app import App, greet, player_of, texts_of
from bot.errors import Outdated, Sorry
from bot.panels import forms, ids, lobby, moves, onward, pages
from bot.panels.ids import Control
from storage.errors import StorageError

log = logging.getLogger(__name__)

Handler = Callable[[App, Press, Control, list[str]], Awaitable[None]]

HANDLERS: dict[str, Handler] = {
    ids.MOVE: moves.moved,
    ids.CONFIRM: moves.moved,
    ids.UNDO: moves.undone,
    ids.HAND: moves.hand,
    ids.VOTE: moves.voted,
    ids.LOBBY: lobby.pressed,
    ids.RULES: pages.rules,
    ids.ONWARD: onward.go,
    ids.MODAL: forms.submitted,
}
WORDLESS = (ids.MOVE, ids.CONFIRM)
"""What is mostly answered without words: who does say something finds out first in which language."""


async def pressed(app: App, press: Press) -> None:
    """Handle one press or one submitted form; whatever goes wrong, the person gets an answer."""
    data: Any = press.data or {}
    control = ids.read(str(data.get("custom_id", "")))
    values = [str(value) for value in data.get("values", [])]
    try:
        if control is None or control.kind not in WORDLESS:
            await greet(app, press)
        if control is None or control.kind not in HANDLERS:
            raise Outdated
        await HANDLERS[control.kind](app, press, control, values)
    except Exception as error:  # noqa: BLE001 - the border: everything becomes an answer
        game = system = ""
        if control is not None and control.table:
            game, system = await _game_of(app, press, control.table)
        await answers.apologise(press, error, texts_of(press), game, system)
    log.info("press=%s user=%s table=%s", control.kind if control else "?", press.user.id, control and control.table)


async def _game_of(app: App, press: Press, table: int) -> tuple[str, str]:
    try:
        await player_of(app, press)
        seated = await app.host.load(table)
    except (Sorry, StorageError):
        return "", ""
    return seated.table.game, seated.contract.system

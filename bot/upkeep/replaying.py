"""Whether a game is what its log leads to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import BotError
from bot.host import Seated
from bot.host.log import actions_of, read_log
from engine.errors import EngineError
from engine.sealed import Sealed
from storage.models import Action


def fault_of(seated: Seated, rows: Sequence[Action]) -> str | None:
    """What is wrong with a game or its log; None if a replay of the log gives the game as it is kept."""
    game, count = seated.table.game, len(seated.seats)
    try:
        if seated.game is None:
            return None
    except (BotError, EngineError):
        return f"its game ({game}) is not installed, or not with the rules by which it was played"
    try:
        actions = actions_of(game, read_log(game, rows))
        replayed = Sealed.replay(game, count, seated.contract.asked(count), actions, seated.table.seed)
        return None if replayed.same_game(seated.game) else "its state is not what its log leads to"
    except Exception as error:  # noqa: BLE001 - the rules of a game that somebody added may raise anything
        return f"its log cannot be replayed ({type(error).__name__})"

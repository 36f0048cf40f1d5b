"""The log of a table: writing an action down, and reading back what happened, undone turns marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.chance import Draw
from engine.game import Action, Event
from engine.games import game_named
from engine.sealed import Played
from engine.table import audience_events, read_action
from storage.commits import NewAction
from storage.models import Action as Row


@dataclass(frozen=True, slots=True)
class Moment:
    """What one row of the log tells: what was done, what came of it, and whether it was taken back since."""

    version: int
    seat: int | None
    action: dict[str, Any]
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    at: float
    undone: bool = False

    def told_to(self, seat: int | None) -> list[Event]:
        """What of it this seat, or with None the public, may know."""
        return audience_events(self.events, seat)


def write_action(seat: int | None, action: Action | None, played: Played) -> NewAction:
    """The row for a turn; the row of the set-up has no action."""
    return NewAction(
        kind="act" if action is not None else "control",
        seat=seat,
        payload=msgspec.json.encode(action) if action is not None else b"",
        draws=msgspec.json.encode(played.draws),
        events=msgspec.json.encode(played.events),
        barrier=played.barrier,
    )


def read_log(game: str, rows: Sequence[Row]) -> list[Moment]:
    """What happened, in order; an undone turn stays in its place, marked."""
    moments: list[Moment] = []
    event_type: Any = tuple.__class_getitem__((game_named(game).event_type, ...))
    for row in rows:
        if row.kind == "undo":
            for i in range(len(moments) - 1, -1, -1):
                if not moments[i].undone and moments[i].seat is not None:
                    moments[i] = _undone(moments[i])
                    break
            continue
        events = msgspec.json.decode(row.events, type=event_type) if row.events else ()
        draws = msgspec.json.decode(row.draws, type=tuple[Draw, ...]) if row.draws else ()
        fields = msgspec.json.decode(row.payload) if row.payload else {}
        moments.append(Moment(row.version, row.seat if row.kind == "act" else None, fields, events, draws, row.at))
    return moments


def _undone(moment: Moment) -> Moment:
    return Moment(moment.version, moment.seat, moment.action, moment.events, moment.draws, moment.at, undone=True)


def actions_of(game: str, moments: Sequence[Moment]) -> list[tuple[int, Action]]:
    """The actions that stand, for a replay."""
    rules = game_named(game)
    return [
        (moment.seat, read_action(rules, moment.action))
        for moment in moments
        if moment.seat is not None and not moment.undone
    ]

"""The log of a table: writing an action down, and reading back what happened, undone turns marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from engine.chance import Draw
from engine.game import Action, Event
from engine.games import game_named
from engine.menu import Words
from engine.sealed import SealedTurn
from engine.table import audience_events, read_action
from storage.commits import NewAction
from storage.models import Action as Row
from storage.models import Sitting

ENDS_ROUND = b'{"type":"round"'
"""How the payload of a row that ends a round begins; such a row names nobody."""
TOLD = ("choice", "value", "level")
"""The other fields of a change that are told."""


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
    undone_at: int | None = None
    """The version in which it was taken back."""
    said: Words | None = None
    """What to tell of a change that is no move: a seat handed over, somebody late."""
    game: str = ""
    """What is played, where it matters what kind of action this was."""

    @property
    def advice(self) -> bool:
        """Whether it only told others something; read from the action when it is asked for, which is rare."""
        if self.seat is None or not self.game:
            return False
        rules = game_named(self.game)
        return rules.knows_advice and rules.is_advice(read_action(rules, self.action))

    def told_to(self, seat: int | None) -> list[Event]:
        """The events that this seat may know or, with None, the public."""
        return audience_events(self.events, seat)


def write_action(seat: int | None, action: Action | None, played: SealedTurn) -> NewAction:
    """The row for a turn; the row of the set-up has no action."""
    return NewAction(
        kind="act" if action is not None else "control",
        seat=seat,
        payload=msgspec.json.encode(action) if action is not None else b"",
        draws=msgspec.json.encode(played.draws),
        events=msgspec.json.encode(played.events),
        barrier=played.barrier,
    )


def read_log(game: str, rows: Sequence[Row], sittings: Sequence[Sitting] = ()) -> list[Moment]:
    """What happened, in order; an undone turn stays in its place, marked. Names are of those who sat there then."""
    moments: list[Moment] = []
    event_type: Any = tuple.__class_getitem__((game_named(game).event_type, ...))
    for row in rows:
        if row.kind == "undo":
            for i in range(len(moments) - 1, -1, -1):
                if not moments[i].undone and moments[i].seat is not None:
                    moments[i] = replace(moments[i], undone=True, undone_at=row.version)
                    break
            continue
        events = msgspec.json.decode(row.events, type=event_type) if row.events else ()
        draws = msgspec.json.decode(row.draws, type=tuple[Draw, ...]) if row.draws else ()
        fields = msgspec.json.decode(row.payload) if row.payload else {}
        said = say_change(row.version, fields, sittings) if row.kind == "control" else None
        seat = row.seat if row.kind == "act" else None
        moments.append(Moment(row.version, seat, fields, events, draws, row.at, said=said, game=game))
    return moments


def own_moves(moments: Sequence[Moment], seat: int) -> list[Moment]:
    """The moves of a seat that stand: no advice, nor what it was played for, having no choice after another move."""
    standing = [moment for moment in moments if moment.seat is not None and not moment.undone]
    pairs = zip([None, *standing], standing, strict=False)
    return [
        moment
        for before, moment in pairs
        if moment.seat == seat and not moment.advice and (before is None or before.version != moment.version)
    ]


def dealt_at(moments: Sequence[Moment]) -> int:
    """The version in which the game was dealt: a log may begin before, with who was invited; 0 before the deal."""
    return min((moment.version for moment in moments if moment.draws or moment.events), default=0)


def tells_of_people(rows: Sequence[Row]) -> bool:
    """Whether telling these rows takes knowing who sat where."""
    return any(row.kind == "control" and row.payload and not row.payload.startswith(ENDS_ROUND) for row in rows)


def say_change(version: int, fields: dict[str, Any], sittings: Sequence[Sitting]) -> Words | None:
    """A change that is no move in words: who it is about, and who sat there before, by the names they had then.

    Sittings are those of people; the names of computer players are kept with the change.
    """
    seats = fields.get("seats") or [fields[name] for name in ("seat",) if name in fields]
    if not seats or "type" not in fields:
        return None
    here = [each for each in sittings if each.from_version <= version and (each.to_version or version + 1) > version]
    before = [each for each in sittings if each.to_version == version]
    given: dict[str, int | str] = {
        "who": _names(seats, here, fields.get("who")),
        "old": _names(seats, before, fields.get("old")),
    }
    given |= {name: fields[name] for name in TOLD if isinstance(fields.get(name), str | int)}
    return Words(f"log-{fields['type']}", given)


def _names(seats: Sequence[int], sittings: Sequence[Sitting], computers: object) -> str:
    named = {each.seat: each.name for each in sittings}
    if isinstance(computers, str) and not named.keys() & set(seats):
        return computers
    return ", ".join(named.get(seat) or f"#{seat + 1}" for seat in seats)


def actions_of(game: str, moments: Sequence[Moment]) -> list[tuple[int, Action]]:
    """The actions that stand, for a replay."""
    rules = game_named(game)
    return [
        (moment.seat, read_action(rules, moment.action))
        for moment in moments
        if moment.seat is not None and not moment.undone
    ]

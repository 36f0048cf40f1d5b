"""The rounds of a game in its log, where a turn that ends a round also adds a row that says so. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.host.log import Moment
from engine.game import Event
from engine.games import game_named
from engine.sealed import Sealed, SealedTurn
from storage.commits import NewAction

ROUND = "round"
"""The type of the log row that ends a round; it holds the round's number and whether the same move begins another."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over: what happened in it, in order, and how many of the table's moves stood at its end."""

    number: int
    moments: tuple[Moment, ...]
    moves: int


def round_row(before: Sealed, played: SealedTurn) -> NewAction | None:
    """The row that ends a round after this move; None if the move ends no round."""
    after = played.game
    if before.round is None or (before.round == after.round and not after.outcome.over):
        return None
    # A move that ends the game begins no further round to tell of in a message.
    goes_on = after.round != before.round and not after.outcome.over
    return NewAction(kind="control", payload=close_round(before.round, goes_on=goes_on))


def close_round(number: int, *, goes_on: bool = False) -> bytes:
    """The payload of the row that ends a round."""
    return msgspec.json.encode({"type": ROUND, "round": number, "goes_on": goes_on})


def split_rounds(game: str, log: Sequence[Moment]) -> tuple[list[Round], list[Moment]]:
    """The rounds that are over, and what has happened since; a log cut off at its start begins in mid-round."""
    begins = game_named(game).begins_round
    rounds: list[Round] = []
    since: list[Moment] = []
    moves = 0
    for moment in log:
        if moment.seat is not None or moment.action.get("type") != ROUND:
            moves += moment.seat is not None and not moment.undone
            since.append(moment)
            continue
        last = since[-1] if since else None
        if last is None or last.undone:
            continue
        done, rest = _parted(last, begins if moment.action["goes_on"] else ())
        rounds.append(Round(moment.action["round"], (*since[:-1], done), moves))
        since = [rest] if rest.events else []
    return rounds, since


def decided_after(done: Round, decides: tuple[type[Event], ...]) -> int:
    """How many of a table's moves precede the one that decided a round: its last with such an event, else its last."""
    acts = [moment for moment in done.moments if moment.seat is not None and not moment.undone]
    deciding = [at for at, moment in enumerate(acts) if any(isinstance(event, decides) for event in moment.events)]
    return max(0, done.moves - len(acts) + (deciding[-1] if deciding else len(acts) - 1))


def _parted(moment: Moment, begins: tuple[type[Event], ...]) -> tuple[Moment, Moment]:
    """Split a move that ended a round into what belongs to that round and what belongs to the next."""
    found = [at for at, event in enumerate(moment.events) if isinstance(event, begins)]
    at = found[-1] if found else len(moment.events)
    return replace(moment, events=moment.events[:at]), replace(moment, events=moment.events[at:])

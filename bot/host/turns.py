"""What a turn commits: an action or taking one back, with all that follows from it. Pure: a table in, a Commit out."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from bot.errors import Outdated, Sorry
from bot.host import wishes
from bot.host.log import write_action
from bot.host.seated import Request, Seated
from engine.game import Action, Outcome
from engine.sealed import Played, Sealed
from engine.table import SOMEBODY_MOVED, SOMETHING_WAS_SHOWN
from storage.commits import Commit, NewAction, NewResult, NewState, TableFields

MOST_FORCED = 20


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long the table waits before it wakes the next person, and before a computer player moves."""

    grace: float = 20.0
    computer: float = 2.0


def game_of(seated: Seated) -> Sealed:
    """The game of a running table; raises Sorry where none is being played."""
    if seated.game is None or not seated.running:
        raise Sorry("error-not-running" if seated.table.status == "lobby" else "error-over")
    return seated.game


def act(seated: Seated, request: Request | None, seat: int, action: Action, now: float, pauses: Pauses) -> Commit:
    """Let a seat act, and after it every seat that has no choice; raises Refused if it may not."""
    game = game_of(seated)
    played = game.act(seat, action, seated.table.seed)
    rows = [write_action(seat, action, played)]
    while len(rows) < MOST_FORCED and (forced := _forced(seated, played.game)):
        number, only = forced
        played = played.game.act(number, only, seated.table.seed)
        rows.append(write_action(number, only, played))
    return after_turn(seated, request, seat, played, rows, now, pauses)


def _forced(seated: Seated, game: Sealed) -> tuple[int, Action] | None:
    for seat in game.to_act:
        if not seated.sits_as_computer(seat) and (only := game.forced(seat)):
            return seat, only
    return None


def after_turn(
    seated: Seated,
    request: Request | None,
    mover: int | None,
    played: Played,
    rows: list[NewAction],
    now: float,
    pauses: Pauses,
) -> Commit:
    """The commit of a turn whose rows are written: state, posts, timers, and the end if it is the end."""
    after = played.game
    before = frozenset(seated.game.to_act) if seated.game else frozenset()
    timers, cleared = wishes.timers_for(seated, before, after, mover, now, pauses.grace, pauses.computer)
    posts = [wishes.table_shown(seated), *wishes.hands_shown(seated, asked=after.to_act, now=now)]
    fields = TableFields()
    results: tuple[NewResult, ...] = ()
    if after.outcome.over:
        fields = TableFields(status="over", ended_at=now)
        timers, cleared = [], []
        results = results_of(after.outcome)
        posts.append(wishes.result_shown(seated))
    posts += wishes.talk_changed(seated, seated.game, after)
    if seated.contract.undo == "asked":
        posts.append(wishes.vote_closed(seated))
    return Commit(
        table=seated.table.id,
        expected=seated.version,
        request_id=request.id if request else None,
        by=request.user if request else None,  # type: ignore[arg-type]
        state=NewState(data=after.data, schema_version=after.rules.schema, chance_position=after.position),
        fields=fields,
        waiting=wishes.waited_for(seated, after),
        actions=tuple(rows),
        posts=tuple(posts),
        timers=tuple(timers),
        clear_timers=tuple(cleared),
        results=results,
        at=now,
    )


def results_of(outcome: Outcome) -> tuple[NewResult, ...]:
    """How each seat came out."""
    return tuple(
        NewResult(seat=seat, place=1 if seat in outcome.winners else 2, score=score, won=seat in outcome.winners)
        for seat, score in enumerate(outcome.scores)
    )


def undo(seated: Seated, request: Request, seat: int, now: float, pauses: Pauses) -> Commit:
    """Take the seat's last action back, if nobody could have learnt anything from it."""
    game = game_of(seated)
    if seated.contract.undo == "never":
        raise Sorry("error-undo-never")
    refusal = game.can_undo(seat)
    if refusal in (SOMEBODY_MOVED, SOMETHING_WAS_SHOWN):
        raise Sorry("error-undo-too-late" if seated.contract.undo == "open" else "error-undo-ask")
    if refusal:
        raise Sorry("error-undo-nothing")
    row = NewAction(kind="undo", seat=seat, payload=msgspec.json.encode({"type": "undo"}))
    played = Played(game.undo(seat), (), (), barrier=False)
    return after_turn(seated, request, seat, played, [row], now, pauses)


def check_prompt(game: Sealed, seat: int, prompt: str) -> None:
    """Raise Outdated if a control was made for another decision than the one the seat now has."""
    if game.prompt(seat) != prompt:
        raise Outdated

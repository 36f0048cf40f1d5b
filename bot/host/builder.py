"""The one way to make a commit: a change to a table is put together step by step, then built."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import msgspec

from bot.contract import Contract, write_contract
from bot.host import outbox
from bot.host.seated import Request, Seated
from bot.host.timers import people_waited_for
from bot.host.timing import LobbyTime, Timing, keep_timing
from engine.sealed import Sealed
from storage.commits import (
    Commit,
    NewAction,
    NewResult,
    NewState,
    NewWait,
    PutSeat,
    SetTimer,
    TableFields,
    TimerKey,
    WantPost,
)


@dataclass(slots=True)
class CommitBuilder:
    """A change to a table, or a new table if `seated` is None; `now` None means the time of writing."""

    seated: Seated | None
    request: Request | None = None
    now: float | None = None
    fields: TableFields = field(default_factory=lambda: TableFields())
    contract: Contract | None = None
    """What the table agrees on from now on, if this changes it."""
    seats: list[PutSeat] = field(default_factory=list)
    remove_seats: list[int] = field(default_factory=list)
    rows: list[NewAction] = field(default_factory=list)
    posts: list[WantPost] = field(default_factory=list)
    drop_posts: list[tuple[str, str]] = field(default_factory=list)
    timers: list[SetTimer] = field(default_factory=list)
    clear_timers: list[TimerKey] = field(default_factory=list)
    waiting: frozenset[int] | None = None
    timing: Timing | None = None
    """The table's new timing, if this changes it."""
    results: tuple[NewResult, ...] = ()
    waits: list[NewWait] = field(default_factory=list)
    lobby: LobbyTime | None = None
    """The lobby's new ready check and queue, if this changes them."""
    _state: NewState | None = None

    def note(self, what: str, **fields: object) -> None:
        """Add a row to the log for something that is not a move: a vote, a seat handed over."""
        self.rows.append(NewAction(kind="control", payload=msgspec.json.encode({"type": what, **fields})))

    def go_on_with(self, game: Sealed, sitting: Seated) -> None:
        """Make this the table's game from now on, with these people seated; if the game is over, so is the table."""
        self._state = NewState(data=game.data, schema_version=game.rules.schema, chance_position=game.position)
        self.waiting = people_waited_for(sitting, game)
        if game.outcome.over:
            self.end(game.outcome.scores, game.outcome.winners)

    def end(self, scores: Sequence[float], winners: Collection[int]) -> None:
        """End the running game: the table waits for nobody, no timer is left, its luck is revealed, results are kept.

        What still has to ring after the end is set after this. Without scores there are no results.
        """
        self.fields["status"] = "over"
        self.fields["ended_at"] = self.now
        self.fields["held"] = None
        self.waiting = frozenset()
        self.timers, self.clear_timers = [], []
        self.results = tuple(
            NewResult(seat=seat, score=score, won=seat in winners) for seat, score in enumerate(scores)
        )
        timing = self.timing or (self.seated.timing if self.seated else None)
        if timing and timing.intents:
            self.timing = msgspec.structs.replace(timing, intents=())

    def _forget_plans(self) -> None:
        """Drop the plans and habits of people who leave their seats, and everybody's when the game ends."""
        if self.seated is None or not self.seated.running:
            return
        timing = self.timing or self.seated.timing
        filled = {seat.number: (seat.kind, seat.user_id) for seat in self.seats}
        over = self.fields.get("status") in ("over", "cancelled")
        plans, habits = (
            tuple(
                one for one in kept if not over and filled.get(one.seat, ("person", one.user)) == ("person", one.user)
            )
            for kept in (timing.plans, timing.habits)
        )
        if (plans, habits) != (timing.plans, timing.habits):
            self.timing = msgspec.structs.replace(timing, plans=plans, habits=habits)

    def build(self) -> Commit:
        """The commit for storage to write, whole or not at all; watchers are shown what has changed."""
        self._show_watchers()
        self._forget_plans()
        if self.contract is not None:
            self.fields["options"] = write_contract(self.contract)
        return Commit(
            table=self.seated.id if self.seated else None,
            expected=self.seated.version if self.seated else 0,
            request_id=self.request.id if self.request else None,
            by=self.request.user if self.request else None,
            at=self.now,
            state=self._state,
            fields=self.fields,
            seats=tuple(self.seats),
            remove_seats=tuple(self.remove_seats),
            waiting=self.waiting,
            timing=keep_timing(kept) if (kept := self.timing or self.lobby) is not None else None,
            actions=tuple(self.rows),
            posts=tuple(self.posts),
            drop_posts=tuple(self.drop_posts),
            timers=tuple(self.timers),
            clear_timers=tuple(self.clear_timers),
            results=self.results,
            waits=tuple(self.waits),
        )

    def _show_watchers(self) -> None:
        if self.seated is None or not self.seated.running:
            return
        before = self.timing or self.seated.timing
        if not before.watchers:
            return
        sit = [seat.user_id for seat in self.seats]
        ends = self.fields.get("status") == "over"
        timing, posts = outbox.show_watchers(before, self.posts, self.now or 0.0, sit=sit, ends=ends)
        self.posts += posts
        self.timing = self.timing if timing is before else timing


def timing_of(builder: CommitBuilder) -> Timing:
    """The table's timing as the commit has it so far."""
    assert builder.timing is not None
    return builder.timing

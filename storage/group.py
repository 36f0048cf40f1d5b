"""How turns that wait at the same moment are written together: which win, which lose, and the rows of those that win.

`write_together` is a generator that yields its steps and is sent their rows. It never waits itself, so that a thread
(SQLite) and a task (PostgreSQL) can drive it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from storage import statements as sql
from storage.commits import Commit, Committed, NewState
from storage.errors import Conflict, NoSuchTable, StorageError, WriteRefused
from storage.ids import TableId
from storage.models import GENERATIONS_A_VERSION, NO_SEAT
from storage.statements import Statement

Row = tuple[Any, ...]
Outcome = Committed | StorageError

HIGHEST_SEAT = 62


@dataclass(frozen=True, slots=True)
class FindRows:
    """Ask for the rows that a list of keys picks out."""

    statement: Statement
    keys: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Insert:
    """Add one row and ask for what it returns."""

    statement: Statement
    row: Row


@dataclass(frozen=True, slots=True)
class RunMany:
    """Run one statement with each of many rows."""

    statement: Statement
    rows: list[Row]


Step = FindRows | Insert | RunMany
StepGenerator = Generator[Step, Sequence[Row], list[Outcome]]

# Parents before children, removals before the rows that may replace them, the request last.
ORDER: tuple[Statement, ...] = (
    sql.OPEN_STATE,
    sql.NEXT_VERSION,
    sql.NEXT_STATE,
    sql.REMOVE_SEAT,
    sql.PUT_SEAT,
    sql.END_SITTING,
    sql.BEGIN_SITTING,
    sql.WAIT_FOR,
    sql.ADD_ACTION,
    sql.DROP_POST,
    sql.RENEW_POST,
    sql.WANT_POST,
    sql.CLEAR_TIMERS,
    sql.CLEAR_TIMER,
    sql.SET_TIMER,
    sql.PUT_RESULT,
    sql.PUT_RATED,
    sql.KEEP_REQUEST,
)


def write_together(commits: Sequence[Commit], now: float) -> StepGenerator:
    """Write turns of different tables and requests; one outcome for each, in order."""
    versions: dict[int, int] = {}
    tables = sorted({commit.table for commit in commits if commit.table is not None})
    if tables:
        versions.update((yield FindRows(sql.FIND_VERSIONS, tables)))
    done: dict[str, Committed] = {}
    requests = sorted({commit.request_id for commit in commits if commit.request_id is not None})
    if requests:
        for request, table, version in (yield FindRows(sql.FIND_REQUESTS, requests)):
            done[request] = Committed(TableId(table), version, repeated=True)
    rows: defaultdict[Statement, list[Row]] = defaultdict(list)
    outcomes: list[Outcome] = []
    for commit in commits:
        if commit.request_id in done:
            outcomes.append(done[commit.request_id])
            continue
        at = now if commit.at is None else commit.at
        if commit.table is None:
            number = (yield Insert(sql.open_table(), _new_table(commit, at)))[0][0]
            table, version = TableId(number), 1
        else:
            table = commit.table
            found = versions.get(table)
            if found is None or found != commit.expected:
                outcomes.append(
                    NoSuchTable(table) if found is None else Conflict(table, commit.expected, found),
                )
                continue
            version = found + 1
            if commit.fields:
                names = tuple(name for name in sql.TABLE_COLUMNS if name in commit.fields)
                values: dict[str, Any] = dict(commit.fields)
                rows[sql.change_table(names)].append((*(values[name] for name in names), table))
        _add_rows(rows, commit, table, version, at)
        outcomes.append(Committed(table, version))
    for statement in _ordered(rows):
        yield RunMany(statement, rows[statement])
    return outcomes


def check_commit(commit: Commit) -> None:
    """Raise WriteRefused for a commit that no database could make sense of, before it waits beside others."""
    numbers = {seat.number for seat in commit.seats} | (commit.waiting or frozenset())
    if any(not 0 <= number <= HIGHEST_SEAT for number in numbers):
        raise WriteRefused("seat")
    if commit.table is None and commit.expected != 0:
        raise WriteRefused("expected")


def _ordered(rows: dict[Statement, list[Row]]) -> Iterable[Statement]:
    known = [statement for statement in ORDER if statement in rows]
    return [*(statement for statement in rows if statement not in ORDER), *known]


def _new_table(commit: Commit, at: float) -> Row:
    values: dict[str, Any] = {
        "status": "lobby",
        "game": "",
        "name": "",
        "options": b"",
        "language": "",
        "private": False,
        "secret": b"",
        "commitment": b"",
        "seed": b"",
        "created_at": at,
        **commit.fields,
    }
    return tuple(values.get(name) for name in sql.TABLE_COLUMNS)


def _state_row(state: NewState) -> Row:
    return (state.schema_version, state.chance_position, state.data)


def _add_rows(rows: defaultdict[Statement, list[Row]], commit: Commit, table: TableId, version: int, at: float) -> None:
    state = commit.state
    if commit.table is None:
        state = state or NewState(data=b"", schema_version=0)
        rows[sql.OPEN_STATE].append((table, at, *_state_row(state), commit.timing))
    elif state is None:
        rows[sql.NEXT_VERSION].append((at, commit.timing, table, commit.expected))
    else:
        rows[sql.NEXT_STATE].append((at, *_state_row(state), commit.timing, table, commit.expected))
    _add_seat_rows(rows, commit, table, version, at)
    for ordinal, action in enumerate(commit.actions):
        rows[sql.ADD_ACTION].append(
            (
                table,
                version,
                ordinal,
                action.kind,
                action.seat,
                action.payload,
                action.draws,
                action.events,
                action.barrier,
                at,
            )
        )
    for audience, kind in commit.drop_posts:
        rows[sql.DROP_POST].append((table, audience, kind))
    generation = version * GENERATIONS_A_VERSION
    for post in commit.posts:
        key = (table, post.audience, post.kind)
        if post.repost or post.channel_id is not None:
            rows[sql.RENEW_POST].append((generation, *key, post.repost, post.channel_id))
        rows[sql.WANT_POST].append(
            (*key, post.keep, post.channel_id, generation, version, post.payload, post.not_before or at, at)
        )
    if commit.fields.get("status") in ("over", "cancelled"):
        rows[sql.CLEAR_TIMERS].append((table,))
    for kind, seat in commit.clear_timers:
        rows[sql.CLEAR_TIMER].append((table, kind, NO_SEAT if seat is None else seat))
    for timer in commit.timers:
        seat = NO_SEAT if timer.seat is None else timer.seat
        rows[sql.SET_TIMER].append((table, timer.kind, seat, timer.due, version))
    for result in commit.results:
        rows[sql.PUT_RESULT].append((table, result.seat, result.place, result.score, result.won, at, result.tally))
    for one in commit.rated:
        rows[sql.PUT_RATED].append(
            (table, one.seat, one.server, one.system, one.side, one.place, one.user, one.name, at)
        )
    for wait in commit.waits:
        rows[sql.ADD_WAIT].append((wait.user, wait.server, at, table, wait.seconds, wait.in_time))
    if commit.request_id is not None:
        rows[sql.KEEP_REQUEST].append((commit.request_id, table, version, commit.by, at))


def _add_seat_rows(
    rows: defaultdict[Statement, list[Row]], commit: Commit, table: TableId, version: int, at: float
) -> None:
    for number in commit.remove_seats:
        rows[sql.REMOVE_SEAT].append((table, number))
        rows[sql.END_SITTING].append((version, table, number, None))
    for seat in commit.seats:
        rows[sql.PUT_SEAT].append(
            (
                table,
                seat.number,
                seat.kind,
                seat.user_id,
                seat.name,
                seat.level,
                at,
                seat.joined_by,
                seat.reach,
            )
        )
        rows[sql.END_SITTING].append((version, table, seat.number, seat.user_id))
        if seat.user_id is not None:
            rows[sql.BEGIN_SITTING].append((table, seat.number, version, seat.user_id, seat.name, at))
    waiting = commit.waiting
    if waiting is None and commit.fields.get("status") in ("over", "cancelled"):
        waiting = frozenset()
    if waiting is not None:
        rows[sql.WAIT_FOR].append((at, table, sum(1 << number for number in waiting)))

"""Reports that something is wrong at a table, kept with all that the reporter may see, before anybody is told. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.host import outbox
from bot.host.builder import CommitBuilder
from bot.host.log import Moment
from bot.host.post_kinds import numbered
from bot.host.records import told_so_far
from bot.host.seated import Request, Seated
from bot.host.turns import game_of
from engine.game import Event, View
from storage.commits import Commit, WantPost
from storage.ids import TableId, UserId

MANAGERS, RUNNERS = "managers", "host"
"""To whom a report goes: those who manage the server, in the channel they chose; those who run the bot, in a folder."""
REPORTED = b'{"type":"reported"}'
"""What the log of a table keeps of a report."""


class Report(msgspec.Struct, frozen=True):
    """A report as it is kept until it is delivered; it holds nothing that the reporter may not see."""

    format: str
    program: str
    table: TableId
    name: str
    version: int
    at: float
    user: UserId
    who: str
    seat: int | None
    words: str
    reference: str
    """The number that marks the moment of the report in the bot's log."""
    log: Sequence[str]
    view: Any
    told: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """What a report holds besides the table: the words, where they go, and lines of the bot's log."""

    words: str
    program: str
    reference: str
    lines: Sequence[str]
    channel: int | None
    to_file: bool
    view: View
    """The game as the reporter may see it at this table."""
    secret: tuple[type[Event], ...] = ()
    """The events of which each seat learns its own alone."""


def seat_of(seated: Seated, user: UserId) -> int | None:
    """The seat through which somebody sees the game; None for somebody who has none."""
    return next(iter(seated.seats_of(user)), None)


def report(seated: Seated, request: Request, told: Told, log: Sequence[Moment], now: float) -> Commit:
    """Keep a report, to be delivered to the channel, to the folder, or to both."""
    game_of(seated)
    seat = seat_of(seated, request.user)
    made = Report(
        format="tidetable-report/1",
        program=told.program,
        table=seated.id,
        name=seated.table.name,
        version=seated.version,
        at=now,
        user=request.user,
        who=request.name,
        seat=seat,
        words=told.words,
        reference=told.reference,
        log=told.lines,
        view=msgspec.to_builtins(told.view),
        told=told_so_far(seated, log, seat, told.secret),
    )
    builder = CommitBuilder(seated, request, now)
    builder.note("reported")
    kept, kind = msgspec.json.encode(made), numbered(outbox.REPORT, seated.version)
    if told.channel is not None:
        post = WantPost(audience=MANAGERS, kind=kind, channel_id=told.channel, payload=kept, keep=False)
        builder.posts.append(post)
    if told.to_file:
        builder.posts.append(WantPost(audience=RUNNERS, kind=kind, payload=kept, keep=False))
    return builder.build()


def read_report(payload: bytes) -> Report:
    """What `report` kept."""
    return msgspec.json.decode(payload, type=Report)

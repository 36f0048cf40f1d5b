"""What is measured about a running bot, under the names that Prometheus shows; bot/serving.py serves it."""

from __future__ import annotations

import time
from contextvars import ContextVar
from dataclasses import dataclass, field

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0)
LATENESS = (0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0)

PRESSES = Counter("tidetable_presses", "Commands, presses and forms, by kind.", ["kind"])
ACKNOWLEDGED = Histogram(
    "tidetable_press_acknowledged_seconds", "From a press to its acknowledgement.", ["kind"], buckets=ANSWERS
)
COMMITTED = Histogram("tidetable_press_committed_seconds", "From a press to its commit.", buckets=ANSWERS)
TURNS = Counter("tidetable_turns", "Commits, by whether a person's press or the table itself caused them.", ["cause"])
POSTS = Counter("tidetable_posts", "Messages shown, by kind.", ["kind"])
POSTS_LATE = Histogram(
    "tidetable_post_late_seconds", "From when a message was to be shown until it was.", ["kind"], buckets=LATENESS
)
BEHIND = Gauge("tidetable_behind_seconds", "How long the message that waits longest has been due.")
SPARING = Gauge("tidetable_pictures_left_out", "Whether words stand in the place of pictures, as messages are late.")
PICTURES = Histogram("tidetable_picture_seconds", "Painting one picture.", buckets=ANSWERS)
TIMERS_LATE = Histogram(
    "tidetable_timer_late_seconds", "From when a timer was due until it was seen to.", buckets=LATENESS
)
REQUESTS = Counter("tidetable_discord_requests", "Discord's answers, by method and status.", ["method", "status"])
REQUEST_SECONDS = Histogram("tidetable_discord_request_seconds", "Discord's time to answer.", buckets=ANSWERS)
REQUESTS_LEFT = Gauge(
    "tidetable_discord_requests_left", "The least left of any of Discord's limits seen in the last quarter minute."
)
QUEUE = Gauge("tidetable_queue_length", "What waits, by where.", ["queue"])
TABLES = Gauge("tidetable_tables", "Tables, by status.", ["status"])
DATABASE_BYTES = Gauge("tidetable_database_bytes", "The size of the database.")
DATABASE_SOUND = Gauge("tidetable_database_sound", "Whether the database can be written and is not damaged.")
WORKER = Gauge("tidetable_worker_process", "Whether the process in which computer players think is running.")
BACKUP_AT = Gauge("tidetable_backup_timestamp_seconds", "When the newest backup of this process was made.")
BACKUPS_FAILED = Gauge("tidetable_backups_failed_in_a_row", "Backups that failed since the last sound one.")
HEARTBEAT = Gauge("tidetable_heartbeat_timestamp_seconds", "When the event loop last had time for this.")
LOOP_LATE = Gauge("tidetable_loop_late_seconds", "How much later than asked the event loop woke last.")
GATEWAY = Gauge("tidetable_gateway_latency_seconds", "Discord's time to answer the gateway's heartbeat.")
WELL = Gauge("tidetable_well", "Whether the bot is connected, its loops run and its database is sound.")


@dataclass(slots=True)
class Pressed:
    """A press on its way."""

    kind: str
    at: float = field(default_factory=time.monotonic)
    acknowledged: bool = False


_PRESSED: ContextVar[Pressed | None] = ContextVar("pressed", default=None)


def press_began(kind: str) -> None:
    """Note that somebody pressed or typed; what this task does from now on is measured as part of that."""
    PRESSES.labels(kind).inc()
    _PRESSED.set(Pressed(kind))


def press_acknowledged() -> None:
    """Note that Discord took the first answer to a press."""
    pressed = _PRESSED.get()
    if pressed is not None and not pressed.acknowledged:
        pressed.acknowledged = True
        ACKNOWLEDGED.labels(pressed.kind).observe(time.monotonic() - pressed.at)


def turn_committed() -> None:
    """Note that a turn is in the database."""
    pressed = _PRESSED.get()
    TURNS.labels("person" if pressed else "table").inc()
    if pressed is not None:
        COMMITTED.observe(time.monotonic() - pressed.at)


def post_shown(kind: str, late: float) -> None:
    """Note that Discord shows a message, and how many seconds late."""
    name = kind.partition(":")[0]
    POSTS.labels(name).inc()
    POSTS_LATE.labels(name).observe(max(0.0, late))

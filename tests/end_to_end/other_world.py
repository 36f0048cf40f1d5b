"""A table whose every secret from one audience is another: hands, decks, sealed plans, the luck to come, what others
were told and did in private and noted down. Whatever that audience is shown must be the same in both worlds."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from engine.chance import Stream
from engine.games import game_named
from engine.sealed import Sealed
from engine.table import audience_events, decode_state, encode_state

COLUMNS = {
    "states": ("table_id", ("data",)),
    "tables": ("id", ("secret", "seed")),
    "actions": ("table_id", ("payload", "draws", "events")),
    "notes": ("table_id", ("text",)),
}


@contextmanager
def other_world(database: Path, table: int, seat: int | None, user: int | None) -> Iterator[None]:
    """While this lasts, the bot finds the other world in its database."""
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        connection.row_factory = sqlite3.Row
        kept = {name: _read(connection, name, table) for name in COLUMNS}
        with connection:
            _write(connection, table, _other(kept, seat, user))
        try:
            yield
        finally:
            with connection:
                _write(connection, table, kept)


Rows = dict[str, list[dict[str, Any]]]


def _read(connection: sqlite3.Connection, name: str, table: int) -> list[dict[str, Any]]:
    key, _ = COLUMNS[name]
    return [dict(row) for row in connection.execute(f"SELECT * FROM {name} WHERE {key} = ?", [table])]


def _write(connection: sqlite3.Connection, table: int, rows: Rows) -> None:
    for name, (_, columns) in COLUMNS.items():
        for row in rows[name]:
            keys = [key for key in ("table_id", "id", "version", "ordinal", "user_id") if key in row]
            if name == "states":
                keys = ["table_id"]
            elif name == "notes":
                keys = ["table_id", "user_id"]
            elif name == "tables":
                keys = ["id"]
            to, where = ", ".join(f"{one} = ?" for one in columns), " AND ".join(f"{one} = ?" for one in keys)
            given = [row[one] for one in (*columns, *keys)]
            connection.execute(f"UPDATE {name} SET {to} WHERE {where}", given)


def _other(kept: Rows, seat: int | None, user: int | None) -> Rows:
    [table] = kept["tables"]
    [state] = kept["states"]
    return {
        "tables": [{**table, "secret": secrets.token_bytes(32), "seed": secrets.token_bytes(32)}],
        "states": [{**state, "data": redealt(table["game"], state["data"], seat)}],
        "actions": [_other_action(table["game"], row, seat) for row in kept["actions"]],
        "notes": [{**note, "text": note["text"] if note["user_id"] == user else "other"} for note in kept["notes"]],
    }


def redealt(game: str, data: bytes, seat: int | None) -> bytes:
    """A game that this audience cannot tell from the real one."""
    rules, luck = game_named(game), Stream(secrets.token_bytes(32))
    fields = msgspec.msgpack.decode(data)

    def anew(state: bytes) -> bytes:
        return encode_state(rules.redeal(decode_state(rules, state), seat, luck))

    state, position, moves, mover, earlier, *rest = fields
    other = msgspec.msgpack.encode([anew(state), position, moves, mover, [anew(one) for one in earlier], *rest])
    assert Sealed(game, other).view(seat) == Sealed(game, data).view(seat)
    return other


def _other_action(game: str, row: dict[str, Any], seat: int | None) -> dict[str, Any]:
    if row["kind"] == "undo":
        return row
    rules = game_named(game)
    event_type: Any = tuple.__class_getitem__((rules.event_type, ...))
    events = msgspec.json.decode(row["events"], type=event_type) if row["events"] else ()
    told = audience_events(events, seat)
    others = row["kind"] == "act" and row["seat"] != seat
    return {
        **row,
        "events": msgspec.json.encode(told),
        "draws": b"",
        "payload": b'{"type":"hidden"}' if others else row["payload"],
    }

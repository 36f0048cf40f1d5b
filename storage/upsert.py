"""Insert a row or change the one that is there, in one statement that two processes may run at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.sqlite import insert as insert_on_sqlite
from sqlmodel import Session, SQLModel

T = TypeVar("T", bound=SQLModel)


def upsert(session: Session, model: type[T], key: Mapping[str, Any], change: Mapping[str, Any]) -> T:
    """Write `change` to the row of that key, made from the model's defaults where there is none, and return it."""
    table: SqlTable = model.__table__  # type: ignore[attr-defined]
    fresh = {name: value for name, value in model(**key, **change).model_dump().items() if name in table.columns}
    insert: Any = insert_on_sqlite(table)
    if session.get_bind().dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as insert_on_postgresql  # Not needed with SQLite.

        insert = insert_on_postgresql(table)
    session.execute(
        insert.values(fresh).on_conflict_do_update(index_elements=list(key), set_=dict(change))
        if change
        else insert.values(fresh).on_conflict_do_nothing()
    )
    row = session.get(model, tuple(key.values()) if len(key) > 1 else next(iter(key.values())))
    assert row is not None
    return row

"""Whose turn it is when more is due than can be shown at once: calls first, then one server after the other,
and those who only watch last."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, case, func, select
from sqlmodel import col

from storage.models import Post, Table

LOOKED_AT = 4_000
"""How many of the due posts are considered, the longest due first."""
CALL = "call:%"
"""The kinds of posts that call somebody, who may have little time left."""
WATCH = "watch"
"""The kind of posts that show a table to somebody who only watches."""


LAST = 2
_urgency = case((col(Post.kind).like(CALL), 0), (col(Post.kind) == WATCH, LAST), else_=1)


def tables_in_turn(due: Sequence[ColumnElement[bool]], limit: int) -> Select[tuple[int, bool]]:
    """The tables of up to `limit` due posts, chosen so that a server, or a table, with many of them delays no other.

    With each comes whether it is the turn of those who only watch it.
    """
    oldest = (
        select(col(Post.table_id), col(Post.not_before), col(Table.server_id), _urgency.label("urgency"))
        .join(Table, col(Table.id) == col(Post.table_id))
        .where(*due)
        .order_by(col(Post.not_before))
        .limit(LOOKED_AT)
        .subquery()
    )
    of_table = func.row_number().over(partition_by=oldest.c.table_id, order_by=oldest.c.not_before)
    ranked = select(oldest, of_table.label("place")).subquery()
    server = func.coalesce(ranked.c.server_id, 0)
    of_server = func.row_number().over(partition_by=server, order_by=(ranked.c.place, ranked.c.not_before))
    found = select(ranked.c.table_id, ranked.c.urgency == LAST)
    return found.order_by(ranked.c.urgency, of_server, ranked.c.not_before).limit(limit)

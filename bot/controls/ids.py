"""How an id is written: the kind of the control, its table in few characters, and what else its kind needs."""

from __future__ import annotations

from storage.ids import TableId

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
NO_TABLE = TableId(0)
"""Stands in the ids of controls that belong to no table."""


def make_id(kind: str, table: TableId, *rest: str) -> str:
    """The text that Discord gives back when a control is pressed."""
    return ":".join((kind, in_base36(table), *rest))


def in_base36(number: int) -> str:
    """A number in few characters."""
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if not number:
            return text

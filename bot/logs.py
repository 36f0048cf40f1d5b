"""Log lines: as text or as JSON, each with the reference number of the press that caused it, and never a card."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType
from typing import Literal

from bot.reaching import in_a_line, is_temporary
from storage.ids import TableId, UserId

Form = Literal["text", "json"]

_REFERENCE: ContextVar[str] = ContextVar("reference", default="")
_CAUSED: OrderedDict[int, str] = OrderedDict()
OWN = ("bot", "engine", "storage")
"""The packages whose loggers take the level that was chosen, however detailed it is."""
REMEMBERED = 4_096
"""For how many tables the press that changed them last is remembered."""

OF_TABLE = re.compile(r"\btable=\d")
NAMES_ONE = re.compile(r"\b(table|seat|user|team)[=:](\d+)")
_LINES: deque[str] = deque(maxlen=4_000)
"""The last lines that name a table."""
MOST_LINES = 40
"""How many of them a report holds at most."""

TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s%(ref)s"
QUOTES_ROWS = ("DETAIL:", "[parameters:", "[SQL:")
"""How lines begin in which a database quotes a row that it refused; a quotation may run over several lines."""
GOES_ON = re.compile(r'Traceback \(most|  File "|The above exception was|During handling of|\(Background on')
"""How the rest of a traceback begins after a quotation."""


def set_up(level: str, form: Form = "text") -> None:
    """Log everything of a level and above to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Text() if form == "text" else Json())
    handler.addFilter(_in_a_line_where_it_passes)
    logging.basicConfig(level=level, handlers=[handler, Recent()], force=True)
    chosen = logging.getLogger().level
    for name in OWN:
        logging.getLogger(name).setLevel(chosen)
    # At detailed levels libraries log what they send, receive and store: messages with hands, forms with notes, rows.
    logging.getLogger().setLevel(max(logging.INFO, chosen))
    logging.getLogger("alembic").setLevel(max(logging.WARNING, chosen))


class Recent(logging.Handler):
    """Remembers the last lines that name a table, for reports; without tracebacks."""

    def emit(self, record: logging.LogRecord) -> None:
        said = without_rows(record.getMessage())
        if OF_TABLE.search(said):
            when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(record.created))
            ref = "" if "ref=" in said else f" ref={_REFERENCE.get() or '-'}"
            _LINES.append(f"{when} {record.levelname} {record.name} {said}{ref}")


def lines_about(table: TableId, user: UserId, seats: Collection[int]) -> list[str]:
    """The last lines of the log about a table that name nobody but one person and their seats."""
    own = {"table": {str(table)}, "user": {str(user)}, "seat": {str(seat) for seat in seats}}
    return [
        line
        for line in _LINES
        if f"table={table} " in line and all(number in own.get(kind, ()) for kind, number in NAMES_ONE.findall(line))
    ][-MOST_LINES:]


def reference() -> str:
    """The reference number of what is being done, made now if it has none."""
    if not _REFERENCE.get():
        begin_reference()
    return _REFERENCE.get()


def begin_reference() -> str:
    """Begin a new reference number, under which everything that this task does and starts from now on is logged."""
    number = secrets.token_hex(3).upper()
    _REFERENCE.set(number)
    return number


def caused_by_this(table: TableId) -> None:
    """Remember the present reference number as the cause of what is shown and done at a table from now on."""
    if number := _REFERENCE.get():
        _CAUSED[table] = number
        _CAUSED.move_to_end(table)
        if len(_CAUSED) > REMEMBERED:
            _CAUSED.popitem(last=False)


@contextmanager
def as_caused(table: TableId) -> Iterator[None]:
    """Log under the number of the press that changed this table last."""
    token = _REFERENCE.set(_CAUSED.get(table, ""))
    try:
        yield
    finally:
        _REFERENCE.reset(token)


class _Discreet(logging.Formatter):
    """Tracebacks without the rows that databases quote in their errors."""

    def formatException(
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        return without_rows(super().formatException(ei))


def without_rows(text: str) -> str:
    """The text of an error without the rows that a database quotes in it."""
    kept, quoted = [], False
    for line in text.splitlines():
        quotes = line.lstrip().startswith(QUOTES_ROWS)
        quoted = quotes or (quoted and not GOES_ON.match(line))
        if not quoted:
            kept.append(line)
    return "\n".join(kept)


class Text(_Discreet):
    """One line for each thing that happened, as people read it."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def format(self, record: logging.LogRecord) -> str:
        number = _REFERENCE.get()
        record.msg, record.args = without_rows(record.getMessage()), None
        record.ref = f" ref={number}" if number and "ref=" not in record.getMessage() else ""
        return super().format(record)


class Json(_Discreet):
    """One JSON object a line, as log collectors read it; `table=1 user=2` in a message become fields."""

    def format(self, record: logging.LogRecord) -> str:
        words = without_rows(record.getMessage())
        told: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname,
            "logger": record.name,
            "message": words,
        }
        if number := _REFERENCE.get():
            told["ref"] = number
        for word in words.split():
            name, sign, value = word.partition("=")
            if sign and value and name.isidentifier():
                told.setdefault(name, value)
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _in_a_line_where_it_passes(record: logging.LogRecord) -> bool:
    """Shorten a temporary error of discord.py to a line: connections break now and then, which needs no traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord") and error is not None and is_temporary(error):
        record.msg, record.args = f"{record.getMessage()} ({in_a_line(error)})", None
        record.exc_info = record.exc_text = None
    return True

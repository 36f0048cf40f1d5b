"""Log lines carry the number of the press that caused them, and never a row of the database."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from bot import logs
from storage.ids import TableId


def line(formatter: logging.Formatter, words: str, error: BaseException | None = None) -> str:
    told = (type(error), error, error.__traceback__) if error else None
    return formatter.format(logging.LogRecord("bot.x", logging.INFO, "", 1, words, None, told))


def test_a_line_of_json_has_fields() -> None:
    number = logs.begin_reference()
    told = json.loads(line(logs.Json(), "press=move user=7 table=12"))
    assert (told["press"], told["user"], told["table"], told["ref"]) == ("move", "7", "12", number)


def test_what_a_table_shows_later_has_the_number_of_the_press_that_changed_it() -> None:
    number = logs.begin_reference()
    logs.caused_by_this(TableId(12))
    logs.begin_reference()
    with logs.as_caused(TableId(12)):
        assert line(logs.Text(), "shown").endswith(f" ref={number}")
    assert number not in line(logs.Text(), "other")


QUOTING = """null value in column "at" violates not-null constraint
DETAIL:  Failing row contains (1, 100, Ann bluffs

and: holds the Seer, null).
CONTEXT: while writing"""


@pytest.mark.parametrize("formatter", [logs.Text(), logs.Json()])
def test_a_note_of_several_lines_that_a_database_quotes_is_in_no_log(formatter: logging.Formatter) -> None:
    try:
        try:
            raise ValueError(QUOTING)
        except ValueError as error:
            raise RuntimeError("could not write") from error
    except RuntimeError as error:
        told = (type(error), error, error.__traceback__)
    for message, caught in (("failed", told), (f"failed: {QUOTING}", None)):
        said = formatter.format(logging.LogRecord("storage", logging.ERROR, "", 1, message, None, caught))
        assert "null value in column" in said
        assert "bluffs" not in said
        assert "Seer" not in said
    assert "could not write" in formatter.format(logging.LogRecord("storage", 40, "", 1, "failed", None, told))


@pytest.fixture
def levels() -> Iterator[None]:
    """Leaves the loggers as they were."""
    names = ("", "alembic", *logs.OWN)
    before, handlers = {name: logging.getLogger(name).level for name in names}, logging.root.handlers[:]
    yield
    logging.root.handlers[:] = handlers
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("levels")
def test_in_detail_the_bot_alone_is_logged_and_not_what_libraries_send_receive_and_keep() -> None:
    logs.set_up("DEBUG")
    told = ("bot.post.poster", "engine.sealed", "storage.store")
    hushed = ("discord.http", "discord.gateway", "aiosqlite", "asyncpg", "sqlalchemy.engine")
    assert all(logging.getLogger(name).isEnabledFor(logging.DEBUG) for name in told)
    assert not any(logging.getLogger(name).isEnabledFor(logging.DEBUG) for name in hushed)
    logs.set_up("WARNING")
    assert not any(logging.getLogger(name).isEnabledFor(logging.INFO) for name in (*told, *hushed))

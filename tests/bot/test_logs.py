"""Log lines carry the number of the press that caused them, and never a row of the database."""

from __future__ import annotations

import json
import logging

from bot import logs


def line(formatter: logging.Formatter, words: str, error: BaseException | None = None) -> str:
    told = (type(error), error, error.__traceback__) if error else None
    return formatter.format(logging.LogRecord("bot.x", logging.INFO, "", 1, words, None, told))


def test_a_line_of_json_has_fields() -> None:
    number = logs.begin_reference()
    told = json.loads(line(logs.Json(), "press=move user=7 table=12"))
    assert (told["press"], told["user"], told["table"], told["ref"]) == ("move", "7", "12", number)


def test_what_a_table_shows_later_has_the_number_of_the_press_that_changed_it() -> None:
    number = logs.begin_reference()
    logs.caused_by_this(12)
    logs.begin_reference()
    with logs.as_caused(12):
        assert line(logs.Text(), "shown").endswith(f" ref={number}")
    assert number not in line(logs.Text(), "other")

"""What a database quotes in its errors is not for a log."""

from __future__ import annotations

import logging

import pytest
from sqlalchemy.exc import DBAPIError
from sqlmodel import Session

from bot import logs
from storage import Server, ServerId, Store, WriteRefused
from tests.storage.samples import open_table

SECRET = b"the ace of waves"


async def test_an_error_of_the_database_quotes_no_row(url: str) -> None:
    caught: list[DBAPIError] = []

    def write_twice(session: Session) -> None:
        connection = session.connection()
        row = {"server_id": ServerId(7), "language": SECRET.decode(), "settings": SECRET, "updated_at": 1.0}
        connection.execute(Server.__table__.insert(), row)  # type: ignore[attr-defined]
        try:
            connection.execute(Server.__table__.insert(), row | {"updated_at": None})  # type: ignore[attr-defined]
        except DBAPIError as error:
            caught.append(error)
            raise

    async with await Store.open(url) as store:
        await open_table(store)
        with pytest.raises(WriteRefused) as refused:
            await store.database.write(write_twice)
    [error] = caught
    told = (type(error), error, error.__traceback__)
    for formatter in (logs.Text(), logs.Json()):
        said = formatter.format(logging.LogRecord("storage", logging.ERROR, "", 1, "failed", None, told))
        assert "IntegrityError" in said
        assert "ace of waves" not in said
        assert SECRET.hex() not in said
    assert "ace of waves" not in str(refused.value)

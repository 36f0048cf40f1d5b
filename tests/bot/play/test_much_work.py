"""Files and ladders that are much work: done beside the event loop, one thing of a person at a time."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest

from bot.controls import NO_TABLE, Replay
from bot.host import Host
from bot.memory import collect_only_what_is_new
from bot.play import ladder, records, replaying
from bot.play.answers import Answer, Steps
from bot.post.film import FILM_MAKER, FilmProgress, FilmRequest
from bot.ratings import Ladder
from storage.models import RatedSeat
from tests.bot.play.conftest import People
from tests.engine.games_under_test import SETTINGS
from tests.engine.lucky_records import whole

RECORD = whole("rolling", 2)


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done beside the event loop, and by which step."""
    found: list[str] = []

    def watched(name: str, work: Any) -> Any:
        def run(*given: Any) -> Any:
            assert threading.current_thread() is not threading.main_thread(), name
            found.append(name)
            return work(*given)

        return run

    for name in ("lay_out", "show", "say_game"):
        monkeypatch.setattr(replaying, name, watched(name, getattr(replaying, name)))
    for name in ("read", "verify"):
        monkeypatch.setattr(records, name, watched(name, getattr(records, name)))
    return found


async def test_a_file_is_read_replayed_and_drawn_beside_the_event_loop(
    host: Host, people: People, beside: list[str]
) -> None:
    await replaying.from_file(host, people.ask("ann"), RECORD)
    await records.verify_record(people.ask("ann"), RECORD)
    await replaying.film_file(host, people.ask("ann"), RECORD, Replay(NO_TABLE, words=True))
    assert beside == ["lay_out", "show", "read", "verify", "lay_out", "say_game"]


async def test_the_films_of_one_person_are_made_one_after_the_other(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    making, most = 0, 0

    async def make(_filmed: FilmRequest) -> AsyncIterator[FilmProgress]:
        nonlocal making, most
        making += 1
        most = max(most, making)
        await asyncio.sleep(0)
        yield FilmProgress(1, 1, b"film")
        making -= 1

    monkeypatch.setattr(FILM_MAKER, "make", make)

    async def films(*names: str) -> None:
        answers = [await replaying.film_file(host, people.ask(name), RECORD, Replay(NO_TABLE)) for name in names]
        await asyncio.gather(*(shown(answer) for answer in answers))

    async def shown(answer: Answer) -> None:
        assert isinstance(answer, Steps)
        async for _ in answer.messages:
            await asyncio.sleep(0)

    await films("ann", "ann", "ann")
    assert most == 1
    await films("ann", "bob")
    assert most == 2


async def test_the_ladders_that_one_person_asks_for_are_worked_out_one_after_the_other(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    working, most = 0, 0

    def slow(_seats: Iterable[RatedSeat]) -> Ladder:
        nonlocal working, most
        working += 1
        most = max(most, working)
        time.sleep(0.02)
        working -= 1
        return Ladder()

    monkeypatch.setattr(ladder, "ladder_of", slow)
    await asyncio.gather(*(ladder.show_ladder(host, people.ask("ann")) for _ in range(3)))
    assert most == 1


def test_a_record_of_every_game_is_far_smaller_than_what_is_looked_at() -> None:
    for setting in SETTINGS:
        if setting.name != "tiny":
            assert len(whole(setting.name, setting.seats)) * 8 < records.LARGEST, setting


def test_what_is_there_at_the_start_is_left_out_of_collections() -> None:
    before = gc.get_freeze_count()
    try:
        collect_only_what_is_new()
        assert gc.get_freeze_count() > before + 10_000
    finally:
        gc.unfreeze()

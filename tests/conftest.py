"""What all tests share: which warnings of other packages are no errors, and how the tests are spread over workers."""

from __future__ import annotations

import gc
import itertools
import os
import random
import secrets
from collections.abc import Generator

import pytest


def pytest_configure(config: pytest.Config) -> None:
    # aiohttp's reader of uploaded files causes this warning of its own as soon as a file is larger than one chunk.
    config.addinivalue_line("filterwarnings", r"ignore:unread_data\(\) is deprecated:DeprecationWarning:aiohttp.*")


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables that a test opens in its own process draw the same secrets in every run: none fails by chance."""
    luck = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", lambda count=32: luck.randbytes(count))


@pytest.fixture(autouse=True)
def time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no clock end a strong player's thought on a busy machine: the same seed gives the same play."""
    monkeypatch.setattr("engine.players.search.PATIENCE", 1000.0)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Leave the collected tests out of garbage collections: they stay to the end anyway."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two for each core: tests that play with a bot mostly wait for it."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin in every worker with end-to-end tests, so that none of these long ones comes last."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = [item for share in shares(items, workers) for item in share]


def shares(items: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """What each worker begins with: its part of the end-to-end tests, and after them an even part of the others.

    Tests that share a bot stay together. A worker that is done takes over tests that another has not come to.
    """
    far = [item for item in items if "end_to_end" in item.path.parts]
    alone = [[item] for item in far if not shares_a_bot(item)]
    together = [list(tests) for _, tests in itertools.groupby(filter(shares_a_bot, far), key=lambda item: item.path)]
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for tests in alone + together:
        min(parts, key=len).extend(tests)
    rest = iter([item for item in items if "end_to_end" not in item.path.parts])
    for number, part in enumerate(parts):
        # xdist cuts the list into a part for each worker; the last parts are one longer if it does not divide evenly.
        wanted = (len(items) + number) // workers
        part += itertools.islice(rest, max(0, wanted - len(part)))
    return [*parts, list(rest)]


def shares_a_bot(item: pytest.Item) -> bool:
    return "harbour" in getattr(item, "fixturenames", ())

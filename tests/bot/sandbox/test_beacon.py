"""The stand-in's beacon answers as drand does, follows the stand-in's clock, and fails on command."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.sandbox.beacon import Chain
from tests.bot.sandbox.conftest import Town


class Asking:
    """Asks the beacon of a town."""

    def __init__(self, town: Town, session: aiohttp.ClientSession) -> None:
        self.town = town
        self.session = session

    async def __call__(self, path: str) -> tuple[int, Any]:
        async with self.session.get(f"{self.town.sandbox.beacon_url}{path}") as answer:
            raw = await answer.read()
            return answer.status, msgspec.json.decode(raw) if answer.status == 200 else raw.decode()

    async def newest(self) -> int:
        status, given = await self("/public/latest")
        assert status == 200
        number: int = given["round"]
        return number


@pytest.fixture
async def ask(town: Town) -> AsyncIterator[Asking]:
    async with aiohttp.ClientSession() as session:
        yield Asking(town, session)


async def test_the_chain_tells_its_period_and_where_it_began(town: Town, ask: Asking) -> None:
    status, info = await ask("/info")
    assert status == 200
    assert info["hash"] == town.sandbox.beacon.chain.hash
    assert {"public_key", "period", "genesis_time", "hash", "groupHash", "schemeID", "metadata"} == set(info)
    newest = await ask.newest()
    due = info["genesis_time"] + (newest - 1) * info["period"]
    assert 0 <= town.world.clock.now() - due < 2 * info["period"]


async def test_a_round_s_randomness_is_the_hash_of_its_signature(ask: Asking) -> None:
    _, given = await ask(f"/public/{await ask.newest()}")
    assert given["randomness"] == hashlib.sha256(bytes.fromhex(given["signature"])).hexdigest()
    assert set(given) == {"round", "randomness", "signature"}


async def test_a_round_never_changes_and_rounds_differ(ask: Asking) -> None:
    first, again, other = (await ask("/public/7"))[1], (await ask("/public/7"))[1], (await ask("/public/8"))[1]
    assert first == again
    assert first["randomness"] != other["randomness"]


def test_the_same_seed_gives_the_same_chain_and_another_another() -> None:
    assert Chain(b"a").info == Chain(b"a").info
    assert Chain(b"a").round(5) == Chain(b"a").round(5)
    assert Chain(b"a").hash != Chain(b"b").hash
    assert Chain(b"a").round(5)["randomness"] != Chain(b"b").round(5)["randomness"]


async def test_a_round_far_ahead_is_too_early(town: Town, ask: Asking) -> None:
    assert await ask(f"/public/{await ask.newest() + 100}") == (425, "Requested future beacon")
    town.sandbox.beacon.early = 404
    assert (await ask(f"/public/{await ask.newest() + 100}"))[0] == 404
    assert (await ask(f"/public/{await ask.newest() + 1}"))[0] == 404


async def test_who_asks_for_the_next_round_waits_until_the_clock_shows_it(town: Town, ask: Asking) -> None:
    town.sandbox.beacon.chain.period = 3600
    coming = await ask.newest() + 1
    waiting = asyncio.create_task(ask(f"/public/{coming}"))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    town.world.clock.jump(3600)
    status, given = await asyncio.wait_for(waiting, 5)
    assert (status, given["round"]) == (200, coming)


async def test_a_pushed_clock_brings_new_rounds(town: Town, ask: Asking) -> None:
    before = await ask.newest()
    town.world.clock.jump(3000)
    assert await ask.newest() - before in (1000, 1001, 1002)


async def test_what_is_no_round_and_what_is_no_chain_is_refused(town: Town, ask: Asking) -> None:
    assert (await ask("/public/soon"))[0] == 400
    async with ask.session.get(f"{town.sandbox.url}/beacon/{'0' * 64}/info") as answer:
        assert answer.status == 500
    async with ask.session.get(f"{town.sandbox.url}/beacon/chains") as answer:
        assert await answer.json() == [town.sandbox.beacon.chain.hash]


async def test_the_beacon_fails_on_command(town: Town, ask: Asking) -> None:
    troubles = town.sandbox.beacon.troubles
    troubles.status = 503
    assert (await ask("/info"))[0] == 503
    troubles.status, troubles.absent = 0, True
    with pytest.raises(aiohttp.ClientError):
        await ask("/info")
    troubles.absent, troubles.nonsense = False, True
    with pytest.raises(msgspec.DecodeError):
        await ask("/public/1")
    troubles.nonsense, troubles.forged = False, True
    _, given = await ask("/public/1")
    assert given["randomness"] != hashlib.sha256(bytes.fromhex(given["signature"])).hexdigest()
    troubles.forged, troubles.slow = False, 30.0
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(ask("/public/1"), 0.2)
    troubles.slow = 0.0
    assert (await ask("/public/1"))[0] == 200

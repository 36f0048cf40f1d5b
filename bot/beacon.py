"""Asking a public random beacon (drand's HTTP API) which round comes next, and for its value once it is out."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from hashlib import sha256
from re import fullmatch
from typing import Annotated, NamedTuple

import aiohttp
import msgspec

from bot.host.luck import Coming
from engine.luck import Beacon, Digest

log = logging.getLogger(__name__)

AHEAD = 3.0
"""A round is named at least this many seconds before it comes out, so that nobody can know its value yet."""
PATIENCE = 20.0
"""How many seconds the deal waits for its round after Start."""
AGAIN = 1.0
LEARN_AGAIN = 15.0
AT_LEAST = 5.0
"""Every request may take at least this many seconds, even if the bot was restarted after PATIENCE had run out."""
LARGEST = 16_384
NETWORK = (aiohttp.ClientError, TimeoutError, OSError)


class Chain(NamedTuple):
    """What has to be known of a chain to name its rounds."""

    hash: str
    genesis: int
    period: int


class _Info(msgspec.Struct, frozen=True):
    hash: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,128}\Z")]
    genesis_time: Annotated[int, msgspec.Meta(ge=0, le=2**40)]
    period: Annotated[int, msgspec.Meta(ge=1, le=3600)]


class _Round(msgspec.Struct, frozen=True):
    round: int
    randomness: Digest
    signature: str | None = None


class Nonsense(Exception):
    """An answer that cannot come from a beacon."""


class BeaconClient:
    """One chain of a beacon at `url`, such as https://api.drand.sh/<chain hash>; an empty url means no beacon."""

    def __init__(self, url: str, now: Callable[[], float]) -> None:
        self.url = url.rstrip("/")
        self.now = now
        self.chain: Chain | None = None

    async def run(self) -> None:
        """Learn what the chain is; try until that succeeds."""
        while self.url and self.chain is None:
            try:
                await self._learn(PATIENCE)
            except (*NETWORK, Nonsense) as error:
                log.warning("beacon could not be asked: %s", type(error).__name__)
                await asyncio.sleep(LEARN_AGAIN)

    def coming(self) -> Coming | None:
        """The round to name now; None if there is no beacon, or nothing is known of it yet."""
        if self.chain is None:
            return None
        now, chain = self.now(), self.chain
        number = max(0, math.ceil((now + AHEAD - chain.genesis) / chain.period)) + 1
        return Coming(chain.hash, number, chain.genesis + (number - 1) * chain.period, now + PATIENCE)

    async def fetch(self, wanted: Coming) -> Beacon | None:
        """Fetch the value of a round that is due; try until its time is over, and give None if it cannot be had.

        Another chain, where the address was changed since Start, does not have it.
        """
        while self.url:
            try:
                chain = await self._learn(max(AT_LEAST, wanted.until - self.now()))
                if chain.hash != wanted.chain:
                    log.warning("beacon=%s has no round of chain %s", chain.hash, wanted.chain)
                    break
                data = await self._get(f"public/{wanted.round}", max(AT_LEAST, wanted.until - self.now()))
                return read_round(data, wanted)
            except (*NETWORK, Nonsense) as error:
                log.warning("beacon=%s round=%s not had: %s", wanted.chain, wanted.round, type(error).__name__)
            if self.now() + AGAIN > wanted.until:
                break
            await asyncio.sleep(AGAIN)
        return None

    async def _learn(self, within: float) -> Chain:
        if self.chain is None:
            self.chain = read_info(await self._get("info", within), self.url)
            log.info("beacon=%s period=%s", self.chain.hash, self.chain.period)
        return self.chain

    async def _get(self, path: str, within: float) -> bytes:
        timeout = aiohttp.ClientTimeout(total=within)
        async with aiohttp.ClientSession(timeout=timeout) as session, session.get(f"{self.url}/{path}") as answer:
            if answer.status != 200:
                raise Nonsense
            data = b""
            async for piece in answer.content.iter_any():
                data += piece
                if len(data) > LARGEST:
                    raise Nonsense
            return data


def read_info(data: bytes, url: str) -> Chain:
    """Read what a beacon says of its chain; raises Nonsense if it is invalid or not the chain that `url` names."""
    try:
        info = msgspec.json.decode(data, type=_Info)
    except msgspec.MsgspecError as error:
        raise Nonsense from error
    named = url.rpartition("/")[2]
    if fullmatch("[0-9a-f]{64}", named) and named != info.hash:
        raise Nonsense
    return Chain(info.hash, info.genesis_time, info.period)


def read_round(data: bytes, wanted: Coming) -> Beacon:
    """Read a round that a beacon gave; raises Nonsense if it is another, or its value does not fit its signature."""
    try:
        given = msgspec.json.decode(data, type=_Round)
        signature = None if given.signature is None else bytes.fromhex(given.signature)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Nonsense from error
    if given.round != wanted.round:
        raise Nonsense
    if signature is not None and sha256(signature).hexdigest() != given.randomness:
        raise Nonsense
    return Beacon(wanted.chain, given.round, given.randomness)

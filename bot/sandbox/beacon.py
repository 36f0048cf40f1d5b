"""A public beacon of randomness in the form of drand's HTTP API, following the stand-in's clock.

It is served below `/beacon`, so `TIDETABLE_BEACON` is `<stand-in>/beacon/<chain hash>`:

* `GET /beacon/chains` lists the one chain hash;
* `GET /beacon/<chain hash>/info` gives public_key, period, genesis_time, hash, groupHash, schemeID and metadata;
* `GET /beacon/<chain hash>/public/<round>` gives round, randomness and signature; `latest`, or 0, is the newest round.

As with drand's relays, a request for the next round waits until that round is out, and a request for a later one is
refused with 425 and a `Cache-Control` that says for how long; `early = 404` refuses both with 404, as drand's nodes do.
The chain follows from its seed, so the same seed gives the same rounds. Its randomness is the SHA-256 of the signature,
as drand's is; the signature itself is derived from the seed and proves nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec
from aiohttp import web

from bot.sandbox.clock import Clock
from bot.sandbox.entities import Json

GENESIS = 1692803367
PERIOD = 3
SEED = b"stand-in"
FOREVER = {"Cache-Control": "public, max-age=604800, immutable"}
NONSENSE = b'{"round":"soon","randomness":"not hexadecimal",'


@dataclass
class Troubles:
    """What is wrong with the beacon: nothing at first; what a test sets stays until it is set back."""

    slow: float = 0.0
    """How many seconds every answer is delayed."""
    absent: bool = False
    """Close every connection without an answer."""
    status: int = 0
    """Answer with this status, such as 500, instead."""
    nonsense: bool = False
    """Answer 200 with a body that is not JSON."""
    forged: bool = False
    """Give a randomness that does not match the signature."""


@dataclass
class Chain:
    """Rounds derived from a seed, one per period since the genesis."""

    seed: bytes = SEED
    period: int = PERIOD
    genesis: int = GENESIS
    info: Json = field(init=False)

    def __post_init__(self) -> None:
        named = {
            "public_key": self._bytes("public key", 96),
            "period": self.period,
            "genesis_time": self.genesis,
            "genesis_seed": self._bytes("group", 32),
        }
        self.hash = hashlib.sha256(msgspec.json.encode(named)).hexdigest()
        self.info = {
            "public_key": named["public_key"],
            "period": self.period,
            "genesis_time": self.genesis,
            "hash": self.hash,
            "groupHash": named["genesis_seed"],
            "schemeID": "bls-unchained-g1-rfc9380",
            "metadata": {"beaconID": "stand-in"},
        }

    def round_at(self, moment: float) -> int:
        """The newest round at a time; 0 before the first one."""
        return max(0, math.floor((moment - self.genesis) / self.period) + 1)

    def time_of(self, number: int) -> int:
        """When a round comes out."""
        return self.genesis + (number - 1) * self.period

    def round(self, number: int) -> Json:
        signature = self._bytes(f"round {number}", 48)
        randomness = hashlib.sha256(bytes.fromhex(signature)).hexdigest()
        return {"round": number, "randomness": randomness, "signature": signature}

    def _bytes(self, label: str, count: int) -> str:
        return hashlib.shake_256(self.seed + b"\n" + label.encode()).hexdigest(count)


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Beacon:
    """Serves the chain; a test can set `troubles`, and `early` to 404 to have it answer as drand's nodes do."""

    def __init__(self, clock: Clock, chain: Chain | None = None) -> None:
        self.clock = clock
        self.chain = chain or Chain()
        self.troubles = Troubles()
        self.early = 425

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/beacon/chains", self._troubled(self._chains))
        app.router.add_get("/beacon/{chain}/info", self._troubled(self._info))
        app.router.add_get("/beacon/{chain}/public/{round}", self._troubled(self._public))

    @property
    def path(self) -> str:
        """Where the chain is served on the stand-in."""
        return f"/beacon/{self.chain.hash}"

    def _troubled(self, handler: Handler) -> Handler:
        async def answer(request: web.Request) -> web.StreamResponse:
            if self.troubles.slow:
                await asyncio.sleep(self.troubles.slow)
            if self.troubles.absent and request.transport is not None:
                request.transport.abort()
            if self.troubles.absent or self.troubles.status:
                return web.Response(status=self.troubles.status or 500, text="Failed to get beacon")
            if self.troubles.nonsense:
                return web.Response(body=NONSENSE, content_type="application/json")
            return await handler(request)

        return answer

    async def _chains(self, _request: web.Request) -> web.Response:
        return _json([self.chain.hash], {})

    async def _info(self, request: web.Request) -> web.Response:
        self._known(request)
        return _json(self.chain.info, FOREVER)

    async def _public(self, request: web.Request) -> web.Response:
        self._known(request)
        asked = request.match_info["round"]
        newest = self.chain.round_at(self.clock.now())
        if asked == "latest":
            asked = "0"
        if not (asked.isascii() and asked.isdigit()) or len(asked) > 19:
            return web.Response(status=400, text=f"Failed to parse round parameter {asked!r}", headers=FOREVER)
        number = int(asked)
        until_next = max(0, math.ceil(self.chain.time_of(newest + 1) - self.clock.now()))
        passing = {"Cache-Control": f"public, must-revalidate, max-age={until_next}"}
        if number == 0 and newest:
            return _json(self._round(newest), passing)
        if number == 0 or number > newest + 1 or (number > newest and self.early != 425):
            return web.Response(status=self.early, text="Requested future beacon", headers=passing)
        if number > newest:
            await self._out(number)
            return _json(self._round(number), {"Cache-Control": "no-cache"})
        return _json(self._round(number), FOREVER)

    def _known(self, request: web.Request) -> None:
        if request.match_info["chain"] != self.chain.hash:
            raise web.HTTPInternalServerError(text="Failed to get beacon")

    def _round(self, number: int) -> Json:
        given = self.chain.round(number)
        if self.troubles.forged:
            given["randomness"] = hashlib.sha256(given["randomness"].encode()).hexdigest()
        return given

    async def _out(self, number: int) -> None:
        """Wait until the clock shows a round's time, or is pushed past it."""
        out = asyncio.Event()
        alarm = self.clock.after(self.chain.time_of(number) - self.clock.now(), out.set)
        try:
            await out.wait()
        finally:
            alarm.cancel()


def _json(body: object, headers: dict[str, str]) -> web.Response:
    return web.Response(body=msgspec.json.encode(body), content_type="application/json", headers=headers)

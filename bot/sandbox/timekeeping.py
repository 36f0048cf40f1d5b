"""Pushing the stand-in's clock, from the page or by HTTP, and telling the bots that follow it.

* `GET /clock` gives `{"now", "ahead"}`: the time in seconds, and by how much it is ahead of the machine's.
* `POST /clock` with `{"push": 3600}` or `{"to": "next"}` pushes it, and gives `{"now", "ahead", "pushed"}`;
  an impossible push is refused with 409 and `{"error"}`.
* `GET /clock/follow` is a WebSocket for a bot that keeps this time. The bot is sent `{"id", "ahead"}` at once, at every
  push, and when somebody asks what is next. It answers `{"id", "next"}`: when something next falls due there, or null.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox import interactions
from bot.sandbox.entities import Json
from bot.sandbox.waiting import until
from bot.sandbox.world import World

LONGEST_PUSH = 366 * 86400.0
ANSWERED_WITHIN = 2.0
LOOPBACK = {"127.0.0.1", "localhost", "::1"}


class CannotPush(Exception):
    """The clock stays where it is; the text says why."""


class Follower:
    """One bot that keeps the stand-in's time."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._waiting: dict[int, asyncio.Future[float]] = {}
        self._ids = itertools.count(1)

    async def tell(self, ahead: float) -> float | None:
        """Tell the bot the time and return when something next falls due there, if ever; None if it does not answer."""
        number = next(self._ids)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send_str(msgspec.json.encode({"id": number, "ahead": ahead}).decode())
            return await asyncio.wait_for(answer, ANSWERED_WITHIN)
        except (TimeoutError, ConnectionError):
            return None
        finally:
            del self._waiting[number]

    def hear(self, raw: str) -> None:
        said = msgspec.json.decode(raw, type=dict[str, float | None])
        waiting = self._waiting.get(int(said.get("id") or 0))
        if waiting is not None and not waiting.done():
            due = said.get("next")
            waiting.set_result(math.inf if due is None else due)


class Timekeeper:
    """Pushes the world's clock and tells the bots that follow it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.clock = world.clock
        self.followers: set[Follower] = set()
        self._pushing = asyncio.Lock()

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/clock", self._read)
        app.router.add_post("/clock", self._pushed)
        app.router.add_get("/clock/follow", self._follow)
        app.on_shutdown.append(self._close)

    async def push(self, seconds: float) -> None:
        """Move the clock forward, one push after the other."""
        async with self._pushing:
            await self._settle()
            await self._jump(seconds)

    async def push_to_next(self) -> float:
        """Move the clock to when something next falls due in the bot; return by how many seconds."""
        before = self.clock.offset
        async with self._pushing:
            if self.clock.offset > before:
                # Somebody pressed at the same time: what is next now is not what was meant.
                return self.clock.offset - before
            await self._settle()
            due = await self._next()
            if due is None:
                raise CannotPush("The bot is not there to say what comes next.")
            if due == math.inf:
                raise CannotPush("Nothing is waiting to happen.")
            seconds = due - self.clock.now()
            if seconds <= 0:
                raise CannotPush("Something is happening right now.")
            await self._jump(seconds)
            return seconds

    async def _settle(self) -> None:
        """Wait for presses the bot has yet to answer: a jump would fail them all."""
        with contextlib.suppress(TimeoutError):
            await until(self.world, self._all_answered, within=interactions.FIRST_ANSWER)

    async def _jump(self, seconds: float) -> None:
        if not 0 < seconds <= LONGEST_PUSH:
            raise CannotPush("The clock goes forward only, by at most a year at a time.")
        self.clock.jump(seconds)
        self.world.emit("clock_pushed", {"ahead": self.clock.offset})
        await self._next()

    async def _next(self) -> float | None:
        """Tell the time to every bot that follows; return when something next falls due in any; None: none answers."""
        told = await asyncio.gather(*(each.tell(self.clock.offset) for each in tuple(self.followers)))
        return min((due for due in told if due is not None), default=None)

    def _all_answered(self) -> bool:
        now = self.clock.now()
        for one in reversed(self.world.interactions.values()):
            if now - one.created > interactions.FIRST_ANSWER:
                return True
            if one.answered is None and not one.failed:
                return False
        return True

    def _told(self) -> Json:
        return {"now": self.clock.now(), "ahead": self.clock.offset}

    async def _read(self, request: web.Request) -> web.Response:
        only_from_here(request)
        return _json(200, self._told())

    async def _pushed(self, request: web.Request) -> web.Response:
        only_from_here(request)
        if request.content_type != "application/json":
            # A browser lets a foreign site send other kinds of bodies here, but JSON only with our permission.
            raise web.HTTPUnsupportedMediaType(text="Send JSON.")
        try:
            asked = msgspec.json.decode(await request.read(), type=dict[str, float | str])
        except msgspec.DecodeError as error:
            raise web.HTTPBadRequest(text=str(error)) from error
        before = self.clock.offset
        try:
            if asked.get("to") == "next":
                await self.push_to_next()
            else:
                push = asked.get("push")
                await self.push(push if isinstance(push, float | int) else 0.0)
        except CannotPush as refusal:
            return _json(409, {"error": str(refusal)})
        return _json(200, {**self._told(), "pushed": self.clock.offset - before})

    async def _follow(self, request: web.Request) -> web.StreamResponse:
        only_from_here(request)
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        follower = Follower(socket)
        self.followers.add(follower)
        greeting = asyncio.create_task(follower.tell(self.clock.offset))
        try:
            async for said in socket:
                if said.type == WSMsgType.TEXT:
                    follower.hear(said.data)
        finally:
            self.followers.discard(follower)
            greeting.cancel()
        return socket

    async def _close(self, _app: web.Application) -> None:
        for each in tuple(self.followers):
            await each.socket.close(code=1001, message=b"The stand-in stops.")


def only_from_here(request: web.Request) -> None:
    """Refuse other sites, and host names that merely resolve to this machine, by which a foreign site could get in."""
    if urlsplit(f"//{request.host}").hostname not in LOOPBACK:
        raise web.HTTPForbidden(text="This is for this machine alone.")
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="Another site may not use this.")


def _json(status: int, body: object) -> web.Response:
    return web.Response(status=status, body=msgspec.json.encode(body), content_type="application/json")

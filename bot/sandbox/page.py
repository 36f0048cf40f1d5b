"""The page at /, where people sit: its files, its WebSocket, and who may reach them; window.py holds one open page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from bot.sandbox import page_shapes, shapes
from bot.sandbox.entities import Change, Json
from bot.sandbox.people import Person
from bot.sandbox.timekeeping import only_from_here
from bot.sandbox.window import Window

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

log = logging.getLogger(__name__)

FILES = Path(__file__).parent / "page"
CHECKER = Path(__file__).parents[2] / "docs" / "verify.html"
"""The page that checks the luck of a game; a policy in its own text lets it load nothing, so it needs no HEADERS."""
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
LARGEST_ASK = 40 * 1024 * 1024
GLANCE = 0.4
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


def add_page(sandbox: Sandbox) -> Page:
    """Put the page on a stand-in that does not listen yet."""
    page = Page(sandbox)
    sandbox.app.router.add_get("/", page.index)
    sandbox.app.router.add_get("/page/socket", page.connect)
    sandbox.app.router.add_get("/page/{name}", page.file)
    sandbox.app.router.add_get("/verify.html", page.checker)
    sandbox.app.on_shutdown.append(page.close)
    return page


class Page:
    """The open windows, and what all of them are told."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.windows: set[Window] = set()
        self._glancing: asyncio.Task[None] | None = None
        self._people: list[Json] = []
        self._bot: Json = {}
        self._commands: object = None
        self.world.subscribe(self._hear)

    async def index(self, request: web.Request) -> web.StreamResponse:
        return self._serve(request, "index.html")

    async def file(self, request: web.Request) -> web.StreamResponse:
        return self._serve(request, request.match_info["name"])

    def _serve(self, request: web.Request, name: str) -> web.StreamResponse:
        only_from_here(request)
        path = FILES / name
        if path.parent != FILES or path.suffix not in TYPES or not path.is_file():
            raise web.HTTPNotFound(text="There is no such file.")
        return web.Response(body=path.read_bytes(), content_type=TYPES[path.suffix], charset="utf-8", headers=HEADERS)

    async def checker(self, _request: web.Request) -> web.Response:
        """Serve the page that checks a record, or 404 in an installed package, which has no docs beside it."""
        if not CHECKER.is_file():
            raise web.HTTPNotFound(text="There is no such file.")
        return web.Response(body=CHECKER.read_bytes(), content_type="text/html", charset="utf-8")

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve one window until it closes."""
        only_from_here(request)
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=LARGEST_ASK)
        await socket.prepare(request)
        window = Window(self._person(request.query.get("person")), socket, self.sandbox.timekeeper)
        window.tell({"op": "snapshot", **page_shapes.snapshot(window.person), "bots": [self.bot()]})
        self.windows.add(window)
        if self._glancing is None or self._glancing.done():
            self._glancing = asyncio.create_task(self._glance())
        sending = asyncio.create_task(window.send_all())
        asks: set[asyncio.Task[None]] = set()
        try:
            async for said in socket:
                if said.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    ask = asyncio.create_task(window.answer(said.data))
                    asks.add(ask)
                    ask.add_done_callback(asks.discard)
        finally:
            self.windows.discard(window)
            for task in (sending, *asks):
                task.cancel()
            await asyncio.gather(sending, *asks, return_exceptions=True)
        return socket

    async def close(self, _app: web.Application) -> None:
        """Hang up on every window."""
        if self._glancing is not None:
            self._glancing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._glancing
        for window in tuple(self.windows):
            await window.socket.close(code=1001, message=b"The stand-in stops.")

    def bot(self) -> Json:
        """The bot, and whether it is connected."""
        return {**shapes.user(self.world.users[self.world.bot_id]), "online": self.sandbox.gateway.ready > 0}

    def _person(self, person_id: str | None) -> Person:
        user = self.world.users.get(person_id or "")
        if user is None or user.bot:
            user = self.world.users[page_shapes.people(self.world)[0]["id"]]
        return Person(self.world, user)

    def _hear(self, change: Change) -> None:
        for window in tuple(self.windows):
            window.hear(change)

    async def _glance(self) -> None:
        """Look every moment whether the people, the bot or its commands changed, and tell the windows."""
        while self.windows:
            people, bot = page_shapes.people(self.world), self.bot()
            commands = {scope: list(kept.items()) for scope, kept in self.world.commands.items()}
            for window in self.windows:
                if people != self._people:
                    window.event("PEOPLE", people)
                if bot != self._bot:
                    window.event("BOT", bot)
                if commands != self._commands:
                    window.event("COMMANDS", None)
            self._people, self._bot, self._commands = people, bot, commands
            await asyncio.sleep(GLANCE)

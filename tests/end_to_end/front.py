"""What stands between the bot and Discord: it hands requests on, or answers in Discord's place as Cloudflare does."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from fnmatch import fnmatchcase

import aiohttp
from aiohttp import web

PAGE = "<html><head><title>Attention Required!</title></head><body>cloudflare</body></html>"


@dataclass(slots=True)
class Trouble:
    """An answer that is given in Discord's place, so many times more."""

    path: str
    status: int
    text: str
    headers: dict[str, str]
    left: int


class Front:
    """A proxy before the stand-in."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.url = ""
        self.troubles: list[Trouble] = []
        self.struck = 0
        self.has_struck = asyncio.Event()
        self._runner: web.AppRunner | None = None

    def answer_instead(
        self, path: str, status: int, *, times: int, text: str = PAGE, kind: str = "text/html", after: str = ""
    ) -> None:
        """Give this answer to the next so many requests for a path."""
        headers = {"Content-Type": kind, **({"Retry-After": after} if after else {})}
        self.troubles.append(Trouble(path, status, text, headers, times))

    async def start(self) -> None:
        """Listen on a free port."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._handle)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _handle(self, request: web.Request) -> web.Response:
        for trouble in self.troubles:
            if trouble.left > 0 and fnmatchcase(request.path, trouble.path):
                trouble.left -= 1
                self.struck += 1
                self.has_struck.set()
                return web.Response(status=trouble.status, text=trouble.text, headers=trouble.headers)
        keep = {
            name: value for name, value in request.headers.items() if name.lower() not in ("host", "content-length")
        }
        async with (
            aiohttp.ClientSession(auto_decompress=False) as session,
            session.request(
                request.method, f"{self.target}{request.path_qs}", data=await request.read(), headers=keep
            ) as answer,
        ):
            body = await answer.read()
            drop = ("transfer-encoding", "content-length", "connection")
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in drop}
            return web.Response(status=answer.status, body=body, headers=kept)

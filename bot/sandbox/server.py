"""The stand-in as one thing to start and stop: world, HTTP API, gateway, attachments, behind one loopback port."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from aiohttp import web

from bot.sandbox import rooms
from bot.sandbox.api import LARGEST_REQUEST, Api
from bot.sandbox.beacon import Beacon
from bot.sandbox.gateway import Gateway
from bot.sandbox.limits import RateLimits
from bot.sandbox.people import Person
from bot.sandbox.routing import Route
from bot.sandbox.strict import Document
from bot.sandbox.timekeeping import Timekeeper
from bot.sandbox.troubles import PlannedTroubles
from bot.sandbox.violations import Lint, RefusalLog, Violation
from bot.sandbox.world import World


class Sandbox:
    """The stand-in; more routes, such as the page's, can be added to `app` until `listen`."""

    def __init__(
        self, world: World | None = None, *, strict: bool = True, rate_limits: RateLimits | None = None
    ) -> None:
        self.world = world or World()
        self.troubles = PlannedTroubles()
        self.refusal_log = RefusalLog()
        self.limits = rate_limits or RateLimits()
        self.document = Document.load() if strict else None
        self.gateway = Gateway(self)
        self.beacon = Beacon(self.world.clock)
        self.timekeeper = Timekeeper(self.world)
        self.audit: Callable[[Route, int, object], None] | None = None
        """Called with every successful answer before it is sent, for the test that checks them against the document."""
        self.app = web.Application(client_max_size=LARGEST_REQUEST)
        self.app.router.add_route("*", "/api/{tail:.*}", Api(self).handle)
        self.app.router.add_get("/gateway", self.gateway.connect)
        self.app.router.add_get("/gateway/", self.gateway.connect)
        self.app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        self.beacon.add_to(self.app)
        self.timekeeper.add_to(self.app)
        self.host = "127.0.0.1"
        self.port = 0
        self._runner: web.AppRunner | None = None

    @classmethod
    async def start(
        cls,
        port: int = 0,
        *,
        world: World | None = None,
        strict: bool = True,
        rate_limits: RateLimits | None = None,
        host: str = "127.0.0.1",
    ) -> Sandbox:
        """Make a stand-in and listen; port 0 takes any free one."""
        sandbox = cls(world, strict=strict, rate_limits=rate_limits)
        await sandbox.listen(port, host=host)
        return sandbox

    async def listen(self, port: int = 0, *, host: str = "127.0.0.1") -> None:
        """Open the port; OSError when it is taken."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.host, self.port = host, self._runner.addresses[0][1]
        self.world.move_to(self.url)
        self._tidy()

    def _tidy(self) -> None:
        """Archive idle threads, now and after every minute of the world's clock, even one that passes in a jump."""
        rooms.archive_idle(self.world)
        self.world.clock.after(60, self._tidy)

    async def close(self) -> None:
        """Hang up on everybody and stop."""
        self.world.clock.stop()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def api_base(self) -> str:
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://{self.host}:{self.port}/gateway"

    @property
    def beacon_url(self) -> str:
        """What to set TIDETABLE_BEACON to, so that the bot draws luck from the stand-in's own beacon."""
        return f"{self.url}{self.beacon.path}"

    @property
    def clock_url(self) -> str:
        """Where the stand-in's time is read and pushed."""
        return f"{self.url}/clock"

    @property
    def token(self) -> str:
        """The token the bot logs in with."""
        return self.world.token

    @property
    def violations(self) -> list[Violation]:
        return self.refusal_log.violations

    @property
    def lints(self) -> list[Lint]:
        """Keys in requests that Discord ignores."""
        return list(self.refusal_log.lints)

    def person(self, username: str) -> Person:
        """The person of that name, at their client."""
        for each in self.world.users.values():
            if each.username == username and not each.bot:
                return Person(self.world, each)
        raise KeyError(username)

    def save(self, path: Path) -> None:
        self.world.save(path)

    async def _attachment(self, request: web.Request) -> web.Response:
        upload = self.world.uploads.get(request.match_info["attachment_id"])
        if upload is None or upload.channel_id != request.match_info["channel_id"]:
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
        content = self.world.contents[upload.id]
        shown = upload.content_type.startswith(("image/png", "image/jpeg", "image/gif", "image/webp"))
        if not shown:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=content, content_type=upload.content_type.split(";")[0], headers=headers)

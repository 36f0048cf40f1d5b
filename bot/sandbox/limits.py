"""Rate limits as the API announces and enforces them: a bucket per route and major parameter, and one for all."""

from __future__ import annotations

import time
import zlib
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

# (requests, seconds): Discord publishes no numbers; these are about what bots see.
SEEN = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me": (4, 1.0),
    "POST /channels/{channel_id}/typing": (5, 5.0),
    "PATCH /channels/{channel_id}": (5, 15.0),
    "POST /users/@me/channels": (10, 10.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0),
}
OTHERS = (30, 1.0)
GLOBAL = (50, 1.0)
INVALID, INVALID_WINDOW = 10_000, 600.0


class Window(Struct):
    """What is left of a bucket until it fills again."""

    left: int
    until: float


class Decision(Struct, frozen=True):
    """Whether a request may pass, and the headers that tell of it."""

    headers: dict[str, str]
    retry_after: float | None = None
    whole: bool = False


class InvalidRequests:
    """Counts answers of 401, 403 and 429; a client that gets too many in ten minutes is shut out until they end."""

    def __init__(self, *, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.most = INVALID
        self.count = 0
        self.banned = False
        self._until = 0.0

    def note(self, status: int) -> None:
        if status not in (401, 403, 429):
            return
        if self._until <= self.now():
            self.count, self._until = 0, self.now() + INVALID_WINDOW
        self.count += 1
        self.banned = self.banned or self.count > self.most

    def shut_out(self) -> bool:
        """Whether the client is shut out at the moment."""
        self.banned = self.banned and self._until > self.now()
        return self.banned


class RateLimits:
    """Keeps count; `factor` makes every bucket that many times larger, and 0 switches the limits off."""

    def __init__(self, factor: float = 1.0, *, now: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self.now = now
        self.refused: Counter[str] = Counter()
        """How often each limit has refused a request."""
        self.invalid = InvalidRequests()
        self._windows: dict[tuple[str, str], Window] = {}
        self._global = Window(0, 0.0)
        self._hashes: dict[str, str] = {}

    @classmethod
    def off(cls) -> RateLimits:
        return cls(0.0)

    def take(self, method: str, template: str, major: str, wall: float) -> Decision:
        """Count one request; `wall` is the present time on the clock that the Reset header uses."""
        if not self.factor:
            return Decision({})
        if template.startswith("/interactions/"):
            # Answers to interactions have no limit, and no rate limit headers.
            return Decision({})
        now = self.now()
        free_of_global = template.startswith("/webhooks/")
        if not free_of_global:
            if self._global.until <= now:
                self._global = Window(int(GLOBAL[0] * self.factor), now + GLOBAL[1])
            if self._global.left <= 0:
                self.refused["global"] += 1
                return self._refusal(self._global.until - now, {}, whole=True)
            self._global.left -= 1
        name = f"{method} {template}"
        limit, seconds = SEEN.get(name, OTHERS)
        limit = max(1, int(limit * self.factor))
        window = self._windows.get((name, major))
        if window is None or window.until <= now:
            if len(self._windows) > 10_000:
                self._windows = {key: each for key, each in self._windows.items() if each.until > now}
            window = self._windows[name, major] = Window(limit, now + seconds)
        after = window.until - now
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, window.left - 1)),
            "X-RateLimit-Reset": f"{wall + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": self._bucket(name),
        }
        if window.left <= 0:
            self.refused[name] += 1
            return self._refusal(after, headers, whole=False)
        window.left -= 1
        return Decision(headers)

    def _bucket(self, name: str) -> str:
        if name not in self._hashes:
            self._hashes[name] = f"{zlib.crc32(name.encode()):08x}{zlib.adler32(name.encode()):08x}"
        return self._hashes[name]

    def _refusal(self, after: float, headers: dict[str, str], *, whole: bool) -> Decision:
        return Decision({**headers, **refusal_headers(after, "global" if whole else "user")}, after, whole)


def refusal_headers(after: float, scope: str) -> dict[str, str]:
    """The headers of a 429; without Via, discord.py takes it for a ban by Cloudflare."""
    headers = {"Retry-After": str(max(1, round(after))), "X-RateLimit-Scope": scope, "Via": "1.1 sandbox"}
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    return headers

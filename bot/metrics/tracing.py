"""Measures every request to Discord, where aiohttp reports it."""

from __future__ import annotations

import time
from types import SimpleNamespace

import aiohttp

from bot import metrics

_left: dict[str, tuple[float, float]] = {}
"""For each of Discord's rate limits, how many requests were left, and until when that holds."""


def trace() -> aiohttp.TraceConfig:
    """The events that discord.py's session reports here."""
    config = aiohttp.TraceConfig()
    config.on_request_start.append(_began)
    config.on_request_end.append(_ended)
    config.on_request_exception.append(_failed)
    return config


def least_left(now: float) -> float | None:
    """How many requests the scarcest limit leaves; None if no limit is known to hold now."""
    for name in [name for name, (_, until) in _left.items() if until <= now]:
        del _left[name]
    return min((left for left, _ in _left.values()), default=None)


async def _began(
    session: aiohttp.ClientSession, context: SimpleNamespace, about: aiohttp.TraceRequestStartParams
) -> None:
    context.began = time.monotonic()


async def _ended(
    session: aiohttp.ClientSession, context: SimpleNamespace, about: aiohttp.TraceRequestEndParams
) -> None:
    answer = about.response
    if answer.status == 101:
        return
    metrics.REQUESTS.labels(about.method, str(answer.status)).inc()
    metrics.REQUEST_SECONDS.observe(time.monotonic() - context.began)
    if answer.status < 300 and about.url.path.endswith("/callback"):
        metrics.press_acknowledged()
    headers = answer.headers
    try:
        left, ends = float(headers["X-RateLimit-Remaining"]), float(headers["X-RateLimit-Reset-After"])
    except (KeyError, ValueError):
        return
    _left[headers.get("X-RateLimit-Bucket", "")] = (left, time.monotonic() + ends)


async def _failed(
    session: aiohttp.ClientSession, context: SimpleNamespace, about: aiohttp.TraceRequestExceptionParams
) -> None:
    metrics.REQUESTS.labels(about.method, "none").inc()

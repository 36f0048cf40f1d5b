"""Serving metrics where the port is another's for a while."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import aiohttp
import pytest

from bot import serving


async def test_metrics_are_served_as_soon_as_their_port_is_free(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    served = asyncio.Event()

    async def sample(app: Any, is_well: Any) -> None:
        served.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(serving, "AGAIN", 0.01)
    monkeypatch.setattr(serving, "_sample", sample)
    app: Any = None
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        task = asyncio.create_task(serving.serve(app, port, "127.0.0.1", lambda: True))
        async with asyncio.timeout(60):
            while "cannot be served" not in caplog.text:
                await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await served.wait()
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        assert answer.status == 200
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

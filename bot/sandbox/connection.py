"""One WebSocket of the gateway: messages are queued, and compressed if the client asked for it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from aiohttp import web

from bot.sandbox.entities import Json
from bot.sandbox.packing import packer

if TYPE_CHECKING:
    from bot.sandbox.session import Session


class Close(Exception):
    """The connection is to be closed with a code; `blame` says whether it was the client's fault."""

    def __init__(self, code: int, reason: str, *, blame: bool = True) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason
        self.blame = blame


class Connection:
    def __init__(self, *, compress: str | None) -> None:
        self.socket = web.WebSocketResponse(autoping=True, max_msg_size=1 << 20, compress=False, timeout=1)
        self.session: Session | None = None
        self.closed_here = False
        self._packer = packer(compress)
        self._waiting: asyncio.Queue[bytes | Close] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._request: web.Request | None = None

    def start(self, request: web.Request) -> None:
        self._request = request
        self._writer = asyncio.create_task(self._write())

    def send(self, message: Json) -> None:
        """Send a message that is not an event; some clients insist on the two null keys that Discord adds."""
        self.send_raw(msgspec.json.encode({"t": None, "s": None, **message}))

    def send_raw(self, frame: bytes) -> None:
        self._waiting.put_nowait(frame)

    def close(self, code: int, reason: str = "") -> None:
        """Close once everything already queued is sent."""
        self.closed_here = True
        self._waiting.put_nowait(Close(code, reason))

    def cut(self) -> None:
        """Drop the connection without a close frame."""
        self.closed_here = True
        if self._request is not None and self._request.transport is not None:
            self._request.transport.abort()

    @property
    def finished(self) -> asyncio.Future[None]:
        assert self._writer is not None
        return self._writer

    async def finish(self) -> None:
        """End the writer; if this side is closing an open socket, what is queued still goes out first."""
        if self._writer is None:
            return
        if self.socket.closed or not self.closed_here:
            self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer

    async def _write(self) -> None:
        while True:
            next_one = await self._waiting.get()
            try:
                if isinstance(next_one, Close):
                    await self.socket.close(code=next_one.code, message=next_one.reason.encode())
                    return
                if self._packer is None:
                    await self.socket.send_str(next_one.decode())
                else:
                    await self.socket.send_bytes(self._packer.pack(next_one))
            except (ConnectionError, RuntimeError):
                return

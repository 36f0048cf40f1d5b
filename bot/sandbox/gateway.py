"""The gateway: lets the bot identify and resume, sends it the events it may know, and closes on what it does wrong."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox import greeting, intents, shapes
from bot.sandbox.connection import Close, Connection
from bot.sandbox.entities import Change, Json
from bot.sandbox.identifying import Identifying, Verdict
from bot.sandbox.session import Session
from bot.sandbox.violations import Violation
from bot.sandbox.world import make_token

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

HEARTBEAT = 41.25
ACK_AFTER = 0.02
"""How late a heartbeat is answered: discord.py takes an instant answer for one to the heartbeat before, and warns."""
HELLO, ACK, RECONNECT, INVALID = 10, 11, 7, 9
LARGEST_SENT = 4096
SENDS, SENDS_WINDOW = 120, 60.0
KEPT_SESSIONS = 64
SESSION_LIFE = 180.0
MOST_GUILDS = 2500


class Gateway:
    """All sessions of the bot; listens to the world and sends each shard its events."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.allowed_intents = intents.ALL
        """The intents the application may use; a test takes out the privileged ones it does not have."""
        self.heartbeat = HEARTBEAT
        self.is_down = False
        """Whether nobody can connect, as in an outage of Discord's."""
        self.refusing: int | None = None
        """The code for good with which everybody who identifies or resumes is turned away, if any."""
        self.closing_early = 0
        """How many more new connections are closed before HELLO, as at the end of an outage."""
        self.identifying = Identifying()
        self.shards = 1
        self.identifies = 0
        self.resumes = 0
        self._ready = asyncio.Condition()
        self._late: set[asyncio.TimerHandle] = set()
        sandbox.world.subscribe(self._hear)

    # --- troubles and waiting

    def disconnect(self, code: int = 4000) -> None:
        """Close every connection; the sessions can be resumed."""
        for each in list(self.connections):
            each.close(code)

    def refuse(self, code: int) -> None:
        """Turn everybody away, from now on, with a code after which a client must not come back."""
        self.refusing = code
        self.disconnect(code)

    def drop(self) -> None:
        """Cut every connection without a close frame."""
        for each in list(self.connections):
            each.cut()

    def ask_reconnect(self) -> None:
        """Op 7: ask the bot to reconnect and resume."""
        for each in list(self.connections):
            each.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: every session is over or, if `resumable`, has to be resumed."""
        for each in list(self.connections):
            if each.session is not None:
                if not resumable:
                    self.sessions.pop(each.session.id, None)
                # The connection stays open, and the client may identify or resume on it.
                each.session.detach(self.sandbox.world.clock.now())
                each.session = None
            each.send({"op": INVALID, "d": resumable})

    def forget_sessions(self) -> None:
        """Make the next resume fail."""
        self.sessions.clear()

    @property
    def ready(self) -> int:
        """How many sessions are connected and ready."""
        return sum(1 for each in self.connections if each.session is not None)

    async def wait_ready(self, count: int = 1, *, within: float = 60) -> None:
        """Wait until at least `count` sessions are connected and ready."""
        async with asyncio.timeout(within), self._ready:
            await self._ready.wait_for(lambda: self.ready >= count)

    async def wait_resumed(self, count: int, *, within: float = 60) -> None:
        """Wait until `count` resumes have succeeded in all."""
        async with asyncio.timeout(within), self._ready:
            await self._ready.wait_for(lambda: self.resumes >= count)

    async def wait_gone(self, *, within: float = 60) -> None:
        """Wait until every connection open now has closed; new ones may be open by then."""
        now = set(self.connections)
        async with asyncio.timeout(within), self._ready:
            await self._ready.wait_for(lambda: not now & self.connections)

    async def close(self) -> None:
        for handle in self._late:
            handle.cancel()
        for each in list(self.connections):
            each.close(1001)
        await asyncio.gather(*(each.finished for each in list(self.connections)), return_exceptions=True)

    # --- a connection

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve one client until its connection closes."""
        if self.is_down:
            return web.Response(status=503)
        connection = Connection(compress=request.query.get("compress"))
        await connection.socket.prepare(request)
        self.connections.add(connection)
        connection.start(request)
        try:
            if request.query.get("v", "10") not in ("9", "10"):
                raise Close(4012, "Invalid API version")
            if request.query.get("encoding", "json") != "json":
                raise Close(4002, "Only JSON is spoken here")
            if self.closing_early:
                self.closing_early -= 1
                raise Close(1001, "Going away", blame=False)
            connection.send(
                {"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000), "_trace": ["sandbox"]}}
            )
            await self._serve(connection)
        except Close as close:
            if close.blame:
                self.sandbox.refusal_log.note(Violation("GATEWAY", "/gateway", 0, close.code, close.reason))
            connection.close(close.code, close.reason)
        finally:
            await connection.finish()
            self.connections.discard(connection)
            self._leave(connection)
            await self._tell_ready()
        return connection.socket

    def _leave(self, connection: Connection) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.detach(self.sandbox.world.clock.now())
        # A client that closes with 1000 or 1001 ends its session; after any other close it can resume.
        if not connection.closed_here and connection.socket.close_code in (1000, 1001):
            self.sessions.pop(session.id, None)

    async def _tell_ready(self) -> None:
        async with self._ready:
            self._ready.notify_all()

    async def _serve(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        sends: list[float] = []
        silent_since = loop.time()
        while True:
            try:
                # Only a heartbeat puts the timeout off, however much else is said.
                patience = silent_since + self.heartbeat * 1.5 - loop.time()
                message = await connection.socket.receive(timeout=max(0.001, patience))
            except TimeoutError:
                raise Close(4009, "Session timed out", blame=False) from None
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            raw = message.data.encode() if isinstance(message.data, str) else message.data
            if len(raw) > LARGEST_SENT:
                raise Close(4002, "Payload too large")
            now = loop.time()
            sends = [*(each for each in sends if now - each < SENDS_WINDOW), now]
            if len(sends) > SENDS:
                raise Close(4008, "Rate limited")
            try:
                said = msgspec.json.decode(raw)
                code, data = said["op"], said.get("d")
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, TypeError, AttributeError):
                raise Close(4002, "Decode error") from None
            if code == 1:
                silent_since = now
            await self._handle(connection, code, data)

    async def _handle(self, connection: Connection, code: int, data: Any) -> None:
        if code in (2, 6, 8) and not isinstance(data, dict):
            raise Close(4002, "Decode error")
        if code == 1:
            asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, {"op": ACK, "d": None})
        elif code == 2:
            if connection.session is not None:
                raise Close(4005, "Already authenticated")
            self._authenticate(data)
            if self._may_identify(connection, data):
                self._identify(connection, data)
                await self._tell_ready()
        elif code == 6:
            if connection.session is not None:
                raise Close(4005, "Already authenticated")
            if self._resume(connection, data):
                await self._tell_ready()
        elif connection.session is None:
            raise Close(4003, "Not authenticated")
        elif code == 8:
            self._members(connection.session, data)
        elif code not in (3, 4, 31):
            raise Close(4001, "Unknown opcode")

    def _may_identify(self, connection: Connection, data: Json) -> bool:
        """Whether the bot may identify now; if it exceeds the daily limit, it loses all sessions and its token."""
        if not self.sandbox.limits.factor:
            return True
        shard = _shard(data)
        verdict = self.identifying.take(shard[0] if shard else 0, self.sandbox.world.clock.now())
        if verdict is Verdict.TOO_SOON:
            connection.send({"op": INVALID, "d": False})
        elif verdict is Verdict.SPENT:
            self.sandbox.world.token = make_token(self.sandbox.world.bot_id)
            self.forget_sessions()
            self.disconnect(4004)
            raise Close(4004, "Too many identifies in a day: the token was reset")
        return verdict is Verdict.WELCOME

    def _identify(self, connection: Connection, data: Json) -> None:
        world = self.sandbox.world
        wanted = data.get("intents")
        if not isinstance(wanted, int) or wanted & ~intents.KNOWN:
            raise Close(4013, "Invalid intents")
        if wanted & intents.PRIVILEGED & ~self.allowed_intents:
            raise Close(4014, "Disallowed intents")
        shard = _shard(data)
        session = Session(secrets.token_hex(16), wanted, shard or (0, 1))
        guilds = [each for each in world.guilds.values() if world.bot_id in each.members and session.serves(each.id)]
        if len(guilds) > MOST_GUILDS:
            raise Close(4011, "Sharding required")
        self.identifies += 1
        self._forget_old_sessions()
        self.sessions[session.id] = session
        session.attach(connection)
        ready = greeting.ready(world, session, guilds, self.sandbox.gateway_url)
        if shard is not None:
            ready["shard"] = list(shard)
        session.dispatch("READY", msgspec.json.encode(ready))
        if wanted & intents.GUILDS:
            for each in guilds:
                data = intents.fit_to_intents("guild_create", shapes.guild_create(world, each), wanted, world.bot_id)
                session.dispatch("GUILD_CREATE", msgspec.json.encode(data))

    def _authenticate(self, data: Json) -> None:
        if self.refusing is not None:
            raise Close(self.refusing, "Refused", blame=False)
        token = str(data.get("token", "")).removeprefix("Bot ")
        if not secrets.compare_digest(token.encode(), self.sandbox.world.token.encode()):
            raise Close(4004, "Authentication failed")

    def _resume(self, connection: Connection, data: Json) -> bool:
        self._authenticate(data)
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        if session is None or not isinstance(seq, int) or not session.remembers(seq):
            if session is not None and isinstance(seq, int) and seq > session.seq:
                raise Close(4007, "Invalid seq")
            connection.send({"op": INVALID, "d": False})
            return False
        if session.connection is not None:
            session.connection.close(4000)
        session.attach(connection)
        session.replay(seq)
        session.dispatch("RESUMED", b'{"_trace":["sandbox"]}')
        self.resumes += 1
        return True

    def _forget_old_sessions(self) -> None:
        now = self.sandbox.world.clock.now()
        away = sorted((s for s in self.sessions.values() if s.connection is None), key=lambda s: s.detached)
        for each in away:
            if now - each.detached > SESSION_LIFE or len(self.sessions) > KEPT_SESSIONS:
                del self.sessions[each.id]

    def _members(self, session: Session, asked: Json) -> None:
        limit, ids = asked.get("limit"), asked.get("user_ids")
        if not isinstance(limit, int | None) or not isinstance(ids, str | int | list | None):
            raise Close(4002, "Decode error")
        world = self.sandbox.world
        guild = world.guilds.get(str(asked.get("guild_id")))
        if guild is None:
            return
        if greeting.wants_everybody(asked) and not session.intents & intents.GUILD_MEMBERS:
            self.sandbox.refusal_log.note(
                Violation("GATEWAY", "/gateway", 0, 4014, "All members need the members intent")
            )
        chunk = greeting.members(world, guild, asked, session.intents)
        session.dispatch("GUILD_MEMBERS_CHUNK", msgspec.json.encode(chunk))

    # --- events

    def _hear(self, change: Change) -> None:
        """Pass a change on to the shard it belongs to, as far as the session's intents allow."""
        if not self.sessions or change.kind in intents.NEVER:
            return
        world = self.sandbox.world
        if not world.sees(world.bot_id, change):
            return
        encoded: dict[int, bytes] = {}
        for session in self.sessions.values():
            if not session.serves(change.guild_id) or not intents.wants(session.intents, change, world.bot_id):
                continue
            # Sessions with the same intents get the same bytes, encoded once.
            if session.intents not in encoded:
                data = intents.fit_to_intents(change.kind, change.data, session.intents, world.bot_id)
                encoded[session.intents] = msgspec.json.encode(data)
            self._deliver(session, change.kind.upper(), encoded[session.intents])

    def _deliver(self, session: Session, kind: str, data: bytes) -> None:
        trouble = self.sandbox.troubles.on_event(kind)
        if trouble is None:
            session.dispatch(kind, data)
        elif trouble.drop:
            session.seq += 1
        elif trouble.seconds:
            later = asyncio.get_running_loop().call_later(trouble.seconds, session.dispatch, kind, data)
            self._late.add(later)
        else:
            for _ in range(trouble.copies):
                session.dispatch(kind, data)


def _shard(data: Json) -> tuple[int, int] | None:
    """Which shard of how many an identify names, if it names one."""
    match data.get("shard"):
        case None:
            return None
        case [int(number), int(count)] if 0 <= number < count and not isinstance(number, bool):
            return number, count
        case _:
            raise Close(4010, "Invalid shard")

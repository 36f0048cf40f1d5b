"""The steps of every request, in order: troubles, token, rate limit, body, Discord's document, handler, answer."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web

from bot.sandbox.errors import ApiError, Fault, form
from bot.sandbox.limits import refusal_headers
from bot.sandbox.message_parts import File
from bot.sandbox.routes import ROUTES
from bot.sandbox.routing import Call, Route
from bot.sandbox.troubles import Trouble
from bot.sandbox.violations import Violation

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

log = logging.getLogger(__name__)
BASE = re.compile(r"^/api(?:/v(\d+))?(?=/)")
FILES_FIELD = re.compile(r"^files?(?:\[(\d+)\])?$")
MOST_FILES = 10
LARGEST_FILE = 10 * 1024 * 1024
LARGEST_REQUEST = 25 * 1024 * 1024
REFUSED_BY_SERVER = {500: "500: Internal Server Error", 502: "502: Bad Gateway", 503: "503: Service Unavailable"}


class Api:
    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request as Discord would; a client banned for too many invalid requests gets Cloudflare's 429."""
        invalid = self.sandbox.limits.invalid
        if self.sandbox.limits.factor and invalid.shut_out():
            return web.Response(status=429, text="error code: 1015", headers={"Retry-After": "600"})
        answer = await self._handle(request)
        if answer.headers.get("X-RateLimit-Scope") != "shared":
            invalid.note(answer.status)
        return answer

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        raw = request.rel_url.raw_path
        base = BASE.match(raw)
        path = raw[base.end() :] if base else raw
        template = path
        headers: dict[str, str] = {}
        troubles = self.sandbox.troubles
        try:
            if base is None or base.group(1) not in (None, "9", "10"):
                raise ApiError(0, message="Invalid API version", status=400)
            if not request.headers.get("User-Agent"):
                raise form(Fault((), "USER_AGENT_INVALID", "A valid User-Agent header is required."))
            route, params = ROUTES.find(request.method, path)
            template = route.template
            if troubles.planned:
                trouble = troubles.on_request("before", route.method, template, path)
                if trouble is not None and await self._delay_or_drop(request, trouble):
                    return web.Response(status=500)
                trouble = troubles.on_request("instead", route.method, template, path)
                if trouble is not None:
                    return _refusal(trouble)
            if not route.open:
                self._authenticate(request)
            refused = self._limit(route, params, headers)
            if refused is not None:
                return refused
            call = Call(self.sandbox, route, path, params, request.query)
            try:
                await read_body(request, call)
            except (ConnectionResetError, web.RequestPayloadError):
                return web.Response(status=400)  # The client hung up half-way: nothing is done, nobody reads this.
            self._check_body(call)
            answer = await route.handler(call)
        except ApiError as error:
            self.sandbox.refusal_log.note_refusal(request.method, path, error)
            if error.status == 429:
                headers |= refusal_headers(error.retry_after, "shared")
                body = {**error.body(), "retry_after": error.retry_after, "global": False}
                return _json(429, body, headers)
            return _json(error.status, error.body(), headers)
        except Exception as error:
            # The outermost handler: a bug of the stand-in itself must show in tests.
            log.exception("The stand-in failed at %s %s", request.method, path)
            self.sandbox.refusal_log.note(Violation(request.method, path, 500, -1, f"the stand-in failed: {error!r}"))
            return _json(500, {"message": REFUSED_BY_SERVER[500], "code": 0}, headers)
        if troubles.planned:
            trouble = troubles.on_request("after", request.method, template, path)
            if trouble is not None:
                if await self._delay_or_drop(request, trouble):
                    return web.Response(status=500)
                if trouble.status:
                    return _refusal(trouble)
        status, body = answer if isinstance(answer, tuple) else (204 if answer is None else 200, answer)
        if self.sandbox.audit is not None:
            self.sandbox.audit(route, status, body)
        return _json(status, body, headers)

    async def _delay_or_drop(self, request: web.Request, trouble: Trouble) -> bool:
        """Delay the request or drop its connection, as the trouble says; return whether the connection was dropped."""
        if trouble.seconds:
            await asyncio.sleep(trouble.seconds)
        if trouble.drop and request.transport is not None:
            request.transport.abort()
        return trouble.drop

    def _authenticate(self, request: web.Request) -> None:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme != "Bot" or token.strip() != self.sandbox.world.token:
            raise ApiError(0)

    def _limit(self, route: Route, params: dict[str, str], headers: dict[str, str]) -> web.Response | None:
        limits = self.sandbox.limits
        if not limits.factor:
            return None
        major = params.get(route.major, "")
        decision = limits.take(route.method, route.template, major, self.sandbox.world.clock.now())
        headers.update(decision.headers)
        if decision.retry_after is None:
            return None
        told = {"message": "You are being rate limited.", "retry_after": round(decision.retry_after, 3), "code": 0}
        return _json(429, {**told, "global": decision.whole}, headers)

    def _check_body(self, call: Call) -> None:
        """Check the body against the stand-in's description of it and, if loaded, against Discord's own document."""
        if call.route.body is None:
            return
        found = list(call.route.body({} if call.body is None else call.body, ()))
        faults = [each for each in found if isinstance(each, Fault)]
        if faults:
            raise form(*faults)
        for each in found:
            self.sandbox.refusal_log.lint(call.route.method, call.path, ".".join(map(str, each.path)))
        if self.sandbox.document is not None and call.body is not None:
            faults = self.sandbox.document.faults(call.route.method, call.route.template, call.body)
            if faults:
                raise form(*faults)


async def read_body(request: web.Request, call: Call) -> None:
    """Read the body into the call: JSON, or a form with payload_json and files."""
    if not request.body_exists:
        return
    kind = request.content_type
    if kind == "application/json":
        raw = await _read(request)
        if raw:
            call.body = _decoded(raw)
    elif kind == "multipart/form-data":
        await _read_form(request, call)
    elif await _read(request):
        raise form(
            Fault((), "CONTENT_TYPE_INVALID", 'Expected "Content-Type" header to be one of {"application/json"}.')
        )


async def _read(request: web.Request) -> bytes:
    try:
        return await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(40005) from None


def _decoded(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ApiError(50109) from None


def _text(raw: bytes | bytearray) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise ApiError(50109) from None


async def _read_form(request: web.Request, call: Call) -> None:
    if (request.content_length or 0) > LARGEST_REQUEST:
        # Read the body to its end before refusing it, since the client reads the answer only then.
        async for _ in request.content.iter_any():
            pass
        raise ApiError(40005)
    try:
        fields = await request.post()
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(40005) from None
    except (UnicodeDecodeError, LookupError):
        # A field of text is not in the encoding that it names, or in none that is known.
        raise ApiError(50109) from None
    except ValueError:
        raise form(Fault((), "CONTENT_TYPE_INVALID", "Not a well-formed multipart body.")) from None
    plain: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, web.FileField):
            found = FILES_FIELD.match(name)
            if found is None:
                raise form(Fault((name,), "FORM_INVALID", "Not a well-formed file field."))
            content = value.file.read()
            value.file.close()
            if len(content) > LARGEST_FILE:
                raise ApiError(40005)
            call.files.append(File(found.group(1) or "0", value.filename, content, value.content_type))
        elif name == "payload_json":
            call.body = _decoded(value.encode() if isinstance(value, str) else bytes(value))
        else:
            plain[name] = value if isinstance(value, str) else _text(value)
    if call.body is None:
        call.body = plain
    if len(call.files) > MOST_FILES:
        raise ApiError(30015)


def _refusal(trouble: Trouble) -> web.Response:
    if trouble.status == 429:
        headers = refusal_headers(trouble.retry_after, "shared" if trouble.shared else "user")
        told = {"message": "You are being rate limited.", "retry_after": trouble.retry_after, "global": False}
        return _json(429, {**told, "code": 0}, headers)
    told = {"message": REFUSED_BY_SERVER.get(trouble.status, str(trouble.status)), "code": 0}
    return _json(trouble.status, told, {})


def _json(status: int, body: object, headers: dict[str, str]) -> web.Response:
    """A JSON answer; its content type has no charset, as clients expect."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=msgspec.json.encode(body), headers=headers)

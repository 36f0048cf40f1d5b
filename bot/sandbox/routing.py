"""Which handler a request goes to, and the Call it gets, which looks things up with the bot's rights."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import unquote

from bot.sandbox import rights
from bot.sandbox.bodies.shape import Check
from bot.sandbox.entities import THREADS, Channel, Guild, Json, Message
from bot.sandbox.errors import ApiError, Fault, form
from bot.sandbox.message_parts import File

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

Reply = tuple[int, Any]
Handler = Callable[["Call"], Awaitable[Any]]
H = TypeVar("H", bound=Handler)
NOTHING: Reply = (204, None)


class Route:
    """A method and a path template, as Discord's document writes it."""

    __slots__ = ("body", "handler", "major", "method", "open", "template")

    def __init__(self, method: str, template: str, handler: Handler, *, open: bool, body: Check | None) -> None:
        self.method = method
        self.template = template
        self.handler = handler
        self.open = open
        """Whether no bot token is needed: the path holds a token instead, or none is asked for."""
        self.body = body
        """The description that the request's body must fit."""
        self.major = next((key for key in ("channel_id", "guild_id", "webhook_token") if f"{{{key}}}" in template), "")


class Node:
    __slots__ = ("names", "param", "param_name", "routes")

    def __init__(self) -> None:
        self.names: dict[str, Node] = {}
        self.param: Node | None = None
        self.param_name = ""
        self.routes: dict[str, tuple[Route, list[str]]] = {}


class Routes:
    """A tree of path segments."""

    def __init__(self) -> None:
        self.root = Node()
        self.all: list[Route] = []

    def add(self, method: str, template: str, *, open: bool = False, body: Check | None = None) -> Callable[[H], H]:
        """Declare a handler."""

        def declare(handler: H) -> H:
            node, names = self.root, []
            for segment in template.strip("/").split("/"):
                if segment.startswith("{"):
                    names.append(segment[1:-1])
                    node.param = node.param or Node()
                    node = node.param
                else:
                    node = node.names.setdefault(segment, Node())
            route = Route(method, template, handler, open=open, body=body)
            node.routes[method] = (route, names)
            self.all.append(route)
            return handler

        return declare

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        """The route for a path, given raw (still quoted) and without /api/v10, and the path's parameters."""
        node, values = self.root, []
        for segment in path.strip("/").split("/"):
            fixed = node.names.get(unquote(segment) if "%" in segment else segment)
            if fixed is not None:
                node = fixed
            elif node.param is not None:
                values.append(unquote(segment))
                node = node.param
            else:
                raise ApiError(0, message="404: Not Found", status=404)
        if not node.routes:
            raise ApiError(0, message="404: Not Found", status=404)
        found = node.routes.get(method)
        if found is None:
            raise ApiError(0, message="405: Method Not Allowed", status=405)
        route, names = found
        params = dict(zip(names, values, strict=True))
        for name, raw in params.items():
            if name.endswith("_id") and not is_snowflake(raw):
                raise form(not_a_snowflake(name, raw))
        return route, params


def is_snowflake(raw: str) -> bool:
    """Whether it is written as an id is: in plain digits, not too many."""
    return raw.isascii() and raw.isdigit() and len(raw) <= 20


def not_a_snowflake(name: str, raw: str) -> Fault:
    return Fault((name,), "NUMBER_TYPE_COERCE", f'Value "{raw}" is not snowflake.')


class Call:
    """One request on its way through its handler."""

    __slots__ = ("body", "files", "params", "path", "query", "route", "sandbox", "world")

    def __init__(
        self, sandbox: Sandbox, route: Route, path: str, params: dict[str, str], query: Mapping[str, str]
    ) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.route = route
        self.path = path
        self.params = params
        self.query = query
        self.body: Any = None
        self.files: list[File] = []

    @property
    def form(self) -> Json:
        return self.body if isinstance(self.body, dict) else {}

    def flag(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")

    def limit(self, default: int, most: int) -> int:
        """The query's limit."""
        raw = self.query.get("limit", str(default))
        if not is_snowflake(raw) or not 1 <= int(raw) <= most:
            raise form(Fault(("limit",), "NUMBER_TYPE_MAX", f"int value should be between 1 and {most}."))
        return int(raw)

    def after(self) -> int:
        """The id after which the query wants the results to start."""
        return int(self.snowflake("after") or 0)

    def snowflake(self, name: str) -> str | None:
        """An id that the query may hold."""
        raw = self.query.get(name)
        if raw is not None and not is_snowflake(raw):
            raise form(not_a_snowflake(name, raw))
        return raw

    def guild(self) -> Guild:
        """The server of the path, if the bot is in it."""
        found = self.world.guilds.get(self.params["guild_id"])
        if found is None:
            raise ApiError(10004)
        if self.world.bot_id not in found.members:
            raise ApiError(50001)
        return found

    def channel(self) -> Channel:
        """The channel of the path, if the bot sees it."""
        found = self.world.channels.get(self.params["channel_id"])
        if found is None:
            raise ApiError(10003)
        if not rights.may_view(self.world, self.world.bot_id, found):
            raise ApiError(50001)
        return found

    def thread(self) -> Channel:
        found = self.channel()
        if found.type not in THREADS:
            raise ApiError(50024)
        return found

    def message(self, channel: Channel) -> Message:
        """The message of the path; the bot's own token cannot reach an ephemeral one."""
        found = self.world.find_message(channel.id, self.params["message_id"])
        if found is None or found.only_for is not None:
            raise ApiError(10008)
        return found

    def need(self, channel: Channel, bits: int) -> None:
        """Refuse if the bot lacks any of these permissions there."""
        if rights.permissions_in(self.world, self.world.bot_id, channel) & bits != bits:
            raise ApiError(50013)

    def may(self, channel: Channel, bits: int) -> bool:
        return rights.permissions_in(self.world, self.world.bot_id, channel) & bits == bits

    def need_in_guild(self, guild: Guild, bits: int) -> None:
        if rights.guild_permissions(guild, self.world.bot_id) & bits != bits:
            raise ApiError(50013)


ROUTES = Routes()
"""Every route of the API; the modules of routes/ declare theirs here."""

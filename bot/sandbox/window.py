"""One browser window in which a person sits: what it is told of the world, and what it asks for.

Both sides send JSON. The window is sent {op: snapshot} when it opens, then {op: event, t, d} with Discord's own shapes;
it asks with {op, id, …} and gets {op: answer, id, ok, result | error}.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from bot.sandbox import interactions, page_shapes, rights, shapes
from bot.sandbox.answers import Answer, Modal
from bot.sandbox.commands import ATTACHMENT, CannotDo
from bot.sandbox.entities import Change, Channel, Json
from bot.sandbox.people import InteractionFailed, Person
from bot.sandbox.timekeeping import CannotPush, Timekeeper

log = logging.getLogger(__name__)

REACTIONS = ("message_reaction_add", "message_reaction_remove", "message_reaction_remove_all")
AS_THEY_ARE = ("message_delete", "message_delete_bulk", "channel_delete", "thread_delete", "typing_start")
CHANNELS = ("channel_create", "channel_update", "thread_create", "thread_update")
MEMBERS = ("guild_", "thread_members_update")
PATIENCE = 60.0


class Window:
    """One person and their WebSocket."""

    def __init__(self, person: Person, socket: web.WebSocketResponse, timekeeper: Timekeeper) -> None:
        self.person = person
        self.timekeeper = timekeeper
        self.world = person.world
        self.socket = socket
        self.modals: dict[str, Modal] = {}
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._asks: dict[str, Callable[[Json], Awaitable[Any]]] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "select": self._select,
            "submit": self._submit,
            "say": self._say,
            "react": self._react,
            "dismiss": self._dismiss,
            "history": self._history,
            "commands": self._commands,
            "open_dm": self._open_dm,
            "close_dms": self._close_dms,
            "push_clock": self._push_clock,
        }

    # --- what the window hears

    async def send_all(self) -> None:
        """Send what is queued, in order, until cancelled."""
        while True:
            await self.socket.send_str((await self._outgoing.get()).decode())

    def tell(self, said: Json) -> None:
        self._outgoing.put_nowait(msgspec.json.encode(said))

    def event(self, kind: str, data: Any) -> None:
        self.tell({"op": "event", "t": kind, "d": data, "now": self.world.clock.now() * 1000})

    def snapshot(self) -> None:
        """Send everything again."""
        self.tell({"op": "snapshot", **page_shapes.snapshot(self.person)})

    def hear(self, change: Change) -> None:
        """Pass on a change of the world, if it is this person's to know."""
        if change.kind == "message_create":
            for person_id in page_shapes.meant_for(self.world, change):
                told = {"person_id": person_id, "channel_id": change.channel_id, "message_id": change.data["id"]}
                self.event("STIR", told)
        if not self.world.sees(self.person.id, change):
            if change.kind in ("channel_update", "thread_update"):
                self.event("CHANNEL_DELETE", {"id": change.data["id"]})
        elif change.kind in ("message_create", "message_update"):
            self._message(change.kind, change.data["channel_id"], change.data["id"])
        elif change.kind in REACTIONS:
            self._message("message_update", change.data["channel_id"], change.data["message_id"])
        elif change.kind == "clock_pushed":
            self.event("CLOCK", change.data)
        elif change.kind in AS_THEY_ARE:
            self.event(change.kind.upper(), change.data)
        elif change.kind in CHANNELS:
            channel = self.world.channels[change.data["id"]]
            self.event(change.kind.upper(), shapes.channel(self.world, channel, self.person.id))
        elif change.kind.startswith(MEMBERS):
            # Some of these changes are announced just before they are made.
            asyncio.get_running_loop().call_soon(self.snapshot)

    def _message(self, kind: str, channel_id: str, message_id: str) -> None:
        one = self.world.find_message(channel_id, message_id)
        if one is not None and one.only_for in (None, self.person.id):
            # Discord leaves out reactions where there are none, by which the page would keep the last one.
            self.event(kind.upper(), {"reactions": [], **shapes.message(one, self.person.id)})

    # --- what the window asks

    async def answer(self, raw: str | bytes) -> None:
        """Answer one request; a refusal is answered with an error in words."""
        asked = msgspec.json.decode(raw, type=dict[str, Any])
        answer: Json = {"op": "answer", "id": asked.get("id"), "ok": False}
        act = self._asks.get(str(asked.get("op")))
        try:
            if act is None:
                raise CannotDo(f"this page cannot {asked.get('op')}")
            answer["result"] = await act(asked)
            answer["ok"] = True
        except (CannotDo, CannotPush) as refusal:
            answer["error"] = str(refusal)
        except (KeyError, TypeError, ValueError, binascii.Error) as error:
            log.warning("person=%s op=%s malformed: %r", self.person.id, asked.get("op"), error)
            answer["error"] = "The page asked for something the server does not understand."
        except TimeoutError:
            answer["error"] = interactions.NO_ANSWER
        self.tell(answer)

    def _channel(self, asked: Json) -> Channel:
        channel = self.world.channels.get(asked["channel_id"])
        if channel is None or not rights.may_view(self.world, self.person.id, channel):
            raise CannotDo("this channel is gone")
        return channel

    async def _slash(self, asked: Json) -> Json:
        answer = self.person.slash(" ".join(asked["path"]), _values(asked["options"]), self._channel(asked))
        return await self._outcome(answer)

    async def _autocomplete(self, asked: Json) -> list[Json]:
        focused = next(option["name"] for option in asked["options"] if option.get("focused"))
        path, options = " ".join(asked["path"]), _values(asked["options"])
        answer = self.person.autocomplete(path, options, focused, self._channel(asked))
        try:
            return await answer.choices(PATIENCE)
        except InteractionFailed as failure:
            raise CannotDo(failure.reason) from failure

    async def _press(self, asked: Json) -> Json:
        return await self._outcome(self.person.press(asked["message_id"], asked["custom_id"]))

    async def _select(self, asked: Json) -> Json:
        return await self._outcome(self.person.select(asked["message_id"], asked["custom_id"], asked["values"]))

    async def _submit(self, asked: Json) -> Json:
        modal = self.modals.get(asked["modal"])
        if modal is None:
            raise CannotDo("this form is no longer open")
        values = {name: _value(value) for name, value in asked["values"].items()}
        outcome = await self._outcome(self.person.submit(modal, values))
        if "failed" not in outcome:
            self.modals.pop(asked["modal"], None)
        return outcome

    async def _outcome(self, answer: Answer) -> Json:
        """What became of an interaction: done, a modal to fill in, or failed."""
        try:
            kind = await answer.acknowledged(PATIENCE)
        except InteractionFailed as failure:
            return {"failed": failure.reason}
        if kind != interactions.MODAL:
            return {}
        modal = await answer.modal(PATIENCE)
        self.modals[answer.id] = modal
        sender = self.world.users[self.world.bot_id].name
        return {"modal": {"id": answer.id, "title": modal.title, "components": modal.components, "from": sender}}

    async def _say(self, asked: Json) -> None:
        self.person.say(asked["content"], self._channel(asked))

    async def _react(self, asked: Json) -> None:
        (self.person.react if asked["on"] else self.person.unreact)(asked["message_id"], asked["emoji"])

    async def _dismiss(self, asked: Json) -> None:
        self.person.delete(asked["message_id"])

    async def _history(self, asked: Json) -> list[Json]:
        return self.person.messages(self._channel(asked), before=asked.get("before"))

    async def _commands(self, asked: Json) -> list[Json]:
        return page_shapes.commands(self.person, self._channel(asked))

    async def _open_dm(self, asked: Json) -> Json:
        return shapes.channel(self.world, self.person.open_dm(), self.person.id)

    async def _close_dms(self, asked: Json) -> None:
        if asked["closed"]:
            self.person.close_dms()
        else:
            self.person.reopen_dms()

    async def _push_clock(self, asked: Json) -> None:
        if asked.get("to") == "next":
            await self.timekeeper.push_to_next()
        else:
            await self.timekeeper.push(float(asked["seconds"]))


def _values(options: list[Json]) -> dict[str, Any]:
    return {
        option["name"]: _file(option["value"]) if option["type"] == ATTACHMENT else option["value"]
        for option in options
    }


def _value(value: Any) -> Any:
    """A field of a modal; files come as objects with their content in base64."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [_file(one) for one in value]
    return value


def _file(packed: Json) -> tuple[str, bytes]:
    return packed["filename"], base64.b64decode(packed["data"], validate=True)

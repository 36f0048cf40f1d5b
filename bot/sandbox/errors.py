"""Refusals as Discord words them: a code, an HTTP status, and for forms the place of each mistake."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.sandbox.entities import Json

MESSAGES = {
    0: "401: Unauthorized",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10011: "Unknown Role",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    20028: "The write action you are performing on the channel has hit the write rate limit",
    30003: "Maximum number of pins reached (50)",
    30010: "Maximum number of reactions reached (20)",
    30013: "Maximum number of guild channels reached (500)",
    30015: "Maximum number of attachments in a message reached (10)",
    30032: "Maximum number of application commands reached (100)",
    30034: "Max number of daily application command creates has been reached (200)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40001: "Unauthorized",
    40003: "You are opening direct messages too fast",
    40005: "Request entity too large. Try sending something smaller in size",
    40060: "Interaction has already been acknowledged.",
    40094: "Maximum number of follow-up messages reached",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50008: "Cannot send messages in a non-text channel",
    50013: "Missing Permissions",
    50016: "Provided too few or too many messages to delete. Must provide at least 2 and at most 100 messages.",
    50021: "Cannot execute action on a system message",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50033: "Invalid Recipient(s)",
    50034: "You can only bulk delete messages that are under 14 days old.",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    160002: "You cannot reply without permission to read message history",
    160004: "A thread has already been created for this message",
    160005: "Thread is locked",
    160006: "Maximum number of active threads reached",
    160014: "You cannot forward a message whose content you cannot read",
    520003: "Cannot edit a poll message",
}
STATUS = {
    0: 401,
    40005: 413,
    50027: 401,
    50001: 403,
    50005: 403,
    50007: 403,
    50013: 403,
    50278: 403,
    40003: 403,
    30046: 429,
    160002: 400,
}

# What a bot may run into without having done anything wrong: somebody deleted, archived or closed something.
CIRCUMSTANCES = {10003, 10004, 10007, 10008, 10011, 10013, 10063, 50007, 50278, 50083, 160004, 160005, 160006}


class Fault(Struct, frozen=True):
    """One mistake in a request: the path to it, Discord's code for it, and a message."""

    path: tuple[str | int, ...]
    code: str
    message: str


class ApiError(Exception):
    """A refusal, with all that Discord's answer would say."""

    def __init__(
        self, code: int, *faults: Fault, message: str | None = None, status: int | None = None, retry_after: float = 0.0
    ) -> None:
        self.code = code
        self.retry_after = retry_after
        self.faults = faults
        self.message = message or MESSAGES[code]
        self.status = status or STATUS.get(code, 404 if 10000 <= code < 20000 else 400)
        super().__init__(f"{self.code} {self.message} {self.faults or ''}".strip())

    def body(self) -> Json:
        """The JSON Discord would answer."""
        shape: Json = {"message": self.message, "code": self.code}
        if self.faults:
            shape["errors"] = nest(self.faults)
        return shape


def nest(faults: tuple[Fault, ...]) -> Json:
    """Mistakes as Discord nests them: a key for each step of the path, and _errors where it ends."""
    root: dict[str, Any] = {}
    places = {tuple(map(str, fault.path)) for fault in faults}
    for fault in faults:
        place = tuple(map(str, fault.path))
        if any(len(other) > len(place) and other[: len(place)] == place for other in places):
            # When something inside an object is wrong, Discord does not say what is wrong with the object itself.
            continue
        at = root
        for step in fault.path:
            at = at.setdefault(str(step), {})
        at.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return root


def form(*faults: Fault) -> ApiError:
    """An invalid form body."""
    return ApiError(50035, *faults)


def too_long(path: tuple[str | int, ...], limit: int) -> Fault:
    return Fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {limit} in length.")

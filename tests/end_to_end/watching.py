"""Everything the bot ever sent, also what was deleted since: what must not be there twice, and whom it woke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import datetime

from bot.sandbox.entities import EPHEMERAL, SUPPRESS_NOTIFICATIONS, Change, Json
from bot.sandbox.world import World
from tests.end_to_end.reading import choices, words

ALIKE = 0.1


class Watching:
    """Listens from its making on."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sent: list[Json] = []
        self.said: dict[str, str] = {}
        """What each message said when it was sent; `sent` shows it as it was edited since."""
        self.edits: Counter[str] = Counter()
        self.deleted: set[str] = set()
        world.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if change.kind == "message_create":
            author = change.data.get("author", {})
            if author.get("id") == self.world.bot_id and change.data["type"] == 0:
                self.sent.append(change.data)
                self.said[change.data["id"]] = words(change.data)
        elif change.kind == "message_delete":
            self.deleted.add(change.data["id"])
        elif change.kind == "message_update":
            self.edits[change.data["id"]] += 1

    def posts(self) -> Iterator[Json]:
        """What the bot sent by itself, answers to presses left out."""
        return (each for each in self.sent if not each["flags"] & EPHEMERAL and "interaction_metadata" not in each)

    def doubled(self) -> list[str]:
        """Messages that were sent more than once: the same nonce, or the same one of a kind."""
        sent = list(self.posts())
        nonces = Counter(str(each.get("nonce")) for each in sent)
        found = [
            f"nonce {nonce} of {[told(one) for one in sent if one.get('nonce') == nonce]}"
            for nonce, times in nonces.items()
            if times > 1 and nonce != "None"
        ]
        left = (message for message in sent if message["id"] not in self.deleted)
        single = Counter(each for message in left for each in _single(message))
        return found + [what for what, times in single.items() if times > 1]

    def mentions(self, user_id: str, channel_id: str | None = None) -> list[Json]:
        """The messages that woke somebody by a mention."""
        return [
            each
            for each in self.posts()
            if channel_id in (None, each["channel_id"]) and any(one["id"] == user_id for one in each["mentions"])
        ]

    def is_called(self, user_id: str, since: float) -> bool:
        """Whether somebody was mentioned since a moment; processes do not read a clock to the millisecond alike."""
        return any(
            datetime.fromisoformat(each["timestamp"]).timestamp() > since - ALIKE for each in self.mentions(user_id)
        )

    def rings(self, user_id: str) -> list[Json]:
        """The messages that rang somebody's phone: direct ones, and those that mention them, if they are not silent."""
        direct = {channel.id for channel in self.world.channels.values() if user_id in channel.recipients}
        return [
            each
            for each in self.posts()
            if not each["flags"] & SUPPRESS_NOTIFICATIONS
            and (each["channel_id"] in direct or any(one["id"] == user_id for one in each["mentions"]))
        ]

    def loud(self) -> list[Json]:
        """Messages that woke more than the people they name: none may."""
        return [each for each in self.sent if each["mention_everyone"] or each["mention_roles"]]


def _single(message: Json) -> Iterator[str]:
    """What a message has that no other may have: being a table's lobby, its result, its greeting of a person."""
    for choice in choices(message):
        kind, table, *rest = choice.id.split(":")
        if kind == "l" and rest[0] in ("cancel", "rematch"):
            yield f"{rest[0]} of {table}"
    said = words(message)
    if "Your hand will come to you here" in said:
        yield f"{message['channel_id']}: {said}"


def told(message: Json) -> tuple[str, str, str]:
    """What tells one message from another when a test fails."""
    return message["id"], message["timestamp"], words(message)[:60]

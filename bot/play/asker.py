"""Who asks for something, from where, and in which language they are answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.host import Request, Seated
from bot.preferences import Preferences, read_preferences
from bot.texts import texts_for
from storage.ids import ServerId, UserId
from storage.models import Table
from storage.store import Store


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody asks, and what is allowed there."""

    server: ServerId | None = None
    channel: int | None = None
    language: str = "en"
    """What Discord says is spoken there, or else what those who run this bot have set."""
    may_manage: bool = False
    """Whether the person manages the server."""
    table_lacks: str = ""
    """The permissions that the bot lacks to show a table there, as `send messages, attach files`."""
    thread_lacks: str = ""
    """The permissions that the bot lacks to open a thread there, likewise."""
    sees: Callable[[int], bool] = lambda _channel: True
    """Whether the person can see a channel of that server."""

    def shows(self, table: Table) -> bool:
        """Whether the person is in the server of a table and can see the channel in which it is."""
        return self.shows_in(table.server_id, table.channel_id)

    def shows_in(self, server: ServerId | None, channel: int | None) -> bool:
        """Whether the person is in a server, and can see this channel of it if there is one."""
        return self.server is not None and server == self.server and (channel is None or self.sees(channel))

    def manages(self, table: Table) -> bool:
        """Whether the person manages the server of a table."""
        return self.may_manage and self.server is not None and table.server_id == self.server


NOWHERE = Place()


class Asker:
    """Somebody with a request."""

    def __init__(self, request: Request, place: Place = NOWHERE) -> None:
        self.request = request
        self.place = place
        self.texts = texts_for(request.locale)
        self.seated: Seated | None = None
        """The table that the request turned out to be about."""
        self.system = ""
        """The system that the request is about, if there is no table yet."""
        self.is_forgotten = False
        """Whether this person has just had their data erased, so that the log must not name them."""
        self._preferences: Preferences | None = None

    @property
    def user(self) -> UserId:
        return self.request.user

    async def preferences(self, store: Store) -> Preferences:
        """What this person has chosen, read once per request; from then on they are answered in their language."""
        if self._preferences is None:
            self.prefer(read_preferences((await store.players.get(self.user)).preferences))
        assert self._preferences is not None
        return self._preferences

    def prefer(self, preferences: Preferences) -> None:
        """Answer as this person now wants it."""
        self._preferences = preferences
        self.texts = texts_for(preferences.language or self.request.locale)

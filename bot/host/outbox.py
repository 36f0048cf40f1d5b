"""Which posts a change of a table wants: their kinds, what they carry, and which messages change after a turn."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.host.audiences import PUBLIC, seat_audience, team_audience
from bot.host.seated import Seated
from engine.sealed import Sealed
from storage.commits import WantPost

LOBBY, ROOM, TABLE, RESULT, VOTE, FOLD = "lobby", "room", "table", "result", "vote", "fold"
HAND, HELLO, INVITED, TALK = "hand", "hello", "invited", "talk"
RULES, CLOSED, LOST = "rules", "closed", "lost"
"""Said once: how one may talk, who cannot be written to, what the bot may no longer do."""
AHEAD = 5.0
"""How many seconds a post that somebody waits for goes ahead of others; one that has waited longer comes before it."""


def mention(seats: Iterable[int]) -> bytes:
    """What a post keeps of the seats that it shall mention, until it is shown."""
    return msgspec.json.encode(sorted(set(seats)))


def read_mentioned(payload: bytes) -> list[int]:
    """The seats that a post shall mention."""
    return msgspec.json.decode(payload, type=list[int]) if payload else []


def show_table(seated: Seated) -> WantPost:
    """The table's own message, edited where it is."""
    return WantPost(audience=PUBLIC, kind=TABLE, channel_id=seated.place)


def show_result(seated: Seated) -> WantPost:
    """The end of the game, as a message of its own."""
    return WantPost(audience=PUBLIC, kind=RESULT, channel_id=seated.place)


def close_vote() -> WantPost:
    """The question whether somebody may take back, which a move closes; forgotten once it says so."""
    return WantPost(audience=PUBLIC, kind=VOTE, keep=False)


def show_hands(
    seated: Seated, renewed: Iterable[int] = (), *, asked: Iterable[int] = (), now: float = 0.0
) -> list[WantPost]:
    """Each person's hand in their direct messages; for the `renewed` seats as a new message, which wakes them.

    Where much is to be posted, the `asked` seats go ahead of those that only watch.
    """
    anew, first = set(renewed), set(asked)
    return [
        WantPost(
            audience=seat_audience(seat.number),
            kind=HAND,
            payload=mention([seat.number]) if seat.number in anew else b"",
            not_before=now - AHEAD if seat.number in first else now,
            repost=seat.number in anew,
        )
        for seat in seated.seats
        if seat.kind == "person" and seat.user_id is not None
    ]


def set_talk(seated: Seated, before: Sealed | None, after: Sealed) -> list[WantPost]:
    """The private rooms of teams, where who may talk has changed."""
    rooms = after.rooms
    if not rooms or (before is not None and before.rooms == rooms and not after.outcome.over):
        return []
    return [
        WantPost(audience=team_audience(number), kind=TALK)
        for number, room in enumerate(rooms)
        if sum(not seated.sits_as_computer(seat) for seat in room.seats) > 1
    ]

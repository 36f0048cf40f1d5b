"""Which messages must change after a turn, who is to be woken when, and when computer players move."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.host.seated import Seated
from engine.sealed import Sealed
from storage.commits import SetTimer, WantPost

PUBLIC = "public"
LOBBY, ROOM, TABLE, RESULT, VOTE, FOLD = "lobby", "room", "table", "result", "vote", "fold"
HAND, HELLO, INVITED, TALK = "hand", "hello", "invited", "talk"
RULES, CLOSED, LOST = "rules", "closed", "lost"
"""Said once: how one may talk, who cannot be written to, what the bot may no longer do."""
WAKE, COMPUTER, RETRY_DM = "wake", "computer", "reach"
RETRY_DM_AFTER = 6 * 3600.0
"""How long closed direct messages are left alone."""
AHEAD = 5.0
"""How many seconds a post that somebody waits for goes ahead of others; one that has waited longer comes before it."""


def seat_audience(seat: int) -> str:
    return f"seat:{seat}"


def user_audience(user: int) -> str:
    return f"user:{user}"


def team_audience(team: int) -> str:
    return f"team:{team}"


def seat_of_audience(audience: str) -> int | None:
    """The seat that an audience is, or None for the public."""
    kind, _, number = audience.partition(":")
    return int(number) if kind == "seat" else None


def table_shown(seated: Seated) -> WantPost:
    """The table's own message, edited where it is."""
    return WantPost(audience=PUBLIC, kind=TABLE, channel_id=seated.place)


def woken(seats: Iterable[int]) -> bytes:
    """What a post keeps of the seats that it shall mention, until it is shown."""
    return msgspec.json.encode(sorted(set(seats)))


def read_woken(payload: bytes) -> list[int]:
    """The seats that a post shall mention."""
    return msgspec.json.decode(payload, type=list[int]) if payload else []


def hands_shown(
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
            payload=woken([seat.number]) if seat.number in anew else b"",
            not_before=now - AHEAD if seat.number in first else now,
            repost=seat.number in anew,
        )
        for seat in seated.seats
        if seat.kind == "person" and seat.user_id is not None
    ]


def timers_for(
    seated: Seated, before: frozenset[int], after: Sealed, mover: int | None, now: float, grace: float, pause: float
) -> tuple[list[SetTimer], list[tuple[str, int | None]]]:
    """Timers to set for seats the table newly waits for, and to clear for those it waits for no longer."""
    waiting = frozenset(after.to_act)
    timers: list[SetTimer] = []
    for seat in sorted(waiting):
        if seated.sits_as_computer(seat):
            timers.append(SetTimer(kind=COMPUTER, due=now + pause, seat=seat))
        elif seat not in before and seat != mover:
            timers.append(SetTimer(kind=WAKE, due=now + grace, seat=seat))
    awake = (before - waiting) | (frozenset() if mover is None else {mover})
    cleared: list[tuple[str, int | None]] = [(WAKE, seat) for seat in sorted(awake)]
    cleared += [(COMPUTER, seat) for seat in sorted(before - waiting) if seated.sits_as_computer(seat)]
    return timers, cleared


def result_shown(seated: Seated) -> WantPost:
    """The end of the game, as a message of its own."""
    return WantPost(audience=PUBLIC, kind=RESULT, channel_id=seated.place)


def vote_closed(seated: Seated) -> WantPost:
    """The question whether somebody may take back, which a move closes; forgotten once it says so."""
    return WantPost(audience=PUBLIC, kind=VOTE, keep=False)


def talk_changed(seated: Seated, before: Sealed | None, after: Sealed) -> list[WantPost]:
    """The private rooms of teams, where who may talk has changed."""
    teams = after.teams
    if not teams or (before is not None and before.talking == after.talking and not after.outcome.over):
        return []
    return [
        WantPost(audience=team_audience(number), kind=TALK)
        for number, members in enumerate(teams)
        if sum(not seated.sits_as_computer(seat) for seat in members) > 1
    ]


def waited_for(seated: Seated, game: Sealed) -> frozenset[int]:
    """The seats whose people the table waits for; computer players are not listed as late."""
    return frozenset(seat for seat in game.to_act if not seated.sits_as_computer(seat))

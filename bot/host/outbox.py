"""Which posts a change to a table wants: their kinds, what they carry, and which messages change after a turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from bot.host.audiences import PUBLIC, seat_audience, team_audience, user_audience
from bot.host.post_kinds import base_of, number_of, numbered
from bot.host.seated import Seated
from bot.host.timing import Timing
from engine.sealed import Sealed
from storage.commits import WantPost
from storage.ids import UserId

LOBBY, ROOM, TABLE, RESULT, VOTE, FOLD = "lobby", "room", "table", "result", "vote", "fold"
HAND, HELLO, INVITED, CHANGED, TALK = "hand", "hello", "invited", "changed", "talk"
CALL, LATE, OFFER = "call", "late", "offer"
"""A call to somebody, the vote about a late player's seat, and a seat on offer."""
APPLICATION, BREAK, PROPOSAL = "seat", "break", "proposal"
"""Whether somebody may take over a seat, whether to break the game off, and a proposal about time."""
WATCH = "watch"
"""The table as everybody may see it, in a message to somebody who watches."""
REPORT = "report"
"""What somebody says is wrong, for those who manage the server or run the bot."""
REMATCH = "rematch"
"""Tells somebody that their seat is kept for another game."""
ROUND = "round"
"""What stays of a round that is over."""
MEETING = "meeting"
"""When the table could play live for an hour."""
REMOVAL = "removal"
"""Deletes a message that another has replaced, where that could not be done at once."""
READY, UNREADY = "ready", "unready"
"""Asking in a full lobby who is ready, and telling somebody that they lost their seat."""
DIGEST = "digest"
"""What waits for somebody and what has changed, once a day."""
HANDOVER = "handover"
"""Tells that somebody else plays a seat from now on; each handover has a message of its own."""
RULES, CLOSED, LOST = "rules", "closed", "lost"
"""Said once: how one may talk, who cannot be written to, what the bot may no longer do."""
AHEAD = 5.0
"""How many seconds early a post that somebody waits for is wanted; one that has waited longer still comes first."""
ANSWERED_WITHIN = 4.0
"""How long the answer to a press has to show the hand that was pressed; Discord does not count it as a request."""
QUIET = 30.0
"""After this many seconds without another move, the hands of those who only look on are brought up to date."""


def lateness(kind: str, not_before: float, now: float) -> float:
    """By how many seconds a message shown now is late; hands that are waited for were wanted `AHEAD` seconds early."""
    late = max(0.0, now - not_before)
    return late - AHEAD if kind == HAND and late >= AHEAD else late


SEATS = 64
"""More seats than any table has. A mention is kept as one number: the version in which a seat was woken, times this,
plus the seat."""


def mention(seats: Iterable[int], version: int = 0, *, before: bytes = b"") -> bytes:
    """The payload of a post that is to mention these seats, and those of the payload that it had `before`.

    The version in which they are woken tells this mention from one of an earlier turn, which may still be being sent.
    """
    woken = {version * SEATS + seat for seat in seats}
    anew = {each % SEATS for each in woken}
    return msgspec.json.encode(sorted(woken | {each for each in _read_mentions(before) if each % SEATS not in anew}))


def without_seats(payload: bytes, seats: Collection[int]) -> bytes:
    """A payload that is not to mention these seats any more."""
    return msgspec.json.encode([each for each in _read_mentions(payload) if each % SEATS not in seats])


def _read_mentions(payload: bytes) -> list[int]:
    return msgspec.json.decode(payload, type=list[int]) if payload else []


def keeps_mentions(kind: str) -> bool:
    """Whether posts of this kind keep the seats that they are to mention."""
    return base_of(kind) in (TABLE, HAND, LATE, VOTE, BREAK, PROPOSAL, MEETING)


def read_mentioned(payload: bytes) -> list[int]:
    """The seats that a post is to mention."""
    return sorted({each % SEATS for each in _read_mentions(payload)})


def read_called(payload: bytes, everybody: Iterable[int]) -> list[int]:
    """The seats that a result or a ready check is to mention: those it names, or everybody if it names none."""
    return read_mentioned(payload) if payload else list(everybody)


def still_to_mention(payload: bytes, mentioned: bytes) -> bytes:
    """What is left of a post's payload once these mentions were made, or are owed as calls; empty if none is left."""
    left = set(_read_mentions(payload)).difference(_read_mentions(mentioned))
    return msgspec.json.encode(sorted(left)) if left else b""


def show_table(seated: Seated, *, anew: bool = False) -> WantPost:
    """The table's own message, edited where it is or, with `anew`, sent again below what came meanwhile."""
    return WantPost(audience=PUBLIC, kind=TABLE, channel_id=seated.place, repost=anew)


def show_round(seated: Seated, number: int) -> WantPost:
    """What stays of a round, above the table’s own message; after moves are taken back, how the round stands now."""
    return WantPost(audience=PUBLIC, kind=numbered(ROUND, number), channel_id=seated.place)


def is_round(kind: str) -> bool:
    """Whether a post of this kind is what stays of a round."""
    return base_of(kind) == ROUND


def round_shown(kind: str) -> int:
    """The number of the round that such a post is about."""
    return number_of(kind)


def show_watchers(
    timing: Timing, changes: Iterable[WantPost], now: float, *, sit: Iterable[UserId | None] = (), ends: bool = False
) -> tuple[Timing, list[WantPost]]:
    """Show watchers what the table's own message shows once it is quiet, and the end as the last thing they see.

    Those who `sit` down stop watching.
    """
    gone = set(timing.watchers) if ends else set(timing.watchers) & set(sit)
    left = tuple(user for user in timing.watchers if user not in gone)
    changed = any((post.audience, post.kind) == (PUBLIC, TABLE) for post in changes)
    posts = [
        WantPost(audience=user_audience(UserId(user)), kind=WATCH, not_before=now, keep=False) for user in sorted(gone)
    ]
    if changed:
        posts += [WantPost(audience=user_audience(UserId(user)), kind=WATCH, not_before=now + QUIET) for user in left]
    return (msgspec.structs.replace(timing, watchers=left) if gone else timing), posts


def show_result(seated: Seated) -> list[WantPost]:
    """The end of the game, as a message of its own, in the message that was its lobby, and to those played for."""
    away = [seat.number for seat in seated.seats if seat.kind == "computer" and seat.user_id is not None]
    return [
        WantPost(audience=PUBLIC, kind=RESULT, channel_id=seated.place),
        WantPost(audience=PUBLIC, kind=LOBBY, channel_id=seated.table.channel_id),
        *(WantPost(audience=seat_audience(number), kind=HAND) for number in away),
    ]


def close_vote() -> WantPost:
    """The question whether somebody may take a move back, which a new move closes; forgotten once it says so."""
    return WantPost(audience=PUBLIC, kind=VOTE, keep=False)


def announce_handover(seated: Seated) -> WantPost:
    """Tell the room who plays a seat from this commit on."""
    kind = numbered(HANDOVER, seated.version + 1)
    return WantPost(audience=PUBLIC, kind=kind, channel_id=seated.place, keep=False)


def ask(kind: str, channel: int | None, asked: Iterable[int] = ()) -> WantPost:
    """A question to the table; sent as a new message that mentions those who are `asked`, if anybody is."""
    voters = tuple(asked)
    payload = mention(voters) if voters else b""
    return WantPost(audience=PUBLIC, kind=kind, channel_id=channel, payload=payload, repost=bool(voters))


def show_late_vote(seated: Seated, seat: int, asked: Iterable[int] = ()) -> WantPost:
    """The vote about a late player's seat."""
    return ask(numbered(LATE, seat), seated.place, asked)


def show_offer(seated: Seated, seat: int, *, repost: bool = False) -> WantPost:
    """The post by which anybody may take a seat; edited once the seat can no longer be taken."""
    return WantPost(audience=PUBLIC, kind=numbered(OFFER, seat), channel_id=seated.table.channel_id, repost=repost)


def show_proposal(seated: Seated, asked: Iterable[int] = ()) -> WantPost:
    """A proposal about time."""
    return ask(PROPOSAL, seated.place, asked)


def show_break(seated: Seated, asked: Iterable[int] = ()) -> WantPost:
    """The question whether to break the game off."""
    return ask(BREAK, seated.place, asked)


def show_meeting(seated: Seated, asked: Iterable[int] = ()) -> WantPost:
    """When the table could play live."""
    return ask(MEETING, seated.place, asked)


def close_questions(seated: Seated, timing: Timing) -> list[WantPost]:
    """The questions and offers still open when a game ends, whose messages then say that it is over."""
    asked = [WantPost(audience=PUBLIC, kind=BREAK, keep=False)]
    asked += [] if seated.contract.undo == "never" else [close_vote()]
    asked += [show_late_vote(seated, vote.seat) for vote in timing.open_votes()]
    asked += [show_proposal(seated)] if timing.open_proposal is not None else []
    free = [seat.number for seat in seated.seats if seat.user_id is None]
    asked += [WantPost(audience=PUBLIC, kind=numbered(APPLICATION, seat), keep=False) for seat in free]
    meeting = timing.meeting
    asked += [show_meeting(seated)] if meeting is not None and meeting.state != "over" else []
    return [*asked, *(show_offer(seated, seat) for seat in timing.offered)]


def show_hands(seated: Seated, at_once: Iterable[int], now: float, *, answered: int | None = None) -> list[WantPost]:
    """Each person's hand in their direct messages, edited where it is: some at once, the others when it is quiet.

    Discord counts requests, and people who are not asked seldom look. If much is to be posted, hands wanted at once go
    ahead of other posts. The `answered` seat sees its hand in the answer to its press, unless that fails.
    """
    due = dict.fromkeys(at_once, now - AHEAD)
    if answered is not None:
        due[answered] = now + ANSWERED_WITHIN
    return [
        WantPost(
            audience=seat_audience(seat.number),
            kind=HAND,
            not_before=due.get(seat.number, now + QUIET),
        )
        for seat in seated.seats
        if seat.kind == "person" and seat.user_id is not None
    ]


def send_hands(seated: Seated, seats: Iterable[int], now: float, *, waking: Collection[int]) -> list[WantPost]:
    """The hands of these people as new messages, some of which wake them."""
    return [
        WantPost(
            audience=seat_audience(number),
            kind=HAND,
            payload=mention({number}.intersection(waking)),
            not_before=now - AHEAD,
            repost=True,
        )
        for number in sorted(set(seats))
        if seated.seat(number).kind == "person" and seated.seat(number).user_id is not None
    ]


def seats_to_show(before: Sealed, after: Sealed, mover: int | None) -> frozenset[int]:
    """The seats whose hands must change at once: the mover, and all newly asked, no longer asked or asked otherwise."""
    asked, still = frozenset(before.to_act), frozenset(after.to_act)
    if mover is None or after.outcome.over:
        return frozenset(range(after.seats))
    return (asked ^ still) | asked_otherwise(before, after) | {mover}


def asked_otherwise(before: Sealed, after: Sealed) -> frozenset[int]:
    """The seats that the table waited for and still waits for, but for something else."""
    still = frozenset(before.to_act).intersection(after.to_act)
    return frozenset(seat for seat in still if before.prompt(seat) != after.prompt(seat))


def set_talk(seated: Seated, before: Sealed | None, after: Sealed) -> list[WantPost]:
    """Posts for the private rooms of teams in which silence begins or ends."""
    return [
        WantPost(audience=team_audience(number), kind=TALK)
        for number, room in enumerate(after.rooms)
        if sum(not seated.sits_as_computer(seat) for seat in room.seats) > 1
        and (before is None or is_silent(seated, before, number) != is_silent(seated, after, number))
    ]


def change_members(game: Sealed, changed: Iterable[int]) -> list[WantPost]:
    """Posts for the private rooms of these seats, whose players changed: those who left go before anything is said."""
    seats = set(changed)
    return [
        WantPost(audience=team_audience(number), kind=TALK)
        for number, room in enumerate(game.rooms)
        if seats & set(room.seats)
    ]


def is_silent(seated: Seated, game: Sealed, number: int) -> bool:
    """Whether nobody in a private room may talk to another member now; at the end everybody may."""
    talking = [seat for seat in game.rooms[number].open_to if not seated.sits_as_computer(seat)]
    return len(talking) < 2 and seated.running and not game.outcome.over

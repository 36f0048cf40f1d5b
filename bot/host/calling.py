"""Calling people: how each wants to be told, and when nothing may ring for them. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

import msgspec

from bot.host import outbox, waits
from bot.host.audiences import PUBLIC, user_audience
from bot.host.post_kinds import number_of, numbered
from bot.host.seated import Seated
from bot.host.timers import CALL
from bot.pace.stops import Running, call_stops
from bot.pace.terms import DAY, MINUTE, Person, Rests
from bot.pace.zones import read_zone
from bot.preferences import Preferences, Tell
from storage.commits import SetTimer, WantPost
from storage.ids import TableId, UserId
from storage.models import Post, Reach

Way = Literal["mention", "hand", "call"]
"""How somebody hears of a table: a mention in its message, their hand as a new message, or a call of its own."""

TOGETHER = 10 * MINUTE
"""What is due for a person within this time comes in one message."""
HORIZON = 400 * DAY
NEVER = 30.0 * DAY
"""How long to wait before looking again at a call that cannot be given, as in a pause without an agreed end."""


class CallContent(msgspec.Struct, frozen=True):
    """What a call is about: the seats of one person, by their tables."""

    user: UserId
    seats: tuple[tuple[TableId, int], ...]


@dataclass(frozen=True, slots=True)
class DueCall:
    """One seat whose person is to be called, and how they want to be told about its table."""

    seated: Seated
    seat: int
    tell: Tell
    secret: bool = False
    """Whether the table keeps secret for whom it waits, which a call that others see would tell."""


def may_ring(person: Person, now: float, rests: Rests | None = None) -> bool:
    """Whether something may ring for somebody now: they are awake and not away, and their table does not rest."""
    stops = call_stops(person, rests or Rests())
    return Running(stops, int(now), int(now) + 1).next(int(now)) is not None


def next_ring(person: Person, now: float, rests: Rests | None = None) -> float:
    """The first moment from now on at which something may ring for somebody; `NEVER` from now if none is known."""
    stops = call_stops(person, rests or Rests())
    moment = Running(stops, int(now), int(now) + HORIZON).next(int(now))
    return now + NEVER if moment is None else max(now, float(moment))


def tell_when_awake(user: UserId, kind: str, person: Person, now: float) -> WantPost:
    """A direct message that tells somebody something once, at the first moment at which it may ring for them."""
    return WantPost(audience=user_audience(user), kind=kind, keep=False, not_before=next_ring(person, now))


def next_digest(kept: Preferences, after: float, *, given: bool = False) -> float | None:
    """When the first daily digest after a moment comes: at its hour, or when the person is next awake and not away.

    If one was given at that moment, the next comes on another day.
    """
    hour = kept.digest_hour
    if hour is None:
        return None
    zone = read_zone(kept.person.zone)
    today = day = datetime.fromtimestamp(after, zone).date()
    while True:
        moment = datetime(day.year, day.month, day.day, hour, tzinfo=zone).timestamp()
        if moment > after:
            comes = next_ring(kept.person, moment)
            if not given or datetime.fromtimestamp(comes, zone).date() != today:
                return comes
        day += timedelta(days=1)


def digest_after(before: Preferences, kept: Preferences, due: float | None, now: float) -> float | None:
    """When the next daily digest comes after a change of preferences, if one was due at a moment.

    That one waits perhaps for its person to be awake, with its hour past: it must not move to tomorrow, unless they
    choose another hour. If they turn out not to be awake when it is due, it is put off then.
    """
    following, as_before = next_digest(kept, now), next_digest(before, now)
    if due is None or following is None or as_before is None or kept.digest_hour != before.digest_hour:
        return following
    if kept.zone != before.zone and due >= as_before:
        # Its hour is still to come, and comes now where they live.
        return following
    return due if kept.person == before.person else min(due, following)


def may_call(seated: Seated, seat: int, now: float) -> bool:
    """Whether the person in a seat may be called about this table now."""
    return may_ring(seated.preferences(seat).person, now, waits.rests_of(seated, seated.timing))


def next_call(seated: Seated, seat: int, now: float) -> float:
    """When the person in a seat may next be called about this table."""
    return next_ring(seated.preferences(seat).person, now, waits.rests_of(seated, seated.timing))


def call_timers(seated: Seated, seats: Iterable[int], now: float) -> list[SetTimer]:
    """The timers that call these seats as soon as they may be called."""
    return [SetTimer(kind=CALL, due=next_call(seated, seat, now), seat=seat) for seat in sorted(set(seats))]


def ways(kept: Preferences, table: TableId, reach: Reach) -> frozenset[Way]:
    """How somebody hears that a table waits for them; a person who takes no direct messages is mentioned instead."""
    tell = kept.tell_of(table)
    if tell in ("digest", "nothing"):
        return frozenset()
    private: Way = "hand" if kept.dms else "call"
    found: set[Way] = set()
    if tell in ("table", "both") or reach == "closed":
        found.add("mention")
    if tell in ("message", "both") and reach != "closed":
        found.add(private)
    return frozenset(found)


def ways_to(seated: Seated, seat: int) -> frozenset[Way]:
    """How the person in a seat hears that the table waits for them."""
    return ways(seated.preferences(seat), seated.id, seated.seat(seat).reach)


def told_by_hand(seated: Seated, seats: Iterable[int]) -> list[int]:
    """Those of these seats whose people learn from a new hand that they are asked."""
    return [seat for seat in seats if seated.seat(seat).kind == "person" and "hand" in ways_to(seated, seat)]


def told_at_table(seated: Seated, seats: Iterable[int]) -> list[int]:
    """Those of these seats whose people the table's message must either mention or owe a call.

    People who are told by a new hand alone are left out: if it cannot be delivered, a separate call follows, and the
    table's message, whenever it is made, must not call them a second time.
    """
    return [seat for seat in seats if seated.seat(seat).kind == "person" and ways_to(seated, seat) - {"hand"}]


def calls_for(
    user: UserId, owed: Sequence[DueCall], now: float, *, reach: Reach, dms: bool
) -> list[tuple[TableId, WantPost]]:
    """The messages that call a person about all these tables: one, or two if they want both.

    A call about several tables, or about one that keeps secret for whom it waits, is a direct message. If the person
    takes none it is a message at the most urgent table, since nothing else would reach them.
    """
    owed = [each for each in owed if each.tell not in ("digest", "nothing")]
    if not owed:
        return []
    first = min(owed, key=_urgency)
    writes = reach != "closed" and all(each.seated.seat(each.seat).reach != "closed" for each in owed)
    tells = {each.tell for each in owed}
    several = len({each.seated.id for each in owed}) > 1
    secret = any(each.secret for each in owed)
    in_private = writes and (bool(tells & {"message", "both"}) or ((several or secret) and dms))
    at_table = not in_private or (not several and not secret and "both" in tells)
    number = numbered(outbox.CALL, user, int(now * 1000))
    payload = msgspec.json.encode(
        CallContent(user, tuple((each.seated.id, each.seat) for each in sorted(owed, key=_urgency)))
    )
    posts = []
    if at_table:
        here = first.seated
        posts.append(WantPost(audience=PUBLIC, kind=number, channel_id=here.place, payload=payload, keep=False))
    if in_private:
        posts.append(WantPost(audience=user_audience(user), kind=number, payload=payload, keep=False))
    return [(first.seated.id, post) for post in posts]


def keeps_secret(seated: Seated, seat: int) -> bool:
    """Whether a table waits for a seat and tells nobody so."""
    to_act = seated.game.to_act if seated.running and seated.game is not None else ()
    return seat in to_act and seated.contract.only_counts(to_act)


def read_call_content(payload: bytes) -> CallContent:
    """What a call is about."""
    return msgspec.json.decode(payload, type=CallContent)


def was_given_before(post: Post, moment: float) -> bool:
    """Whether a call was given before a moment, to the millisecond."""
    return number_of(post.kind) < int(moment * 1000)


def _urgency(owed: DueCall) -> tuple[float, int, int]:
    """The order of calls: the earliest deadline first, then the seat that was asked first."""
    clock = owed.seated.timing.seats[owed.seat]
    reading = waits.read_clock(owed.seated, owed.seat, clock.asked or 0)
    due = reading.due if reading and reading.due is not None else float("inf")
    return due, clock.asked or 0, owed.seated.id

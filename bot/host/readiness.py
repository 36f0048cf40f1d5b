"""The ready check of a lobby: when all seats are taken, everybody is asked once, and either plays or loses their seat.

Pure: a table in, a Commit out. A seat that becomes free goes to the person who has waited longest for one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace as with_fields
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.contract import read_contract
from bot.errors import Sorry
from bot.host import lobby, outbox, rematch
from bot.host.answering import silent_until
from bot.host.audiences import user_audience
from bot.host.builder import CommitBuilder
from bot.host.calling import tell_when_awake
from bot.host.seated import Request, Seated
from bot.host.seats import LONGEST_NAME, put_person
from bot.host.timers import READY
from bot.host.timing import LobbyTime, Queued
from bot.pace.stops import Running, call_stops
from bot.pace.terms import DAY, HOUR, LIVE, MINUTE, Person, Rests
from storage.commits import Commit, SetTimer, TimerKey, WantPost
from storage.ids import UserId

if TYPE_CHECKING:
    from storage.models import Seat


READY_WITHIN, LIVE_READY_WITHIN = DAY, 5 * MINUTE
"""How much awake time people have to say that they are ready; at a live table, how much time, awake or not."""
CALLED_AGAIN = 6 * HOUR
"""How long after a call somebody may be called again when the lobby refills; much shorter at a live table."""
MOST_QUEUED = 10
LOOK: TimerKey = (READY, None)
"""The timer by which a lobby is looked at."""


def asks_ready(seated: Seated) -> bool:
    """Whether this lobby holds a ready check."""
    return seated.table.status == "lobby" and seated.contract.ready == "yes" and seated.luck.awaits is None


def then_look(commit: Commit, seated: Seated, now: float) -> Commit:
    """A change to a lobby, with a timer added that looks right afterwards at its ready check, or at who is back.

    The host does this to all that it commits. What `look` commits sets its own timer.
    """
    if seated.table.status != "lobby" or commit.fields.get("status", "lobby") != "lobby" or LOOK in commit.clear_timers:
        return commit
    contract = read_contract(commit.fields["options"]) if "options" in commit.fields else seated.contract
    is_looked_at = contract.ready == "yes" or contract.kept
    if not is_looked_at and commit.timing is None and seated.lobby_time == LobbyTime():
        return commit
    return with_fields(commit, timers=(*commit.timers, SetTimer(kind=READY, due=now)))


def look(seated: Seated, now: float, waiting: Mapping[UserId, Person]) -> Commit:
    """Look at the ready check: begin it, end it, take the seat of somebody whose time is over, seat the next.

    Of those `waiting` for a seat, the caller knows when they are awake.
    """
    builder = CommitBuilder(seated, now=now, clear_timers=[LOOK])
    if seated.table.status != "lobby" or seated.luck.awaits is not None:
        return builder.build()
    asks = asks_ready(seated)
    if asks and (late := _find_late(seated, now)):
        return _take_seat(seated, late, now)
    if not lobby.is_full(seated) and (seating := _seat_next(seated, now, waiting)):
        return seating
    if asks:
        _ask_or_wait(builder, seated, now)
    else:
        _keep_queue(builder, seated)
    return builder.build()


def _find_late(seated: Seated, now: float) -> Seat | None:
    """The first who was asked and has not answered in time."""
    return next((seat for seat in _unready(seated, seated.lobby_time) if _due(seated, seat, now) <= now), None)


def _unready(seated: Seated, kept: LobbyTime) -> list[Seat]:
    """The people who are asked and are not ready."""
    return [seat for seat in _people(seated) if kept.asked and not is_ready(seated, seat)]


def _ask_or_wait(builder: CommitBuilder, seated: Seated, now: float) -> None:
    """Ask everybody once all seats are taken, and take the question back if one is free; look again in time."""
    kept, full = seated.lobby_time, lobby.is_full(seated)
    if full and not kept.asked:
        kept = _ask(builder, seated, now)
    elif not full and kept.asked:
        kept = replace(kept, asked=None)
    _keep(builder, seated, kept)
    again = [_due(seated, seat, now) for seat in _unready(seated, kept)]
    if kept.queue and not full:
        again.append(seated.contract.kept_until)
    if again:
        builder.timers.append(SetTimer(kind=READY, due=max(min(again), now + 1)))


def _ask(builder: CommitBuilder, seated: Seated, now: float) -> LobbyTime:
    """Ask who is ready, and call those who were not called a short while ago."""
    kept, due = seated.lobby_time, _whom_to_call(seated, now)
    if all(is_ready(seated, seat) for seat in _people(seated)):
        # There is nobody left to ask, so that no answer would begin the game.
        builder.timers.append(SetTimer(kind=READY, due=now + 1))
    else:
        builder.posts.append(_post(seated, [seat.number for seat in _people(seated) if seat.user_id in due]))
    return replace(kept, asked=int(now), called={**kept.called, **dict.fromkeys(due, int(now))})


def _keep_queue(builder: CommitBuilder, seated: Seated) -> None:
    """Keep who waits for a seat where nobody is asked whether they are ready; look again when kept seats are free."""
    kept = seated.lobby_time
    _keep(builder, seated, LobbyTime(queue=kept.queue, called=kept.called))
    if kept.queue and not lobby.is_full(seated):
        builder.timers.append(SetTimer(kind=READY, due=seated.contract.kept_until))


def say_ready(seated: Seated, request: Request) -> Commit:
    """Note that somebody is ready; the caller sees whether everybody is."""
    lobby.check_in_lobby(seated)
    if not seated.seats_of(request.user):
        raise Sorry("error-not-seated")
    kept = seated.lobby_time
    if not kept.asked:
        raise Sorry("error-not-asked-ready")
    builder = CommitBuilder(seated, request)
    ready = tuple(sorted({*kept.ready, request.user}))
    _keep(builder, seated, replace(kept, ready=ready))
    builder.posts.append(_post(seated))
    return builder.build()


def queue_up(seated: Seated, request: Request) -> Commit:
    """Join the queue for a seat in a full lobby."""
    lobby.check_in_lobby(seated)
    if seated.seats_of(request.user):
        raise Sorry("error-already-seated")
    lobby.check_invited(seated, request.user)
    kept = seated.lobby_time
    if any(one.user == request.user for one in kept.queue):
        raise Sorry("error-queued")
    if len(kept.queue) >= MOST_QUEUED:
        raise Sorry("error-full")
    builder = CommitBuilder(seated, request)
    queued = (*kept.queue, Queued(request.user, request.name[:LONGEST_NAME], request.id))
    _keep(builder, seated, replace(kept, queue=queued))
    return builder.build()


def check_ready(seated: Seated) -> None:
    """Raise Sorry if a full lobby asks whether people are ready and not all have said so."""
    if asks_ready(seated) and lobby.is_full(seated) and not all_ready(seated):
        raise Sorry("error-not-all-ready")


def all_ready(seated: Seated) -> bool:
    """Whether everybody is ready."""
    return bool(seated.lobby_time.asked) and all(is_ready(seated, seat) for seat in _people(seated))


def _people(seated: Seated) -> list[Seat]:
    return [seat for seat in seated.seats if seat.kind == "person" and seat.user_id is not None]


def is_ready(seated: Seated, seat: Seat) -> bool:
    """Whether somebody has said that they are ready, and has agreed to all that was changed since they sat down.

    What they said still counts after a seat was given up and taken again.
    """
    return seat.user_id in seated.lobby_time.ready and seat not in lobby.who_is_unsure(seated)


def was_called(kept: LobbyTime, user: UserId | None) -> bool:
    """Whether the question as it is asked now calls somebody: refilling a lobby does not ring again soon after."""
    return user is not None and kept.asked is not None and kept.called.get(user) == kept.asked


def _whom_to_call(seated: Seated, now: float) -> list[int]:
    """The people who are not ready and were not called a short while ago, when the lobby was last full."""
    kept, again = seated.lobby_time, LIVE_READY_WITHIN if seated.contract.pace == LIVE else CALLED_AGAIN
    unready = [seat.user_id for seat in _people(seated) if not is_ready(seated, seat)]
    return [user for user in unready if user is not None and now - kept.called.get(user, -again) >= again]


def waits_for(seated: Seated, number: int) -> bool:
    """Whether a lobby has asked the person in a seat whether they are ready, and they have not answered."""
    asked = asks_ready(seated) and seated.lobby_time.asked is not None
    return asked and any(seat.number == number and not is_ready(seated, seat) for seat in _people(seated))


def starter(seated: Seated) -> Request | None:
    """In whose name a lobby starts by itself, full and with all ready, or as a rematch to which all are back.

    That is its owner, or else the first person seated.
    """
    people = _people(seated)
    if not people or not (_is_full_and_ready(seated) if seated.contract.ready == "yes" else _all_are_back(seated)):
        return None
    first = next((seat for seat in people if seat.user_id == seated.table.owner_id), people[0])
    return Request(f"ready:{seated.id}:{seated.version}", UserId(first.user_id or 0), first.name)


def _is_full_and_ready(seated: Seated) -> bool:
    """Whether a ready check is passed."""
    return asks_ready(seated) and lobby.is_full(seated) and all_ready(seated)


def _all_are_back(seated: Seated) -> bool:
    """Whether a rematch waits for nobody any more; one that has never waited for anybody starts by hand."""
    is_open = seated.table.status == "lobby" and seated.luck.awaits is None
    return is_open and sum(map(bool, seated.contract.kept)) > 1 and rematch.all_back(seated)


def _due(seated: Seated, seat: Seat, now: float) -> float:
    """When the time to answer is over for somebody who was asked."""
    asked = seated.lobby_time.asked or int(now)
    if seat in lobby.who_is_unsure(seated):
        asked = max(asked, seated.lobby_time.changed)
    if seated.contract.pace == LIVE:
        return silent_until(seated, asked, LIVE_READY_WITHIN)
    stops = call_stops(seated.preferences(seat.number).person, Rests((), seated.outages))
    found = Running(stops, asked, asked + 30 * DAY).find_moment(READY_WITHIN)
    return asked + 30 * DAY if found is None else found


def _take_seat(seated: Seated, seat: Seat, now: float) -> Commit:
    """Free the seat of somebody who was not ready in time; in a rematch it is kept no longer."""
    assert seat.user_id is not None
    builder = lobby.give_up(seated, seat.user_id)
    builder.now = now
    contract = builder.contract or seated.contract
    if now < contract.kept_until:
        builder.contract = replace(contract, kept_until=int(now))
    person = seated.preferences(seat.number).person
    builder.posts.append(tell_when_awake(UserId(seat.user_id), outbox.UNREADY, person, now))
    return builder.build()


def _seat_next(seated: Seated, now: float, waiting: Mapping[UserId, Person]) -> Commit | None:
    """Seat the person who has waited longest, in a rematch of those who can have a free seat; None if nobody can."""
    kept = seated.lobby_time
    for queued in kept.queue:
        builder, user = CommitBuilder(seated, now=now), UserId(queued.user)
        if not seated.seats_of(user):
            number = lobby.find_seat(seated, user, now)
            if number is None:
                continue
            builder.seats.append(put_person(number, Request(queued.request, user, queued.name)))
            builder.posts.append(WantPost(audience=user_audience(user), kind=outbox.HELLO, keep=False))
            if queued.request in seated.contract.unsure:
                builder.posts.append(tell_when_awake(user, outbox.CHANGED, waiting.get(user, Person()), now))
        others = tuple(one for one in kept.queue if one is not queued)
        _keep(builder, seated, replace(kept, asked=None, queue=others))
        return builder.build()
    return None


def _keep(builder: CommitBuilder, seated: Seated, kept: LobbyTime) -> None:
    """Keep the state of the check and, if it has changed, show the lobby again, and a question that is over."""
    if kept == seated.lobby_time:
        return
    builder.lobby = kept
    if seated.lobby_time.asked and kept.asked is None:
        builder.posts.append(_post(seated))
    builder.posts.append(lobby.show_lobby(seated))


def _post(seated: Seated, called: Collection[int] = ()) -> WantPost:
    """The question who is ready; sent as a new message if it is to call anybody."""
    return outbox.ask(outbox.READY, seated.table.channel_id, called)

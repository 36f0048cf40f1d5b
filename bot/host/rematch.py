"""A rematch: a lobby that keeps everybody's seat for a day, and begins once all are back. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.contract import Contract
from bot.errors import Sorry
from bot.host import outbox
from bot.host.audiences import user_audience
from bot.host.builder import CommitBuilder
from bot.host.calling import next_ring
from bot.host.lobby import Opening, check_in_lobby, check_owner, open_table, show_lobby
from bot.host.seated import Request, Seated
from bot.host.seats import put_again, put_computer, put_person
from bot.host.timers import READY
from bot.pace.terms import Person
from storage.commits import Commit, SetTimer, WantPost
from storage.ids import UserId

KEPT_FOR = 86_400
CALLED_FOR = 86_400
"""How long after a call nobody is called to another rematch of the same game."""


@dataclass(frozen=True, slots=True)
class Calls:
    """How each of the others hears of a rematch: by a mention in the lobby, or by a direct message at a time."""

    mentions: tuple[UserId, ...]
    messages: Mapping[UserId, float]


def people_of(seated: Seated) -> tuple[int, ...]:
    """The person to whom each seat of a table belongs; 0 where no person sits or is played for."""
    return tuple(seat.user_id or 0 for seat in sorted(seated.seats, key=lambda seat: seat.number))


def open_again(before: Seated, opening: Opening, request: Request, now: float, calls: Calls) -> Commit:
    """A lobby with a finished game's seats: the one who asks and the computer players sit, the other seats are kept."""
    kept = people_of(before)
    called = tuple(sorted({*calls.mentions, *calls.messages}))
    contract = msgspec.structs.replace(
        opening.contract, kept=kept, kept_until=int(now) + KEPT_FOR, called=called, called_at=int(now)
    )
    builder = open_table(replace(opening, contract=contract), request, now)
    builder.seats = [put_person(kept.index(request.user), request)]
    # The seat of somebody whose data was erased has no name, also if a computer player played it: it stays free.
    others = [each for each in before.seats if each.kind == "computer" and not each.user_id and each.name]
    builder.seats += [put_computer(each.number, each.name, each.level) for each in others]
    builder.posts = [
        replace(post, payload=outbox.mention(map(kept.index, calls.mentions))) if post.kind == outbox.LOBBY else post
        for post in builder.posts
    ]
    builder.posts += [
        WantPost(audience=user_audience(user), kind=outbox.REMATCH, keep=False, not_before=due)
        for user, due in calls.messages.items()
    ]
    # With computer players in all other seats the lobby is full at once.
    builder.timers += [SetTimer(kind=READY, due=now)] if contract.ready == "yes" else []
    return builder.build()


def has_called(earlier: Sequence[Seated], user: UserId, person: Person, now: float) -> bool:
    """Whether the lobbies of a rematch, the first one first, have called somebody within a day, who has not played.

    Who owns a lobby, and how long it keeps seats, may have changed since and does not say whom it called.
    """
    called = False
    for lobby in earlier:
        contract, status = lobby.contract, lobby.table.status
        if status in ("running", "over") and lobby.seats_of(user):
            called = False
        elif user in contract.called and now < contract.called_at + CALLED_FOR:
            # One that was closed before anything could ring for them has called them in no way.
            called = called or next_ring(person, contract.called_at) <= lobby.changed_at
    return called


def all_back(seated: Seated) -> bool:
    """Whether everybody whose seat was kept sits there again."""
    people = {user for user in seated.contract.kept if user}
    return bool(people) and people <= {seat.user_id for seat in seated.seats}


def rotate(seated: Seated, request: Request) -> Commit:
    """Move everybody one seat on, including those who are still to come."""
    check_in_lobby(seated)
    check_owner(seated, request)
    contract, many = seated.contract, len(seated.contract.kept)
    if not many or any(seat.number >= many for seat in seated.seats):
        raise Sorry("error-rematch-moved")
    moved = {seat.number: (seat.number + 1) % many for seat in seated.seats}
    builder = CommitBuilder(seated, request)
    builder.seats += [put_again(seat, moved[seat.number]) for seat in seated.seats]
    builder.remove_seats += sorted(set(moved) - set(moved.values()))
    return _agreed(builder, msgspec.structs.replace(contract, kept=(contract.kept[-1], *contract.kept[:-1])))


def draw(seated: Seated, request: Request) -> Commit:
    """Let the seats be drawn by lot when the game begins."""
    check_in_lobby(seated)
    check_owner(seated, request)
    return _agreed(CommitBuilder(seated, request), msgspec.structs.replace(seated.contract, seating="drawn"))


def _agreed(builder: CommitBuilder, contract: Contract) -> Commit:
    assert builder.seated is not None
    builder.contract = contract
    builder.posts.append(show_lobby(builder.seated))
    return builder.build()

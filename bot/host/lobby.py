"""What a lobby commits: opening, sitting down, leaving, choosing, dealing. Pure: a table in, a Commit out."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.contract import Contract, keep
from bot.errors import Sorry
from bot.host import wishes
from bot.host.log import write_action
from bot.host.seated import Request, Seated
from bot.host.turns import Pauses, results_of
from engine.chance import Stream, commitment, seed_of
from engine.games import game_named
from engine.players import levels_of
from engine.sealed import Sealed
from engine.table import check_setup
from storage.commits import Commit, NewAction, NewState, PutSeat, TableFields, WantPost
from storage.models import Seat

LEVELS = ("easy", "strong", "random")
"""The levels of computer players in any game; see `levels_at` for those of a table."""
COMPUTER_NAMES = ("Marlin", "Nerissa", "Otto", "Pearl", "Quinn", "Reef", "Sandy", "Tern")


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a table is opened, and how."""

    contract: Contract
    name: str
    private: bool
    server: int
    channel: int
    language: str


def open_table(opening: Opening, request: Request) -> Commit:
    """A new lobby with its owner in the first seat; its secret is drawn before anybody else can sit down."""
    secret = secrets.token_bytes(32)
    return Commit(
        request_id=request.id,
        by=request.user,  # type: ignore[arg-type]
        fields=TableFields(
            status="lobby",
            game=opening.contract.of.game,
            name=opening.name,
            options=keep(opening.contract),
            language=opening.language,
            private=opening.private,
            server_id=opening.server,  # type: ignore[typeddict-item]
            channel_id=opening.channel,
            owner_id=request.user,  # type: ignore[typeddict-item]
            secret=secret,
            commitment=bytes.fromhex(commitment(secret)),
        ),
        seats=(_person(0, request),),
        posts=(
            WantPost(audience=wishes.PUBLIC, kind=wishes.LOBBY, channel_id=opening.channel),
            WantPost(audience=wishes.user_audience(request.user), kind=wishes.HELLO, keep=False),
        ),
    )


def _person(number: int, request: Request) -> PutSeat:
    return PutSeat(
        number=number,
        kind="person",
        user_id=request.user,  # type: ignore[arg-type]
        name=request.name[:80],
        joined_by=request.id,
    )


def _again(seat: Seat, number: int) -> PutSeat:
    """The same person or computer in another seat."""
    return PutSeat(
        number=number,
        kind=seat.kind,
        user_id=seat.user_id,
        name=seat.name,
        level=seat.level,
        joined_by=seat.joined_by,
        reach=seat.reach,
    )


def _changed(seated: Seated, request: Request, **changes: object) -> Commit:
    """A commit of a lobby, which shows it anew."""
    shown = WantPost(audience=wishes.PUBLIC, kind=wishes.LOBBY, channel_id=seated.table.channel_id)
    extra: tuple[WantPost, ...] = changes.pop("posts", ())  # type: ignore[assignment]
    return Commit(
        table=seated.table.id,
        expected=seated.version,
        request_id=request.id,
        by=request.user,  # type: ignore[arg-type]
        posts=(shown, *extra),
        **changes,  # type: ignore[arg-type]
    )


def in_lobby(seated: Seated) -> None:
    """Raise Sorry unless the table has not begun."""
    if seated.table.status != "lobby":
        raise Sorry("error-not-lobby" if seated.running else "error-over")


def must_own(seated: Seated, request: Request) -> None:
    """Raise Sorry unless this is the table's owner."""
    if seated.table.owner_id != request.user:
        raise Sorry("error-not-owner")


def most_seats(contract: Contract) -> int:
    """How many can sit down."""
    return contract.seats or game_named(contract.of.game).seats[-1]


def join(seated: Seated, request: Request) -> Commit:
    """Sit down in the next free seat."""
    in_lobby(seated)
    if seated.seats_of(request.user):
        raise Sorry("error-already-seated")
    may_join = request.user in (seated.table.owner_id, *seated.contract.invited)
    if seated.table.private and not may_join:
        owner = next((seat.name for seat in seated.seats if seat.user_id == seated.table.owner_id), "")
        raise Sorry("error-private", owner=owner)
    if len(seated.seats) >= most_seats(seated.contract):
        raise Sorry("error-full")
    hello = WantPost(audience=wishes.user_audience(request.user), kind=wishes.HELLO, keep=False)
    return _changed(seated, request, seats=(_person(len(seated.seats), request),), posts=(hello,))


def leave(seated: Seated, request: Request) -> Commit:
    """Stand up; those behind move up. A lobby that nobody sits in any more is closed."""
    in_lobby(seated)
    mine = seated.seats_of(request.user)
    if not mine:
        raise Sorry("error-not-seated")
    left = [seat for seat in seated.seats if seat.number not in mine]
    people = [seat for seat in left if seat.kind == "person"]
    if not people:
        return _changed(seated, request, fields=TableFields(status="cancelled"))
    fields = TableFields()
    if seated.table.owner_id == request.user:
        fields = TableFields(owner_id=people[0].user_id)
    return _changed(seated, request, fields=fields, **_seats_now(seated, left))


def _seats_now(seated: Seated, order: Sequence[Seat]) -> dict[str, object]:
    """The seat changes that leave just these, in this order."""
    return {
        "seats": tuple(_again(seat, number) for number, seat in enumerate(order) if seat.number != number),
        "remove_seats": tuple(range(len(order), len(seated.seats))),
    }


def change_seat(seated: Seated, request: Request) -> Commit:
    """Swap places with the next one, round the table."""
    in_lobby(seated)
    mine = seated.seats_of(request.user)
    if not mine:
        raise Sorry("error-not-seated")
    order = list(seated.seats)
    here, there = mine[0], (mine[0] + 1) % len(order)
    order[here], order[there] = order[there], order[here]
    return _changed(seated, request, **_seats_now(seated, order))


def levels_at(seated: Seated) -> tuple[str, ...]:
    """The levels of computer players that make sense in the game of a table."""
    return levels_of(seated.contract.of.game)


def add_computer(seated: Seated, request: Request, level: str) -> Commit:
    """Let a computer player sit down."""
    in_lobby(seated)
    must_own(seated, request)
    if level not in levels_at(seated):
        raise Sorry("error-level")
    if len(seated.seats) >= most_seats(seated.contract):
        raise Sorry("error-full")
    taken = {seat.name for seat in seated.seats}
    name = next(name for name in COMPUTER_NAMES if name not in taken)
    return _changed(
        seated, request, seats=(PutSeat(number=len(seated.seats), kind="computer", name=name, level=level, reach="ok"),)
    )


def remove_computer(seated: Seated, request: Request) -> Commit:
    """Let the last computer player stand up."""
    in_lobby(seated)
    must_own(seated, request)
    computers = [seat for seat in seated.seats if seat.kind == "computer"]
    if not computers:
        raise Sorry("error-no-computer")
    return _changed(seated, request, **_seats_now(seated, [seat for seat in seated.seats if seat is not computers[-1]]))


def change_contract(seated: Seated, request: Request, contract: Contract, name: str | None = None) -> Commit:
    """Change what the table agrees on; it was checked for every number of seats it may still have."""
    in_lobby(seated)
    must_own(seated, request)
    if len(seated.seats) > most_seats(contract):
        raise Sorry("error-too-many-seated")
    fields = TableFields(options=keep(contract), game=contract.of.game)
    if name:
        fields["name"] = name
    return _changed(seated, request, fields=fields)


def invite(seated: Seated, request: Request, user: int) -> Commit:
    """Put somebody on the list of those who may sit down, and let them know, once."""
    in_lobby(seated)
    must_own(seated, request)
    if user in seated.contract.invited:
        return _changed(seated, request)
    contract = msgspec.structs.replace(seated.contract, invited=(*seated.contract.invited, user))
    told = WantPost(audience=wishes.user_audience(user), kind=wishes.INVITED, keep=False)
    return _changed(seated, request, fields=TableFields(options=keep(contract)), posts=(told,))


def cancel(seated: Seated, request: Request) -> Commit:
    """Close a lobby for good."""
    in_lobby(seated)
    must_own(seated, request)
    return _changed(seated, request, fields=TableFields(status="cancelled"))


def start(seated: Seated, request: Request, now: float, pauses: Pauses) -> Commit:
    """Deal. The seed is made of the secret and of what everybody brought by sitting down, in seat order."""
    in_lobby(seated)
    if not seated.seats_of(request.user) and seated.table.owner_id != request.user:
        raise Sorry("error-not-seated")
    contract = seated.contract
    count = len(seated.seats)
    if contract.seats and count < contract.seats:
        raise Sorry("error-too-few", seats=contract.seats)
    check_setup(game_named(contract.of.game), count, contract.asked(count))
    order = list(seated.seats)
    if contract.seating == "drawn":
        order = Stream(seed_of(seated.table.secret, _joined(order))).shuffle(order)
    seed = seed_of(seated.table.secret, _joined(order))
    played = Sealed.begin(contract.of.game, count, contract.asked(count), seed)
    after = played.game
    for number, seat in enumerate(order):
        seat.number = number
    seated.seats = tuple(order)
    asked = frozenset(after.to_act)
    timers, _ = wishes.timers_for(seated, asked, after, None, now, pauses.grace, pauses.computer)
    people = [seat.number for seat in order if seat.kind == "person"]
    fields = TableFields(status="running", seed=seed, started_at=now)
    ending: tuple[WantPost, ...] = ()
    if after.outcome.over:
        # Where the luck of the deal decides it all, nobody ever moves and only this commit can end the table.
        fields |= TableFields(status="over", ended_at=now)
        ending = (WantPost(audience=wishes.PUBLIC, kind=wishes.RESULT),)
    return Commit(
        table=seated.table.id,
        expected=seated.version,
        request_id=request.id,
        by=request.user,  # type: ignore[arg-type]
        state=NewState(data=after.data, schema_version=after.rules.schema, chance_position=after.position),
        fields=fields,
        seats=tuple(_again(seat, number) for number, seat in enumerate(order)),
        waiting=wishes.waited_for(seated, after),
        actions=(write_action(None, None, played),),
        posts=(
            WantPost(audience=wishes.PUBLIC, kind=wishes.LOBBY),
            WantPost(
                audience=wishes.PUBLIC,
                kind=wishes.ROOM,
                channel_id=seated.table.channel_id,
                payload=wishes.woken(asked),
                keep=False,
            ),
            *wishes.hands_shown(seated, renewed=people, asked=asked, now=now),
            *wishes.talk_changed(seated, None, after),
            *ending,
        ),
        timers=tuple(timers),
        results=results_of(after.outcome) if after.outcome.over else (),
        at=now,
    )


def _joined(order: Sequence[Seat]) -> list[str]:
    return [seat.joined_by for seat in order if seat.kind == "person"]


def control(seated: Seated, posts: Sequence[WantPost], **changes: object) -> Commit:
    """A change that no person made: where the table is shown, who can be reached."""
    return Commit(table=seated.table.id, expected=seated.version, posts=tuple(posts), **changes)  # type: ignore[arg-type]


def note_row(what: str, **fields: object) -> NewAction:
    """A row of the log that is no move: a vote, a seat handed over."""
    return NewAction(kind="control", payload=msgspec.json.encode({"type": what, **fields}))

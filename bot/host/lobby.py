"""What a lobby commits: opening, sitting down, leaving, choosing. Pure: a table in, a Commit out."""

from __future__ import annotations

import secrets
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from bot.contract import Contract
from bot.errors import Sorry
from bot.host import outbox
from bot.host.audiences import PUBLIC, user_audience
from bot.host.builder import CommitBuilder
from bot.host.calling import tell_when_awake
from bot.host.computers_at import draw_style, levels_at, name_computer
from bot.host.luck import KeptLuck, read_gift, write_luck
from bot.host.seated import Request, Seated
from bot.host.seats import put_again, put_computer, put_person
from bot.host.timers import IDLE
from bot.pace.terms import Person
from bot.texts.own_words import escape
from engine.games import game_named
from engine.luck import seal_of
from engine.players import Kind, read_kind, styles_of
from storage.commits import Commit, NewAction, SetTimer, TableFields, WantPost
from storage.ids import ServerId, UserId
from storage.models import Seat

INVITED = msgspec.json.encode({"type": "invited"})
"""What a lobby's log notes of an invitation, which does not say whom it was for."""
IDLE_FOR = 14 * 86_400.0
"""A lobby is closed after this many seconds without a change."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a table is opened, and how; its secret is drawn as this is made."""

    contract: Contract
    name: str
    private: bool
    server: ServerId
    channel: int
    language: str
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)


def open_table(opening: Opening, request: Request, now: float) -> CommitBuilder:
    """A new lobby with its owner in the first seat; its secret was drawn before anybody else can sit down."""
    builder = CommitBuilder(None, request, contract=opening.contract)
    builder.fields = TableFields(
        status="lobby",
        game=opening.contract.of.game,
        name=opening.name,
        language=opening.language,
        private=opening.private,
        server_id=opening.server,
        channel_id=opening.channel,
        owner_id=request.user,
        secret=opening.secret,
        commitment=bytes.fromhex(seal_of(opening.secret)),
    )
    builder.seats.append(put_person(0, request))
    builder.timers.append(SetTimer(kind=IDLE, due=now + IDLE_FOR))
    builder.posts += [WantPost(audience=PUBLIC, kind=outbox.LOBBY, channel_id=opening.channel), _hello(request.user)]
    return builder


def _hello(user: UserId) -> WantPost:
    return WantPost(audience=user_audience(user), kind=outbox.HELLO, keep=False)


def _change(seated: Seated, request: Request | None) -> CommitBuilder:
    """Begin a change to a lobby, which also shows the lobby again."""
    return CommitBuilder(seated, request, posts=[show_lobby(seated)])


def check_in_lobby(seated: Seated) -> None:
    """Raise Sorry unless the table is a lobby that does not already wait to be dealt."""
    if seated.table.status != "lobby":
        raise Sorry("error-not-lobby" if seated.running else "error-over")
    if seated.luck.awaits is not None:
        raise Sorry("error-dealing")


def check_owner(seated: Seated, request: Request) -> None:
    """Raise Sorry unless this is the table's owner."""
    if seated.table.owner_id != request.user:
        raise Sorry("error-not-owner")


def most_seats(contract: Contract) -> int:
    """How many players can sit down."""
    return contract.seats or game_named(contract.of.game).seats[-1]


def is_full(seated: Seated) -> bool:
    """Whether all seats of a lobby are taken."""
    return len(seated.seats) >= most_seats(seated.contract)


def is_invited(seated: Seated, user: UserId) -> bool:
    """Whether somebody may sit here: anybody may, unless the table is private."""
    return not seated.table.private or user in (seated.table.owner_id, *seated.contract.invited)


def check_invited(seated: Seated, user: UserId) -> None:
    """Raise Sorry for a stranger at a private table."""
    if not is_invited(seated, user):
        raise Sorry("error-private", owner=escape(seated.owner_name))


def show_lobby(seated: Seated) -> WantPost:
    """The lobby's own message."""
    return WantPost(audience=PUBLIC, kind=outbox.LOBBY, channel_id=seated.table.channel_id)


def join(seated: Seated, request: Request, now: float) -> Commit:
    """Sit down in one's own seat of a rematch, or in the free seat with the lowest number."""
    if seated.table.status != "lobby":
        raise Sorry("error-join-late", status=seated.table.status)
    check_in_lobby(seated)
    if seated.seats_of(request.user):
        raise Sorry("error-already-seated")
    check_invited(seated, request.user)
    if is_full(seated):
        raise Sorry("error-join-full")
    builder = _change(seated, request)
    builder.seats.append(put_person(_seat_for(seated, request.user, now), request))
    builder.posts.append(_hello(request.user))
    if seated.lobby_time.asked:
        # Somebody gave up this seat only just now: the one who takes it is asked too, and has as long to answer.
        builder.lobby = msgspec.structs.replace(seated.lobby_time, asked=None)
    builder.posts += _show_question(seated)
    return builder.build()


def _show_question(seated: Seated, called: Iterable[int] = ()) -> list[WantPost]:
    """The question who is ready, if it is asked, as a change of the lobby leaves it; asked anew if it calls anybody."""
    return [outbox.ask(outbox.READY, seated.table.channel_id, called)] if seated.lobby_time.asked else []


def _seat_for(seated: Seated, user: UserId | None, now: float) -> int:
    """Which seat a person or computer player gets; raises Sorry if all free ones are kept for others."""
    number = find_seat(seated, user, now)
    if number is None:
        raise Sorry("error-seats-kept", until=f"<t:{seated.contract.kept_until}:R>")
    return number


def find_seat(seated: Seated, user: UserId | None, now: float) -> int | None:
    """The free seat for a person or computer player: in a rematch their own, never one still kept for somebody else.

    Otherwise it is the one with the lowest number, since an erasure may have left one empty between others.
    """
    contract, taken = seated.contract, {seat.number for seat in seated.seats}
    if user in contract.kept and contract.kept.index(user) not in taken:
        return contract.kept.index(user)
    closed = taken | _kept_seats(seated, now)
    return next((number for number in range(most_seats(contract)) if number not in closed), None)


def _kept_seats(seated: Seated, now: float) -> set[int]:
    """The seats of a rematch that are still kept for somebody who does not sit."""
    contract, sitting = seated.contract, {seat.user_id for seat in seated.seats}
    missing = {number for number, one in enumerate(contract.kept) if one and one not in sitting}
    return missing if now < contract.kept_until else set()


def close_gaps(builder: CommitBuilder, seated: Seated, now: float) -> None:
    """Let people move up in a rematch to seats that are kept for nobody; raise Sorry for any other empty seat between.

    They cannot do that themselves, since whoever changes seats in a rematch swaps with another who sits.
    """
    gaps = set(range(len(seated.seats))) - {seat.number for seat in seated.seats}
    if gaps and (not seated.contract.kept or gaps & _kept_seats(seated, now)):
        raise Sorry("error-gap")
    builder.seats += [put_again(seat, number) for number, seat in enumerate(seated.seats) if seat.number != number]
    builder.remove_seats += [seat.number for seat in seated.seats if seat.number >= len(seated.seats)]


def check_may_start(seated: Seated, user: UserId) -> None:
    """Raise Sorry unless this person may start: the owner, or anybody seated once all seats are taken."""
    if user == seated.table.owner_id:
        return
    if not seated.seats_of(user):
        raise Sorry("error-not-seated")
    if seated.table.owner_id is not None and not is_full(seated):
        raise Sorry("error-start-owner")


def check_all_agree(seated: Seated) -> None:
    """Raise Sorry while somebody has not agreed to what was changed since they sat down."""
    if unsure := who_is_unsure(seated):
        raise Sorry("error-must-agree", who=", ".join(escape(seat.name) for seat in unsure))


def leave(seated: Seated, request: Request) -> Commit:
    """Stand up, or wait for a seat no longer; those behind move up. A lobby without people is closed."""
    return give_up(seated, request.user, request).build()


def give_up(seated: Seated, user: UserId, request: Request | None = None) -> CommitBuilder:
    """Take a person out of their seat and the queue, as when they leave; without a request the commit names nobody."""
    check_in_lobby(seated)
    mine, kept = seated.seats_of(user), seated.lobby_time
    queue = tuple(one for one in kept.queue if one.user != user)
    if not mine and queue == kept.queue:
        raise Sorry("error-not-seated")
    builder = _change(seated, request)
    if queue != kept.queue:
        builder.lobby = msgspec.structs.replace(kept, queue=queue)
    if not mine:
        return builder
    left = [seat for seat in seated.seats if seat.number not in mine]
    people = [seat for seat in left if seat.kind == "person"]
    if not people:
        _close(builder, seated)
        return builder
    if seated.table.owner_id == user:
        builder.fields["owner_id"] = people[0].user_id
    gone = {seat.joined_by for seat in seated.seats if seat.number in mine}
    words = {who: word for who, word in seated.luck.words.items() if who not in gone}
    if words != seated.luck.words:
        builder.fields["luck"] = write_luck(KeptLuck(words=words))
    if gone & set(seated.contract.unsure):
        builder.contract = _without_unsure(seated, gone)
    _seat(builder, seated, left)
    return builder


def _close(builder: CommitBuilder, seated: Seated) -> None:
    """Close the lobby for good; nobody is asked any more whether they are ready."""
    builder.fields["status"] = "cancelled"
    builder.posts += _show_question(seated)


def _seat(builder: CommitBuilder, seated: Seated, order: Sequence[Seat]) -> None:
    """Put exactly these people and computer players into the seats, in this order.

    They move up from the first seat on; in a rematch only their own seats change hands, since the others are kept.
    """
    numbers = sorted(seat.number for seat in order) if seated.contract.kept else range(len(order))
    moved = ((number, seat) for number, seat in zip(numbers, order, strict=True) if seat.number != number)
    builder.seats += [put_again(seat, number) for number, seat in moved]
    builder.remove_seats += [seat.number for seat in seated.seats if seat.number not in numbers]


def change_seat(seated: Seated, request: Request) -> Commit:
    """Swap places with the next one, round the table."""
    check_in_lobby(seated)
    mine = seated.seats_of(request.user)
    if not mine:
        raise Sorry("error-not-seated")
    order = list(seated.seats)
    here = [seat.number for seat in order].index(mine[0])
    there = (here + 1) % len(order)
    order[here], order[there] = order[there], order[here]
    builder = _change(seated, request)
    _seat(builder, seated, order)
    return builder.build()


def bring(seated: Seated, request: Request, word: str) -> Commit:
    """Bring a word of one's own to the deal, in place of what one brought before."""
    check_in_lobby(seated)
    mine = seated.seats_of(request.user)
    if not mine:
        raise Sorry("error-not-seated")
    builder = _change(seated, request)
    words = {**seated.luck.words, seated.seat(mine[0]).joined_by: read_gift(word)}
    builder.fields["luck"] = write_luck(KeptLuck(words=words))
    return builder.build()


def add_computer(seated: Seated, request: Request, kind: str, now: float) -> Commit:
    """Seat a computer player; if only its level is given, its style is drawn."""
    check_in_lobby(seated)
    check_owner(seated, request)
    level, style = read_kind(kind)
    if level not in levels_at(seated) or (style and style not in styles_of(seated.contract.of.game, level)):
        raise Sorry("error-level")
    if is_full(seated):
        raise Sorry("error-full")
    builder = _change(seated, request)
    kind = str(Kind(level, style or draw_style(seated, request, level)))
    builder.seats.append(put_computer(_seat_for(seated, None, now), name_computer(seated), kind))
    return builder.build()


def remove_computer(seated: Seated, request: Request) -> Commit:
    """Let the last computer player stand up."""
    check_in_lobby(seated)
    check_owner(seated, request)
    computers = [seat for seat in seated.seats if seat.kind == "computer"]
    if not computers:
        raise Sorry("error-no-computer")
    builder = _change(seated, request)
    _seat(builder, seated, [seat for seat in seated.seats if seat is not computers[-1]])
    return builder.build()


def change_contract(seated: Seated, request: Request, contract: Contract, now: float) -> Commit:
    """Change what the table agrees on; the caller has checked it for every number of seats it may still have."""
    check_in_lobby(seated)
    check_owner(seated, request)
    if len(seated.seats) > most_seats(contract):
        raise Sorry("error-too-many-seated")
    builder = _change(seated, request)
    if contract != seated.contract:
        contract = _ask_again(builder, seated, contract, now)
    builder.contract, builder.fields = contract, TableFields(game=contract.of.game)
    return builder.build()


def _ask_again(builder: CommitBuilder, seated: Seated, contract: Contract, now: float) -> Contract:
    """Make everybody but the owner agree again, as they sat down to other terms; tell each once until they answer.

    Whoever waits for a seat asked for it on other terms too, and is told once they have one. If people are asked
    whether they are ready, nobody is who has not agreed.
    """
    others = [seat for seat in seated.seats if seat.kind == "person" and seat.user_id != seated.table.owner_id]
    news = [seat for seat in others if seat.joined_by not in seated.contract.unsure]
    for seat in news:
        if seat.user_id is not None:
            person = seated.preferences(seat.number).person
            builder.posts.append(tell_when_awake(UserId(seat.user_id), outbox.CHANGED, person, now))
    kept = seated.lobby_time
    if kept.asked:
        # Direct messages reach some people not at all, who would lose their seats untold.
        unreached = [seat for seat in news if seat.reach == "closed"]
        called: dict[int, int] = {seat.user_id: kept.asked for seat in unreached if seat.user_id}
        builder.lobby = msgspec.structs.replace(kept, changed=int(now), called={**kept.called, **called})
        builder.posts += _show_question(seated, [seat.number for seat in unreached])
    queued = (one.request for one in seated.lobby_time.queue)
    return msgspec.structs.replace(contract, unsure=(*(seat.joined_by for seat in others), *queued))


def who_is_unsure(seated: Seated) -> tuple[Seat, ...]:
    """The seats whose people have not yet agreed to what was changed since they sat down."""
    return tuple(seat for seat in seated.seats if seat.joined_by and seat.joined_by in seated.contract.unsure)


def agree(seated: Seated, request: Request) -> Commit:
    """Agree to what was changed since one sat down."""
    check_in_lobby(seated)
    mine = {seat.joined_by for seat in who_is_unsure(seated) if seat.user_id == request.user}
    if not mine:
        raise Sorry("error-agreed" if seated.seats_of(request.user) else "error-not-seated")
    builder = _change(seated, request)
    builder.contract = _without_unsure(seated, mine)
    builder.posts += _show_question(seated)
    return builder.build()


def _without_unsure(seated: Seated, gone: Container[str]) -> Contract:
    left = tuple(each for each in seated.contract.unsure if each not in gone)
    return msgspec.structs.replace(seated.contract, unsure=left)


def invite(seated: Seated, request: Request, user: UserId, person: Person, now: float) -> Commit:
    """Put somebody on the list of those who may sit down, and let them know, once."""
    check_in_lobby(seated)
    check_owner(seated, request)
    builder = _change(seated, request)
    if user not in seated.contract.invited:
        builder.contract = msgspec.structs.replace(seated.contract, invited=(*seated.contract.invited, user))
        builder.rows.append(NewAction(kind="control", payload=INVITED))
        builder.posts.append(tell_when_awake(user, outbox.INVITED, person, now))
    return builder.build()


def cancel(seated: Seated, request: Request, *, manages: bool = False) -> Commit:
    """Close a lobby for good, as its owner or as somebody who manages its server."""
    check_in_lobby(seated)
    if not manages:
        check_owner(seated, request)
    builder = _change(seated, request)
    _close(builder, seated)
    return builder.build()


def close_idle(seated: Seated) -> Commit:
    """Close a lobby in which nothing has changed for a long time."""
    check_in_lobby(seated)
    builder = _change(seated, None)
    _close(builder, seated)
    return builder.build()

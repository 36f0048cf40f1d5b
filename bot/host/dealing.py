"""From Start to the deal: gifts are frozen, a public value is named, the cards are dealt once it is published. Pure."""

from __future__ import annotations

from bot.errors import Sorry
from bot.host import calling, outbox, timing, waits
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.held import remember
from bot.host.lobby import check_all_agree, check_in_lobby, check_may_start, close_gaps
from bot.host.log import write_action
from bot.host.luck import Coming, KeptLuck, gifts_of, write_luck
from bot.host.next_timers import timers_after
from bot.host.post_kinds import numbered
from bot.host.readiness import check_ready
from bot.host.rounds import close_round
from bot.host.seated import Request, Seated
from bot.host.seats import put_again
from bot.host.timers import DEAL, IDLE, Pauses, people_waited_for
from engine.games import game_named
from engine.luck import DEAL as DEALING
from engine.luck import Beacon, draw_seats, root_of, seed_for
from engine.sealed import Sealed
from engine.table import check_setup
from storage.commits import Commit, NewAction, SetTimer, TableFields, WantPost


def start(seated: Seated, request: Request, now: float, pauses: Pauses, coming: Coming | None) -> Commit:
    """Freeze what people brought and name the beacon's round that decides; if no round is to come, deal at once."""
    check_in_lobby(seated)
    check_may_start(seated, request.user)
    check_all_agree(seated)
    check_ready(seated)
    contract = seated.contract
    count = len(seated.seats)
    if contract.seats and count < contract.seats:
        raise Sorry("error-too-few", seats=contract.seats)
    builder = CommitBuilder(seated, request, now)
    close_gaps(builder, seated, now)
    check_setup(game_named(contract.of.game), count, contract.asked(count))
    gifts = gifts_of(seated.luck, seated.seats)
    if coming is None:
        return _deal(builder, seated, gifts, None, now, pauses)
    builder.fields = TableFields(luck=write_luck(KeptLuck(words=seated.luck.words, gifts=gifts, awaits=coming)))
    builder.timers.append(SetTimer(kind=DEAL, due=coming.at))
    builder.posts.append(WantPost(audience=PUBLIC, kind=outbox.LOBBY))
    return builder.build()


def deal(seated: Seated, beacon: Beacon | None, now: float, pauses: Pauses) -> Commit:
    """Deal with the round that the table waited for, or without one; return to the lobby if somebody has left since."""
    luck = seated.luck
    if luck.awaits is None or seated.table.status != "lobby":
        raise Sorry("error-not-lobby")
    builder = CommitBuilder(seated, None, now)
    builder.clear_timers.append((DEAL, None))
    numbers = [seat.number for seat in seated.seats]
    if gifts_of(luck, seated.seats) != luck.gifts or numbers != list(range(len(numbers))):
        builder.fields = TableFields(luck=write_luck(KeptLuck(words=luck.words)))
        builder.posts.append(WantPost(audience=PUBLIC, kind=outbox.LOBBY))
        return builder.build()
    return _deal(builder, seated, luck.gifts, beacon, now, pauses)


def _deal(
    builder: CommitBuilder,
    seated: Seated,
    gifts: tuple[str, ...],
    beacon: Beacon | None,
    now: float,
    pauses: Pauses,
) -> Commit:
    contract, count = seated.contract, len(seated.seats)
    root = root_of(seated.table.secret, gifts, beacon)
    places = draw_seats(root, count) if contract.seating == "drawn" else tuple(range(count))
    seed = seed_for(root, DEALING)
    played = Sealed.begin(contract.of.game, count, contract.asked(count), seed)
    after = played.game
    dealt = seated.in_order([seated.seats[place] for place in places])
    luck = KeptLuck(gifts=gifts, beacon=beacon, order=places)
    held = remember(None, ((seat.user_id, seat.number) for seat in dealt.seats))
    builder.fields = TableFields(status="running", seed=seed, started_at=now, luck=write_luck(luck), held=held)
    # Instead of those who moved up just now: in one commit a seat is filled once.
    builder.seats = [put_again(seat) for seat in dealt.seats]
    builder.rows.append(write_action(None, None, played))
    builder.clear_timers.append((IDLE, None))
    builder.timers, _ = timers_after(dealt, frozenset(after.to_act), after, None, now, pauses)
    asked = people_waited_for(dealt, after)
    builder.timing = waits.ask(timing.begin(seated.contract.terms, len(dealt.seats), int(now)), asked, now)
    builder.timers += waits.timers_of(dealt, builder.timing, asked, now)
    if seated.lobby_time.asked:
        builder.posts.append(WantPost(audience=PUBLIC, kind=outbox.READY))
    people = [seat.number for seat in dealt.seats if seat.kind == "person"]
    builder.posts += [
        WantPost(audience=PUBLIC, kind=outbox.LOBBY),
        WantPost(
            audience=PUBLIC,
            kind=outbox.ROOM,
            channel_id=seated.table.channel_id,
            payload=outbox.mention(calling.told_at_table(dealt, after.to_act)),
            keep=False,
        ),
        *outbox.send_hands(dealt, people, now, waking=calling.told_by_hand(dealt, people)),
        *outbox.set_talk(dealt, None, after),
    ]
    builder.go_on_with(after, dealt)
    if after.outcome.over:
        # If the deal alone decides the game, nobody ever moves and only this commit can end the table.
        if after.round is not None:
            builder.rows.append(NewAction(kind="control", payload=close_round(after.round)))
            builder.posts.append(WantPost(audience=PUBLIC, kind=numbered(outbox.ROUND, after.round)))
        builder.posts.append(WantPost(audience=PUBLIC, kind=outbox.RESULT))
    return builder.build()

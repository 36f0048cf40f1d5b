"""When somebody's bank runs out or they leave the server: doing what the table agreed for that.

Pure: a table in, a Commit out. Nobody is thrown out: a computer player plays until they are back, and they may come
back at any time before somebody else takes the seat.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.host import late_votes, outbox, waits
from bot.host.breaking import end_game
from bot.host.builder import CommitBuilder, timing_of
from bot.host.computers_at import levels_at
from bot.host.ending import Ending
from bot.host.reminding import timer_of
from bot.host.seated import Seated
from bot.host.standing_in import offer_seat, show_hand, substitute
from bot.host.timers import LATE, MEMBER, TIMED, Pauses
from storage.commits import Commit, SetTimer

IN_A_ROW = 3
"""How often in a row a computer player acts for somebody before it plays on until they are back."""


def look(seated: Seated, seat: int, now: float, pauses: Pauses) -> Commit:
    """See whether a seat's bank has run out: if so, do what is agreed; if not, look again when it will have."""
    builder = CommitBuilder(seated, now=now)
    reading = waits.read_clock(seated, seat, now)
    clock = seated.timing.seats[seat]
    if reading is None or reading.bank is None or clock.late:
        builder.clear_timers.append((LATE, seat))
    elif not reading.late:
        builder.timers.append(SetTimer(kind=LATE, due=waits.look_again(reading, now), seat=seat))
        builder.timers += timer_of(reading, seated, seat, now)
        builder.posts += [outbox.show_table(seated), show_hand(seat)]
    else:
        ran_out = int(now) if reading.due is None else reading.due
        late = replace(clock, late=True, ran_out=ran_out, lates=clock.lates + 1)
        builder.timing = seated.timing.with_seat(seat, late)
        builder.clear_timers.append((LATE, seat))
        builder.note("late", seat=seat)
        _follow(builder, seated, seat, now, pauses)
    return builder.build()


def leave_server(seated: Seated, seat: int, now: float, pauses: Pauses) -> Commit:
    """The person in a seat that the table waits for has left the server: the others decide at once."""
    builder = CommitBuilder(seated, now=now)
    builder.clear_timers.append((MEMBER, seat))
    clock = seated.timing.seats[seat]
    if clock.asked is None or clock.left or seated.sits_as_computer(seat):
        return builder.build()
    builder.timing = seated.timing.with_seat(seat, replace(clock, late=True, left=True))
    builder.note("left-server", seat=seat)
    builder.clear_timers += [(kind, seat) for kind in TIMED]
    if not seated.timing.open_votes([seat]):
        late_votes.ask(builder, seated, seat, now, pauses, "left")
    return builder.build()


def _follow(builder: CommitBuilder, seated: Seated, seat: int, now: float, pauses: Pauses) -> None:
    """Do what the table agreed for late players."""
    match seated.contract.late:
        case "vote":
            late_votes.ask(builder, seated, seat, now, pauses)
        case "computer":
            lates = timing_of(builder).seats[seat].lates
            easy = levels_at(seated)[0]
            substitute(builder, seated, seat, now, pauses, for_good=lates >= IN_A_ROW, level=easy)
        case "offer":
            offer_seat(builder, seated, seat, now, pauses)
        case "end":
            end_game(builder, seated, Ending("late", seat))
        case "nothing":
            builder.posts.append(outbox.show_table(seated))

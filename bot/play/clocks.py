"""The clock of a table: how each deadline came about, pauses, poking, another pace."""

from __future__ import annotations

from bot.contract import read_agreed
from bot.controls import AboutTime, AskSeat
from bot.errors import Sorry
from bot.host import Host, Seated, meetings, proposals, reminding, silence, turns, waits
from bot.host.proposals import What
from bot.pace.errors import Unreadable
from bot.pace.explaining import explain
from bot.pace.terms import DAY, LIVE, NAMED
from bot.pace.typed import read_length, write_length
from bot.play.agreement import pace_field
from bot.play.answers import Acknowledge, AskForm, Show
from bot.play.asker import Asker
from bot.play.due import change_if_running
from bot.play.finding import change_table, load
from bot.scenes import names_of
from bot.screens.clock import Explained, TableClock, table_clock
from bot.screens.message import Choice, Message, Select, Text
from bot.screens.settings import OWN_PACE, say_agreed
from bot.texts.own_words import escape
from storage.commits import Commit
from storage.ids import TableId
from storage.models import Timer

LENGTHS = ("1d", "3d", "7d", "14d", "30d")
LONGEST_PAUSE = 60 * DAY
OPEN_END = "open"


async def show_clock(host: Host, asker: Asker, seated: Seated) -> Show:
    """How the deadlines of a table came about, and what can be done about them."""
    counts = seated.contract.only_counts(turns.game_of(seated).to_act)
    now = int(host.clock())
    mine = seated.seats_of(asker.user)
    told = mine if counts else range(len(seated.seats))
    explained = [one for seat in told if (one := _explain(seated, seat, now))]
    pokeable = tuple(
        one.seat for one in explained if mine and one.seat not in mine and reminding.may_be_poked(seated, one.seat, now)
    )
    may_ask = tuple(one.seat for one in explained if silence.may_ask(seated, asker.request, one.seat, now))
    banks = {
        seat.number: clock.bank
        for seat, clock in zip(seated.seats, seated.timing.seats, strict=True)
        if seat.number in told and seat.kind == "person" and clock.asked is None and clock.bank is not None
    }
    meeting = seated.timing.meeting
    shown = TableClock(
        table=seated.id,
        name=seated.table.name,
        contract=seated.contract,
        names=names_of(seated),
        mine=mine,
        explained=tuple(explained),
        banks=banks,
        pause=seated.timing.pause_at(now),
        pokeable=pokeable,
        may_ask=may_ask,
        now=now,
        counts=counts,
        meets=meeting.at if meeting and meeting.state == "agreed" and seated.contract.pace != LIVE else None,
        is_deserted=seated.is_deserted,
    )
    return Show(table_clock(shown, asker.texts))


def _explain(seated: Seated, seat: int, now: int) -> Explained | None:
    """How the clock of a seat came to stand as it does; None if the table does not wait for it."""
    clock = seated.timing.seats[seat]
    reading = waits.read_clock(seated, seat, now)
    if reading is None or clock.asked is None:
        return None
    until = now if reading.due is None else reading.due
    rests = waits.rests_of(seated, seated.timing)
    person = seated.preferences(seat).person
    told = explain(waits.terms_of(seated), person, rests, clock.asked, max(until, clock.asked))
    ran = sum(stretch.seconds for stretch in told if stretch.why == "ran")
    if clock.ran_out is not None and reading.bank is not None and ran < reading.bank:
        # Days away that were said after the time had run out explain nothing of it.
        told = ()
    askable = silence.askable_from(seated, seat)
    return Explained(
        seat=seat,
        asked=clock.asked,
        bank=reading.bank,
        used=reading.used,
        due=reading.due,
        late=reading.late,
        stretches=told,
        askable=None if askable is None else int(askable),
    )


async def ask_pause(host: Host, asker: Asker, seated: Seated) -> Show:
    """Offer lengths of a pause, or the end of the one that goes on."""
    turns.game_of(seated)
    texts = asker.texts
    if seated.timing.pause_at(host.clock()):
        return await show_clock(host, asker, seated)
    listed = tuple(Choice(length, texts(f"pause-{length}")) for length in (*LENGTHS, OPEN_END))
    select = Select(AboutTime(seated.id, "rest").id(), texts("pause-how-long"), listed)
    return Show(Message((Text(texts("pause-ask", name=escape(seated.table.name))), select)))


async def pause(host: Host, asker: Asker, table: TableId, length: str) -> Acknowledge:
    """Propose that the table rests for a while; the length `open` means until somebody resumes it."""
    if length != OPEN_END:
        try:
            seconds = read_length(length.strip().lower())
        except Unreadable as error:
            raise Sorry("error-pause-length") from error
        if not 0 < seconds <= LONGEST_PAUSE:
            raise Sorry("error-pause-length")
        length = write_length(seconds)
    return await _propose(host, asker, table, "pause", "" if length == OPEN_END else length)


async def resume(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Propose that the pause ends; the person who wanted it may end it alone."""
    return await _propose(host, asker, table, "resume", "")


async def ask_pace(host: Host, asker: Asker, seated: Seated) -> Show:
    """Offer the paces to which a running table can switch."""
    turns.game_of(seated)
    texts = asker.texts
    names = [*(name for name in NAMED if name != seated.contract.pace), OWN_PACE]
    listed = tuple(Choice(name, texts(f"setting-pace-{name}")) for name in names)
    now = say_agreed(texts, "pace", seated.contract.pace)
    select = Select(AboutTime(seated.id, "switch").id(), texts.pair(texts("setting-pace"), now), listed)
    return Show(Message((Text(texts("pace-ask")), select)))


async def choose_pace(host: Host, asker: Asker, table: TableId, chosen: str, typed: str) -> Acknowledge | AskForm:
    """Propose the pace that was chosen, or typed into a form; whoever chooses one of their own gets that form."""
    if chosen == OWN_PACE:
        turns.game_of(await load(host, asker, table))
        return AskForm(AboutTime(table, "switch"), asker.texts("setting-pace"), pace_field(asker.texts))
    return await switch(host, asker, table, chosen or typed)


async def switch(host: Host, asker: Asker, table: TableId, pace: str) -> Acknowledge:
    """Propose another pace for a running table."""
    agreed = read_agreed("pace", pace)
    if agreed is None:
        raise Sorry("error-pace")
    return await _propose(host, asker, table, "pace", str(agreed))


async def _propose(host: Host, asker: Asker, table: TableId, what: What, value: str) -> Acknowledge:
    await change_table(
        host, asker, table, lambda seated: proposals.propose(seated, asker.request, what, value, host.clock())
    )
    now = await load(host, asker, table)
    proposal = now.timing.open_proposal
    # Whoever ends a pause alone may have left open what the others are asked about something else.
    asked = proposal is not None and proposal.what == what
    said = asker.texts("proposed-asked" if asked else f"proposed-done-{what}")
    return Acknowledge(unexpected=said)


async def vote(host: Host, asker: Asker, table: TableId, number: int, yes: bool) -> Acknowledge:
    """Agree, or not, to what somebody proposed about time."""

    await change_table(
        host, asker, table, lambda seated: proposals.answer(seated, asker.request, number, yes, host.clock())
    )
    return Acknowledge()


async def meet(host: Host, asker: Asker, seated: Seated) -> Acknowledge:
    """Propose the next times at which all are awake for a live hour."""

    await change_table(host, asker, seated.id, lambda now: meetings.propose(now, asker.request, host.clock()))
    return Acknowledge(unexpected=asker.texts("meet-proposed"))


async def answer_meeting(host: Host, asker: Asker, table: TableId, number: int, which: int) -> Acknowledge:
    """Say whether one can come at one of the times."""

    await change_table(host, asker, table, lambda now: meetings.answer(now, asker.request, number, which, host.clock()))
    return Acknowledge()


async def end_proposal(host: Host, timer: Timer) -> None:
    """Close a proposal about time, once the time for answering it is over."""
    await change_if_running(host, timer, proposals.close)


async def end_pause(host: Host, timer: Timer) -> None:
    """End a pause, if its agreed end has come."""
    await change_if_running(host, timer, proposals.end_pause)


async def see_to_meeting(host: Host, timer: Timer) -> None:
    """Remind people of a live hour, begin or end it, or the time in which one can be agreed, as far as that is due."""
    await change_if_running(host, timer, meetings.look)


async def poke(host: Host, asker: Asker, table: TableId, seat: int) -> Acknowledge:
    """Call somebody who has let the table wait for long."""

    def work(seated: Seated) -> Commit:
        _check_names(seated)
        return reminding.poke(seated, asker.request, seat, host.clock())

    await change_table(host, asker, table, work)
    now = await load(host, asker, table)
    return Acknowledge(unexpected=asker.texts("poked", who=escape(names_of(now)[seat])))


async def ask_about_seat(host: Host, asker: Asker, control: AskSeat) -> Acknowledge:
    """Have the others asked what becomes of the seat of somebody who has let a table without a clock wait for long."""
    table, seat = control.table, control.seat

    async def work(now: Seated) -> Commit:
        turns.game_of(now)  # Raises Sorry for a game with other rules, whose log cannot be read.
        return silence.ask(now, asker.request, seat, control.asked, await host.log(now), host.clock())

    await change_table(host, asker, table, work)
    now = await load(host, asker, table)
    return Acknowledge(unexpected=asker.texts("waited-asked", who=escape(names_of(now)[seat])))


async def poke_longest_unpoked(host: Host, asker: Asker, seated: Seated) -> Acknowledge:
    """Of those who have let the table wait for long, call the one poked longest ago; raises Sorry if there is none."""
    now, mine = host.clock(), seated.seats_of(asker.user)
    if not mine:
        raise Sorry("error-not-seated")
    _check_names(seated)
    seats = [seat.number for seat in seated.seats if seat.number not in mine]
    found = [seat for seat in seats if reminding.may_be_poked(seated, seat, now)]
    if not found:
        raise Sorry("error-poke-nobody")
    return await poke(host, asker, seated.id, min(found, key=lambda seat: seated.timing.seats[seat].poked))


def _check_names(seated: Seated) -> None:
    """Raise Sorry while it is a secret for whom the table waits."""
    if seated.contract.only_counts(turns.game_of(seated).to_act):
        raise Sorry("error-poke-secret")

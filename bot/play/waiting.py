"""Waiting for each other: saying when one will play, and the vote about a late player's seat."""

from __future__ import annotations

from typing import assert_never

import msgspec

from bot.controls import LateChoice, PlayLater
from bot.errors import Sorry
from bot.host import Host, Seated, late_votes, outbox
from bot.host.builder import CommitBuilder
from bot.host.timers import REMIND
from bot.pace.errors import Unreadable
from bot.pace.promises import promises, read_moment
from bot.pace.terms import DAY
from bot.pace.zones import wall_clock
from bot.play.answers import Acknowledge, Answer, AskForm, Change, Field, Show
from bot.play.asker import Asker
from bot.play.finding import change_table, check_seat, load
from bot.screens.message import Button, Choice, Message, Select, Text, buttons
from bot.screens.time import at, relative, say_choice
from bot.texts.days import typed_days, typed_tomorrow
from storage.commits import Commit, SetTimer
from storage.ids import TableId


async def play_later(host: Host, asker: Asker, control: PlayLater, said: str) -> Answer:
    """Ask when somebody will play, or keep what they said."""
    table, seat = control.table, control.seat
    match control.act:
        case "ask":
            return await _ask_when(host, asker, table, seat)
        case "type":
            return await _ask_moment(host, asker, table, seat)
        case "at":
            moment = promises((await asker.preferences(host.store)).person, int(host.clock())).get(said)
            if moment is None:
                raise Sorry("error-no-setting")
            return await _promise(host, asker, table, seat, moment)
        case "typed":
            return await _promise(host, asker, table, seat, await _read(host, asker, said))
        case _:
            assert_never(control.act)


async def _ask_when(host: Host, asker: Asker, table: TableId, seat: int) -> Show:
    """Offer moments at which somebody may say that they will play."""
    seated = await load(host, asker, table)
    check_seat(seated, seat, asker.user)
    texts = asker.texts
    person = (await asker.preferences(host.store)).person
    listed = tuple(Choice(name, texts(f"later-{name}")) for name in promises(person, int(host.clock())))
    select = Select(PlayLater(table, seat, "at").id(), texts("later-when"), listed)
    other = Button(texts("button-later-type"), PlayLater(table, seat, "type").id(), emoji="⌨️")
    return Show(Message((Text(texts(f"later-ask{_secretly(seated)}")), select, *buttons(other))))


def _secretly(seated: Seated) -> str:
    """What the keys of texts end in where the table does not see a promise, since it only counts who is missing."""
    return "-count" if seated.game is not None and seated.contract.only_counts(seated.game.to_act) else ""


async def _ask_moment(host: Host, asker: Asker, table: TableId, seat: int) -> AskForm:
    """Ask with a form when somebody will play; the form shows the time of day where they live."""
    check_seat(await load(host, asker, table), seat, asker.user)
    zone, texts = (await asker.preferences(host.store)).person.zone, asker.texts
    about = texts("form-later-about", time=f"{wall_clock(zone, int(host.clock())):%H:%M}", zone=zone)
    field = Field(texts("later-when"), texts("form-later-hint"), about)
    return AskForm(PlayLater(table, seat, "typed"), texts("button-later"), field)


async def _read(host: Host, asker: Asker, typed: str) -> int:
    now, person = int(host.clock()), (await asker.preferences(host.store)).person
    try:
        return read_moment(typed, person, now, typed_days(), typed_tomorrow())
    except Unreadable as error:
        soon = wall_clock(person.zone, now + 3 * DAY).date()
        raise Sorry("error-later", example=f"{soon.isoformat()} 19:00") from error


async def _promise(host: Host, asker: Asker, table: TableId, seat: int, moment: int) -> Change:
    """Tell the table when somebody will play; they are left alone until then. The clock runs on."""
    now = host.clock()

    def work(seated: Seated) -> Commit:
        check_seat(seated, seat, asker.user)
        clock = seated.timing.seats[seat]
        if clock.asked is None:
            raise Sorry("error-not-waited-for")
        builder = CommitBuilder(seated, asker.request, now)
        builder.timing = seated.timing.with_seat(seat, msgspec.structs.replace(clock, promised=moment))
        builder.timers.append(SetTimer(kind=REMIND, due=moment, seat=seat))
        builder.posts += [outbox.show_table(seated), *outbox.show_hands(seated, [seat], now)]
        return builder.build()

    await change_table(host, asker, table, work)
    assert asker.seated is not None
    words = asker.texts(f"later-said{_secretly(asker.seated)}", when=at(moment), left=relative(moment))
    return Change(Message((Text(words),)))


async def vote_about_late(host: Host, asker: Asker, table: TableId, number: int, choice: LateChoice) -> Acknowledge:
    """Vote on what becomes of a late player's seat."""

    def work(seated: Seated) -> Commit:
        return late_votes.vote(seated, asker.request, number, choice, host.clock(), host.pauses)

    await change_table(host, asker, table, work)
    assert asker.seated is not None
    gone = any(each.number == number and each.why == "gone" for each in asker.seated.timing.votes)
    after = await load(host, asker, table)
    is_open = any(each.number == number for each in after.timing.open_votes())
    key = "late-voted" if is_open else "late-voted-last"
    return Acknowledge(unexpected=asker.texts(key, choice=say_choice(choice, asker.texts, gone=gone)))

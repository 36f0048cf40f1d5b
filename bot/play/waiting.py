"""Waiting for each other: saying when one will play, and the vote about a late player's seat."""

from __future__ import annotations

from bot.controls import LateChoice, PlayLater
from bot.errors import Sorry
from bot.host import Host, Seated, late_votes, outbox, waits
from bot.host.builder import CommitBuilder
from bot.pace.promises import promises
from bot.play.answers import Acknowledge, Change, Show
from bot.play.asker import Asker
from bot.play.finding import change_table, check_seat, load
from bot.screens.message import Choice, Message, Select, Text
from bot.screens.time import at, relative
from storage.commits import Commit, SetTimer
from storage.ids import TableId


async def ask_when(host: Host, asker: Asker, table: TableId, seat: int) -> Show:
    """Offer moments at which somebody may say that they will play."""
    seated = await load(host, asker, table)
    check_seat(seated, seat, asker.user)
    texts = asker.texts
    person = (await asker.preferences(host.store)).person
    listed = tuple(Choice(name, texts(f"later-{name}")) for name in promises(person, int(host.clock())))
    select = Select(PlayLater(table, seat, listed=True).id(), texts("later-when"), listed)
    return Show(Message((Text(texts("later-ask")), select)))


async def promise(host: Host, asker: Asker, table: TableId, seat: int, choice: str) -> Change:
    """Tell the table when somebody will play; they are left alone until then. The clock runs on."""
    now = host.clock()
    moment = promises((await asker.preferences(host.store)).person, int(now)).get(choice)
    if moment is None:
        raise Sorry("error-no-setting")

    def work(seated: Seated) -> Commit:
        check_seat(seated, seat, asker.user)
        clock = seated.timing.seats[seat]
        if clock.asked is None:
            raise Sorry("error-not-waited-for")
        builder = CommitBuilder(seated, asker.request, now)
        builder.timing = seated.timing.with_seat(seat, waits.replace(clock, promised=moment))
        builder.timers.append(SetTimer(kind=waits.REMIND, due=moment, seat=seat))
        builder.posts += [outbox.show_table(seated), *outbox.show_hands(seated, [seat], now)]
        return builder.build()

    await change_table(host, asker, table, work)
    words = asker.texts("later-said", when=at(moment), left=relative(moment))
    return Change(Message((Text(words),)))


async def vote_about_late(host: Host, asker: Asker, table: TableId, number: int, choice: LateChoice) -> Acknowledge:
    """Say what shall become of a late player's seat."""

    def work(seated: Seated) -> Commit:
        return late_votes.vote(seated, asker.request, number, choice, host.clock(), host.pauses)

    await change_table(host, asker, table, work)
    return Acknowledge(unexpected=asker.texts("late-voted", choice=asker.texts(f"late-choice-{choice}")))

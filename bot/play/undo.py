"""Taking a move back: at once where nobody has learnt anything from it, else by asking the others."""

from __future__ import annotations

from contextlib import suppress

from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, handover, intents, takeback, turns
from bot.host.timers import WAKE
from bot.play.answers import Acknowledge, Acted, Show, say
from bot.play.asker import Asker
from bot.play.due import settle_if_open
from bot.play.finding import change_table, check_seat, find_seat, load
from bot.play.moves import show_present
from storage.commits import Commit
from storage.ids import TableId, UserId
from storage.models import Timer


async def take_back(host: Host, asker: Asker, table: TableId, seat: int, moves: int | None = None) -> Acted | Show:
    """Take the last move of a seat back; or, if that takes the others' word and the table agreed to it, ask them.

    Nothing is done if `moves`, how many its person saw that it had made, is another number by now: a second press means
    no earlier move.
    """
    asked = False

    async def work(now: Seated) -> Commit:
        nonlocal asked
        check_seat(now, seat, asker.user)
        waits = now.timing.intent_of(seat) is not None
        if moves is not None and (waits or turns.game_of(now).moves_of(seat) != moves):
            raise Outdated
        if waits:
            asked = False
            return intents.think_again(now, asker.request, seat, host.clock())
        waking = [timer.seat for timer in await host.store.timers.of_table(table) if timer.kind == WAKE]
        asked = takeback.needs_word(now, seat, waking)
        if not asked:
            return turns.undo(now, asker.request, seat, host.clock(), host.pauses)
        commit = takeback.ask_back(now, asker.request, seat, await host.log(now), host.clock(), host.pauses)
        # Where there is nobody to ask, this takes it back.
        asked = not any(row.kind == "undo" for row in commit.actions)
        return commit

    try:
        await change_table(host, asker, table, work)
    except Outdated:
        return await show_present(host, asker, await load(host, asker, table), seat)
    if asked:
        return say(asker.texts("undo-asked"))
    host.choosing.forget(table, seat)
    return Acted(table, seat)


async def take_back_agreed(host: Host, table: TableId) -> None:
    """Take back what the others agree to, once somebody who had not answered has left the game."""

    async def work(now: Seated) -> Commit:
        turns.game_of(now)  # Raises Sorry for a game with other rules, whose log cannot be read.
        return takeback.carry_out(now, await host.log(now), host.clock(), host.pauses)

    if (await host.load(table)).timing.pleaded:
        with suppress(Sorry):
            await host.change(table, None, work)


def find_vote(seated: Seated, user: UserId) -> int:
    """The seat for which a person votes, who may be away; raises Sorry if they have none."""
    away = handover.played_for(seated, user)
    return away.number if away else find_seat(seated, user)


async def vote(host: Host, asker: Asker, table: TableId, asked: int, yes: bool) -> Acknowledge:
    """Agree, or not, to let another take a move back, as they asked at version `asked`."""

    async def work(now: Seated) -> Commit:
        seat = find_vote(now, asker.user)
        told = await host.log(now)
        return takeback.vote(now, asker.request, seat, asked, yes, told, host.clock(), host.pauses)

    await change_table(host, asker, table, work)
    return Acknowledge()


async def refuse_unanswered(host: Host, timer: Timer) -> None:
    """Let a move stand that not all others have agreed to take back in time, if that is still asked."""

    async def work(now: Seated) -> Commit:
        return takeback.settle(now, await host.log(now), host.clock(), host.pauses)

    await settle_if_open(host, timer, work, "no question to take back is open")

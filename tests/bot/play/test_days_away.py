"""The days on which somebody is away are told at the tables that wait for them, and nowhere else."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

from bot.host import Host, Seated, outbox, turns
from bot.host.audiences import PUBLIC
from bot.host.timers import REMIND
from bot.pace.reminders import WITHOUT_BANK
from bot.play import lobby, looking, moves, presence
from bot.play.answers import Show
from bot.play.deadlines import DEADLINES, see_to_deadlines
from bot.play.waking import wake_commit
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import ServerSettings
from storage.ids import TableId
from tests.bot.play.conftest import SERVER, People, words_of
from tests.bot.play.laying_ahead import host, people, time
from tests.bot.play.test_habits import at_discard
from tests.bot.play.test_second_thoughts import Time
from tests.bot.play.test_who_is_missing import planned_by

__all__ = ["host", "people", "time"]


def noon(day: int) -> int:
    """Noon of a day in January 1970."""
    return int(datetime(1970, 1, day, 12, tzinfo=UTC).timestamp())


async def waiting(host: Host, people: People, pace: str) -> tuple[Seated, str]:
    """A table that has called whoever it waits for, and their name."""
    table = await people.open("war", "bob")
    await people.agree_on(table, "pace", pace, "bob")
    await lobby.start(host, people.ask("ann"), table)
    seat = turns.game_of(await host.load(table)).to_act[0]
    await host.change(table, None, lambda now: wake_commit(now, [seat], None, host.clock()))
    seated = await host.load(table)
    return seated, seated.seat(seat).name


async def shown_at(host: Host, table: TableId) -> str:
    """What the table's own message says."""
    post = await host.store.posts.get(table, PUBLIC, outbox.TABLE)
    assert post is not None
    message = await make(TableSnapshot(host, table), post)
    assert message is not None
    return words_of(Show(message))


async def version_wanted(host: Host, table: TableId) -> int:
    """The last version of the table that its own message had to show."""
    post = await host.store.posts.get(table, PUBLIC, outbox.TABLE)
    assert post is not None
    return post.version_wanted


async def look_again(host: Host, table: TableId) -> None:
    """See to the reminders and deadlines that somebody's choice has made due."""
    timers = [timer for timer in await host.store.timers.of_table(table) if timer.kind in DEADLINES]
    await see_to_deadlines(host, await host.load(table), timers)


@pytest.mark.parametrize("pace", ["open", "daily"])
async def test_the_table_is_shown_again_when_somebody_it_waits_for_says_or_unsays_that_they_are_away(
    host: Host, people: People, time: Time, pace: str
) -> None:
    seated, slow = await waiting(host, people, pace)
    called = await version_wanted(host, seated.id)
    own = words_of(await presence.set_away(host, people.ask(slow), "1970-01-03", "1970-01-05"))
    assert "tells the others these days" in own
    await look_again(host, seated.id)
    changed = await version_wanted(host, seated.id)
    assert changed > called
    said = f"{slow} is away: <t:{noon(3)}:d> – <t:{noon(5)}:d>."
    assert said in await shown_at(host, seated.id)
    assert said in words_of(await looking.show_table(host, people.ask("dan"), await host.load(seated.id)))
    await presence.cancel_away(host, people.ask(slow))
    await look_again(host, seated.id)
    assert await version_wanted(host, seated.id) > changed
    assert "away" not in await shown_at(host, seated.id)


async def test_only_days_away_before_the_deadline_and_of_those_waited_for_are_told(
    host: Host, people: People, time: Time
) -> None:
    seated, slow = await waiting(host, people, "brisk")
    other = "ann" if slow == "bob" else "bob"
    await presence.set_away(host, people.ask(other), "1970-01-01", "1970-01-05")
    await presence.set_away(host, people.ask(slow), "1970-01-04", "1970-01-05")
    assert "away" not in await shown_at(host, seated.id)
    await presence.set_away(host, people.ask(slow), "1970-01-02", "1970-01-02")
    assert f"{slow} is away: <t:{noon(2)}:d>." in await shown_at(host, seated.id)
    await presence.set_away(host, people.ask(slow), "1970-01-03", "1970-01-03")
    assert f"{slow} is away: <t:{noon(2)}:d> – <t:{noon(5)}:d>." in await shown_at(host, seated.id)
    time.now = noon(6)
    assert "away" not in await shown_at(host, seated.id)


@pytest.mark.parametrize("pace", ["open", "daily"])
async def test_a_table_that_only_counts_who_is_missing_tells_no_days_away(
    host: Host, people: People, time: Time, pace: str
) -> None:
    seated = await planned_by(host, people, pace=pace)
    asked = turns.game_of(seated).to_act
    await host.change(seated.id, None, lambda now: wake_commit(now, asked, None, host.clock()))
    wanted = await version_wanted(host, seated.id)
    for seat in asked:
        await presence.set_away(host, people.ask(seated.seat(seat).name), "1970-01-01", "1970-01-05")
    await look_again(host, seated.id)
    assert "away" not in await shown_at(host, seated.id)
    assert pace != "open" or await version_wanted(host, seated.id) == wanted


async def test_a_game_without_secret_choices_tells_days_away_even_where_tables_begin_with_counting(
    host: Host, people: People, time: Time
) -> None:
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(missing="count")))
    seated = await at_discard(host, people, asked=(0, 1))
    asked = turns.game_of(seated).to_act
    assert len(asked) > 1
    await host.change(seated.id, None, lambda now: wake_commit(now, asked, None, host.clock()))
    wanted = await version_wanted(host, seated.id)
    away = seated.seat(asked[0]).name
    await presence.set_away(host, people.ask(away), "1970-01-03", "1970-01-05")
    await look_again(host, seated.id)
    assert await version_wanted(host, seated.id) > wanted
    assert f"{away} is away" in await shown_at(host, seated.id)


async def test_the_last_one_missing_at_such_a_table_tells_their_days_away_at_once(
    host: Host, people: People, time: Time
) -> None:
    seated = await planned_by(host, people)
    asked = turns.game_of(seated).to_act
    await host.change(seated.id, None, lambda now: wake_commit(now, asked, None, host.clock()))
    for seat in asked[1:]:
        now = await host.load(seated.id)
        await moves.act(host, people.ask(now.seat(seat).name), now, seat, turns.game_of(now).legal(seat)[0], sure=True)
    wanted = await version_wanted(host, seated.id)
    last = seated.seat(asked[0]).name
    await presence.set_away(host, people.ask(last), "1970-01-03", "1970-01-05")
    await look_again(host, seated.id)
    assert f"{last} is away" in await shown_at(host, seated.id)
    assert await version_wanted(host, seated.id) > wanted


async def test_days_away_of_somebody_who_is_not_reminded_any_more_are_told_at_once(
    host: Host, people: People, time: Time
) -> None:
    seated, slow = await waiting(host, people, "open")
    for _ in WITHOUT_BANK:
        [due] = [timer.due for timer in await host.store.timers.of_table(seated.id) if timer.kind == REMIND]
        time.now = due
        await look_again(host, seated.id)
    assert REMIND not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}
    wanted = await version_wanted(host, seated.id)
    await presence.set_away(host, people.ask(slow), "1970-01-31", "1970-02-02")
    await look_again(host, seated.id)
    told = await version_wanted(host, seated.id)
    assert told > wanted
    await presence.cancel_away(host, people.ask(slow))
    await look_again(host, seated.id)
    assert await version_wanted(host, seated.id) > told
    assert REMIND not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}

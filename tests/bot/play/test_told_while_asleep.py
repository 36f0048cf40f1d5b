"""What a lobby tells somebody who sleeps waits for the morning and rings then, if it is still true."""

from __future__ import annotations

import pytest

from bot.host import Host, outbox, readiness
from bot.host.audiences import user_audience
from bot.host.timers import READY
from bot.pace.terms import DAY, HOUR
from bot.play import agreement, lobby, opening, presence, starting
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.screens.message import Message, Text, flat
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import Hand, People

EVENING, NIGHT, MORNING = DAY + 21 * HOUR, DAY + 23 * HOUR, 2 * DAY + 8 * HOUR


async def sleep_at_night(host: Host, people: People, name: str) -> None:
    await presence.set_hours(host, people.ask(name), "UTC", "8-22")


async def look(host: Host, hand: Hand, table: TableId) -> None:
    """What the clock does until nothing is due."""
    while due := [one for one in await host.store.timers.of_table(table) if one.kind == READY and one.due <= hand.now]:
        await starting.see_to_ready(host, due[0])


async def told(host: Host, people: People, table: TableId, name: str, kind: str) -> Post:
    post = await host.store.posts.get(table, user_audience(people.ask(name).user), kind)
    assert post is not None
    return post


async def read(host: Host, table: TableId, post: Post) -> Message | None:
    """The message as it is sent now."""
    return await make(TableSnapshot(host, table), post)


def words(message: Message | None) -> str:
    assert message is not None
    return "\n".join(part.markdown for part in flat(message.parts) if isinstance(part, Text))


async def rings_in_the_morning(host: Host, hand: Hand, table: TableId, post: Post) -> bool:
    """Whether a message waits for the morning and rings then, as far as it shows."""
    hand.now = MORNING
    message = await read(host, table, post)
    return post.not_before == MORNING and message is not None and not message.silent


async def test_whoever_sleeps_is_asked_in_the_morning_to_agree_to_what_was_changed(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("war", "bob", "cem")
    await sleep_at_night(host, people, "bob")
    hand.now = NIGHT
    await agreement.agree(host, people.ask("ann"), table, "undo", "never")
    assert (await told(host, people, table, "cem", outbox.CHANGED)).not_before == NIGHT
    post = await told(host, people, table, "bob", outbox.CHANGED)
    assert await rings_in_the_morning(host, hand, table, post)
    await lobby.agree(host, people.ask("bob"), table)
    assert await read(host, table, post) is None, "whoever has agreed is asked no more"


async def test_whoever_sleeps_while_a_seat_comes_from_the_queue_is_told_in_the_morning_what_was_changed(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("war")
    await agreement.agree(host, people.ask("ann"), table, "seats", "2")
    await lobby.sit_down(host, people.ask("bob"), table)
    await sleep_at_night(host, people, "cem")
    hand.now = EVENING
    await lobby.queue_up(host, people.ask("cem"), table)
    await agreement.agree(host, people.ask("ann"), table, "undo", "never")
    hand.now = NIGHT
    await lobby.leave(host, people.ask("bob"), table)
    await look(host, hand, table)
    assert await rings_in_the_morning(host, hand, table, await told(host, people, table, "cem", outbox.CHANGED))


async def test_whoever_sleeps_is_invited_in_the_morning(host: Host, people: People, hand: Hand) -> None:
    await sleep_at_night(host, people, "bob")
    hand.now = NIGHT
    await opening.open_table(host, people.ask("ann"), "war", private=True)
    [table] = [TableId(one.id) for one in await host.store.tables.of_user(people.ask("ann").user)]
    for name in ("bob", "cem"):
        await lobby.invite(host, people.ask("ann"), table, people.ask(name).user, name)
    assert (await told(host, people, table, "cem", outbox.INVITED)).not_before == NIGHT
    post = await told(host, people, table, "bob", outbox.INVITED)
    assert await rings_in_the_morning(host, hand, table, post)
    await lobby.sit_down(host, people.ask("bob"), table)
    assert await read(host, table, post) is None, "whoever sits there need not be invited"


@pytest.mark.parametrize("then", ["nothing", "back", "begun", "closed"])
async def test_whoever_lost_a_seat_asleep_hears_of_it_in_the_morning_as_it_is_then(
    host: Host, people: People, hand: Hand, then: str
) -> None:
    table = await people.open("war")
    await people.agree_on(table, "seats", "2")
    await people.agree_on(table, "ready", "yes")
    await people.agree_on(table, "pace", "live")
    await sleep_at_night(host, people, "bob")
    hand.now = NIGHT
    await lobby.sit_down(host, people.ask("bob"), table)
    await look(host, hand, table)
    await lobby.say_ready(host, people.ask("ann"), table)
    hand.now += readiness.LIVE_READY_WITHIN
    await look(host, hand, table)
    assert not (await host.load(table)).seats_of(people.ask("bob").user)
    post = await told(host, people, table, "bob", outbox.UNREADY)
    assert post.not_before == MORNING
    if then == "closed":
        await lobby.close(host, people.ask("ann"), table)
    elif then != "nothing":
        name = "bob" if then == "back" else "cem"
        await lobby.sit_down(host, people.ask(name), table)
        await look(host, hand, table)
        await lobby.say_ready(host, people.ask(name), table)
        await look(host, hand, table)
        assert (await host.load(table)).running
    hand.now = MORNING
    message = await read(host, table, post)
    if then in ("back", "closed"):
        assert message is None
    else:
        assert ("You may sit down again" in words(message)) == (then == "nothing")
        assert ("The game has begun" in words(message)) == (then == "begun")
        assert "somebody else" not in words(message), "it may have gone to nobody, or to a computer player"

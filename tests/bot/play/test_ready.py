"""The ready check of a lobby: everybody is asked once all seats are taken; who does not answer gives up the seat."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.host import Host, Seated, outbox, readiness
from bot.host import lobby as change_lobby
from bot.host.audiences import PUBLIC
from bot.host.timers import READY
from bot.pace.terms import DAY, HOUR
from bot.play import agreement, lobby, starting
from bot.scenes import lobby_of
from bot.screens.lobby import lobby as lobby_screen
from bot.screens.message import Buttons, Text, flat
from bot.texts import texts
from engine.errors import Refused
from storage.ids import TableId
from tests.bot.play.conftest import Hand, People


async def look(host: Host, hand: Hand, table: TableId) -> Seated:
    """What the clock does until nothing is due."""
    while due := [one for one in await host.store.timers.of_table(table) if one.kind == READY and one.due <= hand.now]:
        await starting.see_to_ready(host, due[0])
    return await host.load(table)


async def full(host: Host, people: People, hand: Hand) -> TableId:
    """A table of two that agreed to a ready check, with ann and bob."""
    table = await people.open("war")
    await agreement.agree(host, people.ask("ann"), table, "seats", "2")
    await agreement.agree(host, people.ask("ann"), table, "ready", "yes")
    await look(host, hand, table)
    hand.now += 10
    await lobby.sit_down(host, people.ask("bob"), table)
    await look(host, hand, table)
    return table


def names(seated: Seated) -> list[str]:
    return [seat.name for seat in seated.seats]


def shown(seated: Seated) -> str:
    parts = flat(lobby_screen(lobby_of(seated, texts("en"))).parts)
    labels = [button.label for part in parts if isinstance(part, Buttons) for button in part.buttons]
    return "\n".join([*(part.markdown for part in parts if isinstance(part, Text)), *labels])


async def test_the_game_begins_when_all_have_said_that_they_are_ready(host: Host, people: People, hand: Hand) -> None:
    table = await full(host, people, hand)
    assert "Not ready yet: ann, bob" in shown(await host.load(table))
    with pytest.raises(Sorry, match="error-not-all-ready"):
        await lobby.start(host, people.ask("ann"), table)
    await lobby.say_ready(host, people.ask("ann"), table)
    assert "Not ready yet: bob" in shown(await host.load(table))
    await lobby.say_ready(host, people.ask("bob"), table)
    assert (await host.load(table)).running


async def test_a_lobby_is_looked_at_after_any_change_whoever_commits_it(host: Host, people: People, hand: Hand) -> None:
    table = await full(host, people, hand)
    assert (await host.load(table)).lobby_time.asked
    bob = people.ask("bob").user
    await host.change(table, None, lambda seated: change_lobby.give_up(seated, bob).build())
    assert not (await look(host, hand, table)).lobby_time.asked
    assert READY not in {one.kind for one in await host.store.timers.of_table(table)}, "a look by itself is no change"


async def test_no_game_begins_while_the_bot_has_not_yet_seen_that_somebody_left(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "ready", "yes", "bob", "cem")
    for seated in range(3, 6):
        await lobby.add_computer(host, people.ask("ann"), table, "easy", seated)
    await look(host, hand, table)
    await lobby.say_ready(host, people.ask("bob"), table)
    await lobby.leave(host, people.ask("cem"), table)
    await lobby.say_ready(host, people.ask("ann"), table)
    assert not (await look(host, hand, table)).running


async def test_whoever_is_ready_is_told_no_refusal_where_the_game_does_not_go_with_so_many(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob")
    await agreement.set_option(host, people.ask("ann"), table, "mode", "duel")
    await lobby.agree(host, people.ask("bob"), table)
    await agreement.agree(host, people.ask("ann"), table, "ready", "yes")
    await lobby.agree(host, people.ask("bob"), table)
    for seated in range(2, 6):
        await lobby.add_computer(host, people.ask("ann"), table, "easy", seated)
    await look(host, hand, table)
    for name in ("ann", "bob"):
        await lobby.say_ready(host, people.ask(name), table)
    assert readiness.all_ready(await host.load(table))
    [timer] = [one for one in await host.store.timers.of_table(table) if one.kind == READY]
    await starting.see_to_ready(host, timer)
    assert READY not in {one.kind for one in await host.store.timers.of_table(table)}, "only a change can help"
    with pytest.raises(Refused, match="seats-and-mode"):
        await lobby.start(host, people.ask("bob"), table)


async def test_whoever_does_not_answer_in_time_gives_the_seat_to_who_waits_for_one(
    host: Host, people: People, hand: Hand
) -> None:
    table = await full(host, people, hand)
    await lobby.queue_up(host, people.ask("cem"), table)
    with pytest.raises(Sorry, match="error-queued"):
        await lobby.queue_up(host, people.ask("cem"), table)
    await lobby.say_ready(host, people.ask("ann"), table)
    assert "Waiting for a seat: cem" in shown(await look(host, hand, table))
    hand.now += DAY
    assert names(await look(host, hand, table)) == ["ann", "cem"]
    with pytest.raises(Sorry, match="error-not-seated"):
        await lobby.say_ready(host, people.ask("bob"), table)


async def test_a_seat_that_is_given_up_is_for_anybody_where_nobody_waits(
    host: Host, people: People, hand: Hand
) -> None:
    table = await full(host, people, hand)
    await lobby.say_ready(host, people.ask("bob"), table)
    hand.now += DAY
    seated = await look(host, hand, table)
    assert names(seated) == ["bob"]
    assert seated.table.owner_id == people.ask("bob").user
    assert "Join" in shown(seated)
    assert "Not ready" not in shown(seated)


async def full_of_four(host: Host, people: People, hand: Hand) -> TableId:
    """A table of four that agreed to a ready check, with everybody."""
    table = await people.open("waves")
    await agreement.agree(host, people.ask("ann"), table, "seats", "4")
    await agreement.agree(host, people.ask("ann"), table, "ready", "yes")
    for name in ("bob", "cem", "dan"):
        await lobby.sit_down(host, people.ask(name), table)
    await look(host, hand, table)
    return table


async def test_of_several_who_say_nothing_all_give_up_their_seats(host: Host, people: People, hand: Hand) -> None:
    table = await full_of_four(host, people, hand)
    await lobby.say_ready(host, people.ask("bob"), table)
    await lobby.say_ready(host, people.ask("dan"), table)
    hand.now += DAY - 1
    assert names(await look(host, hand, table)) == ["ann", "bob", "cem", "dan"]
    hand.now += 1
    assert names(await look(host, hand, table)) == ["bob", "dan"]


async def test_a_change_of_seats_gives_nobody_more_time(host: Host, people: People, hand: Hand) -> None:
    table = await full_of_four(host, people, hand)
    for name in ("ann", "bob", "cem"):
        await lobby.say_ready(host, people.ask(name), table)
    hand.now += DAY - 1
    await lobby.change_seat(host, people.ask("dan"), table)
    await look(host, hand, table)
    hand.now += 1
    assert sorted(names(await look(host, hand, table))) == ["ann", "bob", "cem"]


@pytest.mark.parametrize("joins", ["queue", "before", "after"])
async def test_whoever_gets_a_seat_that_was_given_up_has_a_whole_day_to_answer(
    host: Host, people: People, hand: Hand, joins: str
) -> None:
    """They come from the queue, or press Join before or after the bot has seen that a seat was given up."""
    table = await full(host, people, hand)
    await lobby.say_ready(host, people.ask("ann"), table)
    hand.now += DAY - 1
    if joins == "queue":
        await lobby.queue_up(host, people.ask("cem"), table)
    await lobby.leave(host, people.ask("bob"), table)
    if joins != "before":
        await look(host, hand, table)
    if joins != "queue":
        await lobby.sit_down(host, people.ask("cem"), table)
    assert called_in(await look(host, hand, table)) == ["cem"]
    hand.now += DAY - 1
    assert names(await look(host, hand, table)) == ["ann", "cem"]
    hand.now += 1
    assert names(await look(host, hand, table)) == ["ann"]


async def test_a_table_without_a_ready_check_asks_nobody(host: Host, people: People, hand: Hand) -> None:
    table = await people.open("war", "bob")
    await look(host, hand, table)
    with pytest.raises(Sorry, match="error-not-asked-ready"):
        await lobby.say_ready(host, people.ask("bob"), table)
    assert "I’m ready" not in shown(await host.load(table))
    assert READY not in {timer.kind for timer in await host.store.timers.of_table(table)}


async def test_who_takes_a_seat_that_was_given_up_is_asked_and_those_who_are_ready_are_not_asked_again(
    host: Host, people: People, hand: Hand
) -> None:
    table = await full(host, people, hand)
    await lobby.say_ready(host, people.ask("ann"), table)
    await lobby.leave(host, people.ask("bob"), table)
    await look(host, hand, table)
    await lobby.sit_down(host, people.ask("cem"), table)
    seated = await look(host, hand, table)
    assert "Not ready yet: cem" in shown(seated)
    assert readiness.starter(seated) is None


async def test_a_game_begins_by_itself_where_a_computer_player_takes_the_last_seat(
    host: Host, people: People, hand: Hand
) -> None:
    table = await full(host, people, hand)
    await lobby.say_ready(host, people.ask("ann"), table)
    await lobby.leave(host, people.ask("bob"), table)
    await look(host, hand, table)
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 1)
    before = await host.store.posts.get(table, PUBLIC, outbox.READY)
    await look(host, hand, table)
    assert await host.store.posts.get(table, PUBLIC, outbox.READY) == before, "nobody is left to be asked"
    hand.now += 1
    assert (await look(host, hand, table)).running


async def test_the_bot_tries_only_once_to_begin_a_game_of_people_who_are_ready_already(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob")
    await agreement.set_option(host, people.ask("ann"), table, "mode", "duel")
    await agreement.agree(host, people.ask("ann"), table, "ready", "yes")
    await lobby.agree(host, people.ask("bob"), table)
    for seated in range(2, 6):
        await lobby.add_computer(host, people.ask("ann"), table, "easy", seated)
    await look(host, hand, table)
    await lobby.say_ready(host, people.ask("ann"), table)
    await lobby.leave(host, people.ask("bob"), table)
    await look(host, hand, table)
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 5)
    for _ in range(3):
        await look(host, hand, table)
        hand.now += 1
    assert not (await host.load(table)).running, "six do not play a duel"
    assert READY not in {one.kind for one in await host.store.timers.of_table(table)}


async def test_leaving_and_coming_back_rings_nobody_anew(host: Host, people: People, hand: Hand) -> None:
    table = await full(host, people, hand)
    first = await host.store.posts.get(table, PUBLIC, outbox.READY)
    called = called_in(await host.load(table))
    assert called == ["ann", "bob"]
    for _ in range(3):
        hand.now += 60
        await lobby.leave(host, people.ask("bob"), table)
        await look(host, hand, table)
        await lobby.sit_down(host, people.ask("bob"), table)
        assert called_in(await look(host, hand, table)) == []
    post = await host.store.posts.get(table, PUBLIC, outbox.READY)
    assert first is not None
    assert post is not None
    assert post.generation == first.generation
    await lobby.leave(host, people.ask("bob"), table)
    await look(host, hand, table)
    await lobby.sit_down(host, people.ask("cem"), table)
    assert called_in(await look(host, hand, table)) == ["cem"]
    await lobby.leave(host, people.ask("cem"), table)
    await look(host, hand, table)
    hand.now += 7 * HOUR
    await lobby.sit_down(host, people.ask("cem"), table)
    assert called_in(await look(host, hand, table)) == ["ann", "cem"]


def called_in(seated: Seated) -> list[str]:
    """Whom the question in a lobby calls, as it is asked now."""
    return [seat.name for seat in seated.seats if readiness.was_called(seated.lobby_time, seat.user_id)]


@pytest.mark.parametrize("ends", ["closed", "dealt"])
async def test_the_question_is_closed_with_the_lobby_and_with_the_deal(
    host: Host, people: People, hand: Hand, ends: str
) -> None:
    table = await full(host, people, hand)
    if ends == "closed":
        await lobby.close(host, people.ask("ann"), table)
    else:
        await lobby.say_ready(host, people.ask("ann"), table)
        await lobby.say_ready(host, people.ask("bob"), table)
    post = await host.store.posts.get(table, PUBLIC, outbox.READY)
    assert post is not None
    assert post.version_wanted == (await host.load(table)).version


@pytest.mark.parametrize("ends", ["off", "queue"])
async def test_the_question_is_closed_where_nobody_is_asked_any_more(
    host: Host, people: People, hand: Hand, ends: str
) -> None:
    """The check is taken off the table, or a seat is filled from the queue while another is still free."""
    table = await full_of_four(host, people, hand)
    if ends == "off":
        await agreement.agree(host, people.ask("ann"), table, "ready", "no")
    else:
        await lobby.leave(host, people.ask("cem"), table)
        await lobby.leave(host, people.ask("dan"), table)
        await lobby.queue_up(host, people.ask("dan"), table)
    before = await host.load(table)
    assert before.lobby_time.asked
    assert not (await look(host, hand, table)).lobby_time.asked
    post = await host.store.posts.get(table, PUBLIC, outbox.READY)
    assert post is not None
    assert post.version_wanted > before.version

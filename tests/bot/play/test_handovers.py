"""Whoever plays a seat from now on is announced at the table and stands in its log, however it came about."""

from __future__ import annotations

import pytest

from bot.contract import Late
from bot.controls import ComeBack
from bot.host import Host, Seated, lateness, outbox
from bot.host.audiences import PUBLIC, seat_audience
from bot.play import clocks, leaving, lobby, privacy, seats
from bot.play.answers import Show
from bot.play.asker import Place
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.scenes import scene_of
from bot.screens import frame
from bot.screens.log import lines
from bot.screens.message import Text, control_ids, flat
from bot.texts import LANGUAGES, texts
from storage.ids import TableId
from tests.bot.play.conftest import CHANNEL, NOW, SERVER, People, words_of
from tests.bot.play.test_counting import play_out


async def announced(host: Host, table: TableId) -> list[str]:
    """What the table has been told of its seats, the oldest first; nobody is rung for it."""
    posts = [post for post in await host.store.posts.of_table(table) if post.kind.startswith(f"{outbox.HANDOVER}:")]
    said = []
    for post in sorted(posts, key=lambda post: post.version_wanted):
        message = await make(TableSnapshot(host, table), post)
        assert message is not None
        assert message.mentions == ()
        assert post.audience == PUBLIC
        said.append("".join(part.markdown for part in flat(message.parts) if isinstance(part, Text)))
    return said


async def logged(host: Host, table: TableId) -> list[str]:
    """What the log tells everybody of its seats."""
    seated = await host.load(table)
    return lines(scene_of(seated, None, texts("en"), await host.log(seated)))


async def three(host: Host, people: People, late: Late = "computer") -> Seated:
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", late, "bob", "cem")
    await people.agree_on(table, "pace", "brisk", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    return await host.load(table)


async def test_every_way_in_which_a_seat_changes_hands_is_announced_and_logged(host: Host, people: People) -> None:
    seated = await three(host, people)
    table = seated.id
    assert await announced(host, table) == []
    await seats.hand_over(host, people.ask("bob"), seated)
    away = "🤖 A computer player (easy) plays for **bob**."
    assert await announced(host, table) == [away]
    await seats.come_back(host, people.ask("bob"), await host.load(table))
    back = "**bob** plays again."
    assert await announced(host, table) == [away, back]
    await leaving.resign(host, people.ask("cem"), table)
    resigned = "🏳️ **cem** has resigned. A computer player, **Marlin** (easy), plays on."
    assert await announced(host, table) == [away, back, resigned]
    await privacy.erase(host, people.ask("bob"))
    gone = "🤖 A computer player, **Nerissa** (easy), plays on in the seat of somebody who has gone."
    told = await announced(host, table)
    assert told[-1] == gone
    assert not any("bob" in line for line in told)
    found = "\n".join(await logged(host, table))
    assert "cem" in found
    assert gone in found


async def test_a_late_player_whom_a_computer_player_replaces_is_announced(host: Host, people: People) -> None:
    seated = await three(host, people)
    [seat, *_] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    name, later = seated.seat(seat).name, NOW + 40 * 86_400
    await host.change(seated.id, None, lambda now: lateness.look(now, seat, later, host.pauses))
    said = f"🤖 A computer player (easy) plays for **{name}**, whose time has run out."
    assert await announced(host, seated.id) == [said]
    assert said in await logged(host, seated.id)


async def test_once_computer_players_play_for_everybody_the_game_says_that_it_waits_for_anybody(
    host: Host, people: People
) -> None:
    seated = await three(host, people, "offer")
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    name, later = seated.seat(seat).name, NOW + 40 * 86_400
    others = [each.name for each in seated.seats if each.number != seat]

    async def told(language: str) -> tuple[bool, bool]:
        """Whether the table says it, and whether its clock does."""
        now, line = await host.load(seated.id), texts(language)("waits-for-anybody")
        asker = people.ask(name)
        asker.texts = texts(language)
        table = Show(frame.public(scene_of(now, None, texts(language), [])))
        return line in words_of(table), line in words_of(await clocks.show_clock(host, asker, now))

    for other in others:
        await seats.hand_over(host, people.ask(other), await host.load(seated.id))
        assert await told("en") == (False, False)
    await host.change(seated.id, None, lambda now: lateness.look(now, seat, later, host.pauses))
    for language in LANGUAGES:
        assert await told(language) == (True, True)
    await seats.come_back(host, people.ask(others[0]), await host.load(seated.id))
    assert await told("en") == (False, False)


async def test_whoever_leaves_their_seat_for_a_while_or_takes_one_is_spoken_to(host: Host, people: People) -> None:
    seated = await three(host, people, "offer")
    away = await seats.hand_over(host, people.ask("bob"), seated)
    assert words_of(away).startswith("🤖 A computer player plays for you at ")
    back = await seats.come_back(host, people.ask("bob"), await host.load(seated.id))
    assert words_of(back).startswith("You play at ")
    await leaving.resign(host, people.ask("cem"), seated.id)
    taken = await seats.take_over(host, people.ask("dan"), await host.load(seated.id), 2)
    assert words_of(taken).startswith("You take over a seat at ")


async def test_whoever_takes_a_seat_over_is_announced(host: Host, people: People) -> None:
    seated = await three(host, people, "offer")
    await leaving.resign(host, people.ask("cem"), seated.id)
    await seats.take_over(host, people.ask("dan"), await host.load(seated.id), 2)
    assert (await announced(host, seated.id))[-1] == "🪑 **dan** has taken over the seat of **Marlin**."


@pytest.mark.parametrize("by_rules", [False, True])
async def test_whoever_was_played_for_is_shown_the_end_and_no_way_back_without_being_called(
    host: Host, people: People, by_rules: bool
) -> None:
    seated = await three(host, people)
    [seat] = seated.seats_of(people.ask("bob").user)
    await seats.hand_over(host, people.ask("bob"), seated)
    hand = await host.store.posts.get(seated.id, seat_audience(seat), outbox.HAND)
    assert hand is not None
    shown = await make(TableSnapshot(host, seated.id), hand)
    assert shown is not None
    assert control_ids(shown) == [ComeBack(seated.id).id()]
    if by_rules:
        await play_out(host, seated.id)
    else:
        manager = Place(SERVER, CHANNEL, may_manage=True)
        await leaving.close(host, people.ask("ann", manager), seated.id)
    hand = await host.store.posts.get(seated.id, seat_audience(seat), outbox.HAND)
    assert hand is not None
    assert hand.version_wanted == (await host.load(seated.id)).version
    shown = await make(TableSnapshot(host, seated.id), hand)
    assert shown is not None
    assert (shown.mentions, shown.silent) == ((), True)
    assert ComeBack(seated.id).id() not in control_ids(shown)
    assert "🏁" in words_of(Show(shown))

"""The end of a game calls everybody who played it, once, by its result; it calls nobody for a computer player.

TIDETABLE_LONG=1 ends games of every system at every number of seats, with and without computer players.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from bot.contract import Contract
from bot.controls import NO_TABLE
from bot.host import Host, Seated, outbox, turns
from bot.play import leaving, lobby, opening, telling
from bot.play.asker import Asker, Place
from bot.post.makers import MAKERS, make
from bot.post.snapshot import TableSnapshot
from bot.screens.message import Message
from bot.systems import systems
from engine.errors import Refused
from engine.games import game_named
from engine.table import check_setup
from storage.ids import UserId
from storage.models import Post
from tests.bot.play.conftest import CHANNEL, NAMES, SERVER, People
from tests.engine.games_under_test import stream_for

LONG = bool(os.environ.get("TIDETABLE_LONG"))
SHORT = {"waves": "rounds=2", "breakers": "rounds=2", "war": "rounds=2"}


def fits(system: str, count: int) -> bool:
    contract = Contract(system=system)
    try:
        check_setup(game_named(contract.of.game), count, contract.asked(count))
    except Refused:
        return False
    return True


def tables() -> list[tuple[str, int, int]]:
    """Systems with how many people and computer players: of each the largest table with one, or with LONG all."""
    found = []
    for system in sorted(systems()):
        counts = [count for count in game_named(systems()[system].game).seats if fits(system, count)]
        for count in counts if LONG else counts[-1:]:
            most = min(count, len(NAMES))
            people = range(1, most + 1) if LONG else [min(most, count - 1)]
            found += [(system, many, count - many) for many in people]
    return found


async def deal(host: Host, people: People, system: str, many: int, computers: int) -> Seated:
    """A game of so many people and computer players."""
    ann = people.ask("ann")
    await opening.open_table(host, ann, system, seats=many + computers, options=SHORT.get(system, ""))
    table = max(await host.store.tables.of_user(ann.user), key=lambda table: table.id).id
    for name in NAMES[1:many]:
        await lobby.sit_down(host, people.ask(name), table)
    for number in range(computers):
        await lobby.add_computer(host, people.ask("ann"), table, "easy", many + number)
    if (await host.load(table)).table.status == "lobby":
        await lobby.start(host, people.ask("ann"), table)
    return await host.load(table)


async def play_on(host: Host, seated: Seated) -> Seated:
    """Play a game to its end."""
    luck = stream_for(seated.table.game, len(seated.seats), "to the end")
    while seated.running:
        game = turns.game_of(seated)
        seat = luck.choose(game.to_act)
        await host.act(seated.id, None, seat, luck.choose(game.legal(seat)))
        seated = await host.load(seated.id)
    return seated


async def delivered(host: Host, seated: Seated) -> list[tuple[Post, Message]]:
    """Every message that the end of a game wants, as one that was not there before."""
    found = []
    for post in await host.store.posts.of_table(seated.id):
        snapshot = TableSnapshot(host, seated.id)
        wanted = post.version_wanted == seated.version and post.kind.partition(":")[0] in MAKERS
        # the lobby’s message is there by then, and changing it rings for nobody
        wanted = wanted and post.kind != outbox.LOBBY
        if wanted and (message := await make(snapshot, post)) is not None:
            found.append((post, message))
            assert snapshot.take_owed() == frozenset()
    return found


def rings(found: list[tuple[Post, Message]]) -> Counter[int]:
    """How often each person is called by these messages."""
    return Counter(user for _, message in found for user in message.mentions)


@pytest.mark.parametrize(("system", "many", "computers"), tables())
async def test_whoever_played_is_called_once_by_the_result(
    host: Host, people: People, system: str, many: int, computers: int
) -> None:
    seated = await play_on(host, await deal(host, people, system, many, computers))
    found = await delivered(host, seated)
    assert rings(found) == Counter(people.ask(name).user for name in NAMES[:many])
    ringing = [post.kind for post, message in found if not message.silent]
    assert ringing == [outbox.RESULT]


async def test_whoever_is_told_in_private_is_owed_that_and_whoever_wants_nothing_is_not_called(
    host: Host, people: People
) -> None:
    for name, way in (("bob", "message"), ("cem", "nothing")):
        await telling.choose_way(host, people.ask(name), NO_TABLE, way)
    seated = await play_on(host, await deal(host, people, "waves", 3, 0))
    [post] = [post for post in await host.store.posts.of_table(seated.id) if post.kind == outbox.RESULT]
    snapshot = TableSnapshot(host, seated.id)
    message = await make(snapshot, post)
    assert message is not None
    assert message.mentions == (people.ask("ann").user,)
    assert snapshot.take_owed() == frozenset(seated.seats_of(people.ask("bob").user))


async def test_a_game_that_is_broken_off_calls_everybody_once_too(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob", "cem")
    manager = Asker(people.ask("dan").request, Place(SERVER, CHANNEL, may_manage=True))
    await leaving.close(host, manager, seated.id)
    found = await delivered(host, await host.load(seated.id))
    assert rings(found) == Counter(UserId(user) for user in (people.ask(name).user for name in NAMES[:3]))
    assert [post.kind for post, message in found if not message.silent] == [outbox.RESULT]


async def test_a_result_that_is_sent_anew_calls_nobody_again(host: Host, people: People) -> None:
    await telling.choose_way(host, people.ask("bob"), NO_TABLE, "message")
    seated = await play_on(host, await deal(host, people, "waves", 3, 0))
    posts = host.store.posts
    [post] = [post for post in await posts.claim_due("w") if post.kind == outbox.RESULT]
    await posts.mark_shown(post, message_id=77, channel_id=CHANNEL, version=seated.version)
    await posts.release("w")
    await posts.show_again(seated.id, post.audience, outbox.RESULT)
    [post] = [post for post in await posts.claim_due("w") if post.kind == outbox.RESULT]
    deleted = await posts.mark_failed(post, retry_at=post.not_before, why="gone")
    assert deleted is not None
    assert deleted.message_id is None
    snapshot = TableSnapshot(host, seated.id)
    message = await make(snapshot, deleted)
    assert message is not None
    assert (message.mentions, message.silent) == ((), True)
    assert snapshot.take_owed() == frozenset()

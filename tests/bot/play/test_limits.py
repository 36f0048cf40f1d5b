"""What one person, and a server, may open, start and invite; and what happens to lobbies that nobody looks after."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.clock import TimerLoop
from bot.contract import write_contract
from bot.controls import InLobby
from bot.errors import Sorry
from bot.host import Host, outbox
from bot.host.audiences import PUBLIC, user_audience
from bot.host.builder import CommitBuilder
from bot.host.lobby import IDLE_FOR
from bot.host.outside import Limits
from bot.host.timers import IDLE, READY, Pauses
from bot.pace.terms import DAY, HOUR
from bot.play import agreement, leaving, lobby, opening, presence
from bot.play.asker import Place
from bot.preferences import ServerSettings
from bot.scenes import lobby_of
from bot.screens.lobby import lobby as lobby_screen
from bot.screens.message import control_ids
from storage.commits import TableFields
from storage.ids import ServerId, TableId, UserId
from storage.models import Timer
from storage.store import Store
from tests.bot.play.conftest import CHANNEL, NAMES, NOW, SERVER, People, words_of
from tests.fresh_database import fresh_database

ELSEWHERE = Place(ServerId(8), 80)


async def open_one(host: Host, people: People, name: str, place: Place | None = None) -> None:
    asker = people.ask(name, place) if place else people.ask(name)
    await opening.open_table(host, asker, "waves")


async def test_nobody_opens_more_lobbies_in_a_server_than_it_allows_each(host: Host, people: People) -> None:
    host.limits = Limits(lobbies=2)
    for _ in range(2):
        await open_one(host, people, "ann")
    with pytest.raises(Sorry, match="error-limit-lobbies"):
        await open_one(host, people, "ann")
    await open_one(host, people, "bob")
    await open_one(host, people, "ann", ELSEWHERE)
    [first, *_] = await host.store.tables.of_user(people.ask("ann").user)
    await lobby.close(host, people.ask("ann", ELSEWHERE), first.id)
    await open_one(host, people, "ann", ELSEWHERE)


async def test_a_server_has_room_for_so_many_lobbies(host: Host, people: People) -> None:
    host.limits = Limits(server_lobbies=2)
    await open_one(host, people, "ann")
    await open_one(host, people, "bob")
    with pytest.raises(Sorry, match="error-limit-server-lobbies"):
        await open_one(host, people, "cem")


async def test_a_rematch_counts_as_an_open_lobby_and_asks_the_server(host: Host, people: People) -> None:
    host.limits = Limits(lobbies=1)
    seated = await people.deal("waves", "bob")
    await open_one(host, people, "ann")
    with pytest.raises(Sorry, match="error-limit-lobbies"):
        await opening.open_rematch(host, people.ask("ann"), seated.id)
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(openers="managers")))
    with pytest.raises(Sorry, match="error-openers"):
        await opening.open_rematch(host, people.ask("bob"), seated.id)
    manager = people.ask("bob", Place(SERVER, CHANNEL, may_manage=True))
    await opening.open_rematch(host, manager, seated.id)


async def test_asking_for_a_rematch_again_calls_nobody_whom_it_has_just_called(host: Host, people: People) -> None:
    before = await people.deal("war", "bob", "cem")
    await leaving.close(host, people.ask("ann", Place(SERVER, CHANNEL, may_manage=True)), before.id)
    assert await called_to_a_rematch(host, people, "ann", before.id) == ["bob", "cem"]
    assert await called_to_a_rematch(host, people, "ann", before.id, "nobody twice within a day") == []
    assert await called_to_a_rematch(host, people, "bob", before.id) == ["ann"], "she was not called before"
    assert await called_to_a_rematch(host, people, "bob", before.id) == []
    assert await called_to_a_rematch(host, people, "ann", before.id) == []
    host.clock = lambda: NOW + DAY
    assert await called_to_a_rematch(host, people, "ann", before.id) == ["bob", "cem"]


async def test_whoever_has_played_a_rematch_is_called_to_another(host: Host, people: People) -> None:
    before = await people.deal("war", "bob")
    manager = Place(SERVER, CHANNEL, may_manage=True)
    await leaving.close(host, people.ask("ann", manager), before.id)
    for name in ("ann", "bob"):
        await opening.open_rematch(host, people.ask(name), before.id)
    [played] = [one.id for one in await host.store.tables.of_server(SERVER) if one.status == "running"]
    await leaving.close(host, people.ask("ann", manager), played)
    assert await called_to_a_rematch(host, people, "ann", before.id) == ["bob"]


async def test_whom_a_rematch_has_called_does_not_depend_on_who_owns_its_lobby_in_the_end(
    host: Host, people: People
) -> None:
    before = await people.deal("war", "bob", "cem")
    await leaving.close(host, people.ask("ann", Place(SERVER, CHANNEL, may_manage=True)), before.id)
    for name in ("ann", "bob"):
        await opening.open_rematch(host, people.ask(name), before.id)
    [rematch] = [one.id for one in await host.store.tables.of_server(SERVER) if one.status == "lobby"]
    await lobby.leave(host, people.ask("ann"), rematch)
    await lobby.close(host, people.ask("bob"), rematch)
    assert await called_to_a_rematch(host, people, "cem", before.id) == ["ann"], "bob was called"


async def test_whom_a_rematch_has_called_does_not_depend_on_how_long_it_keeps_seats(tmp_path: Path) -> None:
    times = [NOW]
    async with await Store.open(fresh_database(tmp_path), clock=lambda: times[0]) as store:
        host = Host(store, lambda: times[0], Pauses(grace=20.0, computer=2.0))
        people = People(host)
        table = await people.open("war", "bob")
        await people.agree_on(table, "ready", "yes", "bob")
        await lobby.start(host, people.ask("ann"), table)
        await leaving.close(host, people.ask("ann", Place(SERVER, CHANNEL, may_manage=True)), table)
        await opening.open_rematch(host, people.ask("ann"), table)
        [rematch] = [one.id for one in await store.tables.of_server(SERVER) if one.status == "lobby"]
        seated = await host.load(rematch)
        ended = msgspec.structs.replace(seated.contract, kept_until=int(NOW + HOUR))
        fields = TableFields(options=write_contract(ended))
        await host.change(rematch, None, lambda now: CommitBuilder(now, fields=fields).build())
        times[0] += 2 * HOUR
        await lobby.close(host, people.ask("ann"), rematch)
        assert await called_to_a_rematch(host, people, "ann", table, "nobody twice within a day") == []


async def test_a_lobby_closed_while_somebody_slept_has_not_called_them_to_a_rematch(tmp_path: Path) -> None:
    times = [NOW]
    async with await Store.open(fresh_database(tmp_path), clock=lambda: times[0]) as store:
        host = Host(store, lambda: times[0], Pauses(grace=20.0, computer=2.0))
        people = People(host)
        before = await people.deal("war", "bob")
        await leaving.close(host, people.ask("ann", Place(SERVER, CHANNEL, may_manage=True)), before.id)
        await presence.set_hours(host, people.ask("bob"), "Europe/Berlin", "8-22")
        for hours, calls in ((0, True), (1, True), (9, True), (10, False)):
            times[0] = NOW + 2 * DAY + hours * HOUR
            await opening.open_rematch(host, people.ask("ann"), before.id)
            [rematch] = [one.id for one in await store.tables.of_server(SERVER) if one.status == "lobby"]
            told = await store.posts.get(rematch, user_audience(people.ask("bob").user), outbox.REMATCH)
            shown = await store.posts.get(rematch, PUBLIC, outbox.LOBBY)
            assert shown is not None
            assert bool(told or outbox.read_mentioned(shown.payload)) == calls, "he sleeps until the eighth hour"
            await lobby.close(host, people.ask("ann"), rematch)


async def called_to_a_rematch(
    host: Host, people: People, name: str, table: TableId, told: str = "The others are called"
) -> list[str]:
    """Whom the lobby of a rematch calls that somebody opens and closes again."""
    assert told in words_of(await opening.open_rematch(host, people.ask(name), table))
    [rematch] = [one.id for one in await host.store.tables.of_server(SERVER) if one.status == "lobby"]
    post = await host.store.posts.get(rematch, PUBLIC, outbox.LOBBY)
    assert post is not None
    kept = (await host.load(rematch)).contract.kept
    await lobby.close(host, people.ask(name), rematch)
    return [NAMES[kept[seat] - people.ask("ann").user] for seat in outbox.read_mentioned(post.payload)]


async def test_whoever_starts_too_many_tables_an_hour_is_told_when_it_goes_on(host: Host, people: People) -> None:
    host.limits = Limits(starts=2)
    for _ in range(2):
        await lobby.start(host, people.ask("ann"), await people.open_by("ann", "bob"))
    table = await people.open_by("ann", "bob")
    with pytest.raises(Sorry) as refused:
        await lobby.start(host, people.ask("ann"), table)
    assert (refused.value.words.key, refused.value.words.params) == (
        "error-limit-starts",
        {"count": 2, "when": f"<t:{int(NOW) + 3601}:R>"},
    )
    host.clock = lambda: NOW + 3601
    await lobby.start(host, people.ask("ann"), table)


async def test_a_server_starts_so_many_tables_an_hour(host: Host, people: People) -> None:
    host.limits = Limits(server_starts=1)
    await people.deal("waves", "bob")
    table = await people.open_by("cem", "dan")
    with pytest.raises(Sorry, match="error-limit-server-starts"):
        await lobby.start(host, people.ask("cem"), table)


async def test_a_table_whose_people_are_ready_begins_only_once_its_owner_may_start_another(tmp_path: Path) -> None:
    times = [NOW]
    async with await Store.open(fresh_database(tmp_path), clock=lambda: times[0]) as store:
        host = Host(store, lambda: times[0], Pauses(grace=20.0, computer=2.0))
        people = People(host)
        host.limits = Limits(starts=1)
        await people.deal("waves", "bob")
        table = await people.open("war")
        await agreement.agree(host, people.ask("ann"), table, "seats", "2")
        await agreement.agree(host, people.ask("ann"), table, "ready", "yes")
        await lobby.sit_down(host, people.ask("bob"), table)
        await ring(host, times[0])
        for name in ("ann", "bob"):
            await lobby.say_ready(host, people.ask(name), table)
        await ring(host, times[0])
        [ready] = [one for one in await store.timers.of_table(table) if one.kind == READY]
        assert ((await host.load(table)).running, ready.due) == (False, int(NOW) + 3601)
        times[0] = ready.due
        await ring(host, times[0])
        assert (await host.load(table)).running


async def test_invitations_are_counted_by_person_and_hour_and_name_nobody_in_the_log(
    host: Host, people: People
) -> None:
    host.limits = Limits(invitations=2)
    table = await people.open("waves")
    for number in (501, 501, 502):
        await lobby.invite(host, people.ask("ann"), table, UserId(number), "guest")
    with pytest.raises(Sorry, match="error-limit-invitations"):
        await lobby.invite(host, people.ask("ann"), table, UserId(503), "guest")
    assert [row.payload for row in await host.store.turns.actions(table)] == [b'{"type":"invited"}'] * 2
    host.clock = lambda: NOW + 3601
    await lobby.invite(host, people.ask("ann"), table, UserId(503), "guest")


async def idle(host: Host, table: TableId) -> Timer:
    [timer] = [one for one in await host.store.timers.of_table(table) if one.kind == IDLE]
    return timer


async def ring(host: Host, now: float) -> None:
    """See to everything that is due."""

    async def move(_table: int, _seat: int) -> None: ...

    clock = TimerLoop(host, move, lambda: now)
    for timer in await host.store.timers.claim_due(clock.worker, now=now):
        await clock._see_to([timer])


async def test_a_lobby_closes_after_two_weeks_without_a_change_and_not_before(tmp_path: Path) -> None:
    times = [NOW]
    async with await Store.open(fresh_database(tmp_path), clock=lambda: times[0]) as store:
        host = Host(store, lambda: times[0], Pauses(grace=20.0, computer=2.0))
        people = People(host)
        table = await people.open("waves", "bob")
        assert (await idle(host, table)).due == NOW + IDLE_FOR
        times[0] = changed = NOW + 5 * 86_400
        await lobby.change_seat(host, people.ask("bob"), table)
        times[0] = NOW + IDLE_FOR
        await ring(host, NOW + IDLE_FOR)
        assert (await host.load(table)).table.status == "lobby"
        assert (await idle(host, table)).due == changed + IDLE_FOR
        times[0] = changed + IDLE_FOR
        await ring(host, changed + IDLE_FOR)
        assert (await host.load(table)).table.status == "cancelled"
        assert await store.timers.of_table(table) == []


async def test_a_table_that_runs_has_no_timer_of_a_lobby(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob")
    assert IDLE not in {timer.kind for timer in await host.store.timers.of_table(seated.id)}


async def test_what_is_agreed_cannot_change_under_those_who_sat_down_without_their_word(
    host: Host, people: People
) -> None:
    table = await people.open("waves", "bob", "cem")
    for value in ("never", "asked"):
        await agreement.agree(host, people.ask("ann"), table, "undo", value)
    for name, told in (("ann", False), ("bob", True), ("cem", True)):
        post = await host.store.posts.get(table, user_audience(people.ask(name).user), outbox.CHANGED)
        assert (post is not None) == told
        if post is not None:
            assert post.version_wanted == 4, "they are told once, however much is changed"
    seated = await host.load(table)
    shown = lobby_screen(lobby_of(seated, people.ask("ann").texts))
    assert InLobby(table, "agree").id() in control_ids(shown)
    assert lobby_of(seated, people.ask("ann").texts).unsure == ("bob", "cem")
    for name in ("bob", "cem"):
        with pytest.raises(Sorry, match="error-must-agree"):
            await lobby.start(host, people.ask("ann"), table)
        await lobby.agree(host, people.ask(name), table)
        with pytest.raises(Sorry, match="error-agreed"):
            await lobby.agree(host, people.ask(name), table)
    await lobby.start(host, people.ask("ann"), table)
    assert (await host.load(table)).running


async def test_whoever_sits_down_after_a_change_or_leaves_because_of_it_is_not_asked(
    host: Host, people: People
) -> None:
    table = await people.open("waves", "bob")
    await agreement.agree(host, people.ask("ann"), table, "undo", "never")
    await lobby.sit_down(host, people.ask("cem"), table)
    assert lobby_of(await host.load(table), people.ask("ann").texts).unsure == ("bob",)
    await lobby.leave(host, people.ask("bob"), table)
    assert (await host.load(table)).contract.unsure == ()
    await lobby.start(host, people.ask("ann"), table)


async def test_what_is_set_to_what_it_was_asks_nobody(host: Host, people: People) -> None:
    table = await people.open("waves", "bob")
    await agreement.agree(host, people.ask("ann"), table, "undo", "open")
    assert (await host.load(table)).contract.unsure == ()

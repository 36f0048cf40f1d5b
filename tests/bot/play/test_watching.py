"""Watching: what everybody may see in one message of one's own, and all hands only as late as the table agreed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.controls import Replay, Watch, read
from bot.errors import Sorry
from bot.host import Host, Seated, outbox, watching
from bot.host.audiences import user_audience
from bot.host.held import has_looked
from bot.host.rounds import split_rounds
from bot.host.timers import Pauses
from bot.play import leaving, lobby, privacy, replaying, seats
from bot.play import watching as watch
from bot.play.asker import Place
from bot.post.watchers import ASKED_EVERY, ChannelAccessCache
from bot.scenes import past_of
from bot.systems import systems
from storage.ids import ServerId, TableId
from storage.models import Post
from storage.store import Store
from tests.bot.play.conftest import CHANNEL, NOW, SERVER, People, ids_of, words_of
from tests.bot.play.test_forgetting import naming

MOST_STEPS = 100
BLIND = Place(SERVER, CHANNEL, sees=lambda _channel: False)


@pytest.fixture(autouse=True)
def _nobody_delivers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "PATIENCE", 0.0)


async def deal(host: Host, people: People, *, late: bool = False, system: str = "waves") -> Seated:
    """A running game of ann and bob, who agreed that watchers see all hands late, or did not."""
    for _ in range(10):
        table = await people.open(system, "bob")
        if late:
            await people.agree_on(table, "late_hands", "yes", "bob")
        await lobby.start(host, people.ask("ann"), table)
        seated = await host.load(table)
        if seated.running:
            return seated
    raise AssertionError("every game was over at once")


async def step(host: Host, table: TableId) -> Seated:
    """Let whoever is asked first do something that is allowed."""
    seated = await host.load(table)
    assert seated.game is not None
    seat = seated.game.to_act[0]
    await host.act(table, None, seat, Random(seated.version).choice(seated.game.legal(seat)))
    return await host.load(table)


async def post_of(host: Host, people: People, table: TableId, name: str = "cem") -> Post | None:
    return await host.store.posts.get(table, user_audience(people.ask(name).user), outbox.WATCH)


async def arrive(host: Host) -> None:
    """Every message that is due arrives."""
    for post in await host.store.posts.claim_due("test", limit=50, now=host.clock() + 100):
        await host.store.posts.mark_shown(post, message_id=5, channel_id=6)


async def test_a_watcher_is_shown_what_changes_as_late_as_those_who_are_not_asked(host: Host, people: People) -> None:
    seated = await deal(host, people)
    await watch.watch(host, people.ask("cem"), seated)
    await arrive(host)
    after = await step(host, seated.id)
    post = await post_of(host, people, seated.id)
    assert post is not None
    assert (post.state, post.version_wanted) == ("wanted", after.version)
    assert post.not_before == NOW + outbox.QUIET


async def test_a_game_that_ends_is_shown_to_its_watchers_once_more_and_then_never(host: Host, people: People) -> None:
    seated = await deal(host, people)
    await watch.watch(host, people.ask("cem"), seated)
    await arrive(host)
    await leaving.resign(host, people.ask("bob"), seated.id)
    assert (await host.load(seated.id)).timing.watchers == ()
    post = await post_of(host, people, seated.id)
    assert post is not None
    assert (post.state, post.keep) == ("wanted", False)
    await arrive(host)
    assert await post_of(host, people, seated.id) is None


async def test_somebody_with_a_seat_is_told_that_they_see_more_already(host: Host, people: People) -> None:
    seated = await deal(host, people)
    with pytest.raises(Sorry, match="error-watch-seated"):
        await watch.watch(host, people.ask("bob"), seated)
    table = await people.open("waves", "bob", "dan")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    await seats.hand_over(host, people.ask("bob"), seated)
    with pytest.raises(Sorry, match="error-watch-seated"):
        await watch.watch(host, people.ask("bob"), await host.load(table))


async def test_who_sits_down_watches_no_longer(host: Host, people: People) -> None:
    table = await people.open("waves", "bob", "dan")
    await people.agree_on(table, "late", "offer", "bob", "dan")
    await lobby.start(host, people.ask("ann"), table)
    await leaving.resign(host, people.ask("dan"), table)
    await watch.watch(host, people.ask("cem"), await host.load(table))
    await seats.take_over(host, people.ask("cem"), await host.load(table), 2)
    after = await host.load(table)
    assert after.seats_of(people.ask("cem").user) == (2,)
    assert after.timing.watchers == ()


async def test_nobody_watches_who_does_not_see_the_channel(host: Host, people: People) -> None:
    seated = await deal(host, people)
    with pytest.raises(Sorry, match="error-no-table"):
        await watch.watch(host, people.ask("cem", BLIND), seated)
    asked: list[tuple[int, int]] = []

    async def see(_server: ServerId, channel: int, user: int) -> bool:
        asked.append((channel, user))
        return False

    host.outside = replace(host.outside, can_see=see)
    with pytest.raises(Sorry, match="error-no-table"):
        await watch.show_hands(host, people.ask("cem", Place()), seated.id, sure=True)
    assert asked == [(CHANNEL, people.ask("cem").user)]


async def test_who_sees_the_channel_no_longer_is_shown_no_change(host: Host, people: People) -> None:
    seated = await deal(host, people)
    await watch.watch(host, people.ask("cem"), seated)
    await arrive(host)
    post, now, sees = await post_of(host, people, seated.id), NOW, True
    asked: list[float] = []

    async def see(_server: ServerId, _channel: int, _user: int) -> bool:
        asked.append(now)
        return sees

    host.outside, host.clock = replace(host.outside, can_see=see), lambda: now
    assert post is not None
    seen, running = ChannelAccessCache(), await host.load(seated.id)
    assert await seen.may_still_watch(host, running, post)
    sees = False
    assert await seen.may_still_watch(host, running, post), "Discord is not asked at every change"
    now += ASKED_EVERY
    assert not await seen.may_still_watch(host, running, post)
    assert asked == [NOW, NOW + ASKED_EVERY]


async def test_no_more_than_so_many_watch_and_everybody_can_stop(host: Host, people: People) -> None:
    seated = await deal(host, people)
    await watch.watch(host, people.ask("cem"), seated)
    await watch.watch(host, people.ask("cem"), seated)
    assert (await host.load(seated.id)).timing.watchers == (people.ask("cem").user,)
    most, watching.MOST = watching.MOST, 1
    try:
        with pytest.raises(Sorry, match="error-watch-full"):
            await watch.watch(host, people.ask("dan"), seated)
    finally:
        watching.MOST = most
    stopped = await watch.stop(host, people.ask("cem"), seated.id)
    assert ids_of(stopped) == [Watch(seated.id).id()]
    assert (await host.load(seated.id)).timing.watchers == ()
    assert await post_of(host, people, seated.id) is None


async def test_erasing_removes_a_watcher_but_not_what_they_have_seen(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(f"sqlite:///{path}", clock=lambda: NOW) as store:
        host = Host(store, lambda: NOW, Pauses(grace=20.0, computer=2.0))
        people = People(host)
        seated = await deal(host, people, late=True)
        await watch.watch(host, people.ask("cem"), seated)
        user = people.ask("cem").user
        while len(split_rounds("waves", await host.log(await host.load(seated.id)))[0]) < watching.ROUNDS_LATE:
            await step(host, seated.id)
        await watch.show_hands(host, people.ask("cem"), seated.id, sure=True)
        await privacy.erase(host, people.ask("cem"))
        assert [row for row in naming(path, str(user), "cem") if re.search(rf"\b({user}|cem)\b", row)] == []
        after = await host.load(seated.id)
        assert has_looked(after, user)
        await seats.hand_over(host, people.ask("bob"), after)
        with pytest.raises(Sorry, match="error-seen-hand"):
            await seats.take_over(host, people.ask("cem"), await host.load(seated.id), 1)


async def test_who_has_looked_at_all_hands_can_take_no_seat(host: Host, people: People) -> None:
    table = await people.open("waves", "bob", "dan")
    await people.agree_on(table, "late", "offer", "bob", "dan")
    await people.agree_on(table, "late_hands", "yes", "bob", "dan")
    await lobby.start(host, people.ask("ann"), table)
    while len(split_rounds("waves", await host.log(await host.load(table)))[0]) < watching.ROUNDS_LATE:
        await step(host, table)
    asked = await watch.show_hands(host, people.ask("cem"), table, sure=False)
    assert ids_of(asked) == [Watch(table, "look").id()]
    with pytest.raises(Sorry, match="error-replay-running"):
        await replaying.go_to(host, people.ask("cem"), Replay(table, seat=0))
    shown = await watch.show_hands(host, people.ask("cem"), table, sure=True)
    assert "The game goes on" in words_of(shown)
    await leaving.resign(host, people.ask("dan"), table)
    with pytest.raises(Sorry, match="error-seen-hand"):
        await seats.take_over(host, people.ask("cem"), await host.load(table), 2)


async def test_without_an_agreement_nobody_sees_hands(host: Host, people: People) -> None:
    seated = await deal(host, people)
    for sure in (False, True):
        with pytest.raises(Sorry, match="error-replay-running"):
            await watch.show_hands(host, people.ask("cem"), seated.id, sure=sure)
    late = await deal(host, people, late=True)
    with pytest.raises(Sorry, match="error-watch-seated"):
        await watch.show_hands(host, people.ask("bob"), late.id, sure=True)
    with pytest.raises(Sorry, match="error-hands-early"):
        await watch.show_hands(host, people.ask("cem"), late.id, sure=True)
    assert not has_looked(await host.load(late.id), people.ask("cem").user)


@pytest.mark.parametrize("system", systems())
async def test_hands_are_never_ahead_of_the_rounds_that_are_kept_back(host: Host, people: People, system: str) -> None:
    for _ in range(10):
        if await has_shown_enough(host, await deal(host, people, late=True, system=system)):
            return
    raise AssertionError("ten games of so many moves, neither over nor with rounds to show")


async def has_shown_enough(host: Host, seated: Seated) -> bool:
    """Play on; whether hands could be shown, each time of rounds that are not kept back, or the game was over."""
    shown = 0
    for _ in range(MOST_STEPS):
        if not seated.running:
            break
        log = await host.log(seated)
        assert seated.game is not None
        try:
            late = watching.late_log(seated, log)
        except Sorry:
            assert (seated.game.round or 0) <= watching.ROUNDS_LATE
        else:
            then = past_of(seated, late, len(late))[-1]
            assert (then.round or 0) <= (seated.game.round or 0) - watching.ROUNDS_LATE
            shown += 1
        seated = await step(host, seated.id)
    return shown > 0 or not seated.running


async def test_the_delayed_hands_end_where_the_rounds_begin_that_are_kept_back(host: Host, people: People) -> None:
    seated = await deal(host, people, late=True)
    while len(split_rounds("waves", await host.log(seated))[0]) < watching.ROUNDS_LATE + 1:
        seated = await step(host, seated.id)
        assert seated.running
    await watch.show_hands(host, people.ask("cem"), seated.id, sure=True)
    end = await replaying.go_to(host, people.ask("cem"), Replay(seated.id, 10_000, 0, words=True))
    over, _ = split_rounds("waves", await host.log(seated))
    last = over[0].moves
    assert f"after move {last} " in words_of(end)
    again = await replaying.go_to(host, people.ask("cem"), Replay(seated.id, last, 0, words=True))
    assert words_of(again) == words_of(end)
    steps = [control for control in map(read, ids_of(end)) if isinstance(control, Replay) and not control.jump]
    assert max(control.step for control in steps) <= last + 1

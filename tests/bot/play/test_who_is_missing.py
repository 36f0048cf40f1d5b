"""A table that only says how many have still to make a secret choice tells nobody who has, wherever they look."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.controls import PlayLater, Poke
from bot.controls import Replay as At
from bot.errors import Sorry
from bot.host import Host, Seated, calling, outbox, reporting, turns, watching
from bot.host.audiences import PUBLIC, seat_audience, user_audience
from bot.host.builder import CommitBuilder
from bot.host.rounds import split_rounds
from bot.host.timers import CALL
from bot.pace.terms import DAY
from bot.play import clocks, lobby, looking, moves, preferring, records, replaying, telling
from bot.play import reporting as report_on
from bot.play import watching as watch
from bot.play.answers import Show
from bot.play.waiting import play_later
from bot.post.calls import is_call
from bot.post.makers import make
from bot.post.reach import note_closed
from bot.post.snapshot import TableSnapshot
from bot.preferences import Tell
from storage.ids import TableId
from storage.models import Post
from tests.bot.play.conftest import People, words_of
from tests.bot.play.laying_ahead import LONG, act_first, controls_in, host, people, ring, time
from tests.bot.play.test_second_thoughts import Time
from tests.engine.games_under_test import stream_for

__all__ = ["host", "people", "time"]
STRANGER = "dan"


async def planned_by(host: Host, people: People, name: str = "", pace: str = "open") -> Seated:
    """A table of Rolling that only counts, at which one of three has planned: without a name the last to draft.

    Whoever drafted last knows that they are asked, and is not called.
    """
    table = await people.open("rolling", "bob", "cem", called="Harbour")
    await people.agree_on(table, "missing", "count", "bob", "cem")
    await people.agree_on(table, "pace", pace, "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    while len((game := turns.game_of(seated := await host.load(table))).to_act) == 1:
        seat = await act_first(host, people, table)
    seat = next((each.number for each in seated.seats if each.name == name), seat)
    await moves.act(host, people.ask(seated.seat(seat).name), seated, seat, game.legal(seat)[0], sure=True)
    return await host.load(table)


async def test_neither_the_table_nor_the_log_says_who_has_planned(host: Host, people: People, time: Time) -> None:
    seated = await planned_by(host, people, "bob")
    table = words_of(await looking.show_table(host, people.ask(STRANGER), seated))
    hand = words_of(await looking.show_hand(host, people.ask("cem"), seated))
    own = words_of(await looking.show_hand(host, people.ask("bob"), seated))
    for said in (table, hand, own):
        assert "’s plan is in" not in said
    assert "Waiting for 2 more" in table
    assert "Waiting for 2 more" in own


async def test_what_stays_of_a_round_does_not_say_in_which_order_the_plans_came(
    host: Host, people: People, time: Time
) -> None:
    table = (await planned_by(host, people, "bob")).id
    found = list[Post]()
    while not found:
        game = turns.game_of(seated := await host.load(table))
        name = seated.seat(game.to_act[0]).name
        await moves.act(host, people.ask(name), seated, game.to_act[0], game.legal(game.to_act[0])[0], sure=True)
        found = [post for post in await host.store.posts.of_table(table) if outbox.is_round(post.kind)]
    message = await make(TableSnapshot(host, table), found[0])
    assert message is not None
    said = words_of(Show(message))
    assert "The plans of round 1" in said
    assert "’s plan is in" not in said


async def test_the_clock_of_the_table_explains_only_the_seat_of_whoever_looks(
    host: Host, people: People, time: Time
) -> None:
    seated = await planned_by(host, people, "bob", "daily")
    await ring(host, seated.id, time, LONG)
    time.now += 10 * DAY
    seated = await host.load(seated.id)
    for name in ("ann", "bob", STRANGER):
        shown = await clocks.show_clock(host, people.ask(name), seated)
        others = {each.name for each in seated.seats} - {name}
        assert not any(other in words_of(shown) for other in others)
        assert (": asked" in words_of(shown)) == (name == "ann")
        assert not any(isinstance(control, Poke) for control in controls_in(shown))
        assert "only say how many are missing" in words_of(shown)


async def test_the_table_sees_when_somebody_will_play_only_once_they_are_the_last_one_missing(
    host: Host, people: People, time: Time
) -> None:
    seated = await planned_by(host, people, "bob")
    await ring(host, seated.id, time, LONG)
    [seat] = seated.seats_of(people.ask("ann").user)
    asked = words_of(await play_later(host, people.ask("ann"), PlayLater(seated.id, seat, "ask"), ""))
    said = words_of(await play_later(host, people.ask("ann"), PlayLater(seated.id, seat, "at"), "hour"))
    for told in (asked, said):
        assert "The table sees it only once you are the last one missing." in told
    assert "will play" not in words_of(await looking.show_table(host, people.ask("bob"), await host.load(seated.id)))
    [last] = seated.seats_of(people.ask("cem").user)
    await moves.act(host, people.ask("cem"), seated, last, turns.game_of(seated).legal(last)[0], sure=True)
    seated = await host.load(seated.id)
    when = seated.timing.seats[seat].promised
    assert f"ann will play <t:{when}:R>" in words_of(await looking.show_table(host, people.ask("bob"), seated))
    said = words_of(await play_later(host, people.ask("ann"), PlayLater(seated.id, seat, "at"), "hour"))
    assert "The table knows" in said


async def test_nobody_is_poked_as_long_as_it_is_a_secret_who_is_missing(host: Host, people: People, time: Time) -> None:
    seated = await planned_by(host, people, "bob")
    await ring(host, seated.id, time, LONG)
    time.now += 2 * DAY
    with pytest.raises(Sorry, match="error-poke-secret"):
        await clocks.poke_longest_unpoked(host, people.ask("bob"), seated)
    for seat in range(3):
        with pytest.raises(Sorry, match="error-poke-secret"):
            await clocks.poke(host, people.ask("bob"), seated.id, seat)


@pytest.mark.parametrize("name", [STRANGER, "ann", "bob"])
async def test_the_record_of_a_game_that_runs_says_of_nobody_that_they_have_planned(
    host: Host, people: People, time: Time, tmp_path: Path, name: str
) -> None:
    seated = await planned_by(host, people, "bob")
    asker = people.ask(name)
    assert b'"sealed"' not in (await records.record(host, asker, seated)).data
    host.reports = tmp_path
    await report_on.report(host, asker, seated.id, "")
    posts = await host.store.posts.of_table(seated.id)
    [report] = [reporting.read_report(post.payload) for post in posts if post.audience == reporting.RUNNERS]
    planned, own = report.view["open"]["planned"], set(seated.seats_of(asker.user))
    assert {seat for seat, is_in in enumerate(planned) if is_in is not None} == own
    assert set(report.view["open"]["to_act"]) <= own
    assert ("sealed" in {event["type"] for each in report.told["told"] for event in each["events"]}) == (name == "bob")


async def test_the_late_hands_of_a_game_that_runs_do_not_say_in_which_order_the_plans_came(
    host: Host, people: People, time: Time
) -> None:
    table = await people.open("rolling", "bob", "cem")
    await people.agree_on(table, "missing", "count", "bob", "cem")
    await people.agree_on(table, "late_hands", "yes", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    luck, over = stream_for("rolling", "late hands"), 0
    while over <= watching.ROUNDS_LATE:
        game = turns.game_of(seated := await host.load(table))
        seat = luck.choose(game.to_act)
        await host.act(table, None, seat, luck.choose(game.legal(seat)))
        over = len(split_rounds(seated.table.game, await host.log(seated))[0])
    asker = people.ask(STRANGER)
    await watch.show_hands(host, asker, table, sure=True)
    shown = watching.late_log(seated, await host.log(seated))
    for step in range(len(shown)):
        for seen_by in (None, 0):
            said = words_of(await replaying.go_to(host, asker, At(table, step, seen_by, words=True)))
            assert "’s plan is in" not in said


@pytest.mark.parametrize(("way", "owed"), [("table", True), ("message", False), ("both", False)])
async def test_the_table_names_nobody_and_owes_a_call_to_whoever_no_new_hand_calls(
    host: Host, people: People, time: Time, way: Tell, owed: bool
) -> None:
    seated = await planned_by(host, people)
    one, other = turns.game_of(seated).to_act
    await telling.choose_way(host, people.ask(seated.seat(one).name), TableId(0), way)
    await ring(host, seated.id, time, LONG)
    snapshot = TableSnapshot(host, TableId(seated.id))
    message = await make(snapshot, await post_of(host, seated.id, PUBLIC, outbox.TABLE))
    assert message is not None
    assert message.mentions == ()
    assert snapshot.take_owed() == ({one, other} if owed else {other})
    hand = await make(snapshot, await post_of(host, seated.id, seat_audience(one), outbox.HAND))
    assert hand is not None
    assert hand.silent == owed


async def test_the_table_mentions_the_last_one_missing(host: Host, people: People, time: Time) -> None:
    seated = await planned_by(host, people)
    one, other = turns.game_of(seated).to_act
    await moves.act(
        host, people.ask(seated.seat(one).name), seated, one, turns.game_of(seated).legal(one)[0], sure=True
    )
    await ring(host, seated.id, time, LONG)
    snapshot = TableSnapshot(host, TableId(seated.id))
    message = await make(snapshot, await post_of(host, seated.id, PUBLIC, outbox.TABLE))
    assert message is not None
    assert message.mentions == (seated.seat(other).user_id,)
    assert f"<@{seated.seat(other).user_id}>" in words_of(Show(message))
    assert snapshot.take_owed() == frozenset()


async def test_whoever_no_mention_could_call_is_called_if_their_hand_does_not_reach_them_either(
    host: Host, people: People, time: Time
) -> None:
    seated = await planned_by(host, people)
    one, _ = turns.game_of(seated).to_act
    await telling.choose_way(host, people.ask(seated.seat(one).name), TableId(0), "both")
    await ring(host, seated.id, time, LONG)
    await note_closed(host, await post_of(host, seated.id, seat_audience(one), outbox.HAND), time.now)
    timers = await host.store.timers.of_table(TableId(seated.id))
    assert [timer.seat for timer in timers if timer.kind == CALL] == [one]


async def post_of(host: Host, table: int, audience: str, kind: str) -> Post:
    found = await host.store.posts.get(TableId(table), audience, kind)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("way", "dms", "audiences"),
    [("table", True, "own"), ("message", True, "own"), ("both", True, "own"), ("table", False, "public")],
)
async def test_whoever_is_missing_is_called_where_nobody_else_sees_it_unless_nothing_else_reaches_them(
    host: Host, people: People, time: Time, way: Tell, dms: bool, audiences: str
) -> None:
    await telling.choose_way(host, people.ask("ann"), TableId(0), way)
    await preferring.prefer(host, people.ask("ann"), {"dms": dms})
    seated = await planned_by(host, people, "bob")
    await ring(host, seated.id, time, LONG)
    [seat] = seated.seats_of(people.ask("ann").user)
    owed = calling.call_timers(await host.load(seated.id), [seat], time.now)
    await host.change(seated.id, None, lambda now: CommitBuilder(now, timers=owed).build())
    await ring(host, seated.id, time, 0)
    calls = [post.audience for post in await host.store.posts.of_table(seated.id) if is_call(post)]
    assert calls == [user_audience(people.ask("ann").user) if audiences == "own" else PUBLIC]

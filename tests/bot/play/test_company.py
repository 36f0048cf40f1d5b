"""With whom one sits down: how reliable people are, and the private list of people to avoid."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from bot.controls import InLobby
from bot.host import Host, Seated, lateness
from bot.host.breaking import end_game
from bot.host.builder import CommitBuilder
from bot.host.ending import Ending, is_ended_by
from bot.host.records import record_file
from bot.pace.terms import DAY, HOUR
from bot.play import company, leaving, lobby, opening, presence
from bot.play.asker import Place
from bot.play.reliability import Reliability, rate
from bot.play.waiting import vote_about_late
from bot.upkeep.packing import LONG_OVER, pack_all
from engine.chance import Stream
from engine.record import read
from storage.commits import Commit
from storage.ids import ServerId, TableId, UserId
from storage.models import AnsweredWait
from storage.reliability import PlayedHere
from tests.bot.play.conftest import CHANNEL, SERVER, Hand, People, ids_of, words_of
from tests.bot.play.daily import waited_for


def wait(at: float, seconds: int | None, in_time: bool | None) -> AnsweredWait:
    return AnsweredWait(
        user_id=UserId(1), server_id=ServerId(1), at=at, table_id=TableId(1), seconds=seconds, in_time=in_time
    )


def test_little_says_nothing_about_anybody() -> None:
    assert rate(PlayedHere([wait(0, 60, True)] * 4, [(0.0, True)]), 0) is None
    assert rate(PlayedHere([], [(0.0, True), (0.0, False)]), 0) == Reliability(2, 50, 0, None, None)


def test_what_is_older_counts_half_as_much_every_90_days() -> None:
    now = 90.0 * DAY
    waits = [wait(0, HOUR, False), wait(0, HOUR, False), *[wait(now, 60, True)] * 3, wait(now, None, False)]
    found = rate(PlayedHere(waits, [(0.0, False), (now, True)]), now)
    assert found == Reliability(games=2, played_out=67, waits=6, in_time=60, median=60)


async def test_answers_and_games_stand_behind_somebody_in_their_server(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob")
    luck = Stream(b"a whole game")
    for _ in range(400):
        if not seated.running or seated.game is None:
            break
        seat = seated.game.to_act[0]
        await host.act(seated.id, None, seat, luck.choose(seated.game.legal(seat)))
        seated = await host.load(seated.id)
    users = [people.ask(name).user for name in ("ann", "bob", "cem")]
    played = await host.store.reliability.of(SERVER, users, is_ended_by)
    assert [[kept for _, kept in played[user].games] for user in users] == [[True], [True], []]
    assert {one.in_time for one in played[users[0]].waits} <= {None}
    assert (await host.store.reliability.of(ServerId(8), users, is_ended_by))[users[0]] == PlayedHere()
    export = await host.store.persons.export(users[0])
    assert len(export["waits"]) == len(played[users[0]].waits)
    await host.store.persons.erase(users[0])
    assert (await host.store.reliability.of(SERVER, users, is_ended_by))[users[0]].waits == []


@pytest.mark.parametrize(("hours", "pace"), [("theirs", "daily"), ("always", "daily"), ("theirs", "live")])
async def test_nights_are_no_part_of_the_time_awake_until_an_answer(
    host: Host, people: People, hand: Hand, hours: str, pace: str
) -> None:
    table = await people.open("waves", "bob")
    await people.agree_on(table, "hours", hours, "bob")
    await people.agree_on(table, "pace", pace, "bob")
    for name in ("ann", "bob"):
        await presence.set_hours(host, people.ask(name), "UTC", "8-20")
    hand.now = 10.0 * DAY + 19 * HOUR
    await lobby.start(host, people.ask("ann"), table)
    seat, name, _ = waited_for(seated := await host.load(table))
    assert seated.game is not None
    hand.now = 11.0 * DAY + 9 * HOUR
    await host.act(table, people.ask(name).request, seat, seated.game.legal(seat)[0])
    user = people.ask(name).user
    [answered] = (await host.store.reliability.of(SERVER, [user], is_ended_by))[user].waits
    assert answered.seconds == 2 * HOUR


@pytest.mark.parametrize(("pace", "kept"), [("open", []), ("daily", [False])])
async def test_only_with_a_bank_was_somebody_who_left_the_server_not_in_time(
    host: Host, people: People, pace: str, kept: list[bool]
) -> None:
    table = await people.open("waves", "bob")
    await people.agree_on(table, "pace", pace, "bob")
    await lobby.start(host, people.ask("ann"), table)
    seat, name, other = waited_for(await host.load(table))
    await host.change(table, None, lambda now: lateness.leave_server(now, seat, host.clock(), host.pauses))
    [vote] = (await host.load(table)).timing.open_votes([seat])
    await vote_about_late(host, people.ask(other), table, vote.number, "computer")
    assert (await host.load(table)).seat(seat).kind == "computer"
    user = people.ask(name).user
    waits = (await host.store.reliability.of(SERVER, [user], is_ended_by))[user].waits
    assert [wait.in_time for wait in waits] == kept


@pytest.mark.parametrize(
    ("ending", "kept"),
    [
        (Ending("resigned", 1, (0,)), False),
        (Ending("left", 1), False),
        (Ending("late", 1), False),
        (Ending("late", 0), True),
        (Ending("agreed", 1), True),
        (Ending("managers"), True),
    ],
)
async def test_whoever_ended_a_game_by_not_playing_on_did_not_play_it_to_its_end(
    host: Host, people: People, ending: Ending, kept: bool
) -> None:
    table = (await people.deal("war", "bob")).id

    def end(now: Seated) -> Commit:
        end_game(builder := CommitBuilder(now, now=host.clock()), now, ending)
        return builder.build()

    await host.change(table, None, end)
    user = UserId((await host.load(table)).seat(1).user_id or 0)
    assert (await host.store.reliability.of(SERVER, [user], is_ended_by))[user].games == [(host.clock(), kept)]


@pytest.mark.parametrize("guests", [("bob",), ("bob", "cem"), ()])
async def test_whoever_resigns_did_not_play_to_the_end_whoever_else_plays(
    host: Host, people: People, guests: tuple[str, ...]
) -> None:
    table = await people.open("war", *guests)
    if not guests:
        await lobby.add_computer(host, people.ask("ann"), table, "easy", 1)
    await lobby.start(host, people.ask("ann"), table)
    await leaving.resign(host, people.ask("ann"), table)
    users = [people.ask(name).user for name in ("ann", "bob")]
    played = await host.store.reliability.of(SERVER, users, is_ended_by)
    assert [kept for _, kept in played[users[0]].games] == [False]
    assert [kept for _, kept in played[users[1]].games] == ([True] if len(guests) == 1 else [])


async def test_whoever_avoids_somebody_is_warned_alone(host: Host, people: People) -> None:
    table = await people.open("war", "bob")
    bob = people.ask("bob").user
    shown = await company.avoid(host, people.ask("ann"), table, str(bob))
    assert "⚠️ **bob**" in words_of(shown)
    assert "⚠️" not in words_of(await company.show_company(host, people.ask("bob"), table))
    other = await people.open("war")
    await lobby.sit_down(host, people.ask("bob"), other)
    kept = (await host.store.players.get(people.ask("ann").user)).preferences.decode()
    assert str(bob) not in kept
    await lobby.leave(host, people.ask("ann"), table)
    warned = await lobby.sit_down(host, people.ask("ann"), table)
    assert "bob" in warned.unexpected
    assert "Only you see this" in warned.unexpected
    again = await company.avoid(host, people.ask("ann"), table, str(bob))
    assert "⚠️" not in words_of(again)


async def test_whoever_waits_for_a_seat_is_warned_too(host: Host, people: People) -> None:
    table = await people.open("war", "bob")
    await people.agree_on(table, "seats", "2", "bob")
    await company.avoid(host, people.ask("cem"), table, str(people.ask("bob").user))
    for name, warned in (("cem", True), ("dan", False)):
        told = (await lobby.queue_up(host, people.ask(name), table)).unexpected
        assert "You get a seat" in told
        assert ("bob" in told and "Only you see this" in told) == warned


async def test_whoever_comes_back_for_a_rematch_is_warned_too(host: Host, people: People) -> None:
    before = await people.deal("war", "bob", "cem")
    await company.avoid(host, people.ask("bob"), before.id, str(people.ask("ann").user))
    await leaving.close(host, people.ask("ann", Place(SERVER, CHANNEL, may_manage=True)), before.id)
    opened = words_of(await opening.open_rematch(host, people.ask("ann"), before.id))
    assert "Only you see this" not in opened
    for name, warned in (("bob", True), ("cem", False)):
        told = words_of(await opening.open_rematch(host, people.ask(name), before.id))
        assert "You sit at the rematch" in told
        assert ("ann" in told and "Only you see this" in told) == warned


async def test_who_does_not_want_it_shown_is_shown_as_not_shared(host: Host, people: People) -> None:
    table = await people.open("war", "bob")
    own = await company.share(host, people.ask("bob"), table)
    assert InLobby(table, "share").id() in ids_of(own)
    assert "**bob** · not shared" in words_of(await company.show_company(host, people.ask("ann"), table))


async def test_whoever_left_a_lobby_has_begun_no_game_even_where_somebody_was_invited(
    host: Host, people: People
) -> None:
    table = await people.open("wave", "cem")
    await lobby.invite(host, people.ask("ann"), table, people.ask("bob").user, "bob")
    await lobby.sit_down(host, people.ask("bob"), table)
    await lobby.leave(host, people.ask("cem"), table)
    await lobby.start(host, people.ask("ann"), table)
    seated, luck = await host.load(table), Stream(b"a whole game")
    while seated.running:
        assert seated.game is not None
        seat = seated.game.to_act[0]
        await host.act(table, None, seat, luck.choose(seated.game.legal(seat)))
        seated = await host.load(table)
    cem = people.ask("cem").user
    record = read(record_file(seated, await host.log(seated), await host.store.turns.sittings(table)))
    assert (len(seated.seats), record.people) == (2, UNSET)
    assert (await host.store.reliability.of(SERVER, [cem], is_ended_by))[cem].games == []
    assert await pack_all(host.store, host.clock() + LONG_OVER + 1) == 1
    assert (await host.store.reliability.of(SERVER, [cem], is_ended_by))[cem].games == []

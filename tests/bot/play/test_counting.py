"""What is kept of a game that ends: the same whenever it is counted again from what is stored."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from bot.host import Host, Seated, counting
from bot.host.timers import Pauses
from bot.play import leaving, lobby
from bot.preferences import OnLadder, Preferences
from engine.game import Game
from engine.games import game_named
from storage.commits import NewResult
from storage.ids import TableId, UserId
from storage.models import Result
from storage.store import Store
from tests.bot.play.conftest import NOW, SERVER, People

EVER = OnLadder(0.0)
DEALS = 20


async def join(host: Host, people: People, *names: str, on: OnLadder = EVER) -> None:
    """Put people on the ladder of the server."""
    for name in names:
        kept = msgspec.json.encode(Preferences(ladders={SERVER: on}))
        await host.store.players.change(people.ask(name).user, preferences=kept)


async def play_out(host: Host, table: TableId, seed: int = 1) -> Seated:
    """Play a game to its end at random."""
    dice = random.Random(seed)
    seated = await host.load(table)
    while seated.running:
        assert seated.game is not None
        seat = seated.game.to_act[0]
        rules, legal = seated.game.rules, seated.game.legal(seat)
        moves = legal if type(rules).is_advice is Game.is_advice else [a for a in legal if not rules.is_advice(a)]
        await host.act(table, None, seat, moves[dice.randrange(len(moves))])
        seated = await host.load(table)
    return seated


async def rated(host: Host, table: TableId) -> list[tuple[int | None, int]]:
    """Who was rated at a table, and in which place they were."""
    return [(seat.user_id, seat.place) for seat in await host.store.rated.of_table(table)]


async def counted_again(host: Host, seated: Seated) -> list[Result]:
    """The results of a game counted from its log, with nothing but who won and what they had."""
    kept = await host.store.results.of_table(seated.id)
    bare = [NewResult(seat=one.seat, score=one.score, won=one.won) for one in kept]
    found = counting.count_results(seated, await host.log(seated), bare)
    return [
        Result(table_id=seated.id, seat=r.seat, place=r.place, score=r.score, won=r.won, tally=r.tally, at=kept[0].at)
        for r in sorted(found, key=lambda result: (result.place, result.seat))
    ]


@pytest.mark.parametrize(("system", "guests"), [("waves", 2), ("breakers", 1), ("rolling", 1), ("war", 2), ("wave", 1)])
async def test_what_was_kept_is_what_the_log_says(host: Host, people: People, system: str, guests: int) -> None:
    names = ("ann", "bob", "cem")[: guests + 1]
    await join(host, people, *names)
    # One game of Wave in twenty is lost before anything can be counted.
    for _ in range(DEALS):
        seated = await play_out(host, (await people.deal(system, *names[1:])).id)
        kept = await host.store.results.of_table(seated.id)
        if any(_sums(kept)):
            break
    assert any(_sums(kept))
    assert [one.model_dump() for one in kept] == [one.model_dump() for one in await counted_again(host, seated)]
    assert all(one.place == 1 for one in kept if one.won)
    together = game_named(seated.table.game).together
    expected = [] if together else await as_rated(host, seated)
    assert await rated(host, seated.id) == expected
    assert len(expected) == (0 if together else len(names))


def _sums(kept: list[Result]) -> list[int]:
    """What was counted, each added up over all seats."""
    tallies = [msgspec.json.decode(one.tally or b"{}") for one in kept]
    return [sum(tally[name] for tally in tallies) for name in tallies[0]]


async def as_rated(host: Host, seated: Seated) -> list[tuple[int | None, int]]:
    """Who was rated and in which place, as it follows from the results, where everybody kept their seat."""
    users = {seat.number: seat.user_id for seat in seated.seats}
    kept = sorted(await host.store.results.of_table(seated.id), key=lambda one: one.seat)
    return [(users[one.seat], one.place) for one in kept]


def test_losers_share_a_place_where_they_had_as_much_and_teams_stand_together() -> None:
    def of(*given: tuple[float, bool]) -> list[NewResult]:
        return [NewResult(seat=seat, score=score, won=won) for seat, (score, won) in enumerate(given)]

    alone = counting.places_of(of((3, False), (9, True), (5, False), (3, False)), [(0,), (1,), (2,), (3,)])
    assert alone == {0: 3, 1: 1, 2: 2, 3: 3}
    assert counting.places_of(of((9, False), (1, True)), [(0,), (1,)]) == {0: 2, 1: 1}
    teams = counting.places_of(of((2, False), (4, True), (3, False), (4, True)), [(0, 2), (1, 3)])
    assert teams == {0: 3, 1: 1, 2: 3, 3: 1}
    nobody = counting.places_of(of((2, False), (4, False)), [(0,), (1,)])
    assert nobody == {0: 2, 1: 1}


async def test_only_whoever_was_on_the_ladder_when_the_game_began_is_rated(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob")
    seated = await people.deal("waves", "bob", "cem")
    await join(host, people, "bob", on=OnLadder(0.0, until=NOW + 1))
    await join(host, people, "cem", on=OnLadder(NOW + 1))
    await play_out(host, seated.id)
    assert {user for user, _ in await rated(host, seated.id)} == {people.ask("ann").user, people.ask("bob").user}


async def test_a_game_with_one_rated_person_does_not_count(host: Host, people: People) -> None:
    await join(host, people, "ann")
    seated = await people.deal("waves", "bob")
    await leaving.resign(host, people.ask("bob"), seated.id)
    assert await rated(host, seated.id) == []
    assert len(await host.store.results.of_table(seated.id)) == 2


async def test_computer_players_are_left_out(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob")
    table = await people.open("waves", "bob")
    await lobby.add_computer(host, people.ask("ann"), table, "random", 2)
    await lobby.start(host, people.ask("ann"), table)
    await play_out(host, table)
    assert {user for user, _ in await rated(host, table)} == {people.ask("ann").user, people.ask("bob").user}
    assert len(await host.store.results.of_table(table)) == 3


async def test_whoever_gives_up_a_seat_among_more_is_last(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob", "cem")
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "computer", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    await leaving.resign(host, people.ask("cem"), table)
    await play_out(host, table)
    places = dict(await rated(host, table))
    assert places.pop(people.ask("cem").user) == 4
    assert len(places) == 2
    assert max(places.values()) < 4, "nobody who played on shares the last place"


async def test_a_team_counts_only_whole(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob", "cem")
    table = await people.open("breakers", "bob", "cem", "dan")
    await lobby.start(host, people.ask("ann"), table)
    assert counting.sides_of(await host.load(table)) == ((0, 2), (1, 3))
    await play_out(host, table)
    assert await rated(host, table) == []
    await join(host, people, "dan")
    second = await people.deal("breakers", "bob", "cem", "dan")
    await play_out(host, second.id)
    seats = await host.store.rated.of_table(second.id)
    assert [seat.side for seat in seats] == [0, 1, 0, 1]
    assert seats[0].place == seats[2].place != seats[1].place == seats[3].place


async def test_a_game_that_is_broken_off_counts_for_nothing(host: Host, people: People) -> None:
    await join(host, people, "ann", "bob", "cem")
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "end", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    await leaving.resign(host, people.ask("cem"), table)
    assert (await host.load(table)).table.status == "over"
    assert await host.store.results.of_table(table) == []
    assert await rated(host, table) == []


async def test_two_processes_that_end_games_at_once_count_both_once(host: Host, people: People, tmp_path: Path) -> None:
    await join(host, people, "ann", "bob", "cem")
    tables = [(await people.deal("waves", guest)).id for guest in ("bob", "cem", "bob", "cem")]
    async with await Store.open(f"sqlite:///{tmp_path / 'tables.db'}", clock=lambda: NOW) as second:
        other = Host(second, lambda: NOW, Pauses(grace=20.0, computer=2.0))
        done = [leaving.resign(each, people.ask("ann"), table) for table in tables for each in (host, other)]
        ended = await asyncio.gather(*done, return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in ended) == len(tables)
    seats = await host.store.rated.of_ladder(SERVER, "waves")
    expected = [(table, seat) for table in tables for seat in (0, 1)]
    assert sorted((seat.table_id, seat.seat) for seat in seats) == expected


async def test_erasing_a_person_takes_their_name_out_of_every_table_of_the_database(
    host: Host, people: People, tmp_path: Path
) -> None:
    await join(host, people, "ann", "bob")
    seated = await people.deal("waves", "bob")
    await leaving.resign(host, people.ask("ann"), seated.id)
    gone = UserId(people.ask("bob").user)
    assert [seat.name for seat in await host.store.rated.of_table(seated.id)] == ["ann", "bob"]
    await host.store.persons.erase(gone)
    assert await rated(host, seated.id) == [(people.ask("ann").user, 2), (None, 1)]
    assert [seat.name for seat in await host.store.rated.of_table(seated.id)] == ["ann", ""]
    assert await host.store.statistics.games_of([gone]) == []

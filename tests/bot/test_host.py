"""What the host commits, asked without Discord: forced choices, whom to wake, overload, deliveries that repeat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.apology import in_words
from bot.contract import Contract
from bot.errors import Sorry
from bot.host import Host, Request, turns
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.host.timers import WAKE, Pauses
from bot.interactions.repeats import Repeats
from bot.texts import texts
from engine.chance import Stream
from engine.sealed import Sealed
from storage.errors import Overloaded
from storage.ids import ServerId, TableId, UserId
from storage.store import Store
from tests.fresh_database import fresh_database

ANN, BOB, CEM, DAN = UserId(11), UserId(12), UserId(13), UserId(14)
NOW = 1_000.0
PAUSES = Pauses(grace=20.0, computer=2.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: NOW) as one:
        yield one


@pytest.fixture
def host(store: Store) -> Host:
    return Host(store, lambda: NOW, PAUSES)


def asks(user: UserId, number: int) -> Request:
    return Request(f"press-{user}-{number}", user, f"person {user}")


def opening(system: str, **options: object) -> Opening:
    contract = Contract(system=system, options=dict(options))
    return Opening(contract, "Friday", private=False, server=ServerId(1), channel=2, language="en")


async def running(host: Host, system: str, users: tuple[UserId, ...] = (ANN, BOB, CEM), **options: object) -> TableId:
    """A table of these people that has just been dealt."""
    done = await host.open(opening(system, **options), asks(users[0], 0))
    for number, user in enumerate(users[1:], 1):
        guest = asks(user, number)
        await host.change(done.table, guest, lambda seated, guest=guest: lobbies.join(seated, guest, 0.0))  # type: ignore[misc]
    await host.start(done.table, asks(users[0], 99))
    return done.table


async def test_a_repeated_request_is_done_once_and_answered_with_what_it_did(host: Host) -> None:
    done = await host.open(opening("waves"), asks(ANN, 0))
    joined = await host.change(done.table, asks(BOB, 1), lambda seated: lobbies.join(seated, asks(BOB, 1), 0.0))
    again = await host.change(done.table, asks(BOB, 1), lambda seated: lobbies.join(seated, asks(BOB, 1), 0.0))
    assert (again.version, again.repeated) == (joined.version, True)
    assert len((await host.load(done.table)).seats) == 2


async def test_a_gap_that_an_erasure_left_keeps_a_table_from_starting_until_somebody_sits_there(
    host: Host, store: Store
) -> None:
    table = (await host.open(opening("waves"), asks(ANN, 0))).table
    for number, user in enumerate((BOB, CEM), 1):
        await host.change(table, None, partial(lobbies.join, request=asks(user, number), now=0.0))
    await store.persons.erase(BOB)
    with pytest.raises(Sorry, match="error-gap"):
        await host.start(table, asks(ANN, 5))
    await host.change(table, None, lambda seated: lobbies.join(seated, asks(DAN, 6), 0.0))
    assert [seat.user_id for seat in (await host.load(table)).seats] == [ANN, DAN, CEM]
    await host.start(table, asks(ANN, 7))
    assert (await host.load(table)).running


async def test_who_was_asked_at_the_deal_is_not_woken_a_second_time(host: Host, store: Store) -> None:
    table = await running(host, "waves", mode="free")
    assert [timer for timer in await store.timers.of_table(table) if timer.kind == WAKE] == []


async def test_the_next_person_is_to_be_woken_after_the_grace_time(host: Host, store: Store) -> None:
    table = await running(host, "waves", mode="free")
    game = (await host.load(table)).game
    assert game is not None
    [mover] = game.to_act
    await host.act(table, asks(ANN, 5), mover, game.legal(mover)[0])
    after = (await host.load(table)).game
    assert after is not None
    timers = [timer for timer in await store.timers.of_table(table) if timer.kind == WAKE]
    assert [(timer.seat, timer.due) for timer in timers] == [(seat, NOW + 20.0) for seat in after.to_act]


async def test_undoing_a_move_wakes_nobody_for_it(host: Host, store: Store) -> None:
    table = await running(host, "waves", mode="free")
    game = (await host.load(table)).game
    assert game is not None
    [mover] = game.to_act
    await host.act(table, asks(ANN, 5), mover, game.legal(mover)[0])
    await host.change(table, None, lambda now: turns.undo(now, asks(ANN, 6), mover, NOW, PAUSES))
    assert [timer for timer in await store.timers.of_table(table) if timer.kind == WAKE] == []


async def test_the_only_choice_is_made_by_itself_only_where_everybody_could_know_it(host: Host) -> None:
    """In Waves a seat may have one legal discard because all it holds is alike: making it at once would tell that."""
    told = 0
    for number in range(40):
        played = Sealed.begin("waves", 3, {"mode": "free", "edition": "rebels"}, bytes([number]) * 32)
        luck = Stream(bytes([number]))
        game = played.game
        for _ in range(60):
            if game.outcome.over:
                break
            for seat in game.to_act:
                if len(game.legal(seat)) == 1 and type(game.legal(seat)[0]).__name__ == "Discard":
                    told += 1
                    assert game.find_forced(seat) is None
            seat = luck.choose(game.to_act)
            game = game.act(seat, luck.choose(game.legal(seat)), bytes([number]) * 32).game
    assert told, "no such position came up"


@pytest.mark.parametrize(("name", "seats"), [("rolling", 3), ("rolling", 5), ("war", 2)])
async def test_what_is_forced_follows_from_what_everybody_sees_and_is_the_only_choice(name: str, seats: int) -> None:
    found = 0
    for number in range(6):
        luck = Stream(bytes([number]))
        game = Sealed.begin(name, seats, {}, bytes([number]) * 32).game
        for _ in range(150):
            if game.outcome.over:
                break
            for seat in range(game.seats):
                if only := game.find_forced(seat):
                    found += 1
                    assert list(game.legal(seat)) == [only]
                    assert game.rules.find_forced(game.view(None), seat) == only, "asked of the public's view alone"
            seat = luck.choose(game.to_act)
            game = game.act(seat, luck.choose(game.legal(seat)), bytes([number]) * 32).game
    assert found > 10


async def test_overload_is_said_in_words(tmp_path: Path) -> None:
    async with await Store.open(fresh_database(tmp_path), queue_limit=0) as store:
        with pytest.raises(Overloaded) as caught:
            await Host(store, lambda: NOW, PAUSES).open(opening("waves"), asks(ANN, 0))
    said = in_words(caught.value, texts("en"))
    assert "Nothing was changed" in said
    assert "try again" in said
    assert "ref" not in said


def test_an_interaction_is_new_once_however_many_come_between() -> None:
    repeats = Repeats(most=3)
    assert [repeats.is_new(number) for number in (1, 2, 1, 3, 2, 3)] == [True, True, False, True, False, False]
    assert repeats.is_new(4)
    assert repeats.is_new(1), "the oldest are forgotten, so that memory does not grow"

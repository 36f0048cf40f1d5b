"""Computer players at the bot's tables, with the real host and the real store but without Discord."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NoReturn

import pytest

from bot.computers import Computers, moving, resigning
from bot.computers.thinkers import Thinkers
from bot.contract import Contract
from bot.errors import Sorry
from bot.host import Host, Request, Seated, handover, lobby
from bot.host.builder import CommitBuilder
from bot.host.computers_at import levels_at
from bot.host.ending import Ending
from bot.host.leaving import resign_for
from bot.host.lobby import Opening
from bot.host.seats import put_substitute
from bot.host.timers import COMPUTER, Pauses
from engine.game import Action
from engine.players import QuickStream, Sight, decide, read_kind, sight_at
from storage import Store, TableFields
from storage.commits import Committed
from storage.ids import ServerId, TableId, UserId
from tests.fresh_database import fresh_database

_numbers = itertools.count(1)
ANN, BOB = UserId(11), UserId(12)


def asked(user: UserId = ANN, name: str = "Ann") -> Request:
    return Request(f"press-{next(_numbers)}", user, name)


def fail(*_: object) -> NoReturn:
    raise ZeroDivisionError


class Quick(Thinkers):
    """Thinks a little in this process, and remembers for which seats."""

    def __init__(self) -> None:
        super().__init__(seconds=0.01)
        self.thought: list[int] = []

    async def decide(self, level: str, sight: Sight, seed: bytes):  # type: ignore[no-untyped-def]
        self.thought.append(sight.seat)
        return decide(level, sight, QuickStream(seed), 0.005)


class At:
    """A table that has begun."""

    def __init__(self, host: Host, table: TableId) -> None:
        self.host = host
        self.id = table
        self.thinkers = Quick()
        self.computers = Computers(host, self.thinkers)

    async def seated(self) -> Seated:
        return await self.host.load(self.id)

    async def change(self, work) -> Committed:  # type: ignore[no-untyped-def]
        return await self.host.change(self.id, None, work)

    async def step(self) -> bool:
        """Let the first seat that is due act: computer players by themselves, people by their rules of thumb."""
        seated = await self.seated()
        game = seated.game
        if game is None or not game.to_act:
            return False
        seat = game.to_act[0]
        if seated.sits_as_computer(seat):
            before = seated.version
            await self.computers.move(self.id, seat)
            return (await self.seated()).version > before
        await self.host.act(self.id, None, seat, decide("easy", sight_at(game, seat), QuickStream(b"a person")))
        return True


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with await Store.open(fresh_database(tmp_path)) as store:
        yield Host(store, lambda: 1000.0, Pauses(0.0, 2.0))


async def begin(host: Host, system: str, *levels: str, people: int = 1) -> At:
    opening = Opening(Contract(system), "Friday", False, ServerId(1), 2, "en")
    table = (await host.open(opening, asked())).table
    if people > 1:
        bob = asked(BOB, "Bob")
        await host.change(table, bob, lambda seated: lobby.join(seated, bob, 0.0))
    for level in levels:
        request = asked()
        await host.change(table, request, lambda seated, r=request, at=level: lobby.add_computer(seated, r, at, 0.0))  # type: ignore[misc]
    await host.start(table, asked())
    return At(host, table)


@pytest.mark.parametrize(
    ("system", "levels"),
    [
        ("waves", ("easy",)),
        ("waves", ("strong", "random", "easy")),
        ("breakers", ("strong",)),
        ("rolling", ("easy", "random")),
        ("war", ("easy",)),
        ("war", ("easy", "easy")),
        ("wave", ("strong",)),
        ("wave", ("easy", "strong", "easy")),
    ],
    ids=str,
)
async def test_a_person_and_computer_players_play_a_game_to_its_end(
    host: Host, system: str, levels: tuple[str, ...]
) -> None:
    at = await begin(host, system, *levels)
    steps = 0
    while await at.step():
        steps += 1
        assert steps < 2000
    seated = await at.seated()
    assert seated.table.status == "over"
    assert set(at.thinkers.thought) <= set(range(1, 1 + len(levels)))


async def test_a_move_asks_for_the_next_one_by_a_timer_in_the_same_commit(host: Host) -> None:
    at = await begin(host, "war", "easy")
    while (await at.seated()).game.to_act != (1,):  # type: ignore[union-attr]
        await at.step()
    timers = await host.store.timers.of_table(at.id)
    assert [(timer.kind, timer.seat) for timer in timers] == [(COMPUTER, 1)]
    # a turn of War takes four to six seconds of thought
    assert 1004.0 <= timers[0].due <= 1006.0


async def test_in_wave_nobody_is_offered_a_player_who_ends_the_game_of_all(host: Host) -> None:
    opening = Opening(Contract("wave"), "Friday", False, ServerId(1), 2, "en")
    at = At(host, (await host.open(opening, asked())).table)
    assert levels_at(await at.seated()) == ("easy", "strong")
    with pytest.raises(Sorry, match="error-level"):
        await at.change(lambda seated: lobby.add_computer(seated, asked(), "random", 0.0))
    await at.change(lambda seated: lobby.add_computer(seated, asked(), "easy", 0.0))


async def test_what_is_not_due_is_not_played(host: Host) -> None:
    at = await begin(host, "war", "easy")
    while (await at.seated()).game.to_act != (0,):  # type: ignore[union-attr]
        await at.step()
    before = (await at.seated()).version
    await at.computers.move(at.id, 1)
    await at.computers.move(at.id, 0)
    await at.computers.move(TableId(99), 0)
    assert (await at.seated()).version == before


async def test_a_table_that_is_over_is_left_alone(host: Host) -> None:
    at = await begin(host, "war", "easy")
    request = asked()
    over = TableFields(status="cancelled")
    await at.change(lambda seated: CommitBuilder(seated, request, fields=over).build())
    before = (await at.seated()).version
    for seat in (0, 1):
        await at.computers.move(at.id, seat)
    assert (await at.seated()).version == before


async def test_computer_players_do_not_play_among_themselves(host: Host) -> None:
    at = await begin(host, "war", "easy")
    request = asked()
    with pytest.raises(Sorry, match="error-seat-last-person"):
        await at.change(lambda seated: handover.hand_over(seated, request, 1000.0, host.pauses))
    # even where nobody is left, as when the only person was forgotten
    await at.change(lambda seated: CommitBuilder(seated, seats=[put_substitute(seated.seat(0), "easy")]).build())
    before = (await at.seated()).version
    for seat in (0, 1):
        await at.computers.move(at.id, seat)
    assert (await at.seated()).version == before


async def test_a_computer_player_plays_for_who_is_away_and_not_after_they_are_back(host: Host) -> None:
    at = await begin(host, "waves", people=2)
    await at.change(lambda seated: handover.hand_over(seated, asked(), 1000.0, host.pauses))
    while not at.thinkers.thought:
        assert await at.step()
    assert set(at.thinkers.thought) == {0}
    seated = await at.seated()
    assert handover.played_for(seated, ANN) is not None
    assert seated.seats_of(ANN) == ()
    await at.change(lambda seated: handover.take_back(seated, asked(), 1000.0, host.pauses))
    at.thinkers.thought.clear()
    while await at.step():
        pass
    assert (at.thinkers.thought, (await at.seated()).table.status) == ([], "over")


async def test_a_person_takes_over_a_computer_players_seat_but_not_that_of_who_is_away(host: Host) -> None:
    at = await begin(host, "waves", "easy", "easy", people=2)
    await at.change(lambda seated: handover.hand_over(seated, asked(), 1000.0, host.pauses))
    cem = asked(UserId(13), "Cem")
    with pytest.raises(Sorry, match="error-seat-not-free"):
        await at.change(lambda seated: handover.take_over(seated, cem, 0, 1000.0, host.pauses).build())
    await at.change(lambda seated: handover.take_over(seated, cem, 2, 1000.0, host.pauses).build())
    seated = await at.seated()
    assert seated.seats_of(cem.user) == (2,)
    assert not seated.sits_as_computer(2)


async def test_a_sealed_plan_is_not_replaced_by_a_second_thought_about_the_same_decision(host: Host) -> None:
    at = await begin(host, "rolling", "easy", "easy")
    while len((game := (await at.seated()).game).to_act) != 3:  # type: ignore[union-attr]
        await at.step()
    assert game is not None
    plans = [game.legal(1)[n] for n in (0, 7)]

    async def think_of(level: str, sight: Sight, seed: bytes):  # type: ignore[no-untyped-def]
        # both thoughts begin before either has ended
        thinking.append(sight.seat)
        while len(thinking) < 2:
            await asyncio.sleep(0)
        return plans.pop(0)

    thinking: list[int] = []
    at.thinkers.decide = think_of  # type: ignore[method-assign]
    before = (await at.seated()).version
    await asyncio.gather(at.computers.move(at.id, 1), at.computers.move(at.id, 1))
    seated = await at.seated()
    assert seated.version == before + 1
    assert thinking == [1, 1]


async def test_in_wave_computer_players_tip_the_person_on_turn(host: Host) -> None:
    asked = tipped = 0
    while asked < 5:  # Luck may end a game of Wave soon.
        at = await begin(host, "wave", "easy", "easy")
        while (seated := await at.seated()).running and asked < 5:
            if seated.game and seated.game.to_act == (0,) and seated.version > 8:
                view = seated.game.view(0)
                mine = [slot for slot in view.hands[0].slots if slot and slot.faces == "team"]  # type: ignore[attr-defined]
                asked += bool(mine)
                tipped += bool(mine) and all(slot.tip for slot in mine)
            await at.step()
    assert tipped >= 1


@pytest.mark.parametrize("tried", [("easy",), ("easy", "random")], ids=str)
async def test_a_fault_in_thinking_does_not_stop_the_table(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tried: tuple[str, ...]
) -> None:
    """Rules of thumb play instead, and a move at random is made only if these fail too."""
    at, levels = await begin(host, "war", "strong"), list[str]()

    def choose(level: str, sight: Sight, stream: QuickStream) -> Action:
        levels.append(read_kind(level).level)
        return decide(level, sight, stream) if len(levels) == len(tried) else fail()

    monkeypatch.setattr(at.thinkers, "decide", fail)
    monkeypatch.setattr(moving, "decide", choose)
    while not levels:
        assert await at.step()
    assert levels == [*tried]
    assert "could not decide" in caplog.text


async def test_a_fault_in_judging_what_is_lost_does_not_stop_the_table(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(resigning, "is_lost", fail)
    at = await begin(host, "war", "easy")
    while (await at.seated()).game.to_act != (1,):  # type: ignore[union-attr]
        await at.step()
    assert await at.step()
    assert "could not judge" in caplog.text


async def test_a_fault_in_giving_advice_does_not_stop_the_table(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(moving, "advise", fail)
    at = await begin(host, "wave", "easy", "easy")
    while not at.thinkers.thought:
        if not await at.step():  # Luck may end a game of Wave soon.
            at = await begin(host, "wave", "easy", "easy")
    while await at.step():
        pass
    assert (await at.seated()).table.status == "over"
    assert "could not advise" in caplog.text


async def test_thoughts_are_had_in_another_process_one_at_a_time_and_the_loop_goes_on(host: Host) -> None:
    at = await begin(host, "rolling", "strong")
    game = (await at.seated()).game
    assert game is not None
    sight = sight_at(game, game.to_act[0])
    thinkers = Thinkers(seconds=0.01)  # So short that no load of the machine cuts it off.
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    ticking = asyncio.create_task(tick())
    try:
        found = await asyncio.gather(*[thinkers.decide("strong", sight, b"seed") for _ in range(2)])
        assert found[0] == found[1] == decide("strong", sight, QuickStream(b"seed"), 0.01)
        assert ticks > 100
    finally:
        ticking.cancel()
        thinkers.close()
    assert thinkers.waiting == 0


async def test_with_too_many_thoughts_waiting_players_are_quick(host: Host) -> None:
    at = await begin(host, "rolling", "strong")
    game = (await at.seated()).game
    assert game is not None
    sight = sight_at(game, game.to_act[0])
    thinkers = Thinkers(most_waiting=0)
    assert await thinkers.decide("strong", sight, b"seed") == decide("easy", sight, QuickStream(b"seed"))


async def test_a_thinking_process_that_was_killed_is_replaced(host: Host) -> None:
    at = await begin(host, "rolling", "strong")
    game = (await at.seated()).game
    assert game is not None
    sight = sight_at(game, game.to_act[0])
    thinkers = Thinkers(seconds=0.01)
    try:
        await thinkers.decide("strong", sight, b"seed")
        assert thinkers._pool is not None
        for process in thinkers._pool._processes.values():
            process.kill()
            process.join()
        assert await thinkers.decide("strong", sight, b"seed") is not None
        assert await thinkers.decide("strong", sight, b"seed") == decide("strong", sight, QuickStream(b"seed"), 0.01)
    finally:
        thinkers.close()


async def test_the_thinking_process_is_started_when_needed_and_let_go_when_idle(host: Host) -> None:
    at = await begin(host, "rolling", "strong")
    game = (await at.seated()).game
    assert game is not None
    sight = sight_at(game, game.to_act[0])
    thinkers = Thinkers(seconds=0.01, idle=0.05)

    def running() -> bool:
        return thinkers.is_running

    assert not running()
    try:
        for _ in range(2):
            await thinkers.decide("strong", sight, b"seed")
            assert running()
            async with asyncio.timeout(60):
                while running():
                    await asyncio.sleep(0.01)
    finally:
        thinkers.close()


async def to_the_end(at: At, most: int = 2000) -> Seated:
    for _ in range(most):
        if not await at.step():
            break
    return await at.seated()


async def test_who_was_lost_three_turns_in_a_row_resigns_to_the_other(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resigning, "is_lost", lambda game, seat: True)
    at = await begin(host, "war", "easy")
    seated = await to_the_end(at)
    assert seated.ending == Ending("resigned", 1, (0,))
    assert seated.game is not None
    assert not seated.game.outcome.over
    movers = [moment.seat for moment in await host.log(seated) if moment.seat is not None]
    turns = [seat for n, seat in enumerate(movers) if n == 0 or movers[n - 1] != seat]
    assert turns.count(1) == 2
    with pytest.raises(Sorry, match="error-over"):
        resign_for(await at.seated(), 1, 1000.0)


@pytest.mark.parametrize(("system", "levels"), [("wave", ("easy",)), ("waves", ("easy", "easy", "easy"))])
async def test_nobody_resigns_in_a_team_or_among_several(
    host: Host, monkeypatch: pytest.MonkeyPatch, system: str, levels: tuple[str, ...]
) -> None:
    monkeypatch.setattr(resigning, "is_lost", lambda game, seat: True)
    seated = await to_the_end(await begin(host, system, *levels))
    assert seated.ending is None

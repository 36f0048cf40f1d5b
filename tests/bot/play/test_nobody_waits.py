"""What one person asks for is worked out beside the event loop, one piece at a time: nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from bot.computers import Computers
from bot.controls import Move
from bot.host import Host, Seated, turns
from bot.play import lobby, moves, records
from bot.play.worker_threads import WORKERS
from engine.errors import EngineError
from engine.game import Action
from engine.menu import Ask
from engine.sealed import Sealed
from tests.bot.play.conftest import People
from tests.bot.play.test_moves import mover_of, plain_action, typed

LONG = ("act", "find_forced", "path_to", "check")
"""What may look through everything that a seat can do."""


class Watch:
    """Notes what of a game is asked on the thread of the event loop, and how much at once anywhere."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = threading.get_ident()
        self.on_loop: list[str] = []
        self.beside = 0
        for name in LONG:
            self._wrap(monkeypatch, name, getattr(Sealed, name), lambda *_: True)
        self._wrap(monkeypatch, "ask", Sealed.ask, lambda _game, _seat, picked: bool(picked))

    def _wrap(
        self, monkeypatch: pytest.MonkeyPatch, name: str, original: Callable[..., Any], counts: Callable[..., bool]
    ) -> None:
        def watched(*args: Any, **named: Any) -> Any:
            if counts(*args):
                if threading.get_ident() == self.loop:
                    self.on_loop.append(name)
                else:
                    self.beside += 1
            return original(*args, **named)

        monkeypatch.setattr(Sealed, name, watched)


async def ready_to_move(host: Host, people: People, system: str) -> tuple[Seated, int, str, tuple[str, ...], Action]:
    seated = await people.deal(system, "bob")
    seat, name = mover_of(seated)
    return seated, seat, name, *plain_action(seated, seat)


@pytest.mark.parametrize("system", ["war", "rolling", "waves"])
async def test_a_press_is_worked_out_beside_the_event_loop(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    seated, seat, name, path, _ = await ready_to_move(host, people, system)
    prompt = turns.game_of(seated).prompt(seat)
    watch = Watch(monkeypatch)
    for steps in range(1, len(path) + 1):
        await moves.choose(host, people.ask(name), Move(seated.id, seat, prompt, path[:steps], confirmed=True))
    assert watch.on_loop == []
    assert watch.beside > 0


@pytest.mark.parametrize("system", ["war", "waves"])
async def test_what_is_typed_is_worked_out_beside_the_event_loop(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    seated, _, name, _, action = await ready_to_move(host, people, system)
    watch = Watch(monkeypatch)
    await moves.act_as_typed(host, people.ask(name), seated, typed(seated, action))
    assert watch.on_loop == []
    assert watch.beside > 0


async def test_the_turn_of_a_computer_player_is_worked_out_beside_the_event_loop(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await people.open("waves")
    await lobby.add_computer(host, people.ask("ann"), table, "random", 1)
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    game = turns.game_of(seated)
    if not seated.sits_as_computer(game.to_act[0]):
        await host.act(table, people.ask("ann").request, game.to_act[0], game.legal(game.to_act[0])[0])
    seated = await host.load(table)
    watch = Watch(monkeypatch)
    computers = Computers(host)
    await computers.move(table, next(seat.number for seat in seated.seats if seat.kind == "computer"))
    computers.close()
    assert watch.on_loop == []
    assert watch.beside > 0


async def test_of_one_person_one_thing_is_worked_on_at_a_time(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, seat, name, _, _ = await ready_to_move(host, people, "waves")
    prompt = turns.game_of(seated).prompt(seat)
    first = turns.game_of(seated).ask(seat, ())
    assert isinstance(first, Ask)
    now = most = 0
    lock, original = threading.Lock(), Sealed.ask

    def slowly(game: Sealed, seat: int, picked: tuple[str, ...]) -> Any:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        try:
            threading.Event().wait(0.02 if picked else 0)
            return original(game, seat, picked)
        finally:
            with lock:
                now -= 1

    monkeypatch.setattr(Sealed, "ask", slowly)
    token = first.options[0].token
    pressed = Move(seated.id, seat, prompt, (token,))
    await asyncio.gather(*(moves.choose(host, people.ask(name), pressed) for _ in range(6)), return_exceptions=True)
    assert most == 1


async def test_a_record_is_checked_beside_the_event_loop(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()

    def read(_data: bytes) -> None:
        threads.add(threading.get_ident())
        assert WORKERS.is_busy(people.ask("ann").user)
        raise EngineError

    monkeypatch.setattr(records, "read", read)
    await records.verify_record(people.ask("ann"), b"{}")
    assert threads - {threading.get_ident()}

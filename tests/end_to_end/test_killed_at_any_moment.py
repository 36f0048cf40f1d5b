"""Whole games of every system at every number of seats and in every mode, the bot killed at random moments, Discord
troubled, people hasty: the game ends as its record says, each person was asked for each turn, nothing is said twice, no
rule of Discord's is broken.

Each game is played by buttons in one run and by slash commands in another; TIDETABLE_LONG=1 does not cut games short.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.sandbox.entities import Json
from bot.systems import systems
from engine.errors import Refused
from engine.game import Action
from engine.games import game_named
from engine.record import Record, read, replay, verify
from engine.table import check_setup
from tests.end_to_end import kept
from tests.end_to_end.conftest import NAMES
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words
from tests.end_to_end.watching import Watching

LONG = bool(os.environ.get("TIDETABLE_LONG"))
LEASE = 61.0
OVER = "is over. The result is in"
ONLY_YOU = "Only you are missing"
"""Calls the last of three or more who were asked together once more."""
KILLS = 2
SHORT = {"waves": "rounds=2", "breakers": "rounds=2", "war": "rounds=2", "wave": "misplay=ends", "rolling": ""}


def games() -> Iterator[tuple[str, int, str]]:
    """Every system at every number of seats and in every mode."""
    for system in systems().values():
        rules = game_named(system.game)
        for seats in rules.seats:
            modes = next((spec.choices for spec in rules.options(seats) if spec.name == "mode"), ())
            for mode in modes:
                try:
                    check_setup(rules, seats, {**system.fixed, "mode": mode})
                except Refused:
                    continue
                yield system.name, seats, f"mode={mode} "
            if not modes:
                yield system.name, seats, ""


def cases() -> list[tuple[str, int, str, bool]]:
    """With the way of playing: by pressing and by typing in turn, or both where there is time."""
    return [(*game, typed) for n, game in enumerate(games()) for typed in (False, True) if LONG or typed == n % 2]


MESSAGES = "/channels/{channel_id}/messages"
ONE_MESSAGE = MESSAGES + "/{message_id}"
Trouble = Callable[[Driver], object]
TROUBLES: tuple[Trouble, ...] = (
    lambda driver: driver.sandbox.troubles.rate_limit("POST", MESSAGES, retry_after=0.2),
    lambda driver: driver.sandbox.troubles.rate_limit("PATCH", ONE_MESSAGE, retry_after=0.2, shared=True),
    lambda driver: driver.sandbox.troubles.refuse(502, "POST", MESSAGES),
    lambda driver: driver.sandbox.troubles.fail_after(503, "POST", MESSAGES),
    lambda driver: driver.sandbox.troubles.drop_answer("POST", MESSAGES),
    lambda driver: driver.sandbox.troubles.drop_request("PATCH", ONE_MESSAGE),
    lambda driver: driver.sandbox.troubles.duplicate_event("INTERACTION_CREATE", times=2),
    lambda driver: driver.sandbox.troubles.delay_event(0.2, "INTERACTION_CREATE"),
    lambda driver: driver.sandbox.gateway.drop(),
)
"""What else goes wrong: limits, errors before and after, lost answers, presses doubled and late, a lost connection."""


class Killer:
    """Kills the bot at random moments, some of them just when Discord has done what it asked; other troubles come
    between."""

    def __init__(self, driver: Driver, seed: int) -> None:
        self.driver = driver
        self.luck = random.Random(seed)
        self.kills = 0
        self.game_over = False

    async def work(self, table: Playing) -> None:
        """Kill and start again, a few times in a game."""
        for _ in range(KILLS * (3 if LONG else 1)):
            for trouble in self.luck.sample(TROUBLES, 2):
                await self._until_pressed(table, table.presses + self.luck.randint(1, 4))
                trouble(self.driver)
            await self._until_pressed(table, table.presses + self.luck.randint(1, 4))
            if self.game_over and self.kills:
                return
            if not self.game_over and self.luck.random() < 0.5:
                sent = self.driver.sandbox.troubles.delay_answer(30, "POST", "/channels/{channel_id}/messages")
                try:
                    await sent.wait_until_it_struck(within=2)
                except TimeoutError:
                    sent.cancel()
            await self.driver.kill_bot()
            self.driver.sandbox.troubles.clear()
            self.kills += 1
            await self.driver.start_bot()
            # What was claimed when it died is free again after a minute; what was pressed meanwhile has failed.
            self.driver.jump(LEASE)

    async def _until_pressed(self, table: Playing, presses: int) -> None:
        while table.presses < presses and not self.game_over:
            await asyncio.sleep(self.luck.uniform(0.0, 0.05))


def record_in(driver: Driver, result: Json) -> Record:
    """The record attached to a result."""
    [attached] = [one for one in result["attachments"] if one["filename"].endswith(".json")] or [
        one["file"] for one in _files(result)
    ]
    upload_id = attached.get("id") or attached["attachment_id"]
    return read(driver.world.contents[upload_id])


def _files(message: Json) -> Iterator[Json]:
    from tests.end_to_end.reading import parts

    return (part for part in parts(message) if part["type"] == 13)


def turns_of(driver: Driver, table: int, record: Record) -> list[list[tuple[float, float]]]:
    """For each seat the spans of time in which the game waited for it, without the moments right after its own move.

    Who was asked again by an own move and had not moved on when the bot was killed is waited for anew, and so is who is
    asked something else by another's move: whether they agree to what was proposed for Silver.
    """
    log = kept.rows(driver.database, "SELECT * FROM actions WHERE table_id = ? ORDER BY version, ordinal", [table])
    moves = [row for row in log if row["kind"] == "act"]
    start = next(row["at"] for row in log if row["kind"] == "control" and row["draws"] is not None)
    spans: list[list[tuple[float, float]]] = [[] for _ in range(record.seats)]
    since: dict[int, float] = {}
    moved: dict[int, float] = {}
    offered: dict[int, list[Action]] = {}
    for position in replay(record):
        at, mover = (start, None) if position.n == 0 else (moves[position.n - 1][name] for name in ("at", "seat"))
        asked = position.game.to_act(position.state)
        for seat in range(record.seats):
            if seat in since and (seat == mover or seat not in asked):
                if at - moved.get(seat, at) > LEASE:
                    spans[seat].append((since[seat], moved[seat]))
                    since[seat] = moved[seat]
                moved[seat] = at
            before, offered[seat] = offered.get(seat), list(position.game.moves(position.state, seat))
            if seat in since and seat in asked and seat != mover and offered[seat] != before:
                spans[seat].append((since[seat], at))
                since[seat] = at
            if seat in asked:
                since.setdefault(seat, at)
            elif seat in since:
                spans[seat].append((since.pop(seat), at))
                del moved[seat]
    return spans


@pytest.mark.parametrize(("system", "seats", "mode", "typed"), cases())
async def test_a_game_survives_being_killed(tmp_path: Path, system: str, seats: int, mode: str, typed: bool) -> None:
    driver = await Driver.start(
        tmp_path,
        NAMES[:seats],
        command=IN_TIME,
        environment={"TIDETABLE_GRACE": "0.3", "TIDETABLE_LOG_LEVEL": "WARNING"},
    )
    try:
        await survive(driver, system, seats, mode, typed)
    finally:
        await driver.close()
    # A press on its way when the clock jumps is answered a minute late, which nobody could have helped.
    faults = [str(each) for each in driver.sandbox.violations]
    assert [fault for fault in faults if "10062 Unknown interaction" not in fault] == []


async def survive(driver: Driver, system: str, seats: int, mode: str, typed: bool) -> None:
    watching = Watching(driver.world)
    people = [driver.person(name) for name in NAMES[:seats]]
    for person in people:
        await driver.slash(person, "preferences", text_mode=True).message()
    if seats > 2:
        people[1].close_dms()
    seed = int(os.environ.get("TIDETABLE_SEED", "0")) or random.SystemRandom().randrange(10**6)
    options = mode + ("" if LONG else SHORT[system])
    table = await Playing.open(driver, people, system, seed, dying=True, options=options.strip())
    table.hasty = True
    killer = Killer(driver, seed)
    killing = asyncio.create_task(killer.work(table))
    try:
        result = await table.to_the_end(by_command=typed)
        # A game that was over before the first killing has that one now, while its result is told.
        killer.game_over = True
        await killing
    except BaseException:
        killing.cancel()
        print(f"seed {seed}", driver.last_words(60), *kept.rows(driver.database, "SELECT * FROM posts"), sep="\n")
        print(*kept.rows(driver.database, "SELECT * FROM timers"), [one.user.name for one in table.asked()])
        print(words(table.live() or {"content": "", "components": []}))
        raise
    await kept.all_told(driver.database, table.number, now=driver.world.clock.now())

    record = record_in(driver, result)
    proof = verify(record)
    assert proof.seeded
    assert proof.outcome.over
    assert [row["action"] for row in kept.moves(driver.database, table.number)] == [
        {name: value for name, value in action.items() if name != "seat"} for action in record.actions
    ]
    won = kept.rows(driver.database, "SELECT seat FROM results WHERE table_id = ? AND won", [table.number])
    assert {row["seat"] for row in won} == set(proof.outcome.winners)
    sitting = kept.rows(driver.database, "SELECT number, name FROM seats WHERE table_id = ?", [table.number])
    ending = words(result).partition("Worth telling")[0]
    for seat in sitting:
        assert (f"**{seat['name']}**" in ending) == (seat["number"] in proof.outcome.winners), ending

    assert watching.doubled() == []
    assert watching.loud() == []
    spans = turns_of(driver, table.number, record)
    for person, waits in zip(people, spans, strict=True):
        told = [watching.said[each["id"]] for each in watching.mentions(person.id) if each["id"] != result["id"]]
        missing = [said for said in told if ONLY_YOU in said]
        # A call of a turn that was on its way when the bot was killed may come when the game is over, and says so.
        over = [said for said in told if OVER in said]
        assert len(over) <= 1, f"somebody was told twice that the game is over: {over}"
        assert len(told) - len(missing) - len(over) <= len(waits), (
            f"somebody was mentioned more than once a turn: {told}"
        )
        assert len(missing) <= len(waits), f"somebody was told twice that only they are missing: {missing}"
        assert f"<@{person.id}>" in words(result), "the result calls everybody who played"
    assert killer.kills

"""A round that is over stays as one message above the table: what happened in it, once, however fast it was played."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.contract import Contract
from bot.sandbox.entities import Json
from bot.screens.log import event_line
from bot.screens.scene import Scene, Sitter
from bot.systems import systems
from bot.texts import texts
from engine.game import Event, View
from engine.games import game_named
from storage.ids import TableId
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, unfold, words
from tests.end_to_end.turns import A_DAY

pytestmark = pytest.mark.asyncio(loop_scope="module")

TOLD_ELSEWHERE = {"waves": {"majority"}, "rolling": {"revealed", "wrote", "buried", "fired"}}
"""What a game tells of a round in its own words or in its picture."""


def rounds_in(table: Playing) -> list[tuple[int, Json]]:
    """The messages of rounds in the room of a table, in order, each with its number."""
    found = []
    for message in reversed(table.newest(many=5000)):
        if head := re.match(r"### Round (\d+)$", words(message).partition("\n")[0]):
            found.append((int(head[1]), message))
    return found


def lines_of(company: Company, table: Playing) -> list[str]:
    """Every public event of the kept log that its game has words for, in words."""
    database, game = company.driver.database, systems()[table.system].game
    seats = kept.rows(database, "SELECT number, name FROM seats WHERE table_id = ? ORDER BY number", [table.number])
    sitters = tuple(Sitter(seat["number"], seat["name"], None) for seat in seats)
    of = TableId(table.number), "", Contract(table.system), sitters
    scene: Scene[View] = Scene(*of, None, View(), (), False, (), (), "", texts("en"))
    log = kept.rows(database, "SELECT events FROM actions WHERE table_id = ? ORDER BY version, ordinal", [table.number])
    events: list[Event] = []
    for row in log:
        if row["events"]:
            kind = tuple.__class_getitem__((game_named(game).event_type, ...))
            events += msgspec.json.decode(row["events"], type=kind)
    apart = TOLD_ELSEWHERE.get(game, set())
    public = [event for event in events if event.to is None and event.__struct_config__.tag not in apart]
    return [line for event in public if (line := event_line(scene, event))]


def told_in(message: Json) -> list[str]:
    """The lines of a round’s message, a line that stands for several as often."""
    found = []
    for line in words(message).splitlines():
        if line.startswith("-# "):
            said, many = unfold(line.removeprefix("-# "))
            found += [said] * many
    return found


@pytest.mark.parametrize(
    ("system", "count"), [("waves", 2), ("waves", 3), ("breakers", 2), ("rolling", 2), ("wave", 3)]
)
async def test_a_fast_game_is_told_whole_in_its_rounds_each_event_once(
    company: Company, system: str, count: int
) -> None:
    table = await company.play(system, count)
    await table.to_the_end()
    await company.told(table)
    found = rounds_in(table)
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    told = [line for _, message in found for line in told_in(message)]
    wanted = lines_of(company, table)
    assert [line for line in told if line in set(wanted)] == wanted
    assert any(message["attachments"] for _, message in found)
    assert all(choices(message) == [] for _, message in found)


async def test_the_live_table_stays_below_the_rounds_and_tells_only_of_its_own(company: Company) -> None:
    table = await company.play("waves", 3)
    while len(rounds_in(table)) < 2:
        assert await table.step()
        await company.told(table)
    live = table.live()
    assert live is not None
    assert table.newest()[0]["id"] == live["id"]
    last = rounds_in(table)[-1][1]
    assert not set(told_in(live)) & set(told_in(last))
    assert "True Majority" in words(last)
    assert "True Majority" not in words(live)
    lives = [each for each in table.newest(many=500) if "My hand" in str(each["components"])]
    assert len(lives) == 1, "of the table itself only the newest message is kept"


async def test_a_slow_game_has_the_same_rounds_and_one_table(company: Company) -> None:
    table = await company.play("waves", 2)
    while len(rounds_in(table)) < 2:
        assert await table.step()
        await company.after_grace(table)
        company.driver.jump(A_DAY / 8)
        await company.told(table)
    lives = [each for each in table.newest(many=500) if "My hand" in str(each["components"])]
    assert [each["id"] for each in lives] == [table.newest()[0]["id"]]
    assert [number for number, _ in rounds_in(table)] == [1, 2]

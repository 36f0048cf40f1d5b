"""The lasting messages of a table’s rounds, read, and what they must tell: the public events of its kept log."""

from __future__ import annotations

import re

import msgspec

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
from tests.end_to_end.reading import unfold, words

TOLD_ELSEWHERE = {
    "waves": {"majority", "rotated"},
    "rolling": {"revealed", "wrote", "buried", "fired"},
    "wave": {"tipped", "stuck", "silver-stuck"},
}
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

"""Records of whole games with the trace that the second reading of the rules gives of them: they stay as they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.commands.records import trace_line
from engine.record import Unsound, read, replay
from tests.engine.games.perfect_wave.reading import Reading

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.json"))


def read_alike(path: Path) -> list[str]:
    """The trace of a record by the second reading."""
    record = json.loads(path.read_text())
    deck, first = (draw["is"] for draw in record["chance"])
    reading = Reading(record["seats"], record["options"], deck, first)
    lines = [line(reading, 0)]
    for n, action in enumerate(record["actions"], 1):
        reading.act(action["seat"], action)
        lines.append(line(reading, n))
    assert reading.outcome() == record["outcome"]
    return lines


def line(reading: Reading, n: int) -> str:
    told: dict[str, Any] = {"n": n, "to_act": reading.to_act(), "facts": reading.facts(), "over": reading.over}
    return json.dumps(told)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_with_its_trace(path: Path) -> None:
    trace = path.with_suffix(".trace").read_text().splitlines()
    assert [trace_line(position) for position in replay(read(path.read_bytes()))] == trace
    assert read_alike(path) == trace


def test_there_is_one_for_each_number_of_seats_and_each_option() -> None:
    records = [json.loads(path.read_text()) for path in RECORDS]
    assert {record["seats"] for record in records} == {2, 3, 4}
    options = [set(record["options"].items()) for record in records]
    assert set().union(*options) == {("silver", "either"), ("misplay", "returned"), ("swaps", True)}
    assert {action["type"] for record in records for action in record["actions"]} == {"play", "tip", "silver", "agree"}


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"deck": ["y2"] * 34}, "set-up"),
        ({"first": 3}, "set-up"),
        ({"first": True}, "set-up"),
        ({"action": {"seat": 0, "type": "play", "slot": 1}}, "action 0"),  # w1 on y2
        ({"action": {"seat": 1, "type": "play", "slot": 0}}, "action 0"),
        ({"action": {"seat": 0, "type": "tip", "to": 1, "slot": 0, "advice": "now"}}, "action 0"),
        ({"action": {"seat": 0, "type": "play", "slot": 0, "advice": None}}, "action 0"),
        ({"options": {"silver": "both"}}, "set-up"),
        ({"scores": [28, 28, 28]}, "record"),
    ],
)
def test_a_forged_record_is_refused_where_it_is_wrong(changed: dict[str, Any], where: str) -> None:
    record = json.loads((Path(__file__).parent / "golden" / "wave-3-by-hand.json").read_text())
    for draw in record["chance"]:
        draw["is"] = changed.get(draw["what"], draw["is"])
    if "action" in changed:
        record["actions"][0] = changed["action"]
    record["options"] = changed.get("options", {})
    record["outcome"]["scores"] = changed.get("scores", record["outcome"]["scores"])
    with pytest.raises(Unsound) as refused:
        list(replay(read(json.dumps(record).encode())))
    assert refused.value.where == where

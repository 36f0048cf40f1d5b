"""python -m bot pace: scenarios, the page's example, and files that are none."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.pace.scenario import NotAScenario, read_scenario
from tests.bot.pace.naive import Naive
from tests.bot.pace.scenarios import make_scenario

LONG = bool(os.environ.get("TIDETABLE_LONG"))
PAGE = Path(__file__).parents[3] / "docs" / "time.md"


def answer(scenario: dict[str, Any]) -> dict[str, Any]:
    answered: dict[str, Any] = json.loads(read_scenario(json.dumps(scenario).encode()))
    return answered


def scenario(**fields: Any) -> dict[str, Any]:
    """One that anybody would understand, but for these fields; those of None are left out."""
    whole: dict[str, Any] = {
        "format": "tidetable-pace/1",
        "pace": {"bank": 86_400, "added": 28_800, "most": 86_400},
        "hours": "theirs",
        "away_days": 14,
        "started": 1_785_578_400,
        "waits": [[1_785_578_400, None]],
        "now": 1_785_600_000,
    }
    return whole | fields


def example() -> tuple[str, str]:
    """The scenario and the answer that the page shows."""
    shown = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return shown[0], shown[1]


def test_the_example_of_the_page_is_answered_exactly() -> None:
    written, answered = example()
    assert read_scenario(written.encode()) == answered.strip()


def test_a_file_is_answered_on_one_line(tmp_path: Path) -> None:
    written, answered = example()
    (tmp_path / "scenario.json").write_text(written, encoding="utf-8")
    command = [sys.executable, "-m", "bot", "pace", str(tmp_path / "scenario.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == answered.strip() + "\n"


@pytest.mark.parametrize("seed", range(6))
def test_a_walk_through_every_minute_comes_to_the_same(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(500 if LONG else 10):
        asked = make_scenario(dice)
        assert answer(asked) == Naive(asked).answer(), json.dumps(asked)


def test_a_person_and_lists_may_be_left_out() -> None:
    [wait] = answer(scenario())["waits"]
    assert wait["used"] == 21_600
    assert wait["due"] == 1_785_578_400 + 86_400
    whole = scenario()
    del whole["waits"]
    assert answer(whole) == {"waits": []}


def test_acting_when_the_bank_runs_out_is_late() -> None:
    asked = 1_785_578_400
    in_time, late = (answer(scenario(waits=[[asked, asked + 86_400 + s]]))["waits"][0] for s in (-1, 0))
    assert (in_time["late"], in_time["left"]) == (False, 1 + 28_800)
    assert (late["late"], late["left"]) == (True, 28_800)


def test_without_a_pace_nobody_is_late_and_reminders_end() -> None:
    asked = 1_785_578_400
    [wait] = answer(scenario(pace=None, now=asked + 10**8))["waits"]
    assert (wait["bank"], wait["left"], wait["due"], wait["late"]) == (None, None, None, False)
    assert [(at - asked) // 3_600 for at in wait["reminders"]] == [24, 72, 168, 336, 672]


def test_a_reminder_at_the_moment_of_acting_is_not_given() -> None:
    asked = 1_785_578_400
    half = asked + 43_200
    assert answer(scenario(waits=[[asked, half]]))["waits"][0]["reminders"] == []
    assert answer(scenario(waits=[[asked, half + 1]]))["waits"][0]["reminders"] == [half]


def test_nothing_is_looked_for_after_four_hundred_days() -> None:
    asked, days = 1_785_578_400, 86_400
    for length, due in ((400 * days, asked + 400 * days), (400 * days + 1, None)):
        pace = {"bank": length, "added": 0, "most": length}
        assert answer(scenario(pace=pace))["waits"][0]["due"] == due


def test_an_open_pause_leaves_no_deadline() -> None:
    [wait] = answer(scenario(pauses=[[1_785_600_000, None]], now=1_785_700_000))["waits"]
    assert (wait["used"], wait["due"], wait["late"], wait["reminders"]) == (21_600, None, False, [])


BAD: dict[str, dict[str, Any]] = {
    "format": {"format": "tidetable-pace/2"},
    "unknown field": {"colour": "blue"},
    "unknown field of a person": {"person": {"hat": 1}},
    "pace of words": {"pace": "daily"},
    "empty bank": {"pace": {"bank": 0, "added": 1, "most": 1}},
    "negative addition": {"pace": {"bank": 9, "added": -1, "most": 9}},
    "bank over its most": {"pace": {"bank": 9, "added": 1, "most": 8}},
    "half a second": {"now": 1.5},
    "a second as words": {"now": "1785600000"},
    "true as a second": {"started": True},
    "before 1970": {"started": -1},
    "hours of nobody": {"hours": "mine"},
    "negative days": {"away_days": -1},
    "zone": {"person": {"zone": "Europe/Bielefeld"}},
    "zone outside": {"person": {"zone": "../zoneinfo/UTC"}},
    "weekday": {"person": {"awake": {"monday": [["08:00", "22:00"]]}}},
    "hour of 25": {"person": {"awake": {"mon": [["08:00", "25:00"]]}}},
    "hour of one figure": {"person": {"awake": {"mon": [["8:00", "22:00"]]}}},
    "window without an end": {"person": {"awake": {"mon": [["08:00"]]}}},
    "window of no length": {"person": {"awake": {"mon": [["08:00", "08:00"]]}}},
    "window from 24:00": {"person": {"awake": {"mon": [["24:00", "08:00"]]}}},
    "too little": {"person": {"awake": {day: [["08:00", "22:00"]] for day in ("mon", "tue", "wed")}}},
    "too short": {"person": {"awake": {day: [["08:00", "13:59"]] for day in ("mon", "tue", "wed", "thu", "fri")}}},
    "date that is none": {"person": {"away": [["2026-02-29", "2026-03-01"]]}},
    "date in short": {"person": {"away": [["20260801", "20260802"]]}},
    "reversed absence": {"person": {"away": [["2026-08-02", "2026-08-01"]]}},
    "reversed pause": {"pauses": [[5, 4]]},
    "open outage": {"outages": [[5, None]]},
    "acting before being asked": {"waits": [[5, 4]]},
    "a wait within a wait": {"waits": [[5, 9], [8, None]]},
    "a wait after one that goes on": {"waits": [[5, None], [8, 9]]},
    "time out of any calendar": {"now": 10**15},
}


@pytest.mark.parametrize("fields", BAD.values(), ids=BAD.keys())
def test_what_is_no_scenario_is_refused_in_a_sentence(fields: dict[str, Any]) -> None:
    with pytest.raises(NotAScenario, match=r"^[A-Z].+\.$"):
        answer(scenario(**fields))


@pytest.mark.parametrize("field", ["format", "pace", "hours", "away_days", "started", "now"])
def test_what_may_not_be_left_out_is_asked_for(field: str) -> None:
    whole = scenario()
    del whole[field]
    with pytest.raises(NotAScenario, match=field):
        answer(whole)


@pytest.mark.parametrize("written", [b"", b"{", b"[]", b"\xff\xfe", b'{"now": NaN}'])
def test_a_bad_file_ends_with_status_two_and_a_sentence(written: bytes, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(written)
    command = [sys.executable, "-m", "bot", "pace", str(tmp_path / "bad.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "pace", str(tmp_path / "nowhere.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "nowhere.json cannot be read" in done.stderr

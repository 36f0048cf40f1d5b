"""The two short programs of docs/luck.md, run as they stand there on real records and on forged ones."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.record import write
from tests.engine.lucky_records import (
    SPELT_OUT,
    TABLES,
    Document,
    changed_once,
    luck_of,
    lucky_record,
    read_document,
    whole,
)

PAGE = (Path(__file__).parents[1] / "docs" / "luck.md").read_text(encoding="utf-8")
LANGUAGES = {"python": (sys.executable, "check.py"), "javascript": ("node", "check.mjs")}


@pytest.fixture(params=LANGUAGES)
def program(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """One of the programs, ready to be called with a file."""
    runner, name = LANGUAGES[request.param]
    found = shutil.which(runner)
    if found is None:
        pytest.skip(f"no {runner} on this machine: its program is not tested")
    [code] = re.findall(rf"```{request.param}\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / name).write_text(code, encoding="utf-8")
    return [found, str(tmp_path / name)]


def run(program: list[str], tmp_path: Path, file: bytes) -> subprocess.CompletedProcess[str]:
    path = tmp_path / "record.json"
    path.write_bytes(file)
    return subprocess.run([*program, str(path)], capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_luck_of_every_game_is_proven(program: list[str], tmp_path: Path, name: str, seats: int) -> None:
    done = run(program, tmp_path, whole(name, seats, -1))
    assert (done.returncode, done.stdout.partition(".")[0]) == (0, "The luck is proven"), done.stderr


def test_a_game_without_a_public_value_is_proven_too(program: list[str], tmp_path: Path) -> None:
    dark = lucky_record("waves", 2, {"tablets": "random"}, luck_of("dark", 2, beacon=False, drawn=False))
    assert run(program, tmp_path, write(dark)).returncode == 0


def test_what_nobody_sees_in_a_gift_is_shown_by_its_numbers(program: list[str], tmp_path: Path) -> None:
    gifts = tuple(SPELT_OUT)[1:9]
    for some in (gifts[:4], gifts[4:]):
        done = run(program, tmp_path, write(lucky_record("waves", 4, {}, luck_of("unseen", 4, gifts=some))))
        shown = ",".join(f'"{SPELT_OUT[gift]}"' for gift in some)
        each = re.sub(r"(?<=[0-9a-f]) (?=[0-9a-f])", r"}\\u{", shown)
        assert f"[{each}]" in done.stdout, done.stderr


@pytest.mark.parametrize(("name", "seats"), [("wave", 2), ("rolling", 2), ("war", 3)])
def test_what_was_changed_is_not(program: list[str], tmp_path: Path, name: str, seats: int) -> None:
    document: Document = read_document(whole(name, seats))
    changes = [*changed_once(document, "luck"), *changed_once(document, "chance", most=3)]
    changes += [*changed_once(document, "seed"), *changed_once(document, "commit")]
    for path, changed in changes:
        done = run(program, tmp_path, json.dumps(changed).encode())
        assert (done.returncode != 0, done.stdout) == (True, ""), path


def draws_changed(chance: list[Any]) -> Iterator[list[Any]]:
    """The draws with all left out, one left out, one repeated, or one under another name."""
    yield []
    for at in range(2):
        yield [*chance[:at], *chance[at + 1 :]]
        yield [*chance[: at + 1], *chance[at:]]
        yield [*chance[:at], {**chance[at], "what": [chance[at]["what"]]}, *chance[at + 1 :]]


@pytest.mark.parametrize(("name", "seats"), [("wave", 3), ("rolling", 2)])
def test_a_draw_cannot_be_left_out_or_added(program: list[str], tmp_path: Path, name: str, seats: int) -> None:
    document = read_document(whole(name, seats))
    for chance in draws_changed(document["chance"]):
        done = run(program, tmp_path, json.dumps({**document, "chance": chance}).encode())
        assert (done.returncode != 0, done.stdout) == (True, ""), chance


@pytest.mark.parametrize(
    "change",
    [
        {"gifts": [["1437218895120334858"], "Grüße 🌊"]},
        {"gifts": [1437218895120334858, "Grüße 🌊"]},
        {"order": [False, True]},
        {"order": ["0", "1"]},
        {"round": "4242424"},
        {"round": [4242424]},
        {"chain": ["8990" * 16]},
    ],
)
def test_what_only_reads_like_the_luck_is_not(program: list[str], tmp_path: Path, change: dict[str, Any]) -> None:
    document = read_document(write(lucky_record("wave", 2, {}, luck_of("typed", 2, drawn=False))))
    inner = {name: value for name, value in change.items() if name in ("round", "chain")}
    outer = {name: value for name, value in change.items() if name not in inner}
    luck = {**document["luck"], **outer, "beacon": {**document["luck"]["beacon"], **inner}}
    done = run(program, tmp_path, json.dumps({**document, "luck": luck}).encode())
    assert (done.returncode != 0, done.stdout) == (True, "")


def test_both_stay_short_enough_to_be_read() -> None:
    for language in LANGUAGES:
        [code] = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
        assert len([line for line in code.splitlines() if line.strip()]) <= 56, language

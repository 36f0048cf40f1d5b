"""`python -m engine`: what it prints, what it writes, and how it says that something is wrong."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.arena import play
from engine.chance import Seeded, seed_of
from engine.games import GAMES
from engine.record import read, replay, write
from tests.engine.played import Table, record_of_table
from tests.engine.tiny_game import GAME

SECRET = bytes(range(32))
SEED = seed_of(SECRET, ["11", "22"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a finished game."""
    path = tmp_path / "tiny.json"
    path.write_bytes(write(play(GAME, 2, {"dice": True}, SEED)))
    return path


def failure(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The one line that a command fails with; it must print nothing else."""
    assert main([str(argument) for argument in arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert "Traceback" not in err
    return err.strip()


def success(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    assert main([str(argument) for argument in arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def test_replay_prints_the_outcome(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = success(capsys, "replay", file)
    assert json.loads(line) == json.loads(file.read_bytes())["outcome"]


def test_a_trace_has_a_line_for_the_set_up_and_for_each_action(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *lines, outcome = success(capsys, "replay", file, "--trace")
    positions = list(replay(read(file.read_bytes())))
    assert len(lines) == len(positions)
    for line, position in zip(lines, positions, strict=True):
        traced = json.loads(line)
        assert list(traced) == ["n", "to_act", "facts", "over"]
        assert traced["n"] == position.n
        assert traced["to_act"] == list(GAME.to_act(position.state))
        assert traced["facts"] == GAME.facts(position.state)
        assert traced["over"] is position.outcome.over
    assert lines[0].startswith('{"n": 0, "to_act": [')
    assert json.loads(outcome)["over"] is True


def test_an_unfinished_game_has_no_winners_and_no_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(GAME, 2, {}, Seeded(SEED))
    table.act(table.to_act[0], GAME.legal(table.state, table.to_act[0])[0])
    (tmp_path / "open.json").write_bytes(write(record_of_table(table)))
    assert success(capsys, "replay", tmp_path / "open.json") == [
        '{"over": false, "winners": [], "scores": [0, 0], "reason": ""}'
    ]


def changed(file: Path, **parts: Any) -> Path:
    file.write_text(json.dumps({**json.loads(file.read_bytes()), **parts}))
    return file


def test_lines_up_to_the_illegal_action_are_printed_and_nothing_after(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = json.loads(file.read_bytes())["actions"]
    actions[1] = {"seat": actions[1]["seat"], "type": "lay", "card": 99}
    assert main(["replay", str(changed(file, actions=actions)), "--trace"]) == 2
    out, err = capsys.readouterr()
    assert [json.loads(line)["n"] for line in out.splitlines()] == [0, 1]
    assert err == "action 1: This number is not in the hand.\n"


def test_with_a_wrong_outcome_all_lines_but_the_outcome_are_printed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(file.read_bytes())
    changed(file, outcome={**document["outcome"], "winners": []})
    assert main(["replay", str(file), "--trace"]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == len(document["actions"]) + 1
    assert err.startswith("record: ")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "record: "),
        (b"\xff\x00rubbish\n\n", "record: "),
        (b"[" * 100_000, "record: "),
        (b'{"format": "tidetable-record/7"}', "record: the format tidetable-record/7 is newer"),
    ],
)
def test_a_bad_file_is_one_line(
    content: bytes, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_bytes(content)
    for command in ("replay", "verify"):
        assert failure(capsys, command, tmp_path / "bad.json").startswith(expected)


def test_a_missing_file_or_a_folder_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "No such file" in failure(capsys, "replay", tmp_path / "none.json")
    assert "Is a directory" in failure(capsys, "replay", tmp_path)


def test_what_a_file_says_cannot_break_the_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = failure(capsys, "replay", changed(file, options={"a\nb\x1b[31m" + "c" * 10_000: 1}))
    assert line.startswith("set-up: the game has no option a b [31mccc")
    assert len(line) < 400


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["replay"],
        ["fly"],
        ["--fly"],
        ["replay", "a", "b"],
        ["replay", "a", "--trade"],
        ["random"],
        ["random", "--game", "tiny", "--seats", "two", "--out", "x"],
        ["random", "--game", "tiny", "--seats", "2"],
        ["verify", "x", "--secret"],
    ],
)
def test_a_wrong_command_line_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert failure(capsys, *arguments)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--game", "chess", "--seats", "2"], "no such game"),
        (["--game", "tiny", "--seats", "4"], "set-up: the game needs 2 to 3 seats"),
        (["--game", "tiny", "--seats", "-1"], "set-up: the game needs 2 to 3 seats"),
        (["--game", "tiny", "--seats", "2", "--option", "colour=1"], "set-up: the game has no option colour"),
        (["--game", "tiny", "--seats", "2", "--option", "hand=six"], "set-up: the option hand"),
        (["--game", "tiny", "--seats", "2", "--option", "hand=--5"], "set-up: the option hand"),
        (["--game", "tiny", "--seats", "2", "--option", "hand=²"], "set-up: the option hand"),
        (["--game", "tiny", "--seats", "2", "--option", "hand"], "NAME=VALUE"),
        (["--game", "tiny", "--seats", "2", "--option", "hand=5", "--option", "dice=yes"], "set-up: With dice"),
        (["--game", "tiny", "--seats", "2", "--games", "0"], "--games"),
        (["--game", "tiny", "--seats", "2", "--player", "godlike"], "there is no player 'godlike'"),
    ],
)
def test_what_cannot_be_played_is_one_line_and_no_folder(
    arguments: list[str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert expected in failure(capsys, "random", *arguments, "--out", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out").write_text("")
    assert "File exists" in failure(capsys, "random", "--game", "tiny", "--seats", "2", "--out", tmp_path / "out")


def random_games(capsys: pytest.CaptureFixture[str], out: Path, seed: str) -> dict[str, bytes]:
    options = ["--option", "dice=yes", "--option", "hand=2"]
    success(capsys, "random", "--game", "tiny", "--seats", "3", *options, "--games", "3", "--seed", seed, "--out", out)
    return {path.name: path.read_bytes() for path in out.iterdir()}


def test_random_games_are_written_as_whole_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = random_games(capsys, tmp_path / "a" / "b", "any text — at all")
    assert sorted(written) == ["tiny-3-0001.json", "tiny-3-0002.json", "tiny-3-0003.json"]
    assert len(set(written.values())) == 3
    for content in written.values():
        document = json.loads(content)
        assert document["options"] == {"dice": True, "hand": 2}
        assert document["outcome"]["over"]
        assert document["commit"] == sha256(bytes.fromhex(document["seed"])).hexdigest()
        assert "cheer" not in {action["type"] for action in document["actions"]}
        *_, last = replay(read(content))
        assert last.outcome.over


def test_the_same_seed_writes_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (random_games(capsys, tmp_path / name, name[0]) for name in ("s1", "s2", "t"))
    assert first == again
    assert set(first.values()).isdisjoint(other.values())


def unproven(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    """What is printed of a game that replays while nothing proves its luck."""
    assert main([str(argument) for argument in arguments]) == 3
    return capsys.readouterr().out.splitlines()


def test_verify_says_what_the_seed_proves(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "come from the seed" in "\n".join(unproven(capsys, "verify", file))
    changed(file, seed=None, commit=None)
    assert "come from the seed" not in "\n".join(unproven(capsys, "verify", file))


def test_verify_makes_the_seed_from_the_secret_and_who_joined(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret = ("--secret", SECRET.hex(), "--joined", "11|22")
    assert sha256(SECRET).hexdigest() in "\n".join(unproven(capsys, "verify", file, *secret))
    assert "do not make the seed" in failure(capsys, "verify", file, "--secret", SECRET.hex())


def test_verify_refuses_another_secret(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    others = ("--secret", SECRET.hex(), "--joined", "22|11")
    assert "do not make the seed" in failure(capsys, "verify", file, *others)
    assert "64 hex digits" in failure(capsys, "verify", file, "--secret", "abc")
    assert "needs --secret" in failure(capsys, "verify", file, "--joined", "1")


def test_games_lists_what_can_be_chosen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES, "names", ("tiny",))
    assert success(capsys, "games") == [
        "tiny: 2 to 3 seats",
        "  hand=1-5, default 3",
        "  dice=yes|no, default no",
        "  start=luck|first, default luck",
    ]


def test_a_fault_of_ours_is_one_line_too(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise IndexError("the deck is [1, 2, 3]")

    monkeypatch.setattr(GAME, "apply", fail)
    assert main(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", "a fault of this program (IndexError), not of the input\n")


def waves_file(tmp_path: Path) -> Path:
    assert main(["random", "--game", "waves", "--seats", "6", "--seed", "long", "--out", str(tmp_path)]) == 0
    return tmp_path / "waves-6-0001.json"


def test_a_replay_takes_less_than_half_a_second_start_up_included(tmp_path: Path) -> None:
    file = waves_file(tmp_path)
    assert min(processor_time_of("replay", file, "--trace") for _ in range(4)) < 0.5


def processor_time_of(*command: str | Path) -> float:
    """What a run takes of a processor; beside others, each takes longer than by itself now and then."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "engine", *command], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_nobody_reading_on_is_no_fault(tmp_path: Path) -> None:
    file = waves_file(tmp_path)
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "engine", "replay", str(file), "--trace"]
    done = subprocess.run(command, check=False, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert done.stderr == b""


def test_no_output_at_all_is_no_fault(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["replay", str(file), "--trace"]) == 0


def test_without_a_terminal_there_is_no_progress_bar_and_no_rich(tmp_path: Path) -> None:
    code = (
        "import sys; from engine.__main__ import main; "
        f"main(['random', '--game', 'waves', '--seats', '2', '--games', '2', '--out', {str(tmp_path)!r}]); "
        "assert 'rich' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert done.stderr == b""


def test_bench_measures_the_games_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    head, line = success(capsys, "bench", "--game", "tiny", "--seconds", "0.03")
    assert head.split() == ["game", "seats", "random/s", "full", "path/s", "state", "bytes"]
    name, seats, *numbers = line.replace(",", "").split()
    assert (name, seats) == ("tiny", "2")
    assert all(int(number) > 0 for number in numbers)
    assert "no such game" in failure(capsys, "bench", "--game", "chess")

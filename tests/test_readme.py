"""Every command that the README tells people to type works."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot.settings import Settings
from tests.free_port import free_port

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMANDS = [
    line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) for line in block.splitlines() if line.strip()
]
WAIT = 60.0


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the project as a newcomer has them, with the environment that is set up already."""
    folder = tmp_path_factory.mktemp("readme") / "tidetable"
    ignore = shutil.ignore_patterns(".git", ".venv", "data", "artefacts", ".*_cache", "__pycache__", ".hypothesis")
    shutil.copytree(ROOT, folder, ignore=ignore)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    return folder


def run(command: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env={**os.environ, **environment},
        text=True,
        capture_output=True,
        timeout=WAIT * 3,
        check=False,
    )


@contextmanager
def started(command: str, folder: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A command that runs until the block ends, and is then stopped with all that it started."""
    process = subprocess.Popen(
        command,
        shell=True,
        cwd=folder,
        env={**os.environ, **environment},
        text=True,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.communicate(timeout=WAIT)


@pytest.mark.skipif(not (ROOT / ".venv" / "tests").exists(), reason="the environment was not set up by make")
@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith(".venv/bin/python")])
def test_what_is_typed_by_hand_works(command: str, copy: Path) -> None:
    (copy / "data").mkdir(exist_ok=True)
    database = f"sqlite:///{copy}/data/tidetable.db"
    if "-m bot" in command and not (copy / "data" / "tidetable.db").exists():
        made = (
            "import asyncio\nfrom storage.store import Store\n"
            f"async def make():\n    await (await Store.open({database!r})).close()\nasyncio.run(make())"
        )
        subprocess.run([ROOT / ".venv/bin/python", "-c", made], cwd=copy, check=True)
    for before in needed_before(command):
        assert run(before, copy).returncode == 0
    done = run(command, copy)
    assert (done.returncode, done.stderr if done.returncode else "") == (0, "")


def needed_before(command: str) -> list[str]:
    """The commands further up in the README whose files this one uses."""
    if "restore" in command:
        return [one + (" --replace" if "backup" in one else "") for one in COMMANDS if "bot backup" in one]
    if "records/" in command:
        return [one for one in COMMANDS if "engine random" in one]
    return []


@pytest.mark.skipif(not (ROOT / ".venv" / "tests").exists(), reason="the environment was not set up by make")
def test_make_test_runs_the_tests(copy: Path) -> None:
    assert "make test" in COMMANDS
    done = run("make test", copy, ARGS="tests/engine/test_chance.py")
    assert done.returncode == 0
    assert "passed" in done.stdout


@pytest.mark.skipif(not (ROOT / ".venv" / "tests").exists(), reason="the environment was not set up by make")
def test_make_check_runs_all_checks(copy: Path) -> None:
    assert "make check" in COMMANDS
    done = run("make --dry-run check", copy)
    assert all(word in done.stdout for word in ("ruff check", "ruff format", "mypy", "lint-imports"))


@pytest.mark.skipif(not (ROOT / ".venv" / "ready").exists(), reason="the environment was not set up by make")
def test_make_play_serves_the_page_and_ends_cleanly(copy: Path) -> None:
    assert "make play" in COMMANDS
    port = free_port()
    environment = {**os.environ, "ARGS": f"--no-browser --port {port} --data data/play"}
    process = subprocess.Popen(shlex.split("make play"), cwd=copy, env=environment, start_new_session=True)
    try:
        page = until_served(f"http://127.0.0.1:{port}/")
        assert "Tidetable" in page
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(WAIT)


def until_served(url: str) -> str:
    deadline = time.monotonic() + WAIT
    while True:
        try:
            with urlopen(url, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.1)


@pytest.mark.skipif(not (ROOT / ".venv" / "ready").exists(), reason="the environment was not set up by make")
def test_the_token_in_dot_env_is_used(copy: Path) -> None:
    (echo,) = (command for command in COMMANDS if "echo" in command)
    (copy / ".env").unlink(missing_ok=True)
    assert run(echo, copy).returncode == 0
    assert (copy / ".env").stat().st_mode & 0o777 == 0o600
    assert "make run" in COMMANDS
    with started("make run", copy, TIDETABLE_DISCORD_API="http://127.0.0.1:9") as bot:
        assert bot.stderr is not None
        said = next((line for line in bot.stderr if "cannot be used" in line), "")
    assert said, "it says that Discord cannot be reached, and tries again"
    assert "TIDETABLE_TOKEN" not in said


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("docker")])
def test_the_container_can_be_built_and_run(command: str) -> None:
    if (
        shutil.which("docker") is None
        or subprocess.run(["docker", "info"], capture_output=True, check=False).returncode
    ):
        pytest.skip("no Docker engine on this machine: the container is not tested")
    subprocess.run(shlex.split(command), cwd=ROOT, check=True)


def test_no_command_is_left_untested() -> None:
    known = ("make play", "make test", "make check", "make run", "(umask 077; echo", "docker", ".venv/bin/python")
    assert [command for command in COMMANDS if not command.startswith(known)] == []


def test_every_variable_that_is_named_is_read() -> None:
    named = {name.lower() for name in re.findall(r"TIDETABLE_([A-Z_]+)", README)}
    assert named <= set(Settings.model_fields)


def test_every_variable_that_is_read_is_explained() -> None:
    explained = set(re.findall(r"^\| `TIDETABLE_([A-Z_]+)` \|", README + HOSTING, re.MULTILINE))
    assert explained == {name.upper() for name in Settings.model_fields}


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", README):
        assert (ROOT / target).exists(), target

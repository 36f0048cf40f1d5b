"""Starting to play, going on after a stop, and what is said when it cannot be."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox.play import CannotPlay, bot_environment, new_world, play, show_page
from bot.sandbox.server import Sandbox
from bot.settings import Settings
from tests.free_port import free_port

BOT = (sys.executable, "-m", "tests.bot.sandbox.page_bot")
ROOT = Path(__file__).parents[3]
STARTER = """
import asyncio, sys
from pathlib import Path
from bot.sandbox.play import play
asyncio.run(play(int(sys.argv[1]), Path(sys.argv[2]), False, bot_command=tuple(sys.argv[3:])))
"""
TAKEN_OVER = {
    "call_spread",
    "computer_pause",
    "grace",
    "language",
    "limit_invitations",
    "limit_lobbies",
    "limit_reports",
    "limit_server_lobbies",
    "limit_server_starts",
    "limit_starts",
    "log",
    "metrics_host",
    "second_thoughts",
}
"""The settings that playing may take from the environment or .env: how the bot plays, nothing that it keeps."""

Said = dict[str, Any]


@pytest.fixture
def port() -> int:
    return free_port()


class Terminal:
    """What play prints, and waiting for it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._more = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    def say(self, line: str) -> None:
        self.lines.append(line)
        task = asyncio.create_task(self._tell())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self) -> None:
        async with self._more:
            self._more.notify_all()

    async def wait_for(self, words: str, times: int = 1) -> None:
        async with asyncio.timeout(60), self._more:
            await self._more.wait_for(lambda: sum(words in line for line in self.lines) >= times)


@asynccontextmanager
async def playing(port: int, folder: Path, command: tuple[str, ...] = BOT) -> AsyncIterator[Terminal]:
    """Play inside this process, until the block ends."""
    terminal, stop = Terminal(), asyncio.Event()
    task = asyncio.create_task(play(port, folder, False, bot_command=command, say=terminal.say, stop=stop))
    waiting = asyncio.create_task(terminal.wait_for("plays at"))
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    try:
        if not task.done():
            yield terminal
    finally:
        stop.set()
        await task


class Sitter:
    """Somebody at the page, without a browser."""

    def __init__(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self.line = line

    async def hear(self, found: Callable[[Said], bool]) -> Said:
        """Wait for something said to the window."""
        async with asyncio.timeout(60):
            while True:
                said: Said = await self.line.receive_json()
                if found(said):
                    return said


@asynccontextmanager
async def sitting(port: int) -> AsyncIterator[Sitter]:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"http://127.0.0.1:{port}/page/socket") as line:
        yield Sitter(line)


def online(said: Said) -> bool:
    bots = said.get("bots", [said["d"]] if said.get("t") == "BOT" else [])
    return any(bot["online"] for bot in bots)


async def test_what_was_said_is_there_after_a_stop_and_a_start(port: int, tmp_path: Path) -> None:
    async with playing(port, tmp_path), sitting(port) as sitter:
        snapshot = await sitter.hear(lambda said: said["op"] == "snapshot")
        assert [one["global_name"] for one in snapshot["people"]] == ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
        assert [one["name"] for one in snapshot["channels"]] == ["general", "tables", "team-talk"]
        assert [one["name"] for one in snapshot["guilds"]] == ["Tidetable Harbour"]
        assert sum(one["dms_closed"] for one in snapshot["people"]) == 1
        if not online(snapshot):
            await sitter.hear(online)
        general = snapshot["channels"][0]["id"]
        await sitter.line.send_json({"op": "say", "id": 1, "channel_id": general, "content": "Remember me"})
        assert (await sitter.hear(lambda said: said["op"] == "answer"))["ok"]
    async with playing(port, tmp_path), sitting(port) as sitter:
        snapshot = await sitter.hear(lambda said: said["op"] == "snapshot")
        assert [one["content"] for one in snapshot["messages"][general]] == ["Remember me"]
        if not online(snapshot):
            await sitter.hear(online)


async def test_a_taken_port_is_said_in_words(port: int, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with pytest.raises(CannotPlay, match=f"Port {port} is taken.*--port {port + 1}"):
            await play(port, tmp_path, False, bot_command=BOT)


async def test_two_cannot_play_with_the_same_data(port: int, tmp_path: Path) -> None:
    async with playing(port, tmp_path):
        with pytest.raises(CannotPlay, match="Another `play` is running"):
            await play(port + 1, tmp_path, False, bot_command=BOT)


async def test_a_spoilt_world_is_said_in_words(port: int, tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text("{half")
    with pytest.raises(CannotPlay, match="cannot be read"):
        await play(port, tmp_path, False, bot_command=BOT)


async def test_a_bot_that_dies_is_started_again_and_that_is_said(port: int, tmp_path: Path) -> None:
    async with playing(port, tmp_path, (sys.executable, "-c", "raise SystemExit(3)")) as terminal:
        await terminal.wait_for("The bot ended by itself (exit code 3). It starts again", times=2)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_everything_in_order(port: int, tmp_path: Path, number: signal.Signals) -> None:
    note = tmp_path / "bot.pid"
    bot = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    arguments = (str(port), str(tmp_path / "data"), sys.executable, "-c", bot)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STARTER, *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert b"plays at" in await process.stdout.readline()
    async with asyncio.timeout(60):
        while not note.exists() or not note.read_text():
            await asyncio.sleep(0.02)
        process.send_signal(number)
        told = await process.stdout.read()
        assert await process.wait() == 0
    assert b"Everything is kept" in told
    assert (tmp_path / "data" / "world.json").exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_without_a_screen_the_address_is_said_and_no_browser_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("webbrowser.open", lambda url: pytest.fail("opened a browser in the terminal"))
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    said: list[str] = []
    show_page("http://127.0.0.1:8011", said.append)
    assert said == ["No browser could be opened: open http://127.0.0.1:8011 yourself."]


def test_with_a_screen_the_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def browser(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr("webbrowser.open", browser)
    monkeypatch.setenv("DISPLAY", ":0")
    show_page("http://127.0.0.1:8011", lambda line: pytest.fail(line))
    assert opened == ["http://127.0.0.1:8011"]


def hosting(name: str) -> str:
    """What somebody who hosts a bot here has in .env."""
    numbers = {"metrics_port": "9100", "grace": "0", "log_level": "DEBUG", "log": "json", "sync_commands": "false"}
    return f"TIDETABLE_{name.upper()}={numbers.get(name, '1' if name in TAKEN_OVER else f'the-real-{name}')}\n"


def test_playing_leaves_alone_what_a_bot_that_is_hosted_here_uses(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in os.environ if name.upper().startswith("TIDETABLE_")]:
        monkeypatch.delenv(name)
    (tmp_path / ".env").write_text("".join(map(hosting, Settings.model_fields)))
    monkeypatch.setenv("TIDETABLE_BACKUP_FOLDER", "the-real-backups")
    monkeypatch.chdir(tmp_path)
    environment = bot_environment(Sandbox(new_world()), tmp_path / "play")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    settings = Settings()
    assert "the-real" not in repr(settings.model_dump()) + settings.token.get_secret_value()
    assert (settings.backup_folder, settings.reports, settings.health_file) == (None, None, None)
    assert (settings.shards, settings.metrics_port, settings.sync_commands) == ("", 0, True)
    assert settings.grace == 0


def test_metrics_are_served_at_the_port_that_the_environment_names(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TIDETABLE_METRICS_PORT", "9101")
    assert bot_environment(Sandbox(new_world()), tmp_path)["TIDETABLE_METRICS_PORT"] == "9101"


def test_each_setting_is_made_for_playing_or_may_be_taken_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.upper().startswith("TIDETABLE_")]:
        monkeypatch.delenv(name)
    environment = bot_environment(Sandbox(new_world()), tmp_path)
    made = {name for name in Settings.model_fields if f"TIDETABLE_{name.upper()}" in environment}
    assert set(Settings.model_fields) - made == TAKEN_OVER

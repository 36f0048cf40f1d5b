"""python -m bot play: the stand-in with its page and the real bot, on this machine, going on where it was left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec

from bot.sandbox import rooms
from bot.sandbox.entities import Change
from bot.sandbox.page import add_page
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World, make_token

try:
    import fcntl
except ImportError:  # Windows has none.
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

SERVER = "Tidetable Harbour"
CHANNELS = (
    ("general", "Talk about anything"),
    ("tables", "Open a table here: type /table new"),
    ("team-talk", "For plans that the other side should not read"),
)
PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
CLOSED = "Finn"
SAVE_AFTER = 1.0
FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0
LIVED_WELL = 60.0
GOODBYE = 10.0
NOT_TAKEN_OVER = {
    "TIDETABLE_BACKUP_FOLDER": "",
    "TIDETABLE_HEALTH_FILE": "",
    "TIDETABLE_REPORTS": "",
    "TIDETABLE_SHARDS": "",
    "TIDETABLE_SYNC_COMMANDS": "true",
}
"""What the environment and .env say of the bot that really runs here: above all, its backups are not to be touched."""
FROM_ENVIRONMENT_ALONE = {"TIDETABLE_LOG_LEVEL": "WARNING", "TIDETABLE_METRICS_PORT": "0"}
"""What can be chosen for one `play`, and is this if it is not; .env says it of the bot that really runs here."""

Say = Callable[[str], None]


class CannotPlay(Exception):
    """Playing cannot begin; the text says why and what to do."""


async def play(
    port: int,
    data_folder: Path,
    open_browser: bool,
    *,
    bot_command: tuple[str, ...] = (sys.executable, "-m", "bot", "run"),
    say: Say = print,
    stop: asyncio.Event | None = None,
) -> None:
    """Run the stand-in, its page and the bot until Ctrl-C, SIGTERM or `stop`."""
    with hold_folder(data_folder):
        await _play(port, data_folder, open_browser, bot_command, say, stop or asyncio.Event())


async def _play(
    port: int, data_folder: Path, open_browser: bool, bot_command: tuple[str, ...], say: Say, stop: asyncio.Event
) -> None:
    kept = data_folder / "world.json"
    sandbox = Sandbox(open_world(kept), strict=False)
    add_page(sandbox)
    try:
        await sandbox.listen(port)
    except OSError as error:
        raise CannotPlay(
            f"Port {port} is taken, perhaps by another `play`. Choose another one: --port {port + 1}"
        ) from error
    keeper = Keeper(sandbox, kept)
    with _signals(stop):
        say(f"Tidetable plays at {sandbox.url}")
        say("Sit there as Ada, Ben or anybody else; two windows can be two people. Ctrl-C ends it, everything is kept.")
        keeping = asyncio.create_task(keeper.run())
        running = asyncio.create_task(run_bot(bot_command, bot_environment(sandbox, data_folder), say, stop))
        try:
            if open_browser:
                # In a thread: a browser that stays in the foreground must hold up neither playing nor stopping.
                threading.Thread(target=show_page, args=(sandbox.url, say), daemon=True).start()
            await stop.wait()
            say("Stopping…")
        finally:
            stop.set()
            await running
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            await sandbox.close()
            keeper.save()
            say(f"Everything is kept in {data_folder}.")


@contextlib.contextmanager
def hold_folder(data_folder: Path) -> Iterator[None]:
    """Lock the data folder, which two `play`s at once would spoil; a system without such locks goes unprotected."""
    data_folder.mkdir(parents=True, exist_ok=True)
    with (data_folder / "play.lock").open("w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise CannotPlay(
                    f"Another `play` is running with the data in {data_folder}. Use that one, or give another folder."
                ) from error
        yield


def open_world(kept: Path) -> World:
    """The world as it was left, or a new one."""
    if not kept.exists():
        return new_world()
    try:
        world = World.load(kept)
    except (msgspec.DecodeError, OSError) as error:
        raise CannotPlay(f"{kept} cannot be read ({error}). Move that folder away to begin anew.") from error
    # A new token: with the old one, a bot that outlived a killed `play` would reconnect beside the new bot.
    world.token = make_token(world.bot_id)
    return world


def new_world() -> World:
    """A server with three channels and six people, one of whom takes no direct messages."""
    world = World()
    people = [world.add_person(name.lower(), name) for name in PEOPLE]
    guild = world.add_guild(SERVER, owner=people[0])
    for person in people:
        rooms.join(world, guild, person.id)
        person.accepts_dms = person.global_name != CLOSED
    for name, topic in CHANNELS:
        world.add_channel(guild, name, topic=topic)
    return world


def bot_environment(sandbox: Sandbox, data_folder: Path) -> dict[str, str]:
    """The environment variables that make the bot use the stand-in in place of Discord, and nothing of another bot's.

    What is set here counts before .env, so that each setting that must not come from there is set to none.
    """
    database = (data_folder / "tidetable.db").resolve()
    return {
        **FROM_ENVIRONMENT_ALONE,
        **os.environ,
        **NOT_TAKEN_OVER,
        "TIDETABLE_TOKEN": sandbox.token,
        "TIDETABLE_DATABASE": f"sqlite:///{database}",
        "TIDETABLE_DISCORD_API": sandbox.url,
        "TIDETABLE_BEACON": sandbox.beacon_url,
        "TIDETABLE_CHECKER": f"{sandbox.url}/verify.html",
        "TIDETABLE_CLOCK": sandbox.clock_url,
    }


async def run_bot(command: tuple[str, ...], environment: Mapping[str, str], say: Say, stop: asyncio.Event) -> None:
    """Keep the bot running until `stop`; if it ends, start it again, after a longer wait each time it ends early."""
    loop = asyncio.get_running_loop()
    wait = FIRST_WAIT
    while not stop.is_set():
        started = loop.time()
        # A process group of its own, so that Ctrl-C reaches only this process, which then ends the bot properly.
        process = await asyncio.create_subprocess_exec(*command, env=environment, start_new_session=True)
        ended = asyncio.create_task(process.wait())
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({ended, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if stop.is_set():
            await _end(process, ended)
            return
        if loop.time() - started > LIVED_WELL:
            wait = FIRST_WAIT
        say(f"The bot ended by itself (exit code {process.returncode}). It starts again in {wait:g} s.")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), wait)
        wait = min(wait * 2, LONGEST_WAIT)


async def _end(process: asyncio.subprocess.Process, ended: asyncio.Task[int]) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        done, _ = await asyncio.wait({ended}, timeout=GOODBYE)
        if not done:
            process.kill()
    await ended


class Keeper:
    """Writes the world to disk soon after it changed."""

    def __init__(self, sandbox: Sandbox, path: Path) -> None:
        self.sandbox = sandbox
        self.path = path
        self._changed = asyncio.Event()
        self._changed.set()
        sandbox.world.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if change.kind != "typing_start":
            self._changed.set()

    async def run(self) -> None:
        """Save after each flurry of changes, until cancelled."""
        while True:
            await self._changed.wait()
            await asyncio.sleep(SAVE_AFTER)
            self._changed.clear()
            self.save()

    def save(self) -> None:
        try:
            self.sandbox.save(self.path)
        except OSError as error:
            log.error("world not saved to %s: %s", self.path, error)


@contextlib.contextmanager
def _signals(stop: asyncio.Event) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    caught = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
            loop.add_signal_handler(number, stop.set)
            caught.append(number)
    try:
        yield
    finally:
        for number in caught:
            loop.remove_signal_handler(number)


def show_page(url: str, say: Say) -> None:
    """Open the page if there is a graphical screen; a browser inside this terminal would hide what `say` prints."""
    screen = not sys.platform.startswith("linux") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    try:
        opened = bool(screen) and webbrowser.open(url)
    except webbrowser.Error:
        opened = False
    if not opened:
        say(f"No browser could be opened: open {url} yourself.")

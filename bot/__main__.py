"""python -m bot: run | play | backup | restore | check | health | pace."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

if TYPE_CHECKING:
    from bot.settings import Places

T = TypeVar("T")

WRONG_TOKEN = 4004
"""The code with which Discord's gateway closes the connection of a bot whose token it does not accept any more."""

program = typer.Typer(
    help="Tidetable, tabletop games of waves by message.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # They would print local variables: tokens, hands.
)


@program.callback()
def bot() -> None:
    """Tidetable, a bot that hosts tabletop games of waves."""
    # The database holds every hand, so only this user may read the files that are written here.
    os.umask(0o077)


@program.command()
def run(
    shards: Annotated[str, typer.Option(help="This process's part of Discord's shards, such as 0-3/8.")] = "",
    clock: Annotated[str, typer.Option(envvar="TIDETABLE_CLOCK", hidden=True, help="A stand-in's clock.")] = "",
) -> None:
    """Run the bot. Everything else is set in the environment: TIDETABLE_TOKEN, TIDETABLE_DATABASE, …"""
    import discord
    from pydantic import ValidationError

    from bot.followed_clock import run_on_clock
    from bot.logs import set_up
    from bot.run import run as run_bot
    from bot.settings import Settings
    from bot.storage_words import in_a_sentence
    from storage.errors import StorageError

    try:
        settings = Settings()
        settings.shards = shards or settings.shards
    except ValidationError as error:
        named = ", ".join(f"TIDETABLE_{str(part['loc'][0]).upper()}" for part in error.errors() if part["loc"])
        raise stop(f"Wrong or missing in the environment or in .env: {named}. The README says how.") from error
    set_up(settings.log_level, settings.log)
    try:
        asyncio.run(run_on_clock(settings, clock) if clock else run_bot(settings))
    except (discord.LoginFailure, discord.ConnectionClosed) as error:
        if isinstance(error, discord.ConnectionClosed) and error.code != WRONG_TOKEN:
            raise stop(f"Discord has closed the connection for good, with code {error.code}.") from error
        raise stop("Discord does not accept the token in TIDETABLE_TOKEN.") from error
    except (StorageError, OSError) as error:
        if isinstance(error, OSError) and error.filename is None:
            raise  # It is of no file, and a sentence would say too little.
        raise stop(in_a_sentence(error)) from error


@program.command()
def play(
    port: Annotated[int, typer.Option(help="Where the page is served on this machine.")] = 8011,
    data: Annotated[Path, typer.Option(help="Where the local server and its tables are kept.")] = Path("data/play"),
    browser: Annotated[bool, typer.Option(help="Whether to open the page.")] = True,
) -> None:
    """Play here and now: a local stand-in for Discord with a page in the browser, no account needed."""
    from bot.sandbox.play import CannotPlay
    from bot.sandbox.play import play as play_here

    try:
        asyncio.run(play_here(port, data, browser))
    except CannotPlay as error:
        raise stop(str(error)) from error


Database = Annotated[str, typer.Option(help="Which database; without this, the one that the bot's settings name.")]


@program.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Database = "",
    replace: Annotated[bool, typer.Option(help="Whether an earlier copy there may go.")] = False,
) -> None:
    """Copy everything that is kept into a file, while the bot runs, and check the copy."""
    from bot.upkeep import maintenance

    by_hand(maintenance.backup(database or places().database, file, typer.echo, replace=replace))


@program.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup made.")],
    database: Database = "",
    dry_run: Annotated[bool, typer.Option(help="Only see whether the file is sound.")] = False,
) -> None:
    """Put a backup in the place of what is kept. Stop the bot first.

    An SQLite database that was there is kept beside it; what was in a PostgreSQL database is gone.
    """
    from bot.upkeep import maintenance

    by_hand(maintenance.restore(database or places().database, file, typer.echo, dry_run=dry_run))


@program.command()
def check(database: Database = "") -> None:
    """See whether everything that is kept holds together and every running game is what its log says."""
    from bot.upkeep import maintenance

    if by_hand(maintenance.check(database or places().database, typer.echo)):
        raise typer.Exit(1)


def places() -> Places:
    """Where the bot keeps things, by the same settings as when it runs, those of .env too."""
    from bot.settings import Places

    return Places()


def by_hand(work: Coroutine[Any, Any, T]) -> T:
    """Run a maintenance command; an error of the database or of a file is printed in one line and ends the program."""
    import signal

    from bot.storage_words import in_a_sentence
    from storage.errors import StorageError

    for signum in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        if signum != signal.SIGHUP or signal.getsignal(signum) is not signal.SIG_IGN:  # nohup has it go on.
            signal.signal(signum, give_up)
    try:
        return asyncio.run(work)
    except (StorageError, OSError) as error:
        raise stop(in_a_sentence(error)) from error


def give_up(signum: int, _frame: object) -> NoReturn:
    """End at once and remove unfinished files; a restore that is already moving files is finished at the next start."""
    import os

    from storage.unfinished import drop_mine

    drop_mine()
    os._exit(128 + signum)


@program.command()
def health() -> None:
    """Tell by the exit status whether the running bot is well; it needs TIDETABLE_HEALTH_FILE."""
    from bot.upkeep.health import was_well

    # It is asked every few seconds, and reading all settings takes longer than the rest.
    named = os.environ.get("TIDETABLE_HEALTH_FILE") or places().health_file
    if not named:
        raise stop("Set TIDETABLE_HEALTH_FILE, for the bot and here.")
    path = Path(named)
    if not was_well(path):
        typer.echo("The bot is not well.", err=True)
        raise typer.Exit(1)
    typer.echo(path.read_text())


@program.command()
def pace(file: Annotated[Path, typer.Argument(help="A scenario; docs/time.md says what it holds.")]) -> None:
    """Print what follows from a scenario of waits: banks, deadlines and reminders, as JSON on one line."""
    from bot.pace.scenario import NotAScenario, read_scenario

    try:
        typer.echo(read_scenario(file.read_bytes()))
    except OSError as error:
        raise stop(f"{file} cannot be read: {error.strerror}.") from error
    except NotAScenario as error:
        raise stop(str(error)) from error


def stop(words: str) -> typer.Exit:
    """Print what is wrong and return the exit to raise."""
    typer.echo(words, err=True)
    return typer.Exit(2)


if __name__ == "__main__":
    program(prog_name="python -m bot")

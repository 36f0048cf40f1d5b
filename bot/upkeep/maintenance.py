"""What those who run the bot do by hand: backup, restore, and checking that every running game is what its log says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.host import Seated
from bot.upkeep.replaying import fault_of
from storage import backup as copies
from storage.check import check as check_storage
from storage.store import Store

Say = Callable[[str], None]


async def backup(database: str, file: Path, say: Say, *, replace: bool = False) -> None:
    """Copy everything that is kept into a file, while the bot runs."""
    made = await copies.backup(database, file, replace=replace)
    say(f"{made.path}: {made.tables} tables, {made.actions} actions, {made.size} bytes. Checked.")


async def restore(database: str, file: Path, say: Say, *, dry_run: bool = False) -> None:
    """Put a backup in the place of what is kept; the bot must not be running."""
    put = await copies.restore(database, file, dry_run=dry_run)
    if dry_run:
        say(f"{file} is sound: {put.tables} tables, {put.actions} actions. Nothing was changed.")
        return
    say(f"Restored {put.tables} tables and {put.actions} actions.")
    if put.replaced:
        say(f"What was there before is kept in {put.replaced}.")


async def check(database: str, say: Say) -> int:
    """Look through everything that is kept; says each problem, and returns how many there are."""
    problems = 0
    for problem in await check_storage(database):
        problems += 1
        table = f"table #{problem.table}: " if problem.table else ""
        say(f"{table}{problem.kind} {problem.detail}".rstrip())
    if problems:
        return problems
    games = 0
    async with await Store.open(database, create=False) as store:
        async for loaded, rows in store.tables.read_running():
            if loaded.state is None:
                continue
            games += 1
            if fault := fault_of(Seated(loaded), rows):
                problems += 1
                say(f"table #{loaded.table.id}: {fault}")
    if not problems:
        say(f"All is well. {games} running games were replayed.")
    return problems

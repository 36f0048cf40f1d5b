"""Durable turns a second, 50 tables at once, against raw sqlite3 in one run: python -m tests.bench.storage_turns."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import which

from storage import Store
from tests.bench.storage_load import Measured, commit_raw, commit_turns, open_tables
from tests.storage.postgres_server import programs, running_server

TABLES = 50
ROUNDS = 3

# Takes the place of the C library's functions and waits 2 ms in each, as a slower disk would.
SLOW_DISK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
static int slow(const char *name, int fd) {
    int (*real)(int) = (int (*)(int)) dlsym(RTLD_NEXT, name);
    usleep(2000);
    return real(fd);
}
int fsync(int fd) { return slow("fsync", fd); }
int fdatasync(int fd) { return slow("fdatasync", fd); }
"""


async def ours(folder: Path, seconds: float) -> Measured:
    async with await Store.open(f"sqlite:///{folder / 'ours.db'}") as store:
        return await commit_turns(store, await open_tables(store, TABLES), seconds)


async def raw(folder: Path, seconds: float) -> Measured:
    path = folder / "raw.db"
    async with await Store.open(f"sqlite:///{path}") as store:
        tables = await open_tables(store, TABLES)
    return commit_raw(path, tables, seconds)


async def on_postgresql(url: str, seconds: float) -> Measured:
    async with await Store.open(url) as store:
        return await commit_turns(store, await open_tables(store, TABLES), seconds)


def compare(name: str, seconds: float) -> float:
    """Measure ours and raw in turns, so that the machine's changing speed meets both; returns the ratio of the best."""
    best: dict[str, Measured] = {}
    for _ in range(ROUNDS):
        for way, measure in (("raw", raw), ("ours", ours)):
            with tempfile.TemporaryDirectory() as folder:
                found = asyncio.run(measure(Path(folder), seconds))
            if way not in best or found.rate > best[way].rate:
                best[way] = found
    ratio = best["ours"].rate / best["raw"].rate
    print(f"{name}: raw sqlite3, one transaction a turn  {best['raw']}")
    print(f"{name}: storage, {TABLES} tables at once         {best['ours']}   = {ratio:.1f} times raw", flush=True)
    return ratio


def compare_on_a_slow_disk(seconds: float) -> float | None:
    """The same in a process in which each fsync takes 2 ms longer; None where there is no C compiler."""
    compiler = which("cc")
    if compiler is None:
        print("slow disk: left out, there is no C compiler")
        return None
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder) / "slow.c", Path(folder) / "slow.so"
        source.write_text(SLOW_DISK)
        subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        command = [sys.executable, "-m", "tests.bench.storage_turns", "slow disk", str(seconds)]
        done = subprocess.run(
            command, check=True, env={**os.environ, "LD_PRELOAD": str(library)}, stdout=subprocess.PIPE, text=True
        )
    *table, ratio = done.stdout.splitlines()
    print(*table, sep="\n", flush=True)
    return float(ratio)


def main() -> None:
    if len(sys.argv) == 3:
        print(compare(sys.argv[1], float(sys.argv[2])))
        return
    compare("this disk", 2.0)
    compare_on_a_slow_disk(2.0)
    if programs() is None:
        print("PostgreSQL: left out, it is not installed")
        return
    with running_server(durable=True) as url:
        found = asyncio.run(on_postgresql(url.format(name="postgres"), 3.0))
    print(f"PostgreSQL: storage, {TABLES} tables at once        {found}")


if __name__ == "__main__":
    main()

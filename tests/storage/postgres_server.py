"""A private PostgreSQL server in a temporary folder, for tests and benchmarks; no installed service is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

# A server that is there already (as in CI) can be named instead, as in postgresql://postgres@localhost/{name};
# databases whose names begin with tidetable are made and dropped in it.
GIVEN = "TIDETABLE_TEST_POSTGRESQL"
MEMORY = Path("/dev/shm")


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, if PostgreSQL is installed."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "pg_ctl").exists()), None)


@contextmanager
def running_server(*, durable: bool) -> Iterator[str]:
    """The URL of a server without the database's name; `durable` waits for the disk, as a real one does."""
    given = os.environ.get(GIVEN)
    if given:
        yield given
        return
    place = programs()
    assert place is not None
    # PostgreSQL refuses to run as root.
    who: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
    in_memory = None if durable or not MEMORY.is_dir() else MEMORY
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir=in_memory))
    if who:
        shutil.chown(folder, "postgres", "postgres")

    def run(program: str, *words: str) -> None:
        command = [str(place / program), "-D", str(folder / "data"), *words]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, **who)

    settings = f"-k {folder} -c listen_addresses='' -c max_connections=60"
    if not durable:
        settings += " -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
    try:
        run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync", "--locale=C")
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", settings, "start")
        try:
            yield f"postgresql://postgres@/{{name}}?host={folder}"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)

"""A disk whose syncs fail or take long, for processes that a test starts; it needs a C compiler."""

from __future__ import annotations

import atexit
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

SOURCE = Path(__file__).with_name("bad_disk.c")


@cache
def _compiled(compiler: str) -> Path:
    """The library that is preloaded, made once for all tests of a process."""
    folder = Path(mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    library = folder / "bad_disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)
    return library


class BadDisk:
    """What syncs of SQLite's log do in processes with this environment; sound until told otherwise."""

    def __init__(self, folder: Path) -> None:
        compiler = shutil.which("cc")
        if compiler is None:
            pytest.skip("a disk that fails needs a C compiler")
        library = _compiled(compiler)
        self._orders = folder / "bad_disk.orders"
        self.environment = {"LD_PRELOAD": str(library), "BAD_DISK": str(self._orders)}
        self.order()

    def order(self, *, failures: int = 0, seconds: float = 0.0) -> None:
        """From now on so many syncs fail, and each takes so long."""
        written = self._orders.with_suffix(".new")
        written.write_text(f"{failures} {round(seconds * 1000)}")
        written.replace(self._orders)

    def failures_left(self) -> int:
        """How many of the ordered failures have not happened yet."""
        while not (orders := self._orders.read_text().split()):
            continue  # It is being written anew.
        return int(orders[0])

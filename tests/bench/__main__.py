"""All benchmarks one after the other, and what was promised beside what was measured: python -m tests.bench [NAME ...].

Each runs in a process of its own, so that none warms up or burdens another. If something that one needs is not
installed, that is said and the others go on.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from threading import Timer

from tests.storage.postgres_server import programs


@dataclass(frozen=True)
class Bench:
    """One benchmark: its module, what it measures, which packages it needs, how long it may take."""

    name: str
    title: str
    needs: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    most_seconds: float = 300.0


@dataclass(frozen=True)
class Promise:
    """A number that was promised: the pattern that finds it in a benchmark's output, and whether it is good enough."""

    bench: str
    words: str
    pattern: str
    target: str
    is_met: Callable[[float], bool]


BENCHES = (
    Bench("engine", "Rules beside rlcard's uno and OpenSpiel's hanabi", ("rlcard", "pyspiel")),
    Bench("storage_turns", "Durable turns a second"),
    Bench("storage_size", "A hundred thousand tables as quick as none"),
    Bench("game_bytes", "What a game leaves in the database"),
    Bench("sandbox_interactions", "Interactions a second through the stand-in"),
    Bench("scaling", "Past these machines, on paper"),
    Bench("pace", "A deadline over 400 days"),
    Bench("minds", "Imagined actions and decisions of strong players", most_seconds=1800.0),
    Bench("pictures", "Pictures of tables"),
    Bench("bot_tables", "Fifty tables at once"),
    Bench("load", "Two processes through a proxy, one killed and one stopped", most_seconds=900.0),
    Bench("requests", "Requests, bytes and processor time of a move", arguments=("--moves", "40"), most_seconds=3600.0),
    Bench("bot_memory", "Memory of idle tables"),
    Bench("bot_weight", "Memory at the start and after many moves", most_seconds=900.0),
    Bench("bot_start", "Starting with a hundred thousand tables"),
    Bench("bot_clocks", "A hundred thousand tables with clocks"),
)


def at_least(least: float) -> Callable[[float], bool]:
    return lambda found: found >= least


def below(most: float) -> Callable[[float], bool]:
    return lambda found: found < most


def _engine(game: str, random: float, full: float) -> tuple[Promise, ...]:
    numbers = rf"^{game}, \d seats\s+[\d,]+\s+"
    return (
        Promise("engine", f"{game}: random play, × uno", numbers + r"([\d.]+)", f"≥ {random}", at_least(random)),
        Promise(
            "engine",
            f"{game}: full path, × uno",
            numbers + r"[\d.]+\s+[\d.]+\s+[\d,]+\s+([\d.]+)",
            f"≥ {full}",
            at_least(full),
        ),
        Promise(
            "engine",
            f"{game}: encoded state, bytes",
            numbers + r".*?([\d,]+) B",
            "< 1,500" if game == "waves" else "≤ 4,000",
            below(1500 if game == "waves" else 4001),
        ),
    )


def _minds(game: str, seats: int) -> tuple[Promise, ...]:
    line = rf"^{game}, {seats} seats"
    return (
        Promise("minds", f"{game}, {seats}: imagined, × before", line + r": .* ([\d.]+) times", "≥ 2", at_least(1.995)),
        Promise(
            "minds",
            f"{game}, {seats}: p95 of a decision, s",
            line + r", a decision.*p95 ([\d.]+)",
            "≤ 0.5",
            below(0.505),
        ),
    )


PROMISES = (
    *_engine("waves", 2.0, 0.6),
    *_engine("wave", 1.5, 0.4),
    *_engine("rolling", 1.5, 0.4),
    *_engine("war", 0.2, 0.2),
    Promise("storage_turns", "turns, × raw sqlite3", r"^this disk: storage.*= ([\d.]+) times", "≥ 1", at_least(1)),
    Promise("storage_turns", "p99 of a turn, ms", r"^this disk: storage.*p99\s+([\d.]+)", "< 25", below(25)),
    Promise("storage_turns", "slow disk, × raw", r"^slow disk: storage.*= ([\d.]+) times", "≥ 8", at_least(8)),
    Promise(
        "storage_turns", "PostgreSQL, turns/s", r"^PostgreSQL: storage.*?([\d,]+) turns", "≥ 1,500", at_least(1500)
    ),
    Promise("storage_size", "full database, of empty", r"= ([\d.]+) of empty", "≥ 0.75", at_least(0.75)),
    Promise("storage_size", "load a table, ms", r"^load a table\s+([\d.]+) ms", "< 1", below(1)),
    Promise("storage_size", "waiting for a person, ms", r"^tables waiting\D+([\d.]+) ms", "< 2", below(2)),
    Promise("storage_size", "next due timer, ms", r"^next due timer\s+([\d.]+) ms", "< 1", below(1)),
    Promise("storage_size", "next due post, ms", r"^next due post\s+([\d.]+) ms", "< 1", below(1)),
    Promise("game_bytes", "packed game, of finished", r"= ([\d.]+) of that", "≤ 0.5", below(0.505)),
    Promise("sandbox_interactions", "interactions a second", r"^\s*bare:\s+(\d+) inter", "≥ 500", at_least(500)),
    Promise("pace", "a deadline, ms", r"^a deadline.*: ([\d.]+) ms", "< 2", below(2)),
    *_minds("waves", 2),
    *_minds("rolling", 4),
    *_minds("war", 2),
    Promise("minds", "war, 2: p95 of a turn, s", r"^war, 2 seats, a turn.*p95 ([\d.]+)", "< 2", below(2)),
    Promise("pictures", "picture, median ms", r"^waves, 6 seats: ([\d.]+) ms", "< 40", below(40)),
    Promise("pictures", "event loop late, worst ms", r"^waves, 6 seats.*?([\d.]+) ms worst", "≤ 15", below(15.05)),
    Promise("pictures", "largest picture, kB", r"^waves, 6 seats.*?(\d+) kB", "< 200", below(200)),
    Promise("bot_tables", "answer, × only acknowledging", r"([\d.]+) times the other flat out", "< 5", below(5)),
    Promise("bot_tables", "95 % answered within, ms", r"^Tidetable.*p95\s+([\d.]+)", "< 250", below(250)),
    Promise("requests", "requests a move, fast", r"^fast: ([\d.]+) requests", "≤ 3.2", below(3.205)),
    Promise("requests", "hours apart, of what may be", r"^hours: at worst ([\d.]+)", "≤ 1", below(1.005)),
    Promise("load", "a stopped process ends within, s", r"^stopped .*ended in ([\d.]+)", "< 10", below(10)),
    Promise("load", "messages doubled", r"^all is shown; (\d+) messages", "0", below(1)),
    Promise("load", "tracebacks", r"^(\d+) tracebacks", "0", below(1)),
    Promise("bot_memory", "objects kept per idle table", r"table: (-?[\d.]+) objects", "0", below(0.5)),
    Promise("bot_weight", "ready, s", r"^ready after ([\d.]+) s", "< 2", below(2)),
    Promise("bot_weight", "at the start, MB", r"^(\d+) MB at the start", "≤ 90", below(90.5)),
    Promise("bot_weight", "after 5,000 moves, MB", r"^(\d+) MB after", "≤ 180", below(180.5)),
    Promise("bot_start", "ready after login, s", r"^first start.*then ([\d.]+) s", "< 3", below(3)),
    Promise("bot_clocks", "with clocks: ready after login, s", r"with clocks: ([\d.]+) s", "< 3", below(3)),
    Promise("bot_clocks", "next timer, ms", r"^the next timer is found in ([\d.]+) ms", "< 2", below(2)),
    Promise("bot_clocks", "50 tables rearmed, ms", r"at 50 tables:.* known anew in ([\d.]+) ms", "< 100", below(100)),
    Promise("bot_start", "messages not shown in the end", r"sent and (\d+) left", "0", below(1)),
)


def lacking(bench: Bench) -> list[str]:
    """What the benchmark needs that is not installed here."""
    return [name for name in bench.needs if find_spec(name) is None]


def run(bench: Bench) -> str:
    """Run one benchmark, show its output as it comes, and return it."""
    command = [sys.executable, "-u", "-m", f"tests.bench.{bench.name}", *bench.arguments]
    said: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        latest = Timer(bench.most_seconds, process.kill)
        latest.start()
        try:
            for line in process.stdout:
                print(f"  {line}", end="", flush=True)
                said.append(line)
        except KeyboardInterrupt:
            process.kill()
            raise
        finally:
            if latest.finished.is_set():
                print("  took too long and was stopped")
            latest.cancel()
    if process.returncode:
        print(f"  failed with exit status {process.returncode}")
    return "".join(said)


def table(said: dict[str, str], left_out: dict[str, str]) -> tuple[list[str], int]:
    """A line for each promise, and how many were not kept."""
    lines: list[str] = []
    broken = 0
    for promise in PROMISES:
        if promise.bench not in said and promise.bench not in left_out:
            continue
        found = re.search(promise.pattern, said.get(promise.bench, ""), re.MULTILINE)
        if found is None:
            value, verdict = "–", left_out.get(promise.bench, "not measured")
        else:
            number = float(found[1].replace(",", ""))
            is_met = promise.is_met(number)
            broken += not is_met
            value, verdict = found[1], "met" if is_met else "NOT MET"
        lines.append(f"{promise.bench:<22}{promise.words:<34}{value:>10}   {promise.target:<10}{verdict}")
    return lines, broken


def main(wanted: Sequence[str] = ()) -> None:
    unknown = set(wanted) - {bench.name for bench in BENCHES}
    if unknown:
        sys.exit(f"There is no benchmark {', '.join(sorted(unknown))}; there are {', '.join(b.name for b in BENCHES)}.")
    said: dict[str, str] = {}
    left_out: dict[str, str] = {}
    for bench in BENCHES:
        if wanted and bench.name not in wanted:
            continue
        print(f"\n{bench.title} ({bench.name})", flush=True)
        if missing := lacking(bench):
            left_out[bench.name] = f"left out: {', '.join(missing)} not installed"
            print(f"  {left_out[bench.name]}")
            continue
        said[bench.name] = run(bench)
    if not programs():
        print("\nPostgreSQL is not installed here, so nothing was measured on it.")
    lines, broken = table(said, left_out)
    print(f"\n{'':<22}{'what was promised':<34}{'measured':>10}   {'target':<10}")
    print("\n".join(lines))
    print(f"\n{broken} not as promised in this run." if broken else "\nAll that was measured is as promised.")
    print("Ratios hold on any machine; milliseconds only on one that has nothing else to do.")


if __name__ == "__main__":
    main(sys.argv[1:])

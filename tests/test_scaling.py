"""docs/scaling.md says what the simulation says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from tests.bench.scaling import LIMIT, RAISED, SAMPLE, STEPS, awake, load, most_tables, needs, rows, simulate_moves

DOC = (Path(__file__).parents[1] / "docs" / "scaling.md").read_text()


def test_the_table_of_steps_is_what_the_simulation_gives() -> None:
    assert "\n".join(rows(load())) in DOC


def test_what_is_said_of_one_table_and_of_limits_is_what_the_simulation_gives() -> None:
    of_one = load()
    assert f"makes {of_one.moves_a_day:.1f} moves a day, and {of_one.peak:.1f} times" in " ".join(DOC.split())
    assert f"about {round(most_tables(LIMIT, of_one), -4):,} running tables" in " ".join(DOC.split())
    assert f"about {round(most_tables(RAISED, of_one), -5):,}" in DOC
    assert needs(*STEPS[-1], of_one).tokens == 11


def test_nobody_moves_asleep_and_moves_come_in_order() -> None:
    for seed in range(SAMPLE // 10):
        moves = list(simulate_moves(Random(seed)))
        assert moves == sorted(moves)
        assert len(moves) > 10
    assert awake(3 * 3600.0, 0) == 8 * 3600.0
    assert awake(12 * 3600.0, 0) == 12 * 3600.0


def test_every_benchmark_that_is_named_is_there() -> None:
    for name in re.findall(r"`(?:python -m )?tests\.bench (\w+)`", DOC):
        assert (Path(__file__).parent / "bench" / f"{name}.py").exists()

"""Sharing a commit is worth it: the promises about speed that hold on any machine, because both ways run in one go."""

from __future__ import annotations

import pytest

from tests.bench.storage_turns import compare, compare_on_a_slow_disk


def test_fifty_tables_at_once_are_at_least_as_quick_as_raw_sqlite() -> None:
    assert compare("this disk", 0.4) >= 1


def test_on_a_slow_disk_they_are_eight_times_as_quick() -> None:
    ratio = compare_on_a_slow_disk(0.4)
    if ratio is None:
        pytest.skip("there is no C compiler to build the slow disk with")
    assert ratio >= 8

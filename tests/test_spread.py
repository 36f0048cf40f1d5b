"""How the tests are spread over workers."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conftest import shares, shares_a_bot


@pytest.mark.parametrize("workers", [2, 3, 4, 64])
def test_every_test_is_in_one_share_and_those_that_share_a_bot_stay_together(
    request: pytest.FixtureRequest, workers: int
) -> None:
    items = request.session.items
    parts = shares(items, workers)
    assert Counter(item.nodeid for part in parts for item in part) == Counter(item.nodeid for item in items)
    paths = [{item.path for item in part if shares_a_bot(item)} for part in parts]
    assert max(Counter(path for found in paths for path in found).values(), default=1) == 1

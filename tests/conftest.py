"""What all tests share: which warnings of other people's code are no errors of ours."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    # aiohttp's own reader of uploaded files warns of itself as soon as a file is larger than one chunk.
    config.addinivalue_line("filterwarnings", r"ignore:unread_data\(\) is deprecated:DeprecationWarning:aiohttp.*")

"""A port for something that a test starts, which must know its port before it listens."""

from __future__ import annotations

import socket
from random import SystemRandom

FIRST, LAST = 20_000, 32_000
"""Below those that a system gives to connections of its own: nobody else gets it until it is listened on."""


def free_port() -> int:
    """A port on this machine on which nobody listens."""
    while True:
        port = SystemRandom().randint(FIRST, LAST)
        with socket.socket() as one:
            try:
                one.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port

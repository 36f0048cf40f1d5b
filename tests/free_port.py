"""A port for something that a test starts, which must know its port before it listens."""

from __future__ import annotations

import socket
from random import SystemRandom

FIRST, LAST = 20_000, 32_000
"""Below the ports that a system gives to outgoing connections, so that none gets it before it is listened on."""


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

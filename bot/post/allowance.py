"""How much of something scarce a server may have: all it likes while it is alone, a share while others want some."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Hashable

LIKE_OTHERS = 2.0
"""When everybody wants a lot, a server may have this many times what the others have on average."""
LATELY = 10.0
"""For how many seconds what a server wanted counts as recent."""
FEW = 5
"""If the others wanted less than this recently, they are served in between, and this server need not wait."""
MANY = 1_000


class Allowance:
    """Says how long a server must wait: each may have `a_second` per second, and `ahead` seconds' worth at once."""

    def __init__(self, a_second: float, ahead: float, steady: Callable[[], float] = time.monotonic) -> None:
        self._a_second = a_second
        self._ahead = ahead
        self._steady = steady
        self._asked: deque[tuple[float, Hashable]] = deque()
        self._count: Counter[Hashable] = Counter()
        self._used_until: dict[Hashable, float] = {}

    def ask(self, server: Hashable) -> None:
        """Note that this server wants something."""
        self._forget()
        self._asked.append((self._steady(), server))
        self._count[server] += 1

    def others(self, server: Hashable) -> int:
        """How often others wanted something lately."""
        self._forget()
        return len(self._asked) - self._count[server]

    def _forget(self) -> None:
        """Forget what was wanted long ago, also while nobody asks how much that was."""
        while self._asked and self._asked[0][0] <= self._steady() - LATELY:
            _, gone = self._asked.popleft()
            self._count[gone] -= 1
            if not self._count[gone]:
                del self._count[gone]

    def wait(self, server: Hashable) -> float:
        """How many seconds this server must wait."""
        if self.others(server) < FEW:
            return 0.0
        return max(0.0, self._used_until.get(server, 0.0) - self._steady() - self._ahead)

    def take(self, server: Hashable) -> None:
        """Note that this server got something; what it got while it was alone is soon forgotten."""
        others = self.others(server)
        average = others / LATELY / max(1, len(self._count) - (server in self._count))
        now, each = self._steady(), 1 / max(self._a_second, LIKE_OTHERS * average)
        if len(self._used_until) >= MANY:
            self._used_until = {one: until for one, until in self._used_until.items() if until > now}
        used_until = max(now, self._used_until.get(server, 0.0))
        self._used_until[server] = min(used_until, now + self._ahead) + each

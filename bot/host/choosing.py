"""What people have picked so far in the menus of their hands, so that a hand made anew goes on where they are."""

from __future__ import annotations

from collections import OrderedDict

MOST = 5000
"""How many menus are kept in mind. Who is forgotten, or was choosing when the bot stopped, begins that menu again."""

Picked = tuple[str, ...]


class Choosing:
    """The open menus, each by its table and seat; a menu is over when its decision is no longer asked."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], tuple[str, Picked]] = OrderedDict()

    def keep(self, table: int, seat: int, prompt: str, picked: Picked) -> None:
        """Somebody has come this far in the menu of a decision."""
        self._open[table, seat] = (prompt, picked)
        self._open.move_to_end((table, seat))
        if len(self._open) > MOST:
            self._open.popitem(last=False)

    def forget(self, table: int, seat: int) -> None:
        """What was picked has become a move, or was given up."""
        self._open.pop((table, seat), None)

    def find_picked(self, table: int, seat: int, prompt: str) -> Picked:
        """How far the menu of this very decision has come."""
        asked, picked = self._open.get((table, seat), ("", ()))
        return picked if asked == prompt else ()

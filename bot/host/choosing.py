"""What people have picked so far in the menus of their hands, so that a hand made again continues from there."""

from __future__ import annotations

from collections import OrderedDict

from storage.ids import TableId

MOST = 5000
"""How many menus are remembered. One that is forgotten, or was open when the bot stopped, starts from the beginning."""

Picked = tuple[str, ...]


class Choosing:
    """The open menus, by table and seat; a menu is over once its decision is no longer asked."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], tuple[str, Picked]] = OrderedDict()

    def keep(self, table: TableId, seat: int, prompt: str, picked: Picked) -> None:
        """Remember how far somebody has come in the menu of a decision."""
        self._open[table, seat] = (prompt, picked)
        self._open.move_to_end((table, seat))
        if len(self._open) > MOST:
            self._open.popitem(last=False)

    def forget(self, table: TableId, seat: int) -> None:
        """Forget what was picked, which has become a move or was given up."""
        self._open.pop((table, seat), None)

    def find_picked(self, table: TableId, seat: int, prompt: str) -> Picked:
        """What has been picked so far in the menu of this very decision."""
        asked, picked = self._open.get((table, seat), ("", ()))
        return picked if asked == prompt else ()

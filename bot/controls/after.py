"""What can be pressed once a game is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.controls.ids import make_id
from storage.ids import TableId

AfterAct = Literal["luck", "replay"]
Jump = Literal["", "round", "seat", "film", "why"]


@dataclass(frozen=True, slots=True)
class AfterGame:
    """Look at something of a game that is over: `luck` is how its luck came about, `replay` its beginning.

    With no table the game is chosen from a list.
    """

    table: TableId
    act: AfterAct

    def id(self) -> str:
        return make_id("f", self.table, self.act)


@dataclass(frozen=True, slots=True)
class Replay:
    """Go to a step of a game that is over, as a seat or (None) everybody saw it, in pictures or in `words`.

    With the `jump` `round` or `seat` it is a list to choose another one from; `film` asks for the whole game as a film,
    or in `words` for a text; `why` asks why a computer player did what it did last.
    With no table the game is in the file beside the button.
    """

    table: TableId
    step: int = 0
    seat: int | None = None
    words: bool = False
    jump: Jump = ""

    def id(self) -> str:
        seat = "p" if self.seat is None else str(self.seat)
        return make_id("i", self.table, str(self.step), seat, "w" if self.words else "g", self.jump)

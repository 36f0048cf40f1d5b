"""How the classes of cards in Waves look: Scholar, Keeper, Knight, Seer, Noble."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.drawing.palette import BLUE, GOLD, GREEN, PURPLE, RUST, Mark

CLASS_MARKS: Final[Mapping[int, Mark]] = {1: BLUE, 2: GREEN, 3: RUST, 4: PURPLE, 5: GOLD}

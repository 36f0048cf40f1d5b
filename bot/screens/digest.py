"""The daily digest: what waits for somebody, with deadlines, and what has changed, folded into counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.controls import Hand
from bot.screens.calls import Want, first_that_fit, label_hand, say_want, tell_button
from bot.screens.frame import SEA
from bot.screens.message import Box, Button, Line, Message, Part, Text, buttons
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId

MOST_BUTTONS, MOST_CHANGES = 4, 6
MOST_IN_ALL = 3900
"""How many characters a digest has without saying how many more tables there are; Discord takes 4,000."""


@dataclass(frozen=True, slots=True)
class DigestEntry:
    """What others did at a table since the last digest."""

    table: TableId
    name: str
    place: str
    what: Literal["began", "over", "moves"]
    moves: int = 0


def digest(
    wants: Sequence[Want], changes: Sequence[DigestEntry], texts: Texts, mark: str, *, whole: bool = True
) -> Message:
    """Tables that wait first, those with the nearest deadlines at the top; then what has changed.

    How many more tables wait is said only if the list is whole.
    """
    parts: list[Part] = [Text(texts("digest-title"))]
    changed = "\n".join([texts("digest-changed"), *_changed(changes, texts)]) if changes else ""
    if wants:
        room = MOST_IN_ALL - len(changed) - len(texts("digest-title")) - len(texts("digest-waiting"))
        lines = first_that_fit([say_want(want, texts) for want in wants], texts, room, whole=whole)
        parts.append(Text("\n".join([texts("digest-waiting"), *lines])))
    if wants and changes:
        parts.append(Line())
    if changes:
        parts.append(Text(changed))
    to_hands = [
        Button(label_hand(want, texts), Hand(want.table, mark).id(), emoji="🖐️") for want in wants[:MOST_BUTTONS]
    ]
    return Message((Box(tuple(parts), SEA), *buttons(*to_hands, tell_button(texts))))


def _changed(changes: Sequence[DigestEntry], texts: Texts) -> list[str]:
    shown, folded = changes[:MOST_CHANGES], changes[MOST_CHANGES:]
    lines = [f"• {_change(change, texts)}" for change in shown]
    if folded:
        moves = sum(change.moves for change in folded)
        lines.append(f"-# {texts('digest-folded', tables=len(folded), moves=moves)}")
    return lines


def _change(change: DigestEntry, texts: Texts) -> str:
    table = {"name": escape(change.name), "table": change.table, "place": change.place}
    return texts(f"digest-{change.what}", count=change.moves, **table)

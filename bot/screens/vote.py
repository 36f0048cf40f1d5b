"""The question whether a move may be taken back, with the answers so far."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.takeback import Plea
from bot.panels import ids
from bot.screens.frame import SAND
from bot.screens.log import escape
from bot.screens.message import Box, Button, Message, Part, Text, buttons
from bot.screens.scene import Sitter
from bot.texts import Texts


def vote(
    plea: Plea,
    table: int,
    sitters: Sequence[Sitter],
    missing: Sequence[int],
    texts: Texts,
    mentions: tuple[int, ...] = (),
) -> Message:
    """The message that asks; once it is decided, what was decided."""
    who = escape(sitters[plea.seat].name)
    parts: list[Part] = [Text(texts("vote-asks", who=who))]
    if not plea.open:
        parts.append(Text(texts("vote-refused" if plea.no else "vote-closed")))
    elif not missing:
        parts.append(Text(texts("vote-done")))
    else:
        names = ", ".join(
            f"<@{sitters[seat].user}>" if sitters[seat].user in mentions else escape(sitters[seat].name)
            for seat in missing
        )
        parts.append(Text(texts("vote-missing", who=names)))
        for_plea = str(plea.version)
        parts += buttons(
            Button(texts("button-agree"), ids.Control(ids.VOTE, table, (for_plea, "yes")).id(), "success"),
            Button(texts("button-refuse"), ids.Control(ids.VOTE, table, (for_plea, "no")).id()),
        )
    return Message((Box(tuple(parts), SAND),), mentions)

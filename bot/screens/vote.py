"""The question whether a move may be taken back, with the answers so far."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls import Vote
from bot.host.takeback import Plea
from bot.screens.frame import SAND
from bot.screens.message import Box, Button, Message, Part, Text, buttons
from bot.screens.scene import Sitter
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId


def vote(
    plea: Plea,
    table: TableId,
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
        parts += buttons(
            Button(texts("button-agree"), Vote(table, plea.version, yes=True).id(), "success"),
            Button(texts("button-refuse"), Vote(table, plea.version, yes=False).id()),
        )
    return Message((Box(tuple(parts), SAND),), mentions)

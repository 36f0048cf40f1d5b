"""Questions that a table votes on, with the answers so far: taking a move back, taking over a seat, breaking off."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls import Vote, VoteBreak, VoteSeat
from bot.host.applying import Application
from bot.host.consent import Consent
from bot.host.ending import Ending
from bot.screens.frame import SAND
from bot.screens.message import Box, Button, Message, Part, Text, buttons
from bot.screens.scene import Sitter
from bot.screens.time import at
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId, UserId


def ask_for_seat(
    application: Application,
    table: TableId,
    sitters: Sequence[Sitter],
    missing: Sequence[int],
    texts: Texts,
    mentions: tuple[UserId, ...] = (),
) -> Message:
    """The question whether somebody may take over a seat; once it is decided, what was decided."""
    who, old = escape(application.name), escape(application.old or f"#{application.seat + 1}")
    parts: list[Part] = [Text(texts("seat-asks", who=who, old=old))]
    if application.state == "open":
        parts.append(Text(texts("seat-missing", who=_names(sitters, missing, mentions))))
        yes, no = (VoteSeat(table, application.seat, application.asked, yes) for yes in (True, False))
        parts += buttons(Button(texts("button-agree"), yes.id(), "success"), Button(texts("button-refuse"), no.id()))
    else:
        parts.append(Text(texts(f"seat-{application.state}", who=who, old=old)))
    return Message((Box(tuple(parts), SAND),), mentions)


def ask_to_break_off(
    question: Consent,
    asker: str,
    table: TableId,
    sitters: Sequence[Sitter],
    missing: Sequence[int],
    until: float | None,
    ending: Ending | None,
    texts: Texts,
    mentions: tuple[UserId, ...] = (),
) -> Message:
    """The question whether the game should be broken off; `missing` may still answer, until then if known."""
    parts: list[Part] = [Text(texts("break-asks", who=escape(asker)))]
    if missing:
        ends = "none" if until is None else at(int(until))
        parts.append(Text(texts("break-missing", who=_names(sitters, missing, mentions), until=ends)))
        yes, no = (VoteBreak(table, question.version, yes) for yes in (True, False))
        parts += buttons(Button(texts("button-agree"), yes.id(), "danger"), Button(texts("button-play-on"), no.id()))
    elif question.no:
        parts.append(Text(texts("break-refused")))
    else:
        parts.append(Text(texts("break-done" if ending and ending.why == "agreed" else "vote-ended")))
    return Message((Box(tuple(parts), SAND),), mentions)


def _names(sitters: Sequence[Sitter], missing: Sequence[int], mentions: tuple[UserId, ...]) -> str:
    return ", ".join(
        f"<@{sitters[seat].user}>" if sitters[seat].user in mentions else escape(sitters[seat].name) for seat in missing
    )


def vote(
    consent: Consent,
    asker: str,
    table: TableId,
    sitters: Sequence[Sitter],
    missing: Sequence[int],
    texts: Texts,
    mentions: tuple[UserId, ...] = (),
    *,
    over: bool = False,
) -> Message:
    """The question whether a move may be taken back; once it is decided, or the game is `over`, what came of it."""
    parts: list[Part] = [Text(texts("vote-asks", who=escape(asker)))]
    if not consent.open:
        decided = "vote-done" if consent.done and not missing else "vote-closed"
        parts.append(Text(texts("vote-refused" if consent.no else "vote-silent" if consent.silent else decided)))
    elif over:
        parts.append(Text(texts("vote-ended")))
    else:
        if missing:
            parts.append(Text(texts("vote-missing", who=_names(sitters, missing, mentions))))
        parts += buttons(
            Button(texts("button-agree"), Vote(table, consent.version, yes=True).id(), "success"),
            Button(texts("button-refuse"), Vote(table, consent.version, yes=False).id()),
        )
    return Message((Box(tuple(parts), SAND),), mentions)

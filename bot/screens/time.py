"""Moments in words, the vote about somebody who is late, and the offer of a seat in a running game.

Discord shows <t:…> to everybody in their own time zone, and counts down by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.contract import Contract
from bot.controls import ComeBack, LateChoice, LateVote, TakeSeat
from bot.host.seats import MARK
from bot.host.timing import LateVote as Asked
from bot.screens.frame import SAND
from bot.screens.message import Box, Button, Message, Part, Text, buttons
from bot.screens.scene import Sitter
from bot.screens.settings import say_agreed
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId, UserId

CHOICES: tuple[LateChoice, ...] = ("wait", "computer", "offer", "end")


def at(moment: int) -> str:
    """A moment with its date and time."""
    return f"<t:{moment}:f>"


def relative(moment: int) -> str:
    """How far a moment is from now."""
    return f"<t:{moment}:R>"


def late_vote(
    table: TableId,
    asked: Asked,
    sitters: Sequence[Sitter],
    texts: Texts,
    called: Mapping[int, str],
    users: tuple[UserId, ...],
    since: int | None = None,
) -> Message:
    """Asks the others what should become of the seat of somebody who is late or has left, or lets the table wait.

    It may be known `since` when somebody is late, or is waited for.
    """
    who = escape(asked.computer or sitters[asked.seat].name.removeprefix(MARK))
    missing = [called[seat] for seat in asked.voters if seat not in asked.votes]
    gone = asked.why == "gone"
    if since is not None and not asked.decided:
        question = texts(f"{asked.why}-asks-since", who=who, since=relative(since))
    else:
        question = texts(f"{asked.why}-asks", who=who)
    parts: list[Part] = [Text(question)]
    parts += [
        Text(f"• {texts.pair(f'**{escape(sitters[seat].name)}**', say_choice(choice, texts, gone=gone))}")
        for seat, choice in sorted(asked.votes.items())
    ]
    if asked.decided:
        about = "gone" if gone and asked.decided != "over" else "late"
        key = "vote-ended" if asked.decided == "ended" else f"{about}-decided-{asked.decided}"
        parts.append(Text(texts(key, who=who)))
        return Message((Box(tuple(parts), SAND),))
    parts.append(Text(f"{texts('late-missing', who=', '.join(missing))}\n-# {texts('late-how')}"))
    parts += buttons(
        *(
            Button(texts(f"button-late-{choice}"), LateVote(table, asked.number, choice).id(), "secondary")
            for choice in CHOICES
            if not (gone and choice == "wait")
        )
    )
    return Message((Box(tuple(parts), SAND),), users)


def say_choice(choice: LateChoice, texts: Texts, *, gone: bool) -> str:
    """What is wanted to become of a seat; whoever is gone for good does not come back to it."""
    about = "gone" if gone and choice == "computer" else "late"
    return texts(f"{about}-choice-{choice}")


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat of a running game that anybody may take."""

    table: TableId
    seat: int
    who: str
    """Who has sat there, or the computer player that does."""
    name: str
    contract: Contract
    others: tuple[str, ...]
    """Who else sits there."""
    place: str


def offer_seat(offer: Offer, texts: Texts, *, free: bool) -> Message:
    """Offers a seat of a running game to anybody."""
    name = escape(offer.name)
    if not free:
        return Message((Text(texts("offer-over", name=name, table=offer.table)),))
    game = texts(f"system-{offer.contract.system}")
    words = texts("offer", game=game, name=name, table=offer.table, who=escape(offer.who), place=offer.place)
    pace = texts.pair(texts("setting-pace"), say_agreed(texts, "pace", offer.contract.pace))
    lines = [words, f"-# {pace}"]
    if offer.others:
        lines.append(f"-# {texts('offer-others', who=', '.join(map(escape, offer.others)))}")
    take = Button(texts("button-take-seat"), TakeSeat(offer.table, offer.seat).id(), "primary", "🪑")
    return Message((Text("\n".join(lines)), *buttons(take)))


def show_played_for(table: TableId, name: str, texts: Texts) -> Message:
    """What somebody sees in place of their hand while a computer player plays for them."""
    back = Button(texts("button-im-back"), ComeBack(table).id(), "primary")
    return Message((Text(texts("played-for", name=escape(name), table=table)), *buttons(back)))

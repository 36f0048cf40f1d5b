"""The clock of a table, privately: how each deadline came about line by line, and what can be done about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.contract import Contract
from bot.controls import AboutTime, AskSeat, Poke, TimeAct, VoteProposal
from bot.host.timing import Proposal
from bot.pace.explaining import Stretch
from bot.pace.terms import DAY, MINUTE
from bot.pace.typed import read_length
from bot.screens.asking_hours import hours_button
from bot.screens.frame import SAND
from bot.screens.lengths import say_length
from bot.screens.message import Box, Button, Message, Part, Text, buttons
from bot.screens.settings import say_agreed
from bot.screens.time import at, relative
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId, UserId

MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class Explained:
    """How the clock of a seat, which the table waits for, came to where it stands."""

    seat: int
    asked: int
    bank: int | None
    used: int
    due: int | None
    late: bool
    stretches: tuple[Stretch, ...]
    askable: int | None = None
    """From when the others may be asked what becomes of the seat, where there is no clock."""


@dataclass(frozen=True, slots=True)
class TableClock:
    """Everything that the clock of a table shows."""

    table: TableId
    name: str
    contract: Contract
    names: Mapping[int, str]
    mine: tuple[int, ...]
    """The seats of the person who looks; only somebody who has one can propose anything."""
    explained: tuple[Explained, ...]
    banks: Mapping[int, int]
    """How much time the seats have left that the table does not wait for."""
    pause: tuple[int, int | None] | None
    pokeable: tuple[int, ...]
    now: int
    counts: bool = False
    """Whether it is a secret for whom the table waits, so that only the person's own seats are in it."""
    meets: int | None = None
    """When the live hour begins that is agreed."""
    is_deserted: bool = False
    """Whether computer players play for everybody, and so wait until somebody is back."""
    may_ask: tuple[int, ...] = ()
    """The seats about which the person who looks may have the others asked now."""


def table_clock(shown: TableClock, texts: Texts) -> Message:
    """The clock of a table."""
    pace = say_agreed(texts, "pace", shown.contract.pace)
    parts: list[Part] = [
        Text(f"### 🕒 {escape(shown.name)} · #{shown.table}\n{texts.pair(texts('setting-pace'), pace)}")
    ]
    if shown.is_deserted:
        parts.append(Text(texts("waits-for-anybody")))
    if shown.pause:
        parts.append(Text(say_pause(texts, shown.pause)))
    if shown.meets is not None:
        begins = f"{at(shown.meets)} ({relative(shown.meets)})"
        parts.append(Text(f"⚡ {texts.pair(texts('button-time-meet'), begins)}"))
    if shown.counts:
        parts.append(Text(texts.pair(texts("setting-missing"), texts("setting-missing-count"))))
    parts += [Text(_explain(shown, one, texts)) for one in shown.explained]
    if shown.banks:
        left = [texts.pair(escape(shown.names[seat]), say_length(texts, bank)) for seat, bank in shown.banks.items()]
        parts.append(Text(f"-# {texts('clock-banks', banks=' · '.join(left))}"))
    return Message((Box(tuple(parts), SAND), *_buttons(shown, texts)))


def say_pause(texts: Texts, pause: tuple[int, int | None]) -> str:
    """Until when a table rests."""
    until = pause[1]
    if until is None:
        return texts("pause-resting", since=relative(pause[0]))
    return texts("pause-until", until=at(until), left=relative(until))


def _explain(shown: TableClock, one: Explained, texts: Texts) -> str:
    """How one deadline came about: line by line for its own person, in sums for others."""
    lines = [f"**{escape(shown.names[one.seat])}**"]
    if one.due is not None:
        key = "explain-late" if one.late else "explain-due"
        lines.append(texts.pair(f"{at(one.due)} ({relative(one.due)})", texts(key)))
    lines.append(f"• {texts.pair(at(one.asked), texts('explain-asked'))}")
    lines += _each(one.stretches, texts) if one.seat in shown.mine else _sums(one.stretches, texts)
    if one.bank is not None:
        used, bank = say_length(texts, one.used), say_length(texts, one.bank)
        lines.append(f"• {texts('explain-used', used=used, bank=bank)}")
    if one.due is None:
        lines.append(f"• {texts('explain-open' if one.bank is None else 'explain-unknown')}")
    if one.askable is not None:
        lines.append(f"• {texts.pair(f'{at(one.askable)} ({relative(one.askable)})', texts('explain-seat'))}")
    return "\n".join(lines)


def _each(stretches: Sequence[Stretch], texts: Texts) -> list[str]:
    found = []
    for stretch in stretches:
        if stretch.seconds < MINUTE:
            continue
        said = texts(f"explain-{stretch.why}", length=say_length(texts, stretch.seconds))
        end = at(stretch.end) if stretch.seconds >= DAY else f"<t:{stretch.end}:t>"
        found.append(f"• {texts.pair(f'{at(stretch.start)} – {end}', said)}")
    if len(found) <= MOST_LINES:
        return found
    return [*found[:MOST_LINES], f"• {texts('explain-more', count=len(found) - MOST_LINES)}", *_sums(stretches, texts)]


def _sums(stretches: Sequence[Stretch], texts: Texts) -> list[str]:
    sums: Counter[str] = Counter()
    for stretch in stretches:
        sums[stretch.why] += stretch.seconds
    return [
        f"• {texts(f'explain-{why}', length=say_length(texts, seconds))}"
        for why, seconds in sums.items()
        if seconds >= MINUTE
    ]


def _buttons(shown: TableClock, texts: Texts) -> tuple[Part, ...]:
    if not shown.mine:
        return ()

    def button(act: TimeAct, emoji: str) -> Button:
        return Button(texts(f"button-time-{act}"), AboutTime(shown.table, act).id(), emoji=emoji)

    pokes = [
        Button(texts("button-poke", who=shown.names[seat]), Poke(shown.table, seat).id(), emoji="👉")
        for seat in shown.pokeable
    ]
    asks = [
        Button(
            texts("button-ask-seat", who=shown.names[one.seat]),
            AskSeat(shown.table, one.seat, one.asked).id(),
            emoji="🪑",
        )
        for one in shown.explained
        if one.seat in shown.may_ask
    ]
    return buttons(
        button("resume", "▶️") if shown.pause else button("pause", "⏸️"),
        button("pace", "🏃"),
        button("meet", "⚡"),
        hours_button(texts),
        *pokes,
        *asks,
    )


def proposal(
    table: TableId,
    asked: Proposal,
    asker: str,
    texts: Texts,
    called: Mapping[int, str],
    users: tuple[UserId, ...],
    *,
    silence: bool,
) -> Message:
    """Asks the others whether they agree to what somebody proposes about time; `silence` says that it does."""
    value = say_agreed(texts, "pace", asked.value) if asked.what == "pace" else _say_length_of(asked, texts)
    parts: list[Part] = [Text(texts(f"proposal-{asked.what}", who=escape(asker), value=value))]
    if asked.state == "open":
        missing = ", ".join(called[seat] for seat in asked.voters if seat not in asked.yes)
        parts.append(Text(texts("proposal-silence" if silence else "proposal-missing", who=missing)))
        yes, no = (VoteProposal(table, asked.number, yes=yes) for yes in (True, False))
        parts += buttons(Button(texts("button-agree"), yes.id(), "success"), Button(texts("button-refuse"), no.id()))
    elif asked.state == "refused" and asked.until is not None:
        until = {"until": at(asked.until), "left": relative(asked.until)}
        parts.append(Text(texts("proposal-refused-until", **until)))
    else:
        parts.append(Text(texts(f"proposal-{asked.state}")))
    return Message((Box(tuple(parts), SAND),), users)


def _say_length_of(asked: Proposal, texts: Texts) -> str:
    key = f"pause-{asked.value or 'open'}"
    return texts(key) if texts.has(key) else texts("pause-for", length=say_length(texts, read_length(asked.value)))

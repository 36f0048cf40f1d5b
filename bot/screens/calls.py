"""The message that calls somebody: to a table that waits for them, or to several at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.controls import NO_TABLE, Hand, InLobby, TellMe
from bot.screens.asking_hours import hours_button
from bot.screens.message import Button, Message, Text, buttons
from bot.screens.scene import SeatClock
from bot.screens.time import at, relative
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId, UserId

MOST_BUTTONS, LONGEST_LABEL, MOST_SAID = 4, 40, 3500


@dataclass(frozen=True, slots=True)
class Want:
    """Why a table calls somebody, such as that it waits for them, asks something, or their turn is next."""

    table: TableId
    name: str
    place: str
    clock: SeatClock | None = None
    """How their clock stands, if the table waits for them."""
    only: bool = False
    """Whether everybody else who was asked together with them has answered."""
    asks: bool = False
    """Whether a question at the table waits for their vote, perhaps besides their move."""
    over: bool = False
    """Whether the game is over."""
    ready: bool = False
    """Whether a lobby asks if they are ready."""
    ahead: bool = False
    """Whether they can lay their next move ahead."""
    live: bool = False
    """Whether a live hour has begun."""
    meets: int | None = None
    """When a live hour begins that is agreed, perhaps besides all else."""


def call(
    wants: Sequence[Want],
    who: str,
    texts: Texts,
    mark: str,
    mentions: tuple[UserId, ...] = (),
    *,
    here: TableId = NO_TABLE,
    asks_hours: bool = False,
) -> Message:
    """Calls somebody whom tables want: in private, or, if `who` mentions them, at the table `here` for all to see.

    All those may not see the other tables: in public these are named only by their places, and have no buttons. Only in
    private are there buttons to choose how to be told and, if it `asks_hours`, to say when one is awake.
    """
    own = () if who else (tell_button(texts), hours_button(texts) if asks_hours else None)
    told = [want for want in wants if not who or want.table == here]
    if len(wants) == len(told) == 1:
        [want] = wants
        said = f"⏳ {who} {say_want(want, texts)}".replace("  ", " ")
        answer = Button(texts("button-to-hand"), Hand(want.table, mark).id(), "primary", "🖐️")
        if want.ready:
            answer = Button(texts("button-ready"), InLobby(want.table, "ready", mark).id(), "success", "✅")
        return Message((Text(said), *buttons(answer, *own)), mentions)
    named = [_say_place(want, texts) if who else say_want(want, texts) for want in wants]
    head = f"⏳ {who} {texts('call-several', count=len(wants))}".replace("  ", " ")
    listed = [want for want in told if not want.ready][:MOST_BUTTONS]
    to_hands = [Button(label_hand(want, texts), Hand(want.table, mark).id(), emoji="🖐️") for want in listed]
    text = Text("\n".join([head, *first_that_fit(named, texts)]))
    return Message((text, *buttons(*to_hands, *own)), mentions)


def say_want(want: Want, texts: Texts) -> str:
    """Why a table calls, in a sentence or two."""
    table = {"name": escape(want.name), "table": want.table, "place": want.place}
    clock, meets = want.clock, want.meets
    hour = {} if meets is None else {"when": at(meets), "left": relative(meets)}
    if want.over:
        return texts("call-over", **table)
    if want.ready:
        return texts("call-ready", **table)
    if clock is None and want.ahead:
        return texts("call-ahead", **table)
    if clock is None and want.live:
        return texts("call-live", **table)
    if clock is None and hour and not want.asks:
        return texts("call-meets", **table, **hour)
    also_meets = texts("call-also-meets", **hour) if hour else ""
    if clock is None:
        return " ".join(filter(None, (texts("call-asks" if want.asks else "call-next", **table), also_meets)))
    when = {"due": at(clock.due), "left": relative(clock.due)} if clock.due is not None else {}
    key = "remind" if clock.due is None else "remind-late" if clock.late else "remind-due"
    also = (texts("call-only") if want.only else "", texts("call-also-asks") if want.asks else "", also_meets)
    return " ".join(filter(None, (texts(key, since=relative(clock.asked), **table, **when), *also)))


def first_that_fit(
    lines: Sequence[str], texts: Texts, room: int = MOST_SAID, *, bullet: str = "• ", whole: bool = True
) -> list[str]:
    """As many lines of a list as there is room for in a message, and how many more there are if the list is whole."""
    kept: list[str] = []
    for line in lines:
        room -= len(line) + len(bullet) + 1
        if room < 0:
            more = texts("and-more", count=len(lines) - len(kept)) if whole else texts("and-others")
            return [*kept, f"-# {more}"]
        kept.append(f"{bullet}{line}")
    return kept


def tell_button(texts: Texts) -> Button:
    """A button to choose how to be told."""
    return Button(texts("button-tell-me"), TellMe(NO_TABLE, "show").id(), emoji="🔔")


def _say_place(want: Want, texts: Texts) -> str:
    """A link to a table and its deadline, for all to see: people who cannot see the place learn nothing more."""
    due = want.clock.due if want.clock else None
    return want.place if due is None else texts("call-place", place=want.place, left=relative(due))


def label_hand(want: Want, texts: Texts) -> str:
    """The label of a button that leads to the hand at a table."""
    name = want.name if len(want.name) <= LONGEST_LABEL else f"{want.name[: LONGEST_LABEL - 1]}…"
    return texts("button-hand-at", name=name, table=want.table)

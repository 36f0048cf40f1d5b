"""A table before it begins: who sits, what is agreed, and the buttons to join; and the short hello in private."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.contract import USUAL, Contract
from bot.controls import InLobby, Learn, LobbyAct, Rules
from bot.lessons import lesson_of
from bot.luck import quote_gifts
from bot.screens.asking_hours import hours_button
from bot.screens.computers import name_fully
from bot.screens.frame import SAND, SEA
from bot.screens.games import screen_of
from bot.screens.lengths import say_pace
from bot.screens.message import Box, Button, Line, Message, Part, Picture, Style, Text, buttons
from bot.screens.scene import Sitter
from bot.systems import System
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.games import game_named
from engine.options import OptionSpec
from storage.ids import TableId, UserId

REACH = {"ok": "✉️", "closed": "👁️"}
"""Whether somebody can be reached in private; of others it is not known yet."""
MOST_OF_NAMES = 200
"""How many characters a list of people may take; in a full lobby there are three of them besides the seats."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """Everything that a lobby shows."""

    table: TableId
    name: str
    contract: Contract
    private: bool
    status: str
    owner: str
    sitters: tuple[Sitter, ...]
    least: int
    most: int
    specs: tuple[OptionSpec, ...]
    options: dict[str, Any]
    commitment: str
    texts: Texts
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team, if this is a game of teams."""
    gifts: tuple[str, ...] = ()
    """What people bring to the deal, in the order of their seats."""
    unsure: tuple[str, ...] = ()
    """Who has not agreed yet to what was changed since they sat down."""
    dealing: bool = False
    """Whether the deal waits for the beacon's public value."""
    without_beacon: bool = False
    """Whether the game was dealt without a public value."""
    ready: tuple[int, ...] | None = None
    """The seats of those who are ready, once everybody is asked."""
    queue: tuple[str, ...] = ()
    """Who waits for a seat."""
    place: str = ""
    """The link to where the table is played, once it runs."""
    example: Picture | None = None
    """What such a table looks like, for those who have never seen one."""


def lobby(shown: Lobby, mentions: tuple[UserId, ...] = ()) -> Message:
    """The lobby's message; at a rematch it calls those for whom a seat is kept."""
    texts = shown.texts
    system = texts(f"system-{shown.contract.system}")
    head = f"### {shown.contract.of.emoji} {escape(shown.name)}\n{system} · #{shown.table}"
    if texts.has(about := f"{shown.contract.system}-about"):
        head += f"\n{texts(about)}"
    parts: list[Part] = [Text(head)]
    if shown.example and shown.status == "lobby":
        parts += [shown.example, Text(f"-# {texts('lobby-example')}")]
    parts += [Text(seats(shown)), Line(), Text(say_agreement(shown))]
    if shown.dealing:
        parts.append(Text(texts("lobby-dealing")))
    elif shown.status == "lobby":
        if shown.unsure:
            parts.append(Text(texts("lobby-unsure", who=_name_some(shown.unsure, texts))))
        parts += [Line(), *_buttons(shown)]
    elif shown.status == "cancelled":
        parts.append(Text(texts("lobby-cancelled")))
    else:
        parts.append(Text(texts("lobby-started", place=shown.place)))
    if shown.without_beacon:
        parts.append(Text(f"-# {texts('dealt-without-beacon')}"))
    return Message((Box(tuple(parts), SAND if shown.status == "lobby" else SEA),), mentions)


def seats(shown: Lobby) -> str:
    """Who sits where, and whether they can be reached in private."""
    texts = shown.texts
    lines = []
    for sitter in shown.sitters:
        mark = "🤖 " if sitter.computer else f"{REACH[sitter.reach]} " if sitter.reach in REACH else ""
        lines.append(f"{sitter.seat + 1}. {mark}{escape(name_fully(sitter, shown.contract.of.game, texts))}")
    if shown.status == "lobby" and len(shown.sitters) < shown.most:
        key = "lobby-room" if shown.least < shown.most else "lobby-room-all"
        lines.append(f"-# {texts(key, least=shown.least, most=shown.most, seated=len(shown.sitters))}")
    if sides := teams(shown):
        lines.append(texts("lobby-teams", teams=" / ".join(", ".join(side) for side in sides)))
    if shown.status == "lobby" and shown.ready is not None:
        missing = [s for s in shown.sitters if not s.computer and s.seat not in shown.ready]
        names = _name_some([sitter.name for sitter in missing], texts)
        lines.append(f"-# {texts('lobby-ready', count=len(missing), who=names)}")
    sitting = {sitter.user for sitter in shown.sitters}
    if shown.status == "lobby" and (missing_users := [u for u in shown.contract.kept if u and u not in sitting]):
        called = ", ".join(f"<@{user}>" for user in missing_users)
        lines.append(texts("lobby-kept", who=called, until=f"<t:{shown.contract.kept_until}:R>"))
    if shown.status == "lobby" and shown.queue:
        lines.append(f"-# {texts('lobby-queue', who=_name_some(shown.queue, texts))}")
    if shown.status == "lobby" and any(sitter.reach == "ok" and not sitter.computer for sitter in shown.sitters):
        lines.append(f"-# {texts('lobby-open-dms')}")
    if any(sitter.reach == "closed" for sitter in shown.sitters):
        lines.append(f"-# {texts('lobby-closed-dms')}")
    return "\n".join(lines)


def _name_some(names: Sequence[str], texts: Texts) -> str:
    """As many names as there is room for, and how many more there are."""
    kept: list[str] = []
    room = MOST_OF_NAMES
    for name in map(escape, names):
        room -= len(name) + 2
        if room < 0:
            kept.append(texts("and-more", count=len(names) - len(kept)))
            break
        kept.append(name)
    return ", ".join(kept)


def teams(shown: Lobby) -> list[list[str]]:
    """Who will play with whom, once the seats decide that."""
    if len(shown.sitters) < 2:
        return []
    if shown.contract.seating == "drawn" and shown.status == "lobby":
        return []
    names = {sitter.seat: escape(sitter.name) for sitter in shown.sitters}
    sides = [[names[seat] for seat in side if seat in names] for side in shown.teams]
    return [side for side in sides if side]


def say_agreement(shown: Lobby, *, whole: bool = False) -> str:
    """The contract in words: how time is kept, what differs from the usual, and the luck; or the `whole` of it."""
    texts, contract = shown.texts, shown.contract
    lines = [f"**{texts('contract')}**"]
    for spec in shown.specs:
        if spec.name not in contract.of.fixed and (whole or shown.options[spec.name] != spec.default):
            lines.append(f"• {option_line(shown, spec)}")
    if talk := screen_of(contract.of.game).talk(texts, contract.of.game, shown.options):
        lines.append(f"• {talk}")
    if shown.private:
        lines.append(f"• {texts('contract-private', owner=escape(shown.owner))}")
    seating, undo = texts("contract-seating", choice=contract.seating), texts("contract-undo", choice=contract.undo)
    named = ["room", "substitute"]
    if game_named(contract.of.game).sealing:
        named.append("missing")
    for name in named:
        if whole or getattr(contract, name) != getattr(USUAL, name):
            agreed = texts(f"setting-{name}-{getattr(contract, name)}")
            lines.append(f"• {texts.pair(texts(f'setting-{name}'), f'**{agreed}**')}")
    if contract.coach == "yes":
        lines.append(f"• {texts('contract-coach')}")
    if contract.late_hands == "yes":
        lines.append(f"• {texts('contract-late_hands')}")
    if contract.plans == "no":
        lines.append(f"• {texts('contract-no-plans')}")
    lines += [f"-# {seating}"] if whole or contract.seating != USUAL.seating else []
    lines += [f"-# {undo}"] if whole or contract.undo != USUAL.undo else []
    lines += [f"-# {line}" for line in _time(shown, whole=whole)]
    if not whole and shown.status == "lobby":
        lines.append(f"-# {texts('contract-rest')}")
    lines.append(f"-# {texts('contract-luck', commitment=shown.commitment)}")
    if shown.gifts:
        lines.append(f"-# {texts('contract-gifts', gifts=quote_gifts(shown.gifts))}")
    return "\n".join(lines)


def _time(shown: Lobby, *, whole: bool) -> list[str]:
    """What is agreed about time, each thing in a sentence that a newcomer understands.

    That there is no clock is said too, or a newcomer would not know it. Without one nobody is late, but whoever leaves
    is treated as late; that is left out if it is as usual.
    """
    texts, contract = shown.texts, shown.contract
    pace = contract.terms.pace
    ready = [texts("contract-ready")] if contract.ready == "yes" else []
    if pace is None:
        said = [texts("contract-pace-open" if whole else "contract-no-clock")]
        if whole or contract.late != USUAL.late:
            said.append(texts("contract-gone", late=contract.late))
        return said + ready
    said = [say_pace(texts, "contract-pace", pace), texts(f"contract-late-{contract.late}")]
    if contract.terms.sleep_stops:
        said.append(texts("contract-sleep"))
    if contract.terms.away_days:
        said.append(texts("contract-away", days=contract.terms.away_days))
    return said + ready


def option_line(shown: Lobby, spec: OptionSpec) -> str:
    """One option of the game and its value."""
    game, value = shown.contract.of.game, shown.options[spec.name]
    name = shown.texts(f"{game}-option-{spec.name}")
    said = option_value(shown.texts, shown.contract.of, spec, value)
    if isinstance(value, list) and shown.texts.has(key := f"{game}-option-{spec.name}-listed"):
        said = shown.texts(key, **{f"n{at}": each for at, each in enumerate(value, 1)})
    return shown.texts.pair(name, f"**{said}**")


def option_value(texts: Texts, of: System, spec: OptionSpec, value: Any) -> str:
    """An option's value in words; of a list, each of its values."""
    if isinstance(value, list):
        return ", ".join(option_value(texts, of, spec, each) for each in value)
    key = f"{of.game}-option-{spec.name}-{str(value).lower() if spec.flag else value}"
    if texts.has(key):
        return texts(key, edition=of.name)
    return texts("yes" if value else "no") if spec.flag else str(value)


def _buttons(shown: Lobby) -> tuple[Part, ...]:
    texts = shown.texts

    def button(act: LobbyAct, style: Style = "secondary", emoji: str | None = None) -> Button:
        return Button(texts(f"button-{act}"), InLobby(shown.table, act).id(), style, emoji)

    system = shown.contract.system
    enough = len(shown.sitters) >= (shown.contract.seats or shown.least)
    full = len(shown.sitters) >= shown.most
    return buttons(
        button("ready", "success", "✅") if shown.ready is not None else None,
        button("agree", "primary", "🤝") if shown.unsure else None,
        button("queue", emoji="⏳") if full else button("join", "primary", "🪑"),
        button("leave"),
        None if full else button("computer", emoji="🤖"),
        button("settings", emoji="⚙️"),
        button("seat", emoji="🔀") if len(shown.sitters) > 1 else None,
        button("people", emoji="👥"),
        button("gift", emoji="🎲"),
        button("start", "success", "▶️") if enough and shown.ready is None else None,
        Button(texts("button-learn"), Learn(system).id(), emoji="🎓") if lesson_of(system) else None,
        Button(texts("button-rules"), Rules(shown.table).id(), emoji="📖"),
        button("cancel", "danger"),
    )


def rematch(shown: Lobby, channel: int) -> Message:
    """Tells somebody in private that their seat is kept for another game."""
    words = shown.texts(
        "rematch-call",
        who=escape(shown.owner),
        name=escape(shown.name),
        table=shown.table,
        place=f"<#{channel}>",
        until=f"<t:{shown.contract.kept_until}:R>",
    )
    join = Button(shown.texts("button-join"), InLobby(shown.table, "join").id(), "primary", "🪑")
    return Message((Text(words), *buttons(join)))


def invitation(shown: Lobby, channel: int) -> Message:
    """Tells somebody in private that they may sit down, and where."""
    words = shown.texts(
        "invitation",
        who=escape(shown.owner),
        name=escape(shown.name),
        system=shown.texts(f"system-{shown.contract.system}"),
        table=shown.table,
        place=f"<#{channel}>",
    )
    join = Button(shown.texts("button-join"), InLobby(shown.table, "join").id(), "primary", "🪑")
    return Message((Text(words), *buttons(join)))


def ask_ready(shown: Lobby, called: Sequence[str], mentions: tuple[UserId, ...], mark: str = "") -> Message:
    """Asks everybody in a full lobby whether they are ready."""
    texts = shown.texts
    if shown.status != "lobby" or shown.ready is None:
        return Message((Text(texts("ready-over", name=escape(shown.name), table=shown.table)),))
    if not called:
        return Message((Text(texts("ready-all", name=escape(shown.name), table=shown.table)),))
    words = texts("ready-asks", who=", ".join(called), name=escape(shown.name), table=shown.table)
    if shown.unsure:
        words += f"\n{texts('lobby-unsure', who=_name_some(shown.unsure, texts))}"
    go = Button(texts("button-ready"), InLobby(shown.table, "ready", mark).id(), "success", "✅")
    return Message((Text(words), *buttons(go)), mentions)


def ask_to_agree(shown: Lobby) -> Message:
    """Tells somebody who is ready, but has not agreed to a change, what is agreed now; agreeing is their own choice."""
    agree = Button(shown.texts("button-agree"), InLobby(shown.table, "agree").id(), "primary", "🤝")
    return Message((Text(shown.texts("ready-unsure")), Line(), Text(say_agreement(shown)), *buttons(agree)))


def show_change(shown: Lobby, channel: int) -> Message:
    """Tells somebody in private that what they sat down to has changed, and where to agree."""
    words = shown.texts("contract-changed", name=escape(shown.name), table=shown.table, place=f"<#{channel}>")
    return Message((Text(words),))


def hello(table: TableId, name: str, seal: str, texts: Texts, *, dms: bool = True, asks_hours: bool = False) -> Message:
    """The first private message: it says where the hand will be, and the seal, which nobody can change here."""
    greeting = texts("hello", name=escape(name), table=table, dms="yes" if dms else "no")
    asked = [texts("ask-hours")] if asks_hours else []
    words = "\n".join([greeting, *asked, f"-# {texts('hello-seal', seal=seal)}"])
    return Message((Text(words), *buttons(hours_button(texts) if asks_hours else None)))

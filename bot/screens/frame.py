"""The frame round every game's screen: title, what is waited for, the game itself, the log, controls, the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls import AboutTime, AskNote, Hand, InGame, PlayLater, Rules
from bot.screens.controls import ask_coach, controls, glance_button, way_back
from bot.screens.ending import say_ending
from bot.screens.games import beside, screen_of
from bot.screens.log import last_that_fit, lines, recent
from bot.screens.message import MOST_PARTS, Box, Button, Line, Message, Part, Text, buttons, count_parts, room_beside
from bot.screens.plans import always, lay_ahead, show_plan
from bot.screens.scene import Scene, phase_of
from bot.screens.since import since
from bot.texts.own_words import escape
from engine.game import View
from engine.menu import Ask

SEA = 0x2B6F8F
SAND = 0xC9A35B
MOST_FOLDED, MOST_FOLDED_BYTES = 3900, 9500
MOST_NOTE = 500


def public(scene: Scene[View], pressed: tuple[Part, ...] | None = None) -> Message:
    """The table for everybody, with its usual buttons unless others are given."""
    body = screen_of(scene.game).public(scene)
    notice: list[Part] = [Text(scene.notice)] if scene.notice else []
    table: list[Part] = [Text(title(scene)), *notice, *body]
    end: list[Part] = [Line(), Text("\n".join([waits(scene), *clocks(scene)]))]
    end += _table_buttons(scene) if pressed is None else pressed
    return Message((Box((*table, *_log(scene, [*table, *end]), *end), SEA),), scene.mentions)


def _log(scene: Scene[View], rest: Sequence[Part]) -> list[Part]:
    """The end of the log, as much as has room beside the rest of the message."""
    said = last_that_fit(recent(beside(scene)), *room_beside(rest))
    return [Line(), Text("\n".join(f"-# {line}" for line in said))] if said else []


def _table_buttons(scene: Scene[View]) -> tuple[Part, ...]:
    texts = scene.texts
    hand = None if scene.over else Button(texts("button-hand"), Hand(scene.table).id(), "primary", "🖐️")
    clock = None if scene.over else Button(texts("button-clock"), AboutTime(scene.table, "show").id(), emoji="🕒")
    more = None if scene.over else Button(texts("button-menu"), InGame(scene.table, "menu").id())
    return buttons(hand, clock, rules_button(scene), more)


def rules_button(scene: Scene[View]) -> Button:
    """A button to the rules; its id also identifies the message that it is in."""
    return Button(scene.texts("button-rules"), Rules(scene.table, scene.mark).id(), emoji="📖")


def private(scene: Scene[View], next_table: Button | None = None) -> Message:
    """A seat's own screen: hand, what to do, controls, and the way to the next table that waits."""
    assert scene.seat is not None
    texts = scene.texts
    head: list[Part] = []
    if scene.notice:
        head.append(Text(scene.notice))
    head.append(Text(title(scene)))
    parts: list[Part] = [*screen_of(scene.game).private(scene), Line()]
    if scene.over:
        rematch = f"\n{scene.texts('over-place', place=scene.place)}" if scene.place else ""
        parts.append(Text(f"{say_ending(scene)}{rematch}"))
    elif scene.final_at:
        pass
    elif scene.seat in scene.to_act:
        parts.append(Text("\n".join([texts("your-turn"), *_own_clock(scene)])))
    else:
        may = texts(key if texts.has(key := f"{scene.game}-may-change") else "may-still")
        free = f"\n-# {may}" if isinstance(scene.question, Ask) else ""
        parts.append(Text(waits(scene) + free))
    below: list[Part] = [*show_plan(scene)]
    below += buttons(
        way_back(scene),
        ask_coach(scene),
        _later(scene),
        lay_ahead(scene),
        always(scene),
        next_table,
        glance_button(scene),
        rules_button(scene),
        _note(scene),
    )
    made = _with_news(scene, head, [*parts, *controls(scene), *below])
    if count_parts(made.parts) > MOST_PARTS:
        made = _with_news(scene, head, [*parts, *controls(scene, most_buttons=0), *below])
    return made


def _with_news(scene: Scene[View], head: Sequence[Part], parts: Sequence[Part]) -> Message:
    """A seat's own screen, with its person's note and what happened as far as the rest leaves room."""
    note = own_note(scene, scene.note, MOST_NOTE, [*head, *parts])
    told = [] if scene.picked else since(scene, [*head, *note, *parts])
    return Message((Box((*head, *note, *told, *parts), SAND),))


def own_note(scene: Scene[View], note: str, most: int, rest: Sequence[Part]) -> list[Part]:
    """The note of the person who looks, shortened if the rest of the message leaves less room."""
    if not note:
        return []
    _, room = room_beside(rest)
    said = escape(note, most)
    if len(said) > room:
        # what is escaped becomes at most twice as long
        said = escape(note, max(1, room // 2))
    return [Text(scene.texts("your-note", note=said))]


def title(scene: Scene[View]) -> str:
    """The table's name and game."""
    system = scene.texts(f"system-{scene.contract.system}")
    return f"### {escape(scene.name)}\n-# {scene.contract.of.emoji} {system} · #{scene.table}"


def waits(scene: Scene[View]) -> str:
    """Whom the table waits for, or how it ended."""
    texts = scene.texts
    if scene.over:
        return say_ending(scene)
    if scene.is_deserted:
        return texts("waits-for-anybody")
    key = f"{scene.game}-doing-{phase_of(scene.view)}"
    doing = texts(key if texts.has(key) else "doing")
    if scene.contract.only_counts(scene.to_act):
        return texts("waits-for-count", count=len(scene.to_act), doing=doing)
    names = ", ".join(name_seat(scene, seat) for seat in scene.to_act)
    said = texts("waits-for", who=names, count=len(scene.to_act), doing=doing)
    if scene.follows is None:
        return said
    before = scene.order[: scene.order.index(scene.seat)] if scene.seat in scene.order else ()
    following = ", ".join(escape(scene.who(seat)) for seat in before or (scene.follows,))
    return f"{said}\n-# {texts('waits-next-you' if before else 'waits-next', who=following)}"


def clocks(scene: Scene[View]) -> list[str]:
    """Deadlines, promises and days away of those who are waited for, unless it is secret who they are; and a pause."""
    if scene.over:
        return []
    lines = [scene.texts("clock-paused", until=say_end(scene.pause))] if scene.pause else []
    for clock in () if scene.contract.only_counts(scene.to_act) else scene.clocks:
        who = escape(scene.who(clock.seat))
        if clock.promised is not None:
            lines.append(scene.texts("clock-promised", who=who, when=f"<t:{clock.promised}:R>"))
        if clock.away is not None:
            lines.append(scene.texts("clock-away", who=who, days=_say_days(clock.away)))
        if clock.late and clock.due is not None:
            lines.append(scene.texts("clock-late", who=who, since=f"<t:{clock.due}:R>"))
        elif clock.due is not None:
            lines.append(scene.texts("clock-due", who=who, due=f"<t:{clock.due}:f>", left=f"<t:{clock.due}:R>"))
    return [f"-# {line}" for line in lines]


def _say_days(days: tuple[int, int]) -> str:
    """Some days in a row."""
    return " – ".join(dict.fromkeys(f"<t:{day}:d>" for day in days))


def say_end(pause: tuple[int, int | None]) -> str:
    """When a pause ends, as a countdown of Discord's; `none` if nobody knows."""
    return "none" if pause[1] is None else f"<t:{pause[1]}:R>"


def _later(scene: Scene[View]) -> Button | None:
    """A button to say when one will play, for somebody whom the table waits for."""
    if scene.over or scene.picked or not any(clock.seat == scene.seat for clock in scene.clocks):
        return None
    assert scene.seat is not None
    return Button(scene.texts("button-later"), PlayLater(scene.table, scene.seat).id(), emoji="🕒")


def _note(scene: Scene[View]) -> Button | None:
    """A button to write a note, which only this person sees."""
    return None if scene.over else Button(scene.texts("button-note"), AskNote(scene.table).id(), emoji="📝")


def _own_clock(scene: Scene[View]) -> list[str]:
    """The deadline of the person who looks."""
    own = next((clock for clock in scene.clocks if clock.seat == scene.seat and clock.due is not None), None)
    if own is None:
        return []
    key = "clock-own-late" if own.late else "clock-own"
    return [f"-# {scene.texts(key, due=f'<t:{own.due}:f>', left=f'<t:{own.due}:R>')}"]


def name_seat(scene: Scene[View], seat: int) -> str:
    """A seat by its person's mention if the message may wake them, else by name."""
    user = scene.sitters[seat].user if seat < len(scene.sitters) else None
    return f"<@{user}>" if user is not None and user in scene.mentions else f"**{escape(scene.who(seat))}**"


def fold(scene: Scene[View]) -> Message:
    """What stays of a table's earlier message: what happened while it was the newest."""
    told = lines(scene) or [scene.texts("nothing-happened")]
    kept = last_that_fit(told, MOST_FOLDED_BYTES, MOST_FOLDED)
    return Message((Text("\n".join(f"-# {line}" for line in kept)),))

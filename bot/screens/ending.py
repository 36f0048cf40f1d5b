"""How a game ended, in words and as a picture: who won, by what, and what everybody had."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.seats import MARK
from bot.screens.computers import say_kind
from bot.screens.games import screen_of
from bot.screens.message import Part, Text
from bot.screens.plain import cut, look
from bot.screens.scene import Scene
from bot.texts.own_words import escape
from engine.game import View
from engine.games import game_named
from engine.options import complete

Side = tuple[int, ...]
"""Seats that have one row of the result."""


def say_ending(scene: Scene[View]) -> str:
    """The end in a few lines."""
    if scene.ended:
        return f"🏁 {say_broken_off(scene)}"
    lines = [f"🏁 {say_winners(scene)}"]
    if is_together(scene):
        return "\n".join([*lines, *([say_reason(scene)] if scene.winners else [])])
    lines += [
        say_reason(scene),
        *(scene.texts.pair(escape(say_side(scene, side)), say_score(scene, side[0])) for side in rank_sides(scene)),
    ]
    return "\n".join(filter(None, lines))


def show_ending(scene: Scene[View]) -> list[Part]:
    """The end in a picture, with those who won in words above it."""

    def words(columns: int) -> list[str]:
        who = ", ".join(cut(scene.who(seat), columns) for seat in scene.winners)
        names = name_rows(scene, order, columns)
        scored = [scene.texts.pair(name, say_score(scene, side[0])) for name, side in zip(names, order, strict=True)]
        won = "" if scene.text_mode else _say_winners(scene, who)
        return [line for line in (won, why, *scored) if line]

    if scene.ended:
        return [Text(say_ending(scene))]
    order = rank_sides(scene)[:1] if is_together(scene) else rank_sides(scene)
    names, scores = tuple(name_rows(scene, order)), tuple(say_score(scene, side[0]) for side in order)
    short = names if is_together(scene) else tuple(", ".join(_names(scene, side)) for side in order)
    won_by = tuple(side[0] in scene.winners for side in order)
    if is_together(scene):
        heading, why = say_reason(scene), screen_of(scene.game).cause(scene)
    else:
        heading = scene.texts("ending-winners" if scene.winners else "ending-nobody", count=len(scene.winners))
        why = say_reason(scene)

    def paint() -> bytes:
        from bot.drawing.ending import picture  # painting code is loaded with the first picture

        return picture(heading, why, names, short, scores, won_by)

    return [Text(f"🏁 {say_winners(scene)}"), *look(scene, f"result-{scene.table}", words, paint)]


def say_broken_off(scene: Scene[View]) -> str:
    """How people ended the game before its rules did."""
    ending = scene.ending
    if ending is None:
        return scene.texts("ended-without-result")
    who = "" if ending.seat is None else f"**{escape(scene.who(ending.seat).removeprefix(MARK))}**"
    winners = ", ".join(f"**{escape(scene.who(seat))}**" for seat in ending.winners)
    how = "-won" if ending.why == "left" and winners else "-voted" if ending.voted else ""
    return scene.texts(f"ended-{ending.why}{how}", who=who, winners=winners)


def is_together(scene: Scene[View]) -> bool:
    """Whether all win or lose as one."""
    return game_named(scene.game).together


def name_rows(scene: Scene[View], sides: Sequence[Side], columns: int | None = None) -> list[str]:
    """Who stands in the rows of the result."""
    return [scene.texts("together")] if is_together(scene) else [say_side(scene, side, columns) for side in sides]


def say_side(scene: Scene[View], side: Side, columns: int | None = None) -> str:
    """The names of those who share a row, none wider than `columns`; computer players with how they have played."""
    kinds = {one.seat: one.level for one in scene.sitters if one.computer and one.level}
    names = _names(scene, side, columns)
    said = {seat: say_kind(kinds[seat], scene.game, scene.texts) for seat in side if seat in kinds}
    if len(side) == 1:
        return ", ".join([*names, *said.values()])
    return ", ".join(f"{name} ({said[seat]})" if seat in said else name for name, seat in zip(names, side, strict=True))


def _names(scene: Scene[View], side: Side, columns: int | None = None) -> list[str]:
    return [scene.who(seat) if columns is None else cut(scene.who(seat), columns) for seat in side]


def say_winners(scene: Scene[View]) -> str:
    """Who won, or how well all did together."""
    return _say_winners(scene, ", ".join(f"**{escape(scene.who(seat))}**" for seat in scene.winners))


def _say_winners(scene: Scene[View], who: str) -> str:
    texts = scene.texts
    if who:
        return texts("won-by", who=who, count=len(scene.winners))
    if is_together(scene):
        return f"{say_reason(scene)} ({say_score(scene, 0)})"
    return texts("nobody-won")


def say_reason(scene: Scene[View]) -> str:
    """What decided the game, if the game has words for it."""
    return screen_of(scene.game).reason(scene)


def say_score(scene: Scene[View], seat: int) -> str:
    """What a seat had in the end."""
    return screen_of(scene.game).score(scene, seat)


def rank_sides(scene: Scene[View]) -> list[Side]:
    """The rows of the result: winners first, then by score; a team whose members have the same is one row."""
    count, rules = len(scene.scores), game_named(scene.game)
    teams = rules.sides(count, complete(rules.options(count), scene.contract.asked(count)))
    shared = [side for side in teams if len({(scene.scores[seat], seat in scene.winners) for seat in side}) == 1]
    alone = [(seat,) for seat in range(count) if not any(seat in side for side in shared)]
    return sorted([*shared, *alone], key=lambda side: (side[0] not in scene.winners, -scene.scores[side[0]], side))

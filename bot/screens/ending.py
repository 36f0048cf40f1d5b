"""How a game ended, in words and as a picture: who won, by what, and what everybody had."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawing import ending as drawing
from bot.host.seats import MARK
from bot.screens.games import screen_of
from bot.screens.message import Part, Text
from bot.screens.plain import cut, look
from bot.screens.scene import Scene
from bot.texts.own_words import escape
from engine.game import View
from engine.games import game_named


def say_ending(scene: Scene[View]) -> str:
    """The end in a few lines."""
    if scene.ended:
        return f"🏁 {say_broken_off(scene)}"
    lines = [f"🏁 {say_winners(scene)}"]
    if is_together(scene):
        return "\n".join([*lines, *([say_reason(scene)] if scene.winners else [])])
    lines += [
        say_reason(scene),
        *(scene.texts.pair(escape(scene.who(seat)), say_score(scene, seat)) for seat in rank_seats(scene)),
    ]
    return "\n".join(filter(None, lines))


def show_ending(scene: Scene[View]) -> list[Part]:
    """The end in a picture, with those who won in words above it."""

    def words(columns: int) -> list[str]:
        who = ", ".join(cut(scene.who(seat), columns) for seat in scene.winners)
        names = [cut(name, columns) for name in name_rows(scene, order)]
        scored = [scene.texts.pair(name, say_score(scene, seat)) for name, seat in zip(names, order, strict=True)]
        won = "" if scene.text_mode else _say_winners(scene, who)
        return [line for line in (won, why, *scored) if line]

    if scene.ended:
        return [Text(say_ending(scene))]
    order = rank_seats(scene)[:1] if is_together(scene) else rank_seats(scene)
    names, scores = tuple(name_rows(scene, order)), tuple(say_score(scene, seat) for seat in order)
    won_by = tuple(seat in scene.winners for seat in order)
    if is_together(scene):
        heading, why = say_reason(scene), screen_of(scene.game).cause(scene)
    else:
        heading = scene.texts("ending-winners" if scene.winners else "ending-nobody", count=len(scene.winners))
        why = say_reason(scene)
    shown = look(
        scene,
        f"result-{scene.table}",
        words,
        lambda: drawing.picture(heading, why, names, scores, won_by),
    )
    return [Text(f"🏁 {say_winners(scene)}"), *shown]


def say_broken_off(scene: Scene[View]) -> str:
    """How people ended the game before its rules did."""
    ending = scene.ending
    if ending is None:
        return scene.texts("ended-without-result")
    who = "" if ending.seat is None else f"**{escape(scene.who(ending.seat).removeprefix(MARK))}**"
    winners = ", ".join(f"**{escape(scene.who(seat))}**" for seat in ending.winners)
    return scene.texts(f"ended-{ending.why}", who=who, winners=winners)


def is_together(scene: Scene[View]) -> bool:
    """Whether all win or lose as one."""
    return game_named(scene.game).together


def name_rows(scene: Scene[View], seats: Sequence[int]) -> list[str]:
    """Who stands in the rows of the result."""
    return [scene.texts("together")] if is_together(scene) else [scene.who(seat) for seat in seats]


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
    """By what it was decided, if the game has words for it."""
    return screen_of(scene.game).reason(scene)


def say_score(scene: Scene[View], seat: int) -> str:
    """What a seat had in the end."""
    return screen_of(scene.game).score(scene, seat)


def rank_seats(scene: Scene[View]) -> list[int]:
    """The seats, winners first, then by what they had."""
    seats = range(len(scene.scores))
    return sorted(seats, key=lambda seat: (seat not in scene.winners, -scene.scores[seat]))

"""How a game ended, in words and as a picture: who won, by what, and what everybody had."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawing import ending as drawing
from bot.screens.games import screen_of
from bot.screens.message import Part, Text
from bot.screens.plain import cut, look
from bot.screens.scene import Scene
from bot.texts.own_words import escape
from engine.game import View


def ending(scene: Scene[View]) -> str:
    """The end in a few lines."""
    if scene.ended:
        return f"🏁 {scene.texts('ended-without-result')}"
    lines = [f"🏁 {won(scene)}"]
    if together(scene):
        return "\n".join([*lines, *([reason(scene)] if scene.winners else [])])
    lines += [reason(scene), *(f"{escape(scene.who(seat))}: {score(scene, seat)}" for seat in ranks(scene))]
    return "\n".join(filter(None, lines))


def pictured(scene: Scene[View]) -> list[Part]:
    """The end in a picture, with those who won in words above it."""

    def words(columns: int) -> list[str]:
        who = ", ".join(cut(scene.who(seat), columns) for seat in scene.winners)
        names = [cut(name, columns) for name in named(scene, order)]
        scored = [f"{name}: {score(scene, seat)}" for name, seat in zip(names, order, strict=True)]
        return [line for line in (_won(scene, who), why, *scored) if line]

    order = ranks(scene)[:1] if together(scene) else ranks(scene)
    names, scores = tuple(named(scene, order)), tuple(score(scene, seat) for seat in order)
    won_by = tuple(seat in scene.winners for seat in order)
    if together(scene):
        heading, why = reason(scene), screen_of(scene.game).cause(scene)
    else:
        heading = scene.texts("ending-winners" if scene.winners else "ending-nobody", count=len(scene.winners))
        why = reason(scene)
    shown = look(
        scene,
        f"result-{scene.table}",
        words,
        lambda: drawing.picture(heading, why, names, scores, won_by),
    )
    above = [f"🏁 {won(scene)}", "" if scene.text_mode else why]
    return [Text("\n".join(filter(None, above))), *shown]


def together(scene: Scene[View]) -> bool:
    """Whether all win or lose as one."""
    return screen_of(scene.game).together


def named(scene: Scene[View], seats: Sequence[int]) -> list[str]:
    """Who stands in the rows of the result."""
    return [scene.texts("together")] if together(scene) else [scene.who(seat) for seat in seats]


def won(scene: Scene[View]) -> str:
    """Who won, or how well all did together."""
    return _won(scene, ", ".join(f"**{escape(scene.who(seat))}**" for seat in scene.winners))


def _won(scene: Scene[View], who: str) -> str:
    texts = scene.texts
    if who:
        return texts("won-by", who=who, count=len(scene.winners))
    if together(scene):
        return f"{reason(scene)} ({score(scene, 0)})"
    return texts("nobody-won")


def reason(scene: Scene[View]) -> str:
    """By what it was decided, if the game has words for it."""
    return screen_of(scene.game).reason(scene)


def score(scene: Scene[View], seat: int) -> str:
    """What a seat had in the end."""
    return screen_of(scene.game).score(scene, seat)


def ranks(scene: Scene[View]) -> list[int]:
    """The seats, winners first, then by what they had."""
    seats = range(len(scene.scores))
    return sorted(seats, key=lambda seat: (seat not in scene.winners, -scene.scores[seat]))

"""How a game ended, in words and as a picture: who won, by what, and what everybody had."""

from __future__ import annotations

from bot.drawing import ending as drawing
from bot.screens.log import escape
from bot.screens.message import Part, Text
from bot.screens.plain import cut, look
from bot.screens.scene import Scene


def ending(scene: Scene) -> str:
    """The end in a few lines."""
    lines = [f"🏁 {won(scene)}", reason(scene)]
    if not alike(scene):
        lines += [f"{escape(scene.who(seat))}: {score(scene, seat)}" for seat in ranks(scene)]
    return "\n".join(filter(None, lines))


def pictured(scene: Scene) -> list[Part]:
    """The end in a picture, with those who won in words above it."""

    def words(columns: int) -> list[str]:
        who = ", ".join(cut(scene.who(seat), columns) for seat in scene.winners)
        said = [_won(scene, who), reason(scene)]
        return [*said, *(f"{cut(scene.who(seat), columns)}: {score(scene, seat)}" for seat in ranks(scene))]

    order = ranks(scene)
    names = tuple(scene.who(seat) for seat in order)
    scores = tuple(score(scene, seat) for seat in order)
    won_by = tuple(seat in scene.winners for seat in order)
    heading = scene.texts("ending-winners" if scene.winners else "ending-nobody", count=len(scene.winners))
    why = reason(scene)
    shown = look(
        scene,
        f"result-{scene.table}",
        words,
        lambda: drawing.picture(heading, why, names, scores, won_by),
    )
    return [Text(f"🏁 {won(scene)}"), *shown]


def won(scene: Scene) -> str:
    """Who won."""
    return _won(scene, ", ".join(f"**{escape(scene.who(seat))}**" for seat in scene.winners))


def _won(scene: Scene, who: str) -> str:
    texts = scene.texts
    if who:
        return texts("won-by", who=who, count=len(scene.winners))
    together = f"{scene.game}-nobody-won"
    return texts(together if texts.has(together) else "nobody-won")


def reason(scene: Scene) -> str:
    """By what it was decided, if the game has words for it."""
    key = f"{scene.game}-reason-{scene.reason}"
    return scene.texts(key, edition=scene.contract.system) if scene.texts.has(key) else ""


def score(scene: Scene, seat: int) -> str:
    """What a seat had in the end."""
    return scene.texts(f"{scene.game}-score", score=scene.scores[seat])


def ranks(scene: Scene) -> list[int]:
    """The seats, winners first, then by what they had."""
    seats = range(len(scene.scores))
    return sorted(seats, key=lambda seat: (seat not in scene.winners, -scene.scores[seat]))


def alike(scene: Scene) -> bool:
    """Whether all play together, so that one line says it for everybody."""
    return len(set(scene.scores)) == 1 and len(scene.winners) in (0, len(scene.scores))

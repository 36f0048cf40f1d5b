"""The end of any game as a picture: a heading, who won, what everybody had."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawing import cards
from bot.drawing.cache import FILES
from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas, text_width, wrap
from bot.drawing.fonts import can_draw
from bot.drawing.palette import DEEP, FOAM, INK, PAPER, SAND, SEA

EDGE, HEAD, ROW, NAME = 24, 150, 66, 32


@FILES.cached
def picture(
    heading: str,
    why: str,
    names: tuple[str, ...],
    short: tuple[str, ...],
    scores: tuple[str, ...],
    won: tuple[bool, ...],
) -> bytes:
    """The seats in the order of the result, by their `short` names where the others have no room."""
    canvas = Canvas(WIDTH, HEAD + len(names) * ROW + 2 * EDGE)
    canvas.panel((EDGE, EDGE, WIDTH - EDGE, HEAD), PAPER, edge=INK)
    canvas.paste(
        cards.token("crown" if any(won) else "swell", 44, SAND if any(won) else FOAM, INK), EDGE + 24, EDGE + 19
    )
    _heading(canvas, heading, why)
    for at, (name, only, score, winner) in enumerate(zip(names, short, scores, won, strict=True)):
        y = HEAD + EDGE / 2 + at * ROW
        canvas.panel((EDGE, y, WIDTH - EDGE, y + ROW - 8), SAND if winner else DEEP, edge=INK if winner else SEA)
        colour = INK if winner else FOAM
        if winner:
            canvas.paste(cards.shape("crown", 20, INK), EDGE + 20, y + 9)
        room = canvas.text(WIDTH - EDGE - 24, y + 29, score, 30, colour, anchor="r", most=420)
        most = WIDTH - 2 * EDGE - 130 - room
        named = name if text_width(name, NAME) <= most else only
        canvas.text(EDGE + 76, y + 29, named if can_draw(named) else f"#{at + 1}", NAME, colour, most=most)
    return canvas.png()


def _heading(canvas: Canvas, heading: str, why: str) -> None:
    lines: Sequence[str] = wrap(why, SMALLEST_TEXT, WIDTH - 2 * EDGE - 160, 2, bold=False) if why else ()
    y = 89 - 16 * len(lines)
    canvas.text(EDGE + 136, y, heading, 40, INK, most=WIDTH - 2 * EDGE - 160)
    for at, line in enumerate(lines):
        canvas.text(EDGE + 136, y + 42 + at * 30, line, SMALLEST_TEXT, INK, bold=False)

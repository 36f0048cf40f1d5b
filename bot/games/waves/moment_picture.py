"""A Wave that runs through the council of Waves as a picture: who acted in which order, and what came of it."""

from __future__ import annotations

from bot.drawing import cards
from bot.drawing.cache import FILES
from bot.drawing.canvas import WIDTH, Canvas
from bot.drawing.palette import CORAL, DEEP, FOAM, INK, MOSS, PAPER, SAND, SEA, WHITE
from bot.games.waves.marks import CLASS_MARKS
from bot.texts import Texts, texts
from engine.games.waves.events import Collected, MajorityFound, TookToHand
from engine.games.waves.tables import CLASSES

HEAD, TALLY, ROW, CARD, EDGE = 84, 66, 226, 72, 12

Act = Collected | TookToHand


@FILES.cached
def picture(
    majority: MajorityFound, acts: tuple[Act, ...], edition: str, language: str, counted: tuple[int, ...] = ()
) -> bytes:
    """The majority with its tablet, how many cards made it, then each Agent that acted, in order."""
    said = texts(language)
    top = HEAD + (TALLY if counted else 0)
    canvas = Canvas(WIDTH, top + (ROW if acts else 0) + EDGE)
    canvas.panel((EDGE + 4, 12, WIDTH - EDGE - 4, HEAD - 6), SAND, edge=INK, thick=5)
    canvas.paste(cards.token("swell", 25, SEA, FOAM), EDGE + 18, 20)
    canvas.paste(cards.badge(CLASS_MARKS[majority.majority], str(majority.majority), 72, 44), EDGE + 84, 23)
    name = said(f"waves-tablet-{majority.tablet}", edition=edition)
    heading = said.pair(said(f"waves-cards-{majority.majority}"), name)
    canvas.text(EDGE + 172, 45, heading, 32, INK, most=WIDTH - 2 * EDGE - 190)
    if counted:
        _tally(canvas, said, majority.majority, counted)
    wide = (WIDTH - 2 * EDGE) / max(len(acts), 4)
    for at, act in enumerate(acts):
        _act(canvas, act, EDGE + at * wide, top, wide)
    return canvas.png()


def _tally(canvas: Canvas, said: Texts, leading: int, counted: tuple[int, ...]) -> None:
    """The open cards of each class; that of the majority is framed, and in a tie a note says by which rule it leads."""
    step = 106
    for at, (card, count) in enumerate(zip(CLASSES, counted, strict=True)):
        x = EDGE + 6 + at * step
        if card == leading:
            canvas.panel((x - 3, HEAD + 3, x + step - 5, HEAD + TALLY - 5), SAND, edge=INK, thick=4, radius=10)
        canvas.paste(cards.badge(CLASS_MARKS[card], str(card), 52, 40), x + 2, HEAD + 12)
        on = INK if card == leading else FOAM
        canvas.text(x + 58, HEAD + 32, f"×{count}", 30, on)
    if list(counted).count(max(counted)) > 1:
        canvas.text(EDGE + 6 + 5 * step + 10, HEAD + 32, said("waves-picture-tie"), 30, FOAM, most=WIDTH - 540)


def _act(canvas: Canvas, act: Act, x: float, y: float, wide: float) -> None:
    """One Agent and its Elder: class against class, Power against Power, and the outcome as a sign."""
    middle = x + wide / 2
    won = isinstance(act, Collected)
    canvas.panel((x + 4, y + 4, x + wide - 4, y + ROW - 4), DEEP, edge=SAND if won else SEA, thick=6 if won else 2)
    canvas.circle(x + 30, y + 32, 20, FOAM, INK)
    canvas.text(x + 30, y + 32, "ABCDEF"[act.place], 30, INK, anchor="m")
    sign, ground, on = ("check", MOSS, WHITE) if won else ("back", CORAL, WHITE)
    canvas.paste(cards.token(sign, 22, ground, on, PAPER), x + wide - 56, y + 10)
    for card, left in ((act.agent, middle - CARD - 2), (act.card, middle + 2)):
        canvas.paste(cards.face(CLASS_MARKS[card], "", str(card), CARD), left, y + 62)
    canvas.text(middle - 20, y + 192, str(act.power), 34, SAND if won else FOAM, anchor="r")
    canvas.text(middle, y + 192, ":", 30, FOAM, anchor="m")
    canvas.text(middle + 20, y + 192, str(act.against), 34, FOAM)

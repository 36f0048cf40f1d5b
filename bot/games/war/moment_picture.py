"""Moments of War of Waves as pictures: an attack with its sums, a Gateway that was turned up."""

from __future__ import annotations

from bot.drawing.cache import FILES
from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas
from bot.drawing.palette import CORAL, INK, MOSS, PAPER, WHITE
from bot.games.war.card_picture import shown_card, stone
from bot.games.war.gateway_picture import EDGE, drawable_names, truth
from bot.games.war.reading import count_doubled
from bot.texts import Texts, texts
from engine.games.war.events import Attacked, Cleared, Judged

ATTACK_HEIGHT, JUDGED_HEIGHT = 262, 250
SIZES = ((3, 3, 122, 100), (12, 6, 62, 58), (24, 8, 46, 42))
"""For each size of card: how many fit in all, how many in a row, its width, its height."""


@FILES.cached
def attack(event: Attacked | Cleared, names: tuple[str, ...], language: str) -> bytes:
    """An attack with its sums: the cards on both sides, what they make, what it took."""
    said = texts(language)
    canvas = Canvas(WIDTH, ATTACK_HEIGHT)
    shown_names = drawable_names(names)
    won = not isinstance(event, Attacked) or event.won
    whose = shown_names[event.target if isinstance(event, Attacked) else event.seat]
    canvas.panel((EDGE, EDGE, WIDTH - EDGE, ATTACK_HEIGHT - EDGE), PAPER, edge=MOSS if won else CORAL, thick=6)
    _side(canvas, said, event.cards, shown_names[event.seat], said("war-picture-total", total=event.total), 32)
    where = said("war-section", section=event.section)
    _side(canvas, said, event.shown, f"{where}, {whose}", _need(said, event), 600)
    middle = WIDTH / 2
    canvas.circle(middle, 122, 40, MOSS if won else CORAL, INK)
    canvas.text(middle, 122, "≥" if event.total >= event.need else "<", 44, WHITE, anchor="m")
    verdict = said("war-picture-won" if won else "war-picture-lost")
    canvas.text(middle, 222, verdict, 30, MOSS if won else CORAL, anchor="m", most=200)
    return canvas.png()


def _need(said: Texts, event: Attacked | Cleared) -> str:
    if half := count_doubled(event):
        return said("war-picture-double", half=half, need=event.need)
    return said("war-picture-need", need=event.need)


def _side(canvas: Canvas, said: Texts, shown: tuple[str, ...], title: str, total: str, x: float) -> None:
    """One side of an attack: whose cards, the cards, their sum; cards that do not fit are only counted."""
    canvas.text(x, 42, title, 30, INK, most=380)
    room, a_row, wide, high = next((size for size in SIZES if len(shown) <= size[0]), SIZES[-1])
    kept = shown if len(shown) <= room else shown[: room - 1]
    for at, card in enumerate(kept):
        canvas.paste(shown_card(card, said, wide, high), x + at % a_row * (wide + 4), 66 + at // a_row * (high + 4))
    if len(kept) < len(shown):
        left, top = x + (room - 1) % a_row * (wide + 4), 66 + (room - 1) // a_row * (high + 4)
        canvas.text(left, top + high / 2, f"+{len(shown) - len(kept)}", SMALLEST_TEXT, INK)
    canvas.text(x, 222, total, 30, INK, most=370)


@FILES.cached
def draw_judged(event: Judged, names: tuple[str, ...], language: str) -> bytes:
    """A Gateway that was turned up: the totals of its sections, and whether Bridge and Gate are true."""
    said = texts(language)
    canvas = Canvas(WIDTH, JUDGED_HEIGHT)
    shown_names = drawable_names(names)
    canvas.panel((EDGE, EDGE, WIDTH - EDGE, JUDGED_HEIGHT - EDGE), PAPER, edge=INK)
    canvas.text(32, 44, said("war-picture-judged", who=shown_names[event.seat]), 30, INK, most=930)
    for at, total in enumerate(event.bridge):
        canvas.paste(stone(str(total), 108, 66), 28 + at * 118, 78)
    for at, total in enumerate(event.gate):
        canvas.paste(stone(str(total), 132, 66, MOSS), 534 + at * 146, 78)
    truth(canvas, said, "bridge", event.bridge_true, 28, 190, 462)
    truth(canvas, said, "gate", event.gate_true, 534, 190, 424)
    return canvas.png()

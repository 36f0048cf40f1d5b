"""War of Waves as pictures: Face cards and Gateways, a seat's own Gateway and hand."""

from __future__ import annotations

from bot.drawing.cache import FILES
from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas
from bot.drawing.palette import DEEP, FOAM, SAND, WHITE
from bot.games.war.card_picture import shown_card
from bot.games.war.changed import Spot
from bot.games.war.gateway_picture import (
    EDGE,
    GAP,
    OWN_HEIGHT,
    PANEL_HEIGHT,
    PANEL_WIDTH,
    WIDE_HEIGHT,
    Gateways,
    hand_height,
)
from bot.games.war.reading import turn_words
from bot.texts import texts
from engine.games.war.cards import FACE_ROW
from engine.games.war.view import View

TITLE, ROW = 62, 142


@FILES.cached
def gateways(
    view: View,
    names: tuple[str, ...],
    language: str,
    seats: tuple[int, ...],
    headed: bool,
    changed: frozenset[Spot] = frozenset(),
) -> bytes:
    """The Gateways of some seats; above them, if `headed`, the round, the Face cards, deck and discard pile.

    A dot marks the sections that changed.
    """
    top = TITLE + ROW if headed else EDGE
    pairs, alone = divmod(len(seats), 2)
    canvas = Canvas(WIDTH, top + pairs * (PANEL_HEIGHT + GAP) + alone * (WIDE_HEIGHT + GAP) - GAP + EDGE)
    drawn = Gateways(canvas, view, names, texts(language), changed)
    if headed:
        _head(drawn)
    for at, seat in enumerate(seats):
        y = top + at // 2 * (PANEL_HEIGHT + GAP)
        if at == len(seats) - 1 and alone:
            drawn.wide(seat, y)
        else:
            drawn.small(seat, EDGE + at % 2 * (PANEL_WIDTH + GAP), y)
    return canvas.png()


@FILES.cached
def own(view: View, names: tuple[str, ...], language: str, changed: frozenset[Spot] = frozenset()) -> bytes:
    """The round and the Face cards, the seat's own Gateway with a dot where it changed, its hand."""
    top = TITLE + ROW
    canvas = Canvas(WIDTH, top + OWN_HEIGHT + GAP + hand_height(view) - GAP + EDGE)
    drawn = Gateways(canvas, view, names, texts(language), changed)
    _head(drawn)
    drawn.own(top)
    drawn.hand(top + OWN_HEIGHT + GAP)
    return canvas.png()


def _head(drawn: Gateways) -> None:
    """Round, phase and what was done this turn; the Face cards in the order in which they are taken; the piles."""
    canvas, view, said = drawn.canvas, drawn.view, drawn.texts
    left = EDGE + 8.0
    left += (
        canvas.text(left, 36, said("war-picture-round", round=view.round, rounds=view.rounds), 32, SAND, most=420) + 20
    )
    canvas.text(left, 36, turn_words(view, said), SMALLEST_TEXT, FOAM, most=WIDTH - EDGE - 8 - left)
    y = TITLE
    canvas.text(EDGE + 8, y + 22, said("war-picture-face"), SMALLEST_TEXT, FOAM, most=290)
    canvas.text(EDGE + 8, y + 76, said("war-picture-first"), SMALLEST_TEXT, FOAM, most=186)
    for at in range(FACE_ROW):
        x = 224 + at * 104
        if at < len(view.face):
            canvas.paste(shown_card(view.face[at], said, 96, 74), x, y + 38)
        else:
            canvas.panel((x, y + 38, x + 96, y + 112), None, edge=DEEP)
        canvas.text(x + 48, y + 20, str(at + 1), SMALLEST_TEXT, FOAM, anchor="m")
    x = 224 + FACE_ROW * 104 + 4
    canvas.polygon([(x + 30, y + 58), (x, y + 75), (x + 30, y + 92)], SAND)
    x += 42
    if view.top is not None:
        canvas.paste(shown_card(view.top, said, 96, 74), x, y + 38)
    else:
        canvas.panel((x, y + 38, x + 96, y + 112), None, edge=DEEP)
    canvas.text(x, y + 20, said("war-picture-deck", count=view.deck), SMALLEST_TEXT, FOAM, most=160)
    canvas.text(WIDTH - EDGE - 8, y + 20, said("war-picture-discard"), SMALLEST_TEXT, FOAM, anchor="r", most=150)
    canvas.text(WIDTH - EDGE - 8, y + 75, str(len(view.discard)), 36, WHITE, anchor="r")

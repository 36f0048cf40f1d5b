"""Wave as pictures: the hands round the pile, which way each card faces, the tips on them, and what is higher."""

from __future__ import annotations

from math import cos, radians, sin

from PIL import Image

from bot.drawing import cards
from bot.drawing.cache import FILES
from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas
from bot.drawing.fonts import can_draw
from bot.drawing.palette import CORAL, DEEP, FOAM, INK, MOSS, PAPER, SAND, SEA, WHITE, Colour
from bot.games.perfect_wave.changed import Spot
from bot.games.perfect_wave.marks import COLOUR_MARKS, SHOWN_EARLIER
from bot.texts import Texts, texts
from engine.games.perfect_wave.cards import COLOURS
from engine.games.perfect_wave.view import Hand, Slot, View

EDGE, ROW, BAND = 12, 236, 262
CARD, TOP, EARLIER = 86, 128, 66
TIPS: dict[str, tuple[str, Colour, Colour]] = {
    "now": ("check", MOSS, WHITE),
    "later": ("hourglass", SAND, INK),
    "hold": ("bar", CORAL, WHITE),
}
"""How each tip looks: a shape on a ground."""


@FILES.cached
def picture(view: View, names: tuple[str, ...], language: str, changed: frozenset[Spot] = frozenset()) -> bytes:
    """The table as the view's audience sees it; a dot marks the places that changed."""
    canvas = Canvas(WIDTH, 2 * EDGE + 2 * ROW + BAND)
    painted = _Table(canvas, view, names, texts(language), changed)
    wide = (WIDTH - 2 * EDGE) / 2
    painted.hand(view.hands[0], EDGE, EDGE)
    painted.hand(view.hands[1], EDGE + wide, EDGE)
    below = EDGE + ROW + BAND
    if len(view.hands) == 3:
        painted.hand(view.hands[2], EDGE + wide / 2, below)
    else:
        painted.hand(view.hands[2], EDGE + wide, below)
        painted.hand(view.hands[3], EDGE, below)
    painted.pile(EDGE + ROW)
    painted.orders(EDGE + ROW)
    return canvas.png()


def card_face(code: str, said: Texts, width: int, *, lit: bool = False) -> Image.Image:
    """A card by its code."""
    if code[1] == "s":
        return cards.face(COLOUR_MARKS["s"], said("wave-sign-s"), said(f"wave-sign-{code}"), width, lit)
    return cards.face(COLOUR_MARKS[code[0]], said(f"wave-sign-{code[0]}"), code[1], width, lit)


class _Table:
    def __init__(
        self, canvas: Canvas, view: View, names: tuple[str, ...], said: Texts, changed: frozenset[Spot]
    ) -> None:
        self.canvas, self.view, self.texts, self.changed = canvas, view, said, changed
        self.names = [name if can_draw(name) else f"#{seat + 1}" for seat, name in enumerate(names)]

    def hand(self, hand: Hand, x: float, y: float) -> None:
        """The five places of a seat."""
        canvas, view = self.canvas, self.view
        wide = (WIDTH - 2 * EDGE) / 2
        lit = view.turn == hand.seat
        own = view.seat == hand.seat
        ground, ink = (PAPER, INK) if own else (DEEP, SAND if lit else FOAM)
        canvas.panel(
            (x + 5, y + 4, x + wide - 5, y + ROW - 4), ground, edge=SAND if lit else SEA, thick=7 if lit else 2
        )
        start = x + 22
        if lit:
            canvas.paste(cards.token("arrow", 18, SAND, INK), x + 18, y + 14)
            start += 40
        canvas.text(start, y + 33, self.names[hand.seat], 30, ink, most=x + wide - 24 - start)
        for at, slot in enumerate(hand.slots):
            self.slot(hand, at, slot, x + 18 + at * 92, y + 60, ink)

    def slot(self, hand: Hand, at: int, slot: Slot | None, x: float, y: float, ink: Colour) -> None:
        """One place: its card as it is known, its letter, which way it faces, the tip on it."""
        canvas, view = self.canvas, self.view
        proposed = hand.seat == view.seats and view.proposed == at
        if slot is None:
            canvas.paste(cards.gap(CARD), x, y)
        elif slot.card:
            canvas.paste(card_face(slot.card, self.texts, CARD, lit=proposed), x, y)
        else:
            canvas.paste(cards.back(CARD, proposed, "?" if slot.faces in ("team", "down") else ""), x, y)
        middle = x + CARD / 2
        facing = slot is not None and slot.faces in ("owner", "team") and not view.over
        canvas.text(middle - (13 if facing else 0), y + 144, "ABCDE"[at], SMALLEST_TEXT, ink, anchor="m")
        if slot and facing:
            canvas.paste(cards.shape("triangle" if slot.faces == "team" else "downward", 13, ink), middle + 3, y + 131)
        if proposed:
            canvas.paste(cards.token("downward", 20, SAND, INK), middle - 20, y - 24)
        if (hand.seat, at) in self.changed:
            canvas.circle(x + 10, y + 144, 10, SAND, INK)
        if slot and slot.tip:
            shape, ground, on = TIPS[slot.tip]
            canvas.paste(cards.token(shape, 22, ground, on, PAPER), x + CARD - 36, y + 82)

    def pile(self, y: float) -> None:
        """The draw pile, the cards that were played last, and the direction of play."""
        canvas, view = self.canvas, self.view
        canvas.text(30, y + 30, self.texts("wave-picture-draw"), SMALLEST_TEXT, FOAM, most=130)
        canvas.paste(cards.back(CARD) if view.draw else cards.gap(CARD), 32, y + 56)
        canvas.text(32 + CARD / 2, y + 205, str(view.draw), 34, WHITE, anchor="m")
        canvas.text(302 + TOP / 2, y + 30, self.texts("wave-picture-pile"), SMALLEST_TEXT, FOAM, anchor="m")
        earlier = view.discard[-1 - SHOWN_EARLIER : -1]
        for at, code in enumerate(earlier):
            canvas.paste(card_face(code, self.texts, EARLIER), 146 + (SHOWN_EARLIER - len(earlier) + at) * 40, y + 102)
        canvas.paste(card_face(view.top, self.texts, TOP), 302, y + 52)
        self.direction(526, y + 154)
        for line, word in enumerate(self.texts("wave-picture-way", direction=view.direction).split()):
            canvas.text(526, y + 30 + line * 32, word, SMALLEST_TEXT, SAND, anchor="m", most=184)

    def direction(self, x: float, y: float) -> None:
        """Two arrows in the direction of play: the one above points to one side, the one below to the other."""
        turn = self.view.direction
        for start in (195, 15):
            self.canvas.arc(x, y, 54, start, start + 150, SAND, 10)
            end = radians(start + (150 if turn == 1 else 0))
            tip_x, tip_y = x + 49 * cos(end), y + 49 * sin(end)
            along = end + turn * 1.3
            points = [(tip_x + 30 * cos(along), tip_y + 30 * sin(along))]
            points += [(tip_x + 22 * cos(end + side), tip_y + 22 * sin(end + side)) for side in (0, 3.14159)]
            self.canvas.polygon(points, SAND)

    def orders(self, y: float) -> None:
        """What is higher than what, the highest on the right; and how many cards are left."""
        canvas, view = self.canvas, self.view
        colour, number = view.orders
        canvas.panel((622, y + 12, WIDTH - EDGE - 5, y + BAND - 12), DEEP, edge=SEA, thick=2)
        canvas.text(640, y + 40, self.texts("wave-picture-order"), SMALLEST_TEXT, FOAM, most=330)
        for at, code in enumerate(COLOURS[::colour]):
            mark = COLOUR_MARKS[code]
            canvas.paste(cards.plate(mark, self.texts(f"wave-sign-{code}"), 52, 68), 638 + at * 56, y + 62)
        if colour < 0:
            canvas.panel((636, y + 132, 970, y + 136), SAND, radius=2)
        # a row of its own, not one digit under each colour: a colour has no value
        figures = " < ".join("012345"[::number])
        canvas.text(640, y + (158 if view.misplays else 164), figures, 32, SAND if number < 0 else WHITE, most=330)
        left = self.texts("wave-picture-left", count=view.remaining)
        canvas.text(640, y + (196 if view.misplays else 214), left, 30, WHITE, most=330)
        if view.misplays:
            returned = self.texts("wave-picture-returned", count=view.misplays)
            canvas.text(640, y + 229, returned, SMALLEST_TEXT, FOAM, most=330)
        for at, code in enumerate(view.beside):
            canvas.paste(
                cards.badge(COLOUR_MARKS["s"], self.texts(f"wave-sign-{code}"), 60, 38), 146 + at * 66, y + 206
            )

"""A Gateway as a drawing: small where everybody's are shown, and large for a seat's own with its hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawing import cards
from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas
from bot.drawing.fonts import can_draw
from bot.drawing.lettering import number
from bot.drawing.palette import CORAL, DEEP, DUNE, INK, MOSS, PAPER, SAND, SEA, WHITE
from bot.games.war.card_picture import count, horn, no_or_yes, nothing, shown_card, stone
from bot.games.war.changed import Spot
from bot.games.war.reading import is_known, kind_of, total_of
from bot.texts import Texts
from engine.games.war.cards import FIRST_GATE, MOST_IN_SECTION, SECTIONS
from engine.games.war.view import SectionView, Seen, View

EDGE, GAP = 12, 8
PANEL_WIDTH, PANEL_HEIGHT = 484, 346
WIDE_HEIGHT = 304
OWN_HEIGHT, HAND_ROW, HAND_COLUMNS = 326, 74, 10
KNOWN_SHOWN, KNOWN_SHOWN_WIDE = 5, 10


class Gateways:
    """Draws the Gateways of one view on a canvas."""

    def __init__(
        self, canvas: Canvas, view: View, names: Sequence[str], texts: Texts, changed: frozenset[Spot] = frozenset()
    ) -> None:
        self.canvas, self.view, self.texts = canvas, view, texts
        self.names, self.changed = drawable_names(names), changed

    def mark(self, seat: int, at: int, x: float, y: float) -> None:
        """A dot at a section that others have changed since the viewing seat last moved."""
        if (seat, SECTIONS[at]) in self.changed:
            self.canvas.circle(x, y, 11, SAND, INK)

    def small(self, seat: int, x: float, y: float) -> None:
        """A seat's Bridge, Gate and hand in half the width of a picture."""
        canvas, shown = self.canvas, self.view.seats[seat]
        lit = self.is_lit(seat)
        ground = DUNE if shown.out else PAPER
        edge = SAND if lit else INK
        canvas.panel((x, y, x + PANEL_WIDTH, y + PANEL_HEIGHT), ground, edge=edge, thick=7 if lit else 2)
        self.head(seat, x + 14, y + 32, PANEL_WIDTH - 28)
        if shown.out:
            canvas.text(x + PANEL_WIDTH / 2, y + 170, self.texts("war-picture-out"), 34, INK, anchor="m")
            return
        for at, section in enumerate(shown.bridge):
            left = x + 13 + at * 116
            self.pile(section.wars, left, y + 60, 53, 46)
            self.pile(section.builds, left, y + 110, 53, 46)
            canvas.paste(stone(str(at + 1), 110, 30), left, y + 160)
            self.mark(seat, at, left + 94, y + 175)
        self.arches(x + 13, y + 190, 116, 110)
        canvas.text(x + 66, y + 232, self.texts("war-picture-gate"), SMALLEST_TEXT, INK, anchor="m", most=104)
        for at, section in enumerate(shown.gate):
            left = x + 13 + (at + 1) * 116
            self.pile(section.builds, left, y + 210, 53, 46)
            canvas.paste(stone(str(at + 1), 110, 28, MOSS), left, y + 258)
            self.mark(seat, FIRST_GATE + at, left + 94, y + 272)
        self.counts(seat, x + 13, y + 296)

    def wide(self, seat: int, y: float) -> None:
        """A seat's Bridge, Gate and hand across a whole picture, where it is alone in its row."""
        if self.across(seat, y, WIDE_HEIGHT):
            self.counts(seat, EDGE + 14, y + 240, high=50, known_wide=61, room=KNOWN_SHOWN_WIDE)

    def is_lit(self, seat: int) -> bool:
        """Whether it is this seat's turn, or it has won."""
        return seat in self.view.winners if self.view.over else seat == self.view.turn

    def head(self, seat: int, x: float, y: float, wide: float) -> None:
        """The line above a Gateway: name, horn and points; an arrow marks whose turn it is, a crown the winner.

        One tick says that the Bridge stands, two that the Gateway is complete.
        """
        canvas, shown = self.canvas, self.view.seats[seat]
        points = self.texts("war-picture-score", score=shown.score)
        right = x + wide
        right -= number(canvas, right, y, points, 30, INK, anchor="r") + 12
        if shown.horn:
            canvas.paste(horn(22), right - 44, y - 22)
            right -= 54
        else:
            for _ in range(shown.stands + shown.complete):
                canvas.paste(cards.shape("check", 15, INK), right - 30, y - 15)
                right -= 34
        if self.view.over and seat in self.view.winners:
            canvas.paste(cards.shape("crown", 16, INK), x, y - 16)
            x += 38
        elif self.is_lit(seat):
            canvas.polygon([(x, y - 13), (x + 20, y), (x, y + 13)], INK)
            x += 28
        canvas.text(x, y, self.names[seat], 30, INK, most=right - x)

    def pile(self, pile: Sequence[Seen], x: float, y: float, wide: int, high: int, *, own: bool = False) -> None:
        """The Build or the War cards of a section."""
        for at in range(MOST_IN_SECTION):
            if at < len(pile):
                sprite = shown_card(pile[at].card, self.texts, wide, high, own and pile[at].open)
            else:
                sprite = nothing(wide, high)
            self.canvas.paste(sprite, x + at * (wide + 4), y)

    def arches(self, x: float, y: float, step: float, wide: float) -> None:
        """The arches on which the Bridge stands."""
        for at in range(FIRST_GATE):
            left = x + at * step
            self.canvas.polygon([(left, y), (left + 14, y), (left + 9, y + 14), (left, y + 14)], INK)
            right = left + wide
            self.canvas.polygon([(right, y), (right - 14, y), (right - 9, y + 14), (right, y + 14)], INK)

    def counts(
        self, seat: int, x: float, y: float, *, high: int = 38, known_wide: int = 44, room: int = KNOWN_SHOWN
    ) -> None:
        """How many cards of each kind a hand has, and those of them that this audience knows."""
        canvas, shown = self.canvas, self.view.seats[seat]
        builds, wars, leaders = shown.counts
        wide = high * 2 - 2
        for kind, held in (("W", wars), ("B", builds), ("L", leaders)):
            canvas.paste(count(kind, self.texts(f"war-sign-{kind}"), held, wide, high), x, y)
            x += wide + 4
        x += 8
        known = [seen.card for seen in shown.hand if is_known(seen.card)]
        told = known[: room - (len(known) > room)]
        for card in told:
            canvas.paste(shown_card(card, self.texts, known_wide, high), x, y)
            x += known_wide + 2
        if len(known) > len(told):
            number(canvas, x + 4, y + high / 2, f"+{len(known) - len(told)}", SMALLEST_TEXT, INK)

    def own(self, y: float) -> None:
        """The seat's own Bridge and Gate side by side with their totals, and whether they are true."""
        view, seat = self.view, self.view.seat
        assert seat is not None
        shown = view.seats[seat]
        if not self.across(seat, y, OWN_HEIGHT, own=True):
            return
        for at, section in enumerate((*shown.bridge, *shown.gate)):
            number(self.canvas, self.column(at) + 63, y + 240, self.total(section), 30, INK, anchor="m")
        gate = self.column(FIRST_GATE)
        truth(self.canvas, self.texts, "bridge", view.bridge_true, EDGE + 14, y + 288, 530, urgent=shown.complete)
        truth(self.canvas, self.texts, "gate", view.gate_true, gate, y + 288, 396, urgent=shown.complete)

    def across(self, seat: int, y: float, high: float, *, own: bool = False) -> bool:
        """A seat's name, Bridge and Gate side by side; False if that seat is out of the game."""
        canvas, shown, lit = self.canvas, self.view.seats[seat], self.is_lit(seat)
        ground = DUNE if shown.out else PAPER
        canvas.panel((EDGE, y, WIDTH - EDGE, y + high), ground, edge=SAND if lit else INK, thick=7 if lit else 2)
        self.head(seat, EDGE + 16, y + 34, WIDTH - 2 * EDGE - 32)
        if shown.out:
            canvas.text(WIDTH / 2, y + high / 2, self.texts("war-picture-out"), 36, INK, anchor="m")
            return False
        for at, section in enumerate((*shown.bridge, *shown.gate)):
            is_gate, left = at >= FIRST_GATE, self.column(at)
            if not is_gate:
                self.pile(section.wars, left, y + 64, 61, 56, own=own)
            self.pile(section.builds, left, y + 124, 61, 56, own=own)
            place = at - FIRST_GATE if is_gate else at
            canvas.paste(stone(str(place + 1), 126, 32, MOSS if is_gate else INK), left, y + 184)
            self.mark(seat, at, left + 108, y + 200)
        self.arches(EDGE + 14, y + 216, 135, 126)
        gate = self.column(FIRST_GATE)
        canvas.text(gate + 198, y + 92, self.texts("war-picture-gate"), 30, INK, anchor="m", most=390)
        return True

    @staticmethod
    def column(at: int) -> float:
        """Where a section begins, when all of them lie side by side."""
        return EDGE + 14 + at * 135 + (14 if at >= FIRST_GATE else 0)

    def total(self, section: SectionView) -> str:
        """The sum of a section's Build cards, as far as it is known."""
        if not section.builds:
            return "–"
        return f"={total_of(section)}"

    def hand(self, y: float) -> None:
        """The seat's own hand: all cards; an eye marks what everybody knows."""
        view, canvas, seat = self.view, self.canvas, self.view.seat
        assert seat is not None
        held = view.seats[seat].hand
        high = hand_height(view) - GAP
        canvas.panel((EDGE, y, WIDTH - EDGE, y + high), DEEP, edge=SEA)
        canvas.text(EDGE + 18, y + 28, self.texts("war-picture-hand", count=len(held)), 30, WHITE, most=480)
        canvas.text(
            WIDTH - EDGE - 18, y + 28, self.texts("war-picture-eye"), SMALLEST_TEXT, WHITE, anchor="r", most=450
        )
        wide = 94
        for at, seen in enumerate(sorted(held, key=_order)):
            left = EDGE + 16 + at % HAND_COLUMNS * (wide + 1)
            sprite = shown_card(seen.card, self.texts, wide - 6, 64, seen.open)
            canvas.paste(sprite, left, y + 52 + at // HAND_COLUMNS * HAND_ROW)


def _order(seen: Seen) -> tuple[str, str, bool]:
    return {"W": "0", "B": "1", "L": "2"}[kind_of(seen.card)], seen.card, not seen.open


def hand_height(view: View) -> int:
    """How much room the seat's own hand takes."""
    assert view.seat is not None
    rows = max(1, -(-len(view.seats[view.seat].hand) // HAND_COLUMNS))
    return 60 + rows * HAND_ROW + GAP


def truth(
    canvas: Canvas,
    said: Texts,
    what: str,
    is_true: bool | None,
    x: float,
    y: float,
    wide: float,
    *,
    urgent: bool = True,
) -> None:
    """Whether a Bridge or Gate is true; an untrue one looks alarming only if `urgent`, when a horn could be sounded."""
    canvas.panel((x, y - 22, x + wide, y + 22), MOSS if is_true else CORAL if urgent else INK, radius=10)
    canvas.paste(no_or_yes(bool(is_true), 14), x + 12, y - 14)
    words = said(f"war-picture-{what}-{'true' if is_true else 'false'}")
    canvas.text(x + 52, y, words, SMALLEST_TEXT, WHITE, most=wide - 60)


def drawable_names(names: Sequence[str]) -> list[str]:
    """The names, with a number in place of one that no font can draw."""
    return [name if can_draw(name) else f"#{seat + 1}" for seat, name in enumerate(names)]

"""Waves as pictures: the council with its Agents, Shells, tablets and collections, and a seat's own hand beneath."""

from __future__ import annotations

from PIL import Image

from bot.drawing import cards
from bot.drawing.cache import FILES
from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas, wrap
from bot.drawing.fonts import can_draw
from bot.drawing.palette import DEEP, FOAM, INK, PAPER, SAND, SEA, WHITE, Mark
from bot.games.waves.marks import CLASS_MARKS
from bot.texts import Texts, texts
from engine.games.waves.tables import CLASSES, MOST_SHELLS
from engine.games.waves.view import AgentView, View

CELL, BAND, TABLET, STRIP, HAND = 274, 112, 142, 58, 216
CARD = 112
EDGE = 12
SIDES = (("shield", FOAM), ("drop", SAND), ("spark", WHITE))
"""The sign of each side where several seats play together."""


TABLET_SIZES = (36, 34, 32, 30, SMALLEST_TEXT)
"""The sizes in which the name of a tablet may be written; the largest in which it fits is used."""


@FILES.cached
def picture(view: View, names: tuple[str, ...], language: str, changed: frozenset[int] = frozenset()) -> bytes:
    """The table as the view's audience sees it, with its hand if it has one; a dot marks the places that changed."""
    places = len(view.council) + (view.spare is not None)
    strips = (len(view.collected) + 1) // 2
    height = EDGE + 2 * CELL + BAND + TABLET + strips * STRIP + EDGE + (HAND if view.hand is not None else 0)
    canvas = Canvas(WIDTH, height)
    painted = _Table(canvas, view, names, texts(language), changed)
    above = (places + 1) // 2
    painted.ring(above, places)
    painted.middle(EDGE + CELL)
    top = EDGE + 2 * CELL + BAND
    painted.tablets(top)
    painted.collections(top + TABLET)
    if view.hand is not None:
        painted.hand(view.hand, height - HAND)
    return canvas.png()


def tablet_size(name: str, wide: float) -> int:
    """The size in which a name is written on a tablet, in two lines at most."""
    whole = [size for size in TABLET_SIZES if " ".join(wrap(name, size, wide - 20, 2)) == name]
    return max(whole, default=SMALLEST_TEXT)


class _Table:
    def __init__(
        self, canvas: Canvas, view: View, names: tuple[str, ...], said: Texts, changed: frozenset[int]
    ) -> None:
        self.canvas, self.view, self.texts = canvas, view, said
        self.names = [name if can_draw(name) else f"#{seat + 1}" for seat, name in enumerate(names)]
        self.changed = changed
        self.teams = len(view.collected) < view.seats

    def sign(self, card: int) -> str:
        return self.texts(f"waves-sign-{card}")

    def face(self, card: int) -> Image.Image:
        return cards.face(CLASS_MARKS[card], self.sign(card), str(card), CARD)

    def ring(self, above: int, places: int) -> None:
        """The places clockwise: the first half above from left to right, the others below from right to left."""
        below = places - above
        for place in range(places):
            up = place < above
            wide = (WIDTH - 2 * EDGE) / (above if up else below)
            column = place if up else places - 1 - place
            x, y = EDGE + column * wide, EDGE if up else EDGE + CELL + BAND
            if place < len(self.view.council):
                self.place(place, x, y, wide)
            else:
                self.spare(x, y, wide)

    def place(self, place: int, x: float, y: float, wide: float) -> None:
        """One place: its letter and owner, the Elder, the Agent, the owner's hand, the token."""
        canvas, view = self.canvas, self.view
        seat = view.owners[place]
        lit = place in view.due
        canvas.panel((x + 5, y + 4, x + wide - 5, y + CELL - 4), DEEP, edge=SAND if lit else SEA, thick=6 if lit else 2)
        self.letter("ABCDEF"[place], x + 34, y + 34, lit)
        right = x + wide - 18
        if self.teams:
            shape, colour = SIDES[view.side_of[seat]]
            canvas.paste(cards.token(shape, 21, colour, INK), right - 42, y + 13)
            right -= 50
        if lit:
            canvas.paste(cards.token("arrow", 21, SAND, INK), right - 42, y + 13)
            right -= 50
        canvas.text(x + 62, y + 35, self.names[seat], 30, SAND if lit else FOAM, most=right - x - 62)
        spread = min(30.0, max(0.0, (wide - 324) / 3))
        left = x + 18 + spread
        agent, elder = view.agents[place], view.council[place]
        if not elder:
            canvas.paste(cards.gap(CARD), left, y + 62)
        if agent and not agent.rebel:
            self.agent(agent, left + 72, y + 70)
        if elder:
            canvas.paste(self.face(elder), left, y + 62)
        if agent and agent.rebel:
            self.agent(agent, left + 80, y + 58)
        if agent:
            key = "waves-rebel" if agent.rebel else "waves-follower"
            word = self.texts(key, edition=view.edition)
            word = f"{agent.count} × {word}" if agent.count > 1 else word
            canvas.text(left, y + 248, word, SMALLEST_TEXT, FOAM, most=wide - 100)
        if place == view.owners.index(seat):
            canvas.paste(cards.back(38), x + wide - 96, y + 68)
            canvas.text(x + wide - 50, y + 95, str(view.hands[seat]), 32, WHITE)
        if place in self.changed:
            canvas.circle(x + wide - 30, y + CELL - 30, 11, SAND, INK)
        if view.token == place:
            canvas.paste(cards.token("swell", 33, SAND, INK), x + wide - 88, y + 146)

    def agent(self, agent: AgentView, x: float, y: float) -> None:
        """An Agent's cards, as far as they are known."""
        for card in reversed(range(agent.count)):
            sprite = self.face(agent.card) if agent.card else cards.back(CARD)
            self.canvas.paste(sprite, x + min(card, 3) * 7, y + min(card, 3) * 5)

    def spare(self, x: float, y: float, wide: float) -> None:
        """The Elder that belongs to nobody."""
        canvas = self.canvas
        canvas.panel((x + 5, y + 4, x + wide - 5, y + CELL - 4), SEA, edge=DEEP, thick=3)
        canvas.text(x + 24, y + 35, self.texts("waves-spare"), 30, FOAM)
        canvas.paste(self.face(self.view.spare or 1), x + 18, y + 62)

    def letter(self, letter: str, x: float, y: float, lit: bool) -> None:
        self.canvas.circle(x, y, 21, SAND if lit else FOAM, INK)
        self.canvas.text(x, y, letter, 30, INK, anchor="m")

    def middle(self, y: float) -> None:
        """The Shells, the deck and the discard pile, within the ring."""
        canvas, view = self.canvas, self.view
        canvas.text(30, y + 24, self.texts("waves-picture-shells"), SMALLEST_TEXT, FOAM)
        for shell in range(max(MOST_SHELLS, view.shells)):
            there = shell < view.shells
            sprite = cards.token("shell", 27, PAPER, SEA) if there else cards.token("shell", 27, SEA, DEEP, FOAM)
            canvas.paste(sprite, 28 + shell * 60, y + 46)
        canvas.text(345, y + 24, self.texts("waves-picture-deck"), SMALLEST_TEXT, FOAM)
        canvas.paste(cards.back(42), 346, y + 45)
        canvas.text(396, y + 75, str(view.deck), 30, WHITE)
        canvas.text(480, y + 24, self.texts("waves-picture-discard"), SMALLEST_TEXT, FOAM)
        for at, card in enumerate(CLASSES):
            self.count(card, view.discard[at], 480 + at * 84, y + 50, 78, 48)
        canvas.text(970, y + 24, self.texts("waves-picture-round", round=view.round), SMALLEST_TEXT, SAND, anchor="r")

    def count(self, card: int, number: int, x: float, y: float, wide: int, high: int) -> None:
        """How many of a class there are; dark if there are none."""
        mark = CLASS_MARKS[card] if number else Mark(DEEP, FOAM, CLASS_MARKS[card].shape)
        self.canvas.paste(cards.badge(mark, str(number), wide, high), x, y)

    def tablets(self, y: float) -> None:
        """The five Rule Tablets, each with its class; the active one is lit and marked."""
        canvas, view = self.canvas, self.view
        wide = (WIDTH - 2 * EDGE) / len(CLASSES)
        for at, (card, tablet) in enumerate(zip(CLASSES, view.tablets, strict=True)):
            x = EDGE + at * wide
            active = view.active == card
            ground = SAND if active else PAPER
            canvas.panel((x + 4, y + 4, x + wide - 4, y + TABLET - 6), ground, edge=INK, thick=6 if active else 2)
            canvas.paste(cards.badge(CLASS_MARKS[card], str(card), 72, 38), x + 14, y + 13)
            if active:
                canvas.paste(cards.shape("check", 20, INK), x + wide - 56, y + 12)
            name = self.texts(f"waves-tablet-{tablet}", edition=view.edition)
            size = tablet_size(name, wide)
            for line, text in enumerate(wrap(name, size, wide - 20, 2)):
                canvas.text(x + 12, y + 74 + line * 36, text, size, INK, most=wide - 20)

    def collections(self, y: float) -> None:
        """What each side has collected, class by class."""
        canvas, view = self.canvas, self.view
        for side, collected in enumerate(view.collected):
            x, top = EDGE + (side % 2) * 490, y + side // 2 * STRIP
            canvas.panel((x + 4, top + 2, x + 482, top + STRIP - 4), DEEP, radius=10)
            seats = [seat for seat in range(view.seats) if view.side_of[seat] == side]
            if self.teams:
                shape, colour = SIDES[side]
                canvas.paste(cards.token(shape, 20, colour, INK), x + 12, top + 8)
                label = " ".join("ABCDEF"[place] for place, owner in enumerate(view.owners) if owner in seats)
            else:
                self.letter("ABCDEF"[view.owners.index(seats[0])], x + 32, top + 28, False)
                label = self.names[seats[0]]
            canvas.text(x + 60, top + 28, label, SMALLEST_TEXT, FOAM, most=112)
            for at, card in enumerate(CLASSES):
                self.count(card, collected[at], x + 178 + at * 60, top + 8, 57, 40)

    def hand(self, hand: tuple[int, ...], y: float) -> None:
        """The seat's own cards."""
        canvas = self.canvas
        canvas.panel((EDGE + 4, y, WIDTH - EDGE - 4, y + HAND - EDGE), PAPER, edge=INK)
        canvas.text(EDGE + 22, y + 24, self.texts("waves-picture-hand"), SMALLEST_TEXT, INK)
        step = min(CARD + 10.0, (WIDTH - 2 * EDGE - 44 - CARD) / max(1, len(hand) - 1))
        for at, card in enumerate(hand):
            canvas.paste(self.face(card), EDGE + 22 + at * step, y + 42)

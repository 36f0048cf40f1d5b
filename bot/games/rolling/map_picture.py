"""A pirate's map as a drawing: small where everybody's are shown, and large as a seat's own sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PIL.Image import Image

from bot.drawing import cards
from bot.drawing.canvas import SMALLEST_TEXT, Canvas, wrap
from bot.drawing.fonts import can_draw
from bot.drawing.lettering import number
from bot.drawing.palette import DUNE, INK, PAPER, SAND, SEA, WHITE
from bot.games.rolling.changed import Spot
from bot.games.rolling.dice_picture import DICE, chest_plate, coin, die, pips, plate, square
from bot.games.rolling.reading import Planned, die_values, read_planned
from bot.texts import Texts
from engine.games.rolling.parts import (
    CHEST_SQUARES,
    CHESTS,
    INFAMY_CIRCLES,
    LEVELS,
    SQUARES,
    Part,
    chest_part,
    level,
)
from engine.games.rolling.view import View

MAP_WIDTH, MAP_HEIGHT, HAND_HEIGHT = 484, 266, 58
SHEET_HEIGHT = 536
ROWS: tuple[Part, ...] = ("hull", "small", "large", "ports", "crew")
SHEET_ROWS: tuple[Part, ...] = ("spirits", *ROWS)


class Maps:
    """Draws the maps of one view on a canvas."""

    def __init__(
        self, canvas: Canvas, view: View, names: Sequence[str], texts: Texts, changed: frozenset[Spot] = frozenset()
    ) -> None:
        self.canvas, self.view, self.open, self.texts = canvas, view, view.open, texts
        self.names = [name if can_draw(name) else f"#{seat + 1}" for seat, name in enumerate(names)]
        self.changed = changed

    def mark(self, seat: int, part: Part, x: float, y: float) -> None:
        """A dot at a part that others have changed since the viewing seat last moved."""
        if (seat, part) in self.changed:
            self.canvas.circle(x, y, 10, SAND, INK)

    def sign(self, colour: int) -> str:
        """The letter of a colour."""
        return self.texts("rolling-sign", colour=colour)

    def plate(self, part: Part, wide: int, high: int) -> Image:
        """The letter of a part."""
        return plate("" if part == "spirits" else self.texts(f"rolling-sign-{part}"), wide, high)

    def small(self, seat: int, x: float, y: float) -> None:
        """A seat's map in half the width of a picture; until the game is over, its dice and its plan are beneath."""
        canvas, open_, sheet = self.canvas, self.open, self.open.sheets[seat]
        over = open_.phase == "over"
        lit = seat in (open_.winners if over else open_.to_act)
        plan = read_planned(self.view, seat)
        high = MAP_HEIGHT + (0 if over else HAND_HEIGHT)
        canvas.panel((x, y, x + MAP_WIDTH, y + high), PAPER, edge=SAND if lit else INK, thick=7 if lit else 2)
        self.head(seat, x + 14, y + 32, MAP_WIDTH - 28)
        for chest in CHESTS:
            self.chest(seat, chest, plan, x + 14 + (chest - 1) * 52, y + 62, 44, 36)
        left = x + 180
        for row, part in enumerate(ROWS):
            self.row(part, sheet.dice_in(part), plan, left, y + 60 + row * 39)
            self.mark(seat, part, left + 2, y + 64 + row * 39)
        self.spirits(sheet.spirits, plan, left + 184, y + 60 + 39, 36, 29)
        self.mark(seat, "spirits", left + 186, y + 64 + 39)
        if not over:
            self.hand(seat, x + 14, y + MAP_HEIGHT + 2)

    def head(self, seat: int, x: float, y: float, wide: float) -> None:
        """The line above a map: colour, name, infamy, points; an arrow marks whose turn it is, a crown the winner."""
        canvas, open_ = self.canvas, self.open
        canvas.paste(cards.badge(DICE[seat], self.sign(seat), 64, 38), x, y - 19)
        points = self.texts("rolling-picture-points", points=open_.scores[seat])
        right = x + wide
        right -= number(canvas, right, y, points, 30, INK, anchor="r") + 12
        canvas.paste(coin(78, 36, str(open_.infamy[seat])), right - 78, y - 18)
        right -= 78 + 8
        start = x + 72
        if seat in open_.to_act:
            canvas.polygon([(start, y - 13), (start + 20, y), (start, y + 13)], INK)
            start += 28
        elif open_.phase == "over" and seat in open_.winners:
            canvas.paste(cards.shape("crown", 16, INK), start - 2, y - 16)
            start += 36
        canvas.text(start, y, self.names[seat], 30, INK, most=right - start)

    def chest(self, seat: int, chest: int, plan: Planned, x: float, y: float, wide: int, high: int) -> None:
        """A chest: its squares from the bottom up, its number beneath, locked when it is buried."""
        sheet = self.open.sheets[seat]
        dice, buried = sheet.chests[chest - 1], sheet.buried[chest - 1]
        waiting = plan.numbers.get(chest_part(chest))
        for at in range(CHEST_SQUARES):
            top = y + (CHEST_SQUARES - 1 - at) * (high + 2)
            if at < len(dice):
                sprite = square(str(dice[at]), "safe" if buried else "written", wide, high)
            elif at == len(dice) and waiting is not None:
                sprite = square(str(waiting), "planned", wide, high)
            else:
                sprite = square("", "safe" if buried else "free", wide, high)
            self.canvas.paste(sprite, x, top)
        look = "safe" if buried else "planned" if plan.bury == chest else "written"
        plate_high = round(high * 0.95)
        self.canvas.paste(chest_plate(chest, look, wide, plate_high), x, y + CHEST_SQUARES * (high + 2) + 2)
        self.mark(seat, chest_part(chest), x + 4, y + CHEST_SQUARES * (high + 2) + 6)

    def row(self, part: Part, dice: Sequence[int], plan: Planned, x: float, y: float) -> None:
        """A part of a small map: its letter, its squares, the levels it has reached."""
        self.canvas.paste(self.plate(part, 38, 36), x, y)
        end = self.squares(part, dice, plan, x + 44, y, 36, 36)
        levels = LEVELS[part]
        self.canvas.paste(pips(level(part, dice), len(levels), 8), end + 4, y + 10)

    def squares(
        self, part: Part, dice: Sequence[int], plan: Planned, x: float, y: float, wide: int, high: int
    ) -> float:
        """Draw the squares of a part from the left; returns where they end."""
        waiting = plan.numbers.get(part)
        for at in range(SQUARES[part]):
            if at < len(dice):
                sprite = square(str(dice[at]), "written", wide, high)
            elif at == len(dice) and waiting is not None:
                sprite = square(str(waiting), "planned", wide, high)
            else:
                sprite = square("", "free", wide, high)
            self.canvas.paste(sprite, x + at * (wide + 2), y)
        return x + SQUARES[part] * (wide + 2)

    def spirits(self, filled: int, plan: Planned, x: float, y: float, wide: int, plate_wide: int) -> None:
        """The two squares of Spirits, crossed when they are filled."""
        self.canvas.paste(self.plate("spirits", plate_wide, wide), x, y)
        for at in range(SQUARES["spirits"]):
            planned_here = at == filled and "spirits" in plan.numbers
            look = "written" if at < filled else "planned" if planned_here else "free"
            text = "×" if at < filled or planned_here else ""
            self.canvas.paste(square(text, look, wide, wide), x + plate_wide + 3 + at * (wide + 2), y)

    def hand(self, seat: int, x: float, y: float) -> None:
        """The dice that a seat has drafted, and whether its plan is in, where that is told, or when it fires."""
        open_ = self.open
        values = die_values(open_, seat)
        for at, index in enumerate(open_.hands[seat]):
            colour, sailor = open_.roll[index][0], index in open_.drunk
            self.canvas.paste(die(colour, self.sign(colour), values[at], 70, 46, sailor), x + at * 76, y)
        for at in range(len(values), 3):
            self.canvas.panel((x + at * 76, y, x + at * 76 + 70, y + 46), None, radius=9, edge=DUNE)
        if open_.phase == "plan" and open_.planned[seat] is not None:
            there = open_.planned[seat]
            key = "rolling-picture-plan-in" if there else "rolling-picture-plan-open"
            left = x + 236
            if there:
                self.canvas.paste(cards.shape("check", 17, INK), left, y + 6)
                left += 42
            self.canvas.text(left, y + 23, self.texts(key), SMALLEST_TEXT, INK, most=x + MAP_WIDTH - 28 - left)
        elif open_.phase == "fire" and seat in open_.firing:
            place = open_.firing.index(seat) + 1
            shots = self.texts("rolling-picture-fires", place=place)
            self.canvas.text(x + 236, y + 23, shots, SMALLEST_TEXT, INK, most=MAP_WIDTH - 28 - 236)

    def sheet(self, seat: int, y: float) -> None:
        """A seat's own map in the full width, with words, sums and all levels."""
        canvas, open_, sheet = self.canvas, self.open, self.open.sheets[seat]
        plan = read_planned(self.view, seat)
        lit = seat in (open_.winners if open_.phase == "over" else open_.to_act)
        high = SHEET_HEIGHT + (0 if open_.phase == "over" else HAND_HEIGHT)
        canvas.panel((12, y, 988, y + high), PAPER, edge=SAND if lit else INK, thick=7 if lit else 2)
        self.head(seat, 28, y + 36, 944)
        self.track(open_.infamy[seat], 28, y + 88)
        for chest in CHESTS:
            self.chest(seat, chest, plan, 28 + (chest - 1) * 82, y + 152, 72, 58)
        canvas.text(147, y + 134, self.texts("rolling-picture-chests"), SMALLEST_TEXT, INK, anchor="m", most=236)
        for chest in CHESTS:
            total = sum(sheet.chests[chest - 1])
            number(canvas, 64 + (chest - 1) * 82, y + 472, f"={total}", 30, INK, anchor="m")
        for row, part in enumerate(SHEET_ROWS):
            self.large_row(seat, part, plan, 286, y + 120 + row * 68)
        if open_.phase != "over":
            self.hand(seat, 28, y + SHEET_HEIGHT)

    def track(self, infamy: int, x: float, y: float) -> None:
        """The infamy track: a circle for each infamy that there is room for, filled for each that the seat has."""
        wide = self.canvas.text(x, y, self.texts("rolling-part-infamy"), 30, INK, most=130) + 14
        step = (944 - wide) / INFAMY_CIRCLES
        for at in range(INFAMY_CIRCLES):
            middle = x + wide + (at + 0.5) * step
            filled = at < infamy
            self.canvas.circle(middle, y, 16, SAND if filled else WHITE, INK)
            if at + 1 == infamy:
                number(self.canvas, middle, y, str(infamy), SMALLEST_TEXT, INK, anchor="m")
            elif filled:
                self.canvas.circle(middle, y, 5, INK)

    def large_row(self, seat: int, part: Part, plan: Planned, x: float, y: float) -> None:
        """A part of the sheet: letter and word, squares, the sum, each level with what it takes."""
        canvas, sheet = self.canvas, self.open.sheets[seat]
        canvas.paste(self.plate(part, 44, 44), x, y + 6)
        self.mark(seat, part, x + 2, y + 10)
        word = self.texts(f"rolling-part-{part}")
        lines = wrap(word, SMALLEST_TEXT, 186, 2)
        for at, line in enumerate(lines):
            canvas.text(x + 52, y + 43 - 15 * len(lines) + 30 * at, line, SMALLEST_TEXT, INK)
        left = x + 240
        if part == "spirits":
            for at in range(SQUARES["spirits"]):
                waiting = at == sheet.spirits and "spirits" in plan.numbers
                look = "written" if at < sheet.spirits else "planned" if waiting else "free"
                canvas.paste(square("×" if look != "free" else "", look, 46, 56), left + at * 48, y)
            return
        dice = sheet.dice_in(part)
        self.squares(part, dice, plan, left, y, 46, 56)
        total, levels, step = sum(dice), LEVELS[part], 51
        start = x + 692 - step * len(levels)
        number(canvas, start - 6, y + 28, f"={total}", SMALLEST_TEXT, INK, anchor="r")
        for at, least in enumerate(levels):
            box = (start + at * step, y + 8, start + at * step + 48, y + 48)
            reached = total >= least
            canvas.panel(box, INK if reached else None, radius=20, edge=INK, thick=2)
            number(canvas, box[0] + 24, y + 28, str(least), SMALLEST_TEXT, WHITE if reached else SEA, anchor="m")

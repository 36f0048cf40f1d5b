"""Rolling with the Waves as pictures: the dice and everybody's map; a seat's own sheet; the others' maps beside it."""

from __future__ import annotations

from bot.drawing import cards
from bot.drawing.cache import FILES
from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas, text_width
from bot.drawing.lettering import number
from bot.drawing.palette import DEEP, FOAM, INK, PAPER, SAND, WHITE
from bot.games.rolling.changed import Spot
from bot.games.rolling.dice_picture import DICE, coin, die
from bot.games.rolling.map_picture import HAND_HEIGHT, MAP_HEIGHT, MAP_WIDTH, SHEET_HEIGHT, SHEET_ROWS, Maps
from bot.games.rolling.reading import parts_of_score
from bot.texts import texts
from engine.games.rolling.cannons import full_cannons
from engine.games.rolling.parts import FREEBOOTER, level
from engine.games.rolling.view import View

EDGE, GAP, TITLE, LEGEND = 12, 8, 64, 46
DIE_WIDTH, DIE_HEIGHT, DICE_A_ROW = 98, 74, 9
SCORE_ROW, FIRING_ROW = 46, 52
COLUMNS = ("treasure", "buried", "squares", "infamy", "points")


@FILES.cached
def maps(
    view: View,
    names: tuple[str, ...],
    language: str,
    seats: tuple[int, ...],
    headed: bool,
    legend: bool,
    changed: frozenset[Spot] = frozenset(),
) -> bytes:
    """The maps of some seats; above them, if `headed`, the title, the bag, and what the phase is about.

    A dot marks the parts that changed.
    """
    top = _head_height(view) if headed else EDGE
    rows = (len(seats) + 1) // 2 * _row_height(view)
    canvas = Canvas(WIDTH, top + rows + EDGE - GAP + (LEGEND if legend and len(seats) % 2 == 0 else 0))
    drawn = Maps(canvas, view, names, texts(language), changed)
    if headed:
        _head(drawn)
    for at, seat in enumerate(seats):
        drawn.small(seat, EDGE + at % 2 * (MAP_WIDTH + GAP), top + at // 2 * _row_height(view))
    if legend and len(seats) % 2:
        _legend_beside(drawn, EDGE + MAP_WIDTH + GAP + 30, top + rows - _row_height(view) + 22)
    elif legend:
        _legend_beneath(drawn, top + rows + LEGEND / 2 - 4)
    return canvas.png()


@FILES.cached
def sheet(view: View, names: tuple[str, ...], language: str, changed: frozenset[Spot] = frozenset()) -> bytes:
    """The dice and the seat's own map in full width, with its plan on it and a dot where others changed it."""
    assert view.seat is not None
    said = texts(language)
    head = _head_height(view)
    over = view.open.phase == "over"
    canvas = Canvas(WIDTH, head + SHEET_HEIGHT + (0 if over else HAND_HEIGHT) + EDGE)
    drawn = Maps(canvas, view, names, said, changed)
    _head(drawn)
    drawn.sheet(view.seat, head)
    return canvas.png()


def _row_height(view: View) -> int:
    return MAP_HEIGHT + GAP + (0 if view.open.phase == "over" else HAND_HEIGHT)


def _legend_beside(drawn: Maps, x: float, y: float) -> None:
    """Which letter stands for which part, in the space beside the last map of an odd number."""
    said, canvas = drawn.texts, drawn.canvas
    for row, part in enumerate(SHEET_ROWS):
        canvas.paste(drawn.plate(part, 38, 34), x, y + row * 40 - 17)
        canvas.text(x + 50, y + row * 40, said(f"rolling-part-{part}"), 30, FOAM, most=380)
    canvas.paste(coin(62, 34, ""), x + 260, y - 17)
    canvas.text(x + 332, y, said("rolling-part-infamy"), 30, FOAM, most=110)


def _legend_beneath(drawn: Maps, y: float) -> None:
    """The same legend in one row, beneath the maps."""
    said, canvas = drawn.texts, drawn.canvas
    words = [said("rolling-legend", part=part) for part in SHEET_ROWS]
    wide = [text_width(word, SMALLEST_TEXT) for word in words]
    room = (WIDTH - 2 * EDGE - sum(wide) - 38 * len(wide)) / max(1, len(wide) - 1)
    x = float(EDGE)
    for part, word, each in zip(SHEET_ROWS, words, wide, strict=True):
        canvas.paste(drawn.plate(part, 32, 32), x, y - 16)
        canvas.text(x + 38, y, word, SMALLEST_TEXT, FOAM)
        x += 38 + each + room


def _head_height(view: View) -> int:
    open_ = view.open
    match open_.phase:
        case "draft":
            return TITLE + EDGE + -(-len(open_.pool) // DICE_A_ROW) * (DIE_HEIGHT + GAP)
        case "fire":
            return TITLE + EDGE + len(open_.firing) * FIRING_ROW
        case "over":
            return TITLE + EDGE + SCORE_ROW * (len(open_.sheets) + 1) + EDGE
    return TITLE + EDGE


def _head(drawn: Maps) -> None:
    """Round and phase, the bag; beneath, what the phase is about: dice to draft, who fires, or the scores."""
    canvas, open_, said = drawn.canvas, drawn.open, drawn.texts
    left = EDGE + 8.0
    left += canvas.text(left, 38, said("rolling-picture-round", round=open_.round), 32, SAND) + 20
    start = WIDTH - EDGE - (len(open_.sheets) + 1) * 76
    for at, colour in enumerate((*range(len(open_.sheets)), FREEBOOTER)):
        canvas.paste(cards.badge(DICE[colour], str(open_.bag[at]), 70, 40), start + at * 76, 18)
    bag = said("rolling-picture-bag")
    wide = text_width(bag, SMALLEST_TEXT)
    canvas.text(start - 10, 38, bag, SMALLEST_TEXT, FOAM, anchor="r")
    canvas.text(left, 38, said(f"rolling-picture-{open_.phase}"), SMALLEST_TEXT, FOAM, most=start - 30 - wide - left)
    match open_.phase:
        case "draft":
            _pool(drawn)
        case "fire":
            _firing(drawn)
        case "over":
            _scores(drawn)


def _pool(drawn: Maps) -> None:
    """The dice that can still be drafted, by colour and value."""
    open_ = drawn.open
    shown = sorted((open_.roll[index] for index in open_.pool), key=lambda each: (each[0] % 6, each[1]))
    for at, (colour, value) in enumerate(shown):
        x = EDGE + 8 + at % DICE_A_ROW * (DIE_WIDTH + GAP)
        y = TITLE + 6 + at // DICE_A_ROW * (DIE_HEIGHT + GAP)
        drawn.canvas.paste(die(colour, drawn.sign(colour), value, DIE_WIDTH, DIE_HEIGHT), x, y)


def _firing(drawn: Maps) -> None:
    """Who still fires, in order, and with how many shots."""
    canvas, open_, said = drawn.canvas, drawn.open, drawn.texts
    for place, seat in enumerate(open_.firing):
        y = TITLE + 4 + place * FIRING_ROW
        canvas.panel((EDGE, y, WIDTH - EDGE, y + FIRING_ROW - 6), DEEP, edge=SAND if place == 0 else None, thick=5)
        number(canvas, EDGE + 18, y + 23, f"{place + 1}.", 30, WHITE)
        canvas.paste(cards.badge(DICE[seat], drawn.sign(seat), 70, 36), EDGE + 60, y + 5)
        guns = full_cannons(open_.sheets[seat])
        shots = [
            said("rolling-picture-shots", cannon=cannon, shots=level(cannon, open_.sheets[seat].dice_in(cannon)))
            for cannon in guns
        ]
        wide = canvas.text(WIDTH - EDGE - 18, y + 23, " + ".join(shots), 30, SAND, anchor="r")
        canvas.text(EDGE + 142, y + 23, drawn.names[seat], 30, WHITE, most=WIDTH - 2 * EDGE - 180 - wide)


def _scores(drawn: Maps) -> None:
    """What each map is worth, by where it comes from; the winners are crowned."""
    canvas, open_, said = drawn.canvas, drawn.open, drawn.texts
    top = TITLE + 4
    canvas.panel((EDGE, top, WIDTH - EDGE, top + SCORE_ROW * (len(open_.sheets) + 1) + 6), PAPER, edge=INK)
    ends = [556, 656, 772, 870, 968]
    for name, end in zip(COLUMNS, ends, strict=True):
        canvas.text(end, top + 26, said(f"rolling-score-{name}"), SMALLEST_TEXT, INK, anchor="r", most=116)
    ranked = sorted(range(len(open_.sheets)), key=lambda seat: (seat not in open_.winners, -open_.scores[seat], seat))
    for row, seat in enumerate(ranked):
        y = top + SCORE_ROW * (row + 1) + 24
        won = seat in open_.winners
        if won:
            canvas.panel((EDGE + 6, y - 21, WIDTH - EDGE - 6, y + 21), SAND, radius=10)
            canvas.paste(cards.shape("crown", 16, INK), EDGE + 14, y - 16)
        canvas.paste(cards.badge(DICE[seat], drawn.sign(seat), 66, 34), EDGE + 54, y - 17)
        canvas.text(EDGE + 130, y, drawn.names[seat], 30, INK, most=310)
        for points, end in zip(parts_of_score(open_, seat), ends, strict=True):
            number(canvas, end, y, str(points), 30, INK, anchor="r")

"""Rolling with the Waves as pictures: the dice and everybody's map; a seat's own sheet; the others' maps beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.drawing import cards
from bot.drawing.canvas import WIDTH, Canvas, text_width
from bot.drawing.palette import DEEP, FOAM, INK, PAPER, SAND, WHITE
from bot.drawing.rolling_dice import DICE, die
from bot.drawing.rolling_map import HAND_HEIGHT, MAP_HEIGHT, MAP_WIDTH, SHEET_HEIGHT, Maps
from bot.texts import Texts, texts
from engine.games.rolling.cannons import full_cannons
from engine.games.rolling.parts import FREEBOOTER, level
from engine.games.rolling.view import View

EDGE, GAP, TITLE, LEGEND = 12, 8, 64, 46
DIE_WIDTH, DIE_HEIGHT, DICE_A_ROW = 98, 74, 9
SCORE_ROW, FIRING_ROW = 46, 52
COLUMNS = ("treasure", "buried", "squares", "infamy", "points")


@lru_cache(maxsize=64)
def table(view: View, names: tuple[str, ...], language: str) -> bytes:
    """Everything that lies open: title and bag, what the phase is about, all maps."""
    said = texts(language)
    seats = tuple(range(len(names)))
    head = _head_height(view)
    canvas = Canvas(WIDTH, head + _maps_height(view, len(seats)) + LEGEND + EDGE)
    maps = Maps(canvas, view, names, said)
    _head(maps)
    _maps(maps, seats, head)
    _legend(canvas, said, canvas.height - EDGE - LEGEND / 2)
    return canvas.png()


@lru_cache(maxsize=64)
def sheet(view: View, names: tuple[str, ...], language: str) -> bytes:
    """The dice and one's own map in full width, with one's own plan on it."""
    assert view.seat is not None
    said = texts(language)
    head = _head_height(view)
    over = view.open.phase == "over"
    canvas = Canvas(WIDTH, head + SHEET_HEIGHT + (0 if over else HAND_HEIGHT + 4) + EDGE)
    maps = Maps(canvas, view, names, said)
    _head(maps)
    maps.sheet(view.seat, head)
    if not over:
        y = head + SHEET_HEIGHT + 6
        canvas.panel((EDGE, y - 6, WIDTH - EDGE, y + HAND_HEIGHT), PAPER, edge=INK, thick=2)
        maps.hand(view.seat, 28, y)
    return canvas.png()


@lru_cache(maxsize=64)
def others(view: View, names: tuple[str, ...], language: str) -> bytes:
    """The maps of everybody else."""
    said = texts(language)
    seats = tuple(seat for seat in range(len(names)) if seat != view.seat)
    canvas = Canvas(WIDTH, EDGE + _maps_height(view, len(seats)) + LEGEND + EDGE)
    _maps(Maps(canvas, view, names, said), seats, EDGE)
    _legend(canvas, said, canvas.height - EDGE - LEGEND / 2)
    return canvas.png()


def _maps_height(view: View, count: int) -> int:
    one = MAP_HEIGHT + GAP + (0 if view.open.phase == "over" else HAND_HEIGHT)
    return (count + 1) // 2 * one


def _maps(maps: Maps, seats: Sequence[int], top: float) -> None:
    high = MAP_HEIGHT + GAP + (0 if maps.open.phase == "over" else HAND_HEIGHT)
    for at, seat in enumerate(seats):
        alone = at == len(seats) - 1 and at % 2 == 0
        x = (WIDTH - MAP_WIDTH) / 2 if alone else EDGE + at % 2 * (MAP_WIDTH + GAP)
        maps.small(seat, x, top + at // 2 * high)


def _legend(canvas: Canvas, said: Texts, y: float) -> None:
    """Which letter is which part, in one line."""
    words = said("rolling-picture-legend")
    size = 26
    while text_width(words, size) > WIDTH - 2 * EDGE and size > 20:
        size -= 1
    canvas.text(WIDTH / 2, y, words, size, FOAM, anchor="m", most=WIDTH - 2 * EDGE)


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


def _head(maps: Maps) -> None:
    """Round and phase, the bag; beneath, what the phase is about: dice to draft, who fires, or the scores."""
    canvas, open_, said = maps.canvas, maps.open, maps.texts
    left = EDGE + 8
    left += canvas.text(left, 38, said("rolling-picture-round", round=open_.round), 32, SAND) + 20
    start = WIDTH - EDGE - (len(open_.sheets) + 1) * 76
    for at, colour in enumerate((*range(len(open_.sheets)), FREEBOOTER)):
        canvas.paste(cards.badge(DICE[colour], str(open_.bag[at]), 70, 40), start + at * 76, 18)
    bag = said("rolling-picture-bag")
    wide = text_width(bag, 26)
    canvas.text(start - 10, 38, bag, 26, FOAM, anchor="r")
    canvas.text(left, 38, said(f"rolling-picture-{open_.phase}"), 26, FOAM, most=start - 30 - wide - left)
    match open_.phase:
        case "draft":
            _pool(maps)
        case "fire":
            _firing(maps)
        case "over":
            _scores(maps)


def _pool(maps: Maps) -> None:
    """The dice that can still be drafted, by colour and value."""
    open_ = maps.open
    shown = sorted((open_.roll[index] for index in open_.pool), key=lambda each: (each[0] % 6, each[1]))
    for at, (colour, value) in enumerate(shown):
        x = EDGE + 8 + at % DICE_A_ROW * (DIE_WIDTH + GAP)
        y = TITLE + 6 + at // DICE_A_ROW * (DIE_HEIGHT + GAP)
        maps.canvas.paste(die(colour, maps.sign(colour), value, DIE_WIDTH, DIE_HEIGHT), x, y)


def _firing(maps: Maps) -> None:
    """Who still fires, in order, and with how many shots."""
    canvas, open_, said = maps.canvas, maps.open, maps.texts
    for place, seat in enumerate(open_.firing):
        y = TITLE + 4 + place * FIRING_ROW
        canvas.panel((EDGE, y, WIDTH - EDGE, y + FIRING_ROW - 6), DEEP, edge=SAND if place == 0 else None, thick=5)
        canvas.text(EDGE + 18, y + 23, f"{place + 1}.", 28, WHITE)
        canvas.paste(cards.badge(DICE[seat], maps.sign(seat), 70, 36), EDGE + 60, y + 5)
        guns = full_cannons(open_.sheets[seat])
        shots = [
            said("rolling-picture-shots", cannon=cannon, shots=level(cannon, getattr(open_.sheets[seat], cannon)))
            for cannon in guns
        ]
        wide = canvas.text(WIDTH - EDGE - 18, y + 23, " + ".join(shots), 28, SAND, anchor="r")
        canvas.text(EDGE + 142, y + 23, maps.names[seat], 28, WHITE, most=WIDTH - 2 * EDGE - 180 - wide)


def _scores(maps: Maps) -> None:
    """What each map is worth, by where it comes from; the winners are crowned."""
    from bot.drawing.rolling_plan import parts_of_score

    canvas, open_, said = maps.canvas, maps.open, maps.texts
    top = TITLE + 4
    canvas.panel((EDGE, top, WIDTH - EDGE, top + SCORE_ROW * (len(open_.sheets) + 1) + 6), PAPER, edge=INK)
    ends = [590, 690, 790, 890, 968]
    for name, end in zip(COLUMNS, ends, strict=True):
        canvas.text(end, top + 26, said(f"rolling-score-{name}"), 24, INK, anchor="r", most=110)
    ranked = sorted(range(len(open_.sheets)), key=lambda seat: (seat not in open_.winners, -open_.scores[seat], seat))
    for row, seat in enumerate(ranked):
        y = top + SCORE_ROW * (row + 1) + 24
        won = seat in open_.winners
        if won:
            canvas.panel((EDGE + 6, y - 21, WIDTH - EDGE - 6, y + 21), SAND, radius=10)
            canvas.paste(cards.shape("crown", 16, INK), EDGE + 14, y - 16)
        canvas.paste(cards.badge(DICE[seat], maps.sign(seat), 66, 34), EDGE + 54, y - 17)
        canvas.text(EDGE + 130, y, maps.names[seat], 28, INK, most=330)
        for number, end in zip(parts_of_score(open_, seat), ends, strict=True):
            canvas.text(end, y, str(number), 28, INK, anchor="r")

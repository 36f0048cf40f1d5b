"""Everything that the pictures of Rolling with the Waves show, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rolling.changed import Spot, find_changed
from bot.games.rolling.reading import Planned, die_values, parts_of_score, read_planned
from bot.screens.plain import NAME_COLUMNS, cut
from bot.screens.scene import Scene
from engine.games.rolling.actions import Plan, Put
from engine.games.rolling.cannons import full_cannons
from engine.games.rolling.parts import (
    BOOSTED_VALUE,
    CHESTS,
    FREEBOOTER,
    INFAMY_CIRCLES,
    LEVELS,
    PARTS,
    Part,
    chest_of,
    chest_part,
    level,
)
from engine.games.rolling.view import View

ROWS = PARTS[4:]
NEW = "•"
"""The short sign for a part that others have changed since the viewing seat last moved."""


def maps(scene: Scene[View], columns: int, seats: Sequence[int], headed: bool) -> list[str]:
    """The maps of some seats, after what lies open or a heading."""
    first = _head(scene, columns) if headed else []
    if scene.seat is not None:
        first = [f"{scene.texts('rolling-words-maps')}:"]
    return [*first, *_legend(scene, seats), *(line for seat in seats for line in _map(scene, seat, columns))]


def sheet(scene: Scene[View], columns: int) -> list[str]:
    """What lies open, the seat's own map with its sums, and its plan."""
    assert scene.seat is not None
    return [
        *_head(scene, columns),
        *_legend(scene, [scene.seat]),
        *_map(scene, scene.seat, columns, sums=True),
    ]


def _head(scene: Scene[View], columns: int) -> list[str]:
    """Round and phase, bag, and what the phase is about."""
    texts, open_ = scene.texts, scene.view.open
    brief = columns == NAME_COLUMNS[-1]
    phase = texts(f"rolling-picture-{open_.phase}")
    colours = (*range(len(open_.sheets)), FREEBOOTER)
    bag = [
        _several(scene, count, colour, brief)
        for count, colour in zip(open_.bag, colours, strict=True)
        if count or not scene.short
    ]
    lines = [
        texts("rolling-words-round", round=open_.round, phase=phase),
        texts("rolling-words-bag", dice=", ".join(bag) or texts("rolling-words-empty")),
    ]
    if open_.phase == "draft":
        pool = sorted((open_.roll[index] for index in open_.pool), key=lambda each: (each[0] % 6, each[1]))
        dice = [_die(scene, colour, value, brief) for colour, value in pool]
        lines.append(texts("rolling-words-pool", dice=", ".join(dice)))
    elif open_.phase == "over":
        lines += scores(scene, columns)
    return lines


def scores(scene: Scene[View], columns: int) -> list[str]:
    """Where each seat's points come from."""
    open_ = scene.view.open
    lines = []
    for seat in range(len(open_.sheets)):
        treasure, buried, squares, infamy, points = parts_of_score(open_, seat)
        line = scene.texts(
            "rolling-words-score",
            who=cut(scene.who(seat), columns),
            points=points,
            treasure=treasure,
            buried=buried,
            squares=squares,
            infamy=infamy,
        )
        lines.append(f"{line}, {scene.texts('rolling-words-winner')}" if seat in open_.winners else line)
    return lines


def _map(scene: Scene[View], seat: int, columns: int, *, sums: bool = False) -> list[str]:
    """A seat's map: every number on it, what waits to be written, its dice, how far its plan is."""
    if columns == NAME_COLUMNS[-1]:
        return [_brief_map(scene, seat, columns)]
    texts, open_ = scene.texts, scene.view.open
    sheet, plan = open_.sheets[seat], read_planned(scene.view, seat)
    who = texts(
        "rolling-words-who",
        who=cut(scene.who(seat), columns),
        colour=_named(scene, seat, False),
        points=open_.scores[seat],
    )
    lines = [
        f"{who}, {texts('words-to-act')}" if seat in open_.to_act else who,
        texts(
            "rolling-words-infamy",
            infamy=open_.infamy[seat],
            most=INFAMY_CIRCLES,
            spirits=sheet.spirits,
            planned="yes" if "spirits" in plan.numbers else "no",
        )
        + _new(scene, (seat, "spirits")),
    ]
    for chest in CHESTS:
        fresh = _new(scene, (seat, chest_part(chest)))
        if scene.short and not (sheet.chests[chest - 1] or chest_part(chest) in plan.numbers or fresh):
            continue
        state = "buried" if sheet.buried[chest - 1] else "burying" if plan.bury == chest else "open"
        lines.append(
            texts(
                "rolling-words-chest",
                chest=chest,
                dice=_written(scene, sheet.chests[chest - 1]),
                more=plan.numbers.get(chest_part(chest), 0),
                state=state,
            )
            + (f" (={sum(sheet.chests[chest - 1])})" if sums else "")
            + fresh
        )
    for part in ROWS:
        fresh = _new(scene, (seat, part))
        if scene.short and not (sheet.dice_in(part) or part in plan.numbers or fresh):
            continue
        first, *more = _part(scene, part, sheet.dice_in(part), plan, sums)
        lines += [first + fresh, *more]
    lines += [*_hand(scene, seat, False), *_own_plan(scene, seat)]
    return lines


def _new(scene: Scene[View], *spots: Spot) -> str:
    """The sign, if others have changed one of these parts since the viewing seat last moved; else nothing."""
    return f" {NEW}" if find_changed(scene) & {*spots} else ""


def _legend(scene: Scene[View], seats: Sequence[int]) -> list[str]:
    """What that sign means, if a map has it."""
    there = any(seat in seats for seat, _ in find_changed(scene))
    return [f"{NEW} {scene.texts('words-changed')}"] if there else []


def _part(scene: Scene[View], part: Part, dice: Sequence[int], plan: Planned, sums: bool) -> list[str]:
    texts = scene.texts
    line = texts(
        "rolling-words-part",
        part=part,
        dice=_written(scene, dice),
        more=plan.numbers.get(part, 0),
        level=level(part, dice),
    )
    if not sums or scene.short:
        return [line]
    levels = ", ".join(map(str, LEVELS[part]))
    return [line, f"  {texts('rolling-words-sum', sum=sum(dice), levels=levels)}"]


def _hand(scene: Scene[View], seat: int, brief: bool) -> list[str]:
    """A seat's dice of this round; and how far its plan is, or when it fires."""
    texts, open_ = scene.texts, scene.view.open
    if open_.phase == "over":
        return []
    lines = []
    said = []
    for index, value in zip(open_.hands[seat], die_values(open_, seat), strict=True):
        die = _die(scene, open_.roll[index][0], value, brief)
        said.append(texts("rolling-words-sailor", die=die) if index in open_.drunk else die)
    if said:
        lines.append(texts("rolling-words-hand", dice=", ".join(said)))
    is_in = open_.planned[seat]
    if open_.phase == "plan" and is_in is not None and (is_in or not scene.short):
        lines.append(texts("rolling-words-plan-in" if is_in else "rolling-words-plan-open"))
    if open_.phase == "fire" and seat in open_.firing:
        shots = [
            texts("rolling-words-shots", cannon=cannon, shots=level(cannon, open_.sheets[seat].dice_in(cannon)))
            for cannon in full_cannons(open_.sheets[seat])
        ]
        fires = texts("rolling-words-fires", place=open_.firing.index(seat) + 1)
        lines.append(fires if brief else scene.texts.pair(fires, ", ".join(shots)))
    return lines


def _own_plan(scene: Scene[View], seat: int) -> list[str]:
    view = scene.view
    if seat != view.seat or view.plan is None:
        return []
    return [scene.texts("rolling-words-own-plan", plan=", ".join(plan_words(scene, view.plan, seat)))]


def plan_words(scene: Scene[View], plan: Plan, seat: int) -> list[str]:
    """A plan in words: what goes where, or which chest is buried."""
    texts = scene.texts
    if isinstance(plan.bury, int):
        return [texts("rolling-moment-buries", chest=plan.bury)]
    assert isinstance(plan.put, Put)
    values = die_values(scene.view.open, seat)
    return [
        texts("rolling-moment-boosted", part=part, value=BOOSTED_VALUE)
        if part == plan.boost
        else texts("rolling-moment-put", part=part, value=values[die])
        for part, die in plan.put.placed
    ]


def _brief_map(scene: Scene[View], seat: int, columns: int) -> str:
    """A map in one line that names only what is not empty."""
    texts, open_ = scene.texts, scene.view.open
    sheet, plan = open_.sheets[seat], read_planned(scene.view, seat)
    who = f"{cut(scene.who(seat), columns)} {texts('rolling-sign', colour=seat)}"
    facts = [texts("rolling-brief-who", who=who, points=open_.scores[seat], infamy=open_.infamy[seat])]
    if seat in open_.to_act:
        facts.append(texts("words-to-act"))
    if sheet.spirits or _new(scene, (seat, "spirits")):
        facts.append(f"{texts('rolling-part-spirits')} {sheet.spirits}{_new(scene, (seat, 'spirits'))}")
    for part in PARTS[1:]:
        chest, dice = chest_of(part), sheet.dice_in(part)
        marks = [*map(str, dice)]
        if part in LEVELS and (reached := level(part, dice)):
            marks.append(texts("rolling-brief-level", level=reached))
        if chest and sheet.buried[chest - 1]:
            marks.append(texts("rolling-brief-buried"))
        if part in plan.numbers:
            marks.append(f"({texts('rolling-brief-planned', more=plan.numbers[part])})")
        if fresh := _new(scene, (seat, part)):
            marks.append(fresh.strip())
        if marks:
            facts.append(" ".join([texts(f"rolling-part-{part}"), *marks]))
    facts += _hand(scene, seat, True)
    if plan_said := _own_plan(scene, seat):
        facts += plan_said
    return ", ".join(facts)


def _written(scene: Scene[View], dice: Sequence[int]) -> str:
    return " ".join(map(str, dice)) or scene.texts("rolling-words-empty")


def _named(scene: Scene[View], colour: int, brief: bool) -> str:
    """A colour by its name, or by its letter if `brief`."""
    return scene.texts("rolling-sign" if brief else "rolling-colour", colour=colour)


def _several(scene: Scene[View], count: int, colour: int, brief: bool) -> str:
    if brief:
        return f"{count} {_named(scene, colour, brief)}"
    return scene.texts("rolling-words-several", count=count, colour=colour)


def _die(scene: Scene[View], colour: int, value: int, brief: bool) -> str:
    if brief:
        return f"{_named(scene, colour, brief)} {value}"
    return scene.texts("rolling-words-die", colour=colour, value=value)

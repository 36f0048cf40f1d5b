"""The questions that lead a player to an action: a die, a plan die by die, a volley shot by shot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET, UnsetType

from engine.errors import Refusal
from engine.game import Event
from engine.games.rolling import legal
from engine.games.rolling.actions import AnyAction, Draft, Fire, Plan, Put, Shot
from engine.games.rolling.cannons import aim_idle_at_sea, fire, full_cannons, has_shots
from engine.games.rolling.events import Fired
from engine.games.rolling.parts import CHEST_SQUARES, FREEBOOTER, PARTS, SQUARES, Cannon, Part, level
from engine.games.rolling.state import Sheet, State
from engine.games.rolling.volleys import Aim, aims_of
from engine.menu import STALE, Ask, Option, Ready, Words


def ask(state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    """The next question for this seat, or the action that its picks add up to."""
    tokens = iter(picked)
    asked: Ask | Ready | Refusal = STALE
    if state.phase == "draft" and seat == legal.drafter(state):
        asked = _ask_draft(state, seat, tokens)
    elif state.phase == "plan":
        asked = _ask_plan(state, seat, tokens)
    elif state.phase == "fire" and seat == state.firing[0]:
        asked = _ask_fire(state, seat, tokens)
    return STALE if next(tokens, None) is not None else asked


def _ask_draft(state: State, seat: int, tokens: Iterator[str]) -> Ask | Ready | Refusal:
    ways: dict[str, dict[str, AnyAction]] = {}
    for action in legal.legal(state, seat):
        assert isinstance(action, Draft)
        ways.setdefault(f"d{action.die}", {})["pay" if action.sailor is UNSET else "sailor"] = action
    token = next(tokens, None)
    if token is None:
        options = tuple(Option(token, die_words(state, seat, int(token[1:]), list(ways[token]))) for token in ways)
        return Ask(Words("rolling-menu-draft"), options)
    if token not in ways:
        return STALE
    ways_to_pay = ways[token]
    value = state.roll[int(token[1:])][1]
    if len(ways_to_pay) == 1:
        (action,) = ways_to_pay.values()
        return _confirm_draft(state, seat, action)
    way = next(tokens, None)
    if way is None:
        options = (
            Option("pay", Words("rolling-menu-pay", {"cost": value, "value": value}), risky=value == 1),
            Option("sailor", Words("rolling-menu-sailor", {"value": value})),
        )
        return Ask(Words("rolling-menu-pay-or-sailor"), options)
    return _confirm_draft(state, seat, ways_to_pay[way]) if way in ways_to_pay else STALE


def die_words(state: State, seat: int, die: int, ways: Sequence[str]) -> Words:
    """A die of the roll with what it costs; `ways` says whether it can be paid for, taken as a sailor, or both."""
    colour, value = state.roll[die]
    params: dict[str, int | str] = {"value": value, "colour": colour}
    if colour in (seat, FREEBOOTER):
        return Words("rolling-menu-die-free", params)
    if len(ways) == 2:
        return Words("rolling-menu-die-either", {**params, "cost": value})
    return (
        Words("rolling-menu-die-sailor", params)
        if "sailor" in ways
        else Words("rolling-menu-die-paid", {**params, "cost": value})
    )


def _confirm_draft(state: State, seat: int, action: AnyAction) -> Ready:
    """Ask again before a seat pays for a number that it could have for nothing."""
    assert isinstance(action, Draft)
    colour, value = state.roll[action.die]
    free = (seat, FREEBOOTER)
    is_paid = action.sailor is UNSET and colour not in free
    for other in state.pool:
        if is_paid and state.roll[other][0] in free and state.roll[other][1] == value:
            return Ready(action, Words("rolling-menu-confirm-paying", {"cost": value}))
    return Ready(action)


def _ask_plan(state: State, seat: int, tokens: Iterator[str]) -> Ask | Ready | Refusal:
    sheet, values = state.sheets[seat], state.values(seat)
    placed: list[Part] = []
    for die, value in enumerate(values):
        token = next(tokens, None)
        room = [part for part in PARTS if part not in placed and sheet.has_room(part)]
        if token is None:
            options = [Option(part, Words("rolling-menu-part", _part_params(sheet, part, value))) for part in room]
            if die == 0:
                options += [bury_option(sheet, chest) for chest in sheet.open_treasure]
            return Ask(_which_part(values, placed), tuple(options))
        if die == 0 and token in [f"bury{chest}" for chest in sheet.open_treasure]:
            return _confirm_bury(sheet, int(token[4:]))
        found = [part for part in room if part == token]
        if not found:
            return STALE
        placed += found
    put = Put(**{part: die for die, part in enumerate(placed)})
    if sheet.spirits + ("spirits" in placed) < SQUARES["spirits"]:
        return Ready(Plan(put))
    token = next(tokens, None)
    boostable = [part for part in placed if part != "spirits"]
    if token is None:
        options = [Option("plain", Words("rolling-menu-boost-none"))]
        for part in boostable:
            params: dict[str, int | str] = {"part": part, "value": values[placed.index(part)]}
            options.append(Option(part, Words("rolling-menu-boost-part", params)))
        return Ask(Words("rolling-menu-boost", {"filled": sheet.spirits}), tuple(options))
    if token == "plain":
        return Ready(Plan(put))
    for part in boostable:
        if part == token:
            return Ready(Plan(put, boost=part))
    return STALE


def _which_part(values: Sequence[int], placed: Sequence[Part]) -> Words:
    """The question where the next die goes, which also says where those before it went."""
    params: dict[str, int | str] = {"die": len(placed) + 1, "value": values[len(placed)]}
    for name, part, value in zip(("part", "other"), placed, values, strict=False):
        params |= {name: part, f"{name}-value": value}
    return Words("rolling-menu-plan" if not placed else f"rolling-menu-plan-{len(placed) + 1}", params)


def _part_params(sheet: Sheet, part: Part, value: int) -> dict[str, int | str]:
    return {"part": part, "value": value, "filled": sheet.filled(part), "squares": SQUARES[part]}


def bury_option(sheet: Sheet, chest: int) -> Option:
    """The option to bury a chest, with what is in it."""
    dice = sheet.chests[chest - 1]
    words = Words("rolling-menu-bury", {"chest": chest, "sum": sum(dice), "filled": len(dice)})
    return Option(f"bury{chest}", words, risky=len(dice) < CHEST_SQUARES)


def _confirm_bury(sheet: Sheet, chest: int) -> Ready:
    """Ask again before a chest with free squares is buried: it takes no more dice after that."""
    free = CHEST_SQUARES - len(sheet.chests[chest - 1])
    words = Words("rolling-menu-confirm-bury", {"chest": chest, "free": free}) if free else None
    return Ready(Plan(bury=chest), words)


def _ask_fire(state: State, seat: int, tokens: Iterator[str]) -> Ask | Ready | Refusal:
    """Ask of each cannon that has a shot; one that has none robs nobody, and fires into the sea without a question."""
    # The sea is offered last.
    groups = {group[0][0]: group for group in sorted(aims_of(state, seat), key=lambda group: group[0][0] is None)}
    loaded = [cannon for cannon in full_cannons(state.sheets[seat]) if has_shots(state.sheets[seat], cannon)]
    shots: list[Shot] = []
    while loaded:
        ways = {
            f"{cannon}-{'sea' if target is None else target}": (cannon, target)
            for target in groups
            for cannon in loaded
        }
        token = next(tokens, None)
        if token is None:
            options = [Option(way, _fire_words(state, seat, cannon, target)) for way, (cannon, target) in ways.items()]
            return Ask(Words("rolling-menu-fire", {"shot": len(shots) + 1}), tuple(options))
        if token not in ways:
            return STALE
        cannon, target = ways[token]
        aims: dict[str, Aim] = {_aim_token(aim): aim for aim in groups[target]}
        if shots and shots[0].target == target:
            aims = {"": (target, shots[0].chest, shots[0].into)}
        if len(aims) == 1:
            (aim,) = aims.values()
        else:
            token = next(tokens, None)
            if token is None:
                sheets, _ = fire(state, seat, Fire(tuple(shots)), [])
                options = [Option(way, _aim_words(sheets, seat, aim)) for way, aim in aims.items()]
                return Ask(Words("rolling-menu-aim", {"whom": -1 if target is None else target}), tuple(options))
            if token not in aims:
                return STALE
            aim = aims[token]
        loaded.remove(cannon)
        shots.append(Shot(cannon, *aim))
    return _confirm_fire(state, seat, aim_idle_at_sea(state.sheets[seat], Fire(tuple(shots))))


def _aim_token(aim: Aim) -> str:
    _, chest, into = aim
    return f"i{into}" if chest is UNSET else f"c{chest}-i{into}"


def _fire_words(state: State, seat: int, cannon: Cannon, target: int | None) -> Words:
    shots = level(cannon, state.sheets[seat].dice_in(cannon))
    if target is None:
        return Words("rolling-menu-fire-sea", {"cannon": cannon, "shots": shots})
    hull = level("hull", state.sheets[target].hull)
    return Words("rolling-menu-fire-at", {"cannon": cannon, "shots": shots, "whom": target, "hull": hull})


def _aim_words(sheets: Sequence[Sheet], seat: int, aim: Aim) -> Words:
    """What a volley takes and where it goes, with the room that the volleys before it have left there."""
    target, chest, into = aim
    params: dict[str, int | str] = {"into": _number(into), "room": CHEST_SQUARES}
    params["room"] = CHEST_SQUARES - len(sheets[seat].chests[_number(into) - 1])
    if target is None or chest is UNSET:
        return Words("rolling-menu-stow", params)
    treasure = " ".join(map(str, reversed(sheets[target].chests[_number(chest) - 1])))
    return Words("rolling-menu-steal", {**params, "chest": _number(chest), "treasure": treasure})


def _number(chest: int | UnsetType) -> int:
    return chest if isinstance(chest, int) else 0


def _confirm_fire(state: State, seat: int, action: Fire) -> Ready:
    """Ask again before stolen dice are lost for want of room, or shots that could rob somebody go into the sea."""
    events: list[Event] = []
    fire(state, seat, action, events)
    fired = [event for event in events if isinstance(event, Fired)]
    if lost := sum(event.lost for event in fired):
        return Ready(action, Words("rolling-menu-confirm-lost", {"lost": lost}))
    for event in fired:
        if event.why == "sea" and any(
            sheet.open_treasure and event.shots > level("hull", sheet.hull)
            for target, sheet in enumerate(state.sheets)
            if target != seat
        ):
            return Ready(action, Words("rolling-menu-confirm-sea"))
    return Ready(action)

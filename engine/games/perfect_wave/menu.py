"""The choices of a player of Wave as a menu, which names a player's own unseen cards by their place alone.

The tokens: `play-3`, `silver-1`, `agree`; `tip`, then `2-4` (whose card, which place), then the advice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from engine.errors import Refusal
from engine.games.perfect_wave.actions import ADVICE, Advice, Agree, AnyAction, ForSilver, Play, Tip
from engine.games.perfect_wave.cards import CODES, SILVER
from engine.games.perfect_wave.legal import check, legal
from engine.games.perfect_wave.state import OVER, State, tip_on
from engine.menu import STALE, Ask, Option, Ready, Words

TIP = "tip"


def ask(state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
    """The next choice after these."""
    tokens = tuple(picked)
    if not tokens:
        return _first(state, seat)
    if not all(map(str.isascii, tokens)):
        return STALE  # `isdecimal` takes the digits of other scripts too.
    if tokens[0] == TIP:
        return _ask_card(state, seat) if len(tokens) == 1 else _tip(state, seat, tokens[1:])
    if action := _move(tokens[0]):
        return _ready(state, seat, action) if len(tokens) == 1 else STALE
    return _tip(state, seat, tokens)


def _first(state: State, seat: int) -> Ask | Ready | Refusal:
    actions = legal(state, seat)
    if not actions:
        return _nothing(state, seat)
    if len(actions) == 1:
        return _ready(state, seat, actions[0])
    moves = [action for action in actions if not isinstance(action, Tip)]
    if not moves:
        return _ask_card(state, seat)
    options = [option(state, seat, action) for action in moves]
    if len(moves) < len(actions):
        options.append(Option(TIP, Words("wave-menu-tip")))
    return Ask(Words("wave-menu-silver" if state.turn == SILVER == state.seats else "wave-menu-turn"), tuple(options))


def _nothing(state: State, seat: int) -> Refusal:
    if not 0 <= seat < state.seats:
        return Refusal("no-such-seat")
    return Refusal("over") if state.turn == OVER else Refusal("not-your-turn")


def option(state: State, seat: int, action: AnyAction) -> Option:
    """An action as an option: a card of one's own by its place, and by its name only if it is seen."""
    if isinstance(action, Agree):
        card = CODES[state.hands[SILVER][state.proposed]]
        return Option("agree", Words("wave-menu-agree", {"slot": state.proposed, "card": card}))
    if isinstance(action, ForSilver):
        card = CODES[state.hands[SILVER][action.slot]]
        key = "wave-menu-silver-play" if state.either else "wave-menu-silver-propose"
        return Option(f"silver-{action.slot}", Words(key, {"slot": action.slot, "card": card}))
    assert isinstance(action, Play)
    slot = action.slot
    if not state.blind[seat] >> slot & 1:
        return Option(f"play-{slot}", Words("wave-menu-play", {"slot": slot, "card": CODES[state.hands[seat][slot]]}))
    advice = tip_on(state, seat, slot)
    words = Words(f"wave-menu-play-blind-{advice or 'untipped'}", {"slot": slot})
    return Option(f"play-{slot}", words, risky=advice != "now")


def _ready(state: State, seat: int, action: AnyAction) -> Ready | Refusal:
    if refusal := check(state, seat, action):
        return refusal
    if isinstance(action, Play) and state.blind[seat] >> action.slot & 1:
        advice = tip_on(state, seat, action.slot)
        if advice != "now":
            return Ready(action, Words(f"wave-menu-confirm-{advice or 'untipped'}", {"slot": action.slot}))
    return Ready(action)


def _ask_card(state: State, seat: int) -> Ask | Refusal:
    cards: dict[tuple[int, int], None] = {
        (tip.to, tip.slot): None for tip in legal(state, seat) if isinstance(tip, Tip)
    }
    if not cards:
        return _nothing(state, seat) if state.turn == OVER or seat >= state.seats else STALE
    options = [Option(f"{whom}-{slot}", Words("wave-menu-tip-card", about(state, whom, slot))) for whom, slot in cards]
    return Ask(Words("wave-menu-tip-which"), tuple(options))


def _tip(state: State, seat: int, tokens: tuple[str, ...]) -> Ask | Ready | Refusal:
    match tokens[0].split("-"):
        case [whom, slot] if whom.isdecimal() and slot.isdecimal() and len(whom + slot) == 2:
            pass
        case _:
            return STALE
    if len(tokens) == 1:
        if refusal := check(state, seat, Tip(int(whom), int(slot), "now")):
            return refusal
        options = [Option(advice, Words(f"wave-menu-tip-{advice}")) for advice in ADVICE]
        return Ask(Words("wave-menu-tip-what", about(state, int(whom), int(slot))), tuple(options))
    advice = _advice(tokens[1])
    if advice is None or len(tokens) > 2:
        return STALE
    return _ready(state, seat, Tip(int(whom), int(slot), advice))


def about(state: State, whom: int, slot: int) -> Mapping[str, int | str]:
    """What the giver of a tip sees: the place, the card, and the tip that lies on it."""
    return {
        "whom": whom,
        "slot": slot,
        "card": CODES[state.hands[whom][slot]],
        "tip": tip_on(state, whom, slot) or "none",
    }


def _move(token: str) -> AnyAction | None:
    if token == "agree":
        return Agree()
    match token.split("-"):
        case ["play", slot] if len(slot) == 1 and slot.isdecimal():
            return Play(int(slot))
        case ["silver", slot] if len(slot) == 1 and slot.isdecimal():
            return ForSilver(int(slot))
    return None


def _advice(token: str) -> Advice | None:
    found: Advice
    for found in get_args(Advice):
        if found == token:
            return found
    return None

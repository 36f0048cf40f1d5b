"""What a player of Wave may do, as a list, and why something may not be done.

Neither tells whether a card that its owner cannot see would fit.
"""

from __future__ import annotations

from engine.errors import Refusal
from engine.games.perfect_wave.actions import ADVICE, Agree, AnyAction, ForSilver, Play, Tip
from engine.games.perfect_wave.cards import CODES, EMPTY, FITS, HAND, SILVER, SLOTS
from engine.games.perfect_wave.state import NOBODY, OVER, State, find_fitting

REFUSALS = {
    "over": "end#The game is over.",
    "no-such-seat": "turn#Nobody sits there.",
    "not-your-turn": "turn#It is not your turn.",
    "silver-turn": "silver#It is Silver's turn: propose one of Silver's open cards.",
    "not-silver-turn": "silver#It is not Silver's turn.",
    "no-such-slot": "turn#A hand has five places, 0 to 4.",
    "empty-slot": "turn#There is no card in that place.",
    "does-not-fit": "turn#That card does not fit on {top}: it is higher neither in number nor in colour.",
    "silver-face-down": "silver#That card of Silver's lies face down.",
    "nothing-proposed": "silver#Nothing has been proposed for Silver yet.",
    "own-proposal": "silver#You have made your proposal: now the other player agrees or names another card.",
    "same-proposal": "silver#That card is already proposed: agree, or name another one.",
    "first-word-counts": "silver#At this table the first word counts for Silver: just name a card.",
    "tip-nobody": "tips#There is no such player to give a tip to.",
    "tip-own": "tips#You cannot tip a card of your own.",
    "tip-silver": "tips#Silver's cards are not tipped: you choose them together.",
    "tip-faces-owner": "tips#That card faces its owner, nobody else sees it.",
}
"""Each reason why something may not be done: the topic of the rules page and a sentence."""

_MASKS = range(1 << HAND)
_PLAYS = tuple(tuple(Play(slot) for slot in SLOTS if mask >> slot & 1) for mask in _MASKS)
_FOR_SILVER = tuple(tuple(ForSilver(slot) for slot in SLOTS if mask >> slot & 1) for mask in _MASKS)
_TIPS = tuple(
    tuple(tuple(Tip(to, slot, advice) for slot in SLOTS if mask >> slot & 1 for advice in ADVICE) for mask in _MASKS)
    for to in range(4)
)
_AGREE = Agree()


def to_act(state: State) -> tuple[int, ...]:
    """The mover; on Silver's turn both people, or the one who has not proposed."""
    turn = state.turn
    if turn < state.seats:
        return (turn,) if turn != OVER else ()
    return (0, 1) if state.proposer == NOBODY else (1 - state.proposer,)


def moves(state: State, seat: int) -> tuple[AnyAction, ...]:
    """Everything that a seat may do except giving tips."""
    turn = state.turn
    if turn == seat:
        # Blind cards may always be played, whatever they are; seen cards only if they fit.
        return _PLAYS[find_fitting(state, seat) | state.blind[seat]] if seat < state.seats else ()
    if turn < state.seats or seat == state.proposer:
        return ()
    possible = find_fitting(state, SILVER) & ~state.blind[SILVER]
    if state.proposer == NOBODY:
        return _FOR_SILVER[possible]
    return (*_FOR_SILVER[possible & ~(1 << state.proposed)], _AGREE)


def legal(state: State, seat: int) -> tuple[AnyAction, ...]:
    """Everything that a seat may do, moves first, then tips."""
    if state.turn == OVER or not 0 <= seat < state.seats:
        return ()
    found = moves(state, seat)
    blind = state.blind
    for other in range(state.seats):
        if other != seat:
            found += _TIPS[other][blind[other]]
    return found


def check(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why a seat may not do this, or None if it may."""
    if state.turn == OVER:
        return Refusal("over")
    if not 0 <= seat < state.seats:
        return Refusal("no-such-seat")
    if isinstance(action, Play):
        return _check_play(state, seat, action.slot)
    if isinstance(action, Tip):
        return _check_tip(state, seat, action)
    if state.turn != SILVER or state.seats != 2:
        return Refusal("not-silver-turn")
    if isinstance(action, Agree):
        return _check_agree(state, seat)
    return _check_silver(state, seat, action.slot)


def _check_play(state: State, seat: int, slot: int) -> Refusal | None:
    if state.turn >= state.seats:
        return Refusal("silver-turn")
    if state.turn != seat:
        return Refusal("not-your-turn")
    if refusal := _check_slot(state, seat, slot):
        return refusal
    if state.blind[seat] >> slot & 1:
        return None
    return _check_fit(state, seat, slot)


def _check_silver(state: State, seat: int, slot: int) -> Refusal | None:
    if state.proposer == seat:
        return Refusal("own-proposal")
    if refusal := _check_slot(state, SILVER, slot):
        return refusal
    if state.blind[SILVER] >> slot & 1:
        return Refusal("silver-face-down")
    if state.proposed == slot:
        return Refusal("same-proposal")
    return _check_fit(state, SILVER, slot)


def _check_agree(state: State, seat: int) -> Refusal | None:
    if state.either:
        return Refusal("first-word-counts")
    if state.proposer == NOBODY:
        return Refusal("nothing-proposed")
    return Refusal("own-proposal") if state.proposer == seat else None


def _check_tip(state: State, seat: int, tip: Tip) -> Refusal | None:
    if state.seats == 2 and tip.to == SILVER:
        return Refusal("tip-silver")
    if not 0 <= tip.to < state.seats:
        return Refusal("tip-nobody")
    if tip.to == seat:
        return Refusal("tip-own")
    if refusal := _check_slot(state, tip.to, tip.slot):
        return refusal
    return None if state.blind[tip.to] >> tip.slot & 1 else Refusal("tip-faces-owner")


def _check_slot(state: State, seat: int, slot: int) -> Refusal | None:
    if slot not in SLOTS:
        return Refusal("no-such-slot")
    return Refusal("empty-slot") if state.hands[seat][slot] == EMPTY else None


def _check_fit(state: State, seat: int, slot: int) -> Refusal | None:
    card, top = state.hands[seat][slot], state.discard[-1]
    if FITS[state.colour, state.number][top][card]:
        return None
    return Refusal("does-not-fit", {"card": CODES[card], "top": CODES[top]})

"""Between the Waves: how a round ends and the next begins, and what the duel draws in mid-round."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.waves.events import Ended, RoundBegan, SpareReplaced
from engine.games.waves.piles import Piles
from engine.games.waves.state import (
    AGENTS,
    BY_ROUNDS,
    DISCARD,
    OVER,
    REASONS,
    REBEL,
    Counts,
    WavesState,
    due,
)
from engine.games.waves.tables import CLASSES, DUEL


def majority(cards: Sequence[int]) -> int:
    """The class with most cards; a tie goes to the higher class."""
    best = most = 0
    for card in CLASSES:
        if (count := cards.count(card)) and count >= most:
            best, most = card, count
    return best


def end_round(
    state: WavesState,
    piles: Piles,
    agents: list[int],
    hands: list[Counts],
    collected: list[Counts],
    shells: int,
    tablet: str,
) -> WavesState:
    """Agents become Elders, the token moves, cards are drawn; then those above their limit must discard."""
    places = len(agents)
    token = (state.token + 1) % places
    if state.mode != DUEL:
        for seat in (*range(token, places), *range(token)):
            hands[seat] = piles.deal(seat, hands[seat], 1)
    spare = state.spare
    if spare:
        piles.throw(spare)
        spare = piles.draw()
        piles.events.append(SpareReplaced(spare))
    after = replace(
        state,
        phase=DISCARD,
        council=tuple([agent % REBEL for agent in agents]),
        agents=(0,) * places,
        token=token,
        shells=shells,
        active=tablet,
        hands=tuple(hands),
        collected=tuple(collected),
        spare=spare,
        deck=piles.deck,
        discard=piles.discard,
    )
    return after if must_discard(after) else begin_round(after, piles)


def must_discard(state: WavesState) -> tuple[int, ...]:
    """The seats that hold more than they may keep."""
    limits = state.layout.limits
    return tuple([seat for seat, held in enumerate(map(sum, state.hands)) if held > limits[seat]])


def begin_round(state: WavesState, piles: Piles) -> WavesState:
    """Count the Open Majority and lay out the Shells; or call it a draw when the last round has been played."""
    if state.round >= state.rounds:
        piles.events.append(Ended(winners=(), reason=REASONS[BY_ROUNDS]))
        return replace(state, phase=OVER, ended=BY_ROUNDS, deck=piles.deck, discard=piles.discard)
    winner = majority((*state.council, state.spare))
    shells = state.shell_table[winner - 1]
    piles.events.append(RoundBegan(state.round + 1, winner, shells))
    after = replace(state, phase=AGENTS, round=state.round + 1, shells=shells, deck=piles.deck, discard=piles.discard)
    return fill_empty_hand(after, piles) if state.mode == DUEL else after


def fill_empty_hand(state: WavesState, piles: Piles) -> WavesState:
    """Let the seat whose turn to place comes draw one card if it holds none (only the duel can bring that about)."""
    seat = state.layout.owners[due(state)[0]]
    hands = state.hands
    if not any(hands[seat]):
        hands = (*hands[:seat], piles.deal(seat, hands[seat], 1), *hands[seat + 1 :])
    return replace(state, hands=hands, deck=piles.deck, discard=piles.discard)


def draw_in_duel(state: WavesState, piles: Piles, placed: int, seat: int) -> WavesState:
    """The two cards of the duel: after a seat's first Agent, or in the breakers edition once both have placed one."""
    drawing: tuple[int, ...] = ()
    if not state.breakers and placed <= 2:
        drawing = (seat,)
    elif state.breakers and placed == 2:
        owner = state.token % 2
        drawing = (owner, 1 - owner)
    hands = list(state.hands)
    for drawer in drawing:
        hands[drawer] = piles.deal(drawer, hands[drawer], 2)
    return fill_empty_hand(replace(state, hands=tuple(hands)), piles)

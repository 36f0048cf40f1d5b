"""How the turn passes and how a game of War of Waves ends: rounds, horns, the judging of Gateways, ties."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event
from engine.games.war.cards import CARDS, CODE, FIRST_GATE, RANK, Card
from engine.games.war.events import (
    Ended,
    HornSilent,
    Judged,
    RoundBegan,
    TieCard,
    Tied,
    TurnBegan,
    WentOut,
)
from engine.games.war.held import EVERYBODY, code_of
from engine.games.war.state import (
    NO_GATEWAY,
    Gateway,
    State,
    bridge_is_true,
    gate_is_true,
    holds_leader,
    is_complete,
    total,
)


def pass_turn(state: State, chance: Chance, events: list[Event]) -> State:
    """The turn goes to the next seat that is in the game; its horn is judged before it acts."""
    while True:
        turn, round_number = _next_turn(state)
        if round_number > state.limit:
            # No other round begins, so the last round stays the current one; only the turn has passed on.
            return _over(replace(state, turn=turn), (), "rounds", events)
        if round_number > state.round:
            events.append(RoundBegan(round=round_number))
        state = replace(state, turn=turn, round=round_number)
        if state.horns[turn]:
            state = _judge(state, chance, events)
            if state.reason:
                return state
        if not state.out[turn]:
            events.append(TurnBegan(seat=turn))
            return state


def _next_turn(state: State) -> tuple[int, int]:
    """The next seat in the game and its round: reaching the first player's seat begins one, even if it is out."""
    seats = len(state.hands)
    turn, round_number = state.turn, state.round
    while True:
        turn = (turn + 1) % seats
        round_number += turn == state.first
        if not state.out[turn]:
            return turn, round_number


def next_seat(state: State) -> int | None:
    """The seat whose turn comes next, or None if no other seat is in the game, or if the last round ends first."""
    turn, round_number = _next_turn(state)
    return turn if turn != state.turn and round_number <= state.limit else None


def has_turn_left(seat: int, *, turn: int, first: int, seats: int, is_last: bool) -> bool:
    """Whether a turn of this seat begins after the present one, so that its horn is judged; `is_last`: in the last
    round, which ends before the first player's seat is reached again.
    """
    return not is_last or (seat - first) % seats > (turn - first) % seats


def _over(state: State, winners: tuple[int, ...], reason: str, events: list[Event]) -> State:
    events.append(Ended(winners=winners, reason=reason))
    return replace(state, winners=winners, reason=reason)


def _turned_up(gateway: Gateway) -> Gateway:
    return tuple(
        (tuple(card | EVERYBODY for card in builds), tuple(card | EVERYBODY for card in wars))
        for builds, wars in gateway
    )


def _show(state: State, seat: int, events: list[Event]) -> tuple[State, bool]:
    """Turn a Gateway up for all; gives the state after that and whether Bridge and Gate are both true."""
    gateway = _turned_up(state.gateways[seat])
    bridge_true, gate_true = bridge_is_true(gateway), gate_is_true(gateway)
    totals = tuple(total(builds) for builds, _ in gateway)
    events.append(
        Judged(
            seat=seat,
            bridge=totals[:FIRST_GATE],
            gate=totals[FIRST_GATE:],
            bridge_true=bridge_true,
            gate_true=gate_true,
        )
    )
    gateways = (*state.gateways[:seat], gateway, *state.gateways[seat + 1 :])
    return replace(state, gateways=gateways), bridge_true and gate_true


def _judge(state: State, chance: Chance, events: list[Event]) -> State:
    """Judge the horn of the seat whose turn begins."""
    seat = state.turn
    state = replace(state, horns=tuple(horn and other != seat for other, horn in enumerate(state.horns)))
    if not is_complete(state.gateways[seat]):
        events.append(HornSilent(seat=seat))
        return state
    state, is_true = _show(state, seat, events)
    if not is_true:
        return _lose(state, events)
    tied = [seat]
    for other, horn in enumerate(state.horns):
        if horn and is_complete(state.gateways[other]):
            state, rival_is_true = _show(state, other, events)
            if rival_is_true:
                tied.append(other)
    if len(tied) == 1:
        return _over(state, (seat,), "gateway", events)
    tied.sort()
    events.append(Tied(len(tied)))
    winners, reason = _break_tie(state, tied, chance, events)
    return _over(state, winners, reason, events)


def _lose(state: State, events: list[Event]) -> State:
    """A false horn: with two players the other wins, with more the seat is out and its cards are discarded."""
    seat = state.turn
    if len(state.hands) == 2:
        return _over(state, (1 - seat,), "false-gateway", events)
    lost = [*state.hands[seat], *(card for section in state.gateways[seat] for pile in section for card in pile)]
    codes = sorted(code_of(card) for card in lost)
    events.append(WentOut(seat, tuple(CARDS[code] for code in codes)))
    state = replace(
        state,
        hands=(*state.hands[:seat], (), *state.hands[seat + 1 :]),
        gateways=(*state.gateways[:seat], NO_GATEWAY, *state.gateways[seat + 1 :]),
        discard=tuple(sorted([*state.discard, *codes])),
        out=(*state.out[:seat], True, *state.out[seat + 1 :]),
    )
    left = tuple(other for other, out in enumerate(state.out) if not out)
    return _over(state, left, "last-left", events) if len(left) == 1 else state


def _break_tie(state: State, tied: Sequence[int], chance: Chance, events: list[Event]) -> tuple[tuple[int, ...], str]:
    """Who of those with true Gateways wins: the one with a Leader, else the highest card drawn."""
    with_leader = [seat for seat in tied if holds_leader(state.hands[seat])]
    if len(with_leader) == 1:
        return tuple(with_leader), "tie-leader"
    drawing = with_leader or list(tied)
    codes = sorted(state.deck + state.discard)
    if len(codes) < len(drawing) or len({RANK[code] for code in codes}) == 1:
        # Cards that are all worth the same can decide nothing, just like too few cards.
        return tuple(drawing), "tie-shared"
    pile: list[Card] = [CARDS[code] for code in codes]
    draw = 0
    while len(drawing) > 1:
        drawn = chance.shuffle("tiebreak", pile)[: len(drawing)]
        draw += 1
        events += [TieCard(draw, seat, card) for seat, card in zip(drawing, drawn, strict=True)]
        best = max(RANK[CODE[card]] for card in drawn)
        drawing = [seat for seat, card in zip(drawing, drawn, strict=True) if RANK[CODE[card]] == best]
    return tuple(drawing), "tie-card"

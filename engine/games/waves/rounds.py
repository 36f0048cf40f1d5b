"""Between the Waves: how a round ends and the next begins, and what the duel draws in mid-round."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event
from engine.games.waves.events import Drew, DrewCards, Ended, EverybodyDrew, RoundBegan, SpareReplaced
from engine.games.waves.piles import ONE, SIZE, Pile, draw, majority, pile_of
from engine.games.waves.state import AGENTS, BY_ROUNDS, DISCARD, OVER, REASONS, State, due
from engine.games.waves.tables import DUEL, Layout


def end_round(
    state: State,
    plan: Layout,
    agents: list[int],
    hands: list[Pile],
    collected: list[Pile],
    shells: int,
    discard: Pile,
    leading: int,
    known: list[Pile],
    chance: Chance,
    events: list[Event],
) -> State:
    """Agents (by class) become Elders, the token moves, cards are drawn; then seats above their limit discard.

    `leading` is the class that had the True Majority.
    """
    token = (state.token + 1) % plan.places
    deck, spare = state.deck, state.spare
    if state.mode != DUEL:
        drawn, deck, discard = draw(deck, discard, state.seats, chance, events)
        order = plan.clockwise[token]
        for seat, card in zip(order, drawn):  # noqa: B905 fewer cards than seats if there are no more
            hands[seat] += ONE[card]
        events += _drew(order, drawn)
    if spare:
        drawn, deck, discard = draw(deck, discard + ONE[spare], 1, chance, events)
        spare = drawn[0]
        events.append(SpareReplaced(spare))
    after = replace(
        state,
        phase=DISCARD,
        acting=above_limit(hands, plan.limits),
        council=tuple(agents),
        agents=plan.no_agents,
        token=token,
        shells=shells,
        active=state.tablets[leading - 1],
        majority=leading,
        hands=tuple(hands),
        collected=tuple(collected),
        spare=spare,
        deck=deck,
        discard=discard,
        known=tuple(known),
    )
    return after if after.acting else begin_round(after, chance, events)


@lru_cache(maxsize=8192)
def _drew(order: tuple[int, ...], drawn: bytes) -> tuple[Event, ...]:
    """The events of the cards that the seats drew at the end of a round: for everybody, and for each seat alone."""
    public = [EverybodyDrew()] if len(drawn) == len(order) else [Drew(seat, 1) for seat in order[: len(drawn)]]
    secret = [_drew_card(seat, card) for seat, card in zip(order, drawn)]  # noqa: B905 as above
    return (*public, *secret)


@cache
def _drew_card(seat: int, card: int) -> DrewCards:
    return DrewCards(seat, (card,), to=(seat,))


def above_limit(hands: list[Pile], limits: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that hold more than they may keep."""
    return tuple([seat for seat, hand in enumerate(hands) if hand % SIZE > limits[seat]])


def begin_round(state: State, chance: Chance, events: list[Event]) -> State:
    """Count the Open Majority and lay out the Shells, or end the game in a draw after the last round."""
    if state.round >= state.rounds:
        events.append(Ended((), REASONS[BY_ROUNDS]))
        return replace(state, phase=OVER, acting=(), ended=BY_ROUNDS)
    winner = majority(pile_of(state.council) + ONE[state.spare])
    shells = state.shell_table[winner - 1]
    events.append(RoundBegan(state.round + 1, winner, shells))
    after = replace(state, phase=AGENTS, round=state.round + 1, shells=shells, acting=(state.token,))
    return next_in_duel(after, (), chance, events) if state.mode == DUEL else after


def next_in_duel(state: State, drawing: tuple[int, ...], chance: Chance, events: list[Event]) -> State:
    """Let these seats draw two cards each; then the next seat places, and draws one card first if its hand is empty."""
    deck, discard, hands = state.deck, state.discard, list(state.hands)
    seat = state.layout.owners[due(state)[0]]
    wanted = [(drawer, 2) for drawer in drawing]
    if not hands[seat] and seat not in drawing:
        wanted.append((seat, 1))
    for drawer, count in wanted:
        drawn, deck, discard = draw(deck, discard, count, chance, events)
        if drawn:
            hands[drawer] += sum([ONE[card] for card in drawn])
            events += [Drew(drawer, len(drawn)), DrewCards(drawer, tuple(sorted(drawn)), to=(drawer,))]
    return replace(state, acting=(seat,), hands=tuple(hands), deck=deck, discard=discard)

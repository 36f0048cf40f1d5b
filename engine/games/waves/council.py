"""From the last Agent to the last Elder: True Majority, the tablet's direct effect, and the two Waves."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event
from engine.games.waves.events import (
    AgentShown,
    Collected,
    Ended,
    MajorityFound,
    RebelsShown,
    Rotated,
    ShellsSet,
    TookToHand,
)
from engine.games.waves.piles import ONE, SIZE, Pile, classes_in, held, majority, pile_of
from engine.games.waves.rounds import end_round
from engine.games.waves.state import BY_CLASSES, BY_ELDERS, NOT_ENDED, OVER, REASONS, REBEL, State, cards_of
from engine.games.waves.tables import AS_PRINTED, MOST_SHELLS, POWERS, TIDE, Goal


def resolve(state: State, agents: list[int], hands: list[Pile], chance: Chance, events: list[Event]) -> State:
    """Play a round from its last Agent to its end. `agents` and `hands`, with that Agent placed, change in place."""
    plan = state.layout
    owners, side_of = plan.owners, plan.side_of
    known = list(state.known)
    rebels, discard, leading = _true_majority(state, owners, agents, known, events)
    tablet = state.tablets[leading - 1]
    council, shells, collected = list(state.council), state.shells, list(state.collected)
    if tablet == "rotate":
        council.append(council.pop(0))
        events.append(Rotated())
    elif tablet == "shells":
        shells = min(MOST_SHELLS, sum([agent < REBEL for agent in agents]))
        events.append(ShellsSet(shells))
    # Whose printed Power counts for an Agent or Elder: its own, or under two tablets that of its neighbour.
    for_elders = [state.spare or council[-1], *council[:-1]] if tablet == "elder-right" else council
    for_agents = [agents[-1], *agents[:-1]] if tablet == "agent-right" else agents
    elder_powers, agent_powers = TIDE[shells] if tablet == "tide" else POWERS.get(tablet, AS_PRINTED)
    classes = [agent % REBEL for agent in agents]
    meek, returned, looking = tablet == "meek", False, tablet == "agent-right"
    tell = events.append

    for place in _order(tablet, len(agents), state.token, rebels):
        if looking:
            _show_neighbour(owners, place, agents, council, events)
        seat = owners[place]
        card, agent = council[place], classes[place]
        power, against = agent_powers[for_agents[place]], elder_powers[for_elders[place]]
        council[place] = 0
        if not shells:
            why = "shells"
        elif power > against if meek else power <= against:
            why = "power"
        elif tablet == "unique" and held(_open_elders(state), card) > 1:
            why = "unique"
        elif tablet == "no-copies" and held(collected[side_of[seat]], card):
            why = "copies"
        elif tablet == "first-returns" and not returned:
            returned = True
            why = "returns"
        else:
            shells -= 1
            side = side_of[seat]
            mine = collected[side] = collected[side] + ONE[card]
            tell(Collected(seat, place, card, agent, power, against, shells))
            if ended := _reached(plan.goals[side], mine):
                return _win(state, side, ended, agents, council, hands, collected, shells, discard, leading, events)
            if tablet == "tide":
                elder_powers, agent_powers = TIDE[shells]
            continue
        hands[seat] += ONE[card]
        if known:
            known[seat] += ONE[card]
        tell(TookToHand(seat, place, card, agent, power, against, why))
    return end_round(state, plan, classes, hands, collected, shells, discard, leading, known, chance, events)


@lru_cache(maxsize=4096)
def _without(pile: Pile, agent: int) -> Pile:
    """What everybody knows of a hand, once an Agent from it has been seen."""
    card = agent % REBEL
    return pile - min(held(pile, card), cards_of(agent)) * ONE[card]


@lru_cache(maxsize=1024)
def _reached(goal: Goal, collected: Pile) -> int:
    """Which goal these Elders reach, or NOT_ENDED."""
    if classes_in(collected) >= goal.classes:
        return BY_CLASSES
    return BY_ELDERS if collected % SIZE >= goal.elders else NOT_ENDED


def _win(
    state: State,
    side: int,
    ended: int,
    agents: list[int],
    council: list[int],
    hands: list[Pile],
    collected: list[Pile],
    shells: int,
    discard: Pile,
    leading: int,
    events: list[Event],
) -> State:
    """End the game in the middle of a Wave: whatever has not been acted on stays where it is."""
    winners = tuple([seat for seat, its_side in enumerate(state.layout.side_of) if its_side == side])
    events.append(Ended(winners, REASONS[ended]))
    return replace(
        state,
        phase=OVER,
        acting=(),
        agents=tuple(agents),
        shown=_shown(agents, council, state.tablets[leading - 1]),
        council=tuple(council),
        hands=tuple(hands),
        collected=tuple(collected),
        shells=shells,
        active=state.tablets[leading - 1],
        majority=leading,
        discard=discard,
        ended=ended,
        won=side,
    )


def _open_elders(state: State) -> Pile:
    """The council as it lay at the Open Majority, the spare Elder included."""
    return pile_of(state.council) + ONE[state.spare]


def _true_majority(
    state: State, owners: tuple[int, ...], agents: list[int], known: list[Pile], events: list[Event]
) -> tuple[int, Pile, int]:
    """Turn Rebels up, discard each stack down to one card, and take the Agents out of what is `known` of hands.

    Gives the places of Rebels (a bit each), the discard pile, and the class that has the majority.
    """
    open_cards, discard = _open_elders(state), state.discard
    rebels = 0
    for place, agent in enumerate(agents):
        if agent > REBEL:
            told, card, cards, extra = _stack(owners[place], place, agent)
            open_cards += cards
            discard += extra
            agents[place] = REBEL + card
            rebels |= 1 << place
            events.append(told)
        if known and (pile := known[owners[place]]):
            known[owners[place]] = _without(pile, agent)
    winner = majority(open_cards)
    events.append(MajorityFound(winner, state.tablets[winner - 1]))
    return rebels, discard, winner


@cache
def _stack(seat: int, place: int, agent: int) -> tuple[Event, int, Pile, Pile]:
    """For a stack of Rebels: the event that tells of it, its class, all its cards, and those that are discarded."""
    count, card = divmod(agent, REBEL)
    return RebelsShown(seat, place, card, count), card, count * ONE[card], (count - 1) * ONE[card]


@cache
def _order(tablet: str, places: int, token: int, rebels: int) -> tuple[int, ...]:
    """The places in the order in which they act, one Wave after the other; `rebels` has a bit for each Rebel place."""
    step = -1 if tablet == "counter" else 1
    order = [(token + step * i) % places for i in range(places)]
    order.sort(key=lambda place: bool(rebels >> place & 1) != (tablet == "rebels-first"))
    return tuple(order)


def _show_neighbour(
    owners: tuple[int, ...], place: int, agents: list[int], council: list[int], events: list[Event]
) -> None:
    """Turn up the Agent to the right, if it is a Follower that has not acted."""
    right = (place - 1) % len(agents)
    if agents[right] < REBEL and council[right]:
        events.append(AgentShown(owners[right], right, agents[right]))


def _shown(agents: list[int], council: list[int], tablet: str) -> tuple[int, ...]:
    """The places whose Agent lies open: Rebels, those that acted, and under one tablet the Agents they looked at."""
    looks = tablet == "agent-right"
    places = range(len(agents))
    return tuple(
        place
        for place in places
        if agents[place] > REBEL or not council[place] or (looks and not council[(place + 1) % len(agents)])
    )

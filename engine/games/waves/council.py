"""From the last Agent to the last Elder: True Majority, the tablet's direct effect, and the two Waves."""

from __future__ import annotations

from functools import cache

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
from engine.games.waves.state import BY_CLASSES, BY_ELDERS, OVER, REASONS, REBEL, WavesState
from engine.games.waves.tables import AS_PRINTED, MOST_SHELLS, POWERS, TIDE


def resolve(state: WavesState, agents: list[int], hands: list[Pile], chance: Chance, events: list[Event]) -> WavesState:
    """Play a round from its last Agent to its end. `agents` and `hands` are as the state will have them."""
    plan = state.layout
    discard, tablet = _true_majority(state, agents, events)
    council, shells = list(state.council), state.shells
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
    meek, returned = tablet == "meek", False
    collected = list(state.collected)

    for place in _order(tablet, state.token, tuple([agent > REBEL for agent in agents])):
        if tablet == "agent-right":
            _show_neighbour(plan.owners, place, agents, council, events)
        seat = plan.owners[place]
        side = plan.side_of[seat]
        card = council[place]
        power, against = agent_powers[for_agents[place]], elder_powers[for_elders[place]]
        council[place] = 0
        why = ""
        if not shells:
            why = "shells"
        elif power > against if meek else power <= against:
            why = "power"
        elif tablet == "unique" and held(_open_elders(state), card) > 1:
            why = "unique"
        elif tablet == "no-copies" and held(collected[side], card):
            why = "copies"
        elif tablet == "first-returns" and not returned:
            returned = True
            why = "returns"
        agent = agents[place] % REBEL
        if why:
            hands[seat] += ONE[card]
            events.append(TookToHand(seat, place, card, agent, power, against, why))
            continue
        shells -= 1
        mine = collected[side] = collected[side] + ONE[card]
        events.append(Collected(seat, place, card, agent, power, against, shells))
        goal = plan.goals[side]
        by_classes = classes_in(mine) >= goal.classes
        if by_classes or mine % SIZE >= goal.elders:
            winners = tuple([seat for seat, its_side in enumerate(plan.side_of) if its_side == side])
            ended = BY_CLASSES if by_classes else BY_ELDERS
            events.append(Ended(winners, REASONS[ended]))
            return replace(
                state,
                phase=OVER,
                acting=(),
                agents=tuple(agents),
                shown=_shown(agents, council, tablet),
                council=tuple(council),
                hands=tuple(hands),
                collected=tuple(collected),
                shells=shells,
                active=tablet,
                discard=discard,
                ended=ended,
                won=side,
            )
        if tablet == "tide":
            elder_powers, agent_powers = TIDE[shells]
    return end_round(state, agents, hands, tuple(collected), shells, discard, tablet, chance, events)


def _open_elders(state: WavesState) -> Pile:
    """The council as it lay at the Open Majority, the spare Elder included."""
    return pile_of(state.council) + ONE[state.spare]


def _true_majority(state: WavesState, agents: list[int], events: list[Event]) -> tuple[Pile, str]:
    """Turn Rebels up and discard all stacks down to one card; gives the discard pile and the tablet that is active."""
    open_cards, discard = _open_elders(state), state.discard
    owners = state.layout.owners
    for place, agent in enumerate(agents):
        if agent > REBEL:
            count, card = agent // REBEL, agent % REBEL
            open_cards += count * ONE[card]
            discard += (count - 1) * ONE[card]
            agents[place] = REBEL + card
            events.append(RebelsShown(owners[place], place, card, count))
    winner = majority(open_cards)
    tablet = state.tablets[winner - 1]
    events.append(MajorityFound(winner, tablet))
    return discard, tablet


@cache
def _order(tablet: str, token: int, rebels: tuple[bool, ...]) -> tuple[int, ...]:
    """The places in the order in which they act, both Waves in a row."""
    step = -1 if tablet == "counter" else 1
    order = [(token + step * i) % len(rebels) for i in range(len(rebels))]
    order.sort(key=lambda place: rebels[place] != (tablet == "rebels-first"))
    return tuple(order)


def _show_neighbour(
    owners: tuple[int, ...], place: int, agents: list[int], council: list[int], events: list[Event]
) -> None:
    """Turn up the Agent to the right, if it is a Follower that has not acted."""
    right = (place - 1) % len(agents)
    if agents[right] < REBEL and council[right]:
        events.append(AgentShown(owners[right], right, agents[right]))


def _shown(agents: list[int], council: list[int], tablet: str) -> tuple[int, ...]:
    """The places whose Agent lies open: Rebels, those that acted, and under one tablet what they looked at."""
    looks = tablet == "agent-right"
    places = range(len(agents))
    return tuple(
        place
        for place in places
        if agents[place] > REBEL or not council[place] or (looks and not council[(place + 1) % len(agents)])
    )

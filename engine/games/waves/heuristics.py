"""Rules of thumb of Waves: what an Agent is likely to achieve, and what to keep in hand.

They know what a seat may know and guess the rest. Both the real decisions of the easy player and all moves in thought
use them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.waves.piles import ONE, counts, majority
from engine.games.waves.state import State
from engine.games.waves.tables import AS_PRINTED, CLASSES, POWERS, PRINTED, TIDE, Goal, Layout

REBEL = 10
HIDDEN = -1


class PlacingView(NamedTuple):
    """What a seat looks at when it places an Agent."""

    layout: Layout
    tablets: tuple[str, ...]
    shells: int
    token: int
    council: tuple[int, ...]
    spare: int
    agents: tuple[int, ...]
    """By place: its own Agents as in the state, those of others as REBEL times their count, or HIDDEN for Followers."""
    held: tuple[int, ...]
    """What its side has collected, by class."""
    goal: Goal


def placing_view(world: State, seat: int, agents: tuple[int, ...]) -> PlacingView:
    """What a seat looks at in a world in thought, where it sees these Agents."""
    plan = world.layout
    side = plan.side_of[seat]
    return PlacingView(
        plan,
        world.tablets,
        world.shells,
        world.token,
        world.council,
        world.spare,
        agents,
        counts(world.collected[side]),
        plan.goals[side],
    )


GAIN_WIN, GAIN_NEW, GAIN_MORE = 4.0, 1.3, 0.75
TO_HAND = 0.12
NEXT_ELDER = tuple([0.35 * (1.4 - 0.15 * card) for card in range(6)])
LOST_CARD = 0.3
STRONG_CARD = tuple([0.06 * card for card in range(6)])


@lru_cache(maxsize=1 << 13)
def gain(held: tuple[int, ...], goal: Goal, card: int) -> float:
    """What it is worth to collect an Elder."""
    is_new = not held[card - 1]
    if (is_new and 5 - held.count(0) + 1 >= goal.classes) or sum(held) + 1 >= goal.elders:
        return GAIN_WIN
    return GAIN_NEW if is_new else GAIN_MORE


Agent = tuple[int, int]
"""An Agent that could be placed: its class, and the cards of a Rebel or 0 for a Follower."""


def ratings(seen: PlacingView, place: int, agents: Iterable[Agent]) -> list[float]:
    """How good each of some Agents looks at a place."""
    open_cards, hidden = _open_cards(seen)
    _, one, two, three, four, five = open_cards
    most, leading = divmod(max(one * 8 + 1, two * 8 + 2, three * 8 + 3, four * 8 + 4, five * 8 + 5), 8)
    # Rebels of others, whose class is not known yet, may change the majority
    doubt = min(0.6, 0.12 * hidden + 0.06 * seen.agents.count(0))
    prospects: dict[int, Prospects] = {}
    held, found = seen.held, []
    for card, count in agents:
        best = leading
        if count:
            many = open_cards[card] + count
            if many > most or (many == most and card > leading):
                best = card
            key, number = REBEL + best, REBEL + card
        else:
            key, number = 0, card
        if key not in prospects:
            prospects[key] = _prospects(_forecast(seen, place, seen.tablets[best - 1], count > 0), doubt)
        elder, powers, against, meek, strong, weak = prospects[key]
        power = powers[number]
        value = strong if (power <= against if meek else power > against) else weak
        value -= STRONG_CARD[card]
        if not held[card - 1] and card != elder:
            value += NEXT_ELDER[card]
        if count > 1:
            value -= LOST_CARD * (count - 1)
        found.append(value)
    return found


def _open_cards(seen: PlacingView) -> tuple[list[int], int]:
    """How many cards of each class are known to count for the majority, and how many Rebels are of unknown class."""
    open_cards = [0] * 6
    for elder in seen.council:
        open_cards[elder] += 1
    open_cards[seen.spare] += 1
    hidden = 0
    for agent in seen.agents:
        if agent >= REBEL:
            if agent % REBEL:
                open_cards[agent % REBEL] += agent // REBEL
            else:
                hidden += 1
    return open_cards, hidden


class Expected(NamedTuple):
    """What a seat expects of an Agent, as far as it sees."""

    majority: int
    turned: bool
    """Whether it is this Agent that changes the majority."""
    elder: int
    beats: bool
    """Whether it has the Power for its Elder, and the tablet lets it collect."""
    decides: bool
    """Whether that Elder wins the game."""


def expect(seen: PlacingView, place: int, agent: Agent) -> Expected:
    """What a seat expects of an Agent at a place."""
    card, count = agent
    open_cards, _ = _open_cards(seen)
    before = _leading(open_cards)
    open_cards[card] += count
    leading = _leading(open_cards)
    elder, powers, against, meek, likely, worth, _ = _forecast(seen, place, seen.tablets[leading - 1], count > 0)
    power = powers[REBEL + card if count else card]
    beats = likely > 0 and (power <= against if meek else power > against)
    return Expected(leading, leading != before, elder, beats, worth == GAIN_WIN)


def _leading(open_cards: Sequence[int]) -> int:
    """The class that has the majority among so many open cards of each class."""
    return majority(sum(ONE[card] * open_cards[card] for card in CLASSES))


PlaceForecast = tuple[int, tuple[int, ...], int, bool, float, float, float]
"""Under one tablet: the Elder, the Agents' Powers by number, what they are measured against, whether the meek win,
how likely an Agent with enough Power collects, what the Elder is worth collected, and in the hand."""


Prospects = tuple[int, tuple[int, ...], int, bool, float, float]
"""The beginning of a PlaceForecast, and what the place is worth to an Agent with enough Power and to one without."""


def _prospects(forecast: PlaceForecast, doubt: float) -> Prospects:
    """What a place is worth, if there is this much `doubt` that its tablet will be the active one."""
    elder, powers, against, meek, likely, worth, to_hand = forecast
    more = worth - to_hand
    strong = to_hand + (likely + (0.35 - likely) * doubt) * more
    return elder, powers, against, meek, strong, to_hand + (0.35 * doubt) * more


def _forecast(seen: PlacingView, place: int, tablet: str, rebel: bool) -> PlaceForecast:
    """What awaits an Agent at a place under a tablet."""
    council, agents = seen.council, seen.agents
    shells, places = seen.shells, seen.layout.places
    elder = council[place]
    if tablet == "rotate":
        elder = council[(place + 1) % len(council)]
    elif tablet == "shells":
        shells = min(5, sum([agent == HIDDEN or 0 < agent < REBEL for agent in agents]) + (not rebel))
        shells = max(shells, 1 + places // 3)
    powers = TIDE[shells] if tablet == "tide" else POWERS.get(tablet, AS_PRINTED)
    by_number = powers.agents
    against = powers.elders[elder]
    if tablet == "elder-right":
        against = PRINTED[(seen.spare or council[-1]) if place == 0 else council[place - 1]]
    elif tablet == "agent-right":
        right = agents[place - 1]
        by_number = (right % REBEL if right > 0 and right % REBEL else 3,) * len(by_number)
    likely = _shell_left(agents, seen.token, place, rebel, tablet == "rebels-first", tablet == "counter", shells)
    if (tablet == "unique" and council.count(elder) + (seen.spare == elder) > 1) or (
        tablet == "no-copies" and seen.held[elder - 1]
    ):
        likely = 0.0
    elif tablet == "first-returns":
        likely *= 0.75
    return elder, by_number, against, tablet == "meek", likely, gain(seen.held, seen.goal, elder), TO_HAND * elder


@lru_cache(maxsize=1 << 14)
def _shell_left(
    agents: tuple[int, ...], token: int, place: int, rebel: bool, rebels_first: bool, counter: bool, shells: int
) -> float:
    """How likely a Shell is left when the Agent acts."""
    if not shells:
        return 0.0
    first = rebel == rebels_first
    places = len(agents)
    step = -1 if counter else 1
    before = 0.0
    mine = (place - token) * step % places
    for other, agent in enumerate(agents):
        if other == place:
            continue
        goes_first = 0.5 if not agent else float((agent >= REBEL) == rebels_first)
        earlier = float((other - token) * step % places < mine)
        before += 0.55 * (goes_first * earlier if first else goes_first + (1 - goes_first) * earlier)
    left = shells - before
    return min(1.0, max(0.08, 0.55 + 0.45 * (left - 0.6)))


def keep_value(hand: Sequence[int], card: int) -> float:
    """What one of the cards of a class is worth in a hand that has some, given as counts by class."""
    return (0.0, 0.55, 0.45, 0.5, 0.75, 0.9)[card] - 0.22 * (hand[card - 1] - 1)


def to_discard(hand: Sequence[int], count: int) -> tuple[int, ...]:
    """Which cards of a hand, given as counts by class, are missed least; ascending."""
    left = list(hand)
    gone = []
    for _ in range(count):
        card = min((one for one in (1, 2, 3, 4, 5) if left[one - 1]), key=lambda one: keep_value(left, one))
        left[card - 1] -= 1
        gone.append(card)
    return tuple(sorted(gone))

"""Rules of thumb of Waves: what an Agent is likely to achieve, and what to keep in hand.

They know what a seat may know and guess the rest; both the real decisions of the easy player and all moves in thought
are made with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.waves.tables import AS_PRINTED, POWERS, PRINTED, TIDE, Goal, Layout

REBEL = 10
HIDDEN = -1


class Look(NamedTuple):
    """What a seat that places an Agent looks at."""

    layout: Layout
    tablets: tuple[str, ...]
    shells: int
    token: int
    council: tuple[int, ...]
    spare: int
    agents: tuple[int, ...]
    """Of its own Agents the number as in the state, of the others' only REBEL times their count, or HIDDEN."""
    held: tuple[int, ...]
    """What its side has collected, by class."""
    goal: Goal


GAIN_WIN, GAIN_NEW, GAIN_MORE = 4.0, 1.3, 0.75
TO_HAND = 0.12
NEXT_ELDER = 0.35
LOST_CARD = 0.3
STRONG_CARD = 0.06


def gain(held: Sequence[int], goal: Goal, card: int) -> float:
    """What it is worth to collect an Elder."""
    is_new = not held[card - 1]
    if (is_new and 5 - held.count(0) + 1 >= goal.classes) or sum(held) + 1 >= goal.elders:
        return GAIN_WIN
    return GAIN_NEW if is_new else GAIN_MORE


@lru_cache(maxsize=1 << 15)
def rate(look: Look, place: int, card: int, count: int) -> float:
    """How good an Agent looks: a Follower if `count` is 0, else a Rebel of so many cards."""
    plan, council, agents = look.layout, look.council, look.agents
    open_cards = [0] * 6
    for elder in council:
        open_cards[elder] += 1
    open_cards[look.spare] += 1
    for agent in agents:
        if agent > REBEL and agent % REBEL:
            open_cards[agent % REBEL] += agent // REBEL
    open_cards[card] += count
    best = max((1, 2, 3, 4, 5), key=lambda one: (open_cards[one], one))
    tablet = look.tablets[best - 1]
    shells, places = look.shells, plan.places
    at = council
    if tablet == "rotate":
        at = (*council[1:], council[0])
    elif tablet == "shells":
        shells = min(5, sum([agent == HIDDEN or 0 < agent < REBEL for agent in agents]) + (not count))
        shells = max(shells, 1 + places // 3)
    elder = at[place]
    powers = TIDE[shells] if tablet == "tide" else POWERS.get(tablet, AS_PRINTED)
    power = powers.agents[REBEL + card if count else card]
    against = powers.elders[elder]
    if tablet == "elder-right":
        against = PRINTED[(look.spare or council[-1]) if place == 0 else council[place - 1]]
    elif tablet == "agent-right":
        right = agents[place - 1]
        power = right % REBEL if right > 0 and right % REBEL else 3
    chance = 1.0 if (power <= against if tablet == "meek" else power > against) else 0.0
    if (tablet == "unique" and council.count(elder) + (look.spare == elder) > 1) or (
        tablet == "no-copies" and look.held[elder - 1]
    ):
        chance = 0.0
    elif tablet == "first-returns":
        chance *= 0.75
    chance *= _shell_left(look, place, bool(count), tablet, shells)
    # others' Rebels that nobody knows yet may turn the majority
    doubt = 0.12 * sum([agent > REBEL and not agent % REBEL for agent in agents]) + 0.06 * agents.count(0)
    chance += (0.35 - chance) * min(0.6, doubt)
    value = chance * gain(look.held, look.goal, elder) + (1 - chance) * TO_HAND * elder
    if not look.held[card - 1] and card != elder:
        value += NEXT_ELDER * (1.4 - 0.15 * card)
    return value - LOST_CARD * max(0, count - 1) - STRONG_CARD * card


def _shell_left(look: Look, place: int, rebel: bool, tablet: str, shells: int) -> float:
    """How likely a Shell is left when the Agent acts."""
    first = rebel == (tablet == "rebels-first")
    places = len(look.agents)
    step = -1 if tablet == "counter" else 1
    before = 0.0
    mine = (place - look.token) * step % places
    for other, agent in enumerate(look.agents):
        if other == place:
            continue
        goes_first = 0.5 if not agent else float((agent > REBEL) == (tablet == "rebels-first"))
        earlier = float((other - look.token) * step % places < mine)
        before += 0.55 * (goes_first * earlier if first else goes_first + (1 - goes_first) * earlier)
    left = shells - before
    return 0.0 if not shells else min(1.0, max(0.08, 0.55 + 0.45 * (left - 0.6)))


def keep_value(hand: Sequence[int], card: int) -> float:
    """What one more card of a class is worth in a hand (counts by class) that has it."""
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

"""How much better what a player believes goes with the truth than dealing by chance does, over recorded games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from math import log
from typing import Any

from engine.arena import play
from engine.games import game_named
from engine.games.perfect_wave.redeal import hidden_places
from engine.games.rolling.parts import PARTS
from engine.games.war.held import eye_of
from engine.games.waves.piles import counts
from engine.games.waves.redeal import hidden
from engine.players import QuickStream, Sight, skill_of
from engine.record import replay

Slots = dict[Any, Any]
"""What a seat does not see, in parts: what lies in each place."""
DOUBT = 0.2


def waves_slots(world: Any, seat: int) -> Slots:
    found: Slots = {("agent", p): world.agents[p] for p in range(len(world.agents)) if hidden(world, p, seat)}
    for other, hand in enumerate(world.hands):
        if other != seat:
            found |= {("hand", other, card): many for card, many in enumerate(counts(hand))}
    return found


def war_slots(world: Any, seat: int) -> Slots:
    eye = eye_of(seat)
    return {
        (owner, index, kind, at): card >> 5
        for owner, gateway in enumerate(world.gateways)
        for index, section in enumerate(gateway)
        for kind, pile in enumerate(section)
        for at, card in enumerate(pile)
        if not card & eye
    }


def rolling_slots(world: Any, seat: int) -> Slots:
    if world.phase != "plan":
        return {}
    found: Slots = {}
    for owner, plan in enumerate(world.plans):
        if owner != seat and plan is not None:
            put = dict(plan.put.placed) if plan.put else {}
            found |= {(owner, part): put.get(part) for part in PARTS}
            found[owner, "bury"] = plan.bury
    return found


def wave_slots(world: Any, seat: int) -> Slots:
    return {(holder, slot): world.hands[holder][slot] for holder, slot in hidden_places(world, seat)}


SLOTS: dict[str, Callable[[Any, int], Slots]] = {
    "waves": waves_slots,
    "war": war_slots,
    "rolling": rolling_slots,
    "wave": wave_slots,
}


def score(truth: Slots, worlds: list[Slots]) -> float:
    """The logarithm of how likely the truth is by the shares of some worlds, place by place."""
    total = 0.0
    for place, what in truth.items():
        hits = Counter(world[place] for world in worlds)
        total += log((hits[what] + DOUBT) / (len(worlds) + 10 * DOUBT))
    return total


def gains(
    name: str, seats: int, options: dict[str, Any], levels: tuple[str, ...], games: int, worlds: int, every: int
) -> Iterator[tuple[float, int]]:
    """For decisions of recorded games: what belief gains over dealing by chance, and over how many places."""
    game, skill, slots = game_named(name), skill_of(name), SLOTS[name]
    for number in range(games):
        seed = sha256(f"likelihood|{name}|{seats}|{levels}|{number}".encode()).digest()
        record = play(game, seats, options, seed, levels)
        for at, position in enumerate(replay(record)):
            state = position.state
            acting = game.to_act(state)
            if at % every or not acting:
                continue
            seat = acting[at % len(acting)]
            truth = slots(state, seat)
            if not truth:
                continue
            sight = Sight(game, state, seat)
            stream = QuickStream(seed + at.to_bytes(2, "big"))
            believed = [slots(skill.imagine(sight, stream), seat) for _ in range(worlds)]
            dealt = [slots(sight.imagine(stream), seat) for _ in range(worlds)]
            yield score(truth, believed) - score(truth, dealt), len(truth)

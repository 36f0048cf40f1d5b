"""How much better what a player believes goes with the truth than dealing by chance does, over recorded games.

`python -m tests.engine.players.likelihood war 2 strong 6` measures six games that strong players play with each other.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from math import log
from statistics import fmean
from typing import Any

from engine.arena import play_timed
from engine.games import game_named
from engine.games.perfect_wave.redeal import hidden_places
from engine.games.rolling.parts import PARTS
from engine.games.war.held import eye_of
from engine.games.waves.piles import counts
from engine.games.waves.redeal import hidden
from engine.players import LEVELS, QuickStream, Sight, skill_of
from engine.record import replay

Slots = dict[Any, Any]
"""What a seat does not see, in parts: what lies in each place."""
DOUBT = 0.2
SECONDS = 0.01
"""How long strong players think in the games that are measured."""


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
    name: str,
    seats: int,
    options: dict[str, Any],
    level: str,
    games: int,
    worlds: int,
    every: int,
    seconds: float = SECONDS,
) -> Iterator[tuple[float, int]]:
    """For decisions of recorded games: what belief gains over dealing by chance, and over how many places."""
    game, skill, slots = game_named(name), skill_of(name), SLOTS[name]
    for number in range(games):
        seed = sha256(f"likelihood|{name}|{seats}|{(level,)}|{number}".encode()).digest()
        record = play_timed(game, seats, options, seed, (level,), seconds).record
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


def main(given: Sequence[str]) -> None:
    """Measure games that one level plays with itself, and say in a line what is gained for each position."""
    parser = ArgumentParser(prog="python -m tests.engine.players.likelihood")
    parser.add_argument("game", choices=sorted(SLOTS))
    parser.add_argument("seats", type=int)
    parser.add_argument("level", choices=sorted(LEVELS))
    parser.add_argument("games", type=int)
    parser.add_argument("--mode", help="of Waves")
    parser.add_argument("--every", type=int, default=1, help="only one of so many positions")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    args = parser.parse_args(given)
    options: dict[str, Any] = {"crowd": True} if args.game == "war" and args.seats > 2 else {}
    if args.mode:
        options["mode"] = args.mode
    found = [
        gain for gain, _ in gains(args.game, args.seats, options, args.level, args.games, 40, args.every, args.seconds)
    ]
    print(f"{args.game}, {args.seats} seats, {args.level}: {fmean(found):+.2f} ({len(found)} positions)")


if __name__ == "__main__":
    main(sys.argv[1:])

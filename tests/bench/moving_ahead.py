"""How many days games take with and without moving ahead, by simulation: python -m tests.bench.moving_ahead [games].

People are awake from 7 to 23 o'clock and answer after a log-normal time of being awake, with a median of 3 hours. They
play by rules of thumb. docs/moving-ahead.md says what the columns mean, and what came out.
"""

from __future__ import annotations

import math
import random
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.chance import Seeded
from engine.errors import Refused
from engine.game import Event
from engine.games import game_named
from engine.habits import by_habit
from engine.menu import Ask, Ready
from engine.moving_ahead import carry_out, imagine, lay_ahead
from engine.plan import MOST_STEPS, ROUND, Ahead, CarriedOut, Wish
from engine.players import QuickStream, Sight, decide, levels_of
from engine.table import AnyGame, audience_events, begin, take

HOUR = 3600.0
DAY = 24 * HOUR
WAKES, SLEEPS = 7 * HOUR, 23 * HOUR
MEDIAN, SPREAD = 3 * HOUR, 1.0
SAME_SITTING = 60.0
"""How many seconds a decision takes somebody who has just made another."""
LEAST, MOST = 20.0, 180.0
LISTED = 12
SAILOR = "sailor-3"
"""How a sensible drafter pays: what is dearer than 3 is taken as a drunken sailor."""
TABLES: Sequence[tuple[str, int, dict[str, Any]]] = (
    *(("rolling", seats, {}) for seats in (2, 3, 4, 5)),
    *(("waves", seats, {}) for seats in (2, 3, 4, 5, 6)),
    *(("waves", seats, {"edition": "breakers"}) for seats in (2, 4, 6)),
    *(("wave", seats, {}) for seats in (2, 3, 4)),
    *(("war", seats, {"crowd": True} if seats > 2 else {}) for seats in (2, 3, 4)),
)
STOPS = {"waves": (ROUND,)}
"""Which stops a sensible player sets, where not all: others' discards change nothing for an Agent."""
ALWAYS = {"waves": ("discard",)}
"""What a sensible player always does in the same way: discards what the hand has most of."""
GOES_ON = ("war", "waves")
"""Games in which people plan as far as they can foresee: a turn of War, both places in the duel of Waves."""
SLOW = ("war",)
"""Games of which only a fifth as many are played."""


class Way(NamedTuple):
    """How people play: whether they lay moves ahead, look in once a round unasked, or plan once a round begins."""

    plans: bool
    looks: bool = False
    at_once: bool = False


WAYS = (Way(False), Way(True), Way(False, looks=True), Way(True, looks=True), Way(False), Way(True, at_once=True))


@dataclass
class Laid:
    """A plan, and what its seat was told since."""

    ahead: Ahead
    news: list[Event] = field(default_factory=list)


class Simulation:
    """One game of people; all times are in seconds."""

    def __init__(self, rules: AnyGame, seats: int, options: dict[str, Any], way: Way, number: int) -> None:
        self.rules, self.seats, self.way = rules, seats, way
        self.luck = random.Random(f"{rules.name}{seats}{options}{number}")
        self.chance = Seeded(self.luck.randbytes(32))
        self.state = begin(rules, seats, options, self.chance).state
        self.now = WAKES + self.luck.random() * (SLEEPS - WAKES)
        self.due: dict[int, float] = {}
        self.looks: dict[int, float] = {}
        """When each seat looks in of its own accord, which it does once a round."""
        self.laid: dict[int, Laid] = {}
        self.round = rules.round_of(self.state)
        self.decisions = self.planned = 0
        self.wants: dict[tuple[int, int | None], bool] = {}
        """Whether each seat lays something ahead in a round, where it could do so at several moments."""

    def awake_for(self, start: float, seconds: float) -> float:
        """The moment at which somebody has been awake for so many seconds since `start`."""
        now = start
        while True:
            day = math.floor(now / DAY) * DAY
            now = min(max(now, day + WAKES), day + DAY) if now < day + SLEEPS else day + DAY + WAKES
            end = math.floor(now / DAY) * DAY + SLEEPS
            if now + seconds <= end:
                return now + seconds
            seconds -= end - now
            now = end + 1

    def answer(self) -> float:
        return self.awake_for(self.now, math.exp(self.luck.gauss(math.log(MEDIAN), SPREAD)))

    def play(self) -> float:
        """Play the game; returns how many days it took."""
        began, mover = self.now, -1
        self._round_begins()
        while to_act := self.rules.to_act(self.state):
            for seat in to_act:
                if seat not in self.due:
                    self.due[seat] = self._ask(seat, mover)
            self.due = {seat: at for seat, at in self.due.items() if seat in to_act}
            for seat in [each for each, at in self.looks.items() if at <= min(self.due.values())]:
                # Somebody who looks in while they are asked moves then.
                self.now = max(self.now, self.looks.pop(seat))
                if seat in self.due:
                    self.due[seat] = self.now
                elif self.way.plans:
                    self._lay(seat)
            mover = min(self.due, key=lambda seat: (self.due[seat], seat))
            self.now = max(self.now, self.due.pop(mover))
            self._move(mover)
        return (self.now - began) / DAY

    def _ask(self, seat: int, mover: int) -> float:
        if self._has_plan(seat) or self._always(seat) is not None:
            return self.now + self.luck.uniform(LEAST, MOST)
        return self.now + SAME_SITTING if seat == mover else self.answer()

    def _has_plan(self, seat: int) -> bool:
        return seat in self.laid and self.rules.plans.is_for(self.state, seat)

    def _always(self, seat: int) -> Any | None:
        """The action that a seat always takes in the same way, if it is asked for one."""
        if not self.way.plans:
            return None
        rules, state = self.rules, self.state
        ways = [way for kind in ALWAYS.get(rules.name, ()) for way in rules.plans.usual_ways(kind)[-1:]]
        return by_habit(rules, state, seat, ways)

    def _move(self, seat: int) -> None:
        action, left, plan = self._always(seat), None, None
        if action is not None:
            self.planned += 1
        elif self._has_plan(seat):
            plan = self.laid.pop(seat)
            found = carry_out(self.rules, self.state, seat, plan.ahead, plan.news)
            if not isinstance(found, CarriedOut):
                self.due[seat] = self.answer()
                return
            action, left = found.action, found.left
            self.planned += 1
        done_so = action is not None and plan is None
        stream = QuickStream(self.luck.randbytes(8))
        if action is None:
            level = levels_of(self.rules.name)[0]
            action = decide(level, Sight(self.rules, self.state, seat), stream)
        self.decisions += 1
        turn = take(self.rules, self.state, seat, action, self.chance)
        self.state = turn.state
        if left is not None:
            self.laid[seat] = Laid(left)
        for other, each in self.laid.items():
            each.news += audience_events(turn.events, other)
        if self.rules.round_of(self.state) != self.round:
            self._round_begins()
        if self.way.plans and plan is None and not done_so and seat not in self.rules.to_act(self.state):
            self._lay(seat)

    def _round_begins(self) -> None:
        self.round = self.rules.round_of(self.state)
        if self.way.looks:
            self.looks = {seat: self.answer() for seat in range(self.seats)}
        for seat in range(self.seats) if self.way.at_once else ():
            self._lay(seat)

    def _lay(self, seat: int) -> None:
        """Lay ahead what a sensible player would: a draft list always, anything else every other time."""
        rules = self.rules
        imagined = rules.plans.imagine_turn(self.state, seat)
        if seat in self.laid or seat in rules.to_act(self.state) or imagined is None:
            return
        repeats = rules.plans.repeats(rules.view(self.state, seat))
        always = rules.name == "rolling"
        wants = self.luck.random() >= 0.5 if not always else True
        if rules.name in STOPS:
            wants = self.wants.setdefault((seat, rules.round_of(imagined)), wants)
        if not wants:
            return
        first = self._wishes(self.state, seat, LISTED if always else 2)
        steps = [first] * repeats
        while rules.name in GOES_ON and first and len(steps) < MOST_STEPS:
            then = imagine(rules, self.state, seat, steps)
            if then is None or not (more := self._wishes(then.state, seat, 1)):
                break
            steps.append(more)
        try:
            self.laid[seat] = Laid(lay_ahead(rules, self.state, seat, steps, STOPS.get(rules.name)))
        except Refused:
            return

    def _wishes(self, state: Any, seat: int, many: int) -> list[Wish]:
        wishes: list[Wish] = []
        for _ in range(many):
            picked: list[str] = []
            while True:
                found = self.rules.plans.ask(state, seat, picked, wishes)
                if isinstance(found, Ask):
                    tokens = [option.token for option in found.options]
                    picked.append(tokens[0] if self.rules.name == "rolling" else self.luck.choice(tokens))
                    continue
                if isinstance(found, Ready):
                    way = SAILOR if SAILOR in self.rules.plans.ways else ""
                    wishes.append(self.rules.plans.read_wish(found.action, way))
                break
        return wishes


def main(games: int) -> None:
    """Print for each table how many days games take without and with plans, and how many decisions were planned."""
    three = " | ".join(f"{how} | times as quick | planned" for how in ("called only", "looking in", "at once"))
    print(f"| system | seats | {three} |")
    print("|---|---|" + "---|" * 9)
    for name, seats, options in TABLES:
        rules = game_named(name)
        many = max(1, games // 5) if name in SLOW else games
        cells: list[str | int] = [" ".join([name, *map(str, options.values())]).replace(" True", ""), seats]
        without = 0.0
        for way in WAYS:
            played = [Simulation(rules, seats, options, way, number) for number in range(many)]
            days = statistics.fmean(each.play() for each in played)
            if way.plans:
                planned = statistics.fmean(each.planned / max(1, each.decisions) for each in played)
                cells += [f"{without:.1f} → {days:.1f}", f"{without / days:.1f}", f"{planned:.0%}"]
            without = days
        print("| " + " | ".join(map(str, cells)) + " |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)

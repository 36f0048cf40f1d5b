"""The rules of Waves read a second time, slowly and plainly; shares no code with the engine and exists to disagree.

Cards are classes 1 to 5 in lists, everything else is dicts and names. Luck comes from a list of recorded outcomes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

PRESETS = {
    "first-game": ["six", "meek", "calm", "rotate", "calm"],
    "duel": ["six", "meek", "rebels-first", "weak", "no-copies"],
    "three": ["six", "tide", "agent-right", "rotate", "shells"],
    "teams": ["six", "meek", "rebels-first", "rotate", "first-returns"],
    "free": ["roles", "tide", "elder-right", "counter", "no-copies"],
}
SHELLS = {4: [3, 3, 2, 2, 1], 5: [4, 3, 3, 2, 2], 6: [4, 3, 3, 2, 2]}

Fields = dict[str, Any]


class Reading:
    """One game. `luck(what)` gives the next random outcome."""

    def __init__(self, seats: int, asked: Fields, luck: Callable[[str], Any]) -> None:
        self.seats = seats
        self.luck = luck
        self.mode = asked.get("mode", {2: "duel", 3: "free"}.get(seats, "teams"))
        self.edition = asked.get("edition", "rebels")
        self.place_count = 4 if self.mode == "duel" else seats
        council_size = 4 if seats <= 4 else seats
        self.shell_table = asked.get("shells", SHELLS[council_size])
        self.last_round = asked.get("rounds", 60)
        tablets = asked.get("tablets", "first-game")
        if tablets == "random":
            tablets = luck("tablets")
        self.tablets = PRESETS[tablets] if isinstance(tablets, str) else tablets

        self.owner = {p: p % 2 if self.mode == "duel" else p for p in range(self.place_count)}
        if self.mode == "teams":
            self.side = {s: 2 if (seats == 5 and s == 4) else s % 2 for s in range(seats)}
        else:
            self.side = {s: s for s in range(seats)}
        self.solo = 4 if self.mode == "teams" and seats == 5 else None
        self.limit = {s: 6 if s == self.solo else 5 for s in range(seats)}

        self.deck: list[int] = list(luck("deck"))
        assert sorted(self.deck) == sorted([1, 2, 3, 4, 5] * 20)
        self.pile: list[int] = []
        self.hands: dict[int, list[int]] = {s: [self.deck.pop(0) for _ in range(self.limit[s])] for s in range(seats)}
        self.council: dict[int, int | None] = {p: self.deck.pop(0) for p in range(self.place_count)}
        self.spare: int | None = self.deck.pop(0) if seats == 3 else None
        self.collected: dict[int, list[int]] = {side: [] for side in sorted(set(self.side.values()))}
        self.agents: dict[int, Fields] = {}
        self.token: int | None = None
        self.round = 1
        self.shells = 0
        self.active: str | None = None
        self.phase = "token"
        self.winners: list[int] = []
        self.first = luck("first")
        if self.mode != "duel":
            self.token = self.first
            self.open_round()

    # --- luck and cards -----------------------------------------------------------------------------------------

    def draw(self) -> int | None:
        if not self.deck:
            if not self.pile:
                return None
            shuffled = list(self.luck("reshuffle"))
            assert sorted(shuffled) == sorted(self.pile)
            self.deck, self.pile = shuffled, []
        return self.deck.pop(0)

    def seat_draws(self, seat: int, times: int) -> None:
        for _ in range(times):
            card = self.draw()
            if card is not None:
                self.hands[seat].append(card)

    def largest_class(self, cards: list[int]) -> int:
        return max({1, 2, 3, 4, 5}, key=lambda c: (cards.count(c), c))

    def left_of(self, place: int) -> int:
        return 0 if place == self.place_count - 1 else place + 1

    def right_of(self, place: int) -> int:
        return self.place_count - 1 if place == 0 else place - 1

    def clockwise(self) -> list[int]:
        assert self.token is not None
        places = [self.token]
        while len(places) < self.place_count:
            places.append(self.left_of(places[-1]))
        return places

    # --- a round ------------------------------------------------------------------------------------------------

    def open_council(self) -> list[int]:
        cards = [card for card in self.council.values() if card is not None]
        return cards + ([self.spare] if self.spare is not None else [])

    def open_round(self) -> None:
        self.at_start: dict[str, Any] = {"council": dict(self.council), "spare": self.spare}
        self.shells = self.shell_table[self.largest_class(self.open_council()) - 1]
        self.phase = "agents"
        self.agents = {}
        self.turns: list[tuple[int, int | None]] = []
        if self.mode == "duel" and self.edition == "breakers":
            assert self.token is not None
            owner = self.owner[self.token]
            self.turns = [(owner, None), (1 - owner, None)]
        else:
            self.turns = [(self.owner[p], p) for p in self.clockwise()]
        self.turn_to_place_comes()

    def turn_to_place_comes(self) -> None:
        seat = self.turns[0][0]
        if not self.hands[seat]:
            self.seat_draws(seat, 1)

    def to_act(self) -> list[int]:
        if self.phase == "token":
            return [1 - self.first]
        if self.phase == "agents":
            return [self.turns[0][0]]
        if self.phase == "discard":
            return [s for s in range(self.seats) if len(self.hands[s]) > self.limit[s]]
        return []

    def legal(self, seat: int) -> list[Fields]:
        if seat not in self.to_act():
            return []
        hand = self.hands[seat]
        if self.phase == "token":
            return [{"type": "token", "place": p} for p in range(4) if self.owner[p] == self.first]
        if self.phase == "discard":
            ways = set(combinations(sorted(hand), len(hand) - self.limit[seat]))
            return [{"type": "discard", "cards": list(way)} for way in sorted(ways)]
        found: list[Fields] = [{"type": "follow", "card": c} for c in sorted(set(hand))]
        for c in sorted(set(hand)):
            found += [{"type": "rebel", "card": c, "count": n + 1} for n in range(hand.count(c))]
        if self.turns[0][1] is not None:
            return found
        free = [p for p in range(4) if self.owner[p] == seat and p not in self.agents]
        return [{**fields, "place": p} for fields in found for p in free]

    def act(self, seat: int, fields: Fields) -> None:
        assert fields in self.legal(seat), (fields, self.legal(seat))
        if fields["type"] == "token":
            self.token = fields["place"]
            self.open_round()
        elif fields["type"] == "discard":
            for card in fields["cards"]:
                self.hands[seat].remove(card)
                self.pile.append(card)
            self.open_next_round_if_all_discarded()
        else:
            self.place_agent(seat, fields)

    def place_agent(self, seat: int, fields: Fields) -> None:
        fixed = self.turns.pop(0)[1]
        place = fields["place"] if fixed is None else fixed
        count = fields.get("count", 1)
        for _ in range(count):
            self.hands[seat].remove(fields["card"])
        self.agents[place] = {"card": fields["card"], "count": count, "rebel": fields["type"] == "rebel"}
        mine = [p for p in self.agents if self.owner[p] == seat]
        if self.mode == "duel" and self.edition == "rebels" and len(mine) == 1:
            self.seat_draws(seat, 2)
        if self.mode == "duel" and self.edition == "breakers" and len(self.agents) == 2:
            assert self.token is not None
            owner = self.owner[self.token]
            for drawer in (owner, 1 - owner):
                self.seat_draws(drawer, 2)
                [other] = [p for p in range(4) if self.owner[p] == drawer and p not in self.agents]
                self.turns.append((drawer, other))
        if len(self.agents) == self.place_count:
            self.true_majority()
        else:
            self.turn_to_place_comes()

    def true_majority(self) -> None:
        cards = self.open_council()
        for agent in self.agents.values():
            if agent["rebel"]:
                cards += [agent["card"]] * agent["count"]
        self.active = self.tablets[self.largest_class(cards) - 1]
        for agent in self.agents.values():
            self.pile += [agent["card"]] * (agent["count"] - 1)
            agent["count"] = 1
        if self.active == "rotate":
            self.council = {self.right_of(p): self.council[p] for p in range(self.place_count)}
        if self.active == "shells":
            self.shells = min(5, len([a for a in self.agents.values() if not a["rebel"]]))
        self.returned = False
        for wave in (False, True):
            order = self.clockwise()
            if self.active == "counter":
                order = order[:1] + order[:0:-1]
            rebels_act = wave if self.active != "rebels-first" else not wave
            for place in order:
                if self.agents[place]["rebel"] == rebels_act:
                    self.agent_acts(place)
                    if self.phase == "over":
                        return
        self.next_round()

    def agent_power(self, place: int) -> int:
        agent = self.agents[place]
        power: int = agent["card"]
        match self.active:
            case "six" if power == 1:
                return 6
            case "roles":
                return 6 if agent["rebel"] else 3
            case "tide" if power == 2:
                return 2 + 2 * self.shells
            case "agent-right":
                neighbour: int = self.agents[self.right_of(place)]["card"]
                return neighbour
            case "weak" if not agent["rebel"]:
                return power - 2
        return power

    def elder_power(self, place: int) -> int:
        card = self.council[place]
        assert card is not None
        match self.active:
            case "six" if card == 1:
                return 6
            case "tide" if card == 2:
                return 2 + 2 * self.shells
            case "elder-right":
                if place == 0 and self.at_start["spare"] is not None:
                    return int(self.at_start["spare"])
                return int(self.at_start["council"][self.right_of(place)])
        return card

    def agent_acts(self, place: int) -> None:
        seat = self.owner[place]
        side = self.side[seat]
        card = self.council[place]
        assert card is not None
        agent, elder = self.agent_power(place), self.elder_power(place)
        enough = agent <= elder if self.active == "meek" else agent > elder
        allowed = True
        if self.active == "unique":
            lying = [*self.at_start["council"].values(), self.at_start["spare"]]
            allowed = lying.count(card) == 1
        if self.active == "no-copies":
            allowed = card not in self.collected[side]
        would = self.shells >= 1 and enough and allowed
        self.council[place] = None
        if would and self.active == "first-returns" and not self.returned:
            self.returned = True
            would = False
        if not would:
            self.hands[seat].append(card)
            return
        self.shells -= 1
        self.collected[side].append(card)
        easier = (self.mode == "free" and self.seats >= 4) or (self.solo is not None and side == 2)
        classes, elders = (4, 6) if easier else (5, 7)
        if len(set(self.collected[side])) >= classes or len(self.collected[side]) >= elders:
            self.phase = "over"
            self.winners = [s for s in range(self.seats) if self.side[s] == side]

    def next_round(self) -> None:
        self.council = {p: self.agents[p]["card"] for p in range(self.place_count)}
        self.agents = {}
        assert self.token is not None
        self.token = self.left_of(self.token)
        if self.mode != "duel":
            for seat in self.clockwise():
                self.seat_draws(seat, 1)
        if self.spare is not None:
            self.pile.append(self.spare)
            self.spare = self.draw()
        self.phase = "discard"
        self.open_next_round_if_all_discarded()

    def open_next_round_if_all_discarded(self) -> None:
        if self.to_act():
            return
        if self.round == self.last_round:
            self.phase = "over"
            return
        self.round += 1
        self.open_round()

    # --- what is compared ---------------------------------------------------------------------------------------

    def facts(self) -> Fields:
        return {
            "round": self.round,
            "phase": self.phase,
            "shells": self.shells,
            "token": self.token,
            "council": [self.council[p] for p in range(self.place_count)],
            "spare": self.spare,
            "hands": [len(self.hands[s]) for s in range(self.seats)],
            "collected": [[held.count(c) for c in (1, 2, 3, 4, 5)] for held in self.collected.values()],
            "active": self.active,
        }

    def scores(self) -> list[int]:
        return [len(self.collected[self.side[s]]) for s in range(self.seats)]

"""War of Waves read once more, slowly, straight from the rules page: lists and dicts, no code of the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

BRIDGE = ["bridge1", "bridge2", "bridge3", "bridge4"]
GATE = ["gate1", "gate2", "gate3"]
SORTED_CARDS = [f"W{n}" for n in range(1, 7)] + [f"B{n}" for n in range(1, 9)]
SORTED_CARDS += ["L-heph", "L-pos", "L-ares", "L-ceto"]


def kind_of(card: str) -> str:
    return card[0]


def number(card: str) -> int:
    assert kind_of(card) != "L"
    return int(card[1:])


def rank(card: str) -> int:
    return 1000 if kind_of(card) == "L" else number(card)


def fresh_pack(deck: str, crowd: bool) -> list[str]:
    copies = dict.fromkeys(SORTED_CARDS, 4)
    for leader in SORTED_CARDS[-4:]:
        copies[leader] = 1
    if deck == "54":
        copies["B1"] = copies["B2"] = 5
        copies["B7"] = copies["B8"] = 0
    return [card for card in SORTED_CARDS for _ in range(copies[card] * (2 if crowd else 1))]


class Reading:
    """One game; `chance` is a list of {"what", "is"} that is read from the front."""

    def __init__(self, seats: int, options: dict[str, Any], chance: list[dict[str, Any]]) -> None:
        self.seats = seats
        self.rounds = options.get("rounds", 60)
        crowd = options.get("crowd", False)
        assert crowd == (seats > 2)
        self.chance = chance
        self.pack = fresh_pack(options.get("deck", "54"), crowd)
        self.deck = self.next_chance("deck", self.pack)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.sections: list[dict[str, dict[str, list[str]]]] = [
            {name: {"build": [], "war": []} for name in BRIDGE + GATE} for _ in range(seats)
        ]
        for seat in range(seats):
            self.hands[seat].append(self.search("B"))
        for seat in range(seats):
            self.hands[seat].append(self.search("W"))
        for seat in range(seats):
            self.sections[seat]["bridge1"]["build"].append(self.search("B"))
        self.face = [self.deck.pop(0) for _ in range(4)]
        self.discard: list[str] = []
        first = self.chance.pop(0)
        assert first["what"] == "first"
        self.first: int = first["is"]
        self.turn = self.first
        self.round = 1
        self.horn = [False] * seats
        self.out = [False] * seats
        self.types: set[str] = set()
        self.leader: str | None = None
        self.over = False
        self.won: list[int] = []

    def next_chance(self, what: str, cards: list[str]) -> list[str]:
        entry = self.chance.pop(0)
        assert entry["what"] == what
        assert sorted(entry["is"]) == sorted(cards)
        return list(entry["is"])

    def search(self, kind: str) -> str:
        for card in self.deck:
            if kind_of(card) == kind:
                self.deck.remove(card)
                return card
        raise AssertionError

    # What everybody sees.

    def facts(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "turn": self.turn,
            "face": list(self.face),
            "deck": len(self.deck),
            "discard": len(self.discard),
            "hands": [[sum(kind_of(card) == kind for card in hand) for kind in "BWL"] for hand in self.hands],
            "bridge": [[[len(s[name]["build"]), len(s[name]["war"])] for name in BRIDGE] for s in self.sections],
            "gate": [[len(s[name]["build"]) for name in GATE] for s in self.sections],
            "horn": list(self.horn),
            "out": list(self.out),
            "types": sorted(self.types),
        }

    def to_act(self) -> list[int]:
        return [] if self.over else [self.turn]

    def winners(self) -> list[int]:
        return list(self.won)

    def scores(self) -> list[int]:
        found = []
        for sections in self.sections:
            bridge = sum(1 for name in BRIDGE if sections[name]["build"] and sections[name]["war"])
            found.append(bridge + sum(1 for name in GATE if sections[name]["build"]))
        return found

    # What stands.

    def standing(self, seat: int) -> bool:
        return all(self.sections[seat][name]["build"] and self.sections[seat][name]["war"] for name in BRIDGE)

    def complete(self, seat: int) -> bool:
        return self.standing(seat) and all(self.sections[seat][name]["build"] for name in GATE)

    def true(self, seat: int) -> bool:
        bridge = [sum(map(number, self.sections[seat][name]["build"])) for name in BRIDGE]
        gate = sorted(sum(map(number, self.sections[seat][name]["build"])) for name in GATE)
        even_or_odd = all(n % 2 == 0 for n in bridge) or all(n % 2 == 1 for n in bridge)
        return even_or_odd and gate == [gate[0], gate[0] + 1, gate[0] + 2]

    def enemies(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat and not self.out[other]]

    # What is allowed.

    def allows(self, seat: int, action: dict[str, Any]) -> bool:
        if self.over or seat != self.turn:
            return False
        match action["type"]:
            case "end":
                return True
            case "horn":
                return self.complete(seat)
            case "leader":
                return self.allows_leader(seat, action)
        if self.leader is not None or len(self.types | {action["type"]}) > 2:
            return False
        match action["type"]:
            case "build":
                if action["card"] not in self.hands[seat] or kind_of(action["card"]) != "B":
                    return False
                names = BRIDGE if action["where"] == "bridge" else GATE
                free = any(not self.sections[seat][name]["build"] for name in names)
                return free and (names is BRIDGE or self.standing(seat))
            case "fortify":
                return self.allows_fortify(seat, action)
        return self.allows_attack(seat, action)

    def allows_fortify(self, seat: int, action: dict[str, Any]) -> bool:
        card, name = action["card"], action["section"]
        if card not in self.hands[seat] or kind_of(card) == "L":
            return False
        section = self.sections[seat][name]
        if not section["build"]:
            return False
        if name in GATE and (kind_of(card) == "W" or not self.standing(seat)):
            return False
        return len(section["build" if kind_of(card) == "B" else "war"]) < 2

    def holds(self, seat: int, cards: list[str]) -> bool:
        """Whether these are cards of the hand, at least one, and none a Leader."""
        if not cards or any(kind_of(card) == "L" for card in cards):
            return False
        return not Counter(cards) - Counter(self.hands[seat])

    def lie(self, seat: int, name: str, which: list[str]) -> bool:
        """Whether these are cards of that section, at least one, none twice."""
        if not 0 <= seat < self.seats or not which or len(set(which)) != len(which):
            return False
        return all(int(place[-1]) < len(self.sections[seat][name][place[:-1]]) for place in which)

    def card_at(self, seat: int, name: str, place: str) -> str:
        return self.sections[seat][name][place[:-1]][int(place[-1])]

    def allows_attack(self, seat: int, action: dict[str, Any]) -> bool:
        cards, target, name, which = action["cards"], action["target"], action["section"], action["which"]
        if not self.holds(seat, cards) or len({kind_of(card) for card in cards}) != 1:
            return False
        if not self.lie(target, name, which) or len({place[:-1] for place in which}) != 1 or self.out[target]:
            return False
        if name in GATE and not self.standing(seat):
            return False
        section = self.sections[target][name]
        if target != seat:
            return which[0].startswith("war") or not section["war"]
        if which[0].startswith("war"):
            return False
        if name in GATE and len(which) > 1:
            return False
        if section["war"] and len(section["build"]) == 1:
            return False
        return self.beats(cards, [self.card_at(seat, name, place) for place in which])

    def beats(self, cards: list[str], theirs: list[str]) -> bool:
        times = 1 if kind_of(cards[0]) == kind_of(theirs[0]) else 2
        return sum(map(number, cards)) >= times * sum(map(number, theirs))

    def allows_leader(self, seat: int, action: dict[str, Any]) -> bool:
        if self.types or self.leader is not None:
            return False
        hand = self.hands[seat]
        if f"L-{action['leader']}" not in hand or all(kind_of(card) == "L" for card in hand):
            return False
        match action["leader"]:
            case "heph":
                (bridge, one), (gate, other) = action["bridge"], action["gate"]
                if bridge not in BRIDGE or gate not in GATE or not one.startswith("b") or not other.startswith("b"):
                    return False
                return self.lie(seat, bridge, [one]) and self.lie(seat, gate, [other])
            case "pos":
                target, name, which = action["target"], action["section"], action["which"]
                if not self.holds(seat, action["cards"]) or target not in self.enemies(seat) or len(which) > 2:
                    return False
                if not self.lie(target, name, which):
                    return False
                wars = [place for place in which if place.startswith("war")]
                return len(wars) == len(which) or len(wars) == len(self.sections[target][name]["war"])
            case "ares":
                return self.allows_ares(seat, action)
        return action["target"] in self.enemies(seat)

    def allows_ares(self, seat: int, action: dict[str, Any]) -> bool:
        name, take = action["section"], [tuple(place) for place in action["take"]]
        if name not in BRIDGE or not self.sections[seat][name]["build"]:
            return False
        there = [
            (other, section, f"war{i}")
            for other in self.enemies(seat)
            for section in BRIDGE
            for i in range(len(self.sections[other][section]["war"]))
        ]
        free = 2 - len(self.sections[seat][name]["war"])
        count = min(2, len(there), free)
        return count >= 1 and len(take) == count == len(set(take)) and set(take) <= set(there)

    # What happens.

    def act(self, seat: int, action: dict[str, Any]) -> None:
        hand = self.hands[seat]
        match action["type"]:
            case "build":
                names = BRIDGE if action["where"] == "bridge" else GATE
                name = next(name for name in names if not self.sections[seat][name]["build"])
                hand.remove(action["card"])
                self.sections[seat][name]["build"].append(action["card"])
                self.types.add("build")
            case "fortify":
                hand.remove(action["card"])
                pile = "build" if kind_of(action["card"]) == "B" else "war"
                self.sections[seat][action["section"]][pile].append(action["card"])
                self.types.add("fortify")
            case "attack":
                theirs = [self.card_at(action["target"], action["section"], place) for place in action["which"]]
                self.fight(seat, action, self.beats(action["cards"], theirs))
                self.types.add("attack")
            case "leader":
                self.play_leader(seat, action)
            case "horn":
                self.horn[seat] = True
                self.end_turn(seat)
            case "end":
                self.end_turn(seat)

    def fight(self, seat: int, action: dict[str, Any], won: bool) -> None:
        for card in action["cards"]:
            self.hands[seat].remove(card)
            self.discard.append(card)
        if not won:
            return
        section = self.sections[action["target"]][action["section"]]
        for place in sorted(action["which"], reverse=True):
            self.discard.append(section[place[:-1]].pop(int(place[-1])))
        if not section["build"]:
            self.discard += section["war"]
            section["war"] = []

    def play_leader(self, seat: int, action: dict[str, Any]) -> None:
        card = f"L-{action['leader']}"
        self.hands[seat].remove(card)
        self.draw_deck(seat)
        mine = self.sections[seat]
        match action["leader"]:
            case "heph":
                (bridge, one), (gate, other) = action["bridge"], action["gate"]
                low, high = mine[bridge]["build"], mine[gate]["build"]
                i, j = int(one[-1]), int(other[-1])
                low[i], high[j] = high[j], low[i]
                self.types = {"fortify"}
            case "pos":
                theirs = [self.card_at(action["target"], action["section"], place) for place in action["which"]]
                self.fight(seat, action, sum(map(number, action["cards"])) >= sum(map(number, theirs)))
                self.types = {"attack"}
            case "ares":
                cards = [self.card_at(*place) for place in action["take"]]
                for other, name, place in sorted(map(tuple, action["take"]), reverse=True):
                    self.sections[other][name]["war"].pop(int(place[-1]))
                mine[action["section"]]["war"] += cards
                self.types = {"fortify"}
            case "ceto":
                other = action["target"]
                self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        self.discard.append(card)
        self.leader = action["leader"]

    def top_card(self) -> str | None:
        if not self.deck:
            if not self.discard:
                return None
            self.deck = self.next_chance("reshuffle", self.discard)
            self.discard = []
        return self.deck.pop(0)

    def draw_deck(self, seat: int) -> None:
        card = self.top_card()
        if card is None:
            return
        self.hands[seat].append(card)
        if kind_of(card) == "L":
            self.draw_deck(seat)

    def draw_face(self, seat: int) -> None:
        if not self.face:
            return
        card = self.face.pop(0)
        self.hands[seat].append(card)
        while len(self.face) < 4:
            laid = self.top_card()
            if laid is None:
                break
            self.face.append(laid)
        if kind_of(card) == "L":
            self.draw_face(seat)

    def end_turn(self, seat: int) -> None:
        draws = {
            (): "d",
            ("attack",): "d",
            ("build",): "ff",
            ("fortify",): "f",
            ("build", "fortify"): "dd",
            ("attack", "fortify"): "df",
            ("attack", "build"): "f",
        }[tuple(sorted(self.types))]
        if self.leader == "ceto":
            draws = ""
        for place in draws:
            if place == "d":
                self.draw_deck(seat)
            else:
                self.draw_face(seat)
        self.types, self.leader = set(), None
        self.next_turn()

    def next_turn(self) -> None:
        while True:
            self.turn = (self.turn + 1) % self.seats
            if self.turn == self.first and self.round == self.rounds:
                self.over = True
            elif self.turn == self.first:
                self.round += 1
            if not self.out[self.turn]:
                break
        if not self.over and self.horn[self.turn]:
            self.judge(self.turn)

    def judge(self, seat: int) -> None:
        self.horn[seat] = False
        if not self.complete(seat):
            return
        if not self.true(seat):
            self.over = True
            if self.seats == 2:
                self.won = [1 - seat]
                return
            self.out[seat] = True
            self.discard += self.hands[seat]
            self.hands[seat] = []
            for section in self.sections[seat].values():
                self.discard += section["build"] + section["war"]
                section["build"], section["war"] = [], []
            left = self.enemies(seat)
            if len(left) == 1:
                self.won = left
            else:
                self.over = False
                self.next_turn()
            return
        self.over = True
        tied = [other for other in range(self.seats) if self.horn[other] and self.complete(other) and self.true(other)]
        self.won = self.part(sorted([seat, *tied]))

    def part(self, tied: list[int]) -> list[int]:
        if len(tied) == 1:
            return tied
        leaders = [seat for seat in tied if any(kind_of(card) == "L" for card in self.hands[seat])]
        drawing = leaders or tied
        pile = self.deck + self.discard
        if len(drawing) > len(pile) or len({rank(card) for card in pile}) <= 1:
            return drawing if len(drawing) > 1 else drawing[:1]
        while len(drawing) > 1:
            drawn = self.next_chance("tiebreak", pile)
            best = max(rank(card) for card in drawn[: len(drawing)])
            drawing = [seat for seat, card in zip(drawing, drawn, strict=False) if rank(card) == best]
        return drawing

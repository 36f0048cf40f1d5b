"""War of Waves read once more: the cards, what lies where, and what everybody sees of it."""

from __future__ import annotations

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


class Position:
    """Where one game stands; `chance` is a list of {"what", "is"} that is read from the front."""

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

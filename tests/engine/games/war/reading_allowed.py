"""War of Waves read once more: what a seat may do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.engine.games.war.reading_position import BRIDGE, GATE, Position, kind_of, number


class Allowing(Position):
    """A position that knows which actions are allowed in it."""

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

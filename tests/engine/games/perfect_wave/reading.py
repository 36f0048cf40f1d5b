"""A second, slow reading of Wave's rules in dictionaries and lists, straight from the page.

It shares no code with the engine; the tests play both side by side.
"""

from __future__ import annotations

from typing import Any

COLOURS = "wyortb"


def full_deck(swaps: bool) -> list[str]:
    deck = [f"{colour}{number}" for colour in COLOURS for number in range(6)]
    deck.remove("w0")
    deck.remove("b5")
    return [*deck, "cs", "cs", "ns", "ns"] if swaps else deck


class Reading:
    """One game; `hands[seat][slot]` is None or a dictionary with the card and who sees it."""

    def __init__(self, seats: int, options: dict[str, Any], deck: list[str], first: int) -> None:
        self.people = seats
        self.options = options
        self.pile = list(deck)
        while self.pile[0] in ("cs", "ns"):
            self.pile = [*self.pile[1:], self.pile[0]]
        self.top = self.pile.pop(0)
        self.hands: list[list[dict[str, Any] | None]] = []
        for _ in range(3 if seats == 2 else seats):
            hand: list[dict[str, Any] | None] = []
            for slot in range(5):
                hand.append({"card": self.pile.pop(0), "front": slot < 3, "tip": None})
            self.hands.append(hand)
        self.orders = {"colour": "up", "number": "up"}
        self.clockwise = True
        self.misplays = 0
        self.proposal: tuple[int, int] | None = None
        self.over = False
        self.turn: int | None = first
        self.begin_turn()

    def is_silver(self, seat: int | None) -> bool:
        return self.people == 2 and seat == 2

    def fits(self, card: str) -> bool:
        if card in ("cs", "ns"):
            return True
        colours = COLOURS if self.orders["colour"] == "up" else COLOURS[::-1]
        numbers = "012345" if self.orders["number"] == "up" else "543210"
        return colours.index(card[0]) > colours.index(self.top[0]) or numbers.index(card[1]) > numbers.index(
            self.top[1]
        )

    def begin_turn(self) -> None:
        if all(self.count(seat) == 0 for seat in range(len(self.hands))):
            self.over, self.turn = True, None
            return
        assert self.turn is not None
        hand = self.hands[self.turn]
        if self.is_silver(self.turn):
            if not self.pile:
                for slot in (3, 4):
                    held = hand[slot]
                    if held and not held["front"]:
                        held["front"] = True
                        break
            playable = [held for held in hand if held and held["front"]]
        else:
            playable = [held for held in hand if held]
        if not any(self.fits(held["card"]) for held in playable):
            self.over, self.turn = True, None

    def count(self, seat: int) -> int:
        return sum(held is not None for held in self.hands[seat])

    def remaining(self) -> int:
        return sum(self.count(seat) for seat in range(len(self.hands))) + len(self.pile) + self.misplays

    def to_act(self) -> list[int]:
        if self.turn is None:
            return []
        if not self.is_silver(self.turn):
            return [self.turn]
        return [0, 1] if self.proposal is None else [1 - self.proposal[0]]

    def facts(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "direction": 1 if self.clockwise else -1,
            "top": self.top,
            "orders": [1 if self.orders[which] == "up" else -1 for which in ("colour", "number")],
            "draw": len(self.pile),
            "hands": [self.count(seat) for seat in range(len(self.hands))],
            "remaining": self.remaining(),
        }

    def outcome(self) -> dict[str, Any]:
        left = self.remaining()
        won = self.over and left == 0
        if left == 0:
            verdict = "perfect"
        elif left in (1, 2):
            verdict = "breadth"
        elif left in (3, 4, 5):
            verdict = "good"
        elif left <= 10:
            verdict = "not-bad"
        else:
            verdict = "wipeout"
        return {
            "over": self.over,
            "winners": list(range(self.people)) if won else [],
            "scores": [left] * self.people,
            "reason": verdict if self.over else "",
        }

    def legal(self, seat: int) -> list[dict[str, Any]]:
        """Every action of a seat, as the record writes it."""
        found: list[dict[str, Any]] = []
        if self.over:
            return found
        if self.turn == seat:
            for slot, held in enumerate(self.hands[seat]):
                if held and (not held["front"] or self.fits(held["card"])):
                    found.append({"type": "play", "slot": slot})
        if self.is_silver(self.turn) and seat in self.to_act():
            for slot, held in enumerate(self.hands[2]):
                taken = self.proposal is not None and self.proposal[1] == slot
                if held and held["front"] and self.fits(held["card"]) and not taken:
                    found.append({"type": "silver", "slot": slot})
            if self.proposal:
                found.append({"type": "agree"})
        for other in range(self.people):
            for slot, held in enumerate(self.hands[other]):
                if other != seat and held and not held["front"]:
                    for advice in ("now", "later", "hold"):
                        found.append({"type": "tip", "to": other, "slot": slot, "advice": advice})
        return found

    def act(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] == "tip":
            held = self.hands[action["to"]][action["slot"]]
            assert held
            held["tip"] = action["advice"]
        elif action["type"] == "agree":
            assert self.proposal
            self.lay(2, self.proposal[1])
        elif action["type"] == "silver":
            if self.options.get("silver") == "either":
                self.lay(2, action["slot"])
            else:
                self.proposal = (seat, action["slot"])
        else:
            held = self.hands[seat][action["slot"]]
            assert held
            if self.fits(held["card"]):
                self.lay(seat, action["slot"])
            elif self.options.get("misplay") == "returned":
                held["front"], held["tip"] = True, None
                self.misplays += 1
            else:
                self.over, self.turn = True, None

    def lay(self, seat: int, slot: int) -> None:
        held = self.hands[seat][slot]
        assert held
        self.proposal = None
        card = held["card"]
        flipped = {"up": "down", "down": "up"}
        if card == "cs":
            self.orders["colour"] = flipped[self.orders["colour"]]
        elif card == "ns":
            self.orders["number"] = flipped[self.orders["number"]]
        else:
            self.top = card
            if card[0] == "w" or card[1] == "0":
                self.clockwise = not self.clockwise
        self.hands[seat][slot] = None
        if self.pile:
            front = True if self.is_silver(seat) else not held["front"]
            self.hands[seat][slot] = {"card": self.pile.pop(0), "front": front, "tip": None}
        following = seat
        for _ in self.hands:
            following = (following + (1 if self.clockwise else -1)) % len(self.hands)
            if self.count(following):
                break
        self.turn = following
        self.begin_turn()

"""War of Waves read once more, slowly, straight from the rules page: lists and dicts, no code of the engine."""

from __future__ import annotations

from typing import Any

from tests.engine.games.war.reading_allowed import Allowing
from tests.engine.games.war.reading_position import BRIDGE, GATE, kind_of, number, rank


class Reading(Allowing):
    """One game from its deal on, an action at a time."""

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

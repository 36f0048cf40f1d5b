"""Rolling with the Waves read once more, slowly, from the rules page: dicts and lists, sharing nothing with the engine.

It eats a record's chance list and actions and says what the table shows. Nothing here is fast or clever.
"""

from __future__ import annotations

from typing import Any

LEVEL_NUMBERS = {
    "hull": [7, 14, 21],
    "small": [4, 7, 10],
    "large": [3, 6, 9, 15],
    "ports": [3, 10, 18],
    "crew": [5, 11, 19],
}
HOW_MANY_SQUARES = {"hull": 5, "small": 2, "large": 3, "ports": 5, "crew": 5}
PART_NAMES = ["spirits", "chest1", "chest2", "chest3", "hull", "small", "large", "ports", "crew"]


class Reading:
    """One game as a careful person with paper would keep it."""

    def __init__(self, seats: int, chance: list[dict[str, Any]]) -> None:
        self.seats = seats
        self.chance = list(chance)
        self.players: list[dict[str, Any]] = []
        for _ in range(seats):
            self.players.append(
                {
                    "infamy": 5,
                    "spirits": 0,
                    "chests": [[], [], []],
                    "buried": [False, False, False],
                    "hull": [],
                    "small": [],
                    "large": [],
                    "ports": [],
                    "crew": [],
                }
            )
        self.bag = [2] * seats + [seats + 1]
        self.first = self.next_chance("first")
        self.round = 0
        self.over = False
        self.start_round()

    def next_chance(self, what: str) -> Any:
        entry = self.chance.pop(0)
        assert entry["what"] == what
        return entry["is"]

    def clockwise(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def start_round(self) -> None:
        self.round += 1
        self.phase = "draft"
        self.roll = self.next_chance("roll")
        assert len(self.roll) == 3 * self.seats
        for colour in range(-1, self.seats):
            # index -1 of the bag is the clear dice
            assert len([die for die in self.roll if die[0] == colour]) <= self.bag[colour]
        self.turns = self.clockwise() * 3
        self.gone: list[int] = []
        self.crow: list[list[int]] = [[] for _ in range(self.seats)]
        self.plans: list[dict[str, Any] | None] = [None] * self.seats

    def to_act(self) -> list[int]:
        if self.over:
            return []
        if self.phase == "draft":
            return [self.turns[0]]
        if self.phase == "plan":
            return [seat for seat in range(self.seats) if self.plans[seat] is None]
        return [self.shooters[0]]

    # what is allowed

    def allows(self, seat: int, action: dict[str, Any]) -> bool:
        """Whether the page allows a well-formed action."""
        if action["type"] == "draft":
            return self.phase == "draft" and self.turns[0] == seat and self.allows_draft(seat, action)
        if action["type"] == "plan":
            return self.phase == "plan" and self.allows_plan(self.players[seat], action)
        return self.phase == "fire" and self.shooters[0] == seat and self.allows_fire(seat, action["shots"])

    def allows_draft(self, seat: int, action: dict[str, Any]) -> bool:
        left = [index for index in range(len(self.roll)) if index not in self.gone]
        if action["die"] not in left:
            return False
        some_free = any(self.roll[index][0] == -1 or self.roll[index][0] == seat for index in left)
        if "sailor" in action:
            return not some_free
        colour, value = self.roll[action["die"]]
        if colour == -1 or colour == seat:
            return True
        return bool(self.players[seat]["infamy"] >= value)

    def allows_plan(self, player: dict[str, Any], action: dict[str, Any]) -> bool:
        if "bury" in action:
            if "put" in action or "boost" in action or action["bury"] not in (1, 2, 3):
                return False
            chest = action["bury"] - 1
            return len(player["chests"][chest]) >= 1 and not player["buried"][chest]
        if "put" not in action or sorted(action["put"].values()) != [0, 1, 2]:
            return False
        for part in action["put"]:
            if part == "spirits":
                if player["spirits"] == 2:
                    return False
            elif part.startswith("chest"):
                chest = int(part[5]) - 1
                if player["buried"][chest] or len(player["chests"][chest]) == 4:
                    return False
            elif len(player[part]) == HOW_MANY_SQUARES[part]:
                return False
        if "boost" in action:
            if action["boost"] == "spirits" or action["boost"] not in action["put"]:
                return False
            full = player["spirits"] == 2 or (player["spirits"] == 1 and "spirits" in action["put"])
            if not full:
                return False
        return True

    def allows_fire(self, seat: int, shots: list[dict[str, Any]]) -> bool:
        me = self.players[seat]
        full = [cannon for cannon in ("small", "large") if len(me[cannon]) == HOW_MANY_SQUARES[cannon]]
        if sorted(shot["cannon"] for shot in shots) != sorted(full):
            return False
        for shot in shots:
            if shot["target"] is None:
                if "chest" in shot or "into" in shot:
                    return False
                continue
            if shot["target"] == seat or not 0 <= shot["target"] < self.seats:
                return False
            them = self.players[shot["target"]]
            prey = [n for n in (1, 2, 3) if them["chests"][n - 1] and not them["buried"][n - 1]]
            if prey and shot.get("chest") not in prey:
                return False
            if not prey and "chest" in shot:
                return False
            if shot.get("into") not in [n for n in (1, 2, 3) if not me["buried"][n - 1]]:
                return False
        if len(shots) == 2 and shots[0]["target"] is not None and shots[0]["target"] == shots[1]["target"]:
            if shots[0].get("chest") != shots[1].get("chest"):
                return False
            if shots[0]["into"] != shots[1]["into"]:
                return False
        return True

    # what happens

    def act(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] == "draft":
            self.draft(seat, action)
        elif action["type"] == "plan":
            self.plans[seat] = action
            if all(plan is not None for plan in self.plans):
                self.write()
        else:
            self.fire(seat, action["shots"])

    def draft(self, seat: int, action: dict[str, Any]) -> None:
        colour, value = self.roll[action["die"]]
        if "sailor" in action:
            value = 1
        elif colour != -1 and colour != seat:
            self.players[seat]["infamy"] -= value
        self.gone.append(action["die"])
        self.crow[seat].append(value)
        self.turns.pop(0)
        if not self.turns:
            self.phase = "plan"

    def put_on(self, part: str) -> None:
        """Everybody who planned a die for this part writes it."""
        for seat, player in enumerate(self.players):
            plan = self.plans[seat]
            assert plan is not None
            if part not in plan.get("put", {}):
                continue
            number = self.crow[seat][plan["put"][part]]
            if plan.get("boost") == part:
                assert player["spirits"] == 2
                player["spirits"] = 0
                number = 7
            if part == "spirits":
                player["spirits"] += 1
            elif part.startswith("chest"):
                player["chests"][int(part[5]) - 1].append(number)
            else:
                player[part].append(number)

    def write(self) -> None:
        for part in ("spirits", "chest1", "chest2", "chest3"):
            self.put_on(part)
        for seat, player in enumerate(self.players):
            plan = self.plans[seat]
            assert plan is not None
            if "bury" in plan:
                player["buried"][plan["bury"] - 1] = True
        for part in ("hull", "small", "large"):
            self.put_on(part)
        armed = []
        for seat in self.clockwise():
            if len(self.players[seat]["small"]) == 2 or len(self.players[seat]["large"]) == 3:
                armed.append(seat)
        # a stable sort keeps turn order among equals
        self.shooters = sorted(armed, key=lambda seat: self.players[seat]["infamy"], reverse=True)
        self.phase = "fire"
        if not self.shooters:
            self.after_cannons()

    def levels(self, player: dict[str, Any], part: str) -> int:
        return len([number for number in LEVEL_NUMBERS[part] if sum(player[part]) >= number])

    def steal(self, seat: int, shot: dict[str, Any], shots: int) -> None:
        them = self.players[shot["target"]]
        me = self.players[seat]
        hits = shots - self.levels(them, "hull")
        for_me = []
        while hits > 0 and "chest" in shot and them["chests"][shot["chest"] - 1]:
            for_me.append(them["chests"][shot["chest"] - 1].pop())
            hits -= 1
        for number in for_me:
            if len(me["chests"][shot["into"] - 1]) < 4:
                me["chests"][shot["into"] - 1].append(number)

    def fire(self, seat: int, shots: list[dict[str, Any]]) -> None:
        me = self.players[seat]
        aimed = [shot for shot in shots if shot["target"] is not None]
        if len(aimed) == 2 and aimed[0]["target"] == aimed[1]["target"]:
            self.steal(seat, aimed[0], self.levels(me, "small") + self.levels(me, "large"))
        else:
            for shot in aimed:
                self.steal(seat, shot, self.levels(me, shot["cannon"]))
        for shot in shots:
            me["infamy"] = min(20, me["infamy"] + min(me[shot["cannon"]]))
            me[shot["cannon"]] = []
        self.shooters.pop(0)
        if not self.shooters:
            self.after_cannons()

    def after_cannons(self) -> None:
        self.put_on("ports")
        sums = [sum(player["ports"]) for player in self.players]
        for player in self.players:
            pay = self.levels(player, "ports")
            if sum(player["ports"]) == max(sums) and sums.count(max(sums)) == 1:
                pay += 1
            player["infamy"] = min(20, player["infamy"] + pay)
        crew_before = [self.levels(player, "crew") for player in self.players]
        self.put_on("crew")
        for seat, player in enumerate(self.players):
            self.bag[seat] += self.levels(player, "crew") - crew_before[seat]
        for player in self.players:
            done = [player["buried"][n] or len(player["chests"][n]) == 4 for n in range(3)]
            if all(done) or (len(player["ports"]) == len(player["crew"]) == len(player["hull"]) == 5):
                self.over = True
        if self.over:
            self.phase = "over"
        else:
            self.first = (self.first + 1) % self.seats
            self.start_round()

    # what the table shows

    def scores(self) -> list[int]:
        result = []
        for player in self.players:
            points = sum(sum(chest) for chest in player["chests"])
            points += 2 * player["buried"].count(True)
            for part in ("hull", "ports", "crew"):
                if len(player[part]) == 5:
                    points += 5
            result.append(points + player["infamy"] // 3)
        return result

    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores()
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        richest = max(self.players[seat]["infamy"] for seat in best)
        return [seat for seat in best if self.players[seat]["infamy"] == richest]

    def facts(self) -> dict[str, Any]:
        shown: dict[str, Any] = {"round": self.round, "phase": self.phase, "first": self.first, "bag": self.bag}
        for what in ("infamy", "chests", "buried", "hull", "small", "large", "ports", "crew", "spirits"):
            shown[what] = [player[what] for player in self.players]
        return shown

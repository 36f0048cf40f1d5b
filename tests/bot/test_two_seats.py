"""However seats change hands, nobody ever has two of a table, nor sits down where another hand has been seen.

Quick here; TIDETABLE_LONG=1 plays 10,000 tables of every kind.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from dataclasses import replace

import pytest

from bot.contract import Contract, Late
from bot.controls import LateChoice
from bot.errors import Sorry
from bot.host import Request, Seated, applying, dealing, handover, late_votes, leaving, standing_in
from bot.host.builder import CommitBuilder
from bot.host.lobby import Opening, add_computer, join, open_table
from bot.host.timers import Pauses
from bot.systems import systems
from engine.errors import Refused
from engine.games import game_named
from engine.table import check_setup
from storage.commits import Commit
from storage.ids import ServerId, TableId, UserId
from storage.models import Post, Seat, State, Table
from storage.tables import Loaded

MANY = 10_000 if os.environ.get("TIDETABLE_LONG") else 25
STEPS, PEOPLE, NOW = 25, 7, 1_000.0
PAUSES = Pauses()
NOTHING_ASKED = applying.Situation(NOW, PAUSES, [], [])
LATE: tuple[Late, ...] = ("vote", "computer", "offer", "nothing")
CHOICES: tuple[LateChoice, ...] = ("computer", "offer")


class Kept:
    """One table as the database would keep it, without a database."""

    def __init__(self, system: str, luck: random.Random) -> None:
        self.luck = luck
        self.requests = 0
        self.table = Table.model_validate({"id": 1})
        self.seats: dict[int, Seat] = {}
        self.state = State(table_id=TableId(1), schema_version=0, data=b"")
        self.question: applying.Application | None = None
        self.sat: defaultdict[int, set[int]] = defaultdict(set)
        """By person, the seats whose hands they have had since the deal, also under data that was erased."""
        late = luck.choice(LATE)
        opening = Opening(Contract(system=system, late=late), "table", False, ServerId(1), 1, "en")
        self.keep(open_table(opening, self.ask(0), NOW).build())

    def ask(self, person: int) -> Request:
        self.requests += 1
        return Request(f"press-{self.requests}", UserId(100 + person), f"person {person}")

    def seated(self) -> Seated:
        self.table.__dict__["version"] = self.state.version
        seats = tuple(self.seats[number] for number in sorted(self.seats))
        return Seated(Loaded(self.table, seats, self.state if self.state.schema_version else None))

    def keep(self, commit: Commit) -> None:
        """Write a commit down."""
        for name, value in commit.fields.items():
            setattr(self.table, name, value)
        for number in commit.remove_seats:
            self.seats.pop(number, None)
        for put in commit.seats:
            fields = {name: getattr(put, name) for name in ("number", "kind", "user_id", "name", "level", "joined_by")}
            self.seats[put.number] = Seat(table_id=TableId(1), reach=put.reach, **fields)
        if commit.state is not None:
            self.state.data, self.state.schema_version = commit.state.data, commit.state.schema_version
        self.state.timing = commit.timing or self.state.timing
        self.state.version += 1
        for post in commit.posts:
            if post.kind.startswith("seat:") and post.payload:
                self.question = applying.read_application(_post(post.payload))
        self.check()

    def check(self) -> None:
        """What must hold after every commit."""
        people = [seat.user_id for seat in self.seats.values() if seat.user_id is not None]
        assert len(people) == len(set(people)), "somebody has two seats"
        if self.table.status == "running":
            for seat in self.seats.values():
                if seat.user_id is not None:
                    self.sat[seat.user_id].add(seat.number)
            assert all(len(seats) == 1 for seats in self.sat.values()), "somebody has seen two hands"

    def step(self) -> bool:
        """Somebody tries something; true if it was done."""
        person, seat = self.luck.randrange(PEOPLE), self.luck.randrange(len(self.seats))
        seated, request = self.seated(), self.ask(person)
        try:
            self.keep(self._try(self.luck.randrange(8), seated, request, seat))
        except Sorry:
            return False
        return True

    def _try(self, what: int, seated: Seated, request: Request, seat: int) -> Commit:
        match what:
            case 0:
                return handover.hand_over(seated, request, NOW, PAUSES)
            case 1:
                return handover.take_back(seated, request, NOW, PAUSES)
            case 2 | 3:
                earlier = self.question if self.question and self.question.seat == seat else None
                return applying.apply(seated, request, seat, earlier, NOTHING_ASKED)
            case 4:
                voter = self.luck.randrange(len(self.seats))
                asked, yes = self.question.asked if self.question else 0, self.luck.random() < 0.8
                if self.question and self.question.state == "open" and self.luck.random() < 0.3:
                    return applying.settle_or_end(seated, self.question, NOTHING_ASKED)
                return applying.answer(seated, request, voter, self.question, asked, yes, NOTHING_ASKED)
            case 5:
                if self.luck.random() < 0.5:
                    return leaving.resign(seated, request, NOW, PAUSES)
                return leaving.forget(seated, request.user, NOW, PAUSES)
            case 6:
                return self._offer(seated, seat)
            case _:
                votes = seated.timing.open_votes()
                if not votes:
                    raise Sorry("error-vote-over")
                choice = self.luck.choice(CHOICES)
                return late_votes.vote(seated, request, votes[0].number, choice, NOW, PAUSES)

    def _offer(self, seated: Seated, seat: int) -> Commit:
        """Somebody is late, and their seat is offered."""
        if not seated.running or seated.sits_as_computer(seat) or seated.seat(seat).user_id is None:
            raise Sorry("error-not-running")
        builder = CommitBuilder(seated, now=NOW, timing=seated.timing)
        standing_in.offer_seat(builder, seated, seat, NOW, PAUSES)
        return builder.build()


def _post(payload: bytes) -> Post:
    return Post(table_id=TableId(1), audience="public", kind="seat:0", payload=payload)


def begin(system: str, luck: random.Random) -> Kept:
    """A game of some people, and of computer players in the other seats."""
    kept = Kept(system, luck)
    most = luck.choice([count for count in game_named(systems()[system].game).seats if _goes(system, count)])
    people = luck.randint(1, most)
    for person in range(1, people):
        kept.keep(join(kept.seated(), kept.ask(person), NOW))
    while len(kept.seats) < most:
        kept.keep(add_computer(kept.seated(), replace(kept.ask(0)), "easy", NOW))
    kept.keep(dealing.start(kept.seated(), kept.ask(0), NOW, PAUSES, None))
    return kept


def _goes(system: str, seats: int) -> bool:
    """Whether a system can be played by so many."""
    contract = Contract(system=system)
    try:
        check_setup(game_named(contract.of.game), seats, contract.asked(seats))
    except Refused:
        return False
    return True


@pytest.mark.parametrize("system", sorted(systems()))
def test_nobody_ever_has_two_seats_or_sees_two_hands(system: str) -> None:
    done = 0
    for number in range(MANY):
        kept = begin(system, random.Random(f"{system} {number}"))
        for _ in range(STEPS):
            if kept.table.status != "running":
                break
            done += kept.step()
    print(f"\n{system}: {MANY} tables, {done} changes")
    assert done > MANY

"""Moving ahead in the running bot, by buttons: a draft in five presses, done in its turn, seen by nobody before."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from bot.sandbox.entities import Change, Json
from bot.sandbox.people import Person
from engine.games.rolling.plans import DEAREST
from tests.end_to_end import kept
from tests.end_to_end.conftest import GRACE, Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.test_nothing_leaks import Looker, seats_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

WISHES = 3
MOST_PRESSES = 5


def labels(message: Json) -> list[str]:
    return [choice.label for choice in choices(message)]


async def idle(table: Playing) -> Person:
    """Somebody whose hand has a button to move ahead."""

    def found() -> Person | None:
        return next(
            (person for person in table.people if "Prepare a move" in labels(table.hand(person) or {"components": []})),
            None,
        )

    person = await table.wait(found)
    assert person is not None
    return person


async def lay_ahead(table: Playing, person: Person, wishes: int = WISHES) -> int:
    """Press what is offered first until so many wishes are listed, and lay them ahead; how many presses that took.

    The last of several is one that can surely be done, if there is one.
    """
    hand = table.hand(person)
    assert hand is not None
    shown, presses, listed = await person.press(hand, "Prepare a move").message(), 1, 0
    while listed < wishes:
        offered = [choice for choice in choices(shown) if choice.id.startswith("mp:")]
        sure = (choice for choice in offered if choice.id.endswith(DEAREST) and listed == wishes - 1)
        first = next(sure, offered[0])
        answer = (
            person.select(shown, first.id, list(first.values[:1])) if first.values else person.press(shown, first.id)
        )
        shown, presses = await answer.message(), presses + 1
        listed = words(shown).count(" or else ") + 1 if "Keep it ready" in labels(shown) else 0
        if "or else" not in words(shown) and listed and wishes == 1:
            break
    shown = await person.press(shown, "Keep it ready").message()
    assert "Prepared" in words(shown)
    return presses + 1


async def do_always(table: Playing, person: Person, button: str) -> None:
    """Choose the last way in which something can be done always."""
    hand = table.hand(person)
    assert hand is not None
    menu = await person.press(hand, "Change").message()
    shown = await person.press(menu, button).message()
    [listed] = [choice for choice in choices(shown) if choice.values]
    shown = await person.select(shown, listed.id, list(listed.values[-1:])).message()
    assert "🔁" in words(shown)


def moves_of(company: Company, table: Playing, person: Person) -> int:
    seat = seats_of(company, table)[str(person.id)]
    return len([row for row in kept.moves(company.driver.database, table.number) if row["seat"] == seat])


def turns_to(company: Company, table: Playing, person: Person) -> int:
    """How many others move before somebody in a draft."""
    seats = seats_of(company, table)
    [asked] = table.asked()
    return (seats[str(person.id)] - seats[str(asked.id)]) % len(seats)


async def press(company: Company, table: Playing, person: Person) -> None:
    """Let somebody move, and wait until it is shown."""
    before = moves_of(company, table, person)
    await table.press(person)
    await kept.until(lambda: moves_of(company, table, person) > before)
    await company.told(table)


async def after_pause(company: Company, table: Playing, person: Person) -> None:
    """Let somebody who is asked be called, or do what they have laid ahead, and nobody who is asked after that."""
    before, woken = moves_of(company, table, person), len(company.watching.mentions(person.id))
    company.driver.jump(GRACE + 1)
    await kept.until(
        lambda: moves_of(company, table, person) > before or len(company.watching.mentions(person.id)) > woken
    )
    await company.told(table)


async def test_a_ranked_draft_takes_five_presses_and_is_done_without_a_call(company: Company) -> None:
    await company.words_only(3)
    table = await company.play("rolling", 3)
    person = await idle(table)
    assert await lay_ahead(table, person) <= MOST_PRESSES
    await company.told(table)
    hand = table.hand(person)
    assert hand is not None
    assert {"Change", "Cancel"} <= set(labels(hand))
    assert "Prepared" in words(await person.slash("plans", {}, table.room).message())
    for _ in range(turns_to(company, table, person)):
        asked = await table.wait(lambda: [one for one in table.asked() if one is not person])
        await press(company, table, asked[0])
    await after_pause(company, table, person)
    assert moves_of(company, table, person) == 1
    await table.wait(
        lambda: "Done as you prepared it" in words(table.hand(person) or {"content": "", "components": []})
    )
    mentions = [
        message for message in table.newest(table.people[0]) if str(person.id) in map(str, message.get("mentions", []))
    ]
    assert mentions == []


@contextmanager
def without_plans(database: Path, table: int) -> Iterator[None]:
    """While this lasts, the bot finds a table in its database at which nobody has laid anything ahead."""
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        [row] = connection.execute("SELECT timing FROM states WHERE table_id = ?", [table])
        timing = msgspec.json.decode(row[0])
        assert timing.pop("plans")
        timing.pop("habits", None)
        with connection:
            connection.execute("UPDATE states SET timing = ? WHERE table_id = ?", [msgspec.json.encode(timing), table])
        try:
            yield
        finally:
            with connection:
                connection.execute("UPDATE states SET timing = ? WHERE table_id = ?", [row[0], table])


@pytest.mark.parametrize("system", ["rolling", "wave"])
async def test_nothing_that_others_can_bring_forth_depends_on_a_plan(company: Company, system: str) -> None:
    await company.words_only(3)
    table = await company.play(system, 3, options="misplay=returned" if system == "wave" else "")
    await company.person("fay").slash("table watch", {"table": str(table.number)}, table.room).message()
    planner = await idle(table)
    await company.after_grace(table)
    await lay_ahead(table, planner, 1)
    await company.told(table)
    if system == "rolling":
        await do_always(table, planner, "When your cannons fire …")
        await company.told(table)
    seats = seats_of(company, table)
    other = next(person for person in table.people if person is not planner)
    lookers = [Looker(company, table, other, seats[str(other.id)]), Looker(company, table, company.person("fay"), None)]
    witness = Looker(company, table, planner, seats[str(planner.id)])
    hand = await witness.look_at_hand()
    for looker in lookers:
        here = await looker.look_at_everything()
        with without_plans(company.driver.database, table.number):
            there = await looker.look_at_everything()
            assert await witness.look_at_hand() != hand
        assert sorted(here) == sorted(there)
        for what, shown in here.items():
            assert there[what] == shown, f"{looker.person.user.name} sees a plan by {what}"
        await looker.show_again()


Told = tuple[str, str, tuple[str, ...], int]
"""What Discord tells of a message: what happens to it, how it begins, whom it mentions, and its flags."""


class Overheard:
    """What Discord tells somebody of a table from now on, in its channel and in private.

    Each place has its own order: what is due in both at once may come in either first.
    """

    def __init__(self, table: Playing, listener: Person) -> None:
        self._room, self._private = table.room.id, listener.dm().id
        self._header = f"· #{table.number}\n"
        self._hands = {one["id"] for one in listener.messages(listener.dm(), limit=500) if self._header in words(one)}
        self.heard: dict[str, list[Told]] = {self._room: [], self._private: []}
        listener.world.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if change.kind.startswith("message_") and self._is_of_the_table(change.data):
            named = tuple(one["username"] for one in change.data.get("mentions", ()))
            shape = re.sub(r"[0-9]+", "", " ".join(words(change.data).split()[:6])) if "content" in change.data else ""
            told = (change.kind, shape, named, int(change.data.get("flags", 0)))
            self.heard[str(change.data["channel_id"])].append(told)

    def _is_of_the_table(self, message: Json) -> bool:
        """Whether it is a message of this table; the hands of the tables before are in the same direct messages."""
        where = str(message.get("channel_id"))
        if where == self._private and self._header in words({"content": "", "components": [], **message}):
            self._hands.add(message["id"])
        return where == self._room or (where == self._private and message["id"] in self._hands)


async def overhear(company: Company, how: str) -> list[list[Told]]:
    """What the third of three hears while the first moves in a draft, and the second as planned, by hand or not yet."""
    table = await company.play("rolling", 3)
    [first] = table.asked()
    seats = seats_of(company, table)
    planner, other = (
        next(one for one in table.people if seats[str(one.id)] == (seats[str(first.id)] + ahead) % 3)
        for ahead in (1, 2)
    )
    await company.after_grace(table)
    if how == "planned":
        await lay_ahead(table, planner, 2)
    await company.told(table)
    overheard = Overheard(table, other)
    await press(company, table, first)
    if how == "by hand":
        company.driver.jump(GRACE - 4)
        await press(company, table, planner)
    else:
        await after_pause(company, table, planner)
    if how != "called":
        await table.wait(lambda: other in table.asked())
    await company.told(table)
    assert moves_of(company, table, planner) == (how != "called")
    told = [list(place) for place in overheard.heard.values()]
    assert how == "called" or not any(planner.user.name in named for place in told for _, _, named, _ in place)
    return told


async def test_others_are_sent_the_same_messages_whether_a_move_was_laid_ahead_or_made_by_hand(
    company: Company,
) -> None:
    """A call comes where nobody moves before it; up to then nothing tells who has laid something ahead."""
    await company.words_only(3)
    planned, by_hand, called = [await overhear(company, how) for how in ("planned", "by hand", "called")]
    assert planned == by_hand != called

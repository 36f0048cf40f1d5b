"""What several tests of turns need: whose turn it is, their hand, a card placed, a message read again."""

from __future__ import annotations

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words

A_DAY = 86_400.0


def mover(table: Playing) -> Person:
    """The one person whose turn it is."""
    [person] = table.asked()
    return person


def other_than(table: Playing, person: Person) -> Person:
    """Whoever sits after this person."""
    return table.people[(table.people.index(person) + 1) % len(table.people)]


def own_hand(table: Playing, person: Person) -> Json:
    hand = table.hand(person)
    assert hand is not None
    return hand


async def follow(table: Playing, person: Person) -> None:
    """Place some card as a Follower, by its slash command."""
    offered = await person.autocomplete("waves follow", {}, "card", table.room).choices()
    answer = await person.slash("waves follow", {"card": offered[0]["value"]}, table.room).message()
    assert words(answer).startswith("###")


async def waves(company: Company, count: int = 3) -> Playing:
    """A table of Waves at whose beginning somebody may place a card."""
    return await company.play("waves", count, options="mode=free")


async def undo_button(table: Playing, person: Person) -> Json:
    """The hand, once it offers to take back."""

    def found() -> Json | None:
        hand = table.hand(person)
        return hand if hand and any(choice.label == "Take back" for choice in choices(hand)) else None

    hand = await table.wait(found)
    assert hand is not None
    return hand


async def reread(table: Playing, message: Json) -> Json:
    found = await table.wait(lambda: next((m for m in table.newest(many=30) if m["id"] == message["id"]), None))
    assert found is not None
    return found

"""Being woken: once, after the grace time, by a new message in place of the old one."""

from __future__ import annotations

import re

import pytest

from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.reading import choices, words
from tests.end_to_end.turns import A_DAY, follow, mover, other_than, own_hand, waves

pytestmark = pytest.mark.asyncio(loop_scope="module")

MESSAGE = "/channels/{channel_id}/messages/{message_id}"


async def test_the_next_person_is_woken_once_and_only_after_the_grace_time(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    assert len(company.watching.mentions(person.id)) == 1
    first_live, first_hand = table.live(), own_hand(table, other)
    await follow(table, person)
    await company.told(table)
    assert company.watching.mentions(other.id) == []
    assert own_hand(table, other)["id"] == first_hand["id"], "an edit wakes nobody"
    await company.after_grace(table)
    [woken] = company.watching.mentions(other.id)
    live = table.live()
    assert live is not None
    assert first_live is not None
    assert woken["id"] == live["id"] == table.newest()[0]["id"] != first_live["id"], "the table is shown at the bottom"
    assert own_hand(table, other)["id"] != first_hand["id"], "a new hand wakes"
    assert len(company.watching.mentions(person.id)) == 1
    company.driver.jump(A_DAY - 3600)  # After a whole day comes the first reminder.
    await company.told(table)
    assert len(company.watching.mentions(other.id)) == 1


@pytest.mark.parametrize(("way", "in_private"), [("table", False), ("message", True)])
async def test_a_turn_rings_once_where_its_person_chose_and_the_other_place_changes_silently(
    company: Company, way: str, *, in_private: bool
) -> None:
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    shown = await company.driver.slash(other, "tell-me", company.channel).message()
    [chosen] = [choice for choice in choices(shown) if choice.id.endswith(":way")]
    await other.select(shown, chosen.id, [way]).message()
    first_live, first_hand, before = table.live(), own_hand(table, other), len(company.watching.rings(other.id))
    await follow(table, person)
    await company.after_grace(table)
    [ring] = company.watching.rings(other.id)[before:]
    live, hand = table.live(), own_hand(table, other)
    assert live is not None
    assert first_live is not None
    assert ring["id"] == (hand if in_private else live)["id"]
    assert words(live) != words(first_live)
    assert "It is your turn" in words(hand)
    assert "It is your turn" not in words(first_hand)


async def test_a_move_taken_back_within_the_grace_time_wakes_nobody(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    await follow(table, person)
    await person.slash("undo", {}, table.room).message()
    await company.after_grace(table)
    assert company.watching.mentions(other.id) == []


async def test_who_moves_within_the_grace_time_is_not_woken_any_more(company: Company) -> None:
    table = await waves(company)
    first = mover(table)
    await follow(table, first)
    await company.told(table)
    second = mover(table)
    await follow(table, second)
    await company.after_grace(table)
    assert company.watching.mentions(second.id) == []
    third = mover(table)
    assert len(company.watching.mentions(third.id)) == 1


async def test_everybody_who_is_asked_at_once_is_woken_once(company: Company) -> None:
    table = await company.play("rolling", 3)
    for _ in range(40):
        if len(table.asked()) == 3:
            break
        await table.step()
        await company.told(table)
    assert len(table.asked()) == 3
    before = {person.id: len(company.watching.mentions(person.id)) for person in table.people}
    done = kept.moves(company.driver.database, table.number)
    last = next(move["seat"] for move in reversed(done) if move["ordinal"] == 0)
    await company.after_grace(table)
    for seat, person in enumerate(table.people):
        assert len(company.watching.mentions(person.id)) - before[person.id] == (seat != last), person.user.name
    await table.press(table.people[0])
    await company.after_grace(table)
    for seat, person in enumerate(table.people):
        assert len(company.watching.mentions(person.id)) - before[person.id] == (seat != last)


async def test_the_post_before_goes_and_the_new_one_tells_what_it_told(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    first_live = table.live()
    assert first_live is not None
    await follow(table, person)
    await company.after_grace(table)
    await table.wait(lambda: first_live["id"] not in [message["id"] for message in table.newest(many=30)])
    live = table.live()
    assert live is not None
    assert re.search(rf"\*\*{person.user.name}\*\* placed a Follower", words(live))


async def test_a_person_s_old_hand_goes_when_the_new_one_comes(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    await follow(table, person)
    await company.after_grace(table)
    hands = [m for m in other.messages(other.dm()) if f"· #{table.number}" in words(m)]
    assert len(hands) == 1


async def test_what_could_not_be_deleted_at_once_goes_a_little_later_and_nobody_is_woken_again(
    company: Company,
) -> None:
    """What was sent is written down at once, and the old message deleted once that works.

    That nothing was sent twice is what the fixture looks for.
    """
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    shown = await company.driver.slash(other, "tell-me", company.channel).message()
    [chosen] = [choice for choice in choices(shown) if choice.id.endswith(":way")]
    await other.select(shown, chosen.id, ["both"]).message()
    first_live, first_hand = table.live(), own_hand(table, other)
    assert first_live is not None
    before = len(company.watching.rings(other.id))
    await follow(table, person)
    await company.told(table)
    refused = company.driver.sandbox.troubles.refuse(503, "DELETE", MESSAGE, times=2)
    await company.after_grace(table)
    await refused.wait_until_it_struck()
    await table.wait(lambda: {first_live["id"], first_hand["id"]} <= company.watching.deleted)
    await company.told(table)
    assert refused.struck == 2
    hands = [m for m in other.messages(other.dm()) if f"· #{table.number}" in words(m)]
    lives = [m for m in table.newest(many=60) if any(choice.label == "My hand" for choice in choices(m))]
    rung = [each["id"] for each in company.watching.rings(other.id)[before:]]
    assert sorted(rung) == sorted([*[each["id"] for each in hands], *[each["id"] for each in lives]])
    assert len(hands) == len(lives) == 1

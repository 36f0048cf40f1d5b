"""Taking a turn: presses that come late, twice, at once or from others; taking back; being woken once."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.sandbox.answers import Answer
from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, moves, parts, risky, words

pytestmark = pytest.mark.asyncio(loop_scope="module")

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


# --- presses


async def test_a_button_pressed_days_later_explains_and_shows_how_things_stand(company: Company) -> None:
    table = await waves(company)
    first = mover(table)
    old = own_hand(table, first)
    button = moves(old)[0]
    await follow(table, first)
    await company.after_grace(table)
    company.driver.jump(3 * A_DAY)
    await company.told(table)
    before = kept.version(company.driver.database, table.number)
    kept_message = first.messages(first.dm(), limit=1)
    # The old control is pressed where it still stands: in a message that the person kept open.
    answer = await press_old(company, first, old, button.id)
    assert "That button belonged to an earlier moment" in words(answer)
    assert f"#{table.number}" in words(answer)
    assert kept.version(company.driver.database, table.number) == before
    assert first.messages(first.dm(), limit=1)[0]["id"] == answer["id"] != kept_message[0]["id"]


async def press_old(company: Company, person: Person, message: Json, custom_id: str) -> Json:
    """Press a control of a message that the person's client still shows as it was."""
    from bot.sandbox import interactions
    from bot.sandbox.answers import Answer

    world = company.driver.world
    newest = world.find_message(message["channel_id"], person.messages(person.dm(), limit=1)[0]["id"])
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    one = interactions.begin(world, interactions.COMPONENT, person.id, person.dm(), data, newest)
    answer = Answer(world, one)
    interactions.send(world, one, data)
    return await answer.message()


def drafted_at_once(person: Person, hand: Json) -> Answer:
    """Take a die that one press drafts: one that can be had in two ways asks which."""
    for part in parts(hand):
        for option in part.get("options", []):
            if "or as" not in option["label"]:
                return person.select(hand, part["custom_id"], [option["value"]])
    return next(person.press(hand, die.id) for die in moves(hand) if "or as" not in die.label)


async def test_pressing_twice_does_one_thing(company: Company) -> None:
    table = await company.play("rolling", 2)
    person = mover(table)
    hand = own_hand(table, person)
    twice = [drafted_at_once(person, hand) for _ in range(2)]
    said = await company.words_of(*twice)
    await company.told(table)
    assert len(kept.moves(company.driver.database, table.number)) == 1
    assert all("earlier moment" in each for each in said)
    assert len(said) == 1


async def test_a_press_that_discord_delivers_twice_is_done_once(company: Company) -> None:
    table = await company.play("rolling", 2)
    person = mover(table)
    hand = own_hand(table, person)
    twice = company.driver.sandbox.faults.duplicate_event("INTERACTION_CREATE")
    await drafted_at_once(person, hand).acknowledged()
    await twice.happened()
    await company.told(table)
    assert len(kept.moves(company.driver.database, table.number)) == 1


async def test_a_command_that_discord_delivers_twice_is_done_once(company: Company) -> None:
    table = await waves(company)
    company.driver.sandbox.faults.duplicate_event("INTERACTION_CREATE", times=2)
    person = mover(table)
    await person.slash("note", {"text": "mind the Elders", "table": str(table.number)}, table.room).message()
    company.driver.sandbox.faults.clear()
    twice = company.driver.sandbox.faults.duplicate_event("INTERACTION_CREATE")
    ann = company.person("ann")
    before = len(kept.rows(company.driver.database, "SELECT * FROM tables"))
    await ann.slash("table new", {"game": "waves"}, company.channel).message()
    await twice.happened()
    assert len(kept.rows(company.driver.database, "SELECT * FROM tables")) == before + 1


async def test_a_missed_press_is_simply_pressed_again(company: Company) -> None:
    from bot.sandbox.people import InteractionFailed

    table = await company.play("rolling", 2)
    person = mover(table)
    company.driver.sandbox.faults.miss_event("INTERACTION_CREATE")
    lost = person.press(own_hand(table, person), "Rules")
    company.driver.jump(4)
    with pytest.raises(InteractionFailed):
        await lost.acknowledged()
    assert words(await person.press(own_hand(table, person), "Rules").message())


async def test_two_people_who_plan_at_the_same_moment_both_count(company: Company) -> None:
    table = await company.play("rolling", 2)
    while len(table.asked()) < 2:
        await table.step()
        await company.told(table)
    hands = [own_hand(table, person) for person in table.people]
    before = len(kept.moves(company.driver.database, table.number))
    done = await asyncio.gather(*(table.press(person) for person in table.people))
    await company.told(table)
    standing = kept.moves(company.driver.database, table.number)
    assert {move["seat"] for move in standing[before:]} == {0, 1}
    assert all(done)
    assert hands


async def test_people_who_discard_at_the_same_moment_all_count(company: Company) -> None:
    """Simultaneous presses of different people are queued, and none of them is out of date."""
    database = company.driver.database
    for _ in range(4):
        table = await company.play("waves", 3)
        while len(table.asked()) < 2 and await table.step():
            await company.told(table)
        if not table.over():
            break
    waiting = table.asked()
    assert len(waiting) > 1
    before = len(kept.moves(database, table.number))
    screens = await asyncio.gather(*(table.press(person) for person in waiting))
    assert all(screens), "somebody was told that a press came too late"
    assert len(kept.moves(database, table.number)) >= before + len(waiting)


async def test_nobody_presses_for_somebody_else(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    thief = other_than(table, person)
    button = moves(own_hand(table, person))[0]
    before = kept.version(company.driver.database, table.number)
    answer = await press_old(company, thief, own_hand(table, thief), button.id)
    assert "That is not your seat" in words(answer)
    assert kept.version(company.driver.database, table.number) == before


async def test_who_does_not_sit_at_the_table_has_no_hand_there(company: Company) -> None:
    table = await waves(company)
    dan = company.person("dan")
    live = table.live()
    assert live is not None
    assert "You do not play at this table" in await company.pressed(dan, live, "My hand")
    assert "You do not play" in words(await dan.slash("hand", {"table": str(table.number)}, company.channel).message())


async def test_a_refused_move_says_why_and_changes_nothing(company: Company) -> None:
    table = await waves(company)
    waiting = other_than(table, mover(table))
    before = kept.version(company.driver.database, table.number)
    said = words(await waiting.slash("waves follow", {"card": "1"}, table.room).message())
    assert "not your turn" in said
    person = mover(table)
    said = words(await person.slash("waves follow", {"card": "nonsense"}, table.room).message())
    assert "could not make sense" in said
    assert kept.version(company.driver.database, table.number) == before


# --- asking once more, and not asking at all


async def wave_with_a_blind_card(company: Company) -> tuple[Playing, Person, Json, str, str]:
    """A table at which somebody holds a card that nobody tipped: the person, their hand, the button and its slot."""
    table = await company.play("wave", 2, options="misplay=returned")
    while True:
        person = mover(table)
        hand = own_hand(table, person)
        blind = [token for token in risky(hand) if token.startswith("play-")]
        if blind:
            return table, person, hand, blind[0], blind[0].partition("-")[2]
        await table.step()
        await company.told(table)


async def pick(person: Person, hand: Json, token: str) -> Json:
    """Pick something in a menu, whether by button or in a list."""
    for choice in moves(hand):
        if token in choice.values:
            return await person.select(hand, choice.id, [token]).message()
        if choice.id.rpartition(":")[2] == token:
            return await person.press(hand, choice.id).message()
    raise AssertionError(token)


async def test_a_blind_card_that_nobody_tipped_is_asked_once_more_by_button(company: Company) -> None:
    table, person, hand, token, _ = await wave_with_a_blind_card(company)
    before = len(kept.moves(company.driver.database, table.number))
    sure = await pick(person, hand, token)
    assert len(kept.moves(company.driver.database, table.number)) == before
    await person.press(sure, "Do it").acknowledged()
    assert len(kept.moves(company.driver.database, table.number)) > before


async def test_a_blind_card_that_nobody_tipped_is_asked_once_more_by_command(company: Company) -> None:
    table, person, _, _, slot = await wave_with_a_blind_card(company)
    before = len(kept.moves(company.driver.database, table.number))
    sure = await person.slash("surf play", {"slot": slot}, table.room).message()
    assert len(kept.moves(company.driver.database, table.number)) == before
    await person.press(sure, "Do it").acknowledged()
    assert len(kept.moves(company.driver.database, table.number)) > before


async def test_who_never_wants_to_be_asked_again_is_not(company: Company) -> None:
    table, person, hand, token, _ = await wave_with_a_blind_card(company)
    await person.slash("preferences", {"confirm": "never"}, table.room).message()
    before = len(kept.moves(company.driver.database, table.number))
    chosen = next(choice for choice in moves(hand) if token in (*choice.values, choice.id.rpartition(":")[2]))
    answer = person.select(hand, chosen.id, [token]) if chosen.values else person.press(hand, chosen.id)
    await answer.acknowledged()
    assert len(kept.moves(company.driver.database, table.number)) > before


async def test_the_only_choice_is_made_by_itself(company: Company) -> None:
    """The last die of a draft is nobody's choice: it is taken without asking."""
    table = await company.play("rolling", 2)
    database = company.driver.database
    for _ in range(30):
        await table.step()
        await company.told(table)
        forced = kept.rows(
            database, "SELECT * FROM actions WHERE table_id = ? AND kind = 'act' AND ordinal > 0", [table.number]
        )
        if forced:
            break
    assert forced


# --- taking back


async def test_a_move_is_taken_back_at_once_by_button(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await follow(table, person)
    assert len(kept.moves(company.driver.database, table.number)) == 1
    await person.press(await undo_button(table, person), "Take back").acknowledged()
    await company.told(table)
    assert kept.moves(company.driver.database, table.number) == []
    assert table.asked() == [person]
    live = table.live()
    assert live is not None
    assert "~~" in words(live)


async def test_a_move_is_taken_back_at_once_by_command(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await follow(table, person)
    assert words(await person.slash("undo", {}, table.room).message()).startswith("###")
    assert kept.moves(company.driver.database, table.number) == []


async def test_nothing_is_taken_back_once_somebody_else_has_moved(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await follow(table, person)
    await company.told(table)
    await follow(table, other_than(table, person))
    before = kept.version(company.driver.database, table.number)
    said = words(await person.slash("undo", {}, table.room).message())
    assert "cannot be taken back" in said
    assert kept.version(company.driver.database, table.number) == before


async def test_nothing_is_taken_back_once_something_was_shown(company: Company) -> None:
    """A draw of luck cannot be undone, however quickly."""
    table = await company.play("wave", 2, options="misplay=returned")
    person = mover(table)
    await table.press(person)
    await company.told(table)
    played = [move for move in kept.moves(company.driver.database, table.number) if move["barrier"]]
    assert played
    said = words(await person.slash("undo", {}, table.room).message())
    assert "cannot be taken back" in said


async def test_a_table_may_agree_never_to_take_back(company: Company) -> None:
    table = await company.seat("waves", 3)
    await choose(table, "s.undo", "never")
    await table.start()
    await company.told(table)
    person = mover(table)
    await follow(table, person)
    await company.told(table)
    assert "Take back" not in [choice.label for choice in choices(own_hand(table, person))]
    assert "agreed not to" in words(await person.slash("undo", {}, table.room).message())


async def choose(table: Playing, setting: str, value: str) -> None:
    """Choose a setting of a lobby."""
    settings = await table.people[0].press(await table.lobby(), "Settings").message()
    found = next(choice for choice in choices(settings) if choice.id.endswith(setting))
    await table.people[0].select(settings, found.id, [value]).message()


async def asked_table(company: Company, count: int = 3) -> tuple[Playing, Person, Json]:
    """A table at which somebody has asked to take a move back that others have seen answered."""
    table = await company.seat("waves", count)
    await choose(table, "s.undo", "asked")
    await table.start()
    await company.told(table)
    person = mover(table)
    await follow(table, person)
    await company.told(table)
    await follow(table, mover(table))
    await company.told(table)
    assert "The others are asked" in words(await person.slash("undo", {}, table.room).message())
    question = await table.wait(lambda: next((m for m in table.newest() if "would like to take" in words(m)), None))
    assert question is not None
    return table, person, question


async def test_with_everybody_s_consent_more_is_taken_back(company: Company) -> None:
    table, person, question = await asked_table(company)
    others = [one for one in table.people if one is not person]
    assert {one["id"] for one in question["mentions"]} == {one.id for one in others}
    assert "You asked" in await company.pressed(person, question, "Agree")
    await others[0].press(question, "Agree").acknowledged()
    await company.told(table)
    assert len(kept.moves(company.driver.database, table.number)) == 2
    await others[1].press(question, "Agree").acknowledged()
    await company.told(table)
    assert kept.moves(company.driver.database, table.number) == []
    assert table.asked() == [person]
    assert "it is taken back" in words(await reread(table, question))


async def reread(table: Playing, message: Json) -> Json:
    found = await table.wait(lambda: next((m for m in table.newest(many=30) if m["id"] == message["id"]), None))
    assert found is not None
    return found


async def test_agreeing_twice_takes_back_once(company: Company) -> None:
    table = await company.seat("rolling", 2)
    await choose(table, "s.undo", "asked")
    await table.start()
    database = company.driver.database
    while len(kept.moves(database, table.number)) < 6:
        await table.step()
        await company.told(table)
    before = kept.moves(database, table.number)
    person, other = table.people if before[-1]["seat"] == 1 else reversed(table.people)
    assert "The others are asked" in words(await person.slash("undo", {}, table.room).message())
    question = await table.wait(lambda: next((m for m in table.newest() if "would like to take" in words(m)), None))
    assert question is not None
    said = await company.words_of(other.press(question, "Agree"), other.press(question, "Agree"))
    assert len(said) == 1
    assert "closed" in said[0]
    seat = table.people.index(person)
    after = kept.moves(database, table.number)
    assert sum(move["seat"] == seat for move in after) == sum(move["seat"] == seat for move in before) - 1


async def test_without_consent_it_stands(company: Company) -> None:
    table, person, question = await asked_table(company)
    await other_than(table, person).press(question, "Rather not").acknowledged()
    await company.told(table)
    assert len(kept.moves(company.driver.database, table.number)) == 2
    closed = await reread(table, question)
    assert "Not everybody agreed" in words(closed)
    assert choices(closed) == []


async def test_a_question_is_closed_when_the_game_goes_on(company: Company) -> None:
    table, person, question = await asked_table(company)
    await table.press(mover(table))
    await company.told(table)
    other = next(one for one in table.people if one is not person)
    answer = await other.press(question, "Agree").message() if choices(await reread(table, question)) else None
    assert answer is None or "closed" in words(answer)
    assert len(kept.moves(company.driver.database, table.number)) >= 3
    assert "The game has gone on" in words(await reread(table, question))


async def test_what_follows_an_undone_move_has_the_same_luck(company: Company) -> None:
    """Taking a move back does not draw anew: who plays the same again gets the same."""
    table = await waves(company)
    database = company.driver.database
    person = mover(table)
    await follow(table, person)
    before = kept.rows(database, "SELECT chance_position FROM states WHERE table_id = ?", [table.number])
    await person.slash("undo", {}, table.room).message()
    await follow(table, person)
    assert kept.rows(database, "SELECT chance_position FROM states WHERE table_id = ?", [table.number]) == before


# --- being woken


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
    company.driver.jump(A_DAY)
    await company.told(table)
    assert len(company.watching.mentions(other.id)) == 1


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


async def test_the_post_before_is_folded_into_what_happened(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    first_live = table.live()
    assert first_live is not None
    await follow(table, person)
    await company.after_grace(table)
    folded = await reread(table, first_live)
    assert choices(folded) == []
    assert re.search(rf"\*\*{person.user.name}\*\* placed a Follower", words(folded))
    assert all(line.startswith("-#") for line in words(folded).splitlines())
    assert not folded["attachments"]


async def test_a_person_s_old_hand_goes_when_the_new_one_comes(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    other = other_than(table, person)
    await follow(table, person)
    await company.after_grace(table)
    hands = [m for m in other.messages(other.dm()) if f"· #{table.number}" in words(m)]
    assert len(hands) == 1

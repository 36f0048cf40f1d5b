"""What a person chooses for themselves, wherever they play: being asked once more, colours, how much is said."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, moves, parts, words
from tests.end_to_end.turns import follow, mover, own_hand, undo_button, waves
from tests.languages import FOREIGN

pytestmark = pytest.mark.asyncio(loop_scope="module")

LOOKS_AT_PICTURES = True
FILE, PICTURE = 13, 12
STEPS = 16


async def prefer(company: Company, person: Person, **chosen: object) -> str:
    return await company.says(person, "preferences", **chosen)


def made(company: Company, table: Playing) -> int:
    """How many moves were made at a table."""
    return len(kept.moves(company.driver.database, table.number))


def is_asked(message: Json) -> bool:
    return any(choice.id.startswith("k:") for choice in choices(message))


# --- being asked once more


async def until_asked(person: Person, hand: Json) -> Json:
    """Press the first of what is offered, until it is asked whether that is the move."""
    shown = hand
    while not is_asked(shown):
        choice = moves(shown)[0]
        answer = person.select(shown, choice.id, choice.values[:1]) if choice.values else person.press(shown, choice.id)
        shown = await answer.message()
    return shown


async def test_who_wants_to_be_asked_about_every_move_is_by_button(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await prefer(company, person, confirm="always")
    before = made(company, table)
    sure = await until_asked(person, own_hand(table, person))
    assert "Is this your move? **Place as a " in words(sure)
    assert made(company, table) == before
    assert {"Do it", "Back"} <= {choice.label for choice in choices(sure)}
    await person.press(sure, "Do it").acknowledged()
    assert made(company, table) == before + 1


async def test_who_wants_to_be_asked_about_every_move_is_by_command(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await prefer(company, person, confirm="always")
    before = made(company, table)
    offered = await person.autocomplete("waves follow", {}, "card", table.room).choices()
    sure = await person.slash("waves follow", {"card": offered[0]["value"]}, table.room).message()
    assert f"**Place as a Follower – {offered[0]['name'].partition(',')[0]}**" in words(sure)
    assert made(company, table) == before
    await person.press(sure, "Do it").acknowledged()
    assert made(company, table) == before + 1


async def test_taking_back_is_not_asked_once_more(company: Company) -> None:
    table = await waves(company)
    person = mover(table)
    await follow(table, person)
    await prefer(company, person, confirm="always")
    hand = await undo_button(table, person)
    before = made(company, table)
    await person.press(hand, "Take back").acknowledged()
    await company.told(table)
    assert made(company, table) != before
    assert mover(table) is person


@pytest.mark.parametrize("system", ["waves", "rolling", "war", "wave"])
async def test_every_game_can_be_played_while_every_move_is_asked_about(company: Company, system: str) -> None:
    await company.words_only(2)
    for person in company.people(2):
        await prefer(company, person, confirm="always", detail="short")
    table = await company.play(system, 2)
    begun = made(company, table)
    for number in range(STEPS):
        await table.step(by_command=number % 2 == 1)
        await company.told(table)
    # In War several cards can be picked that do not go together; that is no move.
    assert table.over() or made(company, table) >= begun + STEPS // 2


# --- colours


def pictures(company: Company, message: Json) -> list[bytes]:
    """The files of the pictures that a message shows, in their order."""
    found = [item["media"] for part in parts(message) if part["type"] == PICTURE for item in part["items"]]
    return [company.driver.world.contents[media["attachment_id"]] for media in found]


def drawing(picture: bytes) -> bytes:
    """A picture without its colours: what comes after their table."""
    return picture[picture.index(b"IDAT") :]


def colours(picture: bytes) -> bytes:
    """The colours of a picture."""
    return picture[33 : picture.index(b"IDAT") - 4]


async def test_a_palette_colours_what_only_its_person_sees(company: Company) -> None:
    table = await company.play("waves", 2)
    ann, bob = table.people
    live = table.live()
    assert live is not None
    public, theirs = pictures(company, live), pictures(company, await bob.press(live, "My hand").message())
    shown = {}
    for palette in ("standard", "distinct", "strong"):
        await prefer(company, ann, palette=palette)
        [shown[palette]] = pictures(company, await ann.press(live, "My hand").message())
        assert pictures(company, await bob.press(live, "My hand").message()) == theirs
    assert len(set(shown.values())) == 3
    assert len(set(map(drawing, shown.values()))) == 1
    [looked_at] = pictures(company, await ann.slash("table show", {"table": str(table.number)}, table.room).message())
    assert drawing(looked_at) == drawing(public[0])
    assert looked_at != public[0]
    person = mover(table)
    await prefer(company, person, palette="strong")
    await table.press(person)
    await company.told(table)
    live = table.live()
    assert live is not None
    assert {colours(picture) for picture in pictures(company, live)} == {colours(public[0])}
    hand = await table.wait(lambda: table.hand(person))
    assert hand is not None
    assert colours(public[0]) not in {colours(picture) for picture in pictures(company, hand)}


async def test_hands_in_direct_messages_change_at_once_and_wake_nobody(company: Company) -> None:
    table = await company.play("waves", 2)
    ann, bob = table.people
    before, theirs = own_hand(table, ann), own_hand(table, bob)
    await prefer(company, ann, palette="strong", language="de")
    await company.told(table)
    now = own_hand(table, ann)
    assert now["id"] == before["id"]
    assert not {colours(picture) for picture in pictures(company, now)} & {colours(pictures(company, before)[0])}
    assert "Regeln" in [choice.label for choice in choices(now)]
    assert own_hand(table, bob)["components"] == theirs["components"]


# --- how much is said


async def test_who_wants_few_words_is_spared_what_is_empty(company: Company) -> None:
    table = await company.play("rolling", 2)
    ann = table.people[0]
    await prefer(company, ann, text_mode=True)
    full = words(await ann.slash("hand", {}, table.room).message())
    await prefer(company, ann, detail="short")
    short = words(await ann.slash("hand", {}, table.room).message())
    assert "empty" in full
    assert "empty" not in short
    assert len(short) < len(full)
    for needed in ("Round 1", "To draft", "Infamy"):
        assert needed in short


async def test_a_table_whose_people_all_want_words_is_shown_to_all_in_words(company: Company) -> None:
    people = company.people(3)
    for person in people[1:]:
        await prefer(company, person, text_mode=True)
    table = await waves(company)
    shown = table.live()
    assert shown is not None
    assert pictures(company, shown), "one of the three looks at pictures"
    await prefer(company, people[0], text_mode=True)
    await follow(table, mover(table))
    await company.after_grace(table)
    shown = table.live()
    assert shown is not None
    assert not pictures(company, shown)
    assert "Waiting for" in words(shown)
    for person in people:
        await prefer(company, person, text_mode=False)


# --- all of it


async def test_preferences_show_everything_that_can_be_chosen_and_are_handed_over(company: Company) -> None:
    ann = company.person("ann")
    usual = await prefer(company, ann)
    assert usual.count("•") == 9
    assert "before risky moves" in usual
    chosen = {"confirm": "always", "palette": "strong", "detail": "short", "text_mode": True, "dms": False}
    now = await prefer(company, ann, **chosen)
    for said in ("before every move", "strong contrast", "short"):
        assert said in now
        assert said not in usual
    assert await prefer(company, ann) == now
    german = await prefer(company, ann, language="de")
    assert "vor jedem Zug" in german
    assert "starker Kontrast" in german
    answer = await ann.slash("privacy", {"do": "export"}, company.channel).message()
    [upload] = [part["file"]["attachment_id"] for part in parts(answer) if part["type"] == FILE] or [
        one["id"] for one in answer["attachments"]
    ]
    handed_over = company.driver.world.contents[upload].decode()
    assert all(value in handed_over for value in ("always", "strong", "short"))


async def test_choices_are_offered_in_every_language(company: Company) -> None:
    [entry] = [one for one in company.person("ann").commands(company.channel) if one.name == "preferences"]
    for option in entry.options:
        for choice in option.get("choices", ()):
            if option["name"] != "language":
                spoken = {locale.partition("-")[0]: said for locale, said in choice["name_localizations"].items()}
                assert set(FOREIGN) <= set(spoken)
                assert spoken["de"] != choice["name"]

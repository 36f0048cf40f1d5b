"""Learning a game by playing its lesson: from the button to a table of one's own, in private, at nobody's cost."""

from __future__ import annotations

import pytest

from bot.lessons import lesson_of
from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from bot.systems import systems
from engine.lessons import LEARNER
from tests.end_to_end.conftest import Company
from tests.end_to_end.reading import Choice, choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")
every_system = pytest.mark.parametrize("system", sorted(systems()))


def labelled(message: Json, label: str) -> Choice:
    return next(choice for choice in choices(message) if choice.label == label)


async def step(who: Person, screen: Json, token: str) -> Json:
    """Pick one thing of a lesson's menu: by its button, or from its list."""
    for choice in choices(screen):
        if choice.values and set(token.split("+")) <= set(choice.values):
            return await who.select(screen, choice.id, token.split("+")).message()
    ends = (f"/{token}", f":{token}")
    button = next(one for one in choices(screen) if not one.values and one.id.endswith(ends))
    return await who.press(screen, button.id).message()


@every_system
async def test_a_lesson_is_played_to_its_end_and_leads_to_a_table(company: Company, system: str) -> None:
    lesson = lesson_of(system)
    assert lesson is not None
    ann = company.person("ann")
    screen = await company.driver.slash(ann, "rules", company.channel, game=system).message()
    screen = await ann.press(screen, labelled(screen, "Learn it").id).message()
    for prompt in range(len(lesson)):
        assert f"Move {prompt + 1} of {len(lesson)}" in words(screen)
        path = lesson.moment(prompt).game.path_to(LEARNER, lesson.find_wanted(prompt))
        assert path is not None
        if not path:
            screen = await ann.press(screen, labelled(screen, "Do it").id).message()
        for token in path:
            screen = await step(ann, screen, token)
    assert "That was it" in words(screen)
    assert "You wins" not in words(screen), "whoever learns is called by name, as at a table"
    posted = [post for post in company.watching.posts() if post["channel_id"] == company.channel.id]
    assert posted == [], "a lesson costs nobody else a message"
    opened = await ann.press(screen, labelled(screen, "Open a table").id).message()
    assert "#" in words(opened)


async def test_what_the_rules_refuse_is_explained_and_the_lesson_goes_on(company: Company) -> None:
    ann = company.person("ann")
    screen = await company.driver.slash(ann, "rules", company.channel, game="waves").message()
    screen = await ann.press(screen, labelled(screen, "Learn it").id).message()
    lesson = lesson_of("waves")
    assert lesson is not None
    for token in lesson.moment(0).game.path_to(LEARNER, lesson.find_wanted(0)) or ():
        screen = await step(ann, screen, token)
    screen = await ann.press(screen, labelled(screen, "Two Knights as Rebels").id).message()
    assert "Of Knight (3) you hold 1, so 1 is the most you can use." in words(screen)
    assert "Move 2 of 4" in words(screen)


async def test_another_move_is_allowed_but_not_what_is_taught(company: Company) -> None:
    ann = company.person("ann")
    screen = await company.driver.slash(ann, "rules", company.channel, game="waves").message()
    screen = await ann.press(screen, labelled(screen, "Learn it").id).message()
    screen = await step(ann, screen, "f")
    screen = await step(ann, screen, "5")
    assert "please try the move in bold" in words(screen)
    assert "Move 1 of 4" in words(screen)


async def test_help_leads_to_a_table_of_the_game_that_is_chosen(company: Company) -> None:
    ann = company.person("ann")
    screen = await company.driver.slash(ann, "help", company.channel).message()
    [listed] = [choice for choice in choices(screen) if "rolling" in choice.values]
    opened = await ann.select(screen, listed.id, ["rolling"]).message()
    assert "is open in" in words(opened)

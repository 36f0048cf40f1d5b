"""The lesson of each system: played from the first prompt to the end, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.lessons import contract_of, lesson_of
from bot.scenes import scene_at
from bot.screens import lesson as screen
from bot.screens.message import Buttons, Message, Select, Text, flat
from bot.screens.scene import Scene, Sitter, Told
from bot.systems import systems
from bot.texts import LANGUAGES, texts
from engine.game import View
from engine.lessons import LEARNER, Lesson
from tests.bot.limits import of_message

every_system = pytest.mark.parametrize("system", sorted(systems()))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def found(system: str) -> Lesson:
    lesson = lesson_of(system)
    assert lesson is not None
    return lesson


def scene(system: str, prompt: int, language: str) -> Scene[View]:
    lesson = found(system)
    moment = lesson.moment(prompt)
    sitters = tuple(Sitter(seat, name, None) for seat, name in enumerate(("You", *lesson.names)))
    told = tuple(Told(number, tuple(events)) for number, events in enumerate(moment.told))
    return scene_at(moment.game, LEARNER, texts(language), contract_of(system, lesson), sitters, told)


def words(message: Message) -> str:
    return "\n".join(part.markdown for part in flat(message.parts) if isinstance(part, Text))


@every_system
def test_a_lesson_asks_four_to_six_times_and_its_moves_are_found_in_the_menu(system: str) -> None:
    lesson = found(system)
    assert 4 <= len(lesson) <= 6
    for prompt in range(len(lesson)):
        game = lesson.moment(prompt).game
        assert game.check(LEARNER, lesson.find_wanted(prompt)) is None
        assert game.path_to(LEARNER, lesson.find_wanted(prompt)) is not None


@every_system
def test_every_tempting_move_is_refused(system: str) -> None:
    lesson = found(system)
    tempting = [(at, which) for at, prompt in enumerate(lesson.prompts) for which in range(len(prompt.tempting))]
    assert tempting
    assert all(lesson.refusal(at, which) is not None for at, which in tempting)


@every_system
@every_language
def test_every_prompt_has_its_words_and_fits_into_a_message(system: str, language: str) -> None:
    lesson, said = found(system), texts(language)
    for prompt in range(len(lesson)):
        message = screen.ask(scene(system, prompt, language), lesson, prompt)
        assert of_message(message) == []
        assert said(f"{system}-lesson-{prompt + 1}") in words(message)
        assert f"{system}-lesson" not in words(message)
        assert any(isinstance(part, Buttons | Select) for part in flat(message.parts))
    message = screen.close(scene(system, len(lesson), language), lesson)
    assert of_message(message) == []
    assert said(f"{system}-lesson-{len(lesson)}-done") in words(message)
    assert f"{system}-lesson" not in words(message)


@every_system
@every_language
def test_the_first_prompt_begins_with_what_the_game_is(system: str, language: str) -> None:
    about, lesson = texts(language)(f"{system}-lesson-0"), found(system)
    assert about in words(screen.ask(scene(system, 0, language), lesson, 0))
    assert about not in words(screen.ask(scene(system, 1, language), lesson, 1))


@every_system
@every_language
def test_a_lesson_can_be_played_by_words_alone_in_their_order(system: str, language: str) -> None:
    lesson, said = found(system), texts(language)
    for prompt in range(len(lesson)):
        looked = replace(scene(system, prompt, language), lesson=prompt)
        read = replace(looked, text_mode=True)
        assert all(picture.alt for picture in screen.ask(looked, lesson, prompt).pictures())
        message = screen.ask(read, lesson, prompt)
        assert message.pictures() == []
        assert of_message(message) == []
        parts = flat(message.parts)
        task = next(at for at, part in enumerate(parts) if part == Text(said(f"{system}-lesson-{prompt + 1}")))
        pressed = next(at for at, part in enumerate(parts) if isinstance(part, Buttons | Select))
        assert task < pressed, "what to do is read before what can be pressed"
        assert sum(isinstance(part, Text) for part in parts[:task]) > 1, "and the table before what to do"


@every_system
def test_a_lesson_leads_on_to_a_table(system: str) -> None:
    lesson = found(system)
    message = screen.close(scene(system, len(lesson), "en"), lesson)
    labels = [one.label for part in flat(message.parts) if isinstance(part, Buttons) for one in part.buttons]
    assert "Open a table" in labels

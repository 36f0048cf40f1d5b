"""Each lesson played press by press in every language, by nothing but what its screens offer."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.controls import Learn, OpenTable, Tempt, read
from bot.host import Host
from bot.lessons import lesson_of
from bot.play import learn
from bot.play.answers import Answer
from bot.play.asker import Asker
from bot.screens.message import Buttons, Select, flat
from bot.systems import systems
from bot.texts import texts
from engine.lessons import LEARNER, Lesson
from tests.bot.play.conftest import People, message_of, words_of
from tests.languages import every_language

every_system = pytest.mark.parametrize("system", sorted(systems()))
KEY = re.compile(r"\b[a-z]+-[a-z]+-[a-z]")


def offered(answer: Answer) -> tuple[dict[str, tuple[Learn, str]], list[Tempt]]:
    """What can be picked on a screen, each by its token with its label; and the moves that tempt."""
    moves: dict[str, tuple[Learn, str]] = {}
    tempting = []
    for part in flat(message_of(answer).parts):
        if isinstance(part, Select):
            control = read(part.id)
            assert isinstance(control, Learn)
            moves |= {choice.value: (control, choice.label) for choice in part.choices}
        for button in part.buttons if isinstance(part, Buttons) else ():
            control = read(button.id)
            if isinstance(control, Learn):
                moves["" if control.confirmed else control.path[-1] if control.path else "back"] = control, button.label
            elif isinstance(control, Tempt):
                tempting.append(control)
    return moves, tempting


async def pick(host: Host, asker: Asker, shown: Answer, token: str) -> Answer:
    """Press the button of a token, or choose it from the list; what is offered is told apart and no key of a text."""
    moves, _ = offered(shown)
    labels = [label for _, label in moves.values()]
    assert len(set(labels)) == len(labels), labels
    assert not [label for label in labels if KEY.search(label) or not label]
    wanted = token.split("+")
    control, _ = moves[wanted[0]]
    chosen = () if (control.path and control.path[-1] == token) or control.confirmed else tuple(wanted)
    assert set(wanted) <= set(moves)
    return await learn.learn(host, asker, control, chosen)


def path_at(lesson: Lesson, prompt: int) -> tuple[str, ...]:
    path = lesson.moment(prompt).game.path_to(LEARNER, lesson.find_wanted(prompt))
    assert path is not None
    return path or ("",)


@every_system
@every_language
async def test_a_lesson_is_played_to_its_end_by_what_its_screens_offer(
    host: Host, people: People, system: str, language: str
) -> None:
    lesson, said = lesson_of(system), texts(language)
    assert lesson is not None
    one = people.ask("ann")
    asker = Asker(replace(one.request, locale=language), one.place)
    shown: Answer = await learn.learn(host, asker, Learn(system))
    refused = 0
    for prompt in range(len(lesson)):
        assert said("lesson-step", step=prompt + 1, steps=len(lesson)) in words_of(shown)
        for tempting in offered(shown)[1]:
            told = words_of(await learn.be_tempted(host, asker, tempting))
            assert "❌" in told
            assert not KEY.search(told.partition("❌")[2].partition("\n")[0])
            refused += 1
        for token in path_at(lesson, prompt):
            shown = await pick(host, asker, shown, token)
    assert refused
    assert said("lesson-over") in words_of(shown)
    buttons = [one.id for part in flat(message_of(shown).parts) if isinstance(part, Buttons) for one in part.buttons]
    assert OpenTable(system) in map(read, buttons)

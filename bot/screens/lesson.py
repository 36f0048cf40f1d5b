"""A lesson on the screen: how far it has come, what came of the move before, the hand, and what to do now and why."""

from __future__ import annotations

from bot.controls import NO_TABLE, Learn, OpenTable, Tempt, Topic
from bot.screens.controls import controls, way_back
from bot.screens.ending import say_ending
from bot.screens.frame import SAND
from bot.screens.games import screen_of
from bot.screens.message import Box, Button, Line, Message, Part, Text, buttons
from bot.screens.scene import Scene
from engine.game import View
from engine.lessons import Lesson


def ask(scene: Scene[View], lesson: Lesson, prompt: int) -> Message:
    """A prompt: the learner is to make a move."""
    texts, system = scene.texts, scene.contract.system
    tempting = lesson.prompts[prompt].tempting if not scene.picked else ()
    parts = _begin(scene, lesson, prompt)
    parts.append(Line())
    parts.append(Text(texts(f"{system}-lesson-{prompt + 1}")))
    parts += [Text(scene.notice)] if scene.notice else []
    parts += controls(scene)
    parts += buttons(
        *(
            Button(texts(f"{system}-lesson-{prompt + 1}-tempt-{which + 1}"), Tempt(system, prompt, which).id())
            for which in range(len(tempting))
        ),
        way_back(scene),
    )
    return Message((Box(tuple(parts), SAND),))


def close(scene: Scene[View], lesson: Lesson) -> Message:
    """The end of a lesson, and the ways on from it."""
    texts, system = scene.texts, scene.contract.system
    parts = _begin(scene, lesson, len(lesson))
    parts += [Line(), Text(f"{say_ending(scene)}\n" if scene.over else ""), Text(texts("lesson-over"))]
    again = Button(texts("button-again"), Learn(system).id(), emoji="🔁")
    rules = Button(texts("button-rules"), Topic(NO_TABLE, system, 0).id(), emoji="📖")
    parts += buttons(Button(texts("button-open-table"), OpenTable(system).id(), "success", "🪑"), again, rules)
    return Message((Box(tuple(part for part in parts if part != Text("")), SAND),))


def _begin(scene: Scene[View], lesson: Lesson, prompt: int) -> list[Part]:
    """The heading, what the game is or what came of the move before, and the table as the learner sees it."""
    texts, system = scene.texts, scene.contract.system
    title = texts("lesson-title", game=texts(f"system-{system}"))
    step = texts("lesson-step", step=min(prompt + 1, len(lesson)), steps=len(lesson))
    parts: list[Part] = [Text(f"### {scene.contract.of.emoji} {title}\n-# {step}")]
    if prompt:
        parts.append(Text(f"✅ {texts(f'{system}-lesson-{prompt}-done')}"))
    elif texts.has(about := f"{system}-lesson-0"):
        parts.append(Text(texts(about)))
    return [*parts, *screen_of(scene.game).private(scene)]

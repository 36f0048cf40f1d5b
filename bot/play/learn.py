"""Learning a game by playing its lesson, of which nothing is stored: how far it has come is in the controls."""

from __future__ import annotations

from dataclasses import replace

from bot.apology import refusal_in_words
from bot.controls import Learn, Tempt
from bot.errors import Outdated
from bot.host import Host
from bot.lessons import contract_of, lesson_of
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.scenes import scene_at
from bot.screens import lesson as screen
from bot.screens.scene import Scene, Sitter, Told
from bot.systems import systems
from engine.errors import Refusal
from engine.game import View
from engine.lessons import LEARNER, Lesson
from engine.menu import Ready


async def learn(host: Host, asker: Asker, pressed: Learn, values: tuple[str, ...] = ()) -> Show:
    """Take one step in the menu of a lesson; the move that its script asks for leads on to the next prompt."""
    lesson = _find(pressed.system)
    picked = (*pressed.path, "+".join(values)) if values else pressed.path
    prompt = pressed.prompt
    if not 0 <= prompt <= len(lesson):
        raise Outdated
    if prompt == len(lesson):
        return await _show(host, asker, pressed.system, prompt)
    chosen = lesson.moment(prompt).game.ask(LEARNER, picked)
    if isinstance(chosen, Refusal):
        raise Outdated
    if isinstance(chosen, Ready) and (picked or pressed.confirmed):
        if chosen.action == lesson.find_wanted(prompt):
            return await _show(host, asker, pressed.system, prompt + 1)
        return await _show(host, asker, pressed.system, prompt, notice=asker.texts("lesson-other"))
    return await _show(host, asker, pressed.system, prompt, picked=picked)


async def be_tempted(host: Host, asker: Asker, pressed: Tempt) -> Show:
    """Say why the rules refuse a move that looks good."""
    lesson = _find(pressed.system)
    if not 0 <= pressed.prompt < len(lesson) or not 0 <= pressed.which < len(lesson.prompts[pressed.prompt].tempting):
        raise Outdated
    refusal = lesson.refusal(pressed.prompt, pressed.which)
    assert refusal is not None, "a tempting move is one that is refused"
    said = refusal_in_words(refusal, asker.texts, pressed.system)
    return await _show(host, asker, pressed.system, pressed.prompt, notice=f"❌ {said}")


def _find(system: str) -> Lesson:
    lesson = lesson_of(system) if system in systems() else None
    if lesson is None:
        raise Outdated
    return lesson


async def _show(
    host: Host, asker: Asker, system: str, prompt: int, *, picked: tuple[str, ...] = (), notice: str = ""
) -> Show:
    """A prompt of a lesson, or its end, in place of the one before."""
    lesson = _find(system)
    shown = replace(await lesson_scene(host, asker, system, lesson, prompt, picked), notice=notice, lesson=prompt)
    over = prompt == len(lesson)
    return Show(screen.close(shown, lesson) if over else screen.ask(shown, lesson, prompt), in_place=True)


async def lesson_scene(
    host: Host, asker: Asker, system: str, lesson: Lesson, prompt: int, picked: tuple[str, ...] = ()
) -> Scene[View]:
    """The table of a lesson at a prompt, as the learner sees it."""
    moment = lesson.moment(prompt)
    names = (asker.request.name, *lesson.names)
    sitters = tuple(Sitter(seat, name, None, computer=seat != LEARNER) for seat, name in enumerate(names))
    told = tuple(Told(number, tuple(events)) for number, events in enumerate(moment.told))
    preferences = await asker.preferences(host.store)
    return scene_at(
        moment.game,
        LEARNER,
        asker.texts,
        contract_of(system, lesson),
        sitters,
        told,
        picked=picked,
        preferences=preferences,
    )

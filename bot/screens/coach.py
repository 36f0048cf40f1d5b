"""What a coach says: a sensible move, and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.screens.controls import say_move
from bot.screens.message import Message, Text
from bot.screens.scene import Scene
from bot.screens.wording import say_words
from bot.texts.own_words import escape
from engine.game import View
from engine.menu import Ready
from engine.players import Decision, Outlook

UNSEEN = Outlook()
CLOSE = 0.02
"""A move that is worse by less than this share of a win counts as about as good."""


def advice(scene: Scene[View], decision: Decision, second: Scene[View] | None = None) -> Message:
    """A move in words, its reasons, and what is expected and feared; then the next best and how much worse it is."""
    texts, move = scene.texts, say_move(scene, decision.action)
    why = [say_words(texts, one, partial(name_seat, scene), scene.contract.system) for one in decision.reasons]
    lines = [
        texts("coach-quick" if decision.quick else "coach-move", what=move),
        *(f"• {one}" for one in why),
        *say_outlook(scene, decision.outlook, partial(name_seat, scene)),
        *([say_second(second, decision.lead)] if second is not None and say_ready(second) != move else []),
        f"-# {texts('coach-may')}",
    ]
    return Message((Text("\n".join(lines)),))


def say_outlook(scene: Scene[View], outlook: Outlook, who: Callable[[int], str] | None = None) -> list[str]:
    """What is expected and what is feared after a move, each a sentence, if there is anything."""
    texts, said = scene.texts, list[str]()
    who = who or (lambda seat: escape(scene.who(seat)))
    for key, prospect in (("coach-expects", outlook.expected), ("coach-fears", outlook.feared)):
        if prospect is not None:
            what = say_words(texts, prospect.words, who, scene.contract.system)
            said.append(texts(key, share=max(1, round(10 * prospect.share)), what=what))
    return said


def say_second(scene: Scene[View], lead: float) -> str:
    """The next best move in words; the scene is about that move."""
    key = "coach-as-good" if lead < CLOSE else "coach-second"
    return scene.texts(key, what=say_ready(scene))


def say_ready(scene: Scene[View]) -> str:
    """The move that a scene is about."""
    assert isinstance(scene.question, Ready)
    return say_move(scene, scene.question.action)


def name_seat(scene: Scene[View], seat: int) -> str:
    """Who sits in a seat; the person who is advised is marked as such."""
    who = escape(scene.who(seat))
    return scene.texts("coach-you", who=who) if seat == scene.seat else who

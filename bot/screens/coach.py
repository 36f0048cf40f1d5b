"""What a coach says: a sensible move, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.controls import say_move
from bot.screens.message import Message, Text
from bot.screens.scene import Scene
from bot.screens.wording import say_words
from bot.texts.own_words import escape
from engine.game import Action, View
from engine.menu import Ready, Words
from engine.players import Outlook

UNSEEN = Outlook()
CLOSE = 0.02
"""A move that is worse by less of a win is about as good."""


def advice(
    scene: Scene[View],
    action: Action,
    reasons: Sequence[Words],
    second: Scene[View] | None = None,
    lead: float = 0.0,
    outlook: Outlook = UNSEEN,
) -> Message:
    """A move in words, the reasons for it, what is expected and feared; and the next best, and how much it is worse."""
    texts = scene.texts
    why = [say_words(texts, one, lambda seat: escape(scene.who(seat)), scene.contract.system) for one in reasons]
    lines = [
        texts("coach-move", what=say_move(scene, action)),
        *(f"• {one}" for one in why),
        *say_outlook(scene, outlook),
        *([say_second(second, lead)] if second is not None else []),
        f"-# {texts('coach-may')}",
    ]
    return Message((Text("\n".join(lines)),))


def say_outlook(scene: Scene[View], outlook: Outlook) -> list[str]:
    """What is expected and what is feared after a move, each a sentence, if there is anything."""
    texts, said = scene.texts, []
    for key, prospect in (("coach-expects", outlook.expected), ("coach-fears", outlook.feared)):
        if prospect is not None:
            what = say_words(texts, prospect.words, lambda seat: escape(scene.who(seat)), scene.contract.system)
            said.append(texts(key, share=max(1, round(10 * prospect.share)), what=what))
    return said


def say_second(scene: Scene[View], lead: float) -> str:
    """What would have been next best; the scene is about it."""
    assert isinstance(scene.question, Ready)
    key = "coach-as-good" if lead < CLOSE else "coach-second"
    return scene.texts(key, what=say_move(scene, scene.question.action))

"""What makes a true Gateway and what each Leader does, on one screen, marking what is true, held or threatening."""

from __future__ import annotations

from bot.games.war.reading import awaits_judging
from bot.screens.scene import Scene
from bot.texts.own_words import escape
from engine.games.war.cards import LEADERS
from engine.games.war.view import View


def glance(scene: Scene[View]) -> list[str]:
    """The Gateway first, then the Leaders, then the draws of a turn."""
    view, texts = scene.view, scene.texts
    mine = view.seats[view.seat] if view.seat is not None else None
    held = {card.card for card in mine.hand} if mine else set()
    lines = [
        texts("war-glance-bridge", state=_state(view.bridge_true)),
        texts("war-glance-gate", state=_state(view.gate_true)),
    ]
    for leader in LEADERS:
        state = "held" if f"L-{leader}" in held else "other"
        lines.append(texts(f"war-glance-{leader}", state=state))
    lines.append(texts("war-glance-draws"))
    # a horn lies there until its turn comes, even where the Gateway was broken, so that it will fall silent
    horns = [seat for seat, one in enumerate(view.seats) if one.horn and one.complete]
    # in the last round a horn may come too late to be judged itself; it can still tie with one that is
    if not scene.over and any(awaits_judging(view, seat) for seat in horns):
        lines += [texts("war-glance-horn", who=escape(scene.who(seat))) for seat in horns if seat != view.seat]
    return lines


def _state(is_true: bool | None) -> str:
    return "true" if is_true else "other"

"""The question of a menu as buttons or a select; what a press of them does is in panels/moves.py."""

from __future__ import annotations

from bot.panels import ids
from bot.screens.message import Button, Buttons, Choice, Part, Select, Text, buttons
from bot.screens.scene import Scene
from engine.menu import Ask, Ready

MOST_BUTTONS = 5


def controls(scene: Scene) -> tuple[Part, ...]:
    """What the seat can press: the present question, the way back, and taking back."""
    seat, texts = scene.seat, scene.texts
    if seat is None:
        return ()
    parts: list[Part] = []
    back = undo = None
    if scene.picked:
        earlier = ids.move(scene.table, seat, scene.prompt, scene.picked[:-1])
        back = Button(texts("button-back"), earlier, emoji="↩️")
    if isinstance(scene.question, Ready):
        confirm = scene.question.confirm
        parts.append(Text(texts.words(confirm) if confirm else texts("ask-only-choice")))
        go = ids.move(scene.table, seat, scene.prompt, scene.picked, confirmed=True)
        style = "danger" if confirm else "primary"
        parts += buttons(Button(texts("button-do-it"), go, style), back)  # type: ignore[arg-type]
        return tuple(parts)
    if isinstance(scene.question, Ask):
        parts += _question(scene, seat, scene.question)
    if scene.can_undo and not scene.picked:
        undo_id = ids.Control(ids.UNDO, scene.table, (str(seat),)).id()
        undo = Button(texts("button-undo"), undo_id, emoji="⏪")
    return (*parts, *buttons(back, undo))


def _question(scene: Scene, seat: int, ask: Ask) -> list[Part]:
    texts = scene.texts
    asked = texts.words(ask.words, edition=scene.contract.system)
    labels = [_label(scene, option.words) for option in ask.options]
    if ask.most == 1 and len(ask.options) <= MOST_BUTTONS and all(len(label) <= 80 for label in labels):
        row = tuple(
            Button(
                label,
                ids.move(scene.table, seat, scene.prompt, (*scene.picked, option.token)),
                "danger" if option.risky else "primary",
            )
            for option, label in zip(ask.options, labels, strict=True)
        )
        return [Text(f"**{asked}**"), Buttons(row)]
    choices = tuple(
        Choice(option.token, label[:100], texts("risky") if option.risky else None)
        for option, label in zip(ask.options, labels, strict=True)
    )
    here = ids.move(scene.table, seat, scene.prompt, scene.picked)
    most = min(ask.most, len(choices))
    return [Text(f"**{asked}**"), Select(here, asked[:150], choices, min(ask.least, most), most)]


def _label(scene: Scene, words: object) -> str:
    from engine.menu import Words

    assert isinstance(words, Words)
    params = dict(words.params)
    for key in ("who", "whom", "seat", "target"):
        if isinstance(number := params.get(key), int):
            params[key] = scene.who(number)
    return scene.texts(words.key, **{**params, "edition": scene.contract.system})

"""The question of a menu as buttons or a select; what a press of them does is in panels/moves.py."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls import Coach, Glance, LayAhead, Learn, Move, Settle, ThinkAgain, Undo
from bot.screens.games import screen_of
from bot.screens.message import MOST_BUTTON, Button, Choice, Part, Select, Text, buttons
from bot.screens.scene import Scene
from bot.screens.wording import SEATS, label, say_words
from bot.texts.own_words import escape
from engine.game import Action, View
from engine.menu import Ask, Option, Ready, Words
from engine.players import levels_of

MOST_BUTTONS = 15
"""Three rows; more options become a list."""


def controls(scene: Scene[View], most_buttons: int = MOST_BUTTONS) -> tuple[Part, ...]:
    """What the seat can press to answer the present question."""
    seat, texts = scene.seat, scene.texts
    if seat is None:
        return ()
    parts: list[Part] = []
    if isinstance(scene.question, Ready) and scene.final_at:
        settle = Button(texts("button-settle"), Settle(scene.table, seat).id(), "success")
        back = Button(texts("button-undo"), ThinkAgain(scene.table, seat).id(), emoji="⏪")
        said = texts("final-soon", what=say_move(scene, scene.question.action), when=f"<t:{scene.final_at}:R>")
        return (Text(said), *buttons(back, settle))
    if isinstance(scene.question, Ready):
        confirm = scene.question.confirm
        parts.append(Text(_sure(scene, scene.question)))
        go = choice_id(scene, scene.picked, confirmed=True)
        parts += buttons(Button(texts("button-do-it"), go, "danger" if confirm else "primary"))
    if isinstance(scene.question, Ask):
        # An answer that may still be changed is shown as a closed list, so that it does not look unanswered.
        changes = seat not in scene.to_act and not scene.picked and texts.has(f"{scene.game}-may-change")
        asked = ask_choice(scene, scene.question, 0 if changes else most_buttons)
        parts += asked[1:] if changes else asked
    return tuple(parts)


def choice_id(scene: Scene[View], path: tuple[str, ...], *, confirmed: bool = False) -> str:
    """The id of a control that picks this far in the menu of the seat."""
    if scene.lays_ahead is not None:
        path = (*scene.lays_ahead, *path)
        return LayAhead(scene.table, scene.seat or 0, scene.prompt, path, done=confirmed).id()
    if scene.lesson is not None:
        return Learn(scene.contract.system, scene.lesson, path, confirmed=confirmed).id()
    return Move(scene.table, scene.seat or 0, scene.prompt, path, confirmed=confirmed).id()


def way_back(scene: Scene[View]) -> Button | None:
    """A button for one step back in the menu, or at its beginning to take the last move back or to ask for that."""
    texts = scene.texts
    if scene.seat is None or scene.final_at:
        return None
    if scene.picked:
        return Button(texts("button-back"), choice_id(scene, scene.picked[:-1]), emoji="↩️")
    undo = Undo(scene.table, scene.seat, scene.moves).id()
    if scene.can_undo:
        return Button(texts("button-undo"), undo, emoji="⏪")
    if scene.may_ask_back and not scene.over:
        return Button(texts("button-ask-back"), undo, emoji="⏪")
    return None


def ask_coach(scene: Scene[View]) -> Button | None:
    """A button to ask what would be sensible, at a table that agreed to that and on this seat's turn to choose."""
    if (
        scene.contract.coach != "yes"
        or scene.seat is None
        or scene.seat not in scene.to_act
        or scene.lesson is not None
    ):
        return None
    if scene.final_at or scene.picked or not isinstance(scene.question, Ask) or levels_of(scene.game) == ("random",):
        return None
    return Button(scene.texts("button-coach"), Coach(scene.table, scene.seat).id(), emoji="💡")


def glance_button(scene: Scene[View]) -> Button | None:
    """A button on a hand that leads to the game's glance screen, if it has one."""
    if not scene.texts.has(key := f"{scene.game}-glance") or scene.lesson is not None or scene.over:
        return None
    return Button(scene.texts(key), Glance(scene.table).id(), emoji="🔎")


def ask_choice(scene: Scene[View], ask: Ask, most_buttons: int = MOST_BUTTONS) -> list[Part]:
    """A question with its options as buttons, or as a list if they are many or long."""
    texts = scene.texts
    asked = say_words(texts, ask.words, scene.who, scene.contract.system)
    heading = Text(f"**{_markdown(scene, ask.words)}**")
    offered = [(option, label(texts, option.words, scene.who, scene.contract.system)) for option in ask.options]
    if ask.most == 1:
        offered = _told_apart(scene, offered)
    if ask.most == 1 and len(offered) <= most_buttons and all(len(text) <= MOST_BUTTON for _, text in offered):
        pressed = (
            Button(text, choice_id(scene, (*scene.picked, option.token)), "danger" if option.risky else "primary")
            for option, text in offered
        )
        return [heading, *buttons(*pressed)]
    choices = tuple(Choice(option.token, text, texts("risky") if option.risky else None) for option, text in offered)
    here = choice_id(scene, scene.picked)
    most = min(ask.most, len(choices))
    return [heading, Select(here, asked, choices, min(ask.least, most), most)]


def _told_apart(scene: Scene[View], offered: list[tuple[Option, str]]) -> list[tuple[Option, str]]:
    """Tell apart options that read alike: interchangeable ones are offered once, others as first, second and so on.

    Options that name different seats are never interchangeable, whatever these are called.
    """
    if screen_of(scene.game).interchangeable:
        once: dict[tuple[object, ...], tuple[Option, str]] = {}
        for option, text in offered:
            once.setdefault((text, *map(option.words.params.get, SEATS)), (option, text))
        offered = list(once.values())
    alike: dict[str, list[Option]] = {}
    for option, text in offered:
        alike.setdefault(text, []).append(option)
    return [
        (option, text if len(alike[text]) == 1 else _nth(scene, text, alike[text].index(option) + 1))
        for option, text in offered
    ]


def _nth(scene: Scene[View], text: str, nth: int) -> str:
    return scene.texts("choice-nth", what=text, nth=nth)


def _markdown(scene: Scene[View], words: Words) -> str:
    return say_words(scene.texts, words, lambda seat: escape(scene.who(seat)), scene.contract.system)


def _sure(scene: Scene[View], ready: Ready) -> str:
    """What is about to be done, and why it is asked once more."""
    if not scene.picked and ready.confirm is None:
        return scene.texts("ask-only-choice", what=", ".join(_markdown(scene, words) for words in scene.only))
    move = say_move(scene, ready.action)
    return f"**{move}**\n{_markdown(scene, ready.confirm)}" if ready.confirm else scene.texts("ask-sure", what=move)


def say_move(scene: Scene[View], action: Action) -> str:
    """A move in words: what is done, and with what."""
    return say_kind(scene, str(action.__struct_config__.tag), scene.only)


def say_kind(scene: Scene[View], tag: str, only: Sequence[Words]) -> str:
    """A move of a kind with what it is done with; words that are part of others are left out."""
    said = [_markdown(scene, words) for words in only if words.key != f"{scene.game}-command-{tag}"]
    said = [one for at, one in enumerate(said) if not any(one in later for later in said[at + 1 :])]
    said = [one for at, one in enumerate(said) if not any(one in earlier for earlier in said[:at])]
    key = f"{scene.game}-move-{tag}"
    key = key if scene.texts.has(key) else f"{scene.game}-command-{tag}"
    does = scene.texts(key, edition=scene.contract.system)
    return f"{does} – {', '.join(said)}" if said else does

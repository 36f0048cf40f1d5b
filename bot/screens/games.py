"""What a game can bring to the bot besides its texts. All of it has a default: buttons and plain words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple

import msgspec

from bot.screens.log import said_fields
from bot.screens.message import Part, Text
from bot.screens.scene import Scene
from bot.systems import SCREENS, Listed
from bot.texts import Texts
from engine.game import Event, ViewT


class Labels(NamedTuple):
    """What the first page of the rules points at: the prompt of a lesson, and spots in its first picture."""

    prompt: int
    spots: tuple[tuple[float, float], ...]


class GameScreen(Listed, Generic[ViewT]):
    """How one game looks and is listed; a subclass overrides what it knows better."""

    interchangeable: ClassVar[bool] = False
    """Whether options that read alike are the same, so that only one of them is offered."""
    events_done_to_a_seat: ClassVar[tuple[type[Event], ...]] = ()
    """Events that somebody else's move brings upon the seat in their field `seat`; a recap marks them."""

    decides: ClassVar[tuple[type[Event], ...]] = ()
    """The events that decide a round, though moves may follow before it is over."""

    labels: ClassVar[Mapping[str, Labels]] = {}
    """By system, what the first page of its rules points at; the words are the texts `GAME-label-1` and on."""

    def public(self, scene: Scene[ViewT]) -> Sequence[Part]:
        """The table for everybody."""
        return plain_view(scene)

    def private(self, scene: Scene[ViewT]) -> Sequence[Part]:
        """The table as one seat sees it, with its hand."""
        return plain_view(scene)

    def without_others(self, scene: Scene[ViewT]) -> ViewT:
        """The View of a scene, with nothing in it about who else has made a secret choice."""
        return scene.view

    def glance(self, scene: Scene[ViewT]) -> Sequence[str]:
        """What players look up again and again, line by line, under the text `GAME-glance`; nothing by default."""
        return ()

    def round(self, scene: Scene[ViewT], before: ViewT | None) -> Sequence[Part]:
        """What was decided in the round that a scene tells and ends with, in pictures or words that show why.

        `before` is how everybody saw the table before the move that decided it, if any did.
        """
        return ()

    def facts(self, scene: Scene[ViewT]) -> Iterable[str]:
        """What is worth telling of a game that is over, the best first; `scene` tells all that happened."""
        return ()

    def says(self, scene: Scene[ViewT]) -> tuple[type[Event], ...]:
        """The events that a screen tells in its own way, so that the lines beside it leave them out."""
        return ()

    def marks(self, scene: Scene[ViewT]) -> Sequence[Event]:
        """What others did to the seat that looks, as far as its screen tells and marks that among these events."""
        return ()

    def score(self, scene: Scene[ViewT], seat: int) -> str:
        """What a seat had at the end, in words."""
        key = f"{scene.game}-score"
        return scene.texts(key if scene.texts.has(key) else "score", score=scene.scores[seat])

    def reason(self, scene: Scene[ViewT]) -> str:
        """What decided the game, if there are words for it."""
        key = f"{scene.game}-reason-{scene.reason}"
        return scene.texts(key, edition=scene.contract.system) if scene.texts.has(key) else ""

    def cause(self, scene: Scene[ViewT]) -> str:
        """What brought a game that all play together to its end."""
        return ""

    def unseated(self, texts: Texts, seats: int) -> tuple[str, ...]:
        """The names of the seats that the rules themselves play beside so many people; they follow the people's."""
        return ()

    def talk(self, texts: Texts, game: str, options: Mapping[str, Any]) -> str:
        """What is agreed about talking, as a line of the lobby; empty if the rules do not mention it."""
        return texts(key) if texts.has(key := f"{game}-talk") else ""


def keep_who_is_missing(scene: Scene[Any]) -> Scene[Any]:
    """A scene that tells nobody who else has made a secret choice or has still to, if its table has agreed on that.

    Its log does not tell it later either, since the order of its lines would say who was quick.
    """
    secret = scene.contract.secret_choices
    if not secret:
        return scene

    def is_told(event: Event) -> bool:
        return not isinstance(event, secret) or getattr(event, "seat", None) == scene.seat

    told = tuple(replace(each, events=tuple(filter(is_told, each.events))) for each in scene.told)
    view = screen_of(scene.game).without_others(scene) if scene.contract.only_counts(scene.to_act) else scene.view
    return replace(scene, told=told, view=view)


def beside(scene: Scene[Any]) -> Scene[Any]:
    """A scene without the events that its game’s own screen tells, for the lines beside that screen."""
    said = screen_of(scene.game).says(scene)
    told = (replace(each, events=tuple(e for e in each.events if not isinstance(e, said))) for each in scene.told)
    return replace(scene, told=tuple(told)) if said else scene


def plain_view(scene: Scene[Any]) -> list[Part]:
    """Each field of the View for which the game has the text `GAME-view-FIELD`, line by line."""
    given = said_fields(scene, msgspec.structs.asdict(scene.view))
    keys = [f"{scene.game}-view-{name}" for name in scene.view.__struct_fields__]
    lines = [scene.texts(key, **given) for key in keys if scene.texts.has(key)]
    shown = "\n".join(line for line in lines if line)
    return [Text(shown)] if shown else []


@cache
def screen_of(game: str) -> GameScreen[Any]:
    """What a game brings, or the defaults."""
    brought = SCREENS.load(game) if SCREENS.has(game) else None
    return brought if isinstance(brought, GameScreen) else GameScreen()

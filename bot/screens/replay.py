"""A step of a game that is over: how a seat or everybody saw it then, and the ways to other steps, rounds and seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.controls import Replay
from bot.screens.coach import UNSEEN, say_outlook
from bot.screens.computers import name_fully
from bot.screens.controls import say_move
from bot.screens.ending import say_ending
from bot.screens.frame import SAND, SEA, own_note
from bot.screens.games import beside, screen_of
from bot.screens.log import last_that_fit, recent
from bot.screens.message import (
    MOST_CHOICES,
    Box,
    Button,
    Choice,
    Document,
    Line,
    Message,
    Part,
    Select,
    Text,
    buttons,
    room_beside,
)
from bot.screens.round import say_round
from bot.screens.scene import Scene
from bot.screens.since import shown_first, what_matters_first
from bot.screens.wording import say_words
from bot.texts.own_words import escape
from engine.game import Action, View
from engine.menu import Ready, Words
from engine.players import Outlook

MOST_NOTE = 400


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a game somebody is: the step, the last one, and the step at which each round begins."""

    at: Replay
    last: int
    rounds: Sequence[tuple[int, int]]
    note: str = ""
    file: bytes = b""
    """The record of a game that is at no table."""
    late: int = 0
    """How many rounds are held back while the game still runs; 0 if it is over."""
    reasoned: bool = False
    """Whether a computer player made the last move and can be asked for its reasons."""


def replay(scene: Scene[View], place: Place) -> Message:
    """One step as a private message."""
    screen, texts = screen_of(scene.game), scene.texts
    number = max((number for number, begins in place.rounds if begins <= place.at.step), default=None)
    where = texts("replay-step", step=place.at.step) if place.at.step else texts("replay-begins")
    if number is not None:
        where = f"{say_round(scene, number)} · {where}"
    seen = say_viewer(scene, place.at.seat, escape)
    parts: list[Part] = [Text(f"### ⏪ {escape(scene.name)}\n-# {where} · {seen}")]
    if place.late:
        parts.append(Text(f"-# {texts('hands-late', rounds=place.late)}"))
    table = list(screen.public(scene) if scene.seat is None else screen.private(scene))
    if scene.over:
        table += [Line(), Text(say_ending(scene))]
    parts += own_note(scene, place.note, MOST_NOTE, [*parts, *table])
    if said := _say_news(scene, [*parts, *table]):
        parts += [Text("\n".join(said)), Line()]
    parts += table
    if place.file:
        parts.append(Document("replay.json", place.file))
    return Message((Box(tuple(parts), SEA if scene.seat is None else SAND), *_ways(scene, place)))


def _say_news(scene: Scene[View], rest: Sequence[Part]) -> list[str]:
    """What happened, line by line, as much as there is room for beside the rest of the message."""
    if scene.seat is not None:
        return shown_first([f"-# {line}" for line in what_matters_first(scene)], rest)
    return [f"-# {line}" for line in last_that_fit(recent(beside(scene)), *room_beside(rest))]


def say_viewer(scene: Scene[View], seat: int | None, name: Callable[[str], str] = str) -> str:
    """Through whose eyes the game is seen; `name` is how a name is written there."""
    return scene.texts("replay-public") if seat is None else scene.texts("replay-seat", who=name(scene.who(seat)))


def _film(scene: Scene[View], at: Replay) -> Button:
    """A button for the whole game as a film, or in text mode as a text."""
    label = scene.texts("button-film-words" if at.words else "button-film")
    return Button(label, Replay(at.table, at.step, at.seat, at.words, "film").id(), emoji="📄" if at.words else "🎞️")


def _why(scene: Scene[View], at: Replay) -> Button:
    return Button(scene.texts("button-why"), Replay(at.table, at.step, at.seat, at.words, "why").id(), emoji="🤖")


def say_why(
    scene: Scene[View],
    action: Action,
    reasons: Sequence[Words],
    other: Scene[View] | None = None,
    outlook: Outlook = UNSEEN,
) -> Message:
    """What the computer player in a seat did, why, what it expected and feared then, and what else it could do."""
    texts, seat = scene.texts, scene.seat
    assert seat is not None
    who = escape(name_fully(scene.sitters[seat], scene.game, texts))
    lines = [texts("why-move", who=f"**{who}**", what=say_move(scene, action))]
    lines += [f"• {say_words(texts, one, lambda at: escape(scene.who(at)), scene.contract.system)}" for one in reasons]
    lines += say_outlook(scene, outlook)
    if other is not None and isinstance(other.question, Ready):
        lines.append(texts("why-other", what=say_move(other, other.question.action)))
    return Message((Text("\n".join([*lines, f"-# {texts('why-view')}"])),))


def _ways(scene: Scene[View], place: Place) -> list[Part]:
    texts, at = scene.texts, place.at

    def to(step: int, *, words: bool = at.words) -> str:
        return Replay(at.table, step, at.seat, words).id()

    turn = texts("button-replay-pictures" if at.words else "button-replay-words")
    row = buttons(
        Button("◀", to(at.step - 1), disabled=at.step <= 0),
        Button("▶", to(at.step + 1), "primary", disabled=at.step >= place.last),
        Button(turn, to(at.step, words=not at.words)),
        None if place.late else _film(scene, at),
        _why(scene, at) if place.reasoned else None,
    )
    seats = [Choice("p", say_viewer(scene, None))]
    seats += [Choice(str(each.seat), say_viewer(scene, each.seat)) for each in scene.sitters]
    found: list[Part] = [*row]
    if len(place.rounds) > 1:
        # a list takes only so many: of a longer game it has every second round, or every third, and so on
        some = place.rounds[:: -(-len(place.rounds) // MOST_CHOICES)]
        listed = tuple(Choice(str(begins), say_round(scene, number)) for number, begins in some)
        jump = Replay(at.table, at.step, at.seat, at.words, "round").id()
        found.append(Select(jump, texts("replay-round"), listed))
    found.append(Select(Replay(at.table, at.step, at.seat, at.words, "seat").id(), texts("replay-eyes"), tuple(seats)))
    return found

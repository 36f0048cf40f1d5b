"""Every screen of every game, at random positions: within Discord's limits, without secrets, the same in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.controls import NO_TABLE, Replay
from bot.drawing.cache import FILES
from bot.drawing.canvas import SMALLEST_TEXT, Canvas, text_width
from bot.drawing.palette import SEA, Colour, contrast
from bot.drawing.palettes import PALETTES
from bot.drawing.strokes import SCALE, Piece
from bot.screens import frame, log
from bot.screens.message import Message, Part, Picture, Text, control_ids, flat
from bot.screens.plain import COLUMNS, MOST_ALT, wide
from bot.screens.replay import Place, replay
from bot.screens.result import result
from bot.screens.scene import Scene
from bot.texts import LANGUAGES, texts
from bot.texts.own_words import escape
from engine.game import View
from engine.menu import Ask
from engine.table import audience_events
from tests.bot import limits
from tests.bot.screens.positions import GAMES, LONGEST_NAMES, NAMES, parts_of, scene
from tests.engine.games_under_test import Moment, Setting, sample, some, stream_for
from tests.languages import FOREIGN

every_game = pytest.mark.parametrize("setting", GAMES, ids=str)
MOST_TEXT = 3800
POSITIONS, PAINTED, MENUS, FULLEST = 60, 6, 12, 40
TASTES: tuple[dict[str, Any], ...] = (
    {},
    {"text_mode": True},
    {"palette": "distinct", "detail": "short"},
    {"palette": "strong"},
    {"text_mode": True, "detail": "short"},
)
"""The ways in which a person can choose to be shown a table."""


def message_of(shown: Scene[View]) -> Message:
    return frame.public(shown) if shown.seat is None else frame.private(shown)


def positions(setting: Setting, most: int) -> Iterator[tuple[int, Moment, int | None]]:
    """Moments spread over some games, each with an audience in turn."""
    for number, moment in enumerate(sample(setting, most)):
        yield number, moment, setting.audiences[number % len(setting.audiences)]


def ways_in(shown: Scene[View], setting: Setting, state: Any, number: int) -> Iterator[tuple[str, ...]]:
    """Some of the ways into the menu of the seat that looks."""
    waiting: list[tuple[str, ...]] = [()]
    stream = stream_for(setting, number, "menu")
    for _ in range(MENUS):
        if not waiting or shown.seat is None:
            return
        picked = waiting.pop()
        asked = setting.game.ask(state, shown.seat, picked)
        if isinstance(asked, Ask):
            yield picked
            for option in some(asked.options, stream, 3):
                waiting.append((*picked, option.token))
        elif picked:
            yield picked


def test_thousands_of_positions_are_looked_at() -> None:
    assert POSITIONS * len(GAMES) > 1500


@every_game
def test_no_screen_breaks_a_limit_with_the_longest_names(setting: Setting) -> None:
    """All of them in English, and in each other language the fullest and some more."""
    seen: list[tuple[int, dict[str, Any]]] = []
    for number, moment, seat in positions(setting, POSITIONS):
        more: dict[str, Any] = {
            "state": moment.after,
            "seat": seat,
            "told": [moment.events] * 3,
            "names": LONGEST_NAMES,
            "text_mode": number % 2 == 0,
            "note": "國" * 1000 if number % 3 == 0 else "",
            "notice": "!" * 300,
            "name": "國" * 100,
            "mark": "12345678",
            "table": 999_999_999,
        }
        for picked in ((), *ways_in(scene(setting, **more), setting, moment.after, number)):
            shown = {**more, "picked": picked}
            seen.append((length(checked_message(setting, "en", shown)), shown))
    fullest = sorted(seen, key=lambda each: each[0], reverse=True)[:FULLEST]
    for language in FOREIGN:
        for _, shown in (*fullest, *seen[:: len(seen) // FULLEST]):
            checked_message(setting, language, shown)


def checked_message(setting: Setting, language: str, shown: dict[str, Any]) -> Message:
    """The message that shows a scene in a language, which breaks no limit."""
    message = message_of(scene(setting, language=language, **shown))
    assert limits.of_message(message) == [], language
    assert not any(is_cut(picture.alt) for picture in message.pictures()), language
    assert shown["note"] or length(message) <= MOST_TEXT, language
    return message


def is_cut(alt: str) -> bool:
    return len(alt) == MOST_ALT and alt.endswith("…")


def length(message: Message) -> int:
    return sum(len(part.markdown) for part in flat(message.parts) if isinstance(part, Text))


@every_game
def test_what_an_audience_cannot_know_changes_nothing_it_sees(setting: Setting) -> None:
    for number, moment, seat in positions(setting, PAINTED):
        other = setting.game.redeal(moment.after, seat, stream_for(setting, number, "redeal"))
        events = audience_events(moment.events, seat)
        for taste in TASTES:
            real = message_of(scene(setting, moment.after, seat, told=[events], **taste))
            imagined = message_of(scene(setting, other, seat, told=[events], **taste))
            assert real == imagined
            assert [picture.paint() for picture in real.pictures()] == [
                picture.paint() for picture in imagined.pictures()
            ]


@every_game
def test_no_screen_shows_an_event_that_is_not_for_its_audience(setting: Setting) -> None:
    for _, moment, seat in positions(setting, POSITIONS):
        others = [event for event in moment.events if event.to is not None and (seat is None or seat not in event.to)]
        with_all = scene(setting, moment.after, seat, told=[moment.events])
        assert not set(map(id, others)) & {id(event) for told in with_all.told for event in told.events}


@every_game
@pytest.mark.parametrize(("language", "detail"), [("en", "short"), *((language, "full") for language in LANGUAGES)])
def test_pictures_that_differ_have_words_that_differ(setting: Setting, language: str, detail: str) -> None:
    """Painting takes long: those are painted that have the same words, and some of the others."""
    said: dict[str, list[Picture]] = {}
    for _, moment, _ in positions(setting, PAINTED):
        shown = scene(setting, moment.after, None, language=language, detail=detail)
        for picture in message_of(shown).pictures():
            said.setdefault(picture.alt, []).append(picture)
    for number, pictures in enumerate(said.values()):
        if number < 2 or len(pictures) > 1:
            painted = {picture.paint() for picture in pictures}
            assert len(painted) == 1, pictures[0].alt
            assert painted.pop().startswith(b"\x89PNG")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_short_less_is_said_and_nothing_else(setting: Setting, language: str) -> None:
    spared = 0
    for _, moment, seat in positions(setting, POSITIONS if language == "en" else FULLEST // 2):
        events = [audience_events(moment.events, seat)] * 3
        full, short = (
            message_of(
                scene(setting, moment.after, seat, told=events, language=language, text_mode=True, detail=detail)
            )
            for detail in ("full", "short")
        )
        assert control_ids(full) == control_ids(short)
        assert not words_of(written(short)) - words_of(written(full))
        assert len(written(short)) <= len(written(full))
        spared += len(written(full)) - len(written(short))
    assert spared


def written(message: Message) -> str:
    return " ".join(part.markdown for part in flat(message.parts) if isinstance(part, Text))


@every_game
def test_all_text_on_pictures_can_be_read(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0

    def checked(canvas: Canvas, x: float, y: float, text: str, size: int, colour: Colour, **more: Any) -> float:
        nonlocal written
        wide = min(text_width(text, size), more.get("most") or 999)
        left = x - {"l": 0.0, "m": wide / 2, "r": wide}[more.get("anchor", "l")]
        box = [round(part * SCALE) for part in (left, y - size / 3, left + wide, y + size / 3)]
        piece = Piece((box[0], box[1], max(box[2], box[0] + 2), box[3]), SEA)
        for stroke in canvas.strokes:
            if stroke.box[0] < box[2] and stroke.box[1] < box[3] and stroke.box[2] > box[0] and stroke.box[3] > box[1]:
                stroke.paint(piece)
        under = piece.image
        ground = max(under.getcolors(under.width * under.height) or [])[1]
        assert isinstance(ground, tuple)
        for instead in PALETTES.values():
            lies_on = (ground[0], ground[1], ground[2])
            least = 7.0 if instead is PALETTES["strong"] else 4.5
            assert contrast(instead.get(colour, colour), instead.get(lies_on, lies_on)) >= least, (text, colour, ground)
        assert size >= SMALLEST_TEXT, text
        assert left >= 0, text
        assert left + wide <= canvas.width, text
        written += 1
        return plainly(canvas, x, y, text, size, colour, **more)

    plainly = Canvas.text
    monkeypatch.setattr(Canvas, "text", checked)
    monkeypatch.setattr(Canvas, "png", lambda canvas: b"")
    FILES.clear()
    try:
        for _, moment, seat in positions(setting, PAINTED):
            for picture in message_of(scene(setting, moment.after, seat, told=[moment.events], names=NAMES)).pictures():
                picture.paint()
    finally:
        # What was painted here is empty, and must not be taken for the pictures of another test.
        FILES.clear()
    assert written > 20


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_mode_says_the_same_in_narrow_lines_without_a_picture(setting: Setting, language: str) -> None:
    for _, moment, seat in positions(setting, POSITIONS):
        plain = scene(setting, moment.after, seat, language=language, text_mode=True)
        drawn = scene(setting, moment.after, seat, language=language)
        parts = parts_of(plain)
        assert not Message(tuple(parts)).pictures()
        pictures = Message(tuple(parts_of(drawn))).pictures()
        written = words_of(" ".join(part.markdown for part in parts if isinstance(part, Text)))
        for picture in pictures:
            assert len(picture.alt) <= MOST_ALT
            assert not words_of(picture.alt) - written
        for line in looked_at(parts).splitlines():
            assert wide(line.replace("\\", "")) <= COLUMNS, line


def looked_at(parts: list[Part]) -> str:
    """The part that stands for the picture: the one of many short lines."""
    return max((part.markdown for part in parts if isinstance(part, Text)), key=lambda text: text.count("\n"))


def words_of(text: str) -> set[str]:
    return {word.strip(".,:;()·|-–") for word in text.replace("\\", "").split()}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_in_words_with_nothing_missing(setting: Setting, language: str) -> None:
    said = texts(language)
    for _, moment, seat in positions(setting, POSITIONS):
        shown = scene(setting, moment.after, seat, language=language)
        for event in audience_events(moment.events, seat):
            key = f"{setting.name}-event-{event.__struct_config__.tag}"
            assert said.has(key), key
            assert said.problems(key, **log.params(shown, event)) == [], key


def test_the_name_of_a_person_cannot_arm_what_follows_it() -> None:
    for name in ("a" * 79 + "*b", "\\" * 90, "[x](http://y)", "<@1>", "# big"):
        escaped = escape(name)
        assert not escaped.replace("\\\\", "").endswith("\\")
        assert "<@" not in escaped
        assert "](" not in escaped


LINKS = tuple(f"[{letter}](https://evil.co)" for letter in "abcdef")
LINK = re.compile(r"(?<!\\)\]\(")


@every_game
def test_no_name_becomes_a_link_in_a_message(setting: Setting) -> None:
    for number, moment, seat in positions(setting, POSITIONS):
        more: dict[str, Any] = {"told": [moment.events], "names": LINKS, "text_mode": number % 2 == 0}
        shown = scene(setting, moment.after, seat, **more)
        found = [message_of(shown), replay(shown, Place(Replay(NO_TABLE, 1, seat), 1, []))]
        for picked in ways_in(shown, setting, moment.after, number):
            found.append(message_of(scene(setting, moment.after, seat, picked=picked, **more)))
        if shown.over:
            found.append(result(shown, b""))
        assert not any(LINK.search(written(message)) for message in found)


def test_names_are_as_long_as_discord_allows() -> None:
    assert {len(name) for name in LONGEST_NAMES} == {32}
    assert len(NAMES) == len(LONGEST_NAMES) == 6

"""The positions of the gallery: each a message with its pictures, kept as golden files and shown in docs/gallery.md."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.screens import frame, result
from bot.screens.message import Message, Text, flat, layout
from tests.bot.screens.built_games import built
from tests.bot.screens.positions import GAMES, LONGEST_NAMES, NAMES, scene
from tests.engine.games_under_test import Setting, moments

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "gallery"
MESSAGES = Path(__file__).parent / "messages"
PAGE = ROOT / "docs" / "gallery.md"
GAMES_LOOKED_AT = 40
ENDED = "ended"


@dataclass(frozen=True)
class Position:
    """The `nth` moment of a table under test at which this kind of event happened, as one audience sees it."""

    name: str
    about: str
    table: str
    event: str
    nth: int = 0
    seat: int | None = None
    language: str = "en"
    names: Sequence[str] = NAMES
    result: bool = False
    built: bool = False
    """Whether it comes from games by players who build rather than do anything."""
    palette: str = "standard"
    detail: str = "full"

    def __str__(self) -> str:
        return self.name


POSITIONS = (
    Position("waves-duel", "Waves for two, Agents being placed", "waves-2", "followed", 6),
    Position("waves-three-hand", "Waves for three, a seat’s own view", "waves-3", "rebelled", 3, seat=0),
    Position("waves-teams-wave", "Two teams of three: a Wave has resolved", "waves-6-edition=breakers", "majority", 4),
    Position("waves-free-hand", "All against all, German", "waves-6-mode=free-tablets=three", "followed", 40, 1, "de"),
    Position(
        "waves-long-names",
        "The longest names in the widest letters",
        "waves-6-mode=free-tablets=three",
        "followed",
        12,
        names=LONGEST_NAMES,
    ),
    Position(
        "waves-distinct",
        "Another palette: hues that are easier to tell apart",
        "waves-3",
        "rebelled",
        3,
        seat=0,
        palette="distinct",
    ),
    Position("waves-result", "The end of a game of four", "waves-4-mode=free-tablets=free", ENDED, result=True),
    Position("wave-four", "Wave for four, public: nobody’s cards are seen", "wave-4", "tipped", 2),
    Position("wave-four-hand", "The same, a seat’s own view", "wave-4", "tipped", 2, seat=0),
    Position("wave-silver", "Wave for two with Silver: a card is proposed", "wave-2", "proposed", 0, seat=1),
    Position("wave-swapped", "The order of colours or numbers is reversed", "wave-2-swaps=True", "swapped", 1, seat=0),
    Position("wave-end", "The end: all hands lie open", "wave-3-misplay=returned-swaps=True", ENDED),
    Position("wave-result", "How it went, together", "wave-4-misplay=returned", ENDED, language="de", result=True),
    Position("rolling-sheet", "Rolling with the Waves, a seat’s own sheet", "rolling-3", "sealed", 4, seat=0),
    Position("rolling-revealed", "Plans are revealed, Spanish", "rolling-4", "revealed", 3, language="es"),
    Position("rolling-cannons", "Cannons fire", "rolling-5", "fired", 1),
    Position(
        "rolling-strong",
        "Strong contrast, and in short, as somebody may have chosen both",
        "rolling-4",
        "revealed",
        3,
        seat=1,
        palette="strong",
        detail="short",
    ),
    Position("rolling-result", "The end of a game of five", "rolling-5", ENDED, result=True),
    Position("rolling-draft", "Five pirates draft", "rolling-5", "drafted", 70),
    Position("rolling-mine", "One’s own sheet while dice are drafted, German", "rolling-4", "drafted", 100, 1, "de"),
    Position("rolling-end", "The end: where the points come from", "rolling-5", ENDED, names=LONGEST_NAMES),
    Position("war-attack", "War of Waves: an attack with its sums", "war-2", "attacked", 1, built=True),
    Position("war-own", "One’s own Gateway and hand", "war-2-deck=60", "drew-face", 60, 0, built=True),
    Position("war-horn", "The horn was sounded, French", "war-2", "horn", 0, language="fr", built=True),
    Position("war-judged", "A Gateway is judged", "war-3-crowd=True-rounds=20", "judged", 0, built=True),
    Position("war-out", "A false horn: somebody is out", "war-3-crowd=True-rounds=20", "out", 1, built=True),
    Position(
        "war-four",
        "Four with the longest names, German",
        "war-4-crowd=True-deck=60-rounds=15",
        "fortified",
        48,
        2,
        "de",
        LONGEST_NAMES,
        built=True,
    ),
    Position("war-result", "The end", "war-2", ENDED, result=True, built=True),
)


def setting_of(position: Position) -> Setting:
    """The table under test that a position is from."""
    return next(setting for setting in GAMES if str(setting) == position.table)


def message_of(position: Position, *, text_mode: bool = False) -> Message:
    """The message of a position."""
    setting, seen = setting_of(position), 0
    for number in range(GAMES_LOOKED_AT):
        told: list[Sequence[Any]] = []
        for moment in (built if position.built else moments)(setting, number):
            told.append(moment.events)
            if not any(event.__struct_config__.tag == position.event for event in moment.events):
                continue
            if seen < position.nth:
                seen += 1
                continue
            shown = scene(
                setting,
                moment.after,
                position.seat,
                told=told[-4:],
                language=position.language,
                names=position.names,
                text_mode=text_mode,
                palette=position.palette,
                detail=position.detail,
            )
            if position.result:
                return result.result(shown, b"{}")
            return frame.public(shown) if position.seat is None else frame.private(shown)
    raise LookupError(position.name)


def picture_path(position: Position, number: int) -> Path:
    """Where a picture of a position is kept."""
    return PICTURES / f"{position.name}{f'-{number + 1}' if number else ''}.png"


def message_path(position: Position) -> Path:
    """Where the message of a position is kept."""
    return MESSAGES / f"{position.name}.json"


def as_json(message: Message) -> str:
    """A message as it is sent."""
    payload: list[dict[str, Any]] = layout(message).to_components()  # type: ignore[no-untyped-call]
    return json.dumps(payload, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Paint all pictures and write all messages anew, and the page that shows them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    MESSAGES.mkdir(exist_ok=True)
    page = [
        "# Gallery",
        "",
        "What people see, position by position; `make golden` draws it anew. Each picture is followed by its alt text,",
        "and by the same in words where people chose to read rather than look.",
    ]
    for position in POSITIONS:
        message = message_of(position)
        message_path(position).write_text(as_json(message), encoding="utf-8")
        page += ["", f"## {position.about}", ""]
        for number, picture in enumerate(message.pictures()):
            path = picture_path(position, number)
            path.write_bytes(picture.paint())
            page += [f"![{picture.alt}](gallery/{path.name})".replace("\n", " "), "", f"> {picture.alt}", ""]
        if not position.result:
            words = max(
                (part.markdown for part in flat(message_of(position, text_mode=True).parts) if isinstance(part, Text)),
                key=lambda text: text.count("\n"),
            )
            page += [
                "<details><summary>In words</summary>",
                "",
                "```",
                words.replace("\\", ""),
                "```",
                "",
                "</details>",
            ]
        print(position.name)
    PAGE.write_text("\n".join(page) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

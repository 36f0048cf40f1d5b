"""Every refusal of every game in its words, as a page for each language to be read by people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bot.apology import refusal_in_words
from bot.systems import systems
from bot.texts import LANGUAGES, Texts, texts
from engine.errors import Refusal
from engine.games import game_named, game_names

FOLDER = Path(__file__).parent / "refusals"

Params = Mapping[str, int | str]

ANY: Mapping[str, Params] = {
    "unknown-option": {"option": "speed"},
    "bad-option": {"option": "rounds"},
    "wrong-seats": {"least": 2, "most": 6},
}
"""The refusals that every table knows; what is not listed has no parameters."""
SAMPLES: Mapping[str, Mapping[str, Params]] = {
    "waves": {
        "seats-and-mode": {"seats": 3},
        "wrong-phase": {"phase": "agents"},
        "no-such-card": {"card": 5, "held": 0},
        "place-not-yours": {"places": "A, C"},
        "place-needed": {"places": "A, C"},
        "place-is-fixed": {"places": "B"},
        "discard-count": {"count": 2, "limit": 5},
    },
    "rolling": {
        "wrong-phase": {"phase": "plan"},
        "no-such-die": {"dice": 9, "last": 8},
        "too-dear": {"cost": 5, "infamy": 3},
        "no-room": {"part": "hull"},
        "chest-buried": {"chest": 2},
        "nothing-to-bury": {"chest": 1},
        "spirits-not-full": {"filled": 1},
        "one-shot-each": {"cannons": 2},
    },
    "war": {
        "two-types": {"first": "attack", "second": "fortify"},
        "not-in-hand": {"card": "B4"},
        "not-a-build-card": {"card": "W3"},
        "no-section": {"section": "bridge3"},
        "builds-full": {"section": "bridge2"},
        "wars-full": {"section": "bridge2"},
        "no-such-target": {"seat": 3},
        "no-such-place": {"section": "gate1", "place": "build1"},
        "war-first": {"section": "bridge1"},
        "own-too-weak": {"total": 3, "need": 5},
        "pos-two": {"most": 2},
        "ares-count": {"count": 2},
    },
    "wave": {"does-not-fit": {"card": "y3", "top": "o4"}},
}
ALSO: Mapping[str, Sequence[Refusal]] = {
    "waves": [
        *(Refusal("seats-and-mode", {"seats": seats}) for seats in (2, 4)),
        *(Refusal("wrong-phase", {"phase": phase}) for phase in ("token", "discard")),
        Refusal("no-such-card", {"card": 3, "held": 2}),
        Refusal("discard-count", {"count": 1, "limit": 5}),
    ],
    "rolling": [
        *(Refusal("wrong-phase", {"phase": phase}) for phase in ("draft", "fire")),
        Refusal("one-shot-each", {"cannons": 1}),
    ],
}
"""Refusals that have other words for other parameters."""
GENERAL = (
    "over",
    "no-such-seat",
    "not-your-turn",
    "stale-choice",
    "unknown-game",
    "wrong-seats",
    "unknown-option",
    "bad-option",
    "nothing-to-undo",
    "something-was-shown",
    "somebody-moved",
)


def sample(game: str, code: str) -> Refusal:
    """A refusal as the rules give it, with parameters as they might be."""
    return Refusal(code, SAMPLES.get(game, {}).get(code, {}))


def path_of(language: str) -> Path:
    """Where the page of a language is kept."""
    return FOLDER / f"{language}.md"


def page(language: str) -> str:
    """The page of a language."""
    said = texts(language)
    parts = ["".join(f"- {_line(refusal_in_words(Refusal(code, ANY.get(code, {})), said))}\n" for code in GENERAL)]
    for game in game_names():
        first, *others = (system.name for system in systems().values() if system.game == game)
        lines = list(_lines(game, first, said))
        parts.append(f"## {said(f'system-{first}')}\n\n" + "\n".join(lines) + "\n")
        for other in others:
            differ = [line for line in _lines(game, other, said) if line not in lines]
            parts.append(f"## {said(f'system-{other}')}\n\n" + "\n".join(differ) + "\n")
    return "\n".join(parts)


def _lines(game: str, system: str, said: Texts) -> Iterator[str]:
    """All refusals of a game, in the words of one of its systems."""
    rules = game_named(game)
    found = [sample(game, code) for code in rules.refusals]
    found += ALSO.get(game, ())
    found += [Refusal("bad-option", {"option": spec.name}) for spec in rules.options(rules.seats[0])]
    return (f"- {_line(refusal_in_words(refusal, said, system))}" for refusal in found)


def _line(said: str) -> str:
    """A refusal on one line, without the sign of what is small."""
    return " · ".join(part.removeprefix("-# ") for part in said.splitlines())


def main() -> None:
    """Write the pages anew."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        path_of(language).write_text(page(language), encoding="utf-8")

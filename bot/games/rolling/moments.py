"""What just happened in Rolling with the Waves, put together from the log: plans opened, cannons fired."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.log import last_that_fit
from bot.screens.message import Part, Text
from bot.screens.plain import cut
from bot.screens.scene import Scene
from bot.screens.since import MARK
from bot.texts.own_words import escape
from engine.game import Event
from engine.games.rolling.events import Buried, CannonsReady, Drafted, Fired, OwnBurying, OwnPlan, Revealed, Wrote
from engine.games.rolling.view import View

NAME_WIDTH = 20
MOST_BYTES, MOST_CHARACTERS = 2600, 1150
"""What there is room for on a screen with buttons."""
MOST_BYTES_OF_ROUND, MOST_CHARACTERS_OF_ROUND = 6000, 2200
TOLD = (OwnPlan, OwnBurying, Revealed, Wrote, Buried, Fired)
"""The events that are told here."""


def moment(scene: Scene[View]) -> list[Part]:
    """The opened plans seat by seat and the volleys with their sums, while they are news.

    They are news until somebody drafts a second die in the next round.
    """
    news = _news(scene)
    return _tell(scene, news, MOST_BYTES, MOST_CHARACTERS) if news else []


def marked(scene: Scene[View]) -> list[Event]:
    """The volleys at the seat that looks which its moment has room to tell."""
    lines = _lines(scene, _news(scene))
    kept = last_that_fit([line for line, _ in lines], MOST_BYTES, MOST_CHARACTERS)
    return [event for _, event in lines[len(lines) - len(kept) :] if event and event.target == scene.seat]


def moment_of_round(scene: Scene[View], beside: str = "") -> list[Part]:
    """The opened plans and the volleys of a round that is over, as far as `beside` leaves room for them."""
    news = _since_the_reveal(scene)
    most_bytes, most_characters = MOST_BYTES_OF_ROUND - len(beside.encode()), MOST_CHARACTERS_OF_ROUND - len(beside)
    return _tell(scene, news, most_bytes, most_characters) if news else []


def _tell(scene: Scene[View], news: list[Event], most_bytes: int, most_characters: int) -> list[Part]:
    assert isinstance(news[0], Revealed)
    head = f"🏴‍☠️ **{scene.texts('rolling-moment-revealed', round=news[0].round)}**"
    kept = last_that_fit([line for line, _ in _lines(scene, news)], most_bytes, most_characters)
    return [Text("\n".join([head, *kept]))]


def _lines(scene: Scene[View], news: list[Event]) -> list[tuple[str, Fired | None]]:
    """What was planned seat by seat, and each volley; one at the seat that looks has a mark."""
    lines: list[tuple[str, Fired | None]] = []
    for seat in range(len(scene.sitters)):
        if said := list(_plan(scene, news, seat)):
            lines.append((scene.texts.pair(_who(scene, seat), ", ".join(said)), None))
    for event in news:
        if isinstance(event, Fired):
            sign = f"{MARK} 💥" if event.target is not None and event.target == scene.seat else "💥"
            lines.append((f"{sign} {' '.join(_volley(scene, event))}", event))
        if isinstance(event, CannonsReady) and scene.view.open.phase == "fire":
            order = ", ".join(_who(scene, seat) for seat in event.order)
            lines.append((f"💣 {scene.texts('rolling-moment-order', order=order)}", None))
    return lines


def _news(scene: Scene[View]) -> list[Event]:
    """Everything told since plans were opened, if that is news."""
    news = _since_the_reveal(scene)
    return [] if sum(isinstance(event, Drafted) for event in news) > len(scene.sitters) else news


def _since_the_reveal(scene: Scene[View]) -> list[Event]:
    """Everything told since plans were last opened; nothing if that is too long ago to be in the log at hand."""
    told = [event for told in scene.told if not told.undone for event in told.events]
    for at in range(len(told) - 1, -1, -1):
        if isinstance(told[at], Revealed):
            return told[at:]
    return []


def _plan(scene: Scene[View], news: list[Event], seat: int) -> Iterator[str]:
    for event in news:
        if isinstance(event, Wrote) and event.seat == seat:
            key = "rolling-moment-boosted" if event.boosted else "rolling-moment-put"
            yield scene.texts(key, part=event.part, value=event.value)
        if isinstance(event, Buried) and event.seat == seat:
            yield scene.texts("rolling-moment-buries", chest=event.chest)


def _volley(scene: Scene[View], event: Fired) -> Iterator[str]:
    """A volley with its sum: shots less Hull, and what it brought."""
    texts, who = scene.texts, _who(scene, event.seat)
    if event.target is None:
        yield texts("rolling-moment-sea", who=who, cannon=event.cannon)
        return
    yield texts(
        "rolling-moment-volley",
        who=who,
        whom=f"**{texts('rolling-moment-you')}**" if event.target == scene.seat else _who(scene, event.target),
        cannon=event.cannon,
        shots=event.shots,
        blocked=event.blocked,
        through=event.shots - event.blocked,
    )
    if event.stolen:
        dice = ", ".join(map(str, event.stolen))
        params = {"chest": event.chest, "into": event.into, "kept": event.stowed, "lost": event.lost}
        yield texts("rolling-moment-stole", dice=dice, **params)
    elif event.why == "empty":
        yield texts("rolling-moment-nothing")


def _who(scene: Scene[View], seat: int) -> str:
    return f"**{escape(cut(scene.who(seat), NAME_WIDTH))}**"

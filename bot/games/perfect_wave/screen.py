"""Wave on the screen: hands, pile and orders in a picture and in words, and how the whole game went at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, islice
from typing import ClassVar, Final

from bot.games.perfect_wave.changed import find_changed
from bot.games.perfect_wave.facts import facts
from bot.games.perfect_wave.glance import glance
from bot.games.perfect_wave.marks import SHOWN_EARLIER
from bot.screens.games import GameScreen, Labels
from bot.screens.message import Part, Text
from bot.screens.plain import cut, look
from bot.screens.scene import Scene
from bot.systems import System
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.game import Event
from engine.games.perfect_wave.cards import CODES, COLOURS, PLAIN
from engine.games.perfect_wave.events import Proposed, SilverStuck, Stuck, Tipped
from engine.games.perfect_wave.reading import said_at_turns
from engine.games.perfect_wave.view import Hand, View

MOST_TOLD: Final = 3
"""How many of the earlier tips on a card its holder reads; who wants few words reads the newest alone."""


class WaveScreen(GameScreen[View]):
    """Wave on the screen, which all play together."""

    systems = (System("wave", "wave", "wave", "🏄", earlier="surf"),)
    labels: ClassVar = {
        "wave": Labels(2, ((455, 45), (765, 675), (270, 322), (526, 402), (945, 288), (132, 453))),
    }

    def public(self, scene: Scene[View]) -> list[Part]:
        """The table for everybody."""
        return _table(scene)

    def private(self, scene: Scene[View]) -> list[Part]:
        """The table as one seat sees it: its own hand and the cards that face the team."""
        view = scene.view
        own = view.hands[view.seat].slots if view.seat is not None else ()
        if view.over or scene.lesson is not None or not any(slot and not slot.card for slot in own):
            return _table(scene)
        below = [*tips_so_far(scene, view), scene.texts("wave-unseen", cards=unseen(scene, view))]
        return [*_table(scene), Text("\n".join(f"-# {line}" for line in below))]

    def glance(self, scene: Scene[View]) -> list[str]:
        return glance(scene)

    def facts(self, scene: Scene[View]) -> Iterator[str]:
        return facts(scene)

    def round(self, scene: Scene[View], before: View | None) -> list[Part]:
        """The table as it was left, and what ended the game if that was here."""
        return _table(scene, said=scene.view.over)

    def says(self, scene: Scene[View]) -> tuple[type[Event], ...]:
        """Tips, a proposal and what ended the game.

        New tips are marked on the cards, and computer players give dozens of them in a round.
        """
        if scene.view.over:
            return Tipped, Stuck, SilverStuck
        return (Tipped,) if scene.view.proposed is None else (Tipped, Proposed)

    def cause(self, scene: Scene[View]) -> str:
        return _ended(scene)

    def unseated(self, texts: Texts, seats: int) -> tuple[str, ...]:
        return (texts("wave-silver"),) if seats == 2 else ()


def tips_so_far(scene: Scene[View], view: View) -> list[str]:
    """What lay at earlier turns on the cards that the seat which looks does not see, card by card."""
    assert view.seat is not None
    lines = []
    for at, slot in enumerate(view.hands[view.seat].slots):
        if slot is None or slot.card:
            continue
        told = islice(said_at_turns(view, view.seat, at), 1 if scene.short else MOST_TOLD)
        alike = groupby(told, key=lambda each: (each[0], each[2]))
        if said := " · ".join(_say_told(scene, *which, [top for _, top, _ in same]) for which, same in alike):
            lines.append(scene.texts("wave-told-card", place=scene.texts("wave-place", slot=at), said=said))
    return [scene.texts("wave-told"), *lines] if lines else []


def _say_told(scene: Scene[View], tip: str, orders: tuple[int, int], tops: Sequence[int]) -> str:
    """A tip, for which cards on the pile it was given, and which of the orders has been reversed since then."""
    cards = ", ".join(_card(scene, CODES[top]) for top in tops)
    colours, numbers = (was != now for was, now in zip(orders, scene.view.orders, strict=True))
    if not (colours or numbers):
        return scene.texts("wave-told-tip", tip=tip, cards=cards)
    reversed_since = "both" if colours and numbers else "colours" if colours else "numbers"
    return scene.texts("wave-told-tip-reversed", tip=tip, cards=cards, orders=reversed_since)


def unseen(scene: Scene[View], view: View) -> str:
    """What the cards that the seat does not see may be, colour by colour."""
    found = [code for code in view.unseen if code in PLAIN]
    said = [
        f"{scene.texts(f'wave-colour-{colour}')} {' '.join(code[1] for code in found if code[0] == colour)}"
        for colour in COLOURS
        if any(code[0] == colour for code in found)
    ]
    return " · ".join([*said, *(_card(scene, code) for code in view.unseen if code not in PLAIN)])


def _table(scene: Scene[View], *, said: bool = True) -> list[Part]:
    view = scene.view
    names = tuple(scene.who(hand.seat) for hand in view.hands)
    language, changed = scene.texts.language, find_changed(scene)

    def paint() -> bytes:
        from bot.games.perfect_wave.picture import picture  # drawing code is loaded with the first picture

        return picture(view, names, language, changed)

    parts = look(scene, f"wave-{scene.table}", lambda columns: words(scene, columns), paint)
    below = _moment(scene, view) if said else []
    if said and not (scene.text_mode or scene.short or view.over):
        below = [*below, f"-# {scene.texts('wave-legend')}"]
    return [*parts, Text("\n".join(below))] if below else parts


def _moment(scene: Scene[View], view: View) -> list[str]:
    """What matters most just now: a proposal for Silver, or how it ended."""
    texts = scene.texts
    if view.proposed is not None and view.proposer is not None:
        slot = view.hands[view.seats].slots[view.proposed]
        card = texts("wave-card", card=slot.card) if slot and slot.card else "?"
        key = "wave-proposal-own" if view.proposer == scene.seat else "wave-proposal"
        who = escape(cut(scene.who(view.proposer), 24))
        return [texts(key, who=who, card=card, place=texts("wave-place", slot=view.proposed))]
    if view.over:
        return [said] if (said := _ended(scene, escape)) else []
    return []


def _ended(scene: Scene[View], name: Callable[[str], str] = str) -> str:
    """What brought the game to its end; `name` is how a name is written there."""
    by = scene.view.ended_by
    key = f"wave-ended-{scene.view.ended}{'-own' if by is not None and by == scene.seat else ''}"
    who = name(cut(scene.who(by), 24)) if by is not None else ""
    said = [scene.texts(key, who=who)] if scene.texts.has(key) else []
    return " ".join([*said, *_returned(scene)])


def _returned(scene: Scene[View]) -> list[str]:
    """How many of the cards left are no cards, but count for what was played unseen and came back."""
    count = scene.view.misplays
    return [scene.texts("wave-words-returned", count=count)] if count else []


def words(scene: Scene[View], columns: int) -> list[str]:
    """Everything that the picture shows, line by line."""
    view, texts = scene.view, scene.texts
    colour, number = view.orders
    earlier = [_card(scene, code) for code in view.discard[-1 - SHOWN_EARLIER : -1]]
    lines = [texts("wave-words-top", card=_card(scene, view.top))]
    if earlier:
        lines.append(texts("wave-words-earlier", cards=", ".join(reversed(earlier))))
    lines.append(texts("wave-words-supply", draw=view.draw, left=view.remaining))
    lines += _returned(scene)
    if view.direction < 0 or not scene.short:
        lines.append(texts("wave-words-direction", way=texts("wave-direction", direction=view.direction)))
    if colour < 0 or not scene.short:
        colours = ", ".join(texts(f"wave-colour-{code}") for code in COLOURS[::colour])
        lines.append(texts("wave-words-colours", colours=colours))
    if number < 0 or not scene.short:
        lines.append(texts("wave-words-numbers", least=0 if number > 0 else 5, most=5 if number > 0 else 0))
    if view.beside:
        lines.append(texts("wave-words-swaps", cards=", ".join(_card(scene, code) for code in view.beside)))
    for hand in view.hands:
        lines += _hand(scene, view, hand, columns)
    return lines


def _hand(scene: Scene[View], view: View, hand: Hand, columns: int) -> list[str]:
    texts = scene.texts
    name = cut(scene.who(hand.seat), columns)
    if hand.seat == view.turn:
        name = f"{name} ({texts('words-to-act')})"
    lines = [texts.pair(name, "").rstrip()]
    unseen: dict[str, list[str]] = {}
    changed = find_changed(scene)
    for at, slot in enumerate(hand.slots):
        is_new = (hand.seat, at) in changed
        if slot is None and not is_new:
            continue
        place = texts("wave-place", slot=at)
        told = [texts(f"wave-tip-{slot.tip}")] if slot and slot.tip else []
        told += [texts("words-changed")] if is_new else []
        if slot is None:
            lines.append(f"{place} {texts('words-none')} ({', '.join(told)})")
        elif slot.card:
            notes = list(told)
            if hand.seat == view.seats and view.proposed == at:
                notes.append(texts("wave-words-proposed"))
            lines.append(f"{place} {_card(scene, slot.card)}" + (f" ({', '.join(notes)})" if notes else ""))
        else:
            unseen.setdefault(slot.faces, []).append(f"{place} ({', '.join(told)})" if told else place)
    lines += [texts.pair(", ".join(places), texts(f"wave-faces-{faces}")) for faces, places in unseen.items()]
    if not hand.count:
        lines.append(texts("words-none"))
    if scene.text_mode:
        return [lines[0], *(f"- {line}" for line in lines[1:])]
    return [lines[0], *(f"{line};" for line in lines[1:-1]), lines[-1]]


def _card(scene: Scene[View], code: str) -> str:
    return scene.texts("wave-card", card=code)

"""Everything that the pictures of War of Waves show, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.war.changed import find_changed
from bot.games.war.reading import KINDS, is_known, kind_of, total_of, turn_words
from bot.screens.plain import NAME_COLUMNS, cut
from bot.screens.scene import Scene
from engine.games.war.cards import FIRST_GATE, SECTIONS
from engine.games.war.view import SectionView, Seen, View


def gateways(scene: Scene[View], columns: int, seats: Sequence[int], headed: bool) -> list[str]:
    """Face cards and piles, and the Gateways of some seats."""
    first = _head(scene) if headed else []
    return [*first, *(line for seat in seats for line in _gateway(scene, seat, columns))]


def own(scene: Scene[View], columns: int) -> list[str]:
    """Face cards and piles, the seat's own Gateway with its totals, its hand."""
    view, texts = scene.view, scene.texts
    assert view.seat is not None
    shown = view.seats[view.seat]
    lines = [*_head(scene), _who(scene, view.seat, columns)]
    if shown.out:
        return lines
    for name, section in zip(SECTIONS, (*shown.bridge, *shown.gate), strict=True):
        cards = _section(scene, section) or ("" if scene.short else texts("war-words-empty"))
        is_new = (view.seat, name) in find_changed(scene)
        if not cards and not is_new:
            continue
        lines.append(_line(scene, name, cards or texts("war-words-empty"), is_new=is_new))
        if section.builds:
            lines[-1] += f". {texts('war-words-total', total=total_of(section))}"
        if seen := _grouped(scene, [seen.card for seen in (*section.builds, *section.wars) if seen.open]):
            lines.append(f"  {texts('war-words-open-section', cards=seen)}")
    lines += [
        texts(f"war-picture-bridge-{'true' if view.bridge_true else 'false'}"),
        texts(f"war-picture-gate-{'true' if view.gate_true else 'false'}"),
    ]
    held = _grouped(scene, [seen.card for seen in shown.hand])
    lines.append(texts("war-words-own-hand", cards=held) if held else texts("war-words-no-hand"))
    if seen := _grouped(scene, [seen.card for seen in shown.hand if seen.open]):
        lines.append(texts("war-words-open", cards=seen))
    return lines


def _head(scene: Scene[View]) -> list[str]:
    view, texts = scene.view, scene.texts
    face = ", ".join(_card(scene, card) for card in view.face)
    top = "none" if view.top is None else texts("war-kind", kind=view.top)
    lines = [
        texts("war-words-round", round=view.round, rounds=view.rounds, phase=turn_words(view, texts)),
        texts("war-words-face", cards=face) if face else texts("war-words-no-face"),
        texts("war-words-deck", count=view.deck, top=top),
    ]
    if view.discard or not scene.short:
        lines.append(texts("war-words-discard", count=len(view.discard)))
    return lines


def _who(scene: Scene[View], seat: int, columns: int) -> str:
    """A seat's name and points, and how it stands: whether it is out, has won or is to act; its Gateway and horn."""
    view, texts = scene.view, scene.texts
    shown = view.seats[seat]
    facts = [texts("war-words-who", who=cut(scene.who(seat), columns), score=shown.score)]
    if shown.out:
        facts.append(texts("war-words-out"))
    elif view.over and seat in view.winners:
        facts.append(texts("war-words-winner"))
    elif not view.over and seat == view.turn:
        facts.append(texts("words-to-act"))
    if shown.complete:
        facts.append(texts("war-words-complete"))
    elif shown.stands:
        facts.append(texts("war-words-stands"))
    if shown.horn:
        facts.append(texts("war-words-horn"))
    return ", ".join(facts)


def _gateway(scene: Scene[View], seat: int, columns: int) -> Iterable[str]:
    """A seat's hand as far as it is known, and its sections; in short only those that are there."""
    view, texts = scene.view, scene.texts
    shown = view.seats[seat]
    yield _who(scene, seat, columns)
    if shown.out:
        return
    builds, wars, leaders = shown.counts
    yield texts("war-words-hand", builds=builds, wars=wars, leaders=leaders)
    if known := _grouped(scene, [seen.card for seen in shown.hand if is_known(seen.card)]):
        yield texts("war-words-known", cards=known)
    brief = scene.short or columns == NAME_COLUMNS[-1]
    for at, section in enumerate((*shown.bridge, *shown.gate)):
        cards, is_new = _section(scene, section), (seat, SECTIONS[at]) in find_changed(scene)
        if cards or is_new or (not brief and at < FIRST_GATE):
            yield _line(scene, SECTIONS[at], cards or texts("war-words-empty"), is_new=is_new)


def _line(scene: Scene[View], section: str, cards: str, *, is_new: bool) -> str:
    line = scene.texts("war-words-section", section=section, cards=cards)
    return line[0].upper() + line[1:] + (f", {scene.texts('words-changed')}" if is_new else "")


def _section(scene: Scene[View], section: SectionView) -> str:
    """The cards of a section in the order laid, Build first, as `Build 4 hidden, War 3`."""
    return ", ".join(_pile(scene, pile) for pile in (section.builds, section.wars) if pile)


def _pile(scene: Scene[View], pile: Sequence[Seen]) -> str:
    kind = scene.texts("war-kind", kind=kind_of(pile[0].card))
    hidden = scene.texts("war-words-hidden")
    return " ".join([kind, *(seen.card[1:] if is_known(seen.card) else hidden for seen in pile)])


def _grouped(scene: Scene[View], cards: Sequence[str]) -> str:
    """Known cards by kind, as `War 1 1 5, Build 2, Ares`."""
    said = []
    for kind in KINDS[:2]:
        if numbers := sorted(card[1:] for card in cards if kind_of(card) == kind):
            said.append(" ".join([scene.texts("war-kind", kind=kind), *numbers]))
    said += [_card(scene, card) for card in sorted(cards) if kind_of(card) == "L"]
    return ", ".join(said)


def _card(scene: Scene[View], card: str) -> str:
    return scene.texts("war-card", card=card)

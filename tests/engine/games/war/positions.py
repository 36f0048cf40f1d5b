"""Positions of War of Waves written as text, for tests: `at(["W3 B4", "B1"], [{"bridge1": "B2 W5"}, {}])`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.chance import Scripted
from engine.errors import Refusal
from engine.game import Event
from engine.games.war import GAME
from engine.games.war.cards import CODE, KIND, SECTION_INDEX, SECTIONS
from engine.games.war.held import EVERYBODY, eye_of, mark_seen
from engine.games.war.state import Gateway, State
from engine.table import check, read_action

BRIDGE = {"bridge1": "B2 W1", "bridge2": "B4 W1", "bridge3": "B6 W1", "bridge4": "B2 W1"}
"""A standing Bridge, all even."""
GATE = {"gate1": "B3", "gate2": "B1", "gate3": "B2"}
"""A true Gate."""
WHOLE = {**BRIDGE, **GATE}
FALSE = {**BRIDGE, "gate1": "B3", "gate2": "B1", "gate3": "B5"}
"""A complete Gateway with a Gate that is not true."""


def cards(text: str) -> list[int]:
    return [CODE[card] for card in text.split()]


def own(text: str, seat: int) -> tuple[int, ...]:
    """Held cards that only this seat knows; a star marks what everybody knows: `B4*`."""
    return tuple(
        mark_seen(CODE[card.rstrip("*")], EVERYBODY if card.endswith("*") else eye_of(seat)) for card in text.split()
    )


def gateway(sections: Mapping[str, str], seat: int) -> Gateway:
    found = []
    for name in SECTIONS:
        pile = own(sections.get(name, ""), seat)
        found.append(
            (tuple(card for card in pile if KIND[card >> 5] == 1), tuple(card for card in pile if KIND[card >> 5] == 0))
        )
    return tuple(found)


def at(
    hands: Sequence[str],
    gateways: Sequence[Mapping[str, str]],
    *,
    deck: str = "W1 W2 W3 W4 W5 W6 B1 B2",
    face: str = "B1 B2 B3 B4",
    discard: str = "",
    **fields: Any,
) -> State:
    """A position; seat 0 is to act in round 1 unless said otherwise."""
    seats = len(hands)
    state = State(
        pack="54",
        limit=60,
        first=0,
        round=1,
        turn=0,
        deck=tuple(cards(deck)),
        discard=tuple(sorted(cards(discard))),
        face=tuple(cards(face)),
        hands=tuple(tuple(sorted(own(hand, seat))) for seat, hand in enumerate(hands)),
        gateways=tuple(gateway(sections, seat) for seat, sections in enumerate(gateways)),
        horns=(False,) * seats,
        out=(False,) * seats,
    )
    return replace(state, **fields)


def act(
    state: State, *actions: Mapping[str, Any], chance: Mapping[str, Iterable[Any]] | None = None
) -> tuple[State, list[Event]]:
    """Let whoever is to act do these in turn; each must be allowed."""
    luck = Scripted(chance or {})
    events: list[Event] = []
    for fields in actions:
        action: Any = read_action(GAME, fields)
        assert check(GAME, state, state.turn, action) is None, fields
        state, told = GAME.apply(state, state.turn, action, luck)
        events += told
    return state, events


def why_not(state: State, fields: Mapping[str, Any], seat: int | None = None) -> str | None:
    """The code of the refusal, if the action is refused."""
    refusal: Refusal | None = check(GAME, state, state.turn if seat is None else seat, read_action(GAME, fields))
    return refusal.code if refusal else None


def hand(state: State, seat: int) -> list[str]:
    """A hand as its owner sees it."""
    return [seen.card for seen in GAME.view(state, seat).seats[seat].hand]


def section(state: State, seat: int, name: str) -> str:
    """A section as its owner sees it: `B4 B2 W1`."""
    mine = GAME.view(state, seat).seats[seat]
    found = (*mine.bridge, *mine.gate)[SECTION_INDEX[name]]
    return " ".join(seen.card for seen in found.builds + found.wars)


END = {"type": "end"}
HORN = {"type": "horn"}


def build(card: str, where: str = "bridge") -> dict[str, Any]:
    return {"type": "build", "card": card, "where": where}


def fortify(card: str, name: str) -> dict[str, Any]:
    return {"type": "fortify", "card": card, "section": name}


def attack(with_cards: str, target: int, name: str, which: str) -> dict[str, Any]:
    return {
        "type": "attack",
        "cards": with_cards.split(),
        "target": target,
        "section": name,
        "which": which.split(),
    }


def poseidon(with_cards: str, target: int, name: str, which: str) -> dict[str, Any]:
    return {**attack(with_cards, target, name, which), "type": "leader", "leader": "pos"}


def ares(section_name: str, *take: tuple[int, str, str]) -> dict[str, Any]:
    return {"type": "leader", "leader": "ares", "take": [list(one) for one in take], "section": section_name}


def hephaestus(bridge: tuple[str, str], gate: tuple[str, str]) -> dict[str, Any]:
    return {"type": "leader", "leader": "heph", "bridge": list(bridge), "gate": list(gate)}


def ceto(target: int) -> dict[str, Any]:
    return {"type": "leader", "leader": "ceto", "target": target}

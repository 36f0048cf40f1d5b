"""Options of War of Waves, and how a game is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.chance import Chance
from engine.errors import Refusal
from engine.game import Event, Step
from engine.games.war.cards import BUILD, CARDS, CODE, FACE_ROW, HOUSE, KIND, MOST_ROUNDS, WAR, pack_of
from engine.games.war.events import Dealt, RoundBegan, Started, TurnBegan
from engine.games.war.held import eye_of, mark_seen
from engine.games.war.state import NO_GATEWAY, Gateway, State, with_item
from engine.options import OptionSpec

OPTIONS = (
    OptionSpec(name="deck", default="54", choices=tuple(HOUSE.copies)),
    OptionSpec(name="crowd", default=False, flag=True),
    OptionSpec(name="rounds", default=HOUSE.rounds, least=1, most=MOST_ROUNDS),
)


def check_options(seats: int, options: Mapping[str, Any]) -> Refusal | None:
    """Three and four players need the option crowd, two must not have it."""
    if options["crowd"] != (seats > 2):
        return Refusal("war-crowd" if options["crowd"] else "war-seats")
    return None


def suit_options(seats: int, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Three and four players are a crowd, whether they asked for it or not."""
    return {
        **{name: value for name, value in asked.items() if name != "crowd"},
        **({"crowd": True} if seats > 2 else {}),
    }


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
    """Shuffle, deal a Build and a War card to each hand and a Build card to each Bridge, lay the Face cards."""
    pack = [CARDS[code] for code in pack_of(options["deck"], seats)]
    deck = [CODE[card] for card in chance.shuffle("deck", pack)]

    def first_of(kind: int) -> int:
        return deck.pop(next(at for at, code in enumerate(deck) if KIND[code] == kind))

    builds = [first_of(BUILD) for _ in range(seats)]
    wars = [first_of(WAR) for _ in range(seats)]
    sections = [first_of(BUILD) for _ in range(seats)]
    face, deck = deck[:FACE_ROW], deck[FACE_ROW:]
    first = chance.below("first", seats)

    gateways: list[Gateway] = [
        with_item(NO_GATEWAY, 0, ((mark_seen(code, eye_of(seat)),), ())) for seat, code in enumerate(sections)
    ]
    state = State(
        pack=options["deck"],
        limit=options["rounds"],
        first=first,
        round=1,
        turn=first,
        deck=tuple(deck),
        discard=(),
        face=tuple(face),
        hands=tuple(
            (mark_seen(wars[seat], eye_of(seat)), mark_seen(builds[seat], eye_of(seat))) for seat in range(seats)
        ),
        gateways=tuple(gateways),
        horns=(False,) * seats,
        out=(False,) * seats,
    )
    events: list[Event] = [Started(first=first, face=tuple(CARDS[code] for code in face))]
    for seat in range(seats):
        hand = (CARDS[wars[seat]], CARDS[builds[seat]])
        events.append(Dealt(seat=seat, hand=hand, card=CARDS[sections[seat]], to=(seat,)))
    return Step(state, [*events, RoundBegan(round=1), TurnBegan(seat=first)])

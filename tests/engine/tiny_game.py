"""A whole game in one file, for tests of the frame: hidden hands, one reveal a round, luck, options, advice.

Everybody lays a number face down, in turn; then all are shown and the highest wins them. Once, a seat may trade
numbers away, face up, for as many from the deck. With `dice`, an odd roll after a round gives it to the lowest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

import msgspec

from engine.chance import Chance, Stream
from engine.errors import Refusal
from engine.game import Action, Event, Game, Outcome, State, Step, View
from engine.games import GAMES
from engine.menu import STALE, Ask, Option, Ready, Words
from engine.options import OptionSpec

NUMBERS = tuple(range(1, 19))
NONE = 0


class Lay(Action, frozen=True, tag="lay"):
    card: int


class Trade(Action, frozen=True, tag="trade"):
    cards: tuple[int, ...]
    quick: bool | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        if self.quick is False:
            raise ValueError("quick is true or left out")


class Cheer(Action, frozen=True, tag="cheer"):
    to_seat: int


class Laid(Event, frozen=True, tag="laid"):
    seat: int


class Traded(Event, frozen=True, tag="traded"):
    seat: int
    cards: tuple[int, ...]


class Drew(Event, frozen=True, tag="drew"):
    cards: tuple[int, ...]


class Cheered(Event, frozen=True, tag="cheered"):
    seat: int
    whom: int


class Shown(Event, frozen=True, tag="shown"):
    cards: tuple[int, ...]
    winner: int


class TinyState(State, frozen=True):
    dice: bool
    turn: int
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    traded: tuple[bool, ...]
    deck: tuple[int, ...]
    gone: tuple[int, ...]
    cheers: tuple[int, ...]
    roll: int = 0


class TinyView(View, frozen=True):
    dice: bool
    turn: int
    hand: tuple[int, ...] | None
    mine: int | None
    counts: tuple[int, ...]
    laid: tuple[bool, ...]
    won: tuple[tuple[int, ...], ...]
    traded: tuple[bool, ...]
    deck: int
    gone: tuple[int, ...]
    cheers: tuple[int, ...]
    roll: int


def put(whole: tuple[Any, ...], at: int, what: Any) -> tuple[Any, ...]:
    return (*whole[:at], what, *whole[at + 1 :])


class Tiny(Game[TinyState, Lay | Trade | Cheer, Event, TinyView]):
    name = "tiny"
    seats = range(2, 4)
    state_type = TinyState
    action_type = Lay | Trade | Cheer
    event_type = Laid | Traded | Drew | Cheered | Shown
    view_type = TinyView
    refusals: ClassVar[Mapping[str, str]] = {
        "not-held": "turn#This number is not in the hand.",
        "traded": "trade#Each seat trades once.",
        "not-ascending": "trade#The numbers to trade are named once each, lowest first, and there must be some.",
        "deck-short": "trade#The deck holds only {left} numbers.",
        "nobody": "cheer#One can only cheer somebody else at the table.",
        "mix": "goal#With dice no more than {most} numbers are dealt.",
    }

    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        return (
            OptionSpec(name="hand", default=3, least=1, most=5),
            OptionSpec(name="dice", default=False, flag=True),
            OptionSpec(name="start", default="luck", choices=("luck", "first")),
        )

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        return Refusal("mix", {"most": 4}) if options["dice"] and options["hand"] > 4 else None

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        deck = chance.shuffle("deck", NUMBERS)
        first = chance.below("first", seats) if options["start"] == "luck" else 0
        size = options["hand"]
        hands = tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats))
        no = (NONE,) * seats
        left = deck[seats * size :]
        return Step(TinyState(options["dice"], first, hands, no, ((),) * seats, (False,) * seats, left, (), no), ())

    def to_act(self, state: TinyState) -> tuple[int, ...]:
        return (state.turn,) if any(state.hands) or any(state.laid) else ()

    def legal(self, state: TinyState, seat: int) -> Sequence[Lay | Trade | Cheer]:
        if not self.to_act(state):
            return []
        cheers = [Cheer(other) for other in range(len(state.hands)) if other != seat]
        if seat != state.turn:
            return cheers
        hand = state.hands[seat]
        most = 0 if state.traded[seat] else min(len(hand), len(state.deck))
        trades = [Trade(cards) for many in range(1, most + 1) for cards in combinations(hand, many)]
        quick = [Trade(trade.cards, quick=True) for trade in trades]
        return [*map(Lay, hand), *trades, *quick, *cheers]

    def check(self, state: TinyState, seat: int, action: Lay | Trade | Cheer) -> Refusal | None:
        match action:
            case Cheer(to_seat=whom):
                return None if whom != seat and 0 <= whom < len(state.hands) else Refusal("nobody")
            case Lay(card=card):
                return None if card in state.hands[seat] else Refusal("not-held")
            case Trade(cards=cards):
                if state.traded[seat]:
                    return Refusal("traded")
                if not cards or list(cards) != sorted(set(cards)):
                    return Refusal("not-ascending")
                if not set(cards) <= set(state.hands[seat]):
                    return Refusal("not-held")
                left = len(state.deck)
                return Refusal("deck-short", {"left": left}) if len(cards) > left else None

    def apply(self, state: TinyState, seat: int, action: Lay | Trade | Cheer, chance: Chance) -> Step:
        hand = state.hands[seat]
        match action:
            case Cheer(to_seat=whom):
                cheers = put(state.cheers, whom, state.cheers[whom] + 1)
                return Step(msgspec.structs.replace(state, cheers=cheers), [Cheered(seat=seat, whom=whom)])
            case Trade(cards=cards):
                new, deck = state.deck[: len(cards)], state.deck[len(cards) :]
                kept = tuple(sorted({*hand, *new} - {*cards}))
                after = msgspec.structs.replace(
                    state,
                    hands=put(state.hands, seat, kept),
                    deck=deck,
                    gone=(*state.gone, *cards),
                    traded=put(state.traded, seat, True),
                )
                return Step(after, [Traded(seat=seat, cards=cards), Drew(cards=tuple(sorted(new)), to=(seat,))])
            case Lay(card=card):
                after = msgspec.structs.replace(
                    state,
                    hands=put(state.hands, seat, tuple(held for held in hand if held != card)),
                    laid=put(state.laid, seat, card),
                    turn=(seat + 1) % len(state.hands),
                )
                events: list[Event] = [Laid(seat=seat)]
                return Step(after, events) if NONE in after.laid else self._show(after, events, chance)

    def _show(self, state: TinyState, events: list[Event], chance: Chance) -> Step:
        roll = 1 + chance.below("roll", 6) if state.dice else 0
        winner = state.laid.index((min if roll % 2 else max)(state.laid))
        won = put(state.won, winner, (*state.won[winner], *state.laid))
        after = msgspec.structs.replace(state, won=won, laid=(NONE,) * len(state.laid), turn=winner, roll=roll)
        return Step(after, [*events, Shown(cards=state.laid, winner=winner)])

    def view(self, state: TinyState, seat: int | None) -> TinyView:
        return TinyView(
            dice=state.dice,
            turn=state.turn,
            hand=None if seat is None else state.hands[seat],
            mine=None if seat is None else state.laid[seat],
            counts=tuple(map(len, state.hands)),
            laid=tuple(map(bool, state.laid)),
            won=state.won,
            traded=state.traded,
            deck=len(state.deck),
            gone=state.gone,
            cheers=state.cheers,
            roll=state.roll,
        )

    def facts(self, state: TinyState) -> dict[str, Any]:
        return {"turn": state.turn, "won": [len(cards) for cards in state.won], "deck": len(state.deck)}

    def outcome(self, state: TinyState) -> Outcome:
        scores = tuple(map(len, state.won))
        if self.to_act(state):
            return Outcome(False, (), scores)
        return Outcome(True, tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores, "most")

    def unseen(self, state: TinyState, seat: int | None) -> Sequence[int | str]:
        return self._unseen(state, seat)

    def _unseen(self, state: TinyState, seat: int | None) -> list[int]:
        others = [other for other in range(len(state.hands)) if other != seat]
        hidden = [card for other in others for card in (*state.hands[other], state.laid[other]) if card]
        return sorted([*hidden, *state.deck])

    def redeal(self, state: TinyState, seat: int | None, stream: Stream) -> TinyState:
        cards = stream.shuffle(self._unseen(state, seat))
        hands, laid = list(state.hands), list(state.laid)
        for other in range(len(hands)):
            if other != seat:
                hands[other] = tuple(sorted(cards.pop() for _ in hands[other]))
                laid[other] = cards.pop() if laid[other] else NONE
        return msgspec.structs.replace(state, hands=tuple(hands), laid=tuple(laid), deck=tuple(cards))

    def cards(self, state: TinyState) -> Sequence[int | str]:
        won = [card for pile in state.won for card in pile]
        held = [card for hand in state.hands for card in hand]
        return [*won, *held, *filter(None, state.laid), *state.deck, *state.gone]

    def is_advice(self, action: Lay | Trade | Cheer) -> bool:
        return isinstance(action, Cheer)

    def ask(self, state: TinyState, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
        legal = self.legal(state, seat)
        kinds = dict.fromkeys(str(action.__struct_config__.tag) for action in legal)
        match list(picked):
            case []:
                return Ask(Words("tiny-menu-kind"), _options(kinds)) if kinds else STALE
            case [kind] if kind in kinds:
                return self._ask_kind(state, seat, kind)
            case ["lay", card] if card.isdecimal():
                return self._ready(state, seat, Lay(int(card)))
            case ["cheer", whom] if whom.isdecimal():
                return self._ready(state, seat, Cheer(int(whom)))
            case ["trade", some, how] if how in ("quick", "slow") and all(n.isdecimal() for n in some.split("+")):
                cards = tuple(int(number) for number in some.split("+"))
                return self._ready(state, seat, Trade(cards, quick=True) if how == "quick" else Trade(cards))
            case ["trade", some] if all(n.isdecimal() for n in some.split("+")):
                refusal = self.check(state, seat, Trade(tuple(int(number) for number in some.split("+"))))
                return refusal or Ask(Words("tiny-menu-how"), _options(["quick", "slow"]))
        return STALE

    def _ask_kind(self, state: TinyState, seat: int, kind: str) -> Ask:
        if kind == "cheer":
            return Ask(Words("tiny-menu-whom"), _options(o for o in range(len(state.hands)) if o != seat))
        hand = state.hands[seat]
        if kind == "lay":
            return Ask(Words("tiny-menu-lay"), _options(hand))
        return Ask(Words("tiny-menu-trade"), _options(hand), 1, min(len(hand), len(state.deck)))

    def _ready(self, state: TinyState, seat: int, action: Lay | Trade | Cheer) -> Ready | Refusal:
        if not isinstance(action, Cheer) and seat != state.turn:
            return STALE
        return self.check(state, seat, action) or Ready(action)


def _options(tokens: Any) -> tuple[Option, ...]:
    return tuple(Option(str(token), Words("tiny-option", {"what": str(token)})) for token in tokens)


GAME = Tiny()

GAMES.modules.setdefault("tiny", __name__)

"""Setting Waves up and applying an action that was found legal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Event, Step
from engine.games.waves.actions import Discard, Follow, Rebel, WavesAction
from engine.games.waves.council import resolve
from engine.games.waves.events import Discarded, DrewCards, Followed, Placed, Rebelled, TokenLaid
from engine.games.waves.piles import Piles
from engine.games.waves.rounds import begin_round, draw_in_duel, must_discard
from engine.games.waves.state import NOTHING, NOWHERE, REBEL, TOKEN, Counts, WavesState, due, with_more
from engine.games.waves.tables import CLASSES, COPIES, DUEL, MODES, PRESETS, RANDOM_TABLETS, SIDES, layout


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
    """Deal hands and council, draw who starts, and in all modes but the duel begin the first round."""
    tablets = _tablets(options["tablets"], chance)
    mode = MODES.index(options["mode"])
    plan = layout(mode, seats)
    cards = iter(chance.shuffle("deck", [card for card in CLASSES for _ in range(COPIES)]))
    events: list[Event] = []
    hands = []
    for seat in range(seats):
        dealt = [next(cards) for _ in range(plan.limits[seat])]
        hands.append(_counts(dealt))
        events.append(DrewCards(seat=seat, cards=tuple(dealt), to=(seat,)))
    council = tuple(next(cards) for _ in range(plan.places))
    spare = next(cards) if plan.spare else 0
    first = chance.below("first", seats)
    state = WavesState(
        seats=seats,
        mode=mode,
        breakers=options["edition"] == "breakers",
        tablets=tablets,
        shell_table=tuple(options["shells"]),
        rounds=options["rounds"],
        first=first,
        phase=TOKEN,
        round=1 if mode == DUEL else 0,
        shells=0,
        token=NOWHERE if mode == DUEL else first,
        council=council,
        spare=spare,
        agents=(0,) * plan.places,
        shown=(),
        hands=tuple(hands),
        deck=bytes(cards),
        discard=NOTHING,
        collected=(NOTHING,) * len(plan.goals),
    )
    if mode != DUEL:
        state = begin_round(state, Piles(state, chance, events))
    return Step(state, events)


def _tablets(chosen: str | list[str], chance: Chance) -> tuple[str, ...]:
    if chosen == RANDOM_TABLETS:
        drawn = chance.draw(
            "tablets",
            lambda stream: [stream.choose(sides) for sides in SIDES],
            lambda given: (
                type(given) is list and len(given) == len(SIDES) and all(map(tuple.__contains__, SIDES, given))
            ),
        )
        return tuple(drawn)
    return PRESETS[chosen] if isinstance(chosen, str) else tuple(chosen)


def _counts(cards: list[int]) -> Counts:
    return tuple(cards.count(card) for card in CLASSES)


def apply_action(state: WavesState, seat: int, action: WavesAction, chance: Chance) -> Step:
    """The state after a legal action."""
    if isinstance(action, Follow):
        return _place(state, seat, action.place, action.card, 1, action.card, chance)
    if isinstance(action, Rebel):
        agent = REBEL * action.count + action.card
        return _place(state, seat, action.place, action.card, action.count, agent, chance)
    if isinstance(action, Discard):
        return _discard(state, seat, action.cards, chance)
    return _lay_token(state, seat, action.place, chance)


def _place(
    state: WavesState, seat: int, chosen: int | UnsetType, card: int, count: int, agent: int, chance: Chance
) -> Step:
    place = due(state)[0] if chosen is UNSET else chosen
    agents = (*state.agents[:place], agent, *state.agents[place + 1 :])
    hands = state.hands
    hands = (*hands[:seat], with_more(hands[seat], card, -count), *hands[seat + 1 :])
    after = replace(state, agents=agents, hands=hands)
    told = _placing(seat, place, card, count if agent > REBEL else 0)
    missing = agents.count(0)
    if missing and state.mode != DUEL:
        return Step(after, told)
    events = list(told)
    if not missing:
        return Step(resolve(after, chance, events), events)
    return Step(draw_in_duel(after, Piles(after, chance, events), len(agents) - missing, seat), events)


@cache
def _placing(seat: int, place: int, card: int, rebels: int) -> tuple[Event, Event]:
    """What is told of an Agent: its place to everybody, its class to its owner."""
    public: Event
    if rebels:
        public = Rebelled(seat=seat, place=place, count=rebels)
    else:
        public = Followed(seat=seat, place=place)
    return public, Placed(seat=seat, place=place, card=card, to=(seat,))


def _discard(state: WavesState, seat: int, cards: tuple[int, ...], chance: Chance) -> Step:
    events: list[Event] = [Discarded(seat=seat, cards=cards)]
    hand, pile = state.hands[seat], state.discard
    for card in cards:
        hand = with_more(hand, card, -1)
        pile = with_more(pile, card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    after = replace(state, hands=hands, discard=pile)
    if must_discard(after):
        return Step(after, events)
    return Step(begin_round(after, Piles(after, chance, events)), events)


def _lay_token(state: WavesState, seat: int, place: int, chance: Chance) -> Step:
    events: list[Event] = [TokenLaid(seat=seat, place=place)]
    after = replace(state, token=place, round=0)
    return Step(begin_round(after, Piles(after, chance, events)), events)

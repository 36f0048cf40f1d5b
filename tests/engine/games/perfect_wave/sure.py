"""Sure answers in Wave: how to end with no card left, or else to leave the next one a card that fits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from math import comb

from msgspec.structs import replace

from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import FITS_BY, AnyAction, ForSilver, Play
from engine.games.perfect_wave.cards import CS, EMPTY, FITS, SILVER, TURNS
from engine.games.perfect_wave.redeal import hidden_places, unseen
from engine.games.perfect_wave.state import NOBODY, OVER, State, count_remaining, find_fitting, tip_on
from engine.games.perfect_wave.view import sees
from engine.players.quick_stream import QuickStream, UnrecordedChance
from tests.engine.players.sure.answers import Answers, Chances, sure_answers

MOST_HIDDEN = 5
MOST_LEFT = 9


def answers(world: State, seat: int) -> Answers | None:
    """What is sure to end in a perfect wave, or to let the game go on, whatever lies where the seat does not see it."""
    if world.turn not in (seat, SILVER) or world.proposer != NOBODY or world.misplays or len(GAME.cards(world)) != 34:
        return None
    moves = [move for move in GAME.legal(world, seat) if isinstance(move, Play | ForSilver)]
    if len(moves) < 2:
        return None
    hidden = hidden_places(world, seat)
    if not world.draw and count_remaining(world) <= MOST_LEFT and len(hidden) <= MOST_HIDDEN:
        chances = {move: Chances(_share_of_perfect(world, seat, move), 0.0) for move in moves}
        if max(win for win, _ in chances.values()) == 1:
            return sure_answers(chances)
    return sure_answers({move: Chances(0.0, _chance_of_an_end(world, seat, move)) for move in moves})


def _share_of_perfect(world: State, seat: int, move: AnyAction) -> float:
    """In which part of the worlds the team can play all its cards after a move, if all know all."""
    worlds = list(_worlds(world, seat))
    return sum(_perfect(_moved(other, seat, move)) for other in worlds) / len(worlds)


def _worlds(world: State, seat: int) -> Iterator[State]:
    places, pool = hidden_places(world, seat), unseen(world, seat)
    for cards in permutations(pool, len(places)):
        hands = list(map(list, world.hands))
        for (holder, slot), card in zip(places, cards, strict=True):
            hands[holder][slot] = card
        dealt = replace(world, hands=tuple(map(tuple, hands)))
        open_ones = ~world.blind[SILVER] if world.turn >= world.seats else -1
        if find_fitting(dealt, world.turn) & open_ones and _goes_with_tips(dealt, seat):
            yield dealt


def _goes_with_tips(world: State, seat: int) -> bool:
    """Whether a seat's own cards that it does not see fit as the tips on them say; they are given before each turn."""
    fits = find_fitting(world, seat)
    return all(
        bool(fits >> slot & 1) == FITS_BY[advice]
        for whom, slot, advice in world.tips
        if whom == seat == world.turn and world.blind[seat] >> slot & 1
    )


def _moved(world: State, seat: int, move: AnyAction) -> State:
    after: State = GAME.apply(
        replace(world, either=True, tips=()), seat, move, UnrecordedChance(QuickStream(b"no luck"))
    ).state
    return after


@lru_cache(maxsize=1 << 16)
def _perfect(world: State) -> bool:
    """Whether all cards can be played, with all of them known."""
    if world.turn == OVER:
        return not count_remaining(world)
    seat = world.turn if world.turn < world.seats else 0
    for move in GAME.legal(world, seat):
        if isinstance(move, Play) and not find_fitting(world, seat) >> move.slot & 1:
            continue
        if isinstance(move, Play | ForSilver) and _perfect(_moved(world, seat, move)):
            return True
    return False


def _chance_of_an_end(world: State, seat: int, move: Play | ForSilver) -> float:
    """How likely a move ends the game with cards left: as it does not fit, or leaves nothing to the next one."""
    mover = world.turn
    holder = SILVER if isinstance(move, ForSilver) else seat
    row = FITS[world.colour, world.number][world.discard[-1]]
    pool = unseen(world, seat)
    if sees(world, seat, holder, move.slot):
        return _chance_of_stuck(world, seat, holder, move.slot, world.hands[holder][move.slot], pool)
    if (told := tip_on(world, seat, move.slot)) and any(bool(row[card]) == FITS_BY[told] for card in pool):
        pool = [card for card in pool if bool(row[card]) == FITS_BY[told]]
    # one of the hidden cards fits if none does that is seen
    blind = [at for at, hidden in enumerate(_hidden_of(world, seat, mover)) if hidden]
    if not find_fitting(world, mover) & ~sum(1 << at for at in blind) and len(blind) == 1:
        pool = [card for card in pool if row[card]]
    total, everything = 0.0, unseen(world, seat)
    for card in pool:
        left = list(everything)
        left.remove(card)
        total += _chance_of_stuck(world, seat, holder, move.slot, card, left) if row[card] else 1.0
    return total / len(pool)


def _hidden_of(world: State, seat: int, holder: int) -> list[bool]:
    return [card != EMPTY and not sees(world, seat, holder, slot) for slot, card in enumerate(world.hands[holder])]


def _chance_of_stuck(world: State, seat: int, holder: int, slot: int, card: int, pool: list[int]) -> float:
    """How likely nothing fits on a card that is laid, in the hand of whoever is next."""
    assert card < CS
    hands = [list(hand) for hand in world.hands]
    hands[holder][slot] = EMPTY
    direction = -world.direction if card in TURNS else world.direction
    following = holder
    for step in range(1, len(hands) + 1):
        following = (holder + direction * step) % len(hands)
        if set(hands[following]) != {EMPTY}:
            break
    else:
        return 0.0
    row = FITS[world.colour, world.number][card]
    hidden = _hidden_of(world, seat, following)
    if following == holder:
        hidden[slot] = False
    seen = [other for at, other in enumerate(hands[following]) if other != EMPTY and not hidden[at]]
    if following >= world.seats:
        # Silver plays open cards only, and one of those that lie face down once the pile is used up
        many = min(1, sum(hidden)) if not world.draw else 0
    else:
        many = sum(hidden) + (following == holder and bool(world.draw))
    if any(row[other] for other in seen):
        return 0.0
    misses = sum(not row[other] for other in pool)
    return comb(misses, many) / comb(len(pool), many)

"""The reasons that a computer player of War of Waves gives for its actions, taken from its view alone."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Event
from engine.games.war.actions import AnyAction, Attack, Build, End, Fortify, Horn, Leader
from engine.games.war.aims import Board, aim_of, open_types
from engine.games.war.alarms import alarm, answers, certain
from engine.games.war.cards import ATTACK_BIT, CODE, FIRST_GATE, NUMBER, SECTION_INDEX
from engine.games.war.events import Attacked, Built, Ended, Fortified, HornSounded, LeaderPlayed
from engine.games.war.heuristics import CHANCE_IN_A_CROWD
from engine.games.war.strikes import HIGHEST_WAR, chance_to_beat
from engine.menu import Words

NAMES = {0: "even", 1: "odd"}


def why(board: Board, action: AnyAction) -> Iterator[Words]:
    """The reasons why a seat with this board chooses an action."""
    danger = None if board.led else alarm(board)
    if danger is not None and isinstance(action, Attack | Leader):
        yield Words("war-why-horn-stands", {"whom": danger.seat})
        if action in certain(board, danger):
            yield Words("war-why-certain")
            return
    match action:
        case Horn():
            yield Words("war-why-true")
        case End():
            yield _keep(board) if danger is None else _leave_standing(board)
        case Attack() if action.target != board.seat:
            yield from _strike(board, action)
        case Attack():
            yield Words("war-why-clear", {"section": action.section})
        case Leader(leader="ceto"):
            # a card that is drawn goes along in place of Ceto
            mine = len(board.wars) + len(board.builds) + len(board.leaders)
            theirs = next(enemy.hand for enemy in board.enemies if enemy.seat == action.target)
            yield Words("war-why-ceto" if theirs > mine else "war-why-ceto-perhaps")
        case Leader():
            yield Words(f"war-why-{action.leader}")
        case Build(where="bridge"):
            yield _bridge(board, NUMBER[CODE[action.card]])
        case Build():
            yield Words("war-why-gate")
        case Fortify():
            yield _fortify(board, action)


def _keep(board: Board) -> Words:
    """Why a seat ends its turn where no horn must be silenced."""
    can_lay = not board.led and (board.wars or board.builds)
    return Words("war-why-enough" if can_lay else "war-why-nothing")


def _leave_standing(board: Board) -> Words:
    """Why a seat ends its turn although somebody may win by a horn."""
    if not open_types(board) & ATTACK_BIT:
        return Words("war-why-closed")
    if not answers(board):
        return Words("war-why-alone")
    if not answers(board, CHANCE_IN_A_CROWD):
        return Words("war-why-hardly", {"chance": round(100 * CHANCE_IN_A_CROWD)})
    return Words("war-why-enough")


def _strike(board: Board, action: Attack) -> Iterator[Words]:
    enemy = next(one for one in board.enemies if one.seat == action.target)
    builds, wars = enemy.sections[SECTION_INDEX[action.section]]
    on_wars = action.which[0].startswith("war")
    numbers = tuple([(wars if on_wars else builds)[int(place[-1])] for place in action.which])
    times = 1 if action.cards[0].startswith("W") == on_wars else 2
    total = sum([NUMBER[CODE[card]] for card in action.cards])
    chance = chance_to_beat(total // times, numbers, HIGHEST_WAR if on_wars else board.highest)
    yield Words("war-why-strike", {"whom": action.target, "count": enemy.reached, "chance": round(100 * chance)})


def _bridge(board: Board, number: int) -> Words:
    """Why a seat lays a Build card as a new section of its Bridge: for the parity aimed at before or after that."""
    left = list(board.builds)
    left.remove(number)
    new = next(index for index, (cards, _) in enumerate(board.mine) if not cards)
    after = (*board.mine[:new], ((number,), ()), *board.mine[new + 1 :])
    parity = number % 2
    if parity in (aim_of(board.builds, board.mine).parity, aim_of(tuple(left), after).parity):
        return Words("war-why-bridge", {"parity": NAMES[parity]})
    return Words("war-why-section")


def _fortify(board: Board, action: Fortify) -> Words:
    builds, wars = board.mine[SECTION_INDEX[action.section]]
    if action.card.startswith("W"):
        return Words("war-why-second-guard" if wars else "war-why-guard", {"section": action.section})
    if SECTION_INDEX[action.section] >= FIRST_GATE:
        return Words("war-why-gate")
    return Words(
        "war-why-parity", {"section": action.section, "parity": NAMES[(sum(builds) + NUMBER[CODE[action.card]]) % 2]}
    )


def foretell(seat: int | None, event: Event) -> Words | None:
    """An event that a computer player foresees, in words for a seat; None if it is not worth telling."""
    match event:
        case Ended(winners=(winner, *_)):
            return Words("war-then-wins", {"who": winner})
        case HornSounded(seat=who) if who != seat:
            return Words("war-then-horn", {"who": who})
        case Attacked(seat=who) if who != seat:
            key = "war-then-strikes" if event.won else "war-then-fails"
            return Words(key, {"who": who, "whom": event.target, "section": event.section})
        case LeaderPlayed(seat=who) if who != seat:
            return Words("war-then-leader", {"who": who, "leader": event.leader})
        case Built(seat=who) if who != seat:
            return Words("war-then-builds", {"who": who, "section": event.section})
        case Fortified(seat=who) if who != seat:
            key = "war-then-guards" if event.kind == "W" else "war-then-adds"
            return Words(key, {"who": who, "section": event.section})
        case _:
            return None

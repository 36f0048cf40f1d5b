"""What a player expects and fears after a move, judging by what happens in the worlds that its seat can imagine.

Each game says which events are worth telling, and in which words (`Skill.foretell`).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt
from statistics import pstdev
from typing import Any, NamedTuple

from engine.game import Action
from engine.menu import Words
from engine.players.quick_stream import QuickStream, UnrecordedChance
from engine.players.search import Node
from engine.players.sight import Sight
from engine.players.skill import Skill

WORLDS = 40
MOST_ACTIONS = 40
"""The most actions for which a world is followed, until the seat's next turn in a later round."""
FAMILIAR = 8
"""A moment that the search visited at least this often is played as the search did; else the rules of thumb decide."""
LIKELY = 0.3
"""What is expected must happen in at least this fraction of the worlds."""
FEWEST = 4
"""What is feared must happen in at least this many worlds, and must not happen in at least as many others."""
HARM = 0.05
"""The worlds in which what is feared happens must be worse than the others by at least this part of a win."""
SURE = 2.0
"""And by at least this many standard errors."""
BY = "who"
"""The parameter that names who does something."""


class Prospect(NamedTuple):
    """Something that may happen next."""

    words: Words
    share: float
    """The fraction of the imagined worlds in which it happens."""
    worth: float
    """How those worlds stand for the seat, from 0 (lost) to 1 (won)."""


class Outlook(NamedTuple):
    """What comes after a move, as far as a seat can imagine."""

    worth: float = 0.5
    """How the imagined worlds stand for the seat then."""
    expected: Prospect | None = None
    feared: Prospect | None = None


class _Course(NamedTuple):
    """What happened in one imagined world, and how it stood then."""

    told: dict[Hashable, Words]
    worth: float


def foresee(sight: Sight, skill: Skill, action: Action, stream: QuickStream, trees: Sequence[Node] = ()) -> Outlook:
    """What a seat expects and fears after an action, in worlds where the others do what a search found for them."""
    courses = [_follow(sight, skill, action, stream, trees) for _ in range(WORLDS)]
    worths = [course.worth for course in courses]
    worth, spread = sum(worths) / WORLDS, pstdev(worths)
    found: dict[Hashable, Prospect] = {}
    for course in courses:
        for key, words in course.told.items():
            if key not in found:
                there = [one.worth for one in courses if key in one.told]
                found[key] = Prospect(words, len(there) / WORLDS, sum(there) / len(there))
    prospects = list(found.values())
    fears = [one for one in prospects if _is_feared(one, worth, spread, sight.seat)]
    feared = max(fears, key=lambda one: one.share * (worth - one.worth), default=None)
    expected = max([one for one in prospects if one is not feared], key=lambda one: one.share, default=None)
    return Outlook(worth, expected if expected is not None and expected.share >= LIKELY else None, feared)


def _is_feared(prospect: Prospect, worth: float, spread: float, seat: int) -> bool:
    """Whether the worlds in which something happens are worse than the others, and not by chance."""
    words, share, there = prospect
    many = share * WORLDS
    if words.params.get(BY) == seat or not FEWEST <= many <= WORLDS - FEWEST:
        return False
    loss = worth - there
    return loss >= HARM * (1 - share) and loss >= SURE * spread * sqrt((1 - share) / many)


def _follow(sight: Sight, skill: Skill, action: Action, stream: QuickStream, trees: Sequence[Node]) -> _Course:
    game, seat, chance = sight.game, sight.seat, UnrecordedChance(stream)
    world = skill.imagine(sight, stream)
    began = game.round_of(world)
    nodes: list[Node | None] = list(trees)
    told: dict[Hashable, Words] = {}
    acting = seat
    for _ in range(MOST_ACTIONS):
        step = game.apply(world, acting, action, chance)
        world = step.state
        for event in step.events:
            if event.to is None and (words := skill.foretell(sight.view, event)) is not None:
                told.setdefault((words.key, *words.params.items()), words)
        for number, node in enumerate(nodes):
            key: Hashable = action if number == acting else (acting, skill.public_part(action))
            nodes[number] = node and node.children.get(key)
        waiting = game.to_act(world)
        if not waiting or (seat in waiting and (began is None or game.round_of(world) != began)):
            break
        acting = waiting[0]
        action = _usual(skill, world, acting, stream, nodes[acting] if nodes else None)
    worth, _steps = skill.finish(game, world, stream, skill.horizon(world))
    return _Course(told, worth[seat])


def _usual(skill: Skill, world: Any, seat: int, stream: QuickStream, node: Node | None) -> Action:
    """What a seat most often did in the search, if its node was visited often enough; else its quick move."""
    if node is not None and node.visits >= FAMILIAR:
        tried = node.children
        moves = [move for move in skill.candidates(world, seat) if move in tried]
        if moves:
            return max(moves, key=lambda move: tried[move].visits)
    return skill.quick(world, seat, stream)

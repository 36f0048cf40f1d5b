"""The levels of computer players, and letting one of them decide."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple

from engine.game import Action, View
from engine.games import GAMES, folder_of
from engine.menu import Words
from engine.players.decisive import MOST_MOVES, decisive
from engine.players.foresight import Outlook, foresee
from engine.players.kinds import Kind, read_kind
from engine.players.quick_stream import QuickStream
from engine.players.search import Budget, SearchResult, search_move
from engine.players.sight import Sight
from engine.players.skill import Skill

Player = Callable[[Sight, Skill | None, QuickStream, float], Action]
"""Chooses what a seat does now, from the skill in its style; the number is about how many seconds it may think."""


@cache
def has_skill(game: str) -> bool:
    """Whether a game teaches its computer players anything."""
    return (folder_of(game) / "player.py").exists()


@cache
def skill_of(game: str, style: str = "") -> Skill:
    """What a game that `has_skill` teaches its computer players; for a style that it does not have, the plain one."""
    skill: Skill = import_module(f"{GAMES.modules[game]}.player").SKILL
    return skill.in_style(style) if style in skill.styles else skill


def play_at_random(sight: Sight, skill: Skill | None, stream: QuickStream, seconds: float) -> Action:
    """Any legal move, each equally likely; never advice."""
    action = stream.choose(sight.legal)
    if sight.game.is_advice(action):
        action = stream.choose([other for other in sight.legal if not sight.game.is_advice(other)])
    return action


def play_by_heuristics(sight: Sight, skill: Skill | None, stream: QuickStream, seconds: float) -> Action:
    """What the game's rules of thumb choose among the moves that do best if the game is decided now.

    Of too many moves to try them all, only what they choose by themselves is tried, and those worth a thought.
    """
    assert skill is not None
    if len(sight.legal) > MOST_MOVES and skill.may_decide(sight.world, sight.seat):
        usual = skill.choose(sight.view, sight.legal, stream)
        moves = [usual, *[move for move in skill.openings(sight, stream) if move != usual]]
        return decisive(sight, skill, moves, stream, TRIAL_WORLDS)[0]
    return skill.choose(sight.view, decisive(sight, skill, sight.legal, stream, TRIAL_WORLDS), stream)


def play_after_thought(sight: Sight, skill: Skill | None, stream: QuickStream, seconds: float) -> Action:
    """What a search finds within about this many seconds."""
    return search_within(sight, skill, stream, seconds).action


def search_within(sight: Sight, skill: Skill | None, stream: QuickStream, seconds: float) -> SearchResult:
    """What a search finds within about this many seconds, and what is next best."""
    assert skill is not None
    return search_move(sight, skill, stream, Budget.of(skill, seconds * skill.effort(sight.view)))


LEVELS: dict[str, Player] = {"random": play_at_random, "easy": play_by_heuristics, "strong": play_after_thought}
THINKING = 0.2
"""About how many seconds a strong player thinks, unless it is told otherwise."""
TRIAL_WORLDS = 16
"""In how many worlds a player by rules of thumb checks whether the game is decided now."""
THOUGHTFUL = frozenset({"strong"})
"""The levels that take a noticeable time to decide."""


def is_thoughtful(kind: str) -> bool:
    """Whether a kind of computer player takes a noticeable time to decide."""
    return read_kind(kind).level in THOUGHTFUL


SILENT = frozenset({"random"})
"""The levels that give no advice."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that make sense in a game, the most usual first."""
    return skill_of(game).levels if has_skill(game) else ("random",)


def styles_of(game: str, level: str = "") -> tuple[str, ...]:
    """The styles of a game; none for a level that has no styles."""
    return skill_of(game).styles if has_skill(game) and level not in SILENT else ()


def kinds_of(game: str) -> tuple[str, ...]:
    """Each level of a game, plain and in each of its styles."""
    return tuple(str(Kind(level, style)) for level in levels_of(game) for style in ("", *styles_of(game, level)))


def decide(kind: str, sight: Sight, stream: QuickStream, seconds: float = THINKING) -> Action:
    """What a player of a kind does: a move, never advice."""
    level, style = read_kind(kind)
    skill = skill_of(sight.game.name, style) if has_skill(sight.game.name) else None
    return LEVELS[level](sight, skill, stream, seconds)


class Decision(NamedTuple):
    """What a player does, and why, in words that are not yet in a language."""

    action: Action
    reasons: Sequence[Words]
    second: Action | None = None
    """The next best, if the player compared several."""
    lead: float = 0.0
    """By how much of a win the second is worse."""
    outlook: Outlook = Outlook()
    """What it expects and fears after what it does, or after what was done instead."""
    quick: bool = False
    """Whether rules of thumb found it, without thought."""


def decide_with_reason(
    kind: str, sight: Sight, stream: QuickStream, seconds: float = THINKING, done: Action | None = None
) -> Decision:
    """What a player of a kind does, the same as `decide`, and why; a random player has no reasons.

    If something was `done` already, the outlook is on what comes after that. Advice is given beside the moves, often
    while others are on turn, so it is not compared with anything.
    """
    (level, style), game = read_kind(kind), sight.game.name
    if done is not None and sight.game.is_advice(done):
        return Decision(done, () if level in SILENT else explain(game, sight.view, done))
    if level in SILENT or not has_skill(game):
        return Decision(decide(kind, sight, stream, seconds), ())
    skill = skill_of(game, style)
    if level in THOUGHTFUL:
        found = search_within(sight, skill, stream, seconds)
    else:
        found = SearchResult(decide(kind, sight, stream, seconds))
    outlook = foresee(sight, skill, found.action if done is None else done, stream, found.trees)
    reasons, quick = explain(game, sight.view, found.action), level not in THOUGHTFUL
    return Decision(found.action, reasons, found.second, found.lead, outlook, quick)


def explain(game: str, view: View, action: Action) -> Sequence[Words]:
    """Why a seat with this view does this, the weightiest reason first; made from the view alone."""
    return skill_of(game).why(view, action) if has_skill(game) else ()


def advise(kind: str, sight: Sight, fellows: Collection[int] = ()) -> Sequence[Action]:
    """What a player of a kind tells the others now, whoever is on turn; `fellows` are computer players too."""
    return (
        ()
        if read_kind(kind).level in SILENT or not has_skill(sight.game.name)
        else skill_of(sight.game.name).advice(sight.view, fellows)
    )

"""What makes an answer sure: some actions do in every possible world what all others fail to do in many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from engine.game import Action

Kind = Literal["win", "avert"]
FAR_FROM_SURE = 0.2
"""An action that is no answer fails in at least this part of the worlds, or the position is not taken."""
AS_GOOD, FAR_BETTER = 0.02, 0.3
"""How much better than all others the best actions are where none is sure."""
MOST_GOOD = 0.67
"""At most this part of what a seat may do is an answer, or the position is too easy."""


class Answers(NamedTuple):
    """The actions that are sure to win, or to avert a loss, out of so many legal ones."""

    kind: Kind
    good: Sequence[Action]
    legal: int


class Chances(NamedTuple):
    """In which part of the worlds an action wins now, and in which it loses now."""

    win: float
    loss: float


def sure_answers(chances: Mapping[Any, Chances]) -> Answers | None:
    """The sure answers among some actions, if there are any and the others are clearly worse."""
    good = [action for action, (win, _) in chances.items() if win == 1]
    if good:
        clear = all(win == 1 or win <= 1 - FAR_FROM_SURE for win, _ in chances.values())
        return few("win", good, len(chances)) if clear else None
    good = [action for action, (_, loss) in chances.items() if loss == 0]
    clear = all(loss == 0 or (loss >= FAR_FROM_SURE and not win) for win, loss in chances.values())
    return few("avert", good, len(chances)) if clear else None


def best_answers(chances: Mapping[Any, Chances]) -> Answers | None:
    """The sure answers, or else those that win more and lose less often than all others by far."""
    if (sure := sure_answers(chances)) is not None:
        return sure
    value = {action: win - loss for action, (win, loss) in chances.items()}
    best = max(value.values())
    good = [action for action in chances if value[action] >= best - AS_GOOD]
    if any(best - FAR_BETTER < value[action] < best - AS_GOOD for action in chances):
        return None
    wins = min(chances[action].win for action in good) > max(win for win, _ in chances.values()) - FAR_BETTER
    return few("win" if wins and chances[good[0]].win else "avert", good, len(chances))


def few(kind: Kind, good: Sequence[Action], legal: int) -> Answers | None:
    """The answers, if they are no more than the part that leaves a question."""
    return Answers(kind, good, legal) if good and len(good) <= MOST_GOOD * legal else None

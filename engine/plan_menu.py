"""What one seat of a sealed game may lay ahead: the menu of a plan, token by token, and what becomes of the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from engine.errors import Refused
from engine.game import Action, Event
from engine.habits import by_habit, habit_asked, only_choice, ways_of
from engine.menu import STALE, Ask, Ready, Words
from engine.moving_ahead import ImaginedTurn, carry_out, imagine, lay_ahead
from engine.plan import MOST_CLAIMS, MOST_STEPS, MOST_WISHES, Ahead, CarriedOut, Claim, PutAside, Wish
from engine.table import AnyGame, read_action

THEN, ONCE = ">", "x1"
"""THEN goes on to the decision after this one; ONCE lets the list of wishes stand for the next decision only."""
IF, ON, BY = "if.", "on.", "by."
"""Beginnings of tokens that set the conditions, the stops, and the way wishes are meant; `+` joins several values."""
SETTINGS = (IF, ON, BY)


class WishWords(NamedTuple):
    """A wish as it can be told in any language: its words, and the kind of action (empty for a pattern)."""

    kind: str
    words: tuple[Words, ...]


class PlanDraft(NamedTuple):
    """How far somebody has come with a plan, and what they can add to it."""

    steps: tuple[tuple[Wish, ...], ...]
    """For each decision its wishes; the last decision has none while its first wish is asked for."""
    said: tuple[tuple[WishWords, ...], ...]
    picked: tuple[str, ...]
    """The tokens picked so far for a wish that is not complete."""
    question: Ask | None
    """The next choice on the way to one more wish."""
    claims: tuple[Claim, ...]
    """The conditions that can be set."""
    chosen: tuple[Claim, ...]
    withdrawn: tuple[str, ...]
    """The tokens of conditions that were set and cannot be any more, since something has changed meanwhile."""
    stops: tuple[str, ...]
    """What stops it."""
    way: str
    repeats: int
    """For how many decisions its list of wishes can stand."""
    times: int
    """For how many decisions it will stand."""
    may_go_on: bool
    """Whether the decision after these can be laid out too."""
    shown_first: bool
    """Whether something new is sure to be shown to the seat before the last of these decisions."""

    @property
    def is_whole(self) -> bool:
        """Whether it can be laid ahead as it is."""
        return bool(self.steps[-1]) and not self.picked


class PlanMenu:
    """What a seat can foresee of its own coming decisions."""

    def __init__(self, rules: AnyGame, state: Any, seat: int, moves: int) -> None:
        self.rules = rules
        self.prompt = f"a{moves}"
        """A name for the plan that is being made, from the number of moves that the seat has made so far."""
        self._state = state
        self._seat = seat

    @property
    def is_open(self) -> bool:
        """Whether the seat has a decision that can be foreseen and that it is not asked for yet."""
        idle = self._seat not in self.rules.to_act(self._state)
        return idle and self.rules.plans.imagine_turn(self._state, self._seat) is not None

    @property
    def is_for_plans(self) -> bool:
        """Whether a plan can be for the decision that the seat is asked for."""
        return self.rules.plans.is_for(self._state, self._seat)

    @property
    def habit_asked(self) -> str:
        """The kind of action asked of the seat that it could always do in the same way; empty if there is none."""
        return habit_asked(self.rules, self._state, self._seat)

    def ways_of(self, kind: str, last: Action | None) -> dict[str, tuple[Wish, WishWords]]:
        """The ways in which an action of this kind can always be done, by name, each with its words."""
        return {
            name: (way, _say(self.rules, self._state, self._seat, way))
            for name, way in ways_of(self.rules, kind, last).items()
        }

    def by_habit(self, wishes: Sequence[Wish]) -> Action | None:
        """What the seat always does in the decision that it is asked for; None if it has no habit for it."""
        return by_habit(self.rules, self._state, self._seat, wishes)

    def only_choice(self) -> Action | None:
        """The only thing that the seat can do; None if it is not asked, or has a choice."""
        return only_choice(self.rules, self._state, self._seat)

    def compose(self, tokens: Sequence[str]) -> PlanDraft:
        """What these tokens add up to; raises Refused for a choice that is not, or no longer, available."""
        plans = self.rules.plans
        made = _Composing(self.rules, self._state, self._seat)
        for token in tokens:
            made.add(token)
        steps, settings = made.steps, made.settings
        view = self.rules.view(self._state, self._seat)
        claims = tuple(plans.claims(view, steps[0]))
        wanted = [token for token in settings.get(IF, "").split("+") if token]
        offered = {claim.token for claim in claims}
        stops = settings[ON].split("+") if ON in settings else plans.usual
        repeats = plans.repeats(view) if len(steps) == 1 else 1
        before_last = made.imagined or imagine(self.rules, self._state, self._seat, ())
        may_go_on = not made.picked and bool(steps[-1]) and len(steps) < MOST_STEPS
        return PlanDraft(
            steps=tuple(tuple(step) for step in steps),
            said=tuple(tuple(step) for step in made.said),
            picked=tuple(made.picked),
            question=made.ask(),
            claims=claims,
            chosen=tuple(claim for claim in claims if claim.token in wanted)[:MOST_CLAIMS],
            withdrawn=tuple(token for token in wanted if token not in offered),
            stops=tuple(stop for stop in plans.stops if stop in stops),
            way=settings.get(BY, plans.ways[0] if plans.ways else ""),
            repeats=repeats,
            times=1 if ONCE in settings else repeats,
            may_go_on=may_go_on and self._goes_on(steps),
            shown_first=before_last is not None and before_last.shown,
        )

    def _goes_on(self, steps: Sequence[Sequence[Wish]]) -> bool:
        """Whether something is left to choose after these steps, not only the one thing that can be done then."""
        then = imagine(self.rules, self._state, self._seat, steps)
        return then is not None and isinstance(self.rules.plans.ask(then.state, self._seat, (), ()), Ask)

    def lay(self, made: PlanDraft) -> Ahead:
        """The plan as it is kept; raises Refused if it is not whole or could never be carried out.

        A condition that is not on offer any more may just have become false, so no plan is laid without it.
        """
        if not made.is_whole or made.withdrawn:
            raise Refused(STALE)
        plans = self.rules.plans
        meant = [[plans.read_wish(wish, made.way) for wish in step] for step in made.steps]
        first = [replace(wish, claims=made.chosen) for wish in meant[0]]
        lasting = tuple(claim for claim in made.chosen if plans.lasts(claim))
        again = [replace(wish, claims=lasting) for wish in meant[0]]
        rest = meant[1:] or [again] * (made.times - 1)
        return lay_ahead(self.rules, self._state, self._seat, [first, *rest], made.stops)

    def carry_out(self, ahead: Ahead, news: Sequence[Event]) -> CarriedOut | PutAside:
        """What becomes of a plan now that the seat is asked."""
        return carry_out(self.rules, self._state, self._seat, ahead, news)


class _Composing:
    """A plan while its tokens are read, one after the other."""

    def __init__(self, rules: AnyGame, state: Any, seat: int) -> None:
        self.steps: list[list[Wish]] = [[]]
        self.said: list[list[WishWords]] = [[]]
        self.picked: list[str] = []
        self.settings: dict[str, str] = {}
        """By its beginning, what each setting was set to."""
        self.imagined: ImaginedTurn | None = None
        """The decision that the last step is for, unless that is the seat's next one."""
        self._rules = rules
        self._now = self._start = state
        """The state whose menu the last step shows, and the real one."""
        self._seat = seat

    def add(self, token: str) -> None:
        """Read one more token; raises Refused for a choice that is not available."""
        if setting := next((each for each in SETTINGS if token.startswith(each)), None):
            self.settings[setting] = token.removeprefix(setting)
        elif token == ONCE:
            self.settings[ONCE] = token
        elif token == THEN:
            self._go_on()
        else:
            self._pick(token)

    def _go_on(self) -> None:
        if self.picked or not self.steps[-1] or len(self.steps) >= MOST_STEPS:
            raise Refused(STALE)
        self.imagined = imagine(self._rules, self._start, self._seat, self.steps)
        if self.imagined is None:
            raise Refused(STALE)
        self._now = self.imagined.state
        self.steps.append([])
        self.said.append([])

    def _pick(self, token: str) -> None:
        self.picked.append(token)
        wishes = self.steps[-1]
        found = self._rules.plans.ask(self._now, self._seat, self.picked, wishes)
        if isinstance(found, Ready):
            if found.action not in wishes:  # The same wish twice counts once.
                self.said[-1].append(_say(self._rules, self._now, self._seat, found.action))
                wishes.append(found.action)
            self.picked = []
        elif not isinstance(found, Ask):
            raise Refused(STALE)

    def ask(self) -> Ask | None:
        """The next choice on the way to one more wish, if there can be one."""
        if len(self.steps[-1]) >= MOST_WISHES:
            return None
        more = self._rules.plans.ask(self._now, self._seat, self.picked, self.steps[-1])
        return more if isinstance(more, Ask) else None


def _say(rules: AnyGame, state: Any, seat: int, wish: Wish) -> WishWords:
    if wish.action is None:
        return WishWords("", tuple(rules.plans.words(state, seat, wish)))
    action = read_action(rules, wish.action)
    imagined = rules.plans.imagine_turn(state, seat) or state
    fields = [name for name in action.__struct_fields__ if getattr(action, name) is not UNSET]
    words = [each for name in fields for each in rules.field_words(imagined, seat, action, name)]
    return WishWords(str(action.__struct_config__.tag), tuple(words))

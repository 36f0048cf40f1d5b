"""What a game is: the contract that each game in engine/games fulfils, and the few types it is written in.

Everything here is about one game at one moment. What lasts (who moved, what can be taken back) is in sealed.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec

from engine.chance import Chance, Stream
from engine.errors import Refusal
from engine.menu import Ask, Ready, Words, ask_from
from engine.options import OptionSpec
from engine.plan import PlanRules

MOST_SEATS = 12
"""The most people that any game is for."""


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One game at one moment, complete and secret: tuples and small numbers, replaced and never changed."""


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What a seat does; its JSON is the record's vocabulary. Tag each kind: `class Follow(Action, tag="follow")`."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True, kw_only=True):
    """Something that happened and can be told. `to` is None if everybody may know, else the seats that may."""

    to: tuple[int, ...] | None = None


class View(msgspec.Struct, frozen=True, gc=False):
    """What one audience may know of a game: the public, or one seat."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game stands or ended, as the record writes it. `reason` is a code of the game, free text for a reader."""

    over: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str = ""


class Room(msgspec.Struct, frozen=True):
    """Seats that share a private place to talk, and those of them that may talk there now."""

    seats: tuple[int, ...]
    open_to: tuple[int, ...]


StateT = TypeVar("StateT", bound=State)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=View)


class Step(msgspec.Struct, frozen=True, gc=False):
    """A new state and what happened on the way to it, in order; it can be unpacked like a pair."""

    state: Any
    events: Sequence[Event]

    def __iter__(self) -> Iterator[Any]:
        return iter((self.state, self.events))


class Game(ABC, Generic[StateT, ActionT, EventT, ViewT]):
    """The rules of one game. Its methods are pure: the same arguments, the same answer."""

    name: ClassVar[str]
    """As the record names it."""
    seats: ClassVar[range]
    """How many can play."""
    usual_seats: ClassVar[int] = 2
    """How many usually play; the game is measured with this number."""
    together: ClassVar[bool] = False
    """Whether all win or lose together, so that nobody can win because another gives up."""
    schema: ClassVar[int] = 1
    """Increased whenever states that were encoded before can no longer be read."""
    state_type: type[StateT]
    action_type: Any
    """The union of all kinds of action, for decoding."""
    event_type: Any
    """The union of all kinds of event, for decoding."""
    view_type: type[ViewT]
    begins_round: ClassVar[tuple[type[Event], ...]] = ()
    """The events with which a new round begins, where `round_of` counts rounds."""
    sealing: ClassVar[tuple[type[Event], ...]] = ()
    """Events that tell everybody that their `seat` has made a choice, which stays secret until all have made theirs."""
    knows_advice: ClassVar[bool] = False
    """Whether any of its actions can be advice; if not, nobody need look at each."""
    refusals: ClassVar[Mapping[str, str]]
    """Each reason code with its sentence in English, parameters as `{param}`; `topic#sentence` names the rules page."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.knows_advice = cls.is_advice is not Game.is_advice

    @abstractmethod
    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        """The options of a table with this many seats, with their defaults; `idle` ones are offered to nobody."""

    def list_options(self, seats: int) -> tuple[OptionSpec, ...]:
        """The options that people can choose at a table with this many seats."""
        return tuple(spec for spec in self.options(seats) if not spec.idle)

    @abstractmethod
    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        """Why these complete, well-typed options do not go together; None if they do."""

    def suit_options(self, seats: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        """What people asked for, made to suit this number of seats; the options of a record are never changed."""
        return dict(asked)

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        """The first state. `options` is complete (defaults filled in) and was checked."""

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that must act for the game to go on, sorted; none when it is over."""

    def may_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that may act, sorted: those that must, and those that may still change a sealed plan."""
        return self.to_act(state)

    def follows(self, state: StateT) -> int | None:
        """The seat whose turn comes after the present one; None unless everybody can know it and one seat must act."""
        return None

    def order(self, state: StateT) -> tuple[int, ...]:
        """The seats whose turns come after the present one, as far as everybody can know; the first is `follows`."""
        after = self.follows(state)
        return () if after is None else (after,)

    def find_forced(self, view: ViewT, seat: int) -> ActionT | None:
        """The only thing a seat can do, if the public's view proves that it is the only one; else None.

        The bot does it for the seat, which tells nobody anything new.
        """
        return None

    @abstractmethod
    def legal(self, state: StateT, seat: int) -> Sequence[ActionT]:
        """Every action open to this seat, each once; may be lazy (len, index, iteration, `in`).

        A long list may have `parts`, the lists that it consists of; a long part holds actions of one kind.
        """

    def moves(self, state: StateT, seat: int) -> Sequence[ActionT]:
        """What the seat may do to move the game on: what is legal, advice left out."""
        legal = self.legal(state, seat)
        return [action for action in legal if not self.is_advice(action)] if self.knows_advice else legal

    @abstractmethod
    def check(self, state: StateT, seat: int, action: ActionT) -> Refusal | None:
        """Why the seat may not do this, or None if it may. Tells nothing that the seat could not know."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, action: ActionT, chance: Chance) -> Step:
        """The state after an action that `check` allows."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What this seat (or, with None, the public) may know."""

    def views(self, state: StateT) -> Sequence[ViewT]:
        """The views of the public and of each seat in order. A game may make them faster than one by one."""
        return [self.view(state, seat) for seat in (None, *range(len(self.outcome(state).scores)))]

    @abstractmethod
    def facts(self, state: StateT) -> dict[str, Any]:
        """The public summary that the rules page names, for traces."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome:
        """How the game ended, or how it stands."""

    @abstractmethod
    def unseen(self, state: StateT, seat: int | None) -> Sequence[int | str]:
        """Everything whose place this audience cannot know, as a multiset: what `redeal` may deal anew.

        These are cards in hidden hands and decks, and sealed plans. An action that takes anything out of this has
        shown something, so it cannot be taken back.
        """

    def face_down(self, state: StateT) -> Sequence[int]:
        """The places where something lies face down: an action that takes one out of these has shown something.

        Only for games in which `unseen` alone cannot tell that, as it counts what is hidden and not where: the step
        that turns a card up may also let an open one of the same kind go to a hand.
        """
        return ()

    @abstractmethod
    def redeal(self, state: StateT, seat: int | None, stream: Stream) -> StateT:
        """A state that this audience cannot tell from the real one; a function of its view and the stream alone."""

    @abstractmethod
    def cards(self, state: StateT) -> Sequence[int | str]:
        """Everything there is in the game, wherever it lies, as a multiset: the same after every action.

        Each card, die or token is listed as often as it exists, those in the box included, and nothing that the
        state does not really hold somewhere: the tests use this to find lost and duplicated cards.
        """

    def round_of(self, state: StateT) -> int | None:
        """The number of the round being played, whatever the game calls rounds; None for a game without them.

        It only grows. The step that raises it also tells one of `begins_round`: that event and those after it belong
        to the new round, those before it to the round that is over.
        """
        return None

    @cached_property
    def action_kinds(self) -> Mapping[str, Any]:
        """The kinds of action, by the names that a record gives them."""
        return {kind.__struct_config__.tag: kind for kind in get_args(self.action_type) or (self.action_type,)}

    @cached_property
    def plans(self) -> PlanRules[StateT, ViewT]:
        """What this game knows about moving ahead."""
        return PlanRules(self)

    def is_advice(self, action: ActionT) -> bool:
        """Whether an action only tells others something and does not move the game on; random players leave it out."""
        return False

    def sides(self, seats: int, options: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
        """The seats of each side at a table with these options; empty unless some seats play together."""
        return ()

    def tally(self, events: Iterable[Event]) -> Mapping[str, Counter[int]]:
        """What a whole game adds to people's statistics: for each thing that is counted, by name, the number by seat.

        The names are always the same, in the order in which they are shown.
        """
        return {}

    def rooms(self, state: StateT) -> tuple[Room, ...]:
        """The groups of seats that may talk among themselves, the same throughout the game."""
        return ()

    def field_words(self, state: StateT, seat: int, action: ActionT, field: str) -> Sequence[Words]:
        """What a field of this seat's legal action means, part by part; none where the value speaks for itself."""
        return ()

    def simplest(self, state: StateT, seat: int, action: ActionT) -> ActionT:
        """The action to which the menu leads for a legal one: itself, or one that does the same at fewer questions."""
        return action

    def ask(self, state: StateT, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
        """The next small choice on the way to an action, after these were picked; see menu.py."""
        return ask_from(self.name, self.legal(state, seat), picked)

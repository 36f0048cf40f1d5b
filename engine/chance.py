"""Where luck comes from: a stream of numbers from a seed, and outcomes that were recorded or scripted.

A rule never computes luck: it asks a Chance for a named outcome, and the Chance keeps a list of all that it gave.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from struct import unpack
from typing import Any, TypeVar

import msgspec

from engine.errors import Forged

T = TypeVar("T")

_WORDS_IN_BLOCK = 8
_WORD_VALUES = 1 << 32


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One random outcome, as the record writes it."""

    what: str
    outcome: Any = msgspec.field(name="is")


class Stream:
    """Numbers from a seed: the bytes of SHA-256(seed, k) for k = 0, 1, 2, …, read four at a time."""

    def __init__(self, seed: bytes, position: int = 0) -> None:
        self._seed = seed
        self._block, skip = divmod(position, _WORDS_IN_BLOCK)
        self._words: list[int] = []
        if skip:
            self._refill()
            del self._words[len(self._words) - skip :]

    @property
    def position(self) -> int:
        """How many four-byte words were read so far: enough to go on from here after a restart."""
        return self._block * _WORDS_IN_BLOCK - len(self._words)

    def _refill(self, blocks: int = 1) -> None:
        """Fetch the next blocks; their words wait in reverse, so that the next one is the last."""
        first = self._block
        self._block += blocks
        digests = [sha256(self._seed + k.to_bytes(8, "big")).digest() for k in range(first, self._block)]
        self._words = list(unpack(f">{_WORDS_IN_BLOCK * blocks}I", b"".join(digests)))
        self._words.reverse()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2^32."""
        if not 0 < n <= _WORD_VALUES:
            raise ValueError(f"a stream cannot choose among {n}")
        limit = _WORD_VALUES - _WORD_VALUES % n
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % n

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """The items in a random order: Fisher-Yates from the last place down."""
        mixed = list(items)
        count = len(mixed)
        # As in `below`, but directly on the words: setting a game up spends most of its time here.
        if (lacking := count - 1 - len(self._words)) > 0:
            waiting = self._words
            self._refill((lacking + _WORDS_IN_BLOCK - 1) // _WORDS_IN_BLOCK)
            self._words += waiting
        words = self._words
        if words and max(words) < _WORD_VALUES - count:  # Words this small are never thrown away.
            left = len(words) - max(0, count - 1)
            drawn = zip(range(count - 1, 0, -1), range(count, 1, -1), reversed(words))  # noqa: B905 more words than cards
            for last, choices, word in drawn:
                j = word % choices
                mixed[last], mixed[j] = mixed[j], mixed[last]
            del words[left:]
            return mixed
        for last in range(count - 1, 0, -1):
            j = self.below(last + 1)
            mixed[last], mixed[j] = mixed[j], mixed[last]
        return mixed

    def die(self) -> int:
        """A roll of one six-sided die."""
        return 1 + self.below(6)

    def choose(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]


class Chance:
    """Gives the rules named random outcomes and remembers them in order."""

    def __init__(self) -> None:
        self.drawn: list[Draw] = []

    def draw(self, what: str, make: Callable[[Stream], T], fits: Callable[[Any], bool]) -> T:
        """The next outcome, named `what`: made from the stream, or given beforehand, and then it must fit."""
        outcome = self._outcome(what, make, fits)
        self.drawn.append(Draw(what, outcome))
        return outcome

    def shuffle(self, what: str, cards: Sequence[T]) -> tuple[T, ...]:
        """A permutation of the cards, which must be given in the fixed order of their game."""
        return tuple(self.draw(what, lambda stream: stream.shuffle(cards), lambda given: is_permutation(given, cards)))

    def below(self, what: str, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.draw(what, lambda stream: stream.below(n), lambda given: type(given) is int and 0 <= given < n)

    def _outcome(self, what: str, make: Callable[[Stream], T], fits: Callable[[Any], bool]) -> T:
        raise NotImplementedError


class Seeded(Chance):
    """Outcomes computed from a seed; `position` says how far its stream was read."""

    def __init__(self, seed: bytes, position: int = 0) -> None:
        super().__init__()
        self._stream = Stream(seed, position)

    @property
    def position(self) -> int:
        return self._stream.position

    def _outcome(self, what: str, make: Callable[[Stream], T], fits: Callable[[Any], bool]) -> T:
        return make(self._stream)


class Recorded(Chance):
    """Outcomes read from a record, strictly in order; raises Forged for one that is missing or does not fit."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        super().__init__()
        self._draws = draws

    @property
    def left(self) -> int:
        """How many recorded outcomes nobody has asked for yet."""
        return len(self._draws) - len(self.drawn)

    def _outcome(self, what: str, make: Callable[[Stream], T], fits: Callable[[Any], bool]) -> T:
        if not self.left:
            raise Forged(f"the chance list ends where a {what!r} outcome is drawn")
        given = self._draws[len(self.drawn)]
        if given.what != what:
            raise Forged(f"the chance list has a {given.what!r} outcome where a {what!r} outcome is drawn")
        if not fits(given.outcome):
            raise Forged(f"the {what!r} outcome in the chance list cannot have been drawn")
        outcome: T = given.outcome
        return outcome


class Proven(Recorded):
    """Outcomes read from a record that also gives its seed: each must be what the seed makes."""

    def __init__(self, draws: Sequence[Draw], seed: bytes) -> None:
        super().__init__(draws)
        self._stream = Stream(seed)

    def _outcome(self, what: str, make: Callable[[Stream], T], fits: Callable[[Any], bool]) -> T:
        given = super()._outcome(what, make, fits)
        if msgspec.json.encode(make(self._stream)) != msgspec.json.encode(given):
            raise Forged(f"the {what!r} outcome in the chance list does not come from the seed")
        return given


class Scripted(Chance):
    """Outcomes chosen by name, for tests and examples; the rest come from a seed."""

    def __init__(self, script: Mapping[str, Iterable[Any]], seed: bytes = b"scripted") -> None:
        super().__init__()
        self._script = {what: list(outcomes) for what, outcomes in script.items()}
        self._stream = Stream(seed)

    def _outcome(self, what: str, make: Callable[[Stream], T], fits: Callable[[Any], bool]) -> T:
        waiting = self._script.get(what)
        if not waiting:
            return make(self._stream)
        given: T = waiting.pop(0)
        if not fits(given):
            raise Forged(f"the scripted {what!r} outcome cannot have been drawn")
        return given


_KINDS_OF_CARD = {int, str}


def is_permutation(given: Any, cards: Sequence[Any]) -> bool:
    """Whether `given` is a list of exactly these cards, types included: true is not 1."""
    if type(given) is not list or len(given) != len(cards):
        return False
    if not set(map(type, given)) <= _KINDS_OF_CARD:
        return False
    return dict(Counter(given)) == dict(Counter(cards))  # Counters compare key by key, more slowly.


def seed_of(secret: bytes, joined: Sequence[str]) -> bytes:
    """The seed of a table, made from its secret and what each person brought by joining, in seat order."""
    return sha256(secret + "|".join(joined).encode()).digest()


def commitment(secret: bytes) -> str:
    """The hash that is shown of a secret before the secret may be known."""
    return sha256(secret).hexdigest()

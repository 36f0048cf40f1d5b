"""Numbers from a seed as docs/luck.md describes them, and outcomes that are recorded or scripted."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance, Draw, Proven, Recorded, Scripted, Seeded, Stream, commitment, is_permutation, seed_of
from engine.errors import Forged

SEED = bytes(range(32))


def plain_words(seed: bytes, many: int) -> list[int]:
    """The stream, written as slowly and plainly as it is described."""
    stream = b"".join(sha256(seed + k.to_bytes(8, "big")).digest() for k in range(many // 8 + 1))
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "big") for i in range(many)]


def plain_shuffle(seed: bytes, items: list[Any]) -> list[Any]:
    words = plain_words(seed, 4 * len(items) + 8)
    for i in range(len(items) - 1, 0, -1):
        u = words.pop(0)
        while u >= 2**32 // (i + 1) * (i + 1):
            u = words.pop(0)
        j = u % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def test_below_reads_four_bytes_big_endian() -> None:
    stream = Stream(SEED)
    assert [stream.below(1000) for _ in range(40)] == [word % 1000 for word in plain_words(SEED, 40)]


def test_the_first_numbers_of_the_empty_seed_are_those_that_sha256_gives() -> None:
    # sha256 of eight zero bytes begins with af5570f5
    assert Stream(b"").below(2**32) == 0xAF5570F5


def test_below_reads_again_when_a_word_would_favour_small_numbers() -> None:
    n = 3 * 2**30
    stream = Stream(SEED)
    words = plain_words(SEED, 64)
    assert any(word >= n for word in words)
    kept = [word % n for word in words if word < n]
    assert [stream.below(n) for _ in kept] == kept


@given(st.binary(max_size=40), st.lists(st.integers(), max_size=60))
def test_a_shuffle_is_fisher_yates_from_the_last_place_down(seed: bytes, items: list[int]) -> None:
    assert Stream(seed).shuffle(items) == plain_shuffle(seed, list(items))


class Unlucky(Stream):
    """A stream many of whose words are too large to be used."""

    def _refill(self, blocks: int = 1) -> None:
        super()._refill(blocks)
        self._words = [word | 0xFFFFFFF0 if word % 3 else word for word in self._words]


@given(st.binary(max_size=8), st.lists(st.integers(0, 60), max_size=6))
def test_a_shuffle_throws_the_same_words_away_as_single_choices_do(seed: bytes, sizes: list[int]) -> None:
    for kind in (Stream, Unlucky):
        one, other = kind(seed), kind(seed)
        for size in sizes:
            cards = list(range(size))
            for last in range(size - 1, 0, -1):
                at = other.below(last + 1)
                cards[last], cards[at] = cards[at], cards[last]
            assert one.shuffle(range(size)) == cards
            assert one.position == other.position


@given(st.binary(max_size=40), st.integers(0, 40), st.integers(1, 2**32))
def test_a_stream_goes_on_where_it_was_left(seed: bytes, read: int, n: int) -> None:
    stream = Stream(seed)
    for _ in range(read):
        stream.below(10)
    assert Stream(seed, stream.position).below(n) == stream.below(n)


def test_dice_and_choices_come_from_below() -> None:
    words = plain_words(SEED, 2)
    stream = Stream(SEED)
    assert stream.die() == 1 + words[0] % 6
    assert stream.choose("abcde") == "abcde"[words[1] % 5]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_stream_does_not_choose_among_none_or_too_many(n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        Stream(SEED).below(n)


def draw_all(chance: Chance) -> tuple[Any, ...]:
    return chance.shuffle("deck", ("a", "b", "b", "c")), chance.below("first", 4), chance.below("second", 2)


def as_read(draws: list[Draw]) -> list[Draw]:
    return [Draw(draw.what, json.loads(json.dumps(draw.outcome))) for draw in draws]


def test_recorded_chance_gives_again_what_a_seed_gave() -> None:
    seeded = Seeded(SEED)
    drawn = draw_all(seeded)
    recorded, proven = Recorded(as_read(seeded.drawn)), Proven(as_read(seeded.drawn), SEED)
    assert draw_all(recorded) == draw_all(proven) == drawn
    assert recorded.left == proven.left == 0
    assert recorded.drawn == seeded.drawn


def test_seeded_chance_goes_on_where_it_was_left() -> None:
    whole = Seeded(SEED)
    draw_all(whole)
    after = Seeded(SEED, whole.position)
    assert draw_all(after) == draw_all(whole)


def test_what_is_missing_from_a_record_is_forged() -> None:
    with pytest.raises(Forged, match="ends where a 'first'"):
        draw_all(Recorded([Draw("deck", ["a", "b", "b", "c"])]))


def test_an_outcome_of_another_name_is_forged() -> None:
    with pytest.raises(Forged, match="has a 'second' outcome where a 'first'"):
        draw_all(Recorded([Draw("deck", ["a", "b", "b", "c"]), Draw("second", 1)]))


@pytest.mark.parametrize("given", [4, -1, True, 1.0, "1", None, [1]])
def test_a_number_out_of_range_or_of_another_type_is_forged(given: Any) -> None:
    with pytest.raises(Forged, match="'first' outcome in the chance list cannot"):
        Recorded([Draw("first", given)]).below("first", 4)


@pytest.mark.parametrize(
    "given",
    [None, "abbc", ["a", "b", "c"], ["a", "b", "b", "b"], ["a", "b", "b", "c", "c"], ["a", "b", ["b"], "c"], {}, 3],
)
def test_what_is_not_a_permutation_is_forged(given: Any) -> None:
    with pytest.raises(Forged, match="'deck' outcome in the chance list cannot"):
        Recorded([Draw("deck", given)]).shuffle("deck", ("a", "b", "b", "c"))


def test_a_true_is_not_a_card_of_number_1() -> None:
    assert is_permutation([2, 1], (1, 2))
    assert not is_permutation([2, True], (1, 2))
    assert not is_permutation([2, 1.0], (1, 2))


def test_possible_outcomes_that_the_seed_does_not_make_are_forged() -> None:
    seeded = Seeded(SEED)
    draw_all(seeded)
    draws = as_read(seeded.drawn)
    draws[1] = Draw("first", (draws[1].outcome + 1) % 4)
    draw_all(Recorded(draws))
    with pytest.raises(Forged, match="'first' outcome in the chance list does not come from the seed"):
        draw_all(Proven(draws, SEED))


def test_scripted_chance_uses_the_script_first_and_checks_it() -> None:
    chance = Scripted({"first": [3]})
    assert chance.below("first", 4) == 3
    assert chance.below("first", 4) in range(4)
    assert [draw.what for draw in chance.drawn] == ["first", "first"]
    with pytest.raises(Forged, match="scripted"):
        Scripted({"first": [4]}).below("first", 4)


def test_a_seed_is_made_of_the_secret_and_what_each_person_brought() -> None:
    secret = bytes(32)
    assert seed_of(secret, ["81", "7"]) == sha256(secret + b"81|7").digest()
    assert seed_of(secret, []) == sha256(secret).digest()
    assert commitment(secret) == sha256(secret).hexdigest()

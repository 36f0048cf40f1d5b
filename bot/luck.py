"""What people are told about the luck of a table and its proof. How luck comes about is in engine/luck.py."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts import Texts
from bot.texts.own_words import quote
from engine.luck import spell_out
from engine.record import Proof

LONGEST = 400
"""The most characters of one gift that are shown: six fit into a text, and only one that is no word is longer."""


def verdict(proof: Proof, texts: Texts) -> str:
    """What was found in a record in which everything fits, and what people have to compare themselves."""
    if proof.doubts or proof.luck is None:
        return texts("record-unproven", actions=proof.actions, why=proof.doubts[0])
    luck, beacon = proof.luck, proof.luck.beacon
    brought = tuple(spell_out(gift)[:LONGEST] for gift in luck.gifts)
    said = texts(
        "record-proven",
        gifts=texts("record-gifts", count=len(luck.gifts)),
        beacon="none" if beacon is None else str(beacon.round),
        randomness="" if beacon is None else beacon.randomness,
        seats=proof.seats,
        draws=proof.draws,
        actions=proof.actions,
        over="yes" if proof.outcome.over else "no",
        seal=luck.seal,
        brought=quote_gifts(brought),
        spelt="no" if brought == luck.gifts else "yes",
    )
    return "\n".join(line for line in said.splitlines() if line.strip())


def quote_gifts(gifts: Iterable[str]) -> str:
    """What people brought, quoted so that none of it is read as markup or changes the direction of writing."""
    return " · ".join(map(quote, gifts)) or "–"

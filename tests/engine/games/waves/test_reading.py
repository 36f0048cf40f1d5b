"""The engine and the second reading of the rules must agree about everything, action by action."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.chance import Seeded
from engine.games.waves import GAME
from engine.games.waves.events import Drew
from engine.games.waves.tables import PRESETS, SIDES
from tests.engine.games.waves.random_tables import WAYS, random_options
from tests.engine.games.waves.reading import Reading
from tests.engine.played import Table

GAMES_PER_WAY = 25


def compare_game(seats: int, asked: dict[str, Any], rng: random.Random, reckless: bool = False) -> Table:
    """Play one random game in both and compare all that a trace shows. The reckless rebel with all they have."""
    table = Table(GAME, seats, asked, Seeded(rng.randbytes(8)))
    drawn = iter(table.chance.drawn)

    def luck(what: str) -> Any:
        draw = next(drawn)
        assert draw.what == what
        return draw.outcome

    reading = Reading(seats, asked, luck)
    while True:
        outcome = table.outcome
        assert GAME.facts(table.state) == reading.facts()
        assert list(table.to_act) == reading.to_act()
        assert outcome.over is (reading.phase == "over")
        assert list(outcome.winners) == reading.winners
        assert list(outcome.scores) == reading.scores()
        assert next(drawn, None) is None, "the engine drew luck that the reading did not"
        assert [GAME.view(table.state, seat).hand for seat in range(seats)] == [
            tuple(sorted(reading.hands[seat])) for seat in range(seats)
        ]
        if outcome.over:
            return table
        for seat in range(seats):
            listed = [msgspec.to_builtins(action) for action in GAME.legal(table.state, seat)]
            assert _sorted(listed) == _sorted(reading.legal(seat))
        seat = rng.choice(table.to_act)
        actions = GAME.legal(table.state, seat)
        action = max(actions, key=lambda a: getattr(a, "count", 0)) if reckless else rng.choice(actions)
        drawn = iter(table.act(seat, action).draws)
        fields = {name: list(v) if isinstance(v, tuple) else v for name, v in msgspec.to_builtins(action).items()}
        reading.act(seat, fields)


def _sorted(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(msgspec.json.encode(action, order="sorted").decode() for action in actions)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_random_games_go_as_the_rules_page_says(way: tuple[int, str, str]) -> None:
    rng = random.Random(str(way))
    for _ in range(GAMES_PER_WAY):
        compare_game(way[0], random_options(way, rng), rng)


@pytest.mark.parametrize("edition", ["rebels", "breakers"])
def test_duels_in_which_hands_run_empty_go_as_the_rules_page_says(edition: str) -> None:
    rng = random.Random(edition)
    drew_one = 0
    for _ in range(30):
        options = {"edition": edition, "tablets": "random", "shells": [5] * 5}
        table = compare_game(2, options, rng, reckless=True)
        drew_one += sum(
            event.count == 1 for done in table.done for event in done.turn.events if isinstance(event, Drew)
        )
    assert drew_one


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_preset_goes_as_the_rules_page_says(preset: str, seats: int) -> None:
    rng = random.Random(preset)
    for _ in range(3):
        compare_game(seats, {"tablets": preset}, rng)


def test_the_compared_games_meet_every_tablet_a_reshuffle_and_each_way_to_end() -> None:
    rng = random.Random(5)
    seen: set[str] = set()
    for _ in range(4):
        for way in WAYS:
            table = compare_game(way[0], random_options(way, rng), rng)
            seen.add(table.outcome.reason)
            seen |= {draw.what for draw in table.chance.drawn}
            seen |= {GAME.facts(done.turn.state)["active"] or "none" for done in table.done}
    assert seen >= {side for sides in SIDES for side in sides}
    assert seen >= {"classes", "elders", "rounds", "reshuffle", "tablets"}

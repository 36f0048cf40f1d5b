"""Our games beside rlcard's uno and OpenSpiel's hanabi, in one run on one machine: `python -m tests.bench.engine`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time

import pyspiel
import rlcard
from rlcard.games.uno import Game as Uno

from engine.games import game_named, game_names
from engine.measure import best_of, measure

SECONDS = 2.0
ROUNDS = 3
HANABI = pyspiel.load_game("hanabi", {"players": 4})


def play_uno(seconds: float) -> float:
    """Actions per second of random games of rlcard's uno, as its users play it: through its environment."""
    choose = Random(1)
    environment = rlcard.make("uno")
    done = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(choose.choice(list(state["legal_actions"])))
            done += 1
    return done / spent


def play_bare_uno(seconds: float) -> float:
    """The same without the environment, which lists the legal actions and encodes what the player sees."""
    choose = Random(1)
    done = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        game = Uno()
        game.init_game()
        while not game.is_over():
            game.step(choose.choice(game.get_legal_actions()))
            done += 1
    return done / spent


def play_hanabi(seconds: float) -> float:
    """Actions per second of random games of OpenSpiel's hanabi for four, written in C++."""
    choose = Random(1)
    done = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        state = HANABI.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(choose.random() * len(outcomes))][0])
            else:
                state.apply_action(choose.choice(state.legal_actions()))
                done += 1
    return done / spent


def quickly(play: Callable[[float], float]) -> float:
    return best_of(lambda: play(SECONDS / ROUNDS))


def main() -> None:
    print("actions per second of processor time, best of three; × is the ratio to rlcard's uno and OpenSpiel's hanabi")
    uno, bare, hanabi = map(quickly, (play_uno, play_bare_uno, play_hanabi))
    print(f"{'':<22}{'random/s':>10}{'× uno':>8}{'× hanabi':>10}{'full/s':>10}{'× uno':>8}{'× hanabi':>10}{'state':>9}")
    for name, speed in (("rlcard uno", uno), ("rlcard uno, rules only", bare), ("OpenSpiel hanabi, 4", hanabi)):
        print(f"{name:<22}{speed:>10,.0f}{speed / uno:>8.2f}{speed / hanabi:>10.2f}")
    for name in game_names():
        seats = game_named(name).usual_seats
        found = measure(game_named(name), seats, {}, SECONDS)
        print(
            f"{f'{name}, {seats} seats':<22}"
            f"{found.random:>10,.0f}{found.random / uno:>8.2f}{found.random / hanabi:>10.2f}"
            f"{found.full:>10,.0f}{found.full / uno:>8.2f}{found.full / hanabi:>10.2f}{found.state:>7,} B"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""What computer players of War do about a horn, and what they believe when they hear one."""

from __future__ import annotations

import pytest

from engine.games.war import GAME
from engine.games.war.actions import AnyAction, Attack, End, Fortify, Horn, Leader
from engine.games.war.boards import board_in, board_of
from engine.games.war.rules import apply
from engine.games.war.state import State, bridge_is_true, gate_is_true, is_complete
from engine.games.war.view import View
from engine.players import LEVELS, QuickStream, Sight, decide, skill_of
from engine.players.quick_stream import UnrecordedChance
from tests.engine.games.war.positions import BRIDGE, WHOLE, at
from tests.engine.players.positions import SETTINGS, moments

SEEDS = range(20)
thinking = pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])


def facing(hand: str, mine: dict[str, str], theirs: dict[str, str]) -> State:
    """Seat 0 is on turn, and the horn of seat 1 will be judged next."""
    return at([hand, "B1 W2"], [mine, theirs], horns=(False, True))


def choice(state: State, level: str, seed: int, seconds: float = 0.02) -> AnyAction:
    action = decide(level, Sight(GAME, state, 0), QuickStream(seed.to_bytes(2, "big")), seconds)
    assert isinstance(action, AnyAction)
    return action


def is_silenced(state: State, level: str, seed: int) -> bool:
    """Whether the Gateway is broken when the seat on turn has ended its turn."""
    chance = UnrecordedChance(QuickStream(b"luck" + bytes([seed])))
    while not isinstance(action := choice(state, level, seed), End):
        state = apply(state, 0, action, chance).state
        if not is_complete(state.gateways[1]):
            return True
    return False


@thinking
@pytest.mark.parametrize("seed", SEEDS)
def test_thirteen_in_builds_silence_a_single_war_card_for_certain(level: str, seed: int) -> None:
    state = facing("B6 B5 B2 W1", {"bridge1": "B2 W3"}, WHOLE)
    action = choice(state, level, seed)
    assert isinstance(action, Attack)
    assert is_silenced(state, level, seed)


@thinking
@pytest.mark.parametrize("seed", SEEDS)
def test_two_war_cards_are_beaten_one_after_the_other_where_that_is_certain(level: str, seed: int) -> None:
    guarded = {name: f"{cards} W2" if name.startswith("bridge") else cards for name, cards in WHOLE.items()}
    assert is_silenced(facing("W6 B5 B5 B2 L-heph", {}, guarded), level, seed)


@thinking
@pytest.mark.parametrize("seed", SEEDS)
def test_poseidon_reaches_a_gate_without_a_bridge(level: str, seed: int) -> None:
    guarded = {name: f"{cards} W2" if name.startswith("bridge") else cards for name, cards in WHOLE.items()}
    state = facing("W1 W1 B4 L-pos", {}, guarded)
    action = choice(state, level, seed)
    assert isinstance(action, Leader)
    assert action.section in ("gate1", "gate2", "gate3")
    assert is_silenced(state, level, seed)


@thinking
@pytest.mark.parametrize("seed", SEEDS)
def test_ares_carries_the_guards_of_a_section_away(level: str, seed: int) -> None:
    state = facing("W1 L-ares", {"bridge1": "B2"}, WHOLE)
    assert isinstance(choice(state, level, seed), Leader)
    assert is_silenced(state, level, seed)


@thinking
@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_strike_at_a_gateway_with_a_horn_strikes(level: str, seed: int) -> None:
    # nothing is certain, and there is much to build
    state = facing("W4 B2 B4 B3", {"bridge1": "B2 W3", "bridge2": "B4"}, WHOLE)
    action = choice(state, level, seed)
    assert isinstance(action, Attack)
    assert action.target == 1


@thinking
@pytest.mark.parametrize("seed", SEEDS)
def test_a_horn_that_is_seen_to_be_false_is_left_alone(level: str, seed: int) -> None:
    # everybody knows two Bridge totals, 2 and 3
    theirs = {**WHOLE, "bridge1": "B2* W1", "bridge2": "B3* W1"}
    state = facing("B6 B5 B2 W6", {"bridge1": "B2 W3", "bridge2": "B4 W3"}, theirs)
    assert not is_silenced(state, level, seed)


def test_a_sounded_horn_is_believed_and_a_complete_gateway_without_one_is_not() -> None:
    skill = skill_of("war")
    for horn, low, high in ((True, 0.9, 1.0), (False, 0.0, 0.05)):
        sight = Sight(GAME, at(["W2 B5", "B1 W2"], [{"bridge1": "B3 W1"}, WHOLE], horns=(False, horn)), 0)
        stream = QuickStream(b"worlds")
        worlds = [skill.imagine(sight, stream) for _ in range(200)]
        honest = sum(bridge_is_true(world.gateways[1]) and gate_is_true(world.gateways[1]) for world in worlds)
        assert low <= honest / len(worlds) <= high


def test_what_is_believed_still_goes_with_what_is_seen() -> None:
    theirs = {**WHOLE, "bridge1": "B2* W1", "gate2": "B1*", "gate3": "B2 B1"}
    state = at(["W2 B5", "B1 B4 W2 L-pos"], [{"bridge1": "B3 W1"}, theirs], horns=(False, True))
    sight = Sight(GAME, state, 0)
    stream = QuickStream(b"worlds")
    for _ in range(100):
        world = skill_of("war").imagine(sight, stream)
        assert GAME.view(world, 0) == GAME.view(state, 0)
        assert sorted(GAME.cards(world)) == sorted(GAME.cards(state))


@thinking
def test_a_bridge_that_is_completed_first_brings_a_gate_into_reach(level: str) -> None:
    guarded = {name: f"{cards} W6" if name.startswith("bridge") else cards for name, cards in WHOLE.items()}
    mine = {**BRIDGE, "bridge3": "B6"}
    state = facing("W2 B1 B4 B4 L-heph", mine, guarded)
    assert choice(state, level, 1) == Fortify("W2", "bridge3")
    assert is_silenced(state, level, 1)


@thinking
def test_a_true_gateway_is_guarded_before_its_horn_is_sounded_the_weakest_section_first(level: str) -> None:
    mine = {**WHOLE, "bridge1": "B2 W1", "bridge2": "B4 W5 W5", "bridge3": "B6 W4", "bridge4": "B2 W6 W2"}
    state = at(["W3 W6", "W1 W1 B1"], [mine, {}])
    chance, done = UnrecordedChance(QuickStream(b"luck")), []
    while not state.horns[0]:
        done.append(choice(state, level, 1))
        state = apply(state, 0, done[-1], chance).state
    assert done[-1] == Horn()
    assert {action.section for action in done[:-1] if isinstance(action, Fortify)} == {"bridge1", "bridge3"}
    if level == "easy":
        assert done[:-1] == [Fortify("W6", "bridge1"), Fortify("W3", "bridge3")]


HIGH = pytest.mark.parametrize("gate", [("B6 B3", "B6 B4", "B6 B5"), ("B6 B4", "B6 B5", "B6 B6")])
"""True Gates of more than any computer player would build."""


@thinking
@HIGH
def test_the_horn_of_a_true_gate_is_sounded_however_high_the_gate_is(level: str, gate: tuple[str, ...]) -> None:
    mine = {**BRIDGE, "gate1": gate[0], "gate2": gate[1], "gate3": gate[2]}
    assert choice(at(["B6 B2", "W1 W1 B1"], [mine, {}]), level, 1) == Horn()


@thinking
@HIGH
def test_nobody_clears_a_true_gate_away_because_the_bridge_is_not_true_yet(level: str, gate: tuple[str, ...]) -> None:
    mine = {**BRIDGE, "bridge1": "B3 W1", "gate1": gate[0], "gate2": gate[1], "gate3": gate[2]}
    action = choice(at(["B6 B2", "W1 W1 B1"], [mine, {}]), level, 1)
    assert not (isinstance(action, Attack) and action.target == 0 and action.section.startswith("gate"))


def test_a_view_tells_the_same_as_the_world_that_it_is_of() -> None:
    sounded = 0
    for setting in SETTINGS:
        if setting.name == "war":
            for moment in moments(setting, "easy", most=120):
                sight = moment.sight
                assert isinstance(sight.view, View)
                board = board_of(sight.view)
                assert board == board_in(sight.world, moment.seat)
                sounded += any(enemy.horn for enemy in board.enemies)
    assert sounded


@pytest.mark.parametrize(("turn", "judged"), [(2, {0, 1}), (0, {1}), (1, set())])
def test_in_the_last_round_only_horns_of_those_whose_turn_still_comes_count(turn: int, judged: set[int]) -> None:
    state = at(["B1", "B2", "B3"], [WHOLE, WHOLE, WHOLE], first=2, turn=turn, round=5, limit=5)
    board = board_in(state, turn)
    assert {seat for seat in range(3) if board.judged >> seat & 1} == judged
    view = Sight(GAME, state, turn).view
    assert isinstance(view, View)
    assert board == board_of(view)

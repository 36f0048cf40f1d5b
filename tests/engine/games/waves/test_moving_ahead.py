"""Plans for the Agents of Waves, made in the menu: what is said of places, and what is asked of conditions."""

from __future__ import annotations

import pytest

from engine.errors import Refused
from engine.games.waves import GAME
from engine.games.waves.actions import Follow, Rebel, Token
from engine.menu import Ask
from engine.plan import Claim
from engine.plan_menu import PlanDraft, PlanMenu
from tests.engine.games.waves.positions import B, E, K, N, S, play, sit
from tests.engine.played import Table


def compose(table: Table, seat: int, *tokens: str) -> PlanDraft:
    return PlanMenu(GAME, table.state, seat, 0).compose(tokens)


def elders(asked: Ask | None) -> dict[object, object]:
    """The Elder that is named at each place that can be chosen."""
    assert asked is not None
    return {option.words.params["place"]: option.words.params["card"] for option in asked.options}


def test_the_places_of_the_next_wave_hold_the_agents_that_the_seat_laid_in_this_one() -> None:
    hands, council = ((S, N, N, N, N), (K, K, K, N, N)), (B, N, E, K)
    table = sit(2, hands=hands, council=council, first=1, edition="breakers")
    play(table, Token(1), Rebel(K, 2, 1), Follow(N, 0), Follow(N))
    assert elders(compose(table, 1).question) == {1: K, 3: N}
    made = compose(table, 1, "1", "f", str(K))
    assert ("waves-field-place", K) in [(words.key, words.params.get("card")) for words in made.said[0][0].words]


def test_the_places_of_this_wave_hold_their_elders() -> None:
    table = sit(2, hands=((S, N, N, N, N), (K, K, K, N, N)), council=(B, N, E, K), edition="breakers")
    play(table, Token(0))
    assert elders(compose(table, 1).question) == {1: N, 3: K}


def test_that_nobody_lays_another_rebel_is_about_those_that_lay_there_when_it_was_chosen() -> None:
    """One more Rebel is laid while the plan is made, so the condition that was read is no longer true."""
    table = sit(4, hands=((S, S, S, S, N), (S, S, S, S, N), (K, K, K, N, N), (N, N, N, N, K)), council=(B, N, E, K))
    play(table, Rebel(S, 2))
    [one, *_] = compose(table, 3).claims
    assert one == Claim("no-rebels", {"count": 1})
    tokens = (f"if.{one.token}", "f", str(N))
    assert PlanMenu(GAME, table.state, 3, 0).lay(compose(table, 3, *tokens)).steps[0][0].claims == (one,)
    play(table, Rebel(S, 2))
    made = compose(table, 3, *tokens)
    assert made.chosen == ()
    with pytest.raises(Refused, match="stale-choice"):
        PlanMenu(GAME, table.state, 3, 0).lay(made)


def test_no_plan_for_the_next_wave_is_laid_without_the_class_that_was_to_have_the_majority() -> None:
    hands = ((S, S, S, S, N), (S, S, S, S, N), (K, K, K, N, N), (K, K, N, N, N))
    table = sit(4, hands=hands, council=(B, N, B, K))
    play(table, Rebel(S, 2), Follow(S), Follow(N))
    tokens = ("if.majority.5", "f", str(S))
    assert compose(table, 0, *tokens).chosen == (Claim("majority", {"majority": B}),)
    play(table, Follow(N))
    assert compose(table, 0, *tokens).withdrawn == ("majority.5",)

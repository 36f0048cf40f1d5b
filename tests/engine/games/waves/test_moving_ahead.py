"""Plans for the Agents of Waves, made in the menu: what is said of places, and what is asked of conditions."""

from __future__ import annotations

from engine.games.waves import GAME
from engine.games.waves.actions import Follow, Rebel, Token
from engine.menu import Ask
from engine.plan_menu import PlanDraft, PlanMenu
from engine.table import Table
from tests.engine.games.waves.positions import B, E, K, N, S, play, sit


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
    assert ("waves-menu-place", K) in [(words.key, words.params.get("card")) for words in made.said[0][0].words]


def test_the_places_of_this_wave_hold_their_elders() -> None:
    table = sit(2, hands=((S, N, N, N, N), (K, K, K, N, N)), council=(B, N, E, K), edition="breakers")
    play(table, Token(0))
    assert elders(compose(table, 1).question) == {1: N, 3: K}

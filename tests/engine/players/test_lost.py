"""Having lost for certain: told near the end by who loses, never at the beginning, and from what the seat may know."""

from __future__ import annotations

from engine.arena import play, seed_for
from engine.chance import Stream
from engine.games import game_named
from engine.players import QuickStream, Sight, has_lost
from engine.record import replay

ROLLING, WAR = game_named("rolling"), game_named("war")


def test_only_who_loses_has_lost_near_the_end_and_nobody_at_the_beginning() -> None:
    told = 0
    for number in range(4):
        record = play(ROLLING, 2, {}, seed_for("hope", ROLLING, 2, number), ("easy",))
        states = [position.state for position in replay(record)]
        winners = ROLLING.outcome(states[-1]).winners
        for state in states[:12]:
            assert not any(has_lost(Sight(ROLLING, state, seat), QuickStream(b"x")) for seat in (0, 1))
        for state in states[-4:-1]:
            for seat in ROLLING.to_act(state):
                lost = has_lost(Sight(ROLLING, state, seat), QuickStream(b"x"))
                other = ROLLING.redeal(state, seat, Stream(b"another world"))
                assert lost == has_lost(Sight(ROLLING, other, seat), QuickStream(b"x"))
                assert not (lost and seat in winners)
                told += lost
    assert told


def test_nobody_has_lost_a_game_that_ends_in_a_draw() -> None:
    drawn = 0
    for number in range(3):
        record = play(WAR, 2, {"rounds": 4}, seed_for("draw", WAR, 2, number), ("easy",))
        states = [position.state for position in replay(record)]
        if WAR.outcome(states[-1]).winners:
            continue
        drawn += 1
        for state in states[-4:-1]:
            assert not any(has_lost(Sight(WAR, state, seat), QuickStream(b"x")) for seat in WAR.to_act(state))
    assert drawn

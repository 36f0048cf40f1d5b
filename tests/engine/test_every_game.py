"""What must hold for every game, with all its modes, seat counts and options: the frame's promises to players.

TIDETABLE_TEST_EFFORT=20 plays twenty times as much.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import GenericAlias
from typing import Any

import msgspec
import pytest

from engine.arena import play, seed_for
from engine.chance import Recorded, Scripted, Seeded, Stream
from engine.errors import Forged, Malformed, Refused
from engine.game import Outcome
from engine.games import GAMES
from engine.record import Unsound, read, replay, verify, write
from engine.table import (
    audience_events,
    check,
    decode_state,
    encode_state,
    read_action,
    seat_count,
    take,
)
from tests.engine.games_under_test import (
    EFFORT,
    OPTIONS,
    SEALED,
    SETTINGS,
    Moment,
    Setting,
    every_setting,
    moments,
    sample,
    some,
    start,
    stream_for,
    ways,
)
from tests.engine.mutations import fields_of, mutate, repertoire, vocabulary
from tests.engine.played import Table
from tests.engine.tiny_game import GAME as TINY
from tests.golden.write import FOLDER, path_of

GOLDEN = sorted(FOLDER.glob("*.json"))
MOST_ACTIONS = 5000
SAYS_ALL_TURNS = ("waves", "rolling")
"""Here everybody knows whose turns come one after the other, not only whose comes next."""
SHOWS_WITH_EVERY_MOVE = ("wave",)
"""Here nearly every move turns a card, so that a sample may hold none that could be taken back."""


def games(setting: Setting, many: int) -> Iterator[list[Moment]]:
    for number in range(max(1, int(many * EFFORT))):
        yield list(moments(setting, number))


def test_every_registered_game_is_tested_at_every_number_of_seats() -> None:
    assert set(OPTIONS) == set(SEALED) == set(GAMES.modules)
    for setting in SETTINGS:
        assert set(OPTIONS[setting.name]) == set(setting.game.seats)


@every_setting
def test_random_games_end(setting: Setting) -> None:
    for number, played in enumerate(games(setting, 5)):
        assert len(played) < MOST_ACTIONS
        # a game of Wave can be over before anybody has moved
        state = played[-1].after if played else start(setting, number)
        outcome = setting.game.outcome(state)
        assert outcome.over
        assert outcome.reason
        assert list(outcome.winners) == sorted(set(outcome.winners))
        assert set(outcome.winners) <= set(range(setting.seats))
        for seat in range(setting.seats):
            assert not setting.game.legal(state, seat)
            assert all(check(setting.game, state, seat, moment.action) for moment in played[-5:])


@every_setting
def test_until_it_is_over_somebody_can_move_the_game_on(setting: Setting) -> None:
    game = setting.game
    for played in games(setting, 1):
        for moment in played:
            to_act, may_act = game.to_act(moment.before), game.may_act(moment.before)
            assert to_act
            assert list(to_act) == sorted(set(to_act))
            assert list(may_act) == sorted({*to_act, *may_act})
            if len(to_act) == 1:
                order = game.order(moment.before)
                assert game.follows(moment.before) == (order[0] if order else None)
                assert len({*order, *to_act}) == len(order) + 1
            assert set(may_act) <= set(range(setting.seats))
            assert seat_count(game, moment.before) == setting.seats
            outcome = game.outcome(moment.before)
            assert outcome == Outcome(False, (), outcome.scores, "")
            for seat in to_act:
                assert any(not game.is_advice(action) for action in game.legal(moment.before, seat))


@every_setting
def test_turns_come_in_the_order_that_was_said(setting: Setting) -> None:
    game, foretold = setting.game, 0
    for played in games(setting, 2):
        for moment in played:
            order, to_act = game.order(moment.before), game.to_act(moment.after)
            if len(game.to_act(moment.before)) == 1 < len(order) and to_act != game.to_act(moment.before):
                assert to_act == order[:1]
                assert game.order(moment.after)[: len(order) - 1] == order[1:]
                foretold += 1
    assert foretold or setting.name not in SAYS_ALL_TURNS or setting.seats == 2


@every_setting
def test_rounds_are_counted_upwards_and_each_is_said_to_begin(setting: Setting) -> None:
    game = setting.game
    counted = 0
    for played in games(setting, 2):
        for moment in played:
            before, after = game.round_of(moment.before), game.round_of(moment.after)
            if before is None or after is None:
                assert before is after is None
                assert not game.begins_round
                continue
            counted += 1
            assert before <= after <= before + 1
            begun = [event for event in moment.events if isinstance(event, game.begins_round)]
            if after > before and not game.outcome(moment.after).over:
                assert begun
                assert begun[-1].to is None
    assert counted or not game.begins_round


@every_setting
def test_nothing_vanishes_or_doubles(setting: Setting) -> None:
    game = setting.game
    for number, played in enumerate(games(setting, 2)):
        box = Counter(game.cards(start(setting, number)))
        for moment in played:
            assert Counter(game.cards(moment.after)) == box
        for moment in played[:: len(played) // 3 or 1]:
            for audience in setting.audiences:
                assert not Counter(game.unseen(moment.before, audience)) - box


@every_setting
def test_a_record_replays_to_the_same_game(setting: Setting) -> None:
    for number in range(max(2, int(2 * EFFORT))):
        record = play(setting.game, setting.seats, setting.options, seed_for("replay", setting.game, 0, number))
        again = read(write(record))
        assert again == msgspec.structs.replace(record, chance=again.chance, actions=again.actions)
        assert verify(again).outcome == record.outcome
        by_hand = msgspec.structs.replace(again, seed=None, commit=None)
        seeded, unseeded = list(replay(again)), list(replay(by_hand))
        assert [position.state for position in seeded] == [position.state for position in unseeded]
        assert [position.events for position in seeded] == [position.events for position in unseeded]


@every_setting
def test_a_damaged_record_is_refused_or_another_game(setting: Setting) -> None:
    record = play(setting.game, setting.seats, setting.options, seed_for("damage", setting.game, 0, 0))
    whole = json.loads(write(msgspec.structs.replace(record, seed=None, commit=None, outcome=None)))
    stream = stream_for(setting, "damage")
    refused = replayed = 0
    for number in range(1000):
        if number >= 30 * EFFORT and refused and replayed:
            break
        part = ("actions", "actions", "chance", "options")[number % 4]
        damaged = {**whole, part: mutate(whole[part], vocabulary(setting), stream.below)}
        try:
            again = read(json.dumps(damaged).encode())
            played = [position for position in replay(again) if position.n]
        except Unsound:
            refused += 1
            continue
        assert verify(again).actions == len(played) == len(damaged["actions"])
        replayed += 1
    assert refused
    assert replayed


@every_setting
def test_a_redeal_looks_the_same_to_whom_it_is_for(setting: Setting) -> None:
    game = setting.game
    known = vocabulary(setting)
    differed = 0
    for number, moment in enumerate(sample(setting, 30)):
        state = moment.before if number % 4 else moment.after
        for audience in setting.audiences:
            other = game.redeal(state, audience, stream_for(setting, number, audience))
            differed += other != state
            assert game.view(other, audience) == game.view(state, audience)
            assert game.view(other, None) == game.view(state, None)
            assert Counter(game.unseen(other, audience)) == Counter(game.unseen(state, audience))
            assert Counter(game.cards(other)) == Counter(game.cards(state))
            assert (game.to_act(other), game.may_act(other)) == (game.to_act(state), game.may_act(state))
            assert (game.follows(other), game.order(other)) == (game.follows(state), game.order(state))
            assert game.facts(other) == game.facts(state)
            assert game.outcome(other) == game.outcome(state)
            if audience is not None:
                _same_for_the_hand(setting, state, other, audience, known)
    assert differed


def _same_for_the_hand(setting: Setting, state: Any, other: Any, seat: int, known: dict[str, list[Any]]) -> None:
    game = setting.game
    stream = stream_for(setting, seat, "probes")
    legal, same = game.legal(state, seat), game.legal(other, seat)
    assert len(legal) == len(same)
    assert [legal[i] for i in range(min(len(legal), 150))] == [same[i] for i in range(min(len(same), 150))]
    for probe in [*some(legal, stream, 15), *some(repertoire(setting), stream, 40)]:
        for fields in (fields_of(probe), mutate(fields_of(probe), known, stream.below)):
            try:
                action = read_action(game, fields)
            except Malformed:
                continue
            assert check(game, other, seat, action) == check(game, state, seat, action)
    for picked, asked in ways(game, state, seat, 60):
        assert game.ask(other, seat, picked) == asked


@every_setting
def test_a_redeal_is_a_function_of_the_view(setting: Setting) -> None:
    game = setting.game
    for number, moment in enumerate(sample(setting, 30)):
        for audience in setting.audiences:
            other = game.redeal(moment.before, audience, stream_for(setting, number))
            again = game.redeal(other, audience, stream_for(setting, "again"))
            assert again == game.redeal(moment.before, audience, stream_for(setting, "again"))


@every_setting
def test_events_tell_an_audience_no_more_than_its_view(setting: Setting) -> None:
    game = setting.game
    compared = 0
    for number, moment in enumerate(sample(setting, 30)):
        for audience in setting.audiences:
            seen = game.view(moment.after, audience)
            told = audience_events(moment.events, audience)
            for action, events, after in _elsewhere(setting, moment, audience, stream_for(setting, number)):
                if game.view(after, audience) == seen:
                    compared += action != moment.action or after != moment.after
                    # cards that end in the same hand may have been drawn in another order
                    same = sorted(map(repr, audience_events(events, audience))) == sorted(map(repr, told))
                    assert same, (audience, moment.action, action)
    assert compared


def _elsewhere(
    setting: Setting, moment: Moment, audience: int | None, stream: Stream
) -> Iterator[tuple[Any, Any, Any]]:
    """What could have happened instead, as far as this audience knew: other hidden cards, another sealed action."""
    game = setting.game
    for world in (moment.before, game.redeal(moment.before, audience, stream)):
        instead = [moment.action]
        if type(moment.action).__struct_config__.tag in SEALED[setting.name]:
            instead += some(game.legal(world, moment.seat), stream, 12)
        for action in instead:
            if type(action) is not type(moment.action) or check(game, world, moment.seat, action):
                continue
            try:
                after, events = game.apply(world, moment.seat, action, Recorded(moment.draws))
            except Forged:
                continue
            yield action, events, after


@every_setting
def test_what_can_be_taken_back_has_told_nobody_anything(setting: Setting) -> None:
    game = setting.game
    compared = 0
    for number, moment in enumerate(sample(setting, 100)):
        if take(game, moment.before, moment.seat, moment.action, Recorded(moment.draws)).barrier:
            continue
        for audience in setting.audiences:
            world = game.redeal(moment.before, audience, stream_for(setting, number))
            if check(game, world, moment.seat, moment.action) is None:
                after, _ = game.apply(world, moment.seat, moment.action, Recorded(()))
                # that a game went on which could have ended here is all that may be learnt
                assert not game.to_act(after) or game.view(after, audience) == game.view(moment.after, audience)
                compared += 1
    assert compared or setting.name in SHOWS_WITH_EVERY_MOVE


@every_setting
def test_an_action_is_taken_back_by_who_did_it_until_something_shows(setting: Setting) -> None:
    table = Table(setting.game, setting.seats, setting.options, Scripted({}))
    taken_back = 0
    stream = stream_for(setting, "undo")
    for _ in range(100):
        while not table.to_act:
            chance = Seeded(stream.below(1 << 32).to_bytes(32, "big"))
            table = Table(setting.game, setting.seats, setting.options, chance)
        before, drawn, seat = table.state, len(table.chance.drawn), stream.choose(table.to_act)
        action = stream.choose(table.game.legal(before, seat))
        turn = table.act(seat, action)
        with pytest.raises(Refused, match="somebody-moved"):
            table.undo((seat + 1) % setting.seats)
        if turn.barrier:
            with pytest.raises(Refused, match="something-was-shown"):
                table.undo(seat)
            continue
        assert len(table.chance.drawn) == drawn
        after = table.state
        table.undo(seat)
        taken_back += 1
        assert table.state == before
        assert table.act(seat, action).state == after
    assert taken_back or setting.name in SHOWS_WITH_EVERY_MOVE


@every_setting
def test_states_views_events_and_actions_survive_being_written(setting: Setting) -> None:
    game = setting.game
    for moment in sample(setting, 30):
        kept = encode_state(moment.after)
        assert decode_state(game, kept) == moment.after
        assert encode_state(decode_state(game, kept)) == kept
        assert hash(decode_state(game, kept)) == hash(moment.after)
        written = msgspec.json.encode(moment.events)
        assert msgspec.json.decode(written, type=GenericAlias(list, game.event_type)) == list(moment.events)
        assert list(game.views(moment.after)) == [game.view(moment.after, audience) for audience in setting.audiences]
        for audience in setting.audiences:
            view = game.view(moment.after, audience)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
        for event in moment.events:
            assert event.to is None or (event.to and set(event.to) <= set(range(setting.seats)))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_old_records_still_replay(path: Path) -> None:
    proof = verify(read(path.read_bytes()))
    assert proof.seeded
    assert proof.outcome.over


def test_there_is_an_old_record_of_every_table() -> None:
    assert {path_of(setting) for setting in SETTINGS if setting.name != TINY.name} <= set(GOLDEN)

"""A replay shows at each step, to each seat and to all, what the live game showed them, and no end before the end.

TIDETABLE_LONG=1 goes through every step of a thousand records of each game, at all its tables in turn.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.contract import Contract
from bot.controls import NO_TABLE
from bot.controls import Replay as At
from bot.host.log import Moment
from bot.host.replay import Replay, lay_out
from bot.host.rounds import ROUND, round_row, split_rounds
from bot.scenes import scene_at, tell
from bot.screens.games import screen_of
from bot.screens.message import Message, Part, Picture, Text, control_ids, flat
from bot.screens.replay import Place, replay
from bot.screens.scene import Scene, Sitter
from bot.texts import LANGUAGES, texts
from engine.arena import play, seed_for
from engine.errors import EngineError
from engine.game import View
from engine.games.rolling.events import Revealed
from engine.games.waves.events import MajorityFound
from engine.record import read, write
from engine.sealed import Sealed
from engine.table import read_action
from tests.bot import limits
from tests.bot.screens.positions import GAMES, LONGEST_NAMES, NAMES, system_of
from tests.engine.games_under_test import Setting

LONG = bool(os.environ.get("TIDETABLE_LONG"))
RECORDS = 1000 if LONG else 2
STEPS = 1 if LONG else 7
"""Every so manieth step is compared as a screen."""
USUAL = [next(one for one in GAMES if one.name == name) for name in sorted({one.name for one in GAMES})]


def record_of(setting: Setting, number: int) -> bytes:
    seed = seed_for("replayed", setting.game, setting.seats, number)
    return write(play(setting.game, setting.seats, setting.options, seed))


def live(setting: Setting, data: bytes) -> Iterator[tuple[Sealed, list[Moment]]]:
    """The game as the bot plays it, with its log, after the deal and after each move."""
    record = read(data)
    assert record.seed is not None
    seed = bytes.fromhex(record.seed)
    dealt = Sealed.begin(record.game, record.seats, record.options, seed)
    game, log = dealt.game, [Moment(1, None, {}, tuple(dealt.events), (), 0.0)]
    yield game, log
    for number, fields in enumerate(record.actions):
        rest = {name: value for name, value in fields.items() if name != "seat"}
        before, done = game, game.act(fields["seat"], read_action(setting.game, rest), seed)
        game = done.game
        log.append(Moment(number + 2, fields["seat"], rest, tuple(done.events), (), 0.0))
        if row := round_row(before, done):
            log.append(Moment(number + 2, None, msgspec.json.decode(row.payload), (), (), 0.0))
        yield game, log


def seen(setting: Setting, game: Sealed, seat: int | None, log: list[Moment], **more: Any) -> Scene[View]:
    sitters = tuple(Sitter(number, NAMES[number], None) for number in range(setting.seats))
    told = tuple(tell(moment, seat) for moment in log if moment.events)
    return scene_at(game, seat, texts("en"), Contract(system_of(setting), dict(setting.options)), sitters, told, **more)


def news(setting: Setting, seat: int | None, log: list[Moment]) -> list[Moment]:
    """What was told live: to a seat from its last acts in a row on, to everybody of the round.

    What a move ended of a round stood in the message of that round, or in the result; what it began, at the table.
    """
    if seat is None:
        rounds, since = split_rounds(setting.name, log)
        if not is_round(log[-1]):
            return since
        [*before, ended] = rounds[-1].moments
        began = [event for moment in since for event in moment.events]
        return [*before, replace(ended, events=(*ended.events, *began))]
    first = len(log)
    for at in range(len(log) - 1, -1, -1):
        if log[at].seat == seat:
            first = at
        elif log[at].seat is not None and first < len(log):
            break
    return log[first:] if first < len(log) else log


def is_round(moment: Moment) -> bool:
    return moment.action.get("type") == ROUND


def parts(scene: Scene[View]) -> list[Part]:
    screen = screen_of(scene.game)
    return list(screen.public(scene) if scene.seat is None else screen.private(scene))


def pixels(scene: Scene[View]) -> list[bytes]:
    return [part.paint() for part in parts(scene) if isinstance(part, Picture)]


@pytest.mark.parametrize("game", [setting.name for setting in USUAL])
def test_each_step_shows_each_seat_what_it_saw_live(game: str) -> None:
    tables = [setting for setting in GAMES if setting.name == game]
    screens = pictures = 0
    for number in range(RECORDS):
        setting = tables[number % len(tables)]
        data = record_of(setting, number)
        found = lay_out(data)
        drawn = number * 7 % len(found.steps)
        for step, (now, log) in enumerate(live(setting, data)):
            then = found.steps[step].game
            for seat in setting.audiences:
                assert then.view(seat) == now.view(seat)
                if step % STEPS and step != drawn:
                    continue
                there = seen(setting, then, seat, found.news(step, seat))
                here = seen(setting, now, seat, news(setting, seat, log))
                # a picture is made from its scene alone: where scenes are equal it can only be the same;
                # the prompt is no part of it, but goes into the ids of buttons
                assert replace(there, prompt="") == replace(here, prompt="")
                assert parts(there) == parts(here)
                screens += 1
                if step == drawn:
                    shown = pixels(there)
                    assert shown == pixels(here)
                    pictures += len(shown)
        assert step == len(found.steps) - 1
    print(f"{game}: {RECORDS} records, {screens} screens compared, {pictures} pictures painted twice")
    assert screens > pictures > 0


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_everybody_is_told_at_each_step_all_that_they_could_know_of_it(setting: Setting) -> None:
    data = record_of(setting, 0)
    found = lay_out(data)
    ends = 0
    for step, (_, log) in enumerate(live(setting, data)):
        [*_, move] = [moment for moment in log if not is_round(moment)]
        told = found.news(step, None)[-1:]
        assert [event for each in told for event in each.told_to(None)] == move.told_to(None), f"step {step}"
        ends += is_round(log[-1])
    assert ends


@pytest.mark.parametrize(("game", "key"), [("waves", "waves-event-majority"), ("rolling", "rolling-moment-revealed")])
def test_the_step_that_ends_a_round_says_to_everybody_how_it_came_out(game: str, key: str) -> None:
    [setting] = [one for one in USUAL if one.name == game]
    found = lay_out(record_of(setting, 0))
    for done in split_rounds(game, found.log)[0]:
        [decided] = [
            texts("en")(key, **{"edition": system_of(setting), **msgspec.structs.asdict(event)})
            for moment in done.moments
            for event in moment.events
            if isinstance(event, MajorityFound | Revealed)
        ]
        assert decided in words_of(message(setting, found, At(NO_TABLE, done.moves)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_with_much_to_tell_leaves_room_for_the_rest_of_its_step(language: str) -> None:
    setting = next(one for one in GAMES if str(one) == "rolling-5")
    found = lay_out(record_of(setting, 3))
    sitters = tuple(Sitter(number, LONGEST_NAMES[number], None) for number in range(setting.seats))
    for done in split_rounds(setting.name, found.log)[0]:
        at = At(NO_TABLE, done.moves, words=True)
        scene = seen(setting, found.steps[at.step].game, None, found.news(at.step, None))
        scene = replace(scene, texts=texts(language), sitters=sitters, text_mode=True)
        shown = replay(scene, Place(at, len(found.steps) - 1, found.rounds, note="國" * 400))
        assert limits.of_message(shown) == []


def words_of(shown: Message) -> str:
    return "\n".join(part.markdown for part in flat(shown.parts) if isinstance(part, Text))


def message(setting: Setting, found: Replay, at: At) -> Message:
    scene = seen(setting, found.steps[at.step].game, at.seat, found.news(at.step, at.seat))
    return replay(scene, Place(at, len(found.steps) - 1, found.rounds))


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_replay_begins_at_the_beginning_and_tells_the_result_only_at_the_end(setting: Setting) -> None:
    found = lay_out(record_of(setting, 0))
    last = len(found.steps) - 1
    for step in {0, last // 2, last}:
        for seat in (None, 0):
            shown = message(setting, found, At(NO_TABLE, step, seat))
            assert ("🏁" in words_of(shown)) == (step == last)
            assert limits.of_message(shown) == []
            assert len(set(control_ids(shown))) == len(control_ids(shown))
    begins = [step for _, step in found.rounds]
    assert begins == sorted(set(begins))
    assert begins[0] == 0


def test_what_is_no_record_is_not_laid_out() -> None:
    with pytest.raises(EngineError):
        lay_out(b"{}")

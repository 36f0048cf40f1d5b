"""Every event of a whole game that everybody may know is told once, in the lasting message of the round it was in.

TIDETABLE_LONG=1 goes through twenty games of every kind.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from bot.host.rounds import Round, decided_after, split_rounds
from bot.screens.games import screen_of
from bot.screens.log import event_line
from bot.screens.message import Document, Message, Picture, Text, flat
from bot.screens.round import round_over
from bot.screens.scene import Scene
from engine.game import Event, View
from engine.games.perfect_wave.events import Stuck
from engine.games.rolling.events import Buried, Fired, Revealed, Wrote
from engine.games.war.events import Judged
from engine.games.waves.events import MajorityFound, Rotated
from engine.record import read
from engine.sealed import Sealed
from tests.bot.screens.positions import GAMES
from tests.bot.test_replay import live, record_of, seen
from tests.end_to_end.reading import unfold
from tests.engine.games_under_test import Setting

LONG = bool(os.environ.get("TIDETABLE_LONG"))
MANY = 20 if LONG else 1


def messages(setting: Setting, number: int) -> Iterator[tuple[Round, Scene[View], Message]]:
    """The rounds of a whole game, each as everybody saw its end, and the message that stays of it."""
    data = record_of(setting, number)
    games: list[Sealed] = []
    log = []
    for game, so_far in live(setting, data):
        games.append(game)
        log = list(so_far)
    rounds, since = split_rounds(setting.name, log)
    told = [event for done in rounds for moment in done.moments for event in moment.events]
    happened = [event for moment in log for event in moment.events]
    assert [event for event in told if event.to is None] == [event for event in happened if event.to is None]
    assert since == []
    assert rounds[-1].moves == len(read(data).actions)
    for done in rounds:
        scene = seen(setting, games[done.moves], None, list(done.moments))
        before = games[decided_after(done, screen_of(setting.name).decides)]
        yield done, scene, round_over(scene, done.number, before.view(None))


def lines_in(message: Message) -> Counter[str]:
    """The lines of a message, or of the file with all of them; a line that stands for several as often."""
    parts = flat(message.parts)
    files = [part.data.decode() for part in parts if isinstance(part, Document)]
    texts = [line for part in parts if isinstance(part, Text) for line in part.markdown.splitlines()]
    listed = files[0].splitlines() if files else [line[3:].replace("**", "") for line in texts if line[:3] == "-# "]
    found: Counter[str] = Counter()
    for line in listed:
        said, many = unfold(line)
        found[said] += many
    return found


def words_of(message: Message) -> str:
    """All that a message says, and that its pictures show."""
    parts = flat(message.parts)
    return "\n".join(
        part.markdown if isinstance(part, Text) else part.alt for part in parts if isinstance(part, Text | Picture)
    )


def said_otherwise(scene: Scene[View], event: Event) -> Sequence[str]:
    """What a message must say of an event that has no line of its own there."""
    texts = scene.texts
    match event:
        case MajorityFound(majority=majority, tablet=tablet):
            return [texts("waves-event-majority", majority=majority, tablet=tablet, edition=scene.contract.system)]
        case Rotated():
            return [texts("waves-tablet-rotate-rule", edition=scene.contract.system)]
        case Stuck(seat=seat):
            return [texts("wave-ended-stuck-own" if seat == scene.seat else "wave-ended-stuck", who=scene.who(seat))]
        case Judged(seat=seat):
            return [texts("war-moment-judged", who=scene.who(seat))]
        case Revealed(round=number):
            return [texts("rolling-moment-revealed", round=number)]
        case Wrote(part=part, value=value, boosted=boosted):
            return [texts("rolling-moment-boosted" if boosted else "rolling-moment-put", part=part, value=value)]
        case Buried(chest=chest):
            return [texts("rolling-moment-buries", chest=chest)]
        case Fired(stolen=stolen) if stolen:
            return [", ".join(map(str, stolen))]
    return []


def test_a_move_that_ends_a_round_and_the_game_is_told_whole_by_that_round() -> None:
    setting = next(one for one in GAMES if str(one) == "wave-4-misplay=returned")
    ends_in_the_next = 0
    for number in range(4):
        *_, (done, _, _) = messages(setting, number)
        last = [event for moment in done.moments for event in moment.events]
        assert type(last[-1]).__struct_config__.tag == "ended"
        ends_in_the_next += read_end(setting, number) != done.number
    assert ends_in_the_next


def read_end(setting: Setting, number: int) -> int | None:
    """The round in which a game stands when it is over."""
    *_, (game, _) = live(setting, record_of(setting, number))
    return game.round


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_every_public_event_is_told_once_and_in_the_round_in_which_it_happened(setting: Setting) -> None:
    told = otherwise = 0
    for number in range(MANY):
        for done, scene, message in messages(setting, number):
            shown, words = lines_in(message), words_of(message)
            own = screen_of(setting.name).says(scene)
            public = [event for told_now in scene.told for event in told_now.events]
            wanted = Counter(
                event_line(scene, event).replace("**", "") for event in public if not isinstance(event, own)
            )
            del wanted[""]
            assert {line: shown[line] for line in wanted} == dict(wanted), f"round {done.number}"
            told += wanted.total()
            elsewhere = Counter(
                said for event in public if isinstance(event, own) for said in said_otherwise(scene, event)
            )
            for said, many in elsewhere.items():
                assert words.count(said) >= many, f"round {done.number}: {said}"
            otherwise += elsewhere.total()
    if LONG:
        print(f"{setting}: {MANY} games, {told} events told in a line, {otherwise} in words of their own")
    assert told

"""A film shows a whole game, round by round, light enough for Discord, and nobody waits while it is made.

TIDETABLE_LONG=1 makes films of the longest of many games, and says how long that took.
"""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.contract import Contract
from bot.drawing.film import MOST_BYTES, join
from bot.host.replay import lay_out
from bot.host.rounds import split_rounds
from bot.post import film
from bot.post.film import FilmMaker, FilmProgress, FilmRequest, moments_of, paint, say_game
from bot.screens.log import lines
from bot.screens.round import say_round
from bot.screens.scene import Sitter
from bot.texts import LANGUAGES
from engine.chance import Seeded
from engine.record import read, write
from engine.table import read_action
from tests.bot.screens.positions import GAMES, NAMES, system_of
from tests.bot.test_replay import USUAL, record_of, seen
from tests.engine.games_under_test import Setting
from tests.engine.played import Table, record_of_table

LONG = bool(os.environ.get("TIDETABLE_LONG"))
LONGEST = 60.0
"""A film of the longest game takes no more than so many seconds of a processor."""


def filmed_of(setting: Setting, number: int = 0, language: str = "en") -> FilmRequest:
    sitters = tuple(Sitter(seat, NAMES[seat], None) for seat in range(setting.seats))
    contract = Contract(system_of(setting), dict(setting.options))
    return FilmRequest(record_of(setting, number), contract, sitters, language, "strong")


async def make(filmed: FilmRequest) -> list[FilmProgress]:
    studio = FilmMaker()
    try:
        return [made async for made in studio.make(filmed)]
    finally:
        studio.close()


@pytest.mark.parametrize("setting", USUAL if LONG else USUAL[-1:], ids=str)
async def test_a_film_shows_the_deal_and_each_round_and_says_how_far_it_is(setting: Setting) -> None:
    filmed = filmed_of(setting)
    making, waited = asyncio.create_task(make(filmed)), 0.0
    while not making.done():
        before = time.thread_time()
        await asyncio.sleep(0.005)
        # Processor time of this thread alone: how long others wait on a busy machine says nothing of the film.
        waited = max(waited, time.thread_time() - before)
    assert waited < 0.5, "others go on meanwhile"
    made, moments = making.result(), moments_of(filmed)
    assert [one.done for one in made] == [*range(len(moments) + 1), len(moments)]
    assert [bool(one.film) for one in made] == [False] * (len(made) - 1) + [True]
    shown = Image.open(BytesIO(made[-1].film))
    assert shown.format == "WEBP"
    assert getattr(shown, "n_frames", 1) >= len(moments) // 2
    assert len(made[-1].film) <= MOST_BYTES
    rounds = split_rounds(setting.name, lay_out(filmed.data).log)[0]
    assert moments[0] == -1
    assert moments[-1] == len(rounds) - 1


async def test_how_much_there_is_to_do_is_known_before_the_other_process_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse() -> None:
        raise AssertionError("nothing is painted yet")

    monkeypatch.setattr(film, "start_worker_process", refuse)
    steps = FilmMaker().make(filmed_of(USUAL[-1]))
    first = await anext(steps)
    assert first == FilmProgress(0, len(moments_of(filmed_of(USUAL[-1]))))
    with pytest.raises(AssertionError, match="painted"):
        await anext(steps)


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_every_moment_of_a_film_has_a_picture(setting: Setting) -> None:
    filmed = filmed_of(setting)
    for moment in (-1, moments_of(filmed)[-1]):
        for picture in paint(filmed, moment):
            assert Image.open(BytesIO(picture)).width > 100
        assert paint(filmed, moment)


def test_a_film_that_would_be_too_heavy_is_made_smaller() -> None:
    noise = [Image.effect_noise((600, 400), 90 + number).convert("RGB") for number in range(4)]
    pictures = []
    for image in noise:
        file = BytesIO()
        image.save(file, "PNG")
        pictures.append(file.getvalue())
    whole = join(pictures)
    small = join(pictures, most=len(whole) // 2)
    assert len(small) <= len(whole) // 2
    assert Image.open(BytesIO(small)).width < Image.open(BytesIO(whole)).width == 600


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_who_reads_gets_every_round_as_a_text(setting: Setting, language: str) -> None:
    said = say_game(filmed_of(setting, language=language))
    filmed = filmed_of(setting)
    rounds = split_rounds(setting.name, lay_out(filmed.data).log)[0]
    assert len(said.split("\n\n")) == len(rounds)
    assert "**" not in said


def test_a_game_as_a_text_has_names_as_they_are() -> None:
    filmed = filmed_of(USUAL[0])
    name = r"_[a*b]_ **~~\#1"
    said = say_game(replace(filmed, sitters=tuple(replace(each, name=name) for each in filmed.sitters)))
    assert name in said
    assert said.count("\\") == said.count(name)


def broken_off(setting: Setting, moves: int) -> FilmRequest:
    """A game that was left after so many moves."""
    filmed = filmed_of(setting)
    whole = read(filmed.data)
    assert whole.seed is not None
    table = Table(setting.game, whole.seats, whole.options, Seeded(bytes.fromhex(whole.seed)))
    for fields in whole.actions[:moves]:
        rest = {name: value for name, value in fields.items() if name != "seat"}
        table.act(fields["seat"], read_action(table.game, rest))
    return replace(filmed, data=write(record_of_table(table)))


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_a_game_that_was_broken_off_is_told_up_to_its_last_move(setting: Setting) -> None:
    first, second, *_ = split_rounds(setting.name, lay_out(filmed_of(setting).data).log)[0]
    for number, moves in enumerate((first.moves - 1, second.moves - 1), 1):
        filmed = broken_off(setting, moves)
        found = lay_out(filmed.data)
        scene = seen(setting, found.steps[-1].game, None, split_rounds(setting.name, found.log)[1])
        left = [say_round(scene, number), *lines(scene)]
        assert len(left) > 1
        parts = say_game(filmed).rstrip().split("\n\n")
        assert len(parts) == number
        assert parts[-1].splitlines() == [line.replace("**", "") for line in left]


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_the_film_of_a_game_that_was_broken_off_ends_as_it_was_left(setting: Setting) -> None:
    first, second, *_ = split_rounds(setting.name, lay_out(filmed_of(setting).data).log)[0]
    filmed = broken_off(setting, second.moves - 1)
    assert moments_of(filmed) == [-1, 0, 1]
    assert paint(filmed, 1) not in ([], paint(filmed, 0))
    assert moments_of(broken_off(setting, first.moves)) == [-1, 0], "nobody has moved since that round"


@pytest.mark.skipif(not LONG, reason="TIDETABLE_LONG=1 makes films of the longest games")
@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_film_of_the_longest_game_is_made_in_time(setting: Setting) -> None:
    longest = max(range(40), key=lambda number: len(moments_of(filmed_of(setting, number))))
    filmed = filmed_of(setting, longest)
    before = time.process_time()
    moments = moments_of(filmed)
    whole = join([picture for moment in moments for picture in paint(filmed, moment)])
    took = time.process_time() - before
    print(f"{setting}: {len(moments)} moments, {len(whole)} bytes, {took:.1f} s")
    assert took < LONGEST
    assert len(whole) <= MOST_BYTES

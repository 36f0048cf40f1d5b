"""A game that is over shows, step by step, what its people saw at their table while it was played, and noted there."""

from __future__ import annotations

import msgspec
import pytest

from bot.controls import NO_TABLE
from bot.controls import Replay as At
from bot.errors import Sorry
from bot.host import Host, Seated, turns
from bot.host.rounds import split_rounds
from bot.play import leaving, looking, notes, records, replaying
from bot.play.answers import Answer
from bot.play.asker import Asker, Place
from bot.screens.message import Picture, Text, flat
from tests.bot.play.conftest import CHANNEL, SERVER, People, message_of, words_of
from tests.engine.games_under_test import stream_for
from tests.engine.lucky_records import whole

MOVES = 16


def told(answer: Answer) -> list[str]:
    """The words of an answer, and what its pictures show."""
    parts = [part for part in flat(message_of(answer).parts) if isinstance(part, Text | Picture)]
    return [part.alt if isinstance(part, Picture) else part.markdown for part in parts]


async def look(host: Host, people: People, seated: Seated) -> list[list[str]]:
    """What the table and each hand show."""
    table = told(await looking.show_table(host, people.ask("dan"), seated))
    hands = [told(await looking.show_hand(host, people.ask(seat.name), seated)) for seat in seated.seats]
    return [table, *hands]


async def play(host: Host, people: People, system: str, *guests: str) -> tuple[Seated, dict[int, list[list[str]]]]:
    """A game that was broken off after some moves, and what was shown after so many of them."""
    seated = await people.deal(system, *guests)
    seen = {}
    luck = stream_for(system, "gone through")
    for _ in range(MOVES):
        if not seated.running:
            break
        moved = sum(moment.seat is not None for moment in await host.log(seated))
        seen[moved] = await look(host, people, seated)
        game = turns.game_of(seated)
        seat = game.to_act[0]
        await host.act(seated.id, None, seat, luck.choose(game.legal(seat)))
        seated = await host.load(seated.id)
    if seated.running:
        await break_off(host, people, seated)
    return await host.load(seated.id), seen


async def break_off(host: Host, people: People, seated: Seated) -> None:
    manager = Asker(people.ask("dan").request, Place(SERVER, CHANNEL, may_manage=True))
    await leaving.close(host, manager, seated.id)


@pytest.mark.parametrize(
    ("system", "guests"),
    [("waves", ("bob", "cem")), ("breakers", ("bob",)), ("rolling", ("bob",)), ("war", ("bob",)), ("wave", ("bob",))],
)
async def test_each_step_has_the_pictures_and_words_that_were_at_the_table(
    host: Host, people: People, system: str, guests: tuple[str, ...]
) -> None:
    seated, seen = await play(host, people, system, *guests)
    ends = {done.moves for done in split_rounds(seated.table.game, await host.log(seated))[0]}
    for step, shown in seen.items():
        for seat, live in zip((None, *range(len(seated.seats))), shown, strict=True):
            _, *again = told(await replaying.go_to(host, people.ask("dan"), At(seated.id, step, seat)))
            assert again
            if seat is None and step in ends:
                # what came of the round stood in its own message; the table itself is last
                again = again[-1:]
            assert [part for part in again if part not in live] == []


async def test_a_note_is_at_the_steps_at_which_it_was_there_and_nobody_elses(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob")
    bob = seated.seats_of(people.ask("bob").user)[0]
    written: list[str] = []
    for number in range(5):
        seated = await host.load(seated.id)
        text = {0: "as it began", 2: "bob bluffs", 3: "he does not", 4: notes.NOTHING}.get(number)
        if text is not None:
            if text != notes.NOTHING:
                await notes.note(host, people.ask("ann"), seated, "a slip")
            await notes.note(host, people.ask("ann"), seated, text)
        written.append(text or written[-1])
        game = turns.game_of(seated)
        seat = game.to_act[0]
        await host.act(seated.id, None, seat, game.legal(seat)[0])
    await break_off(host, people, seated)
    for step, text in enumerate(written):
        said = words_of(await replaying.go_to(host, people.ask("ann"), At(seated.id, step, bob)))
        assert ("📝" in said) == (text not in (notes.NOTHING, "he does not"))
        assert text in said or text == "he does not"
        assert "📝" not in words_of(await replaying.go_to(host, people.ask("bob"), At(seated.id, step, bob)))


@pytest.mark.parametrize("film", [False, True])
async def test_of_a_file_that_is_forged_or_cut_it_is_said_what_is_wrong_with_it(
    host: Host, people: People, film: bool
) -> None:
    sound = msgspec.json.decode(whole("rolling", 2))
    actions = sound["actions"]
    wrong: list[dict[str, object]] = [
        {"actions": actions[:-1]},
        {"actions": [actions[0]] * 9},
        {"chance": []},
        {"format": "other/1"},
    ]
    for changes in wrong:
        data = msgspec.json.encode(sound | changes)
        use_case = replaying.film_file if film else replaying.from_file
        with pytest.raises(Sorry) as refused:
            await use_case(host, people.ask("ann"), data, At(NO_TABLE))
        said = refused.value.words.params["why"]
        assert said == words_of(await records.verify_record(people.ask("ann"), data))
        assert ("Forged" in str(said)) == ("format" not in changes)

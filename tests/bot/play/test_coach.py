"""The coach: advice in private, only where the table agreed to it, and from nothing but the seat's own view."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.computers.thinkers import Thinkers
from bot.controls import Coach, Undo, read
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, turns
from bot.play import coach, lobby, looking
from bot.play.answers import Show
from bot.play.asker import Asker
from bot.scenes import scene_of
from bot.screens import coach as screen
from bot.systems import systems
from bot.texts import LANGUAGES, texts
from engine.game import Action
from engine.menu import Words
from engine.players import Decision, Outlook, Prospect, QuickStream, Sight, decide_with_reason
from tests.bot.play.conftest import People, ids_of, words_of
from tests.bot.play.test_moves import mover_of


async def deal(host: Host, people: People, system: str, *, agreed: bool) -> Seated:
    """A running game of two at a table that agreed to a coach, or did not."""
    for _ in range(10):
        table = await people.open(system, "bob")
        if agreed:
            await people.agree_on(table, "coach", "yes", "bob")
        await lobby.start(host, people.ask("ann"), table)
        seated = await host.load(table)
        if seated.running:
            return seated
    raise AssertionError("every game was over at once")


@pytest.mark.parametrize("system", systems())
async def test_whoever_is_asked_can_ask_what_is_sensible_and_gets_a_reason(
    host: Host, people: People, system: str
) -> None:
    seated = await deal(host, people, system, agreed=True)
    seat, name = mover_of(seated)
    assert Coach(seated.id, seat) in map(read, ids_of(await looking.show_hand(host, people.ask(name), seated)))
    said = set()
    for language in LANGUAGES:
        asker = people.ask(name)
        asker = replace_language(asker, language)
        text = words_of(await coach.advise(host, asker, seated.id, seat))
        assert "•" in text
        assert "-why-" not in text
        said.add(text)
    assert len(said) == len(LANGUAGES)
    assert (await host.load(seated.id)).version == seated.version


def replace_language(asker: Asker, language: str) -> Asker:
    return type(asker)(replace(asker.request, locale=language), asker.place)


async def test_without_an_agreement_there_is_no_coach(host: Host, people: People) -> None:
    seated = await deal(host, people, "war", agreed=False)
    seat, name = mover_of(seated)
    shown = ids_of(await looking.show_hand(host, people.ask(name), seated))
    assert not [control for control in map(read, shown) if isinstance(control, Coach)]
    with pytest.raises(Sorry, match="error-no-coach"):
        await coach.advise(host, people.ask(name), seated.id, seat)


async def test_nobody_is_advised_for_another_seat_or_out_of_turn(host: Host, people: People) -> None:
    seated = await deal(host, people, "war", agreed=True)
    seat, name = mover_of(seated)
    other = next(one for one in seated.seats if one.number != seat)
    with pytest.raises(Sorry, match="error-not-your-seat"):
        await coach.advise(host, people.ask(other.name), seated.id, seat)
    with pytest.raises(Outdated):
        await coach.advise(host, people.ask(other.name), seated.id, other.number)
    shown = ids_of(await looking.show_hand(host, people.ask(other.name), seated))
    assert not [control for control in map(read, shown) if isinstance(control, Coach | Undo)]
    assert name != other.name


async def test_what_is_advised_is_found_without_the_real_cards(host: Host, people: People) -> None:
    seated = await deal(host, people, "war", agreed=True)
    seat, name = mover_of(seated)
    seen: list[Sight] = []

    async def look(sight: Sight, seed: bytes, done: Action | None = None) -> Decision:
        seen.append(sight)
        return decide_with_reason("easy", sight, QuickStream(seed))

    host.outside = replace(host.outside, consider=look)
    await coach.advise(host, people.ask(name), seated.id, seat)
    game = turns.game_of(seated)
    assert seen[0].pack() != game._kept.state
    assert seen[0].view == game.view(seat)


async def test_the_bot_thinks_about_it_in_the_process_for_thoughts(host: Host, people: People) -> None:
    seated = await deal(host, people, "war", agreed=True)
    seat, name = mover_of(seated)
    thinkers = Thinkers()
    host.outside = replace(host.outside, consider=thinkers.consider)
    try:
        first = words_of(await coach.advise(host, people.ask(name), seated.id, seat))
        assert thinkers.is_running
        assert words_of(await coach.advise(host, people.ask(name), seated.id, seat))
        assert "A strong player" in first
    finally:
        thinkers.close()


async def test_what_rules_of_thumb_say_while_too_many_thoughts_wait_is_not_called_a_strong_players(
    host: Host, people: People
) -> None:
    seated = await deal(host, people, "war", agreed=True)
    seat, name = mover_of(seated)
    host.outside = replace(host.outside, consider=Thinkers(most_waiting=0).consider)
    said = words_of(await coach.advise(host, people.ask(name), seated.id, seat))
    assert "By rules of thumb" in said
    assert "strong player" not in said


@pytest.mark.parametrize(("lead", "said"), [(0.0, "About as good"), (0.3, "clearly worse")])
async def test_the_next_best_is_told_with_how_much_worse_it_is(
    host: Host, people: People, lead: float, said: str
) -> None:
    seated = await deal(host, people, "war", agreed=True)
    seat, name = mover_of(seated)
    game = turns.game_of(seated)
    first, second = game.legal(seat)[0], game.legal(seat)[1]

    async def consider(sight: Sight, seed: bytes, done: Action | None = None) -> Decision:
        return Decision(first, (), second, lead)

    host.outside = replace(host.outside, consider=consider)
    told = words_of(await coach.advise(host, people.ask(name), seated.id, seat))
    assert said in told

    shown = coach.about(scene_of(seated, seat, texts("en"), []), game, first)
    alike = screen.advice(shown, Decision(first, (), lead=lead), shown)
    assert said not in words_of(Show(alike)), "a move that reads alike is no other advice"


async def test_what_befalls_whoever_is_advised_is_said_to_befall_them(host: Host, people: People) -> None:
    seated = await deal(host, people, "war", agreed=True)
    seat, name = mover_of(seated)
    first = turns.game_of(seated).legal(seat)[0]
    outlook = Outlook(0.5, None, Prospect(Words("war-then-horn", {"who": seat}), 0.2, 0.1))

    async def consider(sight: Sight, seed: bytes, done: Action | None = None) -> Decision:
        return Decision(first, (), outlook=outlook)

    host.outside = replace(host.outside, consider=consider)
    told = words_of(await coach.advise(host, people.ask(name), seated.id, seat))
    assert f"{name} (you) sounds the horn" in told


async def test_what_is_expected_and_what_is_feared_is_told_in_every_language(host: Host, people: People) -> None:
    seated = await deal(host, people, "war", agreed=True)
    seat, name = mover_of(seated)
    first = turns.game_of(seated).legal(seat)[0]
    walls = Words("war-then-builds", {"who": 1 - seat, "section": "bridge2"})
    outlook = Outlook(0.5, Prospect(walls, 0.72, 0.5), Prospect(Words("war-then-horn", {"who": 1 - seat}), 0.02, 0.1))

    async def consider(sight: Sight, seed: bytes, done: Action | None = None) -> Decision:
        return Decision(first, (), outlook=outlook)

    host.outside = replace(host.outside, consider=consider)
    said = []
    for language in LANGUAGES:
        asker = replace_language(people.ask(name), language)
        said.append(words_of(await coach.advise(host, asker, seated.id, seat)))
        assert "coach-" not in said[-1]
        assert "-then-" not in said[-1]
    other = next(one.name for one in seated.seats if one.number != seat)
    assert f"in 7 of 10 imagined games: {other} builds Bridge 2." in said[list(LANGUAGES).index("en")]
    assert f"in 1 of 10 imagined games: {other} sounds the horn." in said[list(LANGUAGES).index("en")]
    assert len(set(said)) == len(LANGUAGES)

"""What is done always in the same way, and what cannot matter: nobody is called for it, and nobody else learns why."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.controls import Always, Control
from bot.errors import Outdated, Sorry
from bot.host import Host, Seated, plan_state, turns
from bot.host.builder import CommitBuilder
from bot.host.timers import PLAN, WAKE
from bot.play import habits, lobby, looking, plans, preferring, privacy, seats
from bot.play.answers import Show
from bot.scenes import scene_of
from bot.screens import frame
from bot.screens.message import Select, flat
from bot.texts import LANGUAGES, texts_for
from engine.games.waves.piles import ONE, pile_of
from engine.games.waves.state import DISCARD
from engine.sealed import Sealed
from storage.commits import SetTimer
from storage.ids import TableId
from tests.bot.play.conftest import NOW, People, words_of
from tests.bot.play.laying_ahead import (
    LONG,
    THOUGHTS,
    act_first,
    controls_in,
    host,
    lay_first,
    moves_of,
    people,
    ring,
    time,
)
from tests.bot.play.test_second_thoughts import Time
from tests.bot.play.test_taking_back import moved, seat_of

__all__ = ["host", "people", "time"]
MOST_FIRST = "5"
"""What the hand has most of, in the list of Waves."""


async def at_discard(host: Host, people: People, hand: tuple[int, ...] = (), asked: tuple[int, ...] = (0,)) -> Seated:
    """A table of Waves whose first seats must discard as soon as the second has laid its Agent."""
    seated = await people.deal("waves", "bob", "cem")
    game = turns.game_of(seated)
    state = game._state
    hands = tuple(pile_of(hand or (1, 1, 1, 2, 2, 3, 4, 5, 5)) if seat in asked else pile_of((3,)) for seat in range(3))
    state = replace(state, phase=DISCARD, token=0, acting=(*asked, 2), hands=(*hands[:2], hands[2] + 9 * ONE[2]))
    after = Sealed.at("waves", 3, state)

    def work(now: Seated) -> object:
        builder = CommitBuilder(now)
        builder.go_on_with(after, now)
        builder.timing = msgspec.structs.replace(
            now.timing, seats=tuple(msgspec.structs.replace(clock, asked=None) for clock in now.timing.seats)
        )
        builder.timers += [SetTimer(kind=WAKE, due=host.clock() + 20.0, seat=seat) for seat in after.to_act]
        return builder.build()

    await host.change(seated.id, None, work)  # type: ignore[arg-type]
    return await host.load(seated.id)


def name_of(seated: Seated, seat: int = 0) -> str:
    return seated.seat(seat).name


async def button(host: Host, people: People, seated: Seated, seat: int = 0) -> Always:
    """The button of a hand that is asked to discard."""
    hand = await looking.show_hand(host, people.ask(name_of(seated, seat)), seated)
    [found] = [control for control in controls_in(hand) if isinstance(control, Always)]
    return found


async def choose(host: Host, people: People, seated: Seated, value: str, seat: int = 0) -> Show:
    pressed = await button(host, people, seated, seat)
    return await habits.choose(host, people.ask(name_of(seated, seat)), pressed, (value,))


async def test_what_is_chosen_for_always_is_done_without_a_call_and_told_in_the_hand(
    host: Host, people: People, time: Time
) -> None:
    seated = await at_discard(host, people)
    shown = await choose(host, people, seated, MOST_FIRST)
    assert "When you must discard" in words_of(shown)
    await ring(host, seated.id, time, LONG)
    await ring(host, seated.id, time, THOUGHTS)
    assert await moves_of(host, seated.id, 0) == 1
    after = await host.load(seated.id)
    assert 0 not in turns.game_of(after).to_act
    hand = words_of(await looking.show_hand(host, people.ask(name_of(after)), after))
    assert "Done as always" in hand
    assert "what you hold most of" in hand


async def test_whoever_discards_always_in_the_same_way_is_not_called_when_it_comes(
    host: Host, people: People, time: Time
) -> None:
    seated = await at_discard(host, people, asked=())
    control = Always(seated.id, 0, "discard")
    await habits.choose(host, people.ask(name_of(seated)), control, (MOST_FIRST,))
    seated = await host.load(seated.id)
    state = replace(turns.game_of(seated)._state, hands=(pile_of((2, 2, 2, 3, 3, 3, 3, 4, 5)), 0, 0), acting=(0,))
    position = Sealed.at("waves", 3, state)
    assert plan_state.needs_no_call(seated, 0, position)
    assert not plan_state.needs_no_call(seated, 1, position)
    found = plan_state.automatic_action(seated, 0, position)
    assert found is not None
    assert found[1] == "habit"
    bare = seated.with_timing(msgspec.structs.replace(seated.timing, habits=()))
    assert not plan_state.needs_no_call(bare, 0, position)


async def test_the_last_time_is_offered_first_and_being_asked_again_is_one_choice(host: Host, people: People) -> None:
    seated = await at_discard(host, people)
    await act_first(host, people, seated.id)
    pressed = Always(seated.id, 0, "discard")
    shown = await habits.choose(host, people.ask(name_of(seated)), pressed)
    [select] = [part for part in flat(shown.message.parts) if isinstance(part, Select)]
    assert select.choices[0].label == "Ask me each time"
    assert "As last time" in select.choices[1].label
    await habits.choose(host, people.ask(name_of(seated)), pressed, ("last",))
    assert plan_state.habits_of(await host.load(seated.id), 0)
    await habits.choose(host, people.ask(name_of(seated)), pressed, ("ask",))
    assert not plan_state.habits_of(await host.load(seated.id), 0)
    with pytest.raises(Outdated):
        await habits.choose(host, people.ask(name_of(seated)), pressed, ("no such way",))


async def test_being_asked_again_calls_whoever_is_waited_for_by_then(host: Host, people: People, time: Time) -> None:
    seated = await at_discard(host, people)
    await choose(host, people, seated, MOST_FIRST)
    await choose(host, people, await host.load(seated.id), "ask")
    assert WAKE in await ring(host, seated.id, time, LONG)
    assert (await host.load(seated.id)).timing.seats[0].asked == int(time.now)
    assert await moves_of(host, seated.id, 0) == 0


async def test_a_plan_for_an_agent_outlives_a_discard_by_hand_and_one_that_is_done_always(
    host: Host, people: People, time: Time
) -> None:
    for always in (True, False):
        seated = await at_discard(host, people)
        await act_first(host, people, seated.id)
        await lay_first(host, people, seated.id, 0)
        seated = await host.load(seated.id)
        state = turns.game_of(seated)._state
        again = replace(state, acting=(0, 2), hands=(pile_of((1, 1, 2, 2, 3, 4, 4, 5, 5)), *state.hands[1:]))

        def work(now: Seated, again: object = again) -> object:
            builder = CommitBuilder(now)
            builder.go_on_with(Sealed.at("waves", 3, again), now)
            builder.timers.append(SetTimer(kind=WAKE, due=host.clock() + 20.0, seat=0))
            return builder.build()

        await host.change(seated.id, None, work)  # type: ignore[arg-type]
        seated = await host.load(seated.id)
        assert plan_state.is_ready(seated, 0)
        assert not plan_state.needs_no_call(seated, 0, turns.game_of(seated))
        if always:
            await choose(host, people, seated, MOST_FIRST)
            await ring(host, seated.id, time, LONG)
            await ring(host, seated.id, time, THOUGHTS)
        else:
            await act_first(host, people, seated.id)
        after = await host.load(seated.id)
        assert 0 not in turns.game_of(after).to_act
        assert plan_state.is_ready(after, 0)


async def test_what_cannot_matter_is_played_for_whoever_wants_that(host: Host, people: People, time: Time) -> None:
    seated = await at_discard(host, people, hand=(2,) * 9)
    game = turns.game_of(seated)
    assert not plan_state.needs_no_call(seated, 0, game)
    await preferring.prefer(host, people.ask(name_of(seated)), {"pointless": True})
    seated = await host.load(seated.id)
    assert plan_state.needs_no_call(seated, 0, game)
    assert not plan_state.needs_no_call(seated, 0, turns.game_of(await at_discard(host, people)))
    commit_by = plans.carry_out_when_due
    timer = type("Timer", (), {"table_id": seated.id, "seat": 0})
    await commit_by(host, timer)  # type: ignore[arg-type]
    await ring(host, seated.id, time, 20.0)
    after = await host.load(seated.id)
    assert await moves_of(host, seated.id, 0) == 1
    hand = words_of(await looking.show_hand(host, people.ask(name_of(after)), after))
    assert "nothing else that you could do" in hand


async def test_what_is_done_always_is_its_persons_alone_and_goes_with_them(host: Host, people: People) -> None:
    for leave in ("hand over", "erase"):
        seated = await at_discard(host, people)
        await choose(host, people, seated, MOST_FIRST)
        chosen = await host.load(seated.id)
        bare = chosen.with_timing(msgspec.structs.replace(chosen.timing, habits=()))
        for language in LANGUAGES:
            for other in (1, 2):
                here, there = (frame.private(scene_of(one, other, texts_for(language), [])) for one in (chosen, bare))
                assert here == there
            here, there = (frame.public(scene_of(one, None, texts_for(language), [])) for one in (chosen, bare))
            assert here == there
            own = words_of(Show(frame.private(scene_of(chosen, 0, texts_for(language), []))))
            assert texts_for(language)("waves-habit-most") in own
        name = name_of(seated)
        kept = msgspec.json.decode((await privacy.export(host, people.ask(name))).data)["laid_ahead"]
        assert (seated.id, "discard") in [(one["table"], one.get("kind")) for one in kept]
        assert "When you must discard" in words_of(await plans.show_own(host, people.ask(name)))
        if leave == "hand over":
            await seats.hand_over(host, people.ask(name), chosen)
        else:
            await privacy.erase(host, people.ask(name))
        assert (await host.load(seated.id)).timing.habits == ()


async def test_nobody_chooses_for_another_seat_or_where_the_table_wants_no_plans(host: Host, people: People) -> None:
    seated = await at_discard(host, people)
    with pytest.raises(Sorry, match="error-not-your-seat"):
        await habits.choose(host, people.ask(name_of(seated, 1)), Always(seated.id, 0, "discard"), (MOST_FIRST,))
    with pytest.raises(Outdated):
        await habits.choose(host, people.ask(name_of(seated)), Always(seated.id, 0, "follow"), (MOST_FIRST,))
    table: TableId = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "plans", "no", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    hand = await looking.show_hand(host, people.ask("ann"), seated)
    found: list[Control] = [control for control in controls_in(hand) if isinstance(control, Always)]
    assert not found
    seat = seated.seats_of(people.ask("ann").user)[0]
    with pytest.raises(Sorry, match="error-no-plans"):
        await habits.choose(host, people.ask("ann"), Always(table, seat, "discard"), (MOST_FIRST,))


async def test_whoever_was_called_before_and_does_it_always_from_now_on_does_it_after_a_pause(
    host: Host, people: People, time: Time
) -> None:
    seated = await at_discard(host, people)
    await ring(host, seated.id, time, LONG)
    seated = await host.load(seated.id)
    assert seated.timing.seats[0].asked is not None
    await choose(host, people, seated, MOST_FIRST)
    assert PLAN not in await ring(host, seated.id, time, 1.0)
    assert PLAN in await ring(host, seated.id, time, LONG)
    await ring(host, seated.id, time, THOUGHTS)
    assert await moves_of(host, seated.id, 0) == 1


async def test_what_was_taken_back_is_not_done_again_by_itself(host: Host, people: People) -> None:
    seated, mover, _ = await moved(host, people, "bob", "cem", woken=False)
    seat, request = seat_of(seated, mover), people.ask(mover).request
    back = turns.undo(seated, request, seat, NOW, host.pauses)
    assert seat not in [timer.seat for timer in back.timers if timer.kind in (PLAN, WAKE)]

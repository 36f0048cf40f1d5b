"""What people choose and write for themselves, by lists and forms; and ways in that one press opens."""

from __future__ import annotations

import pytest

from bot.controls import PREFERENCES, AskNote, InLobby, NoteForm, Prefer, read
from bot.errors import Outdated, Sorry
from bot.host import Host
from bot.play import leaving, lists, lobby, looking, notes, opening, preferring, server_tables
from bot.play.answers import AskForm
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.preferences import read_preferences
from bot.screens.message import Select, flat
from bot.screens.preferring import VALUES
from bot.systems import commands, is_former_command, systems
from bot.texts import LANGUAGES, texts
from engine.players import LEVELS, levels_of
from tests.bot.limits import of_message
from tests.bot.play.conftest import People, ids_of, message_of, words_of


async def test_every_preference_has_a_list_and_each_choice_in_it_is_kept(host: Host, people: People) -> None:
    shown = await preferring.prefer(host, people.ask("ann"), {})
    assert of_message(message_of(shown)) == []
    lists = {part.id: part for part in flat(message_of(shown).parts) if isinstance(part, Select)}
    for name in PREFERENCES:
        for choice in lists[Prefer(name).id()].choices:
            now = await preferring.prefer_one(host, people.ask("ann"), name, choice.value)
            assert now.in_place
            assert f"**{choice.label}**" in words_of(now) or name == "language"
    kept = read_preferences((await host.store.players.get(people.ask("ann").user)).preferences)
    last = {name: values[-1] for name, values in VALUES.items()}
    assert (kept.confirm, kept.palette, kept.detail) == (last["confirm"], last["palette"], last["detail"])
    assert (kept.text_mode, kept.dms, kept.second_thoughts) == (True, False, False)
    with pytest.raises(Outdated):
        await preferring.prefer_one(host, people.ask("ann"), "palette", "invisible")


async def test_a_form_holds_a_note_whole_and_the_open_hand_shows_it_at_once(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob", "cem")
    long = "x" * (notes.LONGEST - 1) + "!"
    shown = await looking.show_hand(host, people.ask("bob"), seated)
    assert AskNote(seated.id) in map(read, ids_of(shown))
    await host.store.posts.claim_due("test", now=5_000.0)
    await notes.note(host, people.ask("bob"), seated, long)
    form = await notes.ask_for_note(host, people.ask("bob"), seated)
    assert isinstance(form, AskForm)
    assert form.control == NoteForm(seated.id)
    assert form.field.value == long
    assert len(long) <= form.field.most
    hand = await host.store.posts.get(seated.id, f"seat:{seated.seats_of(people.ask('bob').user)[0]}", "hand")
    assert hand is not None
    assert hand.state == "wanted"
    message = await make(TableSnapshot(host, seated.id), hand)
    assert message is not None
    assert long.removesuffix("!") in str(message)
    assert long not in str(await looking.show_hand(host, people.ask("ann"), seated))


async def test_an_invitation_has_a_button_to_sit_down(host: Host, people: People) -> None:
    await opening.open_table(host, people.ask("ann"), "war", private=True)
    [table] = await host.store.tables.of_user(people.ask("ann").user)
    bob = people.ask("bob")
    await lobby.invite(host, people.ask("ann"), table.id, bob.user, "bob")
    post = await host.store.posts.get(table.id, f"user:{bob.user}", "invited")
    assert post is not None
    message = await make(TableSnapshot(host, table.id), post)
    assert message is not None
    assert InLobby(table.id, "join").id() in str(message)
    await lobby.sit_down(host, bob, table.id)
    assert (await host.load(table.id)).seats_of(bob.user)


async def test_whoever_did_not_play_is_told_who_can_open_a_rematch(host: Host, people: People) -> None:
    seated = await people.deal("rolling", "bob")
    with pytest.raises(Sorry, match="error-rematch-played"):
        await opening.open_rematch(host, people.ask("cem"), seated.id)


async def test_the_levels_of_computer_players_are_explained_and_shown(host: Host, people: People) -> None:
    table = await people.open("waves")
    asked = words_of(await lobby.ask_for_computer(host, people.ask("ann"), table))
    assert "rules of thumb" in asked
    assert "thinks ahead" in asked
    await lobby.add_computer(host, people.ask("ann"), table, "strong", 1)
    seated = await host.load(table)
    name = seated.seat(1).name
    shown = words_of(await looking.show_table(host, people.ask("ann"), seated))
    assert f"{name}, strong" in shown


def test_no_level_of_a_game_that_all_play_together_is_random() -> None:
    assert "random" in LEVELS
    assert "random" not in levels_of("wave")


def test_commands_are_called_like_their_games_and_the_earlier_names_still_lead_there() -> None:
    for system in systems().values():
        assert system.command == system.game
        assert not is_former_command(system.command)
    found = commands()
    assert [found[name] for name in ("pirates", "gateway", "surf")] == ["rolling", "war", "wave"]
    assert all(is_former_command(name) for name in ("pirates", "gateway", "surf"))


@pytest.mark.parametrize("name", ["*" * 80, "🌊" * 80, "國" * 80], ids=["escaped", "emoji", "wide"])
async def test_lists_of_tables_with_long_names_fit_into_a_message_and_say_how_many_more(
    host: Host, people: People, name: str
) -> None:
    for _ in range(12):
        over, running = [await people.open("war", "bob", called=name) for _ in range(2)]
        for table in (over, running):
            await lobby.start(host, people.ask("ann"), table)
        await leaving.resign(host, people.ask("ann"), over)
        for _ in range(2):
            await people.open("war", called=name)
    for language in LANGUAGES:
        ann = people.ask("ann")
        ann.texts = texts(language)
        for shown in (await lists.show_own_tables(host, ann), await server_tables.show_server_tables(host, ann)):
            assert of_message(message_of(shown)) == []
            assert f"-# {ann.texts('and-more', count=9).partition('9')[0]}" in words_of(shown)


async def test_what_other_lists_do_not_need_is_room_for_games_that_are_over(host: Host, people: People) -> None:
    for _ in range(30):
        table = await people.open("war", "bob", called="🌊" * 80)
        await lobby.start(host, people.ask("ann"), table)
        await leaving.resign(host, people.ask("ann"), table)
    await people.open("war")
    shown = await lists.show_own_tables(host, people.ask("ann"))
    assert of_message(message_of(shown)) == []
    assert words_of(shown).count("🏁") > 20
    assert f"-# {texts('en')('and-more', count=30 - words_of(shown).count('🏁'))}" in words_of(shown)


async def test_how_many_more_tables_there_are_is_not_said_where_not_all_are_read(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("storage.tables.LISTED", "bot.play.lists.LISTED", "bot.play.server_tables.LISTED"):
        monkeypatch.setattr(place, 20)
    for _ in range(21):
        await people.open("war", called="*" * 80)
    ann = people.ask("ann")
    for shown in (await lists.show_own_tables(host, ann), await server_tables.show_server_tables(host, ann)):
        assert words_of(shown).endswith("\n-# … and more")

"""A table before it begins: sitting down, standing up, inviting, computer players, starting, closing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace

from bot.controls import AddComputer, ChooseComputer, GiftForm, InLobby, RemoveComputer
from bot.errors import Outdated, Sorry
from bot.host import Host, Request, Seated, readiness, rematch
from bot.host import lobby as lobbies
from bot.host.computers_at import levels_at
from bot.host.luck import gift_of
from bot.play import limits
from bot.play.answers import Acknowledge, AskForm, Change, Field, Show, say
from bot.play.asker import Asker
from bot.play.company import warn
from bot.play.finding import change_table, load
from bot.post.reach import greet_again
from bot.preferences import read_preferences
from bot.scenes import lobby_of, sitters_of
from bot.screens.computers import name_fully, say_kind
from bot.screens.lobby import ask_to_agree
from bot.screens.message import MOST_CHOICES, Button, Choice, Message, Part, Select, Text, buttons
from bot.screens.permissions import say_permissions
from bot.screens.scene import Sitter
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.errors import Refused
from engine.games import game_named
from engine.players import kinds_of, read_kind
from storage.commits import Commit
from storage.ids import TableId, UserId

LobbyChange = Callable[[Seated, Request], Commit]


async def sit_down(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Sit down in the next free seat; people whom a direct message may not reach are shown the seal here."""
    done = await _change(host, asker, table, lambda now, who: lobbies.join(now, who, host.clock()), "done-join")
    await greet_again(host, table, asker.user)
    await begin_when_all_back(host, asker, table)
    seated = await load(host, asker, table)
    warning, seal = await warn(host, asker, seated), _seal(asker, seated)
    if not seal:
        return Acknowledge(done.words, warning)
    return Acknowledge(unexpected="\n".join(filter(None, (done.words, warning, seal))))


def with_seal(asker: Asker, seated: Seated, *said: str) -> str:
    """What somebody is told who sits down or waits at a table, with its seal unless a direct message brought it."""
    return "\n".join(filter(None, (*said, _seal(asker, seated))))


def _seal(asker: Asker, seated: Seated) -> str:
    if any(seat.reach == "ok" for seat in seated.seats if seat.user_id == asker.user):
        return ""
    return f"-# {asker.texts('hello-seal', seal=seated.table.commitment.hex())}"


async def begin_when_all_back(host: Host, asker: Asker, table: TableId) -> None:
    """Begin a rematch if everybody whose seat was kept sits there again."""
    seated = await host.load(table)
    owner = seated.table.owner_id
    if seated.table.status != "lobby" or owner is None or not rematch.all_back(seated):
        return
    once = replace(asker.request, id=f"{asker.request.id}:start", user=owner)
    with contextlib.suppress(Sorry, Refused):
        # The owner may have begun it already, or it may lack something that Start says.
        await limits.check_starting(host, owner, seated.table.server_id)
        await host.change(table, once, lambda now: host.begin(now, once))


async def rotate(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Move everybody one seat on before a rematch."""
    return await _change(host, asker, table, rematch.rotate, "done-rotate")


async def draw(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Have the seats of a rematch drawn by lot when it begins."""
    return await _change(host, asker, table, rematch.draw, "done-draw")


async def ask_for_gift(host: Host, asker: Asker, table: TableId) -> AskForm:
    """Ask somebody who sits at a lobby for a word of their own."""
    seated, texts = await load(host, asker, table), asker.texts
    lobbies.check_in_lobby(seated)
    mine = seated.seats_of(asker.user)
    if not mine:
        raise Sorry("error-not-seated")
    brought = gift_of(seated.luck, seated.seat(mine[0]))
    return AskForm(GiftForm(table), texts("button-gift"), Field(texts("form-gift"), brought, texts("form-gift-about")))


async def bring(host: Host, asker: Asker, table: TableId, word: str) -> Acknowledge:
    """Bring a word of one's own to the deal."""
    return await _change(host, asker, table, lambda seated, request: lobbies.bring(seated, request, word))


async def leave(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Stand up, or wait for a seat no longer."""
    done = await _change(host, asker, table, lobbies.leave, "done-leave")
    before = asker.seated
    if before is None or before.seats_of(asker.user):
        return done
    return Acknowledge(asker.texts("done-leave-queue", name=escape(before.table.name), table=table))


async def agree(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Agree to what was changed since one sat down."""
    return await _change(host, asker, table, lobbies.agree)


async def change_seat(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Swap places with the next one, round the table."""
    return await _change(host, asker, table, lobbies.change_seat)


async def close(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Close a lobby for good."""

    def cancel(seated: Seated, request: Request) -> Commit:
        return lobbies.cancel(seated, request, manages=asker.place.manages(seated.table))

    return await _change(host, asker, table, cancel, "done-cancel")


async def start(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Deal; tell the person if the table was to have a thread of its own and cannot have one here."""
    async with limits.one_at_a_time(asker.user):
        opened = (await load(host, asker, table)).table
        if opened.status == "lobby":
            await limits.check_starting(host, opened.owner_id, opened.server_id)
        done = await _change(host, asker, table, host.begin, "done-start")
    missing = asker.place.thread_lacks
    if not missing or (asker.seated and asker.seated.contract.room == "channel"):
        return done
    return Acknowledge(done.words, asker.texts("room-is-channel", missing=say_permissions(asker.texts, missing)))


async def say_ready(host: Host, asker: Asker, table: TableId) -> Acknowledge | Show:
    """Say that one is ready; when all are, all have agreed and all seats are taken, the game begins."""
    done = await _change(host, asker, table, readiness.say_ready)
    once = replace(asker.request, id=f"{asker.request.id}:start")

    def begin(seated: Seated) -> Commit:
        if readiness.starter(seated) is None:
            raise Sorry("error-not-all-ready")
        return host.begin(seated, once)

    seated = await host.load(table)
    if readiness.starter(seated) is not None:
        with contextlib.suppress(Sorry, Refused):
            # Somebody ready at the same moment may have begun the game, or it may lack something that Start says.
            await limits.check_starting(host, seated.table.owner_id, seated.table.server_id)
            await host.change(table, once, begin)
    if any(seat.user_id == asker.user for seat in lobbies.who_is_unsure(seated)):
        return Show(ask_to_agree(lobby_of(seated, asker.texts)))
    return done


async def queue_up(host: Host, asker: Asker, table: TableId) -> Acknowledge:
    """Wait for a seat of a full table, whose seal is shown now, since the seat comes without a press."""
    done = await _change(host, asker, table, readiness.queue_up)
    seated = await host.load(table)
    warning = await warn(host, asker, seated)
    return Acknowledge(done.words, with_seal(asker, seated, asker.texts("queued"), warning))


async def invite(host: Host, asker: Asker, table: TableId, user: UserId, name: str) -> Show:
    """Put somebody on the list of a private table."""
    async with limits.one_at_a_time(asker.user):
        await limits.check_inviting(host, asker)
        person, now = read_preferences((await host.store.players.get(user)).preferences).person, host.clock()
        await host.change(table, asker.request, lambda at: lobbies.invite(at, asker.request, user, person, now))
    return say(asker.texts("done-invite", who=escape(name), table=table))


async def _change(host: Host, asker: Asker, table: TableId, change: LobbyChange, key: str = "") -> Acknowledge:
    """Commit a change of a lobby, whose message changes by itself; a text with this key says that it is done."""
    await keep_language(host, asker)
    await change_table(host, asker, table, lambda seated: change(seated, asker.request))
    name = asker.seated.table.name if asker.seated else ""
    return Acknowledge(asker.texts(key, name=escape(name), table=table) if key else "")


async def keep_language(host: Host, asker: Asker) -> None:
    """Remember which language Discord speaks with this person, for messages that they do not ask for."""
    await host.store.players.change(asker.user, language=asker.request.locale)


async def ask_to_close(host: Host, asker: Asker, table: TableId) -> Show:
    """Ask once more before a lobby is closed."""
    seated = await load(host, asker, table)
    lobbies.check_in_lobby(seated)
    if not asker.place.manages(seated.table):
        lobbies.check_owner(seated, asker.request)
    sure = Button(asker.texts("button-cancel-sure"), InLobby(table, "really").id(), "danger")
    return Show(Message((Text(asker.texts("ask-cancel")), *buttons(sure))))


async def ask_for_computer(host: Host, asker: Asker, table: TableId) -> Show:
    """Offer the owner the levels of computer players."""
    return Show(offer_computers(await _load_own(host, asker, table), asker.texts))


async def _load_own(host: Host, asker: Asker, table: TableId) -> Seated:
    """The lobby of the person who asks; raises Sorry for anybody else, rather than ask how to change it."""
    seated = await load(host, asker, table)
    lobbies.check_in_lobby(seated)
    lobbies.check_owner(seated, asker.request)
    return seated


async def add_computer(host: Host, asker: Asker, table: TableId, kind: str, seated: int) -> Change:
    """Let a computer player of a kind sit down, if as many still sit there as the person who asks has seen."""

    def work(now: Seated) -> tuple[Commit, str]:
        commit = lobbies.add_computer(now, asker.request, kind, host.clock())
        put = commit.seats[-1]
        return commit, name_fully(Sitter(put.number, put.name, None, True, level=put.level), game_at(now), asker.texts)

    return await _change_computers(host, asker, table, seated, work, "computer-sat")


async def remove_computer(host: Host, asker: Asker, table: TableId, seated: int) -> Change:
    """Let the last computer player stand up, if as many still sit there as the person who asks has seen."""

    def work(now: Seated) -> tuple[Commit, str]:
        commit = lobbies.remove_computer(now, asker.request)
        gone = [sitter for sitter in sitters_of(now) if sitter.computer][-1]
        return commit, name_fully(gone, game_at(now), asker.texts)

    return await _change_computers(host, asker, table, seated, work, "computer-left")


async def _change_computers(
    host: Host, asker: Asker, table: TableId, count: int, change: Callable[[Seated], tuple[Commit, str]], key: str
) -> Change:
    who = ""

    def work(now: Seated) -> Commit:
        nonlocal who
        if len(now.seats) != count:
            raise Outdated
        commit, who = change(now)
        return commit

    try:
        await change_table(host, asker, table, work)
    except Outdated:
        said = asker.texts("error-outdated-shown")
    else:
        said = asker.texts(key, who=who)
    return Change(offer_computers(await load(host, asker, table), asker.texts, said))


def offer_computers(seated: Seated, texts: Texts, said: str = "") -> Message:
    """The levels of computer players. Each button holds how many sit there, so that pressing it twice adds only one."""
    count = len(seated.seats)
    levels = [
        Button(texts(f"level-{level}"), AddComputer(seated.id, level, count).id(), "primary")
        for level in levels_at(seated)
    ]
    game = game_at(seated)
    choices = offer_styles(game, texts)
    remove = Button(texts("button-remove"), RemoveComputer(seated.id, count).id())
    some = any(seat.kind == "computer" for seat in seated.seats)
    full = count >= lobbies.most_seats(seated.contract)
    enough = count >= (seated.contract.seats or game_named(game).seats[0]) and not seated.lobby_time.asked
    go = Button(texts("button-start"), InLobby(seated.id, "start").id(), "success", "▶️")
    shown = buttons(*([] if full else levels), remove if some else None, go if some and enough else None)
    asked = "" if full else texts("ask-level-again" if some else "ask-level")
    about = [] if full else [f"-# {texts(f'level-{level}-about')}" for level in levels_at(seated)]
    chosen: list[Part] = []
    if choices and not full:
        about.append(f"-# {texts('ask-style-about')}")
        chosen = [Select(ChooseComputer(seated.id, count).id(), texts("ask-style"), choices)]
    return Message((Text("\n".join(filter(None, [said, asked, *about])) or texts("error-full")), *shown, *chosen))


def offer_styles(game: str, texts: Texts) -> tuple[Choice, ...]:
    """Each level of a game in each of its styles."""
    found = []
    for kind in kinds_of(game):
        if style := read_kind(kind).style:
            said = say_kind(kind, game, texts)
            found.append(Choice(kind, said[:1].upper() + said[1:], texts(f"{game}-style-{style}-about")))
    return tuple(found[:MOST_CHOICES])


def game_at(seated: Seated) -> str:
    """The game of a lobby."""
    return seated.contract.of.game

"""Every press of a control and every submitted form comes in here and becomes one use case."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any, assert_never

from bot import controls
from bot.app import App
from bot.controls import (
    NO_TABLE,
    AboutPerson,
    AboutTime,
    AddComputer,
    AfterGame,
    Always,
    AskNote,
    AskNumber,
    AskSeat,
    Avoid,
    CancelPlan,
    ChooseAgreed,
    ChooseComputer,
    ChooseOption,
    Coach,
    ComeBack,
    Control,
    GiftForm,
    Glance,
    Hand,
    InGame,
    InLobby,
    Ladder,
    LateVote,
    LayAhead,
    Learn,
    Meet,
    Move,
    NextTable,
    NoteForm,
    NumberForm,
    OpenTable,
    PersonForm,
    PlayLater,
    Poke,
    Prefer,
    ReadPage,
    Rematch,
    RemoveComputer,
    Replay,
    ReportForm,
    Rules,
    Settle,
    Since,
    Stats,
    TakeSeat,
    TellMe,
    Tempt,
    ThinkAgain,
    Topic,
    Undo,
    Vote,
    VoteBreak,
    VoteProposal,
    VoteSeat,
    Watch,
)
from bot.errors import Outdated
from bot.host import Host
from bot.interactions.answering import all_typed, is_private, respond, typed_in, user_of
from bot.interactions.asking import Press, asker_of, mark_on
from bot.panels.person import answer_about_person, read_person_form
from bot.panels.standing import answer_about_ladder
from bot.panels.time import answer_about_time
from bot.play import (
    agreement,
    coach,
    company,
    finding,
    habits,
    learn,
    leaving,
    lobby,
    looking,
    moves,
    notes,
    opening,
    plans,
    preferring,
    reasons,
    records,
    replaying,
    reporting,
    rules,
    seats,
    server_tables,
    statistics,
    telling,
    undo,
    waiting,
    watching,
)
from bot.play.answers import Answer
from bot.play.asker import Asker
from storage.ids import UserId

log = logging.getLogger(__name__)


async def handle(app: App, press: Press) -> None:
    """Handle one press or one submitted form."""
    data: Any = press.data or {}
    control = controls.read(str(data.get("custom_id", "")))
    table, seat = getattr(control, "table", None), getattr(control, "seat", None)
    server = press.guild_id or (await app.poster.servers.find(app.host, table) if table else press.user.id)
    await respond(app, press, _answer(app, press, control), server, table)
    user = user_of(asker_of(app, press))
    log.info("press=%s table=%s seat=%s user=%s", type(control).__name__, table, seat, user)


async def _answer(app: App, press: Press, control: Control | None) -> Answer:
    host, asker = app.host, asker_of(app, press)
    if isinstance(control, Move):
        # A step in a menu is mostly answered without words; where it needs some, the language is read then.
        in_hand, mark = not is_private(press), mark_on(press)
        return await moves.choose(host, asker, control, chosen(press), in_hand=in_hand, mark=mark)
    await asker.preferences(host.store)
    match control:
        case None:
            raise Outdated
        case Undo(table, seat, moves=count):
            return await undo.take_back(host, asker, table, seat, count)
        case LayAhead():
            return await plans.make(host, asker, control, chosen(press))
        case Always():
            return await habits.choose(host, asker, control, chosen(press))
        case CancelPlan(table, seat):
            return await plans.cancel(host, asker, table, seat)
        case Coach(table, seat):
            return await coach.advise(host, asker, table, seat)
        case ThinkAgain(table, seat):
            return await moves.think_again(host, asker, table, seat)
        case Settle(table, seat):
            return await moves.settle(host, asker, table, seat)
        case Vote(table, asked, yes):
            return await undo.vote(host, asker, table, asked, yes)
        case LateVote(table, number, choice):
            return await waiting.vote_about_late(host, asker, table, number, choice)
        case PlayLater():
            return await waiting.play_later(host, asker, control, chosen_one(press) or typed_in(press))
        case AboutTime() | Poke() | AskSeat() | Meet() | VoteProposal():
            return await answer_about_time(host, asker, control, chosen_one(press), typed_in(press))
        case AboutPerson():
            return await answer_about_person(host, asker, control, chosen_one(press))
        case PersonForm():
            return await read_person_form(host, asker, control, all_typed(press))
        case ComeBack(table):
            return await seats.come_back(host, asker, await finding.load(host, asker, table))
        case TakeSeat(table, seat):
            return await seats.take_over(host, asker, await finding.load(host, asker, table), seat)
        case InGame():
            return await _answer_in_game(host, asker, control)
        case Watch():
            return await _answer_watching(host, asker, control)
        case VoteBreak(table, asked, yes):
            return await leaving.vote(host, asker, table, asked, yes)
        case VoteSeat(table, seat, asked, yes):
            return await seats.vote(host, asker, table, seat, asked, yes)
        case Prefer(name):
            return await preferring.prefer_one(host, asker, name, chosen_one(press))
        case AskNote(table):
            return await notes.ask_for_note(host, asker, await finding.load(host, asker, table))
        case NoteForm(table):
            return await notes.note(
                host, asker, await finding.load(host, asker, table), typed_in(press) or notes.NOTHING
            )
        case Glance(table):
            return await looking.show_glance(host, asker, table)
        case Hand(table):
            return await looking.show_hand(host, asker, await finding.load(host, asker, table))
        case AfterGame(table, act):
            meant = chosen_one(press)
            seated = await (finding.load(host, asker, table) if table else finding.find_table(host, asker, meant))
            return (
                records.tell_luck(host, asker, seated)
                if act == "luck"
                else await replaying.from_table(host, asker, seated)
            )
        case Replay():
            return await _replay(host, asker, control, press)
        case Ladder():
            return await answer_about_ladder(host, asker, control, chosen_one(press))
        case Stats(who, page, table):
            return await statistics.turn(host, asker, UserId(who), page, table)
        case Since(table, page, turned):
            seated = await finding.load(host, asker, table)
            return await looking.recap(host, asker, seated, page=page, in_place=turned)
        case NextTable(table):
            return await looking.show_next_table(host, asker, table)
        case Rules(table):
            return await rules.press_rules(host, asker, table)
        case Topic(table, system):
            return await rules.choose_topic(host, asker, table, system, chosen_one(press))
        case InLobby():
            return await _answer_in_lobby(host, asker, control)
        case Avoid(table):
            return await company.avoid(host, asker, table, chosen_one(press))
        case AddComputer(table, level, seated):
            return await lobby.add_computer(host, asker, table, level, seated)
        case ChooseComputer(table, seated):
            return await lobby.add_computer(host, asker, table, chosen_one(press), seated)
        case RemoveComputer(table, seated):
            return await lobby.remove_computer(host, asker, table, seated)
        case Rematch(table):
            return await opening.open_rematch(host, asker, table)
        case ChooseAgreed(table, name):
            return await agreement.agree(host, asker, table, name, chosen_one(press))
        case ChooseOption(table, option):
            return await agreement.set_option(host, asker, table, option, chosen_one(press))
        case AskNumber(table, option):
            return await agreement.ask_number(host, asker, table, option)
        case NumberForm(table, option):
            return await agreement.set_option(host, asker, table, option, typed_in(press))
        case ReportForm(table):
            return await reporting.report(host, asker, table, typed_in(press))
        case GiftForm(table):
            return await lobby.bring(host, asker, table, typed_in(press))
        case ReadPage(table, system, topic):
            return await rules.choose_topic(host, asker, table, system, topic)
        case Learn():
            return await learn.learn(host, asker, control, chosen(press))
        case Tempt():
            return await learn.be_tempted(host, asker, control)
        case OpenTable(system):
            return await opening.open_table(host, asker, system or chosen_one(press))
        case TellMe():
            return await _answer_telling(host, asker, control, chosen_one(press))
        case _:
            assert_never(control)


async def _answer_in_game(host: Host, asker: Asker, control: InGame) -> Answer:
    table = control.table
    match control.act:
        case "menu":
            return await leaving.show_menu(host, asker, table)
        case "report":
            return await reporting.ask(host, asker, table)
        case "away":
            return await seats.hand_over(host, asker, await finding.load(host, asker, table))
        case "resign":
            return await leaving.ask_to_resign(host, asker, await finding.load(host, asker, table))
        case "really-resign":
            return await leaving.resign(host, asker, table)
        case "break":
            return await leaving.ask_to_break_off(host, asker, await finding.load(host, asker, table))
        case "really-break":
            return await leaving.break_off(host, asker, table)
        case "close":
            return await leaving.ask_to_close(host, asker, await finding.load(host, asker, table))
        case "really-close":
            return await leaving.close(host, asker, table)
        case _:
            assert_never(control.act)


async def _answer_watching(host: Host, asker: Asker, control: Watch) -> Answer:
    table = control.table
    match control.act:
        case "start":
            return await watching.watch(host, asker, await finding.load(host, asker, table))
        case "stop":
            return await watching.stop(host, asker, table)
        case "hands":
            return await watching.show_hands(host, asker, table, sure=False)
        case "look":
            return await watching.show_hands(host, asker, table, sure=True)
        case _:
            assert_never(control.act)


async def _replay(host: Host, asker: Asker, control: Replay, press: Press) -> Answer:
    """Another step, round or seat of a game that is over; a game with no table is in the pressed message's file."""
    value = chosen_one(press)
    at = replace(control, jump="")
    if control.jump == "round" and value.isdecimal():
        at = replace(at, step=int(value))
    if control.jump == "seat":
        at = replace(at, seat=int(value) if value.isdecimal() else None)
    filmed = control.jump == "film"
    if control.table != NO_TABLE:
        if control.jump == "why":
            return await reasons.ask_why(host, asker, at)
        return await (replaying.film_table if filmed else replaying.go_to)(host, asker, at)
    files = press.message.attachments if press.message else []
    record = next((file for file in files if file.filename.endswith(".json")), None)
    if record is None:
        raise Outdated
    if filmed:
        return await replaying.film_file(host, asker, await record.read(), at)
    return await replaying.from_file(host, asker, await record.read(), at)


async def _answer_in_lobby(host: Host, asker: Asker, control: InLobby) -> Answer:
    table = control.table
    match control.act:
        case "join":
            return await lobby.sit_down(host, asker, table)
        case "sit":
            return await server_tables.sit_down(host, asker, table)
        case "leave":
            return await lobby.leave(host, asker, table)
        case "agree":
            return await lobby.agree(host, asker, table)
        case "rotate":
            return await lobby.rotate(host, asker, table)
        case "draw":
            return await lobby.draw(host, asker, table)
        case "seat":
            return await lobby.change_seat(host, asker, table)
        case "gift":
            return await lobby.ask_for_gift(host, asker, table)
        case "computer":
            return await lobby.ask_for_computer(host, asker, table)
        case "settings":
            return await agreement.show_settings(host, asker, await finding.load(host, asker, table))
        case "ready":
            return await lobby.say_ready(host, asker, table)
        case "people":
            return await company.show_company(host, asker, table)
        case "share":
            return await company.share(host, asker, table)
        case "forgive":
            return await company.forget_avoided(host, asker, table)
        case "queue":
            return await lobby.queue_up(host, asker, table)
        case "start":
            return await lobby.start(host, asker, table)
        case "cancel":
            return await lobby.ask_to_close(host, asker, table)
        case "really":
            return await lobby.close(host, asker, table)
        case _:
            assert_never(control.act)


async def _answer_telling(host: Host, asker: Asker, control: TellMe, choice: str) -> Answer:
    table = control.table
    match control.part:
        case "show":
            return await telling.show(host, asker, table)
        case "table":
            return await telling.choose_table(host, asker, choice)
        case "way":
            return await telling.choose_way(host, asker, table, choice)
        case "hour":
            return await telling.choose_hour(host, asker, choice)
        case "next" | "last":
            return await telling.choose_next(host, asker, table, wanted=control.part == "next")
        case "ahead" | "behind":
            return await telling.choose_ahead(host, asker, table, wanted=control.part == "ahead")
        case _:
            assert_never(control.part)


def chosen(press: Press) -> tuple[str, ...]:
    """What was chosen in a select."""
    data: Any = press.data or {}
    return tuple(map(str, data.get("values", ())))


def chosen_one(press: Press) -> str:
    """What was chosen in a select for a single value."""
    return next(iter(chosen(press)), "")

"""The way back from an id to its control."""

from __future__ import annotations

from typing import get_args

from bot.controls.after import AfterGame, Replay
from bot.controls.ids import DIGITS
from bot.controls.learning import (
    Learn,
    ReadPage,
    Rules,
    Tempt,
    Topic,
)
from bot.controls.lobby import (
    AddComputer,
    Agreed,
    AskNumber,
    Avoid,
    ChooseAgreed,
    ChooseComputer,
    ChooseOption,
    GiftForm,
    InLobby,
    LobbyAct,
    NumberForm,
    OpenTable,
    Rematch,
    RemoveComputer,
)
from bot.controls.own import PREFERENCES, AskNote, NoteForm, Prefer
from bot.controls.person import AboutPerson, PersonAct, PersonForm
from bot.controls.playing import (
    Always,
    CancelPlan,
    Coach,
    GameAct,
    Glance,
    Hand,
    InGame,
    LayAhead,
    Move,
    NextTable,
    Settle,
    Since,
    ThinkAgain,
    Undo,
    Vote,
    VoteBreak,
    VoteSeat,
)
from bot.controls.reporting import ReportForm
from bot.controls.standing import LADDER_ACTS, Ladder, Stats
from bot.controls.telling import TELL_PARTS, TellMe
from bot.controls.waiting import (
    AboutTime,
    AskSeat,
    ComeBack,
    LateVote,
    Meet,
    PlayLater,
    Poke,
    TakeSeat,
    TimeAct,
    VoteProposal,
)
from bot.controls.watching import Watch
from storage.ids import TableId

AGREED: tuple[Agreed, ...] = get_args(Agreed)
LOBBY_ACTS: tuple[LobbyAct, ...] = get_args(LobbyAct)
GAME_ACTS: tuple[GameAct, ...] = get_args(GameAct)
PERSON_ACTS: tuple[PersonAct, ...] = get_args(PersonAct)
TIME_ACTS: tuple[TimeAct, ...] = get_args(TimeAct)

Control = (
    Move
    | Undo
    | ThinkAgain
    | Settle
    | Coach
    | LayAhead
    | CancelPlan
    | Always
    | Glance
    | Prefer
    | AskNote
    | NoteForm
    | Hand
    | Vote
    | NextTable
    | Since
    | AfterGame
    | Replay
    | Ladder
    | Stats
    | Rules
    | Topic
    | InLobby
    | AddComputer
    | ChooseComputer
    | RemoveComputer
    | Rematch
    | ChooseAgreed
    | ChooseOption
    | AskNumber
    | NumberForm
    | GiftForm
    | VoteSeat
    | VoteBreak
    | InGame
    | ReadPage
    | Learn
    | Tempt
    | OpenTable
    | LateVote
    | PlayLater
    | ComeBack
    | TakeSeat
    | TellMe
    | AboutTime
    | Avoid
    | AboutPerson
    | PersonForm
    | Poke
    | AskSeat
    | Meet
    | VoteProposal
    | Watch
    | ReportForm
)


def read(custom_id: str) -> Control | None:
    """The control with this id, or None if it is none of ours."""
    kind, *rest = custom_id.split(":")
    if not rest or not rest[0] or any(digit not in DIGITS for digit in rest[0]):
        return None
    table = TableId(int(rest[0], 36))
    try:
        return _read(kind, table, rest[1:])
    except ValueError:
        return None


def _read(kind: str, table: TableId, rest: list[str]) -> Control | None:
    match kind, rest:
        case "m" | "k", [seat, prompt, path]:
            return Move(table, int(seat), prompt, tuple(path.split("/")) if path else (), confirmed=kind == "k")
        case "mp" | "kp", [seat, prompt, path]:
            return LayAhead(table, int(seat), prompt, tuple(path.split("/")) if path else (), done=kind == "kp")
        case "up", [seat]:
            return CancelPlan(table, int(seat))
        case "ua", [seat, habit]:
            return Always(table, int(seat), habit)
        case "u", [seat]:
            return Undo(table, int(seat))
        case "u", [seat, moves] if moves.isdecimal():
            return Undo(table, int(seat), int(moves))
        case "u", [seat, "think"]:
            return ThinkAgain(table, int(seat))
        case "u", [seat, "now"]:
            return Settle(table, int(seat))
        case "u", [seat, "coach"]:
            return Coach(table, int(seat))
        case "g", []:
            return Glance(table)
        case "h", []:
            return Hand(table)
        case "h", [mark] if mark.startswith("n"):
            return Hand(table, mark.removeprefix("n"))
        case "v", [asked, "yes" | "no" as word]:
            return Vote(table, int(asked), word == "yes")
        case "v", [number, "wait" | "computer" | "offer" | "end" as choice]:
            return LateVote(table, int(number), choice)
        case "p", [seat, "ask" | "at" | "type" | "typed" as later]:
            return PlayLater(table, int(seat), later)
        case "c", [act]:
            return next((AboutTime(table, known) for known in TIME_ACTS if known == act), None)
        case "j", [number, which]:
            return Meet(table, int(number), int(which))
        case "x", [seat]:
            return Poke(table, int(seat))
        case "x", [seat, asked]:
            return AskSeat(table, int(seat), int(asked))
        case "a", [number, "yes" | "no" as word]:
            return VoteProposal(table, int(number), word == "yes")
        case "b", []:
            return ComeBack(table)
        case "s", [seat]:
            return TakeSeat(table, int(seat))
        case "w", [seat, asked, "yes" | "no" as word]:
            return VoteSeat(table, int(seat), int(asked), word == "yes")
        case "w", ["start" | "stop" | "hands" | "look" as watched]:
            return Watch(table, watched)
        case "g", [act]:
            return next((InGame(table, known) for known in GAME_ACTS if known == act), None)
        case "g", [asked, "yes" | "no" as word]:
            return VoteBreak(table, int(asked), word == "yes")
        case "f", ["luck" | "replay" as act]:
            return AfterGame(table, act)
        case "i", [step, seat, "w" | "g" as look, "" | "round" | "seat" | "film" | "why" as jump]:
            return Replay(table, int(step), None if seat == "p" else int(seat), look == "w", jump)
        case "ld", [act, system, page]:
            return next((Ladder(known, system, int(page), table) for known in LADDER_ACTS if known == act), None)
        case "st", [who, page]:
            return Stats(int(who, 36), int(page), table)
        case "z", [page]:
            return Since(table, int(page))
        case "z", [page, "on"]:
            return Since(table, int(page), turned=True)
        case "n", []:
            return NextTable(table)
        case "r", []:
            return Rules(table)
        case "r", [mark]:
            return Rules(table, mark)
        case "r", [system, listed]:
            return Topic(table, system, int(listed.removeprefix("p")))
        case "q", [system, topic]:
            return ReadPage(table, system, topic)
        case "t", [system, prompt, sure, path]:
            return Learn(system, int(prompt), tuple(path.split("/")) if path else (), confirmed=sure == "y")
        case "e", [system, prompt, which]:
            return Tempt(system, int(prompt), int(which))
        case "y", [part]:
            return next((TellMe(table, known) for known in TELL_PARTS if known == part), None)
        case "o", [system]:
            return OpenTable(system)
        case "l", [act, *more]:
            return _read_lobby(table, act, more)
        case "d", ["set", setting] if setting.startswith("n."):
            return NumberForm(table, setting.removeprefix("n."))
        case "f", []:
            return Avoid(table)
        case "i", [act]:
            return next((AboutPerson(known) for known in PERSON_ACTS if known == act), None)
        case "d", ["week" | "zone" | "absence" as asks]:
            return PersonForm(asks)
        case "f", [name]:
            return next((Prefer(known) for known in PREFERENCES if known == name), None)
        case "j", []:
            return AskNote(table)
        case "d", ["note"]:
            return NoteForm(table)
        case "d", ["report"]:
            return ReportForm(table)
        case "d", ["gift"]:
            return GiftForm(table)
    return None


def _read_lobby(table: TableId, act: str, rest: list[str]) -> Control | None:
    match act, rest:
        case "add", [level, seated]:
            return AddComputer(table, level, int(seated))
        case "style", [seated]:
            return ChooseComputer(table, int(seated))
        case "remove", [_, seated]:
            return RemoveComputer(table, int(seated))
        case "rematch", [mark]:
            return Rematch(table, mark)
        case "set", [setting]:
            return _read_setting(table, setting)
        case "ready", [mark] if mark.startswith("n"):
            return InLobby(table, "ready", mark.removeprefix("n"))
    return next((InLobby(table, known) for known in LOBBY_ACTS if known == act and not rest), None)


def _read_setting(table: TableId, setting: str) -> Control | None:
    kind, _, name = setting.partition(".")
    match kind:
        case "o":
            return ChooseOption(table, name)
        case "n":
            return AskNumber(table, name)
        case "s":
            return next((ChooseAgreed(table, known) for known in AGREED if known == name), None)
    return None

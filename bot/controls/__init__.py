"""What people can press, as typed values: one for each kind of control, with its id and the way back from the id.

An id holds everything that a press needs, so that it works after any restart, days later. Ids are kept in people's
channels for ever: a kind may get a new value, but what an id has meant it goes on meaning.
"""

from bot.controls.after import AfterGame, Replay
from bot.controls.ids import NO_TABLE
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
    ChooseOption,
    GiftForm,
    InLobby,
    LobbyAct,
    NumberForm,
    OpenTable,
    Rematch,
    RemoveComputer,
)
from bot.controls.own import PREFERENCES, AskNote, NoteForm, Prefer, Preference
from bot.controls.parsing import AGREED, Control, read
from bot.controls.person import AboutPerson, PersonAct, PersonForm
from bot.controls.playing import (
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
    Undo,
    Vote,
    VoteBreak,
    VoteSeat,
)
from bot.controls.reporting import ReportForm
from bot.controls.standing import Ladder, LadderAct, Stats
from bot.controls.telling import TellMe, TellPart
from bot.controls.waiting import (
    AboutTime,
    ComeBack,
    LateChoice,
    LateVote,
    Meet,
    PlayLater,
    Poke,
    TakeSeat,
    TimeAct,
    VoteProposal,
)
from bot.controls.watching import Watch, WatchAct

__all__ = [
    "AGREED",
    "NO_TABLE",
    "PREFERENCES",
    "AboutPerson",
    "AboutTime",
    "AddComputer",
    "AfterGame",
    "Agreed",
    "AskNote",
    "AskNumber",
    "Avoid",
    "CancelPlan",
    "ChooseAgreed",
    "ChooseOption",
    "Coach",
    "ComeBack",
    "Control",
    "GameAct",
    "GiftForm",
    "Glance",
    "Hand",
    "InGame",
    "InLobby",
    "Ladder",
    "LadderAct",
    "LateChoice",
    "LateVote",
    "LayAhead",
    "Learn",
    "LobbyAct",
    "Meet",
    "Move",
    "NextTable",
    "NoteForm",
    "NumberForm",
    "OpenTable",
    "PersonAct",
    "PersonForm",
    "PlayLater",
    "Poke",
    "Prefer",
    "Preference",
    "ReadPage",
    "Rematch",
    "RemoveComputer",
    "Replay",
    "ReportForm",
    "Rules",
    "Settle",
    "Since",
    "Stats",
    "TakeSeat",
    "TellMe",
    "TellPart",
    "Tempt",
    "TimeAct",
    "Topic",
    "Undo",
    "Vote",
    "VoteBreak",
    "VoteProposal",
    "VoteSeat",
    "Watch",
    "WatchAct",
    "read",
]

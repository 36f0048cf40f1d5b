"""The ids of controls: what was ever sent to a channel goes on meaning what it meant."""

from __future__ import annotations

import pytest

from bot.controls import (
    AboutPerson,
    AboutTime,
    AddComputer,
    AskNumber,
    AskSeat,
    Avoid,
    ChooseAgreed,
    ChooseComputer,
    ChooseOption,
    Control,
    GiftForm,
    Hand,
    InGame,
    InLobby,
    Ladder,
    Meet,
    Move,
    NextTable,
    NumberForm,
    PersonForm,
    Poke,
    Rematch,
    RemoveComputer,
    Rules,
    Stats,
    TellMe,
    ThinkAgain,
    Topic,
    Undo,
    Vote,
    VoteBreak,
    VoteProposal,
    read,
)
from storage.ids import TableId

TABLE = TableId(1300)

KEPT: dict[str, Control] = {
    "m:104:2:4f1c:token/3/red+blue": Move(TABLE, 2, "4f1c", ("token", "3", "red+blue")),
    "m:104:0:4f1c:": Move(TABLE, 0, "4f1c"),
    "k:104:1:4f1c:pass": Move(TABLE, 1, "4f1c", ("pass",), confirmed=True),
    "u:104:3": Undo(TABLE, 3),
    "u:104:3:17": Undo(TABLE, 3, 17),
    "u:104:3:think": ThinkAgain(TABLE, 3),
    "h:104": Hand(TABLE),
    "h:104:na1b2c3d4": Hand(TABLE, "a1b2c3d4"),
    "y:104:way": TellMe(TABLE, "way"),
    "y:0:show": TellMe(TableId(0), "show"),
    "v:104:57:yes": Vote(TABLE, 57, yes=True),
    "v:104:57:no": Vote(TABLE, 57, yes=False),
    "g:104:menu": InGame(TABLE, "menu"),
    "g:104:really-resign": InGame(TABLE, "really-resign"),
    "g:104:57:yes": VoteBreak(TABLE, 57, yes=True),
    "n:104": NextTable(TABLE),
    "r:104": Rules(TABLE),
    "r:104:a1b2c3d4": Rules(TABLE, "a1b2c3d4"),
    "r:104:": Rules(TABLE, ""),
    "r:0:breakers:p1": Topic(TableId(0), "breakers", 1),
    "l:104:join": InLobby(TABLE, "join"),
    "l:104:really": InLobby(TABLE, "really"),
    "l:104:ready:na1b2c3d4": InLobby(TABLE, "ready", "a1b2c3d4"),
    "l:104:add:strong:2": AddComputer(TABLE, "strong", 2),
    "l:104:style:2": ChooseComputer(TABLE, 2),
    "l:104:remove::3": RemoveComputer(TABLE, 3),
    "l:104:rematch:a1b2c3d4": Rematch(TABLE, "a1b2c3d4"),
    "l:104:set:s.seats": ChooseAgreed(TABLE, "seats"),
    "l:104:set:s.undo": ChooseAgreed(TABLE, "undo"),
    "l:104:set:o.mode": ChooseOption(TABLE, "mode"),
    "l:104:set:n.rounds": AskNumber(TABLE, "rounds"),
    "d:104:set:n.rounds": NumberForm(TABLE, "rounds"),
    "d:104:gift": GiftForm(TABLE),
    "l:104:gift": InLobby(TABLE, "gift"),
    "l:104:ready": InLobby(TABLE, "ready"),
    "c:104:pause": AboutTime(TABLE, "pause"),
    "x:104:2": Poke(TABLE, 2),
    "x:104:2:1900000000": AskSeat(TABLE, 2, 1_900_000_000),
    "a:104:57:yes": VoteProposal(TABLE, 57, yes=True),
    "j:104:57:-1": Meet(TABLE, 57, -1),
    "f:104": Avoid(TABLE),
    "i:0:week": AboutPerson("week"),
    "i:0:erase": AboutPerson("erase"),
    "d:0:zone": PersonForm("zone"),
    "st:0:2s:1": Stats(100, 1),
    "st:104:0:0": Stats(0, table=TABLE),
    "ld:0:show:waves:2": Ladder("show", "waves", 2),
    "ld:104:out:waves:0": Ladder("out", "waves", table=TABLE),
}


FOREIGN = (
    *("", "m", "m:", "x:104", "m:104", "m:104:seat:4f1c:", "m:1-4:1:2:3", "u:104", "h:104:5"),
    *("v:104:57:perhaps", "v:104:soon:yes", "r:104:a:b:c", "r:104:waves:few", "l:104", "l:104:dance", "l:104:join:now"),
    *("l:104:add:strong", "l:104:add:strong:few", "l:104:set:s.luck", "l:104:set:x.mode", "d:104:set:o.mode"),
)


@pytest.mark.parametrize(("kept", "control"), KEPT.items(), ids=list(KEPT))
def test_an_id_that_stands_in_a_channel_is_read_and_made_again_alike(kept: str, control: Control) -> None:
    assert read(kept) == control
    assert control.id() == kept


@pytest.mark.parametrize("foreign", FOREIGN)
def test_an_id_that_none_of_our_controls_has_is_none_of_ours(foreign: str) -> None:
    assert read(foreign) is None

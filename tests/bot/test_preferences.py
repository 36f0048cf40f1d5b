"""What people chose is kept: nothing of it is lost when there is more to choose."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, get_args
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.contract import AGREED_VALUES, TableSettings
from bot.controls import Agreed
from bot.host.calling import next_digest
from bot.pace.hours import DAYS
from bot.play.moves import asks_again
from bot.preferences import MOST_EARLIER, OnLadder, Preferences, ServerSettings, choose, read_preferences
from bot.texts import texts_for
from engine.menu import Ready, Words
from engine.sealed import Sealed


@pytest.mark.parametrize(
    ("kept", "meant"),
    [
        (b"", Preferences()),
        (b"{}", Preferences()),
        (b'{"confirm":"never","language":"de"}', Preferences(confirm="never", language="de")),
        (b'{"text_mode":true,"dms":false}', Preferences(text_mode=True, dms=False)),
        (b'{"ladders":{"7":[1.0]}}', Preferences(ladders={7: OnLadder(1.0)})),
        (b'{"ladders":{"7":[1.0,2.0]}}', Preferences(ladders={7: OnLadder(1.0, until=2.0)})),
    ],
    ids=str,
)
def test_what_was_kept_before_there_was_more_to_choose_is_still_meant(kept: bytes, meant: Preferences) -> None:
    assert read_preferences(kept) == meant


def test_what_nobody_chose_is_as_it_always_was() -> None:
    usual = Preferences()
    assert (usual.confirm, usual.palette, usual.detail) == ("risky", "standard", "full")


def test_whatever_a_table_can_agree_on_can_be_chosen_in_its_lobby() -> None:
    assert TableSettings.__struct_fields__ == tuple(AGREED_VALUES)
    assert get_args(Agreed) == ("seats", *AGREED_VALUES)


def test_a_game_in_the_midst_of_joining_and_leaving_again_and_again_still_counts() -> None:
    on = OnLadder(0.0)
    for step in range(1, 4 * MOST_EARLIER, 2):
        on = msgspec.structs.replace(on, until=float(step)).again(step + 1.0)
    assert all(on.held_at(moment) for moment in (0.5, 2.5, 4.5, on.since - 1.5, on.since))
    assert not any(on.held_at(moment) for moment in (-1.0, on.since - 0.5))
    assert len(on.earlier) == MOST_EARLIER


def drafts(many: int) -> Sealed:
    """A game of Rolling in which so many dice were drafted."""
    game = Sealed.begin("rolling", 2, {}, bytes(32)).game
    for _ in range(many):
        [seat] = game.to_act
        game = game.act(seat, game.legal(seat)[0], bytes(32)).game
    return game


@pytest.mark.parametrize(
    ("confirm", "free", "risky", "forced"),
    [("risky", False, True, False), ("always", True, True, False), ("never", False, False, False)],
)
def test_it_is_asked_once_more_about_what_one_wants_to_be_asked_about(
    confirm: Literal["risky", "always", "never"], free: bool, risky: bool, forced: bool
) -> None:
    wishes, game = Preferences(confirm=confirm), drafts(0)
    [seat] = game.to_act
    action = game.legal(seat)[0]
    assert asks_again(wishes, game, seat, Ready(action)) == free
    assert asks_again(wishes, game, seat, Ready(action, Words("careful"))) == risky
    last = next(after for after in map(drafts, range(20)) if len(after.legal(after.to_act[0])) == 1)
    assert asks_again(wishes, last, last.to_act[0], Ready(last.legal(last.to_act[0])[0])) == forced


def test_what_was_chosen_is_what_is_read() -> None:
    chosen = Preferences(confirm="always", palette="distinct", detail="short")
    assert read_preferences(msgspec.json.encode(chosen)) == chosen


def test_a_language_that_is_not_offered_any_more_is_still_read_and_answered_in_english() -> None:
    assert texts_for(read_preferences(b'{"language":"xx"}').language).language == "en"


def test_what_nobody_can_choose_is_not_kept_where_it_could_not_be_read_again() -> None:
    assert choose(Preferences(text_mode=True), {"confirm": "never"}) == Preferences(text_mode=True, confirm="never")
    assert choose(ServerSettings(channels=(7,)), {"undo": "asked"}) == ServerSettings(channels=(7,), undo="asked")
    with pytest.raises(msgspec.ValidationError):
        choose(Preferences(), {"palette": "mauve"})
    with pytest.raises(msgspec.ValidationError):
        choose(ServerSettings(), {"undo": "perhaps"})


BY_DAY: dict[str, tuple[tuple[str, str], ...]] = dict.fromkeys(DAYS, (("08:00", "22:00"),))


@pytest.mark.parametrize(
    ("hour", "away", "comes"),
    [
        (18, (), ["Mon 18", "Tue 18", "Wed 18", "Thu 18"]),
        (23, (), ["Tue 08", "Wed 08", "Thu 08", "Fri 08"]),
        (3, (), ["Tue 08", "Wed 08", "Thu 08", "Fri 08"]),
        (18, (("2026-08-03", "2026-08-04"),), ["Wed 08", "Thu 18", "Fri 18", "Sat 18"]),
        (23, (("2026-08-04", "2026-08-05"),), ["Thu 08", "Fri 08", "Sat 08", "Sun 08"]),
    ],
    ids=["by day", "late in the evening", "at night", "after a journey by day", "after a journey at night"],
)
def test_a_digest_comes_once_on_each_day_also_where_it_waits_for_the_morning(
    hour: int, away: tuple[tuple[str, str], ...], comes: list[str]
) -> None:
    kept = Preferences(digest=hour, zone="Europe/Berlin", awake=BY_DAY, away=away)
    moment = datetime(2026, 8, 3, 12, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    given: list[str] = []
    for _ in comes:
        following = next_digest(kept, moment, given=bool(given))
        assert following is not None
        moment = following
        given.append(datetime.fromtimestamp(moment, ZoneInfo("Europe/Berlin")).strftime("%a %H"))
    assert given == comes

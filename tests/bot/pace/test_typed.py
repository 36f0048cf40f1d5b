"""Paces, hours and absences as people type them."""

from __future__ import annotations

from datetime import date

import pytest

from bot.pace.errors import Unreadable
from bot.pace.hours import read_hours
from bot.pace.promises import promises, read_moment
from bot.pace.terms import NAMED, Pace, Person
from bot.pace.typed import read_absence, read_form, read_pace, read_week, write_pace
from bot.pace.zones import wall_clock

TODAY = date(2026, 8, 3)


def test_a_pace_of_ones_own_is_read_and_written_alike() -> None:
    assert read_pace("2d + 12h, at most 3d") == Pace(172_800, 43_200, 259_200)
    for words in ("2d + 12h, at most 3d", "1d 6h + 30min, at most 2d"):
        assert write_pace(words) == words
    assert write_pace(" 3D + 1d ") == "daily"
    assert read_pace("12h + 1h") == Pace(43_200, 3_600, 43_200)
    assert [read_pace(name) for name in NAMED] == list(NAMED.values())


@pytest.mark.parametrize("words", ["", "fast", "3d", "3x + 1d", "1d + 1d, at most 3h", "90d + 1d", "0d + 1h", "2d +"])
def test_nonsense_is_no_pace(words: str) -> None:
    with pytest.raises(Unreadable):
        read_pace(words)


def test_hours_are_typed_by_ranges_of_days() -> None:
    week = read_week("mon-fri 8:00-22:00, sat 10:00-24:00")
    assert week["mon"] == week["fri"] == (("08:00", "22:00"),)
    assert week["sat"] == (("10:00", "24:00"),)
    assert "sun" not in week
    assert read_week("fri-mon 18:00 – 02:00").keys() == {"fri", "sat", "sun", "mon"}
    assert len(read_week("08:00-22:00")) == 7
    assert read_week("always") == {}


@pytest.mark.parametrize(
    "words", ["mon", "mon-fri", "xyz 08:00-22:00", "mon 08:00", "mon-tue 08:00-22:00", "8-22, fri -"]
)
def test_nonsense_is_no_week(words: str) -> None:
    with pytest.raises(Unreadable):
        read_week(words)


def test_an_absence_is_neither_past_nor_reversed_nor_endless() -> None:
    assert read_absence("2026-08-03", "", TODAY) == ("2026-08-03", "2026-08-03")
    assert read_absence("2026-08-10", "2026-10-08", TODAY) == ("2026-08-10", "2026-10-08")
    for first, last, reason in (
        ("2026-08-02", "2026-08-09", "past"),
        ("2026-08-10", "2026-08-09", "reversed"),
        ("2026-08-10", "2026-10-09", "too-long"),
        ("2026-02-30", "", "date"),
        ("soon", "", "date"),
    ):
        with pytest.raises(Unreadable) as error:
            read_absence(first, last, TODAY)
        assert error.value.reason == reason


def test_promises_are_made_where_somebody_lives() -> None:
    now = 1_785_578_400  # A Saturday, noon in Berlin.
    said = promises(Person(zone="Europe/Berlin"), now)
    shown = {name: wall_clock("Europe/Berlin", at).strftime("%a %H:%M") for name, at in said.items()}
    assert shown == {"hour": "Sat 13:00", "evening": "Sat 19:00", "tomorrow": "Sun 09:00", "weekend": "Sat 09:00"}
    late = promises(Person(zone="Europe/Berlin"), now + 9 * 3_600)
    assert late["evening"] == late["hour"]


@pytest.mark.parametrize(
    ("hours", "tomorrow", "weekend"),
    [
        ("mon-fri 8-22, sat-sun 10-24", "Thu 09:00", "Sat 11:00"),
        ("mon-sun 10-02", "Thu 11:00", "Sat 11:00"),
        ("mon-sun 22-06", "Thu 23:00", "Sat 23:00"),
        ("mon-fri 8-22, sat-sun 0-24", "Thu 09:00", "Sat 09:00"),
        ("mon-thu 0-24, sun 10-22", "Thu 09:00", "Sun 11:00"),
        ("mon-tue 8-22, wed 18-02, fri 18-02, sun 10-22", "Fri 19:00", "Sun 11:00"),
    ],
)
def test_tomorrow_and_the_weekend_begin_after_sleep(hours: str, tomorrow: str, weekend: str) -> None:
    now = 1_785_322_800  # A Wednesday, 13:00 in Berlin.
    said = promises(Person(zone="Europe/Berlin", hours=read_hours(read_week(hours))), now)
    shown = [wall_clock("Europe/Berlin", said[name]).strftime("%a %H:%M") for name in ("tomorrow", "weekend")]
    assert shown == [tomorrow, weekend]


def test_the_lines_of_a_form_are_hours_and_an_empty_one_is_a_day_asleep() -> None:
    week = read_form("8-22", "10:00-02:00", "", "wed 12:00-14:00")
    assert week["mon"] == week["fri"] == (("08:00", "22:00"),)
    assert week["wed"] == (("12:00", "14:00"),)
    assert week["sat"] == (("10:00", "02:00"),)
    assert "sun" not in week
    assert read_form("always", "", "", "") == {}
    assert read_form("08:00-12:00, 18:00-22:00", "9-20", "9-20", "")["mon"] == (("08:00", "12:00"), ("18:00", "22:00"))


def test_a_dash_in_a_form_is_a_day_asleep() -> None:
    for others in ("fri -", "tue 9-12 18-22, Fri –", "fri—"):
        week = read_form("8-22", "10-24", "-", others)
        assert week["mon"] == week["thu"] == (("08:00", "22:00"),)
        assert "fri" not in week
        assert "sun" not in week
    assert read_form("8-22", "8-22", "", "wed-thu -").keys() == {"mon", "tue", "fri", "sat"}


@pytest.mark.parametrize(
    "lines",
    [
        ("", "", "", ""),
        ("sleep", "", "", ""),
        ("8-9", "8-9", "8-9", ""),
        ("8", "", "", ""),
        ("8-22", "8-22", "8-22", "-"),
        ("8-22", "8-22", "8-22", "fri 8:00 -"),
        ("8-22", "8-22", "8-22", "fri"),
        ("8-22", "", "", "wed-thu -"),
    ],
)
def test_nonsense_in_a_form_is_no_week(lines: tuple[str, str, str, str]) -> None:
    with pytest.raises(Unreadable):
        read_form(*lines)


def test_a_date_is_typed_with_or_without_its_year() -> None:
    assert read_absence("4.8.", "10.8.", TODAY) == ("2026-08-04", "2026-08-10")
    assert read_absence("30.12.", "3.1.", TODAY) == ("2026-12-30", "2027-01-03")
    assert read_absence("04.08.2026", "", TODAY) == ("2026-08-04", "2026-08-04")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("19:00", "Sat 01.08. 19:00"),
        ("9:30", "Sun 02.08. 09:30"),
        ("9h30", "Sun 02.08. 09:30"),
        ("12.01", "Sat 01.08. 12:01"),
        (" Sat 12:00 ", "Sat 08.08. 12:00"),
        ("sat 12:01", "Sat 01.08. 12:01"),
        ("fri, 00:00", "Fri 07.08. 00:00"),
        ("tomorrow 08:15", "Sun 02.08. 08:15"),
        ("2026-08-03 19:00", "Mon 03.08. 19:00"),
        ("3.8. 19:00", "Mon 03.08. 19:00"),
        ("1d 2h", "Sun 02.08. 14:00"),
        ("60d", "Wed 30.09. 12:00"),
    ],
)
def test_a_moment_is_typed_as_people_say_it(typed: str, shown: str) -> None:
    berlin = Person(zone="Europe/Berlin")
    moment = read_moment(typed, berlin, 1_785_578_400)
    assert wall_clock("Europe/Berlin", moment).strftime("%a %d.%m. %H:%M") == shown


@pytest.mark.parametrize(
    "typed", ["", "soon", "25:00", "19:60", "31.2. 19:00", "61d", "0h", "2026-07-31 19:00", "2026-10-02 19:00", "19"]
)
def test_nonsense_and_the_past_are_no_moment(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_moment(typed, Person(zone="Europe/Berlin"), 1_785_578_400)

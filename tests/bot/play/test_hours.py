"""The form for the hours in which somebody is awake: what it shows, sent back unchanged, changes nothing."""

from __future__ import annotations

import pytest

from bot.controls import AboutPerson
from bot.drawing.palettes import recolour
from bot.host import Host
from bot.pace.hours import Window
from bot.play import presence
from bot.preferences import Preferences
from bot.screens.message import Picture, flat
from bot.screens.presence import hours
from bot.texts import texts
from tests.bot.play.conftest import NOW, People, ids_of, words_of


async def lines_of(host: Host, people: People) -> dict[str, str]:
    """What the lines of ann's form hold when it is opened."""
    form = await presence.ask_week(host, people.ask("ann"))
    return {field.name: field.value for field in (form.field, *form.more)}


async def week_of(host: Host, people: People) -> dict[str, tuple[Window, ...]]:
    return (await people.ask("ann").preferences(host.store)).awake


@pytest.mark.parametrize(
    ("typed", "others"),
    [
        ("mon-fri 8-22, sat-sun 10-24", ""),
        ("mon-thu 8-22, sat-sun 10-24", "fri -"),
        ("tue-fri 8-22, sun 10-24", "mon -"),
        ("mon-tue 8-22, wed 8-12 18-22, sat-sun 10-24", "wed 08:00-12:00 18:00-22:00, thu -, fri -"),
        ("mon 18-02, tue 8-22, sat-sun 10-24", "mon 18:00-02:00, tue 08:00-22:00"),
    ],
)
async def test_a_form_sent_back_unchanged_changes_nothing(host: Host, people: People, typed: str, others: str) -> None:
    await presence.set_hours(host, people.ask("ann"), "Europe/Berlin", typed)
    before = await week_of(host, people)
    lines = await lines_of(host, people)
    assert lines["others"] == others
    await presence.set_week(host, people.ask("ann"), lines)
    assert await week_of(host, people) == before


async def test_a_day_asleep_stays_one_when_another_day_is_changed(host: Host, people: People) -> None:
    await presence.set_hours(host, people.ask("ann"), "Europe/Berlin", "mon-thu 8-22, sat-sun 10-24")
    lines = await lines_of(host, people) | {"sun": "-"}
    shown = words_of(await presence.set_week(host, people.ask("ann"), lines))
    assert "Friday: asleep" in shown
    assert "Sunday: asleep" in shown


def test_a_week_is_painted_in_the_colours_that_were_chosen() -> None:
    def paint(kept: Preferences) -> bytes:
        [picture] = [part for part in flat(hours(kept, int(NOW), texts("en")).parts) if isinstance(part, Picture)]
        return picture.paint()

    awake: dict[str, tuple[Window, ...]] = {"mon": (("08:00", "22:00"),)}
    painted = paint(Preferences(awake=awake))
    assert paint(Preferences(awake=awake, palette="strong")) == recolour(painted, "strong") != painted


def test_whoever_has_set_no_hours_is_told_that_they_may_be_called_at_night() -> None:
    night = {"en": "night", "de": "nachts", "fr": "nuit", "es": "noche"}
    for language, word in night.items():
        assert word in str(hours(Preferences(), int(NOW), texts(language)))


async def test_whoever_says_that_they_are_always_awake_reads_so_and_can_still_set_hours(
    host: Host, people: People
) -> None:
    always = AboutPerson("always").id()
    shown = await presence.show_hours(host, people.ask("ann"))
    assert always in ids_of(shown)
    shown = await presence.be_always_awake(host, people.ask("ann"))
    assert "You are always awake" in words_of(shown)
    assert "count from" not in words_of(shown), "nothing changes for a clock"
    assert always not in ids_of(shown)
    shown = await presence.set_hours(host, people.ask("ann"), "UTC", "mon-sun 8-22")
    assert "always awake" not in words_of(shown)
    assert always in ids_of(shown)

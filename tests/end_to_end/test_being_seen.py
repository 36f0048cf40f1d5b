"""What whoever runs the bot sees of it: metrics, health, and a log that tells everything but cards."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.parser import text_string_to_metric_families

from bot import metrics
from bot.host import outbox
from tests.end_to_end import kept
from tests.end_to_end.driver import Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.sketches import NOT_LOOKED_AT
from tests.free_port import free_port

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana-dashboard.json"


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[tuple[Driver, int]]:
    """A bot that serves metrics and logs JSON."""
    port = free_port()
    settings = {"TIDETABLE_METRICS_PORT": str(port), "TIDETABLE_LOG": "json", "TIDETABLE_LOG_LEVEL": "DEBUG"}
    driver = await Driver.start(tmp_path, environment={**settings, **NOT_LOOKED_AT})
    yield driver, port
    await driver.close()


async def read_metrics(port: int) -> dict[str, float]:
    """Every sample that is served, by its name and labels."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        text = await answer.text()
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


async def measured(port: int, name: str, wanted: float | Callable[[float], bool]) -> dict[str, float]:
    """Every sample, once one of them has this value, or one that will do."""
    async with asyncio.timeout(60):
        while True:
            found = await read_metrics(port)
            value = found.get(name)
            if value is not None and (wanted(value) if callable(wanted) else value == wanted):
                return found
            await asyncio.sleep(0.1)


def log_lines(driver: Driver) -> list[dict[str, Any]]:
    """What the bot has logged."""
    return [json.loads(line) for line in driver.log.read_text().splitlines() if line.startswith("{")]


def shown_because_of(cause: dict[str, Any], driver: Driver) -> set[tuple[str, str]]:
    """Which messages were shown under the number of a press or command."""
    lines = [line for line in log_lines(driver) if line.get("ref") == cause["ref"]]
    return {(line["audience"], line["kind"]) for line in lines if line["logger"] == "bot.post.showing"}


async def test_a_turn_is_seen_in_the_metrics_and_under_one_number_in_the_log(watched: tuple[Driver, int]) -> None:
    driver, port = watched
    table = await Playing.open(driver, [driver.person("ann"), driver.person("bob")], "waves")
    await kept.all_told(driver.database, table.number)
    found = await measured(port, "tidetable_well", 1.0)
    assert found["tidetable_presses_total{kind=application_command}"] >= 1
    assert found["tidetable_presses_total{kind=component}"] >= 2
    assert found["tidetable_press_acknowledged_seconds_count{kind=component}"] >= 2
    assert found["tidetable_press_committed_seconds_count"] >= 3
    assert found["tidetable_turns_total{cause=person}"] >= 3
    assert found["tidetable_posts_total{kind=hand}"] >= 2
    assert found["tidetable_post_late_seconds_count{kind=table}"] >= 1
    assert found["tidetable_discord_requests_total{method=POST,status=200}"] >= 1
    assert found["tidetable_picture_seconds_count"] >= 1
    assert found["tidetable_database_sound"] == 1.0
    assert found["tidetable_worker_process"] == 0.0
    opened, *_, started = causes = [line for line in log_lines(driver) if "press" in line or "command" in line]
    assert len({line["ref"] for line in causes}) == len(causes) >= 3
    assert ("public", "lobby") in shown_because_of(opened, driver)
    # Start brings the table and everybody's hand.
    assert {("public", "table"), ("seat:0", "hand"), ("seat:1", "hand")} <= shown_because_of(started, driver)
    assert [line for line in log_lines(driver) if line.get("kind") and "ref" not in line] == []
    # Tables are counted at a start, and then every half minute.
    await driver.restart_bot()
    await measured(port, "tidetable_tables{status=running}", 1.0)
    await measured(port, "tidetable_database_bytes", lambda size: size > 0)


async def test_a_bot_that_has_lost_its_connection_is_not_well_until_it_is_back(watched: tuple[Driver, int]) -> None:
    driver, port = watched
    await measured(port, "tidetable_well", 1.0)
    driver.sandbox.gateway.is_down = True
    driver.sandbox.gateway.drop()
    await measured(port, "tidetable_well", 0.0)
    driver.sandbox.gateway.is_down = False
    await measured(port, "tidetable_well", 1.0)


async def test_a_gateway_that_closes_new_connections_at_the_end_of_an_outage_is_tried_again(driver: Driver) -> None:
    gateway = driver.sandbox.gateway
    gateway.is_down = True
    gateway.drop()
    async with asyncio.timeout(60):
        while "Attempting a reconnect" not in driver.log.read_text():
            await asyncio.sleep(0.02)
    gateway.closing_early = 1
    gateway.is_down = False
    await gateway.wait_ready()
    assert gateway.closing_early == 0
    said = driver.log.read_text()
    assert "(the gateway closed the connection)" in said
    assert "Traceback" not in said


async def test_a_resume_that_the_gateway_closes_before_hello_is_tried_again_with_its_session(driver: Driver) -> None:
    gateway = driver.sandbox.gateway
    identified = gateway.identifies
    gateway.closing_early = 1
    gateway.drop()
    await gateway.wait_resumed(1, within=10)
    assert (gateway.closing_early, gateway.identifies) == (0, identified)


WORDS = {
    "kind": {"application_command", "component", "modal_submit", "autocomplete"}
    | {value for name, value in vars(outbox).items() if name.isupper() and isinstance(value, str)},
    "cause": {"person", "table"},
    "status": {"lobby", "running", "over", "cancelled", "none"},
    "method": {"GET", "POST", "PATCH", "PUT", "DELETE"},
    "queue": {"presses", "commits", "posts_due", "posts_under_way", "pictures", "thoughts"},
}
"""All that a label may say, besides the status of an answer over HTTP and the bounds of a histogram."""


async def test_no_label_says_more_than_what_kind_of_thing_it_is_after_a_whole_game(watched: tuple[Driver, int]) -> None:
    driver, port = watched
    table = await Playing.open(driver, [driver.person("ann"), driver.person("bob")], "wave")
    await table.to_the_end()
    found = await read_metrics(port)
    samples = [sample for sample in found if sample.startswith("tidetable_")]
    assert len(samples) > 150
    said = [label.partition("=")[::2] for name in samples for label in name.partition("{")[2][:-1].split(",") if label]
    assert {(name, value) for name, value in said if name not in (*WORDS, "le")} == set()
    strange = {(name, value) for name, value in said if name in WORDS and value not in WORDS[name]}
    assert {value for name, value in strange if not (name == "status" and value.isdigit())} == set()


async def test_no_log_holds_what_is_kept_of_a_game(watched: tuple[Driver, int]) -> None:
    driver, _ = watched
    table = await Playing.open(driver, [driver.person("ann"), driver.person("bob")], "waves")
    # Every further commit is refused by the database, which quotes the row it did not take.
    kept.change(
        driver.database,
        "CREATE TRIGGER refuse BEFORE INSERT ON actions BEGIN SELECT RAISE(ABORT, 'refused'); END",
    )
    await table.press(table.asked()[0])
    async with asyncio.timeout(60):
        while "refused" not in driver.log.read_text():
            await asyncio.sleep(0.05)
    [state] = kept.rows(driver.database, "SELECT data FROM states WHERE table_id = ?", [table.number])
    [secrets] = kept.rows(driver.database, "SELECT secret, seed FROM tables WHERE id = ?", [table.number])
    said = driver.log.read_bytes()
    for hidden in (bytes(state["data"]), bytes(secrets["secret"]), bytes(secrets["seed"])):
        assert hidden not in said
        assert hidden.hex().encode() not in said
        assert repr(hidden)[2:40].encode() not in said
    assert b"parameters:" not in said


async def test_metrics_are_off_unless_asked_for(driver: Driver) -> None:
    assert "metrics address" not in driver.log.read_text()


def test_the_dashboard_shows_only_what_is_measured_and_all_of_it() -> None:
    shown = DASHBOARD.read_text()
    json.loads(shown)
    kinds = (Counter, Gauge, Histogram)
    names = [each._name for each in vars(metrics).values() if isinstance(each, kinds)]
    assert len(names) > 20
    assert [name for name in names if name not in shown] == []
    told = set(re.findall(r"tidetable_\w+", shown))
    served = {f"{name}{ending}" for name in names for ending in ("", "_total", "_bucket", "_count", "_sum")}
    assert told <= served

"""Prometheus beside a load run: it collects what the bot serves, and the panels of the dashboard are drawn from it."""

from __future__ import annotations

import asyncio
import html
import json
import shutil
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from tests.free_port import free_port

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana-dashboard.json"
CONFIGURATION = """
global: {{scrape_interval: 5s}}
scrape_configs: [{{job_name: tidetable, static_configs: [{{targets: {targets}}}]}}]
"""
COLOURS = ("#5794f2", "#73bf69", "#f2cc0c", "#ff9830", "#f2495c", "#b877d9", "#8ab8ff", "#fade2a", "#96d98d", "#ff7383")
WIDTH, HEIGHT, STEP = 380, 120, 5


@dataclass(frozen=True)
class Prometheus:
    """A running Prometheus, and since when it runs."""

    url: str
    began: float

    async def ask(self, query: str) -> float | None:
        """The one number that a query gives now; None if it gives none."""
        found = await self._get("query", query=query)
        return float(found[0]["value"][1]) if found else None

    async def over_time(self, query: str) -> list[dict[str, Any]]:
        """What a query gave since the beginning."""
        return await self._get("query_range", query=query, start=self.began, end=time.time(), step=STEP)

    async def _get(self, what: str, **parameters: Any) -> list[dict[str, Any]]:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{self.url}/api/v1/{what}", params=parameters) as answer,
        ):
            found = await answer.json()
        assert found["status"] == "success", found
        return list(found["data"]["result"])


@asynccontextmanager
async def watching(folder: Path, ports: Sequence[int]) -> AsyncIterator[Prometheus | None]:
    """A Prometheus that looks at these ports of this machine; None where it is not installed."""
    if shutil.which("prometheus") is None:
        yield None
        return
    settings = folder / "prometheus.yml"
    settings.write_text(CONFIGURATION.format(targets=json.dumps([f"127.0.0.1:{port}" for port in ports])))
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        "prometheus",
        f"--config.file={settings}",
        f"--storage.tsdb.path={folder / 'prometheus'}",
        f"--web.listen-address=127.0.0.1:{port}",
        "--log.level=error",
    )
    try:
        yield Prometheus(f"http://127.0.0.1:{port}", time.time())
    finally:
        process.terminate()
        await process.wait()


async def draw(prometheus: Prometheus, picture: Path) -> list[str]:
    """Draw every panel of the dashboard; returns the titles of those without data."""
    from playwright.async_api import async_playwright

    panels, empty = [], []
    for panel in json.loads(DASHBOARD.read_text())["panels"]:
        if panel["type"] not in ("stat", "timeseries"):
            continue
        lines = []
        for target in panel["targets"]:
            for one in await prometheus.over_time(target["expr"]):
                points = [(float(at), float(value)) for at, value in one["values"] if value not in ("NaN", "+Inf")]
                labels = [value for name, value in one["metric"].items() if name not in ("__name__", "job")]
                if points:
                    lines.append((" ".join(labels) or one["metric"].get("__name__", ""), points))
        if not lines:
            empty.append(panel["title"])
        panels.append(_panel(panel["title"], lines, only_last=panel["type"] == "stat"))
    page = f"<body style='background:#111217;color:#ccccdc;font:12px sans-serif;width:1240px'>{''.join(panels)}</body>"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"))
        window = await browser.new_page(viewport={"width": 1260, "height": 900})
        await window.set_content(page)
        await window.screenshot(path=picture, full_page=True)
        await browser.close()
    return empty


def _panel(title: str, lines: Sequence[tuple[str, list[tuple[float, float]]]], *, only_last: bool) -> str:
    """A panel as HTML."""
    ends = [points[-1][1] for _, points in lines]
    if only_last:
        inside = (
            f"<div style='font-size:28px;padding:8px 0'>{', '.join(_number(end) for end in ends) or 'no data'}</div>"
        )
    else:
        inside = _curves(lines)
    return (
        "<div style='display:inline-block;vertical-align:top;background:#181b1f;margin:4px;padding:8px;"
        f"width:{WIDTH}px'><b>{html.escape(title)}</b>{inside}</div>"
    )


def _curves(lines: Sequence[tuple[str, list[tuple[float, float]]]]) -> str:
    if not lines:
        return "<div>no data</div>"
    moments = [at for _, points in lines for at, _ in points]
    first, last = min(moments), max(max(moments), min(moments) + 1)
    most = max((value for _, points in lines for _, value in points), default=0.0) or 1.0
    drawn, names = [], []
    for number, (name, points) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(
            f"{(at - first) / (last - first) * WIDTH:.1f},{HEIGHT - value / most * (HEIGHT - 6):.1f}"
            for at, value in points
        )
        drawn.append(f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='1.5'/>")
        names.append(f"<span style='color:{colour}'>{html.escape(name)} {_number(points[-1][1])}</span>")
    return (
        f"<div style='color:#888'>up to {_number(most)}, {last - first:.0f} s</div>"
        f"<svg width='{WIDTH}' height='{HEIGHT}'>{''.join(drawn)}</svg>"
        f"<div style='font-size:10px'>{' · '.join(names)}</div>"
    )


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"

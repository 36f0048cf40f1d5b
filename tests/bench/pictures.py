"""How long a table picture takes, how large it is, and how long an event loop waits meanwhile.

Waves for six people (25 cards or more in sight) and Wave for four: `python -m tests.bench.pictures`. The yardstick is
the same picture saved by Pillow in 24 bits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from itertools import cycle, islice
from statistics import median, quantiles
from time import perf_counter

from PIL import Image

from bot.drawing.canvas import Canvas
from bot.games.perfect_wave import picture as wave_picture
from bot.games.waves import picture as waves_picture
from bot.screens import frame
from engine.games.perfect_wave.view import View as PerfectWaveView
from engine.games.waves.view import View as WavesView
from tests.bot.screens.positions import GAMES, NAMES, scene
from tests.engine.games_under_test import Setting, moments

PICTURES = 60
MOST_MS, MOST_BYTES, MOST_LAG_MS = 40.0, 200_000, 15.0


def setting_named(name: str) -> Setting:
    """The table under test with this name."""
    return next(setting for setting in GAMES if str(setting) == name)


def waves_views() -> list[WavesView]:
    """Tables of six people, all different."""
    setting = setting_named("waves-6-mode=free-tablets=three")
    return [setting.game.view(moment.after, None) for number in range(2) for moment in moments(setting, number)]


def wave_views() -> list[PerfectWaveView]:
    """Tables of four people, all different."""
    setting = setting_named("wave-4")
    return [setting.game.view(moment.after, 0) for number in range(8) for moment in moments(setting, number)]


def milliseconds(paint: Callable[[], bytes]) -> tuple[float, int]:
    """How long one picture took, and its size."""
    began = perf_counter()
    size = len(paint())
    return (perf_counter() - began) * 1000, size


def measure(paints: Sequence[Callable[[], bytes]]) -> tuple[float, float, int]:
    """The median and the slowest twentieth of the times, and the largest file."""
    paints[0]()
    taken = [milliseconds(paint) for paint in paints[1:]]
    times = [time for time, _ in taken]
    return median(times), quantiles(times, n=20)[-1], max(size for _, size in taken)


async def lag_while(paints: Sequence[Callable[[], bytes]]) -> tuple[float, float]:
    """How late an event loop wakes while pictures are painted in a thread: the 99th percentile and the worst, in ms."""
    late: list[float] = []
    working = asyncio.create_task(asyncio.to_thread(lambda: [paint() for paint in paints]))
    while not working.done():
        began = perf_counter()
        await asyncio.sleep(0.001)
        late.append((perf_counter() - began - 0.001) * 1000)
    await working
    return quantiles(late, n=100)[-1], max(late)


def yardstick() -> tuple[float, int]:
    """The same picture decoded and saved by Pillow in 24 bits."""
    setting = setting_named("waves-6-mode=free-tablets=three")
    state = list(moments(setting, 0))[20].after
    [picture] = frame.public(scene(setting, state, None)).pictures()
    image = Image.open(BytesIO(picture.paint())).convert("RGB")

    def save() -> bytes:
        kept = BytesIO()
        image.save(kept, "PNG")
        return kept.getvalue()

    times = [milliseconds(save) for _ in range(9)]
    return median(time for time, _ in times), times[0][1]


def main() -> None:
    """Print the measurements beside what was promised."""
    names = NAMES
    waves = list(islice(cycle(waves_views()), PICTURES))
    wave = list(islice(cycle(wave_views()), PICTURES))
    painter, wave_painter = waves_picture.picture.paint, wave_picture.picture.paint
    for title, paints in (
        ("waves, 6 seats", [partial(painter, view, names, "en") for view in waves]),
        ("wave, 4 seats", [partial(wave_painter, view, names[:4], "en") for view in wave]),
    ):
        middle, slow, size = measure(paints)
        late, worst = asyncio.run(lag_while(paints))
        print(
            f"{title}: {middle:.1f} ms median (at most {MOST_MS:.0f}), {slow:.1f} ms slowest twentieth, "
            f"{size / 1000:.0f} kB at most (at most {MOST_BYTES // 1000}); "
            f"event loop late {late:.1f} ms p99, {worst:.1f} ms worst (at most {MOST_LAG_MS:.0f})"
        )
    took, size = yardstick()
    own, _ = milliseconds(Canvas(1000, 950).png)
    print(f"yardstick: Pillow's own PNG of one of them {took:.1f} ms, {size / 1000:.0f} kB; our empty sea {own:.1f} ms")


if __name__ == "__main__":
    main()

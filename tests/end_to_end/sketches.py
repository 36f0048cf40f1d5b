"""Pictures that nobody looks at: whatever draws them runs as ever, but on a sheet so small that it costs little."""

from __future__ import annotations

import os
from collections.abc import Mapping

from PIL import Image

from bot.drawing import canvas
from bot.drawing.palette import SEA

_SKETCHED = "TIDETABLE_TEST_SKETCHED"
NOT_LOOKED_AT: Mapping[str, str] = {} if os.environ.get("TIDETABLE_LONG") else {_SKETCHED: "1"}
"""In the environment of a bot whose pictures no test looks at: it sketches them, unless there is time."""
SIDE = 8


def sketch_if_asked() -> None:
    """Let this process draw on a small sheet if its environment says so; what is beyond its edge is not drawn."""
    if os.environ.get(_SKETCHED):
        canvas.sea = lambda width, height: Image.new("RGB", (SIDE * canvas.SCALE, SIDE * canvas.SCALE), SEA)

"""Pictures that nobody looks at: whatever draws them runs as ever, but so little is painted that it costs little."""

from __future__ import annotations

import os
from collections.abc import Mapping

from bot.drawing import tiles

_SKETCHED = "TIDETABLE_TEST_SKETCHED"
NOT_LOOKED_AT: Mapping[str, str] = {} if os.environ.get("TIDETABLE_LONG") else {_SKETCHED: "1"}
"""In the environment of a bot whose pictures no test looks at: it sketches them, unless there is time."""
SIDE = 8


def sketch_if_asked() -> None:
    """Let this process paint small sheets if its environment says so; what is beyond their edge is not painted."""
    if os.environ.get(_SKETCHED):
        finish = tiles.finish
        tiles.finish = lambda width, height, strokes: finish(SIDE, SIDE, strokes)

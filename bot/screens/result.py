"""The end of a game: who won and how, the secret and its proof, the record, a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from bot.controls import Rematch
from bot.screens import frame
from bot.screens.ending import pictured
from bot.screens.message import Box, Button, Document, Line, Message, Part, Text, buttons
from bot.screens.scene import Scene
from engine.game import View

SHOWN = 16
"""How many digits are shown of what nobody has to copy: the seed is in the record, its seal follows from the secret."""


def result(scene: Scene[View], record: bytes, secret: bytes, seed: bytes, joined: Sequence[str]) -> Message:
    """The message that ends a table."""
    texts = scene.texts
    proof = texts(
        "proof",
        commitment=sha256(secret).hexdigest()[:SHOWN],
        secret=secret.hex(),
        joined="|".join(joined),
        seed=seed.hex()[:SHOWN],
    )
    rematch = Button(texts("button-rematch"), Rematch(scene.table, scene.mark).id(), "success", "🔁")
    parts: list[Part] = [Text(frame.title(scene)), *pictured(scene), Line(), Text(proof)]
    parts += [Document(f"tidetable-{scene.table}.json", record), *buttons(rematch)]
    return Message((Box(tuple(parts), frame.SEA),))

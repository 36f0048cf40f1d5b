"""File names as Discord keeps them: letters, digits, dots, dashes and underscores, with a letter or digit first."""

from __future__ import annotations

import re

ODD = re.compile(r"[^A-Za-z0-9._-]")


def kept_name(given: str) -> str:
    """What a file is called once it is uploaded: `_a b#(1).txt` is `a_b1.txt`."""
    made = ODD.sub("", given.replace(" ", "_")).lstrip("._-")
    if not made or ("." in given and made == given.rpartition(".")[2]):
        made = f"unknown.{made}" if made else "unknown"
    return made

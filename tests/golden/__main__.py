"""Draws the golden pictures, messages and refusals anew, and records new games: `python -m tests.golden`."""

from __future__ import annotations

from tests.golden import gallery, refusals, write

if __name__ == "__main__":
    write.main()
    gallery.main()
    refusals.main()

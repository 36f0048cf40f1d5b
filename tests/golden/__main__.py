"""Draws the golden pictures and messages anew, and records new tables under test: `python -m tests.golden`."""

from __future__ import annotations

from tests.golden import gallery, write

if __name__ == "__main__":
    write.main()
    gallery.main()

"""Numbers that name things and must not be mixed up; nothing else."""

from __future__ import annotations

from typing import NewType

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
ServerId = NewType("ServerId", int)

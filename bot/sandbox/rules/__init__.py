"""Rules of Discord that its own document leaves out: totals, uniqueness, order, what goes with what, state."""

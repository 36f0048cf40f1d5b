"""Discord's rules that its own document does not hold: totals, uniqueness, order, what goes with what, state."""

"""The rules of the games: pure functions of a state, with no Discord, no database, no clock and no network."""

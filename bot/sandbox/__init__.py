"""A local stand-in for Discord: one world, people who act in it, an HTTP API and a gateway for any Discord library."""

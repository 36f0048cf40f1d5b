"""Tables as the bot runs them: one queue per table; load, let the engine act, commit. No Discord here."""

from bot.host.host import Host
from bot.host.seated import Request, Seated

__all__ = ["Host", "Request", "Seated"]

"""Makes what Discord shows equal to what the database says, whatever happened to earlier attempts."""

from bot.post.poster import Poster

__all__ = ["Poster"]

"""Rules for addresses in messages."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

from bot.sandbox.errors import Fault

HTTP = ("http", "https")


def url_faults(url: str, path: tuple[str | int, ...], *more: str) -> Iterator[Fault]:
    """An address must have the scheme http or https, or one of `more`."""
    schemes = (*HTTP, *more)
    try:
        scheme, rest = urlsplit(url).scheme, urlsplit(url).netloc
    except ValueError:
        scheme = rest = ""
    if not scheme or not rest:
        yield Fault(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    elif scheme not in schemes:
        message = f'Scheme "{scheme}" is not supported. Scheme must be one of {schemes}.'
        yield Fault(path, "URL_TYPE_INVALID_SCHEME", message)

"""What those who manage a server decide: where and by whom tables are opened, and how they begin."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.contract import AGREED_VALUES, read_agreed
from bot.errors import Sorry
from bot.host import Host
from bot.play.answers import Show, say
from bot.play.asker import Asker
from bot.preferences import ServerSettings, choose, read_server
from bot.screens.settings import say_agreed
from bot.systems import broken_packages
from bot.texts import Texts, name_of, texts_for
from bot.texts.own_words import escape
from storage.models import Server
from storage.servers import ServerFields

MOST_WHY, MOST_SAID = 160, 1900


async def manage_server(
    host: Host,
    asker: Asker,
    *,
    channel: int | None = None,
    everywhere: bool = False,
    reports: int | None = None,
    language: str | None = None,
    chosen: Mapping[str, str],
) -> Show:
    """Keep what was chosen for a server, and tell what holds there now; if `reports` is 0, they go to no channel."""
    if asker.place.server is None or not asker.place.may_manage:
        raise Sorry("error-not-manager")
    read = {name: _read(name, value) for name, value in chosen.items()}

    def change(server: Server) -> ServerFields:
        kept = choose(read_server(server.settings), read)
        if everywhere:
            kept = msgspec.structs.replace(kept, channels=())
        if channel:
            kept = msgspec.structs.replace(kept, channels=tuple(dict.fromkeys((*kept.channels, channel))))
        if reports is not None:
            kept = msgspec.structs.replace(kept, reports=reports or None)
        return {"settings": msgspec.json.encode(kept), "language": language or server.language}

    server = await host.store.servers.choose(asker.place.server, change)
    spoken = server.language or asker.place.language
    return say(describe_server(read_server(server.settings), texts_for(spoken).language, asker.texts))


def _read(name: str, value: str) -> str | int:
    agreed = read_agreed(name, value) if name in AGREED_VALUES else value
    return value if agreed is None else agreed


def describe_server(kept: ServerSettings, language: str, texts: Texts) -> str:
    """What holds in a server, in words."""
    where = ", ".join(f"<#{one}>" for one in kept.channels) or texts("server-everywhere")
    openers = texts(f"openers-{kept.openers}")
    lines = [texts("server-now", where=where, openers=openers, language=name_of(language))]
    told = f"<#{kept.reports}>" if kept.reports else texts("server-no-reports")
    lines += [f"• {texts.pair(texts('server-reports'), told)}", texts("server-begins")]
    lines += [
        f"• {texts.pair(texts(f'setting-{name}'), say_agreed(texts, name, getattr(kept, name)))}"
        for name in AGREED_VALUES
    ]
    lines += [
        texts("server-broken", game=escape(name), package=escape(package), why=escape(why, MOST_WHY))
        for name, package, why in broken_packages()
    ]
    return "\n".join(lines)[:MOST_SAID]

"""What happened since somebody's last turn, page by page, with a mark on what was done to them."""

from __future__ import annotations

from bot.controls import Hand, Since
from bot.screens.log import change_line, event_line
from bot.screens.message import Button, Message, Part, Text, buttons
from bot.screens.scene import Scene
from bot.screens.since import MARK, was_done_to_viewer
from bot.texts.own_words import escape
from engine.game import View

MOST_LINES, MOST_CHARACTERS, MOST_BYTES = 40, 3000, 8000


def recap(scene: Scene[View], page: int = 0) -> Message:
    """One page of the turns of a scene, and a button to the hand if the seat is asked."""
    texts = scene.texts
    said = _numbered(scene)
    pages = _paged(said) or [[texts("nothing-happened")]]
    page = min(max(page, 0), len(pages) - 1)
    listed = "\n".join(pages[page])
    parts: list[Part] = [Text(f"### {texts('recap-title', name=escape(scene.name))}\n{listed}")]
    if MARK in listed:
        parts.append(Text(f"-# {texts('recap-marked')}"))
    if len(pages) > 1:
        parts.append(Text(f"-# {texts('button-since-page', page=page + 1, pages=len(pages))}"))
        before = Button("◀", Since(scene.table, page - 1, turned=True).id(), disabled=page == 0)
        after = Button("▶", Since(scene.table, page + 1, turned=True).id(), disabled=page == len(pages) - 1)
        parts += buttons(before, after)
    if scene.seat is not None and scene.seat in scene.to_act:
        hand = Button(texts("button-hand"), Hand(scene.table).id(), "primary", "🖐️")
        parts += [Text(texts("your-turn")), *buttons(hand)]
    return Message(tuple(parts))


def _numbered(scene: Scene[View]) -> list[str]:
    said = []
    for told in scene.told:
        for event in told.events:
            if line := event_line(scene, event):
                marked = f"{MARK} {line}" if was_done_to_viewer(scene, told, event) else line
                said.append(f"~~{line}~~" if told.undone else marked)
        if line := change_line(scene.texts, told.said):
            said.append(line)
    return [f"{number}. {line}" for number, line in enumerate(said, 1)]


def _paged(said: list[str]) -> list[list[str]]:
    """The lines in pages, each as long as there is room."""
    pages: list[list[str]] = []
    for line in said:
        page = pages[-1] if pages else []
        characters = sum(map(len, page)) + len(page) + len(line)
        size = sum(len(each.encode()) for each in page) + len(line.encode())
        if not page or len(page) >= MOST_LINES or characters > MOST_CHARACTERS or size > MOST_BYTES:
            pages.append([line])
        else:
            page.append(line)
    return pages

"""What was painted is kept up to so many bytes, for all functions together."""

from __future__ import annotations

from PIL import Image

from bot.drawing.cache import SPRITES, CacheBudget, size_of
from bot.drawing.canvas import Canvas
from bot.drawing.cards import back, gap


def test_all_functions_of_a_shelf_share_its_bytes_and_what_was_not_used_for_longest_goes() -> None:
    budget, painted = CacheBudget(1_000), list[str]()

    @budget.cached
    def letters(name: str, length: int) -> bytes:
        painted.append(name)
        return b"x" * length

    @budget.cached
    def squares(side: int) -> Image.Image:
        painted.append(f"square {side}")
        return Image.new("L", (side, side))

    assert len(letters("a", 300)) == 300
    letters("b", 300)
    squares(15)
    letters("a", 300)
    letters("c", 300)
    assert painted == ["a", "b", "square 15", "c"]
    assert budget.size <= 1_000
    letters("a", 300)
    letters("b", 300)
    assert painted[4:] == ["b"]
    letters.cache_clear()
    assert size_of(squares(15)) == budget.size == 225


def test_the_sprites_of_all_games_stay_within_their_bytes() -> None:
    for width in range(40, 240, 4):
        back(width)
        gap(width)
    assert 0 < SPRITES.size <= SPRITES.most
    assert Canvas(400, 300).png().startswith(b"\x89PNG")

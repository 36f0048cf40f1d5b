"""The golden pictures and messages: what people see changes only when somebody has looked at why."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from tests.golden.gallery import PAGE, PICTURES, POSITIONS, Position, as_json, message_of, message_path, picture_path

MOST_DIFFERENT = 1.5
"""The mean difference of a picture's points, of 255: another font library draws edges a bit differently."""
SPOT, MOST_IN_A_SPOT = 50, 40.0
WIDEST, LARGEST = 1000, 200_000

each = pytest.mark.parametrize("position", POSITIONS, ids=str)


@each
def test_a_message_is_as_it_was(position: Position) -> None:
    assert as_json(message_of(position)) == message_path(position).read_text(encoding="utf-8")


@each
def test_a_picture_is_as_it_was(position: Position) -> None:
    pictures = message_of(position).pictures()
    assert pictures
    for number, picture in enumerate(pictures):
        data = picture.paint()
        painted = Image.open(BytesIO(data)).convert("RGB")
        kept = Image.open(picture_path(position, number)).convert("RGB")
        assert painted.size == kept.size
        difference = ImageChops.difference(painted, kept).convert("L")
        points = difference.tobytes()
        assert sum(points) / len(points) <= MOST_DIFFERENT
        spots = difference.resize((painted.width // SPOT, painted.height // SPOT), Image.Resampling.BOX).tobytes()
        assert max(spots) <= MOST_IN_A_SPOT
        assert painted.width <= WIDEST
        assert len(data) <= LARGEST


def test_the_gallery_shows_every_picture_there_is() -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = {path.name for path in PICTURES.glob("*.png")}
    assert shown == {
        picture_path(position, number).name
        for position in POSITIONS
        for number in range(len(message_of(position).pictures()))
    }
    assert all(f"(gallery/{name})" in page for name in shown)


def test_a_changed_card_is_noticed() -> None:
    """One card more or less lies within one spot of the comparison, not within its tolerance."""
    kept = Image.open(picture_path(POSITIONS[0], 0)).convert("RGB")
    changed = kept.copy()
    changed.paste((0, 92, 158), (100, 100, 200, 240))
    difference = ImageChops.difference(changed, kept).convert("L")
    spots = difference.resize((kept.width // SPOT, kept.height // SPOT), Image.Resampling.BOX).tobytes()
    assert max(spots) > MOST_IN_A_SPOT

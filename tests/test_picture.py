"""The picture of the house shows the rooms and imports there really are."""

from __future__ import annotations

import house_picture


def test_the_picture_of_the_house_is_drawn_from_its_imports() -> None:
    drawn = house_picture.PICTURE.read_text("utf-8")
    assert house_picture.draw() == drawn, "run `make picture`"

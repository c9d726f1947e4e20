"""Views as pictures: in a notebook, as files, and from a record."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.cli.screen.view_picture import picture_of
from tablee.core import shelf
from tablee.core.chance import Stream
from tablee.core.shelf import load
from tests.cli.running import call, small_record

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("seat", [0, None])
def test_every_box_is_drawn_as_svg_and_html_and_fetches_nothing(game: str, seat: int | None) -> None:
    rules = load(game)
    state = rules.deal(rules.META.seats[0], rules.Options(), Stream(b"picture")).state
    names = ["Anne", "Bruno", "Chloé", "Dora"][: rules.META.seats[0]]
    picture = picture_of(game, rules.view(state, seat), names)
    svg = picture.svg()
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert "http" not in svg.replace("http://www.w3.org", "").replace("https://www.textualize.io", "")
    assert picture._repr_html_().startswith("<pre")
    assert rules.META.title.split()[0] in svg


def test_a_moment_of_a_record_is_drawn_from_any_seat(tmp_path: Path, capsys: Captured) -> None:
    record = tmp_path / "game.json"
    record.write_bytes(small_record())
    for name, more in (("a.svg", ["--turn", "3", "--seat", "1"]), ("b.html", [])):
        assert call(capsys, "picture", record, tmp_path / name, *more).code == 0
        assert (tmp_path / name).stat().st_size > 500
    assert "--turn 999" in call(capsys, "picture", record, tmp_path / "c.svg", "--turn", "999").complaint
    assert ".svg" in call(capsys, "picture", record, tmp_path / "c.png").complaint
    assert call(capsys, "picture", record, tmp_path / "no" / "c.svg").code == 2

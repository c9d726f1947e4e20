"""No line begins with a colon or a question mark."""

from __future__ import annotations

import re

import pytest

from tablee.core.shelf import names
from tests.cli.running import call

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("width", ["40", "61", "80"])
@pytest.mark.parametrize("game", names())
def test_no_line_begins_with_what_belongs_to_the_one_before(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, game: str, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    for line in call(capsys, "--lang", "fr", "rules", game).out.splitlines():
        assert not re.match(r"\W*[:;?!»](?:\s|$)", line), line
        assert not line.rstrip().endswith("«"), line
        assert len(line) <= int(width)

"""A wrong setting gets one line."""

from __future__ import annotations

import pytest

from tests.cli.running import call


def test_the_games_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    ran = call(capsys, "--lang", "en", "play", "dschamal", "--option", "game=x")
    assert ran.code == 2
    assert "game: expected duell, turm, dreier or quartett, not 'x'" in ran.complaint

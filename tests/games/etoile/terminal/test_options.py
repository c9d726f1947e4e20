"""Wrong settings of the star get one French line."""

from __future__ import annotations

import pytest

from tests.cli.running import call
from tests.cli.test_french import spaced


@pytest.fixture(autouse=True)
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["play", "etoile", "--option", "rules=x"],
            "--option rules : on attend standard, english, german ou italian, pas « x »",
        ),
        (
            ["perft", "etoile", "--depth", "1", "--option", "rules=x"],
            "--option rules : on attend standard, english, german ou italian, pas « x »",
        ),
        (
            ["perft", "etoile", "--depth", "1", "--option", "cells=red"],
            "--option cells : on attend dark ou light, pas « red »",
        ),
        (
            ["perft", "etoile", "--depth", "1", "--option", "rules=english", "--option", "free_landing=yes"],
            "(ETO-61)",
        ),
        (["perft", "chess", "--depth", "1"], "« chess » n’a pas de jumeau compilé pour compter : etoile"),
    ],
)
def test_wrong_settings_get_one_french_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    ran = call(capsys, *arguments)
    assert ran.code == 2
    assert told in spaced(ran.complaint)

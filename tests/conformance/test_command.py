"""`python -m tablee.conformance`: what it says before it checks anything, and of what it finds."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.conformance import Broken, __main__


def test_help_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["--help"]) == 0
    told = capsys.readouterr().out
    assert "Plays seeded random games" in told
    assert "toy" in told
    assert __main__.main([]) == 2


def test_a_box_that_is_not_there_has_a_cause(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["qzabsent"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(
        "no box called qzabsent is installed here: does its pyproject have [project.entry-"
    )
    assert "was it installed again since?" in told
    assert __main__.main(["toy", "qzabsent"]) == 2


def test_a_promise_that_is_not_kept_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def check_box(name: str) -> Any:
        raise Broken(f"{name} is broken")

    monkeypatch.setattr(__main__, "check_box", check_box)
    assert __main__.main(["toy"]) == 1
    assert capsys.readouterr().err == "toy is broken\n"

"""What a release writes: its part of the changelog, and its number; and when it is refused."""

from __future__ import annotations

import re
from datetime import date

import pytest

import tablee
from release import CHANGELOG, CHECKOUT, VERSION, NotNow, release, released, versioned

DAY = date(2026, 11, 18)
OLDER = "# Changelog\n\nWhat one notices.\n\n## Unreleased\n{}\n## 1.2.0 (2026-01-02)\n\n- older\n"


def test_what_was_unreleased_belongs_to_the_release_and_the_next_begins_empty() -> None:
    told = released(OLDER.format("\n- new\n"), "1.10.0", DAY)
    assert "## Unreleased\n\n## 1.10.0 (2026-11-18)\n\n- new\n\n## 1.2.0 (2026-01-02)" in told
    with pytest.raises(NotNow, match="nothing unreleased"):
        released(told, "1.10.1", DAY)


@pytest.mark.parametrize("version", ["1.2.0", "1.1.9"])
def test_what_is_released_is_not_released_again(version: str) -> None:
    with pytest.raises(NotNow, match=r"1\.2\.0 is released already"):
        released(OLDER.format("\n- new\n"), version, DAY)


def test_the_changelog_and_the_version_of_today_can_be_released() -> None:
    assert f"## {tablee.__version__}" in released(CHANGELOG.read_text("utf-8"), tablee.__version__, DAY)
    assert '__version__ = "99.0.0"' in versioned(VERSION.read_text("utf-8"), "99.0.0")


def test_an_environment_that_cannot_release_is_told_so_before_anything_is_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = CHANGELOG.read_bytes(), VERSION.read_bytes()
    monkeypatch.setattr("release.NEEDED", ("build", "no_such_module"))
    with pytest.raises(NotNow, match="no_such_module: not in this environment"):
        release("99.0.0")
    assert (CHANGELOG.read_bytes(), VERSION.read_bytes()) == before


def test_a_new_number_is_installed_before_the_tests() -> None:
    made_from = re.search(r"(?m)^INSTALLED_FROM := (.*)$", (CHECKOUT / "Makefile").read_text("utf-8"))
    assert made_from is not None
    assert str(VERSION.relative_to(CHECKOUT)) in made_from[1].split()


def test_a_version_is_three_numbers_and_none_goes_back() -> None:
    with pytest.raises(NotNow, match="three numbers"):
        versioned(VERSION.read_text("utf-8"), "1.0")
    with pytest.raises(NotNow, match="the package is at"):
        versioned('__version__ = "2.0.0"\n', "1.9.9")

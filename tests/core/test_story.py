"""Every kept game has a story that the box has words for, and a sheet with all seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.record import read_record
from tablee.core.rulebook import LANGUAGES
from tablee.core.shelf import box, load
from tablee.core.story import LINES, Story, story_of
from tests.records.kept import kept, title

ENDED = [path for path in kept() if "scene" not in path.name]
LOCALES = Path(__file__).resolve().parents[2] / "src" / "tablee" / "games"


@pytest.mark.parametrize("path", ENDED, ids=title)
def test_a_kept_game_has_a_story_in_both_languages(path: Path) -> None:
    record = read_record(path.read_bytes(), load)
    story = story_of(box(record.game), record)
    if record.start is not None:  # what happened before is not known
        assert story == Story()
        return
    assert 1 <= len(story.lines) <= LINES
    assert all(len(row.numbers) == len(record.names) for row in story.sheet)
    for language in LANGUAGES:
        words = (LOCALES / record.game / "locale" / f"{language}.ftl").read_text("utf-8")
        assert all(f"\nstory-{line.key} = " in words for line in story.lines)
        assert all(f"\nsheet-{row.label.key} = " in words for row in story.sheet)

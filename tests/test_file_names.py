"""Two rooms do not use one file name for two things."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import tablee

SOURCES = Path(tablee.__file__).parent
EVERYWHERE = {"__init__", "__main__"}
PARTS = {
    "analyst": {"bots", "games"},
    "box": {"core", "games"},
    "chapters": {"core", "games"},
    "face": {"cli", "games"},
    "judge": {"bots", "games"},
    "meta": {"core", "games"},
    "moments": {"core", "games"},
    "notation": {"core", "games"},
    "previews": {"core", "games"},
    "question": {"core", "games"},
    "soundness": {"core", "games"},
    "story": {"core", "games"},
    "taking_back": {"core", "games"},
}
"""One thing in two rooms: here what the house asks of a part of a box, there a game's part of that kind."""


def files_by_name() -> dict[str, list[Path]]:
    """From the sources' own folder; what all games have side by side is one room's."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        if path.stem not in EVERYWHERE and path.parent != SOURCES:
            found[path.stem].append(path.relative_to(SOURCES))
    return found


def test_a_file_name_means_one_thing_in_the_house() -> None:
    rooms = {name: {path.parts[0] for path in paths} for name, paths in files_by_name().items()}
    assert {name: found for name, found in rooms.items() if len(found) > 1} == PARTS


def test_no_part_of_the_server_or_the_terminal_names_a_file_as_another_does() -> None:
    for room in ("server", "cli"):
        paths = [[one for one in row if one.parts[0] == room] for row in files_by_name().values()]
        assert [row for row in paths if len(row) > 1] == []

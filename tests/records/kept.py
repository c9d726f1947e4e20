"""Where the kept games lie: in `tests/games/<game>/records`, older rules' in a folder for each version."""

from __future__ import annotations

from pathlib import Path

from tests.toy_shelf import ours

GAMES = Path(__file__).resolve().parents[1] / "games"


def folder_of(game: str) -> Path:
    return GAMES / game / "records"


def kept(*games: str) -> list[Path]:
    """The games kept of the newest rules; without a name, of every box."""
    return [path for game in games or ours() for path in sorted(folder_of(game).glob("*.json"))]


def older(*games: str) -> list[Path]:
    """The games that older versions of the rules played, in a folder for each."""
    return [path for game in games or ours() for path in sorted(folder_of(game).glob("*/*.json"))]


def title(path: Path) -> str:
    """As a test calls it: the game, the version if it is an older one, and what the record shows."""
    return str(path.relative_to(GAMES).with_suffix("")).replace("/records/", "/")

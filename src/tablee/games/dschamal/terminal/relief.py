"""What a fingertip feels, in a few words: from the felt patch and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.cli.speech.fluent_words import Words
from tablee.games.dschamal.fingertip import ACROSS, NOTHING, POINTS, STEEPEST, TILTS

MIDDLE = ACROSS // 2
INNER = (6, 7, 8, 11, 12, 13, 16, 17, 18)
Level = int | None
Patch = tuple[Level, ...]


class Sensation(msgspec.Struct, frozen=True):
    """A surface, where it rises to or how its ridge runs, and on which sides it ends."""

    surface: str
    towards: str = "none"
    edges: tuple[str, ...] = ()


def sensation(relief: str) -> Sensation:
    patch: Patch = tuple([None if char == NOTHING else int(char) for char in relief[:POINTS]])
    if not relief or all(level is None for level in patch):
        return Sensation("empty")
    surface, towards = _surface(patch)
    leaning = _leaning(relief[POINTS:])
    if leaning and surface not in ("hole", "point", "ridge"):
        surface, towards = "slope", leaning
    return Sensation(surface, towards, _edges(patch))


def _leaning(tilt: str) -> str:
    """Where the whole of it rises to; nothing if it is level."""
    steps = [TILTS.index(sign) - STEEPEST for sign in tilt]
    return _rising(steps[0], steps[1]) if any(steps) else ""


def say_sensation(words: Words, relief: str, own: bool = True) -> str:
    """“bord à gauche, plat”; what lies towards another is not towards the reader."""
    felt = sensation(relief)
    back = "back" if own else "self"
    towards = back if felt.towards == "back" else felt.towards
    flat = words.say("bag-surface", surface=felt.surface, towards=towards)
    ways = [words.say("bag-way", way=back if way == "back" else way) for way in felt.edges]
    if len(ways) == 2 and felt.edges[0] in ("left", "right") and felt.edges[1] in ("ahead", "back"):
        return f"{words.say('bag-corner', side=ways[0], deep=ways[1])}, {flat}"
    return ", ".join([*[words.say("bag-edge", way=way) for way in ways], flat])


def _row(patch: Patch, row: int) -> Patch:
    return patch[ACROSS * row : ACROSS * (row + 1)]


def _column(patch: Patch, column: int) -> Patch:
    return patch[column::ACROSS]


def _edges(patch: Patch) -> tuple[str, ...]:
    """A side is an edge if most of it is not there; the first row is the one nearest to oneself.

    A point that ends on every side is said to be one, no more.
    """
    sides = (
        ("left", _column(patch, 0)),
        ("right", _column(patch, ACROSS - 1)),
        ("ahead", _row(patch, ACROSS - 1)),
        ("back", _row(patch, 0)),
    )
    edges = tuple([way for way, side in sides if side.count(None) >= ACROSS - 1])
    return edges if len(edges) < 4 else ()


def _mean(levels: Sequence[Level]) -> float | None:
    felt = [level for level in levels if level is not None]
    return sum(felt) / len(felt) if felt else None


def _surface(patch: Patch) -> tuple[str, str]:
    felt = [level for level in patch if level is not None]
    rim = [level for k, level in enumerate(patch) if k not in INNER]
    middle = patch[ACROSS * MIDDLE + MIDDLE]
    if middle is None and rim.count(None) <= 4:
        return "hole", "none"
    if len(felt) <= 5:
        return "point", "none"
    spread = max(felt) - min(felt)
    if spread == 0:
        return "flat", "none"
    if (_mean(rim) or 0) - (middle or 0) >= 1:
        return "hollow", "none"
    return _bent(patch, len(felt), spread)


def _bent(patch: Patch, points: int, spread: int) -> tuple[str, str]:
    """By slope and bend in both directions, from the means of columns and rows."""
    columns = [mean for k in range(ACROSS) if (mean := _mean(_column(patch, k))) is not None]
    rows = [mean for k in range(ACROSS) if (mean := _mean(_row(patch, k))) is not None]
    across, along = _bend(columns), _bend(rows)
    if across >= 0.5 and along >= 0.5:
        return ("point" if points <= 13 else "round"), "none"
    if along >= 0.8 and abs(across) < 0.5:
        return "ridge", "across"
    if across >= 0.8 and abs(along) < 0.5:
        return "ridge", "along"
    right, ahead = columns[-1] - columns[0], rows[-1] - rows[0]
    if max(abs(right), abs(ahead)) >= 0.8:
        return "slope", _rising(right, ahead)
    return ("flat" if spread <= 1 else "uneven"), "none"


def _bend(means: Sequence[float]) -> float:
    """How much the middle stands out over both ends."""
    return max(means[1:-1]) - max(means[0], means[-1]) if len(means) >= 3 else 0.0


def _rising(right: float, ahead: float) -> str:
    if abs(right) >= abs(ahead):
        return "right" if right > 0 else "left"
    return "ahead" if ahead > 0 else "back"

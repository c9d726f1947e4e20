"""The shelf: every box that is installed, found through the entry-point group `tablee.games`."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final, NamedTuple, cast

from tablee.core.box import CONTRACT, Box, part
from tablee.core.contract import Game

GROUP: Final = "tablee.games"


class Shelf(NamedTuple):
    """The boxes by name, in the order they stand, and one line for each that cannot be opened."""

    boxes: dict[str, Box]
    faults: tuple[str, ...]


@cache
def installed() -> Shelf:
    """Looks for boxes once; what is broken, of another contract or named twice stays off the shelf."""
    found = tuple(entry_points(group=GROUP))
    twice = {name for name, count in Counter(entry.name for entry in found).items() if count > 1}
    boxes, faults = (
        list[Box](),
        [f"{name}: several installed packages bring a box of this name" for name in sorted(twice)],
    )
    for entry in found:
        if entry.name not in twice:
            box = _open(entry)
            (faults.append(box) if isinstance(box, str) else boxes.append(box))
    boxes.sort(key=lambda box: (box.shelf, box.name))
    return Shelf({box.name: box for box in boxes}, tuple(faults))


def _open(entry: EntryPoint) -> Box | str:
    """The box, or why it stays off the shelf."""
    try:
        box = entry.load()
    except Exception as error:  # a stranger's package may fail in any way
        return f"{entry.name}: {entry.value} cannot be imported ({type(error).__name__}: {error})"
    if not isinstance(box, Box):
        return f"{entry.name}: {entry.value} is no Box"
    if box.name != entry.name:
        return f"{entry.name}: its box says that it is called {box.name!r}"
    if box.contract < CONTRACT:
        return f"{entry.name}: written for an older contract ({box.contract}); this house keeps {CONTRACT}"
    if box.contract > CONTRACT:
        return f"{entry.name}: written for a newer contract ({box.contract}); this house keeps {CONTRACT}"
    missing = [brought for module, brought in box.needs.items() if find_spec(module) is None]
    if missing:
        return f"{entry.name}: it needs more than is installed; to install it: pip install '{missing[0]}'"
    return box


def fault(name: str) -> str | None:
    """Why the box of that name stays off the shelf; None if it stands there, or is not installed."""
    return next((fault for fault in installed().faults if fault.startswith(f"{name}: ")), None)


def names() -> tuple[str, ...]:
    """The names of the boxes, in the order they stand."""
    return tuple(installed().boxes)


def box(name: str) -> Box:
    """The box of that name; `KeyError` if the shelf has none."""
    return installed().boxes[name]


@cache
def load(name: str) -> Game:
    """The rules of the game of that name; `KeyError` if the shelf has no such box."""
    return cast(Game, part(box(name).rules))

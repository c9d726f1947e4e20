"""The shelf: every box that is installed, found through the entry-point group `tablee.games`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from threading import RLock
from typing import Any, Final, cast

import msgspec

from tablee.core.box import CONTRACT, Box, part
from tablee.core.contract import Game
from tablee.core.known_types import convert, decoder_of
from tablee.core.meta import Meta

GROUP: Final = "tablee.games"
_one_at_a_time = RLock()
PROMISED: Final = tuple(
    sorted({*Game.__annotations__, *[name for name in vars(Game) if not name.startswith("_")]})
)
"""The names that a game's rules have."""


class NotOnShelf(KeyError):
    """There is no such box, or its rules cannot be opened: one line says which."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass
class Shelf:
    """The boxes by name, in the order they stand, and one line for each that cannot be opened.

    `rules` are those of the boxes that somebody has opened. A box whose rules turn out to be broken then
    is taken off.
    """

    boxes: dict[str, Box]
    faults: tuple[str, ...]
    rules: dict[str, Game] = field(default_factory=dict)


@cache
def installed() -> Shelf:
    """Looks for boxes once; what is broken, of another contract or named twice stays off the shelf."""
    found = tuple(entry_points(group=GROUP))
    twice = {name for name, count in Counter(entry.name for entry in found).items() if count > 1}
    boxes = list[Box]()
    faults = [f"{name}: {_brought_by(found, name)}" for name in sorted(twice)]
    for entry in found:
        if entry.name not in twice:
            box = _open(entry)
            (faults.append(box) if isinstance(box, str) else boxes.append(box))
    boxes.sort(key=lambda box: (box.shelf, box.name))
    return Shelf({box.name: box for box in boxes}, tuple(faults))


def _brought_by(found: tuple[EntryPoint, ...], name: str) -> str:
    """Why a name stands for no box, and which packages to choose from."""
    packages = sorted({entry.dist.name for entry in found if entry.name == name and entry.dist})
    return f"several installed packages bring a box of this name ({', '.join(packages)})"


def _open(entry: EntryPoint) -> Box | str:
    """The box, or why it stays off the shelf."""
    try:
        box = entry.load()
    except Exception as error:  # a stranger's package may fail in any way
        return f"{entry.name}: {entry.value} cannot be imported ({_told(error)})"
    if not isinstance(box, Box):
        return f"{entry.name}: {entry.value} is no Box"
    try:
        convert(msgspec.to_builtins(box), Box)
    except (msgspec.ValidationError, TypeError) as error:
        return f"{entry.name}: its box is not filled in as it should be ({_told(error)})"
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


def names() -> tuple[str, ...]:
    """The names of the boxes, in the order they stand."""
    return tuple(installed().boxes)


def box(name: str) -> Box:
    """The box of that name; `KeyError` if the shelf has none."""
    return installed().boxes[name]


def load(name: str) -> Game:
    """The rules of the game of that name; `NotOnShelf` if there is no such box, or none that works."""
    known = installed().rules
    if name not in known:
        with _one_at_a_time:
            return known[name] if name in known else _open_rules(name)
    return known[name]


def _open_rules(name: str) -> Game:
    shelf = installed()
    if name not in shelf.boxes:
        raise NotOnShelf(name)
    try:
        rules = part(shelf.boxes[name].rules)
        fault = _fault_in(rules, name)
        if fault is None and not _is_there(words := shelf.boxes[name].words):
            fault = f"its words are in no package called {words!r}"
        if fault is None:
            _work_out_types(rules)
    except Exception as error:  # a stranger's package may fail in any way
        rules, fault = None, f"{shelf.boxes[name].rules} cannot be imported ({_told(error)})"
    if fault is not None:
        del shelf.boxes[name]
        shelf.faults += (f"{name}: {fault}",)
        raise NotOnShelf(name)
    shelf.rules[name] = opened = cast(Game, rules)
    return opened


def _work_out_types(rules: Game) -> None:
    """msgspec does so when a type is first used, and two threads that do it at once end the process."""
    for kind in (rules.Options, rules.State, rules.Move, rules.Event, rules.View):
        decoder_of(kind)


def opened() -> dict[str, Game]:
    """The rules of every box, each opened; those that cannot be are off the shelf afterwards."""
    found = {}
    for name in names():
        try:
            found[name] = load(name)
        except NotOnShelf:
            continue
    return found


def fault(name: str) -> str | None:
    """Why the box of that name stays off the shelf; None if it stands there, or is not installed."""
    return next((fault for fault in installed().faults if fault.startswith(f"{name}: ")), None)


def _fault_in(rules: Any, name: str) -> str | None:
    missing = [promised for promised in PROMISED if not hasattr(rules, promised)]
    if missing:
        return f"its rules lack {', '.join(missing)}"
    if not isinstance(rules.META, Meta):
        return "META does not tell of this game"
    if rules.META.name != name:
        return f"META.name is {rules.META.name!r}, the box is called {name!r}"
    return None


def _is_there(package: str) -> bool:
    """Whether a package of that name can be found, without importing more than stands before it."""
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):
        return False


def _told(error: Exception) -> str:
    """One line, however much a stranger's error says."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]

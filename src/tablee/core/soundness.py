"""What a game says is wrong with a state from outside: small checks, each one line or nothing.

A game's `fault_in` yields its checks one after the other and `first_fault` stops at the first that
tells something: what stands after a check may rely on it. A line is `where: what`, `where` the
field as it stands in the JSON; the sentences are these few, so that they can be said in French too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from tablee.core.refusal import Refusal

Fault = str | None
Faults = Iterator[Fault]

_LONGEST = 24  # characters of a stranger's word that are said again
_LARGEST = 10**12
_LINE = 240  # characters of an error that may hold a stranger's words


def first_fault(faults: Iterable[Fault]) -> Fault:
    """The first line told; nothing after it is looked at."""
    return next((fault for fault in faults if fault is not None), None)


def number(where: str, value: float, least: float, most: float) -> Fault:
    """A number in its range; what is no number is in none."""
    if least <= value <= most:
        return None
    return f"{where}: expected {least} to {most}, not {brief(value)}"


def length(where: str, items: Collection[Any], wanted: int) -> Fault:
    return None if len(items) == wanted else f"{where}: expected {wanted} entries, not {len(items)}"


def lengths(where: str, columns: Sequence[Collection[Any]], count: int, each: int) -> Faults:
    """There are so many columns of so many entries."""
    yield length(where, columns, count)
    for at, column in enumerate(columns):
        yield length(f"{where}[{at}]", column, each)


def no_longer(where: str, items: Collection[Any], most: int) -> Fault:
    return None if len(items) <= most else f"{where}: expected {most} entries at most, not {len(items)}"


def among(where: str, value: Any, known: Collection[Any]) -> Fault:
    return None if value in known else f"{where}: unknown: {brief(value)}"


def all_among(where: str, values: Sequence[Any], known: Collection[Any], most: int) -> Faults:
    """No more than so many, each of them known."""
    yield no_longer(where, values, most)
    for at, value in enumerate(values):
        yield among(f"{where}[{at}]", value, known)


def distinct_seats(where: str, seats: Sequence[int], count: int) -> Faults:
    """Seats of a table for `count`, none of them twice."""
    yield no_longer(where, seats, count)
    for at, seat in enumerate(seats):
        yield number(f"{where}[{at}]", seat, 0, count - 1)
    yield distinct(where, seats)


def all_seats(where: str, seats: Sequence[int], count: int) -> Faults:
    """Every seat once, in whatever order."""
    yield length(where, seats, count)
    yield from distinct_seats(where, seats, count)


def distinct(where: str, items: Collection[Any]) -> Fault:
    return None if len(set(items)) == len(items) else f"{where}: something is there twice"


def in_order(where: str, ordered: bool) -> Fault:
    return None if ordered else f"{where}: not in order"


def not_empty(where: str, items: Collection[Any]) -> Fault:
    return None if items else f"{where}: nothing is there"


def options_faults(found: Any, agreed: Any, refusal: Refusal | None) -> Faults:
    """A state is played by its table's options, and those can be played by."""
    yield allowed("options", refusal)
    yield None if found == agreed else "options: not those of the table"


def fits(where: str, fitting: bool, other: str) -> Fault:
    """What two parts of a state say of each other; `other` is a field too, or a clause."""
    return None if fitting else f"{where}: it does not fit {other}"


def conserved(where: str, whole: bool) -> Fault:
    return None if whole else f"{where}: the pieces are not those of the box"


def allowed(where: str, refusal: Refusal | None) -> Fault:
    return None if refusal is None else f"{where}: {refusal.clause}, {refusal.reason}"


def brief(value: object) -> str:
    """A stranger's value, short enough for one line."""
    if isinstance(value, str):
        return repr(value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…")
    if isinstance(value, int) and not -_LARGEST < value < _LARGEST:
        return "a huge number"
    if isinstance(value, tuple):
        return ", ".join(brief(item) for item in islice(value, 3))
    return str(value)


def told_by(error: Exception) -> str:
    """What a reader of strangers' text says is wrong with it; their words are said again in part only."""
    return in_brief(str(error) or type(error).__name__)


def in_brief(text: str) -> str:
    half = _LINE // 2
    return text if len(text) <= _LINE else f"{text[:half]}…{text[-half:]}"

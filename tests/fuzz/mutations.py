"""Values as JSON knows them, damaged: numbers, words and lists that are not what they were."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

Path = tuple[str | int, ...]
NUMBERS = (0, -1, 1, 2, 3, 13, 14, 59, 60, 255, 300_000, 2**31, 2**63, 2**64, 10**30, 10**4000)
FLOATS = (0.0, -1.0, 1e308, -1e308, math.inf, -math.inf, math.nan)
WORDS = ("", "x", "x" * 5000, "\x00", "’")


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value inside, the whole first."""
    yield path, value
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*path, key))
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from leaves(part, (*path, at))


def at_path(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def mutate(value: Any, others: Sequence[Any], random: Random) -> Any:
    """One to three changes; `others` are values of the same kind to take parts from."""
    changed = deepcopy(value)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        paths = [path for path, _ in leaves(changed) if path]
        path = random.choice(paths)
        if isinstance(changed, dict) and random.random() < 0.6:  # short fields as often as long lists
            name = random.choice([key for key in changed if key != "options"])
            path = random.choice([path for path in paths if path[0] == name])
        _change(changed, path, others, random)
    return changed


def _change(whole: Any, path: Path, others: Sequence[Any], random: Random) -> None:
    holder: Any = at_path(whole, path[:-1])
    key, old = path[-1], holder[path[-1]]
    if isinstance(key, int) and random.random() < 0.25:
        del holder[key]
        return
    if random.random() < 0.25:
        holder[key] = _grafted(path, others, random, old)
        return
    holder[key] = _other(old, whole, random)


def _grafted(path: Path, others: Sequence[Any], random: Random, old: Any) -> Any:
    try:
        return deepcopy(at_path(random.choice(others), path))
    except (LookupError, TypeError):
        return old


def _other(old: Any, whole: Any, random: Random) -> Any:
    if random.random() < 0.05:
        return None
    for kind, change in CHANGES:
        if isinstance(old, kind):
            return change(old, whole, random)
    return random.choice((0, 1, False, True, "", [], {}))


def _other_number(old: int, whole: Any, random: Random) -> int:
    near = (old + 1, old - 1, -old, old * 2, old ^ (1 << random.randrange(61)))
    return random.choice(near) if random.random() < 0.6 else random.choice(NUMBERS)


def _other_float(old: float, whole: Any, random: Random) -> float:
    near = (old + 1, old - 1, -old, old * 1.001, old * 1000)
    return random.choice(near) if random.random() < 0.5 else random.choice(FLOATS)


def _other_word(old: str, whole: Any, random: Random) -> str:
    """Another word of the same value, mostly: those are the ones that could fit."""
    known = [word for _, word in leaves(whole) if isinstance(word, str)]
    return random.choice(known) if random.random() < 0.8 else random.choice(WORDS)


def _other_list(old: list[Any], whole: Any, random: Random) -> list[Any]:
    new = list(old)
    match random.randrange(7):
        case 0:
            return []
        case 1:
            return new[::-1]
        case 2 if new:
            return [*new, deepcopy(random.choice(new))]
        case 3:
            return new * 2
        case 4 if new:
            return new[:1] * random.choice((50, 20_000))
        case 5 if len(new) > 1:
            one, two = random.sample(range(len(new)), 2)
            new[one], new[two] = new[two], new[one]
            return new
    random.shuffle(new)
    return new


def _other_dict(old: dict[str, Any], whole: Any, random: Random) -> dict[str, Any]:
    new = dict(old)
    if new and random.random() < 0.5:
        del new[random.choice(list(new))]
    else:
        alike = [part for _, part in leaves(whole) if isinstance(part, dict)]
        new |= deepcopy(random.choice(alike))
    return new


CHANGES: tuple[tuple[type, Callable[[Any, Any, Random], Any]], ...] = (
    (bool, lambda old, whole, random: not old),
    (int, _other_number),
    (float, _other_float),
    (str, _other_word),
    (list, _other_list),
    (dict, _other_dict),
)

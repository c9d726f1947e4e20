"""Sums and curves that come out the same to the bit on every machine.

What numpy hands to a matrix library, or works out with the processor's own tables, differs in its last bits
from one processor to the next, and a fit makes much of little. Here all is added and multiplied in one order.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Whole = npt.NDArray[np.int64]
Places = npt.NDArray[np.int32]
Numbers = npt.NDArray[np.float64]
HALVINGS = 16
MIX = 0x9E3779B97F4A7C15


def exponential(power: Numbers) -> Numbers:
    """e to a power between -20 and 20, by squaring sixteen times what is nearly 1."""
    found: Numbers = 1 + np.clip(power, -20, 20) / (1 << HALVINGS)
    for _ in range(HALVINGS):
        found = found * found
    return found


def likely(logarithm: Numbers) -> Numbers:
    found: Numbers = 1 / (1 + exponential(-logarithm))
    return found


def looked_up(weights: Numbers, places: Places) -> Numbers:
    """For every column of places the sum of its weights."""
    found = np.zeros(places.shape[1])
    for row in places:
        found += weights[row]
    return found


def summed(places: npt.NDArray[np.integer], values: Numbers, size: int) -> Numbers:
    """What falls on each place, added one by one."""
    return np.bincount(places.ravel(), weights=values.ravel(), minlength=size).astype(np.float64)


def total(values: Numbers) -> float:
    return float(np.bincount(np.zeros(len(values), np.int64), weights=values, minlength=1)[0])


def shuffled(numbers: Whole, seed: int) -> Whole:
    """In an order that hangs on the seed alone."""
    mixed = (numbers.astype(np.uint64) + np.uint64(1 + (seed << 32))) * np.uint64(MIX)
    mixed = (mixed ^ mixed >> np.uint64(29)) * np.uint64(MIX)
    return numbers[np.argsort(mixed ^ mixed >> np.uint64(32), kind="stable")]


def descend(weights: Numbers, past: Numbers, slope: Numbers, rate: float) -> None:
    """A step against the slope, the shorter the steeper it was before (Adagrad)."""
    past += slope * slope
    weights -= rate * slope / np.sqrt(past)

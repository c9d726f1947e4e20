"""The weights learnt from the star's own games, as shipped: `patterns.xz`, a block for every variant."""

from __future__ import annotations

import lzma
import sys
from array import array
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from tablee.games.etoile.bots.search.chances import Chances
from tablee.games.etoile.bots.search.patterns import Patterns
from tablee.games.etoile.meta import Options

FILE = "patterns.xz"
# As in `groups`, `patterns` and `chances`, which keep their numbers to themselves where they are compiled.
GROUPS, SIZE = 24, 3**8  # groups of cells, and in how many ways each can be held
FINE = 4  # weights are in quarters of a point
MOST_QUEENS = 3
ARMIES = 13 * (MOST_QUEENS + 1)  # of one camp
QUEENS = 96  # cells of one's own queens, then of others'; what the turn is worth follows
TAUGHT_BY = {"german": "standard", "italian": "standard"}  # men and flying queens, moved alike
OF_THREE = "-three"
Block = tuple["array[int]", "array[int]", "array[int]"]
"""Cells, queens and the turn, armies."""


class Learnt(NamedTuple):
    """What one variant's games taught, of two camps and of three; None where there were none."""

    two: Patterns | None
    three: Chances | None


def learnt(options: Options) -> Learnt | None:
    """None in qui perd gagne; elsewhere a part is None where nobody trained it, as English play of three."""
    return None if options.loser_wins else made_of(TAUGHT_BY.get(options.rules, options.rules), blocks())


def made_of(name: str, blocks: dict[str, Block]) -> Learnt:
    two, three = blocks.get(name), blocks.get(name + OF_THREE)
    return Learnt(Patterns(*two) if two else None, Chances(*three) if three else None)


@cache
def blocks() -> dict[str, Block]:
    return unpacked(files(__package__).joinpath(FILE).read_bytes())


def packed(blocks: dict[str, Block]) -> bytes:
    """A line that says how many numbers each variant has, then the numbers, four bytes each."""
    lengths = {name: [len(numbers) for numbers in block] for name, block in blocks.items()}
    text = msgspec.json.encode(lengths) + b"\n"
    for block in blocks.values():
        for numbers in block:
            text += _little(array("i", numbers)).tobytes()
    return lzma.compress(text, preset=9)


def unpacked(data: bytes) -> dict[str, Block]:
    head, _, rest = lzma.decompress(data).partition(b"\n")
    numbers = array("i")
    numbers.frombytes(rest)
    numbers, at = _little(numbers), 0
    found: dict[str, Block] = {}
    for name, lengths in msgspec.json.decode(head, type=dict[str, list[int]]).items():
        ends = [at := at + length for length in lengths]
        cells, queens, army = [numbers[end - length : end] for end, length in zip(ends, lengths, strict=True)]
        found[name] = cells, queens, army
    return found


def _little(numbers: array[int]) -> array[int]:
    """The lowest byte first, on any machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers

"""The weights learnt from the star's own games, as shipped: `patterns.xz`, a block for every variant."""

from __future__ import annotations

import lzma
import sys
from array import array
from functools import cache
from importlib.resources import files

import msgspec

from tablee.games.etoile.bots.search.patterns import Patterns
from tablee.games.etoile.meta import Options

FILE = "patterns.xz"
# As in `patterns`, which keeps its numbers to itself where it is compiled.
GROUPS, SIZE = 24, 3**8  # groups of cells, and in how many ways each can be held
STAGES, MOST_QUEENS = 24, 3
FINE = 4  # weights are in quarters of a point
ARMIES = (13 * (MOST_QUEENS + 1)) ** 2
TAUGHT_BY = {"german": "standard", "italian": "standard"}  # men and flying queens, moved alike
LENGTHS = (GROUPS * SIZE, 97, ARMIES)  # of cells, of queens and the tempo, of armies
Block = tuple["array[int]", "array[int]", "array[int]"]


def learnt(options: Options) -> Patterns | None:
    """For two camps; None where nothing is learnt: in qui perd gagne, and variants nobody trained."""
    block = None if options.loser_wins else blocks().get(TAUGHT_BY.get(options.rules, options.rules))
    return None if block is None else Patterns(*block)


@cache
def blocks() -> dict[str, Block]:
    return unpacked(files(__package__).joinpath(FILE).read_bytes())


def packed(blocks: dict[str, Block]) -> bytes:
    """A line that names the variants, then their numbers, four bytes each."""
    text = msgspec.json.encode(list(blocks)) + b"\n"
    for block in blocks.values():
        for numbers in block:
            text += _little(array("i", numbers)).tobytes()
    return lzma.compress(text, preset=9)


def unpacked(data: bytes) -> dict[str, Block]:
    names, _, rest = lzma.decompress(data).partition(b"\n")
    numbers = array("i")
    numbers.frombytes(rest)
    numbers = _little(numbers)
    found: dict[str, Block] = {}
    for place, name in enumerate(msgspec.json.decode(names, type=list[str])):
        at = place * sum(LENGTHS)
        cells, queens, army = [at := at + length for length in LENGTHS]
        found[name] = numbers[cells - LENGTHS[0] : cells], numbers[cells:queens], numbers[queens:army]
    return found


def _little(numbers: array[int]) -> array[int]:
    """The lowest byte first, on any machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers

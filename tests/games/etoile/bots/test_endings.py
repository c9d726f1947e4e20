"""Endings with men and queens: solved backwards by the rules, found alike by a search, read from a file."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from tablee.games.etoile.bots.search import endings as etoile_endings
from tablee.games.etoile.bots.search import endings_file
from tablee.games.etoile.bots.search.endgame import endgame
from tablee.games.etoile.bots.search.endings import Endings
from tablee.games.etoile.bots.search.tree import Search
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Twin
from tablee.games.etoile.geometry import CELLS, STARS
from tablee.games.etoile.meta import Options, Rules

VARIANTS: tuple[Rules, ...] = ("standard", "english", "german", "italian")
PIECES, NEAR = 3, 6
WON = 29_999  # points of a win, less its moves
pytestmark = pytest.mark.skipif(
    etoile_endings.__file__.endswith(".py"), reason="solved only where it is compiled"
)


@cache
def solved(options: Options) -> Endings:
    endings = Endings(options, PIECES)
    assert sum(done.positions for done in endings.solve()) == endings.total
    return endings


@cache
def board(options: Options) -> Twin:
    return Twin(options, 2)


def scattered(dice: random.Random, options: Options) -> Twin:
    """Two camps' few pieces anywhere; a man stands on no line where it would be crowned."""
    while True:
        twin, free = board(options), dice.sample(CELLS, 48)
        sides, queens = [0, 0, 0], 0
        for number in range(dice.randint(2, PIECES)):
            camp, cell = number if number < 2 else dice.randrange(2), free.pop()
            sides[camp] |= 1 << cell
            if dice.random() < 0.4 or STARS[options.cells].crown[camp] >> cell & 1:
                queens |= 1 << cell
        twin.place(sides, queens, dice.randrange(2))
        if twin.moves():
            return twin


@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("light", [False, True])
def test_a_search_finds_the_same_wins(rules: Rules, light: bool) -> None:
    """As quick where capturing is compulsory; where it can be left out, obliging takes moves of its own."""
    options = Options(rules, "light" if light else "dark")
    dice, near, duty = random.Random(4), 0, rules in ("english", "italian")
    while near < 12:
        twin = scattered(dice, options)
        value = solved(options).value(twin)
        if not value or abs(value) > NEAR or len(twin.moves()) == 1:  # which needs no thought
            continue
        near += 1
        search = Search(twin, Worth(options, Weights()), "paranoid", 1 << 12)
        search.think(list(range(len(twin.moves()))), 60_000, 60.0, 12, 1)
        assert (search.value > 0) == (value > 0)
        if duty:
            assert WON - abs(search.value) == abs(value)


@pytest.mark.parametrize("rules", VARIANTS)
def test_every_value_follows_from_the_next_ones(rules: Rules) -> None:
    """One move nearer to the end, or no way to force it, by what stands after every move."""
    options, dice = Options(rules), random.Random(5)
    for _ in range(600):
        twin = scattered(dice, options)
        value, nexts = solved(options).value(twin), after(twin, options)
        if any(one is None for one in nexts):
            assert value == 1
        elif any(one < 0 for one in nexts if one is not None):
            assert value == 1 - max(one for one in nexts if one is not None and one < 0)
        elif all(one is not None and one > 0 for one in nexts):
            assert value == -1 - max(one for one in nexts if one is not None)
        else:
            assert value == 0


def after(twin: Twin, options: Options) -> list[int | None]:
    """The values after every move one has to choose from; None where it ends the game."""
    sides, queens, turn, *_ = twin.position()
    moves = twin.moves()
    numbers = [number for number, (_, _, taken) in enumerate(moves) if taken] or list(range(len(moves)))
    found: list[int | None] = []
    for number in numbers:
        twin.place(sides, queens, turn)
        twin.moves()
        twin.advance(number)
        found.append(None if twin.winners() is not None else solved(options).value(twin))
    return found


def test_queens_alone_are_as_they_were_solved_alone() -> None:
    table, dice, options = endgame("dark", False, False), random.Random(6), Options()
    for _ in range(300):
        one, two, single = dice.sample(CELLS, 3)
        turn, twin = dice.randrange(2), board(options)
        twin.place([1 << one | 1 << two, 1 << single, 0], 1 << one | 1 << two | 1 << single, turn)
        assert solved(options).value(twin) == table.value([one, two], single, turn == 1)


def test_players_look_up_what_was_solved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """From a file that is there and fits; a man against a queen is then known to the end."""
    monkeypatch.setenv("TABLEE_ENDINGS", str(tmp_path))
    monkeypatch.setattr(endings_file, "MOST", PIECES)
    endings_file.solved_endings.cache_clear()
    options, dice = Options(), random.Random(7)
    assert endings_file.solved_endings(options) is None
    assert sum(done.decided for done in endings_file.solve(options))
    endings_file.solved_endings.cache_clear()
    known = endings_file.solved_endings(options)
    assert known is not None
    for _ in range(300):
        twin = scattered(dice, options)
        assert known.value(twin) == solved(options).value(twin)
    endings_file.file_of(options).write_bytes(b"something else")
    endings_file.solved_endings.cache_clear()
    assert endings_file.solved_endings(options) is None
    endings_file.solved_endings.cache_clear()

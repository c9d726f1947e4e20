"""Queens against a queen: solved backwards, and played so (ETO-52)."""

from array import array

import pytest

from tablee.core.chance import Stream
from tablee.games.etoile import game
from tablee.games.etoile.board import Board, cells_of
from tablee.games.etoile.bots.player import Level, Player
from tablee.games.etoile.bots.search import endgame as etoile_endgame
from tablee.games.etoile.bots.search.endgame import Endgame, endgame
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.geometry import CELLS, mask_of
from tablee.games.etoile.meta import Options
from tablee.games.etoile.position import Position, begin
from tablee.games.etoile.state import State

CHANCE = Stream(b"endgames of the star")
pytestmark = pytest.mark.skipif(
    etoile_endgame.__file__.endswith(".py"), reason="solved only where it is compiled"
)


def facing(pair: list[int], single: int, turn: int, count: int = 0, rules: str = "standard") -> State:
    """Camp A's queens against camp B's."""
    board = Board((0, 0, 0), (mask_of(pair), mask_of([single]), 0))
    options = Options("english") if rules == "english" else Options()
    state: State = begin(Position(board, 2, "dark", turn, count), options, (0, 1)).state
    return state


def value_of(table: Endgame, state: State) -> int:
    pair, single = cells_of(state.board.queens[0]), cells_of(state.board.queens[1])
    return table.value(list(pair), single[0], state.turn == 1)


def longest(table: Endgame, turn: int) -> tuple[list[int], int, int]:
    """The slowest forced win of the two queens."""
    found = [
        (abs(table.value([one, two], single, turn == 1)), [one, two], single)
        for one in CELLS
        for two in CELLS
        for single in CELLS
        if one < two
        and single not in (one, two)
        and (table.value([one, two], single, turn == 1) > 0) == (turn == 0)
    ]
    moves, pair, single = max(found)
    return pair, single, moves


@pytest.mark.parametrize(("rules", "slowest"), [("standard", 17), ("english", 35)])
def test_the_slowest_win_takes_so_many_moves(rules: str, slowest: int) -> None:
    table = endgame("dark", rules == "english", False)
    assert longest(table, 0)[2] == slowest


@pytest.mark.parametrize("short", [False, True])
def test_every_value_follows_from_the_next_ones(short: bool) -> None:
    """By the reference rules, on a sample: one move nearer to the end, or no way to force it."""
    table = endgame("dark", short, False)
    options = Options("english" if short else "italian")
    for number in range(0, 48**3, 997):
        one, two, single = number // 2304, number // 48 % 48, number % 48
        if one < two and single not in (one, two):
            for turn in (0, 1):
                check(table, one, two, single, turn, options)


def check(table: Endgame, one: int, two: int, single: int, turn: int, options: Options) -> None:
    board = Board((0, 0, 0), (mask_of([one, two]), mask_of([single]), 0))
    state: State = begin(Position(board, 2, "dark", turn), options, (0, 1)).state
    if state.end is not None:
        return
    nexts = [game.apply(state, turn, play, CHANCE).state for play in legal_plays(state)]
    values = [0 if after.end is not None else value_of(table, after) for after in nexts]
    ended = any(after.end is not None for after in nexts)
    losing = [value for value in values if value < 0]
    expected = 1 if ended else 0
    if not ended and losing:
        expected = 1 - max(losing)
    elif not ended and all(value > 0 for value in values):
        expected = -1 - max(values)
    assert table.value([one, two], single, turn == 1) == expected


def test_a_won_ending_is_won_before_the_count_is_full() -> None:
    """The slowest win against the best defence, both with small budgets: the table knows the way."""
    pair, single, moves = longest(endgame("dark", False, False), 0)
    player = Player(Level(nodes=2_000, endings=True), heavy=True)
    state, played = facing(pair, single, turn=0), 0
    while state.end is None:
        seat = state.turn
        move = player.choose(game.view(state, seat), game.offers(state, seat), CHANCE)
        state, played = game.apply(state, seat, move, CHANCE).state, played + 1
    assert state.end.standings == ((0,), (1,))
    assert played <= moves


def test_a_win_the_count_forbids_is_none() -> None:
    pair, single, moves = longest(endgame("dark", False, False), 0)
    player = Player(Level(nodes=500, endings=True), heavy=True)
    points = [
        player.think(game.view(state, 0), game.offers(state, 0)).points
        for state in (facing(pair, single, 0, 20 - moves), facing(pair, single, 0, 21 - moves))
    ]
    assert points[0] > 10_000 > 100 > abs(points[1])


def test_the_table_fits_one_byte_a_position() -> None:
    assert array("b").itemsize == 1
    assert endgame("dark", True, False).depth < 127

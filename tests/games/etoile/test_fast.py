"""The compiled twin is the reference rules: same moves, same positions, same endings."""

import importlib.util
import os
import random
from pathlib import Path
from typing import Any

import pytest

from tablee.core.chance import Stream
from tablee.core.contract import Step
from tablee.games.etoile import fast, game
from tablee.games.etoile.board import Board, put
from tablee.games.etoile.bots.player import Level, Player
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.fast import Moved, Twin
from tablee.games.etoile.geometry import CELLS, STARS
from tablee.games.etoile.meta import Options, refuse_options
from tablee.games.etoile.moves import Huff, Move, Oblige, Play, Waive
from tablee.games.etoile.position import Position, begin
from tablee.games.etoile.state import State, still_in

COMPILED = not fast.__file__.endswith(".py")
POSITIONS = int(os.environ.get("TABLEE_TWIN_POSITIONS", "110000" if COMPILED else "4000"))
STREAM = Stream(b"twin")
TABLES = [
    (seats, options)
    for seats in (2, 3)
    for rules in ("standard", "english", "german", "italian")
    for cells in ("dark", "light")
    for loser_wins in (False, True)
    for free_landing in (False, True)
    if refuse_options(seats, options := Options(rules, cells, loser_wins, free_landing)) is None
]
TABLES += [(3, Options(owner_obliges=True)), (3, Options("german", "light", owner_obliges=True))]


def scattered(dice: random.Random, seats: int, options: Options) -> State | None:
    """A position no game need ever reach: a few men and queens anywhere."""
    star, board = STARS[options.cells], Board((0, 0, 0), (0, 0, 0))
    free = dice.sample(CELLS, 48)
    for camp in range(seats):
        for _ in range(dice.randint(1, 9)):
            cell = free.pop()
            queen = dice.random() < 0.3 or bool(star.crown[camp] >> cell & 1)
            board = put(board, camp, cell, queen)
    position = Position(board, seats, options.cells, dice.randrange(seats), dice.choice((0, 15, 35, 55, 85)))
    state: State = begin(position, options, tuple(range(seats))).state
    return state if state.end is None else None


def twin_of(state: State) -> Twin:
    twin = Twin(state.options, len(state.seats))
    alive = sum(1 << camp for camp in still_in(state))
    queens = sum(state.board.queens)
    twin.place([state.board.of(camp) for camp in range(3)], queens, state.turn, state.count, alive)
    return twin


def spelled(state: State, moved: Moved) -> Move:
    kind, path, taken = moved
    names = tuple(state.star.names[cell] for cell in path)
    if kind == "oblige":
        return Oblige()
    return Huff(names[0]) if kind == "huff" else Play(names, taken > 0)


def told(state: State) -> tuple[object, ...]:
    """The reference state in the twin's words."""
    sides = [state.board.of(camp) for camp in range(3)]
    owed = 0 if state.claim is None else sum(1 << state.star.number[cell] for cell in state.claim.cells)
    alive = sum(1 << camp for camp in still_in(state))
    return (sides, sum(state.board.queens), state.turn, state.count, alive, owed, int(state.obliged))


def check_end(state: State, twin: Twin) -> None:
    assert state.end is not None
    sides, queens, *_ = twin.position()
    assert (sides, queens) == ([state.board.of(camp) for camp in range(3)], sum(state.board.queens))
    winners = [] if state.end.reason == "counted" else state.end.standings[0]
    assert twin.winners() == sorted(state.seats.index(seat) for seat in winners)


def waived(state: State) -> State:
    """The twin knows the next player's answers to a missed capture; the owner of the piece lets it stand."""
    if state.claim is None or state.claim.owner is None:
        return state
    after: State = game.apply(state, state.seats[state.claim.owner], Waive(), STREAM).state
    return after


def walk(dice: random.Random, state: State, most: int) -> int:
    """Play both side by side; the number of positions compared."""
    twin = twin_of(state)
    for step in range(most):
        assert (twin.position(), twin.winners()) == (told(state), None)
        moves = twin.moves()
        spelt = [spelled(state, moved) for moved in moves]
        offered = game.offers(state, state.seats[state.turn]).moves
        assert len(spelt) == len(set(spelt)) == len(offered)
        assert set(spelt) == set(offered)
        lifted = legal_plays(state)
        assert all(
            lifted[move] == moved[2] for move, moved in zip(spelt, moves, strict=True) if move in lifted
        )
        chosen = dice.randrange(len(moves))
        after: Step = game.apply(state, state.seats[state.turn], spelt[chosen], STREAM)
        twin.advance(chosen)
        state = waived(after.state)
        if state.end is not None:
            check_end(state, twin)
            return step + 1
    return most


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_the_twin_moves_as_the_rules_do(seats: int, options: Options) -> None:
    dice = random.Random(repr((seats, options)))
    compared = 0
    while compared < POSITIONS / len(TABLES):
        opening: State = game.deal(seats, options, STREAM).state
        state = scattered(dice, seats, options) if dice.random() < 0.7 else opening
        if state is not None:
            compared += walk(dice, state, 400)


@pytest.mark.parametrize(
    ("seats", "rules", "counts"),
    [
        (2, "italian", [7, 49, 352, 2254, 16043, 113307]),
        (3, "italian", [7, 49, 343, 2102, 11465, 55789]),
        (2, "english", [7, 49, 352, 2250, 16061, 112702]),
        (3, "english", [7, 49, 343, 2102, 11445, 55697]),
    ],
)
def test_perft_of_the_opening(seats: int, rules: Any, counts: list[int]) -> None:
    """Capturing compulsory; moves are different sequences of landing cells (ETO-31 makes two)."""
    twin = Twin(Options(rules), seats)
    depths = range(1, 7 if COMPILED else 5)
    assert [twin.perft(depth) for depth in depths] == [counts[depth - 1] for depth in depths]


def test_the_light_game_is_the_mirror_image() -> None:
    """In the mirror A's left neighbour is his right one: light at two is dark with B to begin (ETO-03)."""
    dark, light = Twin(Options("italian"), 2), Twin(Options("italian", "light"), 2)
    sides, queens, *_ = dark.position()
    dark.place(sides, queens, 1)
    assert [dark.perft(depth) for depth in range(1, 5)] == [light.perft(depth) for depth in range(1, 5)]


def test_playouts_are_whole_games_and_leave_the_position_alone() -> None:
    twin = Twin(Options("standard"), 3)
    before = twin.position()
    assert twin.playouts(5, seed=1) == twin.playouts(5, seed=1) > 5 * 20
    assert twin.position() == before


def uncompiled(moves: int) -> Any:
    """The same source as plain Python, with a pool of that size: here every index is checked."""
    spec = importlib.util.spec_from_file_location("plain_fast", Path(fast.__file__).parent / "fast.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.MOVES = moves  # type: ignore[attr-defined]
    return module


MANY = [592722854027, 17799285063680, 13194141642864]  # twelve queens of A with 529 moves


def test_a_full_pool_ends_the_search_and_is_never_left() -> None:
    twin = uncompiled(2048).Twin(Options(), 3)
    twin.place(MANY, MANY[0], 0)
    twin.first[1] = twin.step_first[1] = 0
    found = []
    for ply in range(1, 20):
        found.append(twin.generate(ply))
        assert twin.first[ply + 1] <= 2048
        twin.copy(ply, ply + 1)
    assert found[0] > 500
    assert found[-1] == twin.hunt(20) == 0


def test_what_is_written_without_looking_has_room() -> None:
    """Beside captures, which stop in time, a ply holds the travels of twelve queens and the claims."""
    plain = uncompiled(2048)
    twin = plain.Twin(Options(), 3)
    travels = sorted([plain.ones(twin.travels(cell, 0)) for cell in CELLS])
    assert sum(travels[-12:]) + 12 + 1 < plain.ROOM


def test_bots_think_on_where_moves_are_many() -> None:
    sides = [MANY[camp] for camp in range(3)]
    position = Position(Board((0, sides[1], sides[2]), (sides[0], 0, 0)), 3, "dark")
    state: State = begin(position, Options(), (0, 1, 2)).state
    seen, offers = game.view(state, 0), game.offers(state, 0)
    assert len(offers.moves) > 500
    assert Player(Level(nodes=3000, depth=60), heavy=True).think(seen, offers).move in offers.moves

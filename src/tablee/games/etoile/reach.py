"""All that a camp's pieces can do on a board, before any duty is considered."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from tablee.games.etoile.board import Board, cells_of
from tablee.games.etoile.geometry import STARS, Colour, Mask, Path, Star
from tablee.games.etoile.men import Chains, man_chains
from tablee.games.etoile.meta import Options
from tablee.games.etoile.moves import Play
from tablee.games.etoile.queens import queen_chains, queen_steps

Plays = dict[Play, Mask]
Steps = tuple[tuple[tuple[Mask, Play], ...], ...]


class Reach(NamedTuple):
    """Each possible play and the cells it clears: those that capture, the others, and all."""

    captures: Plays
    quiet: Plays
    plays: Plays


@lru_cache(maxsize=256)
def reach_of(board: Board, camp: int, options: Options) -> Reach:
    star, full = STARS[options.cells], board.occupied
    chains = _men_captures(star, board, full, camp, options)
    quiet = _steps(board.men[camp], full, step_table(options.cells, camp))
    if board.queens[camp]:
        chains |= _queen_captures(star, board, full, camp, options)
        quiet |= _queen_steps(star, board.queens[camp], full, options)
    if not chains:
        return Reach({}, quiet, quiet)
    captures = {play_of(star.colour, path, True): taken for path, taken in chains.items()}
    return Reach(captures, quiet, captures | quiet)


def prey_of(board: Board, camp: int) -> Mask:
    """The pieces of both opponents (ETO-23)."""
    return board.occupied & ~board.of(camp)


def _men_captures(star: Star, board: Board, full: Mask, camp: int, options: Options) -> Chains:
    """Forward only in the English and German games; never a queen in the Italian one (ETO-61 to ETO-63)."""
    prey = full & ~board.of(camp)
    if options.rules == "italian":
        prey &= board.men[0] | board.men[1] | board.men[2]
    jumps = star.forward_jumps[camp] if options.rules in ("english", "german") else star.jumps
    chains: Chains = {}
    for cell in cells_of(board.men[camp]):
        if star.near[cell] & prey:
            chains |= man_chains(jumps, cell, prey, full & ~(1 << cell), star.crown[camp])
    return chains


def _queen_captures(star: Star, board: Board, full: Mask, camp: int, options: Options) -> Chains:
    """An English queen captures as a man does, in all directions (ETO-61)."""
    prey = full & ~board.of(camp)
    chains: Chains = {}
    for cell in cells_of(board.queens[camp]):
        others = full & ~(1 << cell)
        if options.rules == "english":
            chains |= man_chains(star.jumps, cell, prey, others, crown=0)
        else:
            chains |= queen_chains(star, cell, prey, others, options.free_landing)
    return chains


def _queen_steps(star: Star, queens: Mask, full: Mask, options: Options) -> Plays:
    """As far as the way is free (ETO-32); one cell in the English game (ETO-61)."""
    if options.rules == "english":
        return _steps(queens, full, step_table(star.colour, None))
    return {
        play_of(star.colour, (cell, to), False): 0
        for cell in cells_of(queens)
        for to in queen_steps(star, cell, full)
    }


def _steps(pieces: Mask, full: Mask, table: Steps) -> Plays:
    return {play: 0 for cell in cells_of(pieces) for to, play in table[cell] if not full & to}


@cache
def step_table(colour: Colour, camp: int | None) -> Steps:
    """The steps of a camp's men from every cell, each with its landing bit; of an English queen for None."""
    star = STARS[colour]
    reach = star.neighbours if camp is None else star.forward[camp]
    return tuple(
        tuple((1 << to, play_of(colour, (cell, to), False)) for to in near) for cell, near in enumerate(reach)
    )


@lru_cache(maxsize=8192)
def play_of(colour: Colour, path: Path, takes: bool) -> Play:
    names = STARS[colour].names
    return Play(tuple([names[cell] for cell in path]), takes)

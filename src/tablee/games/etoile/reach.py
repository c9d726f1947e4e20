"""All that a camp's pieces can do on a board, before any duty is considered."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tablee.games.etoile.board import Board, cells_of
from tablee.games.etoile.geometry import STARS, Mask, Path, Star
from tablee.games.etoile.men import Chains, man_chains
from tablee.games.etoile.meta import Options
from tablee.games.etoile.moves import Play
from tablee.games.etoile.queens import queen_chains, queen_steps


class Reach(NamedTuple):
    """Each possible play and the cells it clears; plays that capture apart from those that do not."""

    captures: dict[Play, Mask]
    quiet: dict[Play, Mask]

    @property
    def stuck(self) -> bool:
        return not self.captures and not self.quiet


@lru_cache(maxsize=2048)
def reach_of(board: Board, camp: int, options: Options) -> Reach:
    star = STARS[options.cells]
    prey = prey_of(board, camp)
    chains = _men_captures(star, board, camp, options, prey) | _queen_captures(
        star, board, camp, options, prey
    )
    return Reach(_named(star, chains), _named(star, _steps(star, board, camp, options)))


def prey_of(board: Board, camp: int) -> Mask:
    """The pieces of both opponents (ETO-23)."""
    return board.occupied & ~board.of(camp)


def _men_captures(star: Star, board: Board, camp: int, options: Options, prey: Mask) -> Chains:
    """Forward only in the English and German games; never a queen in the Italian one (ETO-61 to ETO-63)."""
    forward_only = options.rules in ("english", "german")
    jumps = star.forward_jumps[camp] if forward_only else star.jumps
    if options.rules == "italian":
        prey &= board.men[0] | board.men[1] | board.men[2]
    found: Chains = {}
    occupied = board.occupied
    for cell in cells_of(board.men[camp]):
        for over, to in jumps[cell]:
            if prey >> over & 1 and not occupied >> to & 1:
                found |= man_chains(jumps, cell, prey, occupied & ~(1 << cell), star.crown[camp])
                break
    return found


def _queen_captures(star: Star, board: Board, camp: int, options: Options, prey: Mask) -> Chains:
    """An English queen captures as a man does, in all directions (ETO-61)."""
    found: Chains = {}
    for cell in cells_of(board.queens[camp]):
        full = board.occupied & ~(1 << cell)
        if options.rules == "english":
            found |= man_chains(star.jumps, cell, prey, full, crown=0)
        else:
            found |= queen_chains(star, cell, prey, full, options.free_landing)
    return found


def _steps(star: Star, board: Board, camp: int, options: Options) -> Chains:
    full, forward = board.occupied, star.forward[camp]
    paths: list[Path] = [
        (cell, to) for cell in cells_of(board.men[camp]) for to in forward[cell] if not full >> to & 1
    ]
    for cell in cells_of(board.queens[camp]):
        if options.rules == "english":  # one cell, in any direction (ETO-61)
            paths += [(cell, to) for to in star.neighbours[cell] if not full >> to & 1]
        else:
            paths += [(cell, to) for to in queen_steps(star, cell, full)]
    return dict.fromkeys(paths, 0)


def _named(star: Star, chains: Chains) -> dict[Play, Mask]:
    names = star.names
    return {Play(tuple([names[cell] for cell in path]), taken > 0): taken for path, taken in chains.items()}

"""Men: one cell forward, capturing by jumping (ETO-20 to ETO-23, ETO-31)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.etoile.geometry import Cell, Mask, Path

Jumps = Sequence[Sequence[tuple[Cell, Cell]]]
Chains = dict[Path, Mask]


def man_chains(jumps: Jumps, cell: Cell, prey: Mask, full: Mask, crown: Mask) -> Chains:
    """Every capture of the piece on `cell`: its landing cells, and the cells it clears.

    `full` are the occupied cells without the mover's own; jumped pieces stay in it, for they
    block until the move ends (ETO-22). On `crown` a man may stop even if it could go on (ETO-31).
    """
    chains: Chains = {}
    _jump_on(chains, jumps, (cell,), 0, prey, full, crown)
    return chains


def _jump_on(
    chains: Chains, jumps: Jumps, path: Path, taken: Mask, prey: Mask, full: Mask, crown: Mask
) -> bool:
    """Adds every way to go on from the end of a path; whether there is one."""
    could = False
    for over, to in jumps[path[-1]]:
        jumped = 1 << over
        if not prey & jumped or taken & jumped or full >> to & 1:
            continue
        could = True
        further = (*path, to)
        if not _jump_on(chains, jumps, further, taken | jumped, prey, full, crown) or crown >> to & 1:
            chains[further] = taken | jumped
    return could

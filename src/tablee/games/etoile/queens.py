"""Queens: any distance along a diagonal, capturing at a distance (ETO-32, ETO-33)."""

from __future__ import annotations

from tablee.games.etoile.geometry import Cell, Mask, Path, Star
from tablee.games.etoile.men import Chains


def queen_steps(star: Star, cell: Cell, full: Mask) -> list[Cell]:
    """The free cells a queen can travel to, both branches of the fork among them (ETO-32)."""
    reached: dict[Cell, None] = {}
    for ray in star.rays[cell]:
        for to in ray:
            if full >> to & 1:
                break
            reached[to] = None
    return list(reached)


def queen_hops(star: Star, cell: Cell, prey: Mask, full: Mask) -> dict[tuple[Cell, Cell], dict[Cell, None]]:
    """Each piece in reach with the free cell right behind it, and all the free cells behind (ETO-33)."""
    hops: dict[tuple[Cell, Cell], dict[Cell, None]] = {}
    for ray in star.rays[cell]:
        place = 0
        while place < len(ray) and not full >> ray[place] & 1:
            place += 1
        if place + 1 >= len(ray) or not prey >> ray[place] & 1:
            continue
        for to in ray[place + 1 :]:
            if full >> to & 1:
                break
            hops.setdefault((ray[place], ray[place + 1]), {})[to] = None
    return hops


def queen_chains(star: Star, cell: Cell, prey: Mask, full: Mask, free_landing: bool) -> Chains:
    """Every capture of the queen on `cell`; `full` as for men.

    It goes on from any free cell behind while a capture starts there, and stops right behind
    the last piece, or anywhere behind it where landing is free (ETO-33).
    """
    chains: Chains = {}
    _hop_on(chains, star, (cell,), 0, prey, full, free_landing)
    return chains


def _hop_on(
    chains: Chains, star: Star, path: Path, taken: Mask, prey: Mask, full: Mask, free_landing: bool
) -> bool:
    """Adds every way to go on from the end of a path; whether there is one."""
    hops = queen_hops(star, path[-1], prey & ~taken, full)
    for (over, behind), landings in hops.items():
        lifted = taken | 1 << over
        further = [_hop_on(chains, star, (*path, to), lifted, prey, full, free_landing) for to in landings]
        if not any(further):
            for to in landings if free_landing else (behind,):
                chains[*path, to] = lifted
    return bool(hops)

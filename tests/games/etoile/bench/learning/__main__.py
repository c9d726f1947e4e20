"""Learns the weights of the star's best players from their own games, and writes `patterns.xz`.

`python -m tests.games.etoile.bench.learning` for all of it, or for what is named: `standard`,
`standard-three`, `english`. The same code writes the same file, whatever the number of `--workers`. Games are
kept under build/etoile-games, so a run that was interrupted goes on.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path
from typing import cast

import numpy as np

from tablee.games.etoile.bots.search import learnt
from tablee.games.etoile.bots.search.learnt import OF_THREE, Block
from tablee.games.etoile.meta import Rules
from tests.games.etoile.bench.learning.fit_three import LearnerOfThree
from tests.games.etoile.bench.learning.fit_two import LearnerOfTwo
from tests.games.etoile.bench.learning.self_play import Plan, Rows, Taught, positions

FILE = Path(learnt.__file__).with_name(learnt.FILE)
KEPT = Path("build/etoile-games")
ROUNDS = {  # games and nodes a move; the first round with the weights found by hand
    "standard": ((4000, 500), (5000, 800)),
    "standard-three": ((3000, 800), (3000, 800)),
    "english": ((1000, 400), (1200, 500)),
}
FIT_ROUNDS = {"standard": 3, "standard-three": 2, "english": 6}  # more learn the games by heart
DRAWISH = ("english",)  # four games in five are drawn, and tell nothing: the others are learnt from
SEED = 1
Blocks = dict[str, Block]


def learn(name: str, workers: int) -> Block:
    """One block. At three some of the players of later rounds still use the points found by hand."""
    rules, camps = cast(Rules, name.removesuffix(OF_THREE)), 3 if name.endswith(OF_THREE) else 2
    taught, rows = list[Blocks]([{}]), list[Rows]()
    block: Block | None = None
    for number, (games, nodes) in enumerate(ROUNDS[name]):
        rows.append(kept(Plan(rules, camps, games, nodes, SEED + number), tuple(taught), workers))
        told = np.concatenate(rows)
        if name in DRAWISH:
            told = told[np.bitwise_count(told[:, 7]) == 1]
        learner = (LearnerOfThree if camps == 3 else LearnerOfTwo)(told)
        losses = [round(loss, 5) for loss in learner.learn(FIT_ROUNDS[name])]
        print(f"{name}: loss on games held out, round by round: {losses}", flush=True)
        block = learner.block()
        taught = [{}, {name: block}] if camps == 3 else [{name: block}]
    assert block is not None
    return block


def kept(plan: Plan, taught: Taught, workers: int) -> Rows:
    """The plan's games, played unless they lie there already."""
    text = repr(plan) + "".join([_digest(blocks) for blocks in taught])
    file = KEPT / f"{plan.name}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.npy"
    if not file.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        np.save(file, positions(plan, taught, workers))
    rows: Rows = np.load(file)
    return rows


def _digest(blocks: Blocks) -> str:
    return hashlib.sha256(learnt.packed(blocks)).hexdigest()


def run(variants: list[str], workers: int, file: Path) -> None:
    """Learn these variants, or all; what the file has of others stays."""
    blocks = learnt.unpacked(file.read_bytes()) if file.exists() else {}
    for name in variants or list(ROUNDS):
        blocks[name] = learn(name, workers)
        file.write_bytes(learnt.packed({one: blocks[one] for one in ROUNDS if one in blocks}))
    print(hashlib.sha256(file.read_bytes()).hexdigest())


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("variants", nargs="*")
    wanted.add_argument("--workers", type=int, default=1)
    wanted.add_argument("--to", type=Path, default=FILE)
    asked = wanted.parse_args()
    run(asked.variants, asked.workers, asked.to)


if __name__ == "__main__":
    main()

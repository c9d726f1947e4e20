"""Learns the weights of the star's best players from their own games, and writes `patterns.xz`.

`python -m tests.games.etoile.bench.learning` for standard and English play, or for the one that is named.
Games are kept under build/etoile-games, so a run that was interrupted goes on; the same code writes the same
file.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import cast

import numpy as np

from tablee.games.etoile.bots.search import learnt
from tablee.games.etoile.bots.search.learnt import Block
from tablee.games.etoile.bots.search.patterns import Patterns
from tablee.games.etoile.meta import Rules
from tests.games.etoile.bench.learning.fit import Learner
from tests.games.etoile.bench.learning.self_play import Plan, Rows, positions

FILE = Path(learnt.__file__).with_name(learnt.FILE)
KEPT = Path("build/etoile-games")
ROUNDS = {  # games and nodes a move; the first round with the weights found by hand
    "standard": ((3000, 1000), (3500, 2000)),
    "english": ((1200, 1000), (1200, 1500)),
}
FIT_ROUNDS, OF_RESULT = 6, 0.6
SEED = 1


def learn(rules: Rules) -> Block:
    block: Block | None = None
    rows: list[Rows] = []
    for number, (games, nodes) in enumerate(ROUNDS[rules]):
        rows.append(kept(Plan(rules, games, nodes, SEED + number), block))
        learner = Learner(np.concatenate(rows), OF_RESULT, SEED)
        losses = [round(loss, 5) for loss in learner.learn(FIT_ROUNDS)]
        print(f"{rules}: loss on games held out, round by round: {losses}", flush=True)
        block = learner.block()
    assert block is not None
    return block


def kept(plan: Plan, block: Block | None) -> Rows:
    """The plan's games, played unless they lie there already."""
    text = repr(plan) + repr(block and hashlib.sha256(b"".join([one.tobytes() for one in block])).hexdigest())
    file = KEPT / f"{plan.rules}-{plan.seed}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.npy"
    if not file.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        np.save(file, positions(plan, None if block is None else Patterns(*block)))
    rows: Rows = np.load(file)
    return rows


def main() -> None:
    blocks = learnt.unpacked(FILE.read_bytes()) if FILE.exists() else {}
    for rules in sys.argv[1:] or ROUNDS:
        blocks[rules] = learn(cast(Rules, rules))
        FILE.write_bytes(learnt.packed({rules: blocks[rules] for rules in ROUNDS if rules in blocks}))
    print(hashlib.sha256(FILE.read_bytes()).hexdigest())


if __name__ == "__main__":
    main()

"""One side of `duel.py`: the search of whatever source tree this process runs, without a clock on the wall.

Reads a command a line: `new`; `play MOVE`; `pieces`; `think MILLISECONDS NODES SEED`, which either budget
ends. A thinker is `learnt` or `by-hand`, with a way to think at three behind a colon if it is not the usual
one, or one of the baselines.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from tablee.games.etoile.bots import player
from tablee.games.etoile.bots.search import tree
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Twin
from tablee.games.etoile.meta import Options, Rules, soufflage_played
from tests.games.etoile.bench.baselines import NAMES, baseline


class Engine:
    """A game of two or three, and the master's thoughts about it."""

    def __init__(self, rules: Rules, camps: int, thinker: str) -> None:
        vars(tree)["monotonic"] = time.process_time  # other processes cost a thinker nothing
        options = Options(rules)
        self.twin = Twin(options, camps)
        self.start = self.twin.position()
        self.search = thinker_of(thinker, self.twin, options)
        self.twin.place([1, 1 << 20, 0], 1 | 1 << 20, 0, 0, 3)
        self.think("1000", "100", "1")  # solves the endings of queens, which is no part of a thought

    def new(self) -> str:
        self.twin.place(self.start[0], self.start[1], 0)
        return self.told()

    def play(self, move: str) -> str:
        self.twin.advance(int(move))
        return self.told()

    def pieces(self) -> str:
        """How many everybody has."""
        return " ".join([str(side.bit_count()) for side in self.twin.position()[0]])

    def told(self) -> str:
        """Whose turn it is and how many moves there are, or who has won."""
        winners = self.twin.winners()
        if winners is not None:
            return "over " + " ".join(map(str, winners))
        return f"turn {self.twin.position()[2]} {len(self.twin.moves())}"

    def think(self, milliseconds: str, nodes: str, seed: str) -> str:
        many = len(self.twin.moves())
        began = time.process_time()
        best = self.search.think(list(range(many)), int(nodes), int(milliseconds) / 1000, 60, int(seed))
        spent = time.process_time() - began
        return f"{best} {self.search.value} {self.search.nodes} {spent}"


def thinker_of(name: str, twin: Twin, options: Options) -> Any:
    worth, _, style = name.partition(":")
    if worth in NAMES:
        return baseline(worth, twin, options)
    return tree.Search(twin, worth_of(options, worth), style or usual_style(options, worth == "learnt"))


def usual_style(options: Options, learns: bool) -> str:
    if hasattr(player, "best_style"):
        return player.best_style(options, learns)
    return "best-reply" if soufflage_played(options) else "paranoid"  # in earlier states


def worth_of(options: Options, worth: str) -> Worth:
    if worth == "by-hand":
        return Worth(options, Weights(), endings=True)
    from tablee.games.etoile.bots.search.learnt import learnt

    return Worth(options, Weights(), endings=True, learnt=learnt(options))


def main() -> None:
    rules, camps, thinker = sys.argv[1:]
    engine = Engine(rules, int(camps), thinker)  # type: ignore[arg-type]
    answers: dict[str, Callable[..., str]] = {
        "new": engine.new,
        "play": engine.play,
        "pieces": engine.pieces,
        "think": engine.think,
    }
    for line in sys.stdin:
        command, *values = line.split()
        print(answers[command](*values), flush=True)


if __name__ == "__main__":
    main()

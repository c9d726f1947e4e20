"""One side of `duel.py`: the search of whatever source tree this process runs, without a clock on the wall.

Reads a command a line: `new`; `play MOVE`; `think MILLISECONDS NODES SEED`, which either budget ends.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from tablee.games.etoile.bots.search import tree
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Twin
from tablee.games.etoile.meta import Options, Rules


class Engine:
    """A game of two, and the master's thoughts about it."""

    def __init__(self, rules: Rules, by_hand: bool) -> None:
        vars(tree)["monotonic"] = time.process_time  # other processes cost a thinker nothing
        options = Options(rules)
        self.twin = Twin(options, 2)
        self.start = self.twin.position()
        self.search = tree.Search(self.twin, worth_of(options, by_hand), "paranoid")
        self.twin.place([1, 1 << 20, 0], 1 | 1 << 20, 0)
        self.think("1000", "100", "1")  # solves the endings of queens, which is no part of a thought

    def new(self) -> str:
        self.twin.place(self.start[0], self.start[1], 0)
        return self.told()

    def play(self, move: str) -> str:
        self.twin.advance(int(move))
        return self.told()

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


def worth_of(options: Options, by_hand: bool) -> Worth:
    if by_hand:
        return Worth(options, Weights(), endings=True)
    from tablee.games.etoile.bots.search.learnt import learnt

    return Worth(options, Weights(), endings=True, learnt=learnt(options))


def main() -> None:
    engine = Engine(sys.argv[1], by_hand=sys.argv[2] == "by-hand")  # type: ignore[arg-type]
    answers: dict[str, Callable[..., str]] = {"new": engine.new, "play": engine.play, "think": engine.think}
    for line in sys.stdin:
        command, *values = line.split()
        print(answers[command](*values), flush=True)


if __name__ == "__main__":
    main()

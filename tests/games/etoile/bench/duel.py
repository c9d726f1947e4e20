"""The star's master against others, each in its own process, with the same processor time a move.

    git worktree add ../before 87099b2b && (cd ../before && python setup.py build_ext --inplace)
    python -m tests.games.etoile.bench.duel --before ../before/src --games 24 --seeds 201,202,203,204,205

`--before` names the sources of an earlier state, `--against` what thinks there (`duel_engine.py`); with
`--camps 3` there are two of that. Every opening, a few moves by lot after which nobody is ahead, is played
from every seat.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from math import sqrt
from pathlib import Path

from tablee.games.etoile.bots.search import tree

HERE = Path(tree.__file__).parents[5]
ROOT = Path(__file__).parents[4]
EVEN, EVEN_NODES = 40, 10_000
OPENING = (1, 3)  # rounds by lot
LONGEST = 150  # rounds, after which a game counts as drawn
UNLIMITED = 10**9


class Side:
    """A process that thinks with one source tree."""

    def __init__(self, source: Path, rules: str, camps: int, thinker: str) -> None:
        engine = str(Path(__file__).with_name("duel_engine.py"))
        self.process = subprocess.Popen(
            [sys.executable, engine, rules, str(camps), thinker],
            env={**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.nodes, self.spent, self.thoughts = 0, 0.0, 0

    def ask(self, *words: object) -> list[str]:
        told, heard = self.process.stdin, self.process.stdout
        assert told is not None
        assert heard is not None
        told.write(" ".join(map(str, words)) + "\n")
        told.flush()
        return heard.readline().split()

    def choose(self, milliseconds: int, seed: int) -> str:
        best, _, nodes, spent = self.ask("think", milliseconds, UNLIMITED, seed)
        self.nodes, self.spent, self.thoughts = (
            self.nodes + int(nodes),
            self.spent + float(spent),
            self.thoughts + 1,
        )
        return best

    @property
    def speed(self) -> str:
        each = 1000 * self.spent / max(1, self.thoughts)
        return f"{self.nodes / max(self.spent, 1e-9) / 1e6:.2f} M nodes/s, {each:.1f} ms a move"


class Duel:
    """Games from even openings, each with `now` in every seat, all others taken by `before`."""

    def __init__(self, now: Side, before: Side, camps: int, milliseconds: int, seed: int) -> None:
        self.now, self.before, self.camps, self.milliseconds = now, before, camps, milliseconds
        self.dice = random.Random(seed)

    def run(self, games: int) -> tuple[int, int, int]:
        """Won, lost and drawn by `now`."""
        tally = [0, 0, 0]
        for _ in range(games // self.camps):
            opening = self.opening()
            for seat in range(self.camps):
                tally[self.result(opening, seat)] += 1
        won, lost, drawn = tally
        return won, lost, drawn

    def opening(self) -> list[int]:
        while True:
            told, opening = self.before.ask("new"), []
            for _ in range(self.camps * self.dice.randint(*OPENING) + self.dice.randrange(self.camps)):
                if told[0] == "turn":
                    opening.append(self.dice.randrange(int(told[2])))
                    told = self.before.ask("play", opening[-1])
            if told[0] == "turn" and self.is_even():
                return opening

    def is_even(self) -> bool:
        """As the one before sees it at two; at three everybody has as many men."""
        if self.camps == 3:
            return len(set(self.before.ask("pieces"))) == 1
        return abs(int(self.before.ask("think", UNLIMITED, EVEN_NODES, 1)[1])) < EVEN

    def result(self, opening: list[int], seat: int) -> int:
        """0 if `now` won, 1 if it lost, 2 after a draw."""
        told = self.ask_both("new")
        for ply in range(LONGEST * self.camps):
            if told[0] == "over":
                break
            thinker = self.now if int(told[1]) == seat else self.before
            move = opening[ply] if ply < len(opening) else self.chosen(thinker)
            told = self.ask_both("play", move)
        if told[0] == "turn" or len(told) != 2:
            return 2
        return 0 if int(told[1]) == seat else 1

    def ask_both(self, *words: object) -> list[str]:
        told, _ = [side.ask(*words) for side in (self.now, self.before)]
        return told

    def chosen(self, thinker: Side) -> str:
        return thinker.choose(self.milliseconds, self.dice.randrange(1 << 30))


def summary(won: int, lost: int, drawn: int) -> str:
    """With the 95 % interval of the share of decided games."""
    decided = max(1, won + lost)
    share = won / decided
    spread = 1.96 * sqrt(share * (1 - share) / decided)
    return f"won {won}, lost {lost}, drawn {drawn}: {100 * share:.0f} % ± {100 * spread:.0f} of decided"


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("--before", type=Path, default=None)
    wanted.add_argument("--now", default="learnt")
    wanted.add_argument("--against", default="by-hand")
    wanted.add_argument("--rules", default="standard")
    wanted.add_argument("--camps", type=int, default=2)
    wanted.add_argument("--games", type=int, default=24)
    wanted.add_argument("--milliseconds", type=int, default=5)
    wanted.add_argument("--seeds", default="201,202,203,204,205")
    asked = wanted.parse_args()
    total = [0, 0, 0]
    for seed in map(int, asked.seeds.split(",")):
        sides = (
            Side(HERE, asked.rules, asked.camps, asked.now),
            Side(asked.before or HERE, asked.rules, asked.camps, asked.against),
        )
        result = Duel(*sides, asked.camps, asked.milliseconds, seed).run(asked.games)
        total = [one + more for one, more in zip(total, result, strict=True)]
        print(f"seed {seed}: {summary(*result)}; now {sides[0].speed}, before {sides[1].speed}", flush=True)
    print(f"together: {summary(*total)}")


if __name__ == "__main__":
    main()

"""What tokens and cards left are worth between two tournaments: fits `worths.json` to games of `normal`.

`python -m tests.games.camelot.bench.worth` plays 6,000 games at two seats and at four in the twin, and finds
the weights by which the promises of all seats tell best who will win (a logistic choice among the seats).
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tablee.games.camelot.bots import worth
from tablee.games.camelot.bots.search.policy import Policy
from tablee.games.camelot.meta import Options
from tablee.games.camelot.pieces import COLOURS, KINDS
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.winning import needed

FILE = Path(worth.__file__).with_name("worths.json")
REST = [kind.card for kind in KINDS if kind.group != "colour"]
GRADES = [f"{name} {grade}" for name in ("purple", "colour") for grade in range(worth.STRONGEST + 1)]
SIGNS = [*[f"missing {count}" for count in range(1, 6)], "start", "spent", *GRADES, *REST]
NUMBER = {sign: number for number, sign in enumerate(SIGNS)}
Numbers = npt.NDArray[np.float64]


def tables(games: int, seats: int, seed: int) -> tuple[Numbers, npt.NDArray[np.int64]]:
    """Of every table between two tournaments, the signs of all seats; and who won."""
    twin = Twin(Options(), seats)
    policy = Policy(twin)
    rows: list[Numbers] = []
    winners: list[int] = []
    for number in range(games):
        twin.deal(seed * 1_000_000 + number)
        met = 0
        tournament = 1
        while asked := twin.first_asked() + 1:
            if twin.tournament_number() != tournament:
                tournament = twin.tournament_number()
                rows.append(signs_of(twin.facts(), seats))
                met += 1
            twin.advance(asked - 1, policy.move_as(asked - 1, "normal"))
        tokens = twin.facts()["tokens"]
        assert isinstance(tokens, tuple)
        best = max(range(seats), key=lambda seat: tokens[seat].bit_count())
        winners += [best] * met
    return np.array(rows), np.array(winners)


def signs_of(facts: dict[str, object], seats: int) -> Numbers:
    hands, tokens, starter = facts["hands"], facts["tokens"], facts["starter"]
    assert isinstance(hands, tuple)
    assert isinstance(tokens, tuple)
    found = np.zeros((seats, len(SIGNS)))
    for seat in range(seats):
        held = tuple([colour for place, colour in enumerate(COLOURS) if tokens[seat] >> place & 1])
        told = worth.signs(hands[seat], held, needed(seats), starts=seat == starter)
        for sign, count in told.items():
            found[seat, NUMBER[sign]] = count
    return found


def fitted(rows: Numbers, winners: npt.NDArray[np.int64], rounds: int = 400) -> tuple[Numbers, float]:
    """Most likely weights, held small; and the mean logarithm of the winner's share on the last fifth."""
    cut = len(rows) * 4 // 5
    weights, mean, spread = [np.zeros(rows.shape[2]) for _ in range(3)]
    won = np.eye(rows.shape[1])[winners]
    for step in range(1, rounds + 1):
        miss = won[:cut] - shares(rows[:cut], weights)
        slope = np.einsum("rs,rsf->f", miss, rows[:cut]) / cut - 1e-4 * weights
        mean, spread = 0.9 * mean + 0.1 * slope, 0.99 * spread + 0.01 * slope**2
        weights += 0.03 * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
    held_out = (won[cut:] * np.log(shares(rows[cut:], weights))).sum(axis=1).mean()
    return weights, float(held_out)


def shares(rows: Numbers, weights: Numbers) -> Numbers:
    raised = np.exp(rows @ weights)
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 6000
    told = {}
    for name, seats in (("duel", 2), ("table", 4)):
        rows, winners = tables(games, seats, 1)
        weights, held_out = fitted(rows, winners)
        told[name] = {sign: round(float(weights[number]), 2) for sign, number in NUMBER.items()}
        print(
            name, len(rows), "tables; mean logarithm of the winner's share:", round(held_out, 4), flush=True
        )
    FILE.write_text(json.dumps(told, indent=0) + "\n")
    print(hashlib.sha256(FILE.read_bytes()).hexdigest())


if __name__ == "__main__":
    main()

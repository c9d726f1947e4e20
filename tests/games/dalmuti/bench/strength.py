"""How strong the players are: one of a kind among four of another, seats exchanged, five seeds.

`python -m tests.games.dalmuti.bench.strength 20` plays 20 games a seed and prints points a round: four for
going out first of five, none for staying last, two by chance. ± is twice the standard error.
"""

from __future__ import annotations

import sys
from math import sqrt

from tablee.bots import load
from tablee.bots.bot import Bot
from tablee.core.chance import Stream, key_of
from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots.hard import HardBot
from tablee.games.dalmuti.bots.master import MasterBot
from tablee.games.dalmuti.bots.search.imagining import round_of
from tablee.games.dalmuti.bots.search.world import Round
from tablee.games.dalmuti.fast import packed
from tablee.games.dalmuti.meta import META, Options
from tablee.games.dalmuti.state import State
from tablee.games.dalmuti.view import View

SEEDS, SEATS, ROUNDS = range(1, 6), 5, 5
SIMULATIONS = 4000
PATIENT = 1e9  # seconds: nobody's strength depends on what else the machine does


class Flat(MasterBot):
    """The same worlds and models, without a tree."""

    def imagine(self, view: View, seed: int) -> Round:
        world = super().imagine(view, seed)
        world.look_once()
        return world


class Fair(MasterBot):
    """The same search, with unseen cards dealt fairly."""

    def imagine(self, view: View, seed: int) -> Round:
        world = round_of(view, seed, fair=True)
        world.expect_style(*self._shares, 3)
        return world


class Seer(MasterBot):
    """The same search, but it knows all hands: what no player may, and the most that beliefs could give."""

    state: State

    def imagine(self, view: View, seed: int) -> Round:
        world = super().imagine(view, seed)
        world.reveal([packed(hand) for hand in self.state.hands])
        return world


def play(bots: list[Bot], seed: int, rounds: int) -> tuple[int, ...]:
    chance, thinking = [Stream(key_of(name, [str(seed)])) for name in (b"deal", b"bots")]
    state: State = game.deal(len(bots), Options(rounds=rounds), chance).state
    while game.standings(state) is None:
        seat = min(game.to_act(state))
        bot = bots[seat]
        if isinstance(bot, Seer):
            bot.state = state
        move = bot.choose(game.view(state, seat), game.offers(state, seat), thinking)
        state = game.apply(state, seat, move, chance).state
    return state.scores


def points(one: Bot, others: Bot, games: int, rounds: int = ROUNDS) -> tuple[float, float]:
    """Points a round of the one, and twice their standard error; every deal is played at every seat."""
    found = []
    for seed in SEEDS:
        for number in range(games):
            bots = [others] * SEATS
            bots[number % SEATS] = one
            found.append(play(bots, 1000 * seed + number // SEATS, rounds)[number % SEATS] / rounds)
    mean = sum(found) / len(found)
    return mean, 2 * sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    levels = {level: load(META.name, level) for level in ("random", "easy", "normal")}
    master = MasterBot(SIMULATIONS, PATIENT)
    today = HardBot(seconds=PATIENT)
    matches: list[tuple[str, Bot, str, Bot, int]] = [
        (name, bot, other, levels[other], games)
        for other in ("normal", "easy", "random")
        for name, bot in (
            ("master", master),
            ("flat Monte Carlo", Flat(SIMULATIONS, PATIENT)),
            ("master, fair guess", Fair(SIMULATIONS, PATIENT)),
            ("master, true hands", Seer(SIMULATIONS, PATIENT)),
        )
    ]
    if "hard" in sys.argv:
        matches = [
            ("hard", today, "normal", levels["normal"], games),
            ("master", master, "hard", today, games),
        ]
    for name, bot, other, rival, many in matches:
        mean, error = points(bot, rival, many, 2 if "hard" in (name, other) else ROUNDS)
        print(f"| {name} | {other} | {5 * many} | {mean:.2f} ± {error:.2f} |", flush=True)


if __name__ == "__main__":
    main()

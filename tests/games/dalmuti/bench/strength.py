"""How strong the players are: one of a kind among others of another, seats exchanged, several seeds.

`python -m tests.games.dalmuti.bench.strength master hard --games 40 --seeds 1,2,3,4,5` prints points a round:
four for going out first of five, none for staying last, two by chance. ± is twice the standard error.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt

from msgspec.structs import replace

from tablee.bots import load
from tablee.bots.bot import Bot
from tablee.core.chance import Stream, key_of
from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots import hard, master
from tablee.games.dalmuti.bots.search.world import Round
from tablee.games.dalmuti.bots.thinker import Thinker
from tablee.games.dalmuti.fast import packed
from tablee.games.dalmuti.meta import META, Options
from tablee.games.dalmuti.state import State
from tablee.games.dalmuti.view import View
from tests.games.dalmuti.bench.held_out import Hoarder

PATIENT = 1e9  # seconds: nobody's strength depends on what else the machine does


class Seer(Thinker):
    """The same search, but it knows all hands: what no player may, and the most that beliefs could give."""

    state: State

    def imagine(self, view: View, seed: int) -> Round:
        world = super().imagine(view, seed)
        world.reveal([packed(hand) for hand in self.state.hands])
        return world


HARD = replace(hard.BOT.level, seconds=PATIENT)
MASTER = replace(master.BOT.level, seconds=PATIENT)
KINDS: dict[str, Callable[[int], Thinker]] = {
    "hard": lambda many: Thinker(replace(HARD, simulations=many)),
    "master": lambda many: Thinker(replace(MASTER, simulations=many)),
    "flat": lambda many: Thinker(replace(MASTER, simulations=many, flat=True)),
    "fair": lambda many: Thinker(replace(MASTER, simulations=many, fair=True)),
    "seer": lambda many: Seer(replace(MASTER, simulations=many)),
}


def player(text: str) -> Bot:
    """`normal`, `master`, `hoarder` (held out), or `flat:2000` for a search of so many simulations."""
    name, _, simulations = text.partition(":")
    if name == "hoarder":
        return Hoarder()
    return KINDS[name](int(simulations)) if simulations else load(META.name, name)


def play(bots: list[Bot], seed: str, rounds: int) -> tuple[int, ...]:
    chance, thinking = [Stream(key_of(name, [seed])) for name in (b"deal", b"bots")]
    state: State = game.deal(len(bots), Options(rounds=rounds), chance).state
    while game.standings(state) is None:
        seat = min(game.to_act(state))
        bot = bots[seat]
        if isinstance(bot, Seer):
            bot.state = state
        move = bot.choose(game.view(state, seat), game.offers(state, seat), thinking)
        state = game.apply(state, seat, move, chance).state
    return state.scores


def points(one: Bot, others: Bot, asked: argparse.Namespace) -> list[float]:
    """Points a round of the one in every game; every deal is played at every seat."""
    found = []
    for seed in asked.seeds.split(","):
        for number in range(asked.games):
            bots = [others] * asked.seats
            bots[number % asked.seats] = one
            scores = play(bots, f"{seed} {number // asked.seats}", asked.rounds)
            found.append(scores[number % asked.seats] / asked.rounds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seeds", default="1")
    asked = parser.parse_args()
    found = points(player(asked.one), player(asked.others), asked)
    mean = sum(found) / len(found)
    error = 2 * sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))
    row = (asked.one, asked.others, asked.seats, len(found), f"{mean:.2f} ± {error:.2f}")
    print("|", " | ".join(map(str, row)), f"| {(asked.seats - 1) / 2:g} |", flush=True)


if __name__ == "__main__":
    main()

"""How strong the players are: one of a kind among others of another, seats exchanged, several seeds.

`python -m tests.games.camelot.bench.strength hard normal --seats 2 --games 40 --seeds 1,2,3,4,5` prints how
many games the one won, its share with twice the standard error, and the share that chance would give it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt

from msgspec.structs import replace

from tablee.bots import load
from tablee.bots.bot import Bot
from tablee.core.chance import Stream, key_of
from tablee.games.camelot import game
from tablee.games.camelot.bots import hard
from tablee.games.camelot.bots.search.imagining import expect
from tablee.games.camelot.bots.search.world import Tournament
from tablee.games.camelot.bots.thinker import Thinker
from tablee.games.camelot.meta import META, Options
from tablee.games.camelot.state import State
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.spelling import set_up
from tablee.games.camelot.view import View
from tests.games.camelot.bench.held_out import Gambler

PATIENT = 1e9  # seconds: nobody's strength depends on what else the machine does


class Seer(Thinker):
    """The same search, but it knows all hands: what no player may, and the most that beliefs could give."""

    state: State

    def imagine(self, view: View, seed: int) -> Tournament:
        world = super().imagine(view, seed)
        truth = Twin(view.options, len(view.counts))
        set_up(truth, self.state)
        world.reveal(truth)
        return world


class Unweighed(Thinker):
    """The same search with weighed hands, but what the others did tells it nothing of their kind."""

    def imagine(self, view: View, seed: int) -> Tournament:
        world = super().imagine(view, seed)
        for seat in range(len(view.counts)):
            expect(world, seat, self.usual)
        return world


HARD = replace(hard.BOT.level, seconds=PATIENT)
KINDS: dict[str, Callable[[int], Thinker]] = {
    "hard": lambda many: Thinker(replace(HARD, simulations=many)),
    "flat": lambda many: Thinker(replace(HARD, simulations=many, flat=True)),
    "fair": lambda many: Thinker(replace(HARD, simulations=many, fair=True)),
    "fixed": lambda many: Unweighed(replace(HARD, simulations=many)),
    "seer": lambda many: Seer(replace(HARD, simulations=many)),
}


def player(text: str) -> Bot:
    """`normal`, `hard`, `gambler` (held out), or `flat:2000` for a search of so many simulations."""
    name, _, simulations = text.partition(":")
    if name == "gambler":
        return Gambler()
    return KINDS[name](int(simulations)) if simulations else load(META.name, name)


def won(bots: list[Bot], seed: str) -> int | None:
    """The seat that wins a game of these; None if it is shared."""
    chance, thinking = [Stream(key_of(name, [seed])) for name in (b"deal", b"bots")]
    state: State = game.deal(len(bots), Options(), chance).state
    while (standings := game.standings(state)) is None:
        seat = min(game.to_act(state))
        bot = bots[seat]
        if isinstance(bot, Seer):
            bot.state = state
        move = bot.choose(game.view(state, seat), game.offers(state, seat), thinking)
        state = game.apply(state, seat, move, chance).state
    return standings[0][0] if len(standings[0]) == 1 else None


def wins(one: Bot, others: Bot, seats: int, games: int, seeds: list[int]) -> tuple[int, int]:
    """How many of how many games the one wins; every deal is played at every seat."""
    found = 0
    for seed in seeds:
        for number in range(games):
            bots = [others] * seats
            bots[number % seats] = one
            found += won(bots, f"{seed} {number // seats}") == number % seats
    return found, games * len(seeds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seeds", default="1")
    asked = parser.parse_args()
    seeds = [int(seed) for seed in asked.seeds.split(",")]
    found, games = wins(player(asked.one), player(asked.others), asked.seats, asked.games, seeds)
    share = found / games
    error = 2 * sqrt(share * (1 - share) / games)
    row = (asked.one, asked.others, asked.seats, f"{found} of {games}", f"{share:.1%} ± {error:.1%}")
    print("|", " | ".join(map(str, row)), f"| {1 / asked.seats:.0%} |", flush=True)


if __name__ == "__main__":
    main()

"""The compiled twin and its search beside open_spiel, one after the other on one core.

open_spiel has no climbing game. Its hearts is the nearest for random playouts; its information-set search
cannot imagine other hands at hearts, so it is measured at Leduc poker, where a hand is one card. The
figures compare engines, not games.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable

from msgspec.structs import replace

from tablee.core.chance import Stream, key_of
from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots.master import BOT as MASTER
from tablee.games.dalmuti.bots.normal import NormalBot
from tablee.games.dalmuti.bots.thinker import Thinker
from tablee.games.dalmuti.fast import Twin
from tablee.games.dalmuti.meta import Options

SECONDS = 2.0


def measure() -> dict[str, float]:
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        return {
            "playout_moves_5": rate(lambda turn: playouts(5, turn)),
            "playout_moves_8": rate(lambda turn: playouts(8, turn)),
            "simulations_5": rate(simulations),
            "open_spiel_hearts_moves": rate(_open_spiel),
            "open_spiel_leduc_simulations": rate(_open_spiel_search),
        }
    finally:
        os.sched_setaffinity(0, cores)


def rate(work: Callable[[int], int]) -> float:
    """What `work` counts a second of processor, over about two; the first turn is not counted."""
    work(0)
    done, turn, began = 0, 1, time.process_time()
    while (took := time.process_time() - began) < SECONDS:
        done += work(turn)
        turn += 1
    return done / took


def playouts(seats: int, turn: int) -> int:
    twin = Twin(Options(), seats)
    twin.deal(turn)
    return twin.playouts(2000, turn)


def simulations(turn: int) -> int:
    """The master as it plays, models and beliefs included, over all decisions of a round of five."""
    master = Thinker(replace(MASTER.level, simulations=2000))
    chance, normal = Stream(key_of(b"bench", [str(turn)])), NormalBot()
    state, total = game.deal(5, Options(rounds=1), chance).state, 0
    while game.standings(state) is None:
        seat = min(game.to_act(state))
        view, offers = game.view(state, seat), game.offers(state, seat)
        if len(offers.moves) > 1:
            total += master.think(view, turn).simulations
        state = game.apply(state, seat, normal.choose(view, offers, chance), chance).state
    return total


def _open_spiel_search(turn: int) -> int:
    """Its information-set search with random playouts, over every decision of a hand of four."""
    import pyspiel

    choice, total, budget = random.Random(turn), 0, 2000
    last = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    state = pyspiel.load_game("leduc_poker(players=4)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choice.choice(state.legal_actions()))
            continue
        playouts = pyspiel.RandomRolloutEvaluator(1, turn)
        bot = pyspiel.ISMCTSBot(turn, playouts, 2.0, budget, -1, last, False, False)
        state.apply_action(bot.step(state))
        total += budget
    return total


def _open_spiel(turn: int) -> int:
    """Random games of hearts from Python, as its own examples play them."""
    import pyspiel

    game, choice, moves = pyspiel.load_game("hearts"), random.Random(turn), 0
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(choice.random() * len(legal))])
            moves += 1
    return moves


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

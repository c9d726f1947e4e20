"""Learners' environments beside PettingZoo's classic games and open_spiel, one after the other on one core.

Random moves through each public interface, observations included. The figures compare environments, not
games: PettingZoo's Texas hold’em (by rlcard) is a game of hidden cards too, its connect four a light one, and
open_spiel's hearts is asked for its tensor before every move.
"""

from __future__ import annotations

import os
import random
from importlib.util import find_spec
from typing import Any

import numpy as np

from tablee.lab.batches import batch_of
from tablee.lab.environment import env_of
from tests.games.dalmuti.bench.twin import rate

TABLES = 1024


def measure() -> dict[str, float]:
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        return {
            "env_steps": games(env_of("dalmuti", seats=5, options={"rounds": 1})),
            "batch_steps": batches(TABLES),
            "batch_steps_singly": batches(1),
            **_peers(),
        }
    finally:
        os.sched_setaffinity(0, cores)


def batches(tables: int) -> float:
    batch = batch_of("dalmuti", seats=5, tables=tables)

    def steps(turn: int) -> int:
        for _ in range(100):
            batch.step(batch.sample())
        return 100 * tables

    return rate(steps)


def _peers() -> dict[str, float]:
    """Those that are installed."""
    found: dict[str, float] = {}
    if find_spec("pygame") is not None:
        found["pettingzoo_connect_four_steps"] = games(_connect_four())
    if find_spec("pygame") is not None and find_spec("rlcard") is not None:
        found["pettingzoo_texas_holdem_steps"] = games(_texas_holdem())
    if find_spec("pyspiel") is not None:
        found["open_spiel_hearts_steps"] = rate(_open_spiel)
    return found


def _connect_four() -> Any:
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def _texas_holdem() -> Any:
    from pettingzoo.classic import texas_holdem_v4

    return texas_holdem_v4.env()


def games(env: Any) -> float:
    """Steps of whole games, every action drawn from the mask."""

    def steps(turn: int) -> int:
        luck, count = np.random.default_rng(turn), 0
        env.reset(seed=turn)
        for _ in env.agent_iter():
            observed, _, over, cut, _ = env.last()
            open_actions = np.flatnonzero(observed["action_mask"])
            env.step(None if over or cut else int(luck.choice(open_actions)))
            count += not (over or cut)
        return count

    return rate(steps)


def _open_spiel(turn: int) -> int:
    import pyspiel

    choice, steps = random.Random(turn), 0
    state = pyspiel.load_game("hearts").new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            state.information_state_tensor(state.current_player())
            steps += 1
        state.apply_action(choice.choice(state.legal_actions()))
    return steps

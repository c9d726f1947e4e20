"""A small learner: the linear policy of `linear_policy`, taught by its own games.

Every round plays whole games with the policy as it is (they may be played anywhere, `lab.workers`), and
moves it towards what was done in games that went better than the others of the round (policy gradient,
REINFORCE with a mean for a baseline). The same seed learns the same policy, whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from tablee.lab.linear_policy import LinearPolicy, Weights, extended
from tablee.lab.players import Player
from tablee.lab.seat_environment import seat_env_of
from tablee.lab.workers import Alone, Workers


class Round(msgspec.Struct, frozen=True):
    """One round of training: what the games brought in the mean."""

    number: int
    mean_return: float


class _Task(msgspec.Struct, frozen=True):
    game: str
    opponents: tuple[Player, ...]
    options: Any
    weights: bytes
    seed: int


class _Played(msgspec.Struct, frozen=True):
    """What was done: the observations, the action taken in each, and how the game went."""

    seen: bytes
    steps: tuple[tuple[tuple[int, ...], int], ...]
    gained: float


def train(
    game: str,
    opponents: Sequence[Player],
    rounds: int,
    games: int = 32,
    seed: int = 0,
    options: Mapping[str, Any] | Any = None,
    rate: float = 0.4,
    workers: Workers | None = None,
    progress: Callable[[Round], None] | None = None,
) -> tuple[LinearPolicy, list[Round]]:
    """A policy for one seat among these opponents, and how it went from round to round."""
    policy, told = LinearPolicy(game, len(opponents) + 1), list[Round]()
    hired = workers or Alone()
    for number in range(rounds):
        weights = policy.weights.tobytes()
        tasks = [
            _Task(game, tuple(opponents), options, weights, seed * 1_000_003 + number * games + one)
            for one in range(games)
        ]
        played = list(hired.spread(_play, tasks))
        told.append(Round(number + 1, round(float(np.mean([one.gained for one in played])), 4)))
        policy.weights = policy.weights + np.float32(rate) * _step(policy, played)
        if progress is not None:
            progress(told[-1])
    return policy, told


def _play(task: _Task) -> _Played:
    """One game with the policy's own luck; the learner sits elsewhere each game."""
    env = seat_env_of(task.game, task.opponents, task.options, seat=None)
    policy = LinearPolicy(task.game, len(task.opponents) + 1)
    policy.weights = np.frombuffer(task.weights, np.float32).reshape(policy.weights.shape)
    luck = np.random.default_rng(task.seed)
    observed, _ = env.reset(seed=task.seed)
    seen, steps, gained, over = list[Weights](), list[tuple[tuple[int, ...], int]](), 0.0, env.table.over
    while not over:
        actions = np.flatnonzero(observed["action_mask"])
        now = extended(observed["observation"])
        taken = int(luck.choice(len(actions), p=policy.shares(actions, now)))
        if len(actions) > 1:
            seen.append(now)
            steps.append((tuple([int(action) for action in actions]), taken))
        observed, reward, over, _, _ = env.step(int(actions[taken]))
        gained += reward
    return _Played(b"".join(one.tobytes() for one in seen), tuple(steps), gained)


def _step(policy: LinearPolicy, played: Sequence[_Played]) -> Weights:
    """Towards what was done in the better games, added up in their order."""
    gains = np.array([one.gained for one in played])
    worth = (gains - gains.mean()) / (gains.std() + 1e-6)
    step = np.zeros_like(policy.weights)
    count = sum(len(one.steps) for one in played) or 1
    for one, better in zip(played, worth, strict=True):
        seen = np.frombuffer(one.seen, np.float32).reshape(len(one.steps), -1)
        for now, (open_actions, taken) in zip(seen, one.steps, strict=True):
            actions = np.array(open_actions)
            push = -policy.shares(actions, now)
            push[taken] += 1
            step[actions] += np.outer(push * better, now).astype(np.float32)
    return step / np.float32(np.sqrt(count))

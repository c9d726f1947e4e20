"""A learner that has learnt nothing."""

from __future__ import annotations

import random
from typing import Any

from tablee.lab.environment import TableEnv


def play_at_random(env: TableEnv, seed: int) -> dict[str, float]:
    choice = random.Random(seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed: Any
        observed, reward, over, _, _ = env.last()
        gained[agent] += reward
        legal = [action for action, allowed in enumerate(observed["action_mask"]) if allowed]
        env.step(None if over else choice.choice(legal))
    return gained

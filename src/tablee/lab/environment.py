"""A table as a PettingZoo environment (`pip install 'tablee[lab]'`).

    from tablee.lab.environment import env_of
    env = env_of("<game>", seats=5, options={"rounds": 1})

Observations are what a seat sees, with the mask of its legal actions; rewards are points scored.
Where several seats may act at once they are asked one after the other, lowest seat first: what
they choose stays hidden until the game shows it. Hands that act in real time are each asked for
their next move; the one that is over first on its own clock happens first (`clocked_match`).
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from tablee.core import shelf
from tablee.core.box import part
from tablee.lab.match import Match, secret_of
from tablee.lab.translator import Translator
from tablee.lab.whole_games import clocked_match, settle_options


def env_of(game: str, seats: int, options: Mapping[str, Any] | Any = None) -> TableEnv:
    """A table of that game for learners; `ValueError` where its box has no numbers for them."""
    reference = shelf.box(game).learner
    if not reference:
        raise ValueError(f"the box of {game} has nothing for learners")
    return TableEnv(part(reference)(seats), options)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game after the other; `reset(seed=…)` deals the same game again."""

    def __init__(self, numbers: Translator, options: Mapping[str, Any] | Any = None) -> None:
        super().__init__()
        self.numbers = numbers
        self.rules = shelf.load(numbers.game)
        self.agreed = settle_options(self.rules, numbers.seats, options)
        if (why := numbers.refuse(self.agreed)) is not None:
            raise ValueError(why)
        self.metadata = {"name": f"tablee_{numbers.game}_v{self.rules.META.rules}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(numbers.seats)]
        self._number = {move: number for number, move in enumerate(numbers.actions)}
        self._action_space = {a: spaces.Discrete(len(numbers.actions)) for a in self.possible_agents}
        self._observation_space = {a: self._space() for a in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        secret = secrets.token_bytes(32) if seed is None else secret_of(seed)
        self.match = Match(self.rules, self.possible_agents, self.agreed, secret)
        self.hands = clocked_match(self.match)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.numbers.actions), dtype=np.int8)
        for move in self.rules.offers(self.match.state, seat).moves:
            mask[self._number[move]] = 1
        view = self.rules.view(self.match.state, seat)
        return {"observation": self.numbers.observe(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: an action is needed")
        if not 0 <= action < len(self.numbers.actions):
            raise ValueError(f"{action} is no action: they are 0 to {len(self.numbers.actions) - 1}")
        self._cumulative_rewards[agent] = 0.0
        before = self._scores()
        self._play(self.possible_agents.index(agent), self.numbers.actions[action])
        gained = [now - then for now, then in zip(self._scores(), before, strict=True)]
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        if self.match.standings is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None

    def _scores(self) -> tuple[float, ...]:
        return self.numbers.scores(self.rules.view(self.match.state, None))

    def _play(self, seat: int, move: Any) -> None:
        if self.hands is None or not self.hands.on():
            self.match.play(seat, move)
            return
        self.hands.answer(seat, move)
        while self.hands.on() and self.hands.asked() is None:
            self.hands.advance()

    def _ask(self) -> None:
        hand = self.hands.asked() if self.hands is not None and self.hands.on() else None
        asked = self.rules.to_act(self.match.state) if hand is None else {hand}
        self.agent_selection = self.possible_agents[min(asked)] if asked else self.agents[0]

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.numbers.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.numbers.actions),), np.int8),
            }
        )

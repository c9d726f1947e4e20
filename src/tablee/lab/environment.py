"""A table as a PettingZoo environment (`pip install 'tablee[lab]'`).

    from tablee.lab.environment import env_of, parallel_env_of
    env = env_of("<game>", seats=5, options={"rounds": 1})

Observations are what a seat sees, with the mask of its legal actions; rewards are points scored, or, in
a game without points, the places at its end (`result_of`).
In `env_of` seats that may act at once are asked one after the other, lowest seat first: what they choose
stays hidden until the game shows it. In `parallel_env_of` everybody who is asked acts in one step, and
whatever the others say is passed over. Hands that act in real time are each asked for their next move;
the one that is over first on its own clock happens first (`clocked_match`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from tablee.lab.learners_table import LearnersTable
from tablee.lab.translator import translator_of

Observation = dict[str, Any]


def env_of(game: str, seats: int, options: Mapping[str, Any] | Any = None) -> TableEnv:
    """A table of that game for learners; `ValueError` where its box has no numbers for them."""
    return TableEnv(LearnersTable(translator_of(game, seats), options))


def parallel_env_of(game: str, seats: int, options: Mapping[str, Any] | Any = None) -> ParallelTableEnv:
    """A table as a parallel environment: one step for all who are asked at once."""
    return ParallelTableEnv(LearnersTable(translator_of(game, seats), options))


def observation_space(table: LearnersTable) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (table.length,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.numbers.size,), np.int8),
        }
    )


class _Seats:
    """What both kinds of environment have: spaces, seats by name, and copies of themselves."""

    table: LearnersTable
    render_mode = None

    def _open(self, table: LearnersTable) -> None:
        self.table = table
        self.metadata = {"name": f"tablee_{table.game}_v{table.rules.META.rules}", "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.numbers.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = {a: spaces.Discrete(table.numbers.size) for a in self.possible_agents}
        self._observation_space = {a: observation_space(table) for a in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self._seat[agent])

    def seen(self, agent: str) -> dict[str, Any]:
        """A seat's view and offers as JSON has them, in the game's own words."""
        return self.table.seen(self._seat[agent])

    def clone(self) -> Any:
        """A copy of this table that goes on by itself, with the same luck."""
        other = object.__new__(type(self))
        other.__dict__ = {
            name: value.copy() if isinstance(value, dict | list) else value
            for name, value in self.__dict__.items()
        }
        other.table = self.table.clone()
        return other

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class TableEnv(_Seats, AECEnv):  # type: ignore[misc]
    """One game after the other; `reset(seed=…)` deals the same game again."""

    def __init__(self, table: LearnersTable) -> None:
        super().__init__()
        self._open(table)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: an action is needed")
        self._cumulative_rewards[agent] = 0.0
        gained = self.table.play(self._seat[agent], action)
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        asked = self.table.asked()
        self.agent_selection = self.possible_agents[asked[0]] if asked else self.agents[0]


class ParallelTableEnv(_Seats, ParallelEnv):  # type: ignore[misc]
    """A seat that is not asked has an empty mask; what is said for it is passed over."""

    def __init__(self, table: LearnersTable) -> None:
        super().__init__()
        self._open(table)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Those who are asked act, lowest seat first, unless an earlier answer has closed their question."""
        gained = np.zeros(len(self.possible_agents))
        table = self.table
        chosen = {seat: table.move_of(seat, actions[self.possible_agents[seat]]) for seat in table.asked()}
        questions = {seat: table.offers(seat) for seat in chosen}
        for seat, move in chosen.items():
            if seat in table.asked() and table.offers(seat) == questions[seat]:
                gained += table.play_move(seat, move)
        over, agents = self.table.over, self.agents
        rewards = {agent: float(gained[self._seat[agent]]) for agent in agents}
        observed = self._observed()
        self.agents = [] if over else agents
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return observed, rewards, ended, cut, {agent: {} for agent in agents}

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

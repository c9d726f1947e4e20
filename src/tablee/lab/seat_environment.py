"""One seat against bots as a Gymnasium environment (`pip install 'tablee[lab]'`).

    from tablee.lab.seat_environment import seat_env_of
    env = seat_env_of("<game>", ["easy", "easy", "normal"], options={"rounds": 1})

The learner sits at seat 0 of a table with those bots, or somewhere else each game with `seat=None`.
Observations and actions are those of `tablee.lab.environment`; `info["action_mask"]` repeats the mask.
The environment goes on to the learner's next question, or to the end of the game, by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tablee.bots.bot import Bot
from tablee.core.contract import Seat
from tablee.lab.environment import Observation, observation_space
from tablee.lab.learners_table import LearnersTable
from tablee.lab.match import secret_of
from tablee.lab.players import Player, find_bot, streams
from tablee.lab.translator import translator_of


def seat_env_of(
    game: str, bots: Sequence[Player], options: Mapping[str, Any] | Any = None, *, seat: Seat | None = 0
) -> SeatEnv:
    """A seat at a table with these bots, levels or files or objects; `ValueError` without numbers."""
    table = LearnersTable(translator_of(game, len(bots) + 1), options)
    return SeatEnv(table, [find_bot(game, bot) for bot in bots], seat)


class SeatEnv(gymnasium.Env[Observation, Any]):
    def __init__(self, table: LearnersTable, bots: Sequence[Bot], seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat <= len(bots):
            raise ValueError(f"seat {seat} is not at a table of {len(bots) + 1}")
        self.table = table
        self.metadata = {"render_modes": []}
        self.action_space = spaces.Discrete(table.numbers.size)
        self.observation_space = observation_space(table)
        self._bots = list(bots)
        self._wanted = seat
        self.seat: Seat = seat or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62)) if seed is None else seed
        self.seat = dealt % (len(self._bots) + 1) if self._wanted is None else self._wanted
        self._chances = streams(secret_of(f"seat {dealt}"), [*self._bots, None])
        self.table.deal(dealt)
        self._go_on(np.zeros(self.table.numbers.seats))
        return self._told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.table.over:
            raise ValueError("the game is over: reset it")
        gained = np.array(self.table.play(self.seat, int(action)))
        self._go_on(gained)
        observed, info = self._told()
        return observed, float(gained[self.seat]), self.table.over, False, info

    def _go_on(self, gained: Any) -> None:
        """Bots answer until the learner is asked."""
        while not self.table.over and self.seat not in (asked := self.table.asked()):
            gained += self.table.play_move(asked[0], self._chosen(asked[0]))

    def _chosen(self, seat: Seat) -> Any:
        table, bot = self.table, self._bots[seat - (seat > self.seat)]
        return bot.choose(table.view(seat), table.offers(seat), self._chances[seat])

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        observed = self.table.observe(self.seat)
        return observed, {"action_mask": observed["action_mask"], "seat": self.seat}

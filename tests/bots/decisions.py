"""Questions from whole games in which all kinds of players sit, and what thoughts about them promise."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tablee.bots.bot import Bot
from tablee.core.chance import Stream, key_of
from tablee.core.contract import Seat

NO_CHANCE = Stream(bytes(32))


def decisions(
    rules: Any, bots: Sequence[Bot], seats: int, options: Any, seed: int
) -> Iterator[tuple[Any, Seat]]:
    """Every question of a game that any of these bots answers next: the state, and who is asked."""
    choice, chance = random.Random(seed), Stream(key_of(b"search", [str(seed)]))
    state = rules.deal(seats, options, chance).state
    while rules.standings(state) is None:
        seat = choice.choice(sorted(rules.to_act(state)))
        yield state, seat
        bot = choice.choice(bots)
        move = bot.choose(rules.view(state, seat), rules.offers(state, seat), chance)
        state = rules.apply(state, seat, move, chance).state


def thoughts_know_no_more_than_views(rules: Any, thinker: Any, asked: Sequence[tuple[Any, Seat]]) -> None:
    """Another world that looks the same to the seat: the same simulations, the same results."""
    assert len(asked) > 20
    for view, seat in asked[::4]:
        other = rules.view(rules.guess(view, NO_CHANCE), seat)
        assert thinker.think(view, 5).results() == thinker.think(other, 5).results()

"""What the compiled twin of a card game has to be: the reference rules, position by position.

A game's own test says how its states are told in its twin's words; the walk through whole games, the
playouts and the threads are the same for all.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

WORD, MIX, STIR = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93


class Twin(Protocol):
    """A game in few words of memory, played by codes of moves."""

    def deal(self, seed: int) -> None: ...
    def facts(self) -> dict[str, object]: ...
    def moves(self, seat: int) -> list[int]: ...
    def advance(self, seat: int, code: int) -> None: ...
    def playouts(self, games: int, seed: int) -> int: ...


class Dice:
    """A twin's generator as chance for the reference rules."""

    now = 0

    def __init__(self, seed: int) -> None:
        self._word = (seed * MIX + STIR & WORD) | 1

    def below(self, n: int) -> int:
        word = self._word
        word ^= word << 13 & WORD
        word ^= word >> 7
        word ^= word << 17 & WORD
        self._word = word
        return ((word >> 32) * n) >> 32

    def order(self, n: int) -> tuple[int, ...]:
        items = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return tuple(items)


def any_move(choice: random.Random, moves: Sequence[Any]) -> Any:
    return choice.choice(moves)


@dataclass(frozen=True)
class Pair:
    """The reference rules of a game, and its twin."""

    rules: Any
    twin: Callable[[Any, int], Twin]
    set_up: Callable[[Any, Any], object]
    """Puts a twin into a state of the reference."""
    code_of: Callable[[Any], int]
    told: Callable[[Any], dict[str, object]]
    """A state of the reference in the twin's words."""
    pick: Callable[[random.Random, Sequence[Any]], Any] = any_move
    """Which of the open moves is played next."""
    ordered: bool = True
    """Whether the twin lists moves in the reference's order."""

    def walk(self, seats: int, options: Any, seed: int) -> int:
        """One game, played side by side from the deal on; the number of positions compared."""
        choice, dice, twin = random.Random(seed), Dice(seed), self.twin(options, seats)
        state = self.rules.deal(seats, options, dice).state
        twin.deal(seed)
        other, compared = self.twin(options, seats), 0
        while True:
            assert twin.facts() == self.told(state)
            compared += 1
            if self.rules.standings(state) is not None:
                return compared
            self.set_up(other, state)
            assert other.facts() == twin.facts()
            for seat in range(seats):
                codes = [self.code_of(move) for move in self.rules.offers(state, seat).moves]
                lists = (twin.moves(seat), codes, other.moves(seat))
                first, second, third = lists if self.ordered else map(sorted, lists)
                assert first == second == third
            seat = choice.choice(sorted(self.rules.to_act(state)))
            move = self.pick(choice, self.rules.offers(state, seat).moves)
            state = self.rules.apply(state, seat, move, dice).state
            twin.advance(seat, self.code_of(move))

    def walk_through(self, seats: int, options: Any, positions: float) -> None:
        """Games of one kind until so many positions are compared."""
        compared, seed = 0, 1
        while compared < positions:
            compared += self.walk(seats, options, seed)
            seed += 1


def playouts_leave_alone(twin: Twin, least: float) -> None:
    """Five playouts are five whole games, the same for the same seed, and change nothing."""
    twin.deal(3)
    before = twin.facts()
    assert twin.playouts(5, 1) == twin.playouts(5, 1) > 5 * least
    assert twin.facts() == before
    assert twin.playouts(5, 2) != twin.playouts(5, 1)


def threads_go_on(twin: Twin, games: int) -> None:
    """While that many games are played, this thread has its turns."""
    twin.deal(1)
    playing = threading.Thread(target=twin.playouts, args=(games, 1))
    playing.start()
    turns = 0
    while playing.is_alive():
        turns += 1
    assert turns > 1000

"""One game under way, and the record it will leave."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy, deepcopy
from typing import Any

from tablee.core.chance import ALONE, OPEN, Stream, commitment_of, key_of
from tablee.core.completion import complete_as_claimed
from tablee.core.contract import Game, Seat, Standings, Step
from tablee.core.pickling import ByName
from tablee.core.record import ChanceRecord, Record, Turn, format_of
from tablee.core.taking_back import Earlier, Past, why_it_stands


class Match(ByName):
    """A match deals at once; every move goes through `play`, which keeps what a record needs."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        options: Any,
        secret: bytes,
        seeds: Sequence[str] = (),
        rules: int | None = None,
    ) -> None:
        """`rules`: the version to play by; None is the newest.

        `seeds`: open contributions, as tables had before there was a list; without them this program
        deals alone.
        """
        self.game = game
        self.rules = game.META.rules if rules is None else rules
        self.names = tuple(names)
        self.options = options
        self._secret = secret
        self._scheme = OPEN if seeds else ALONE
        self._seeds = tuple(seeds) or ("",) * len(names)
        self._stream = Stream(key_of(secret, self._seeds))
        self._turns: list[Turn[Any, Any]] = []
        self.dealt = self._take(None, None, 0, game.deal(len(names), options, self._stream, self.rules))

    def play(self, seat: Seat, move: Any, at: int = 0) -> Step:
        """`at` is in milliseconds since the deal; a refused move raises and changes nothing.

        What a game leaves to whoever runs it is added first; times are taken as claimed.
        """
        self._stream.now = at
        move = complete_as_claimed(self.game, self.state, seat, move)
        return self._take(seat, move, at, self.game.apply(self.state, seat, move, self._stream))

    def play_back(self, seat: Seat, earlier: Earlier, at: int = 0) -> None:
        """This seat takes back what followed that state."""
        self.state = earlier.state
        self._turns.append(Turn(seat, None, at, (), (), earlier.turn))

    def past_after(self, past: Past, before: Any, step: Step, by: str) -> Past:
        """The past once the last turn, which led from `before` to this step, is played."""
        turn = self._turns[-1]
        assert turn.seat is not None
        name = self.game.META.name
        why = why_it_stands(name, before, turn.seat, turn.move, step.state, turn.draws, step.events)
        return past.after(why, Earlier(before, len(self._turns) - 2, turn.seat, by), step.events)

    def clone(self) -> Match:
        """A copy of this game, to go on by itself with the same luck."""
        other = copy(self)
        other._turns = self._turns.copy()
        other._stream = deepcopy(self._stream)
        return other

    @property
    def standings(self) -> Standings | None:
        return self.game.standings(self.state)

    @property
    def moves(self) -> int:
        return len(self._turns) - 1

    def record(self) -> Record[Any, Any, Any]:
        """The commitment is opened once the game is over, not before."""
        standings = self.standings
        secret = None if standings is None else self._secret.hex()
        return Record(
            game=self.game.META.name,
            rules=self.rules,
            names=self.names,
            options=self.options,
            chance=ChanceRecord(commitment_of(self._secret), secret, self._seeds, self._scheme),
            turns=tuple(self._turns),
            standings=standings,
            format=format_of(self._turns, listed=False),
        )

    def _take(self, seat: Seat | None, move: Any, at: int, step: Step) -> Step:
        self.state = step.state
        self._turns.append(Turn(seat, move, at, self._stream.taken(), step.events))
        return step


def secret_of(seed: int | str) -> bytes:
    """A secret that is none: for games anybody may repeat from their seed."""
    return key_of(b"tablee seed", [str(seed)])

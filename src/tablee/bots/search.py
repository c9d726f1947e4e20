"""A player for every game: it tries its moves in worlds that fit what it sees, and plays on at random there.

It needs `guess` and `apply` and knows nothing else of the game. How much it tries is counted in moves,
not in seconds, so the same view and the same chance lead to the same choice.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from tablee.bots.bot import any_move, described, seat_of
from tablee.bots.luck import Luck
from tablee.bots.move_race import race
from tablee.core.chance import WORDS, Chance
from tablee.core.choices import any_of
from tablee.core.contract import Game, Offers, Seat, read_choice

MOVES: Final = 8_000
"""Moves tried in all imagined worlds together, for one choice."""
AHEAD: Final = 6
"""Moves of each seat played on in one world, where the game tells scores before its end."""
FILLED: Final = 16
"""Ways of making each described choice that are tried."""
PATIENCE: Final = 5.0
"""Seconds after which a game whose moves take very long is thought over no further."""


def can_search(game: Game) -> bool:
    """Whether the rules alone say what becomes of a move: nobody looks ahead at a clock on the wall."""
    return game.clocked is None and game.measured is None and game.simulated is None


class SearchBot:
    heavy = True

    def __init__(self, game: Game, moves: int = MOVES) -> None:
        self._game = game
        self._moves = moves

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        candidates = [*offers.moves, *self._filled(offers, view, chance)]
        if len(candidates) == 1:
            return candidates[0]
        luck = Luck(chance.below(WORDS))
        seat = seat_of(self._game, view, luck)
        tried, until = 0, monotonic() + PATIENCE

        def trial(running: list[Any]) -> list[float] | None:
            nonlocal tried
            if tried >= self._moves or monotonic() > until:
                return None
            world, seed = self._game.guess(view, luck), luck.below(WORDS)
            values = []
            for move in running:
                value, moves = self._play_on(world, seat, move, Luck(seed))
                values.append(value)
                tried += moves
            return values

        return race(candidates, trial)

    def _filled(self, offers: Offers, view: Any, chance: Chance) -> list[Any]:
        """Some ways of making the described choices, each once, without those that are listed or refused."""
        filled = [
            read_choice(self._game, choice, any_of(choice, chance))
            for choice in described(offers)
            for _ in range(FILLED if choice.parts else 1)
        ]
        known = [move for move in dict.fromkeys(filled) if move not in offers.moves]
        if not known or not offers.moves:
            return known
        seat, world = seat_of(self._game, view, chance), self._game.guess(view, chance)
        return [move for move in known if self._game.refuse(world, seat, move) is None]

    def _play_on(self, world: Any, seat: Seat, move: Any, luck: Luck) -> tuple[float, int]:
        """What the move is worth here, everybody playing on at random, and how many moves that took."""
        game = self._game
        state, moves = game.apply(world, seat, move, luck).state, 1
        horizon: float | None = None
        while (standings := game.standings(state)) is None:
            if horizon is None:
                scores = game.scores(state)
                horizon = float("inf") if scores is None else AHEAD * len(scores)
            if moves >= horizon:
                break
            asked = min(game.to_act(state))
            state, moves = self._moved_on(state, asked, luck), moves + 1
        return worth(game, state, seat, standings), moves

    def _moved_on(self, state: Any, seat: Seat, luck: Luck) -> Any:
        game = self._game
        move = any_move(
            game, game.offers(state, seat), luck, lambda move: game.refuse(state, seat, move) is None
        )
        return game.apply(state, seat, move, luck).state


def worth(game: Game, state: Any, seat: Seat, standings: Any) -> float:
    """The lead in points, where there are any; at the end also the place, 1 for the first, 0 for the last."""
    scores = game.scores(state)
    lead = 0.0 if scores is None else scores[seat] - max([*scores[:seat], *scores[seat + 1 :]], default=0)
    if standings is None:
        return lead
    seats = sum(map(len, standings))
    before = sum([len(tied) for tied in standings[: _place(standings, seat)]])
    tied = len(standings[_place(standings, seat)])
    return lead + 1 - (before + (tied - 1) / 2) / max(1, seats - 1)


def _place(standings: Any, seat: Seat) -> int:
    return next(place for place, tied in enumerate(standings) if seat in tied)

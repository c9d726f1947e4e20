"""A player for every game: it tries its moves in worlds that fit what it sees, and plays on at random there.

It needs `guess` and `apply` and knows nothing else of the game. How much it tries is counted in moves,
not in seconds, so the same view and the same chance lead to the same choice.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from tablee.bots.bot import RandomBot
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
"""Ways of making described choices that are tried, where no moves are listed."""
PATIENCE: Final = 5.0
"""Seconds after which a game whose moves take very long is thought over no further."""


def can_search(game: Game) -> bool:
    """Whether the rules alone say what becomes of a move: nobody looks ahead at a clock on the wall."""
    return game.clocked is None and game.measured is None and game.simulated is None


class SearchBot:
    heavy = True

    def __init__(self, game: Game, moves: int = MOVES) -> None:
        self._game = game
        self._random = RandomBot(game)
        self._moves = moves

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        candidates = self._candidates(offers, chance)
        if len(candidates) == 1:
            return candidates[0]
        luck = Luck(chance.below(WORDS))
        seat = self._seat(view, luck)
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

    def _candidates(self, offers: Offers, chance: Chance) -> list[Any]:
        if offers.moves:
            return list(offers.moves)
        served = [choice for choice in offers.choices if not choice.special]
        filled = [
            read_choice(self._game, choice, any_of(choice, chance))
            for choice in served
            for _ in range(FILLED if choice.parts else 1)
        ]
        return list(dict.fromkeys(filled))

    def _seat(self, view: Any, luck: Luck) -> Seat:
        """Whose eyes these are: the seat that sees the same in a world made from the view."""
        world = self._game.guess(view, luck)
        asked = sorted(self._game.to_act(world))
        return next((seat for seat in asked if self._game.view(world, seat) == view), asked[0])

    def _play_on(self, world: Any, seat: Seat, move: Any, luck: Luck) -> tuple[float, int]:
        """What the move is worth here, everybody playing on at random, and how many moves that took."""
        game = self._game
        state, moves = game.apply(world, seat, move, luck).state, 1
        horizon: float | None = None
        while (standings := game.standings(state)) is None:
            if horizon is None:
                scores = scores_in(game, state)
                horizon = float("inf") if scores is None else AHEAD * len(scores)
            if moves >= horizon:
                break
            asked = min(game.to_act(state))
            answer = self._random.choose(None, game.offers(state, asked), luck)
            state, moves = game.apply(state, asked, answer, luck).state, moves + 1
        return worth(game, state, seat, standings), moves


def scores_in(game: Game, state: Any) -> tuple[float, ...] | None:
    """The scores so far, in games whose view has them."""
    return getattr(game.view(state, None), "scores", None)


def worth(game: Game, state: Any, seat: Seat, standings: Any) -> float:
    """The lead in points, where there are any; at the end also the place, 1 for the first, 0 for the last."""
    scores = scores_in(game, state)
    lead = 0.0 if scores is None else scores[seat] - max([*scores[:seat], *scores[seat + 1 :]], default=0)
    if standings is None:
        return lead
    seats = sum(map(len, standings))
    before = sum([len(tied) for tied in standings[: _place(standings, seat)]])
    tied = len(standings[_place(standings, seat)])
    return lead + 1 - (before + (tied - 1) / 2) / max(1, seats - 1)


def _place(standings: Any, seat: Seat) -> int:
    return next(place for place, tied in enumerate(standings) if seat in tied)

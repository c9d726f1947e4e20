"""A strong Camelot player: tries its moves out in many possible worlds.

A world is a full state that fits what the seat knows (`guess`). In each, every candidate is
played and the tournament is finished by `normal`'s policy at every seat; what counts is the
chance to win the game from there (`camelot_worth`).
"""

from __future__ import annotations

from time import perf_counter

from tablee.bots.luck import Luck
from tablee.bots.move_race import race
from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.camelot.bots.normal import decide
from tablee.games.camelot.bots.worth import chance_to_win
from tablee.games.camelot.game import carry_out
from tablee.games.camelot.guess import guess
from tablee.games.camelot.moves import Move
from tablee.games.camelot.state import Over, Seat, State
from tablee.games.camelot.turns import to_act
from tablee.games.camelot.view import View

WORLDS = 192
SECONDS = 1.0
LONGEST = 120  # moves of a tournament's end that are played out


class HardBot:
    heavy = True

    def __init__(self, worlds: int = WORLDS, seconds: float = SECONDS) -> None:
        self._worlds = worlds
        self._seconds = seconds

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        """An answer to an action card is never searched for: its time must not tell who could (CAM-51)."""
        assert view.seat is not None
        luck = Luck(chance.below(1 << 30))
        usual = decide(guess(view, luck), view.seat, luck)[0]
        if len(offers.moves) == 1 or view.phase == "reaction":
            return usual
        return self._best(view, [usual, *[move for move in offers.moves if move != usual]], luck)

    def _best(self, view: View, moves: list[Move], luck: Luck) -> Move:
        assert view.seat is not None
        seat, until, left = view.seat, perf_counter() + self._seconds, self._worlds

        def trial(running: list[Move]) -> list[float] | None:
            """One world for all; None when no more are left, or time is up, be it in the middle of one."""
            nonlocal left
            left -= 1
            world = guess(view, luck) if left >= 0 else None
            found: list[float] = []
            for move in running:
                if world is None or perf_counter() > until:
                    return None
                found.append(outcome(world, seat, move, luck))
            return found

        return race(moves, trial)


def outcome(state: State, seat: Seat, move: Move, luck: Luck) -> float:
    """This seat's chance to win the game, if it makes this move and the tournament is played out."""
    number = state.tournament
    state = carry_out(state, seat, move, luck).state
    for _ in range(LONGEST):
        if state.tournament != number or isinstance(state.phase, Over):
            break
        actor = min(to_act(state))
        for move in decide(state, actor, luck):
            state = carry_out(state, actor, move, luck).state
    return chance_to_win(state, seat)


BOT = HardBot()

"""A strong Dalmuti player: tries its best few moves out in many possible worlds.

A world is a full state that fits what the seat knows (`guess`). In each, every candidate is
played and the round is finished by a quick policy; the candidate with the best mean place wins.
Whatever is not a matter of cards on the table is left to `normal`.
"""

from __future__ import annotations

from time import perf_counter

from tablee.bots.luck import Luck
from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots.normal import NormalBot, cost
from tablee.games.dalmuti.moves import Move, Pass, PlaySet
from tablee.games.dalmuti.offering import PASS
from tablee.games.dalmuti.pieces import JOKER, Hand, hand_of
from tablee.games.dalmuti.sets import legal_sets
from tablee.games.dalmuti.state import Over, Playing, State
from tablee.games.dalmuti.view import View

CANDIDATES = 6
WORLDS = 60
SECONDS = 0.8


class HardBot:
    heavy = True

    def __init__(self, worlds: int = WORLDS, seconds: float = SECONDS) -> None:
        self._worlds = worlds
        self._seconds = seconds
        self._normal = NormalBot()

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        usual = self._normal.choose(view, offers, chance)
        if view.phase != "play" or len(offers.moves) == 1:
            return usual
        moves = candidates(view, offers, usual)
        return self._best(view, moves, Luck(chance.below(1 << 30))) if len(moves) > 1 else usual

    def _best(self, view: View, moves: list[Move], luck: Luck) -> Move:
        """The mean number of players beaten to the end of the round, over as many worlds as time allows."""
        assert view.seat is not None
        totals = [0] * len(moves)
        until = perf_counter() + self._seconds
        for _ in range(self._worlds):
            world = game.guess(view, luck)
            for number, move in enumerate(moves):
                totals[number] += finish(world, view.seat, move, luck)
            if perf_counter() > until:
                break
        return moves[max(range(len(moves)), key=totals.__getitem__)]


def candidates(view: View, offers: Offers, usual: Move) -> list[Move]:
    """What `normal` would do, a pass, and the sets that spoil least."""
    hand = hand_of(view.hand)
    sets = [move for move in offers.moves if isinstance(move, PlaySet)]
    sets.sort(key=lambda s: (cost(hand, s), -s.cards[0], -len(s.cards)))
    passes = [move for move in offers.moves if isinstance(move, Pass)]
    return list(dict.fromkeys([usual, *passes, *sets]))[:CANDIDATES]


def finish(state: State, seat: int, move: Move, luck: Luck) -> int:
    """The points of this seat in this round, if it makes this move and all go on quickly."""
    number = state.round
    state = game.apply(state, seat, move, luck).state
    while state.round == number and isinstance(state.phase, Playing):
        phase = state.phase
        if not state.hands[seat][0]:
            return state.points[seat]
        quick = quick_move(state.hands[phase.turn], phase, luck)
        state = game.apply(state, phase.turn, quick, luck).state
    points = state.points if isinstance(state.phase, Over) else (state.last and state.last.points) or ()
    return points[seat]


def quick_move(hand: Hand, phase: Playing, luck: Luck) -> Move:
    """The weakest whole group without jokers; following, nothing that breaks a group early on."""
    sets = legal_sets(hand, phase.trick)
    if phase.trick is None:
        return max(sets, key=lambda s: (JOKER not in s.cards, s.cards[0], len(s.cards)))
    if not sets:
        return PASS
    best = min(sets, key=lambda s: (cost(hand, s), -s.cards[0]))
    return best if cost(hand, best) <= (4 if hand[0] > 5 else 99) else PASS


BOT = HardBot()

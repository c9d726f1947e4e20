# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Thinkers that the star's master is measured against: alpha-beta without any trick, and chance alone.

Plain Python that `baselines.py` compiles, so that they think as fast as they can.
"""

from __future__ import annotations

from array import array
from time import process_time

from tablee.games.etoile.bots.search.worth import Worth
from tablee.games.etoile.fast import Twin

WIN, INFINITE = 30000, 32000
DEEPEST, LAST = 90, 156
DRAWN = 8


class Plain:
    """Looks further and further ahead, every move alike, and counts points found by hand at the end.

    One that roams counts pieces and all the moves there are, and nothing else: no tuning ever saw it.
    """

    def __init__(self, twin: Twin, worth: Worth, depth: int, roams: bool = False) -> None:
        self.twin, self.worth, self.deepest, self.roams = twin, worth, depth, roams
        self.nodes = self.value = 0

    def think(self, allowed: list[int], nodes: int, seconds: float, depth: int, seed: int) -> int:
        self.nodes, self.most, self.stopped = 0, nodes, 0
        self.until = process_time() + seconds
        self.hero = self.twin.turn[1]
        self.worth.prepare(self.twin, self.hero, seed)
        best = 0
        for reach in range(1, min(depth, self.deepest) + 1):
            found = self.deepen(len(allowed), reach)
            if self.stopped:
                break
            best = found
        return best

    def deepen(self, many: int, reach: int) -> int:
        best, best_move = -INFINITE, 0
        for move in range(many):
            self.twin.play(1, move)
            value = self.look(2, reach - 1, best, INFINITE)
            if value > best:
                best, best_move = value, move
        self.value = best
        return best_move

    def look(self, ply: int, depth: int, alpha: int, beta: int) -> int:
        """The hero's points: the hero's best move for it, anybody else's worst."""
        twin = self.twin
        if twin.over[ply]:
            if twin.over[ply] == DRAWN:
                return 0
            return WIN - ply if twin.over[ply] >> self.hero & 1 else ply - WIN
        self.nodes += 1
        if self.nodes >= self.most or (self.nodes & 255 == 0 and process_time() > self.until):
            self.stopped = 1
        if depth <= 0 or ply >= DEEPEST or self.stopped or not twin.generate(ply):
            return self.freedom(ply) if self.roams else self.worth.points(twin, ply)
        mine = twin.turn[ply] == self.hero
        for move in range(twin.first[ply], twin.first[ply + 1]):
            twin.play(ply, move)
            value = self.look(ply + 1, depth - 1, alpha, beta)
            if mine:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        return alpha if mine else beta

    def freedom(self, ply: int) -> int:
        """A piece is worth as much as five moves; the hero's against everybody else's."""
        twin, points, turn = self.twin, 0, self.twin.turn[ply]
        for camp in range(3):
            if twin.alive[ply] >> camp & 1:
                twin.turn[ply], own, left = camp, 0, twin.side[3 * ply + camp]
                while left:
                    own += 5
                    left &= left - 1
                own += twin.count_moves(ply)
                points += own if camp == self.hero else -own
        twin.turn[ply] = turn
        return points


class Flat:
    """Plays every move as often as the others, the rest of the game by lot, and takes what won most."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        self.won = array("d", bytes(8 * 1024))
        self.nodes = self.value = 0

    def think(self, allowed: list[int], nodes: int, seconds: float, depth: int, seed: int) -> int:
        until, many, twin = process_time() + seconds, len(allowed), self.twin
        self.nodes, self.hero, twin.chance = 0, twin.turn[1], seed | 1
        twin.copy(0, LAST)
        twin.copy(1, LAST + 1)
        for move in range(many):
            self.won[move] = 0
        while process_time() < until and self.nodes < nodes:
            for move in range(many):
                self.won[move] += self.playout(move)
                self.nodes += 1
        best = 0
        for move in range(many):
            if self.won[move] > self.won[best]:
                best = move
        return best

    def playout(self, move: int) -> float:
        twin, ply = self.twin, 2
        twin.play(1, move)
        while not twin.over[ply]:
            twin.first[ply] = twin.step_first[ply] = 0
            many = twin.generate(ply)
            twin.play(ply, twin.draw(many))
            ply += 1
            if ply == LAST - 1:
                twin.copy(ply - 1, 1)
                twin.copy(ply, 2)
                ply = 2
        won = 0.5 if twin.over[ply] == DRAWN else 1.0 * (twin.over[ply] >> self.hero & 1)
        twin.copy(LAST, 0)
        twin.copy(LAST + 1, 1)
        twin.first[1] = twin.step_first[1] = 0
        twin.generate(1)
        return won

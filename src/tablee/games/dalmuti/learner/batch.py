# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""Many tables of the Grand Dalmuti at once, on the compiled twin (`lab.batches.Batch`).

Plain Python that also compiles (`batch.pxd`). What is seen is number for number what
`learner/numbers.py` makes of a view; `tests/games/dalmuti/learner/test_batch.py` proves it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.games.dalmuti.fast import Twin, Word
from tablee.games.dalmuti.learner.numbers import DalmutiNumbers
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.spelling import code_of
from tablee.lab.translator import length_of

SLIP, CALL, TAXES, PLAY, OVER = 0, 1, 2, 3, 4
SET, SETTLEMENT, RANKS = 1, 4, 13
ONE = 1
COPIES = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 2.0]


class BatchTable:
    """One table: the twin, and what a seat remembers besides: cards played, and taxes given and got."""

    def __init__(self, options: Options, seats: int) -> None:
        self.twin = Twin(options, seats)
        self.seats = seats
        self.goal = options.total or options.rounds * (seats - 1)
        self.rounds = 0 if options.total else options.rounds
        self.played, self.gave, self.got = [0] * 10, [0] * 10, [0] * 10
        self.before, self.gained = [0] * 10, [0] * 10
        self.open, self.many, self.seat = [0] * 128, 0, 0

    def clear(self) -> None:
        for seat in range(10):
            self.played[seat] = self.gave[seat] = self.got[seat] = 0

    def advance(self, seat: int, code: int) -> None:
        """Make a move; `gained` is what each seat scored by it."""
        twin = self.twin
        phase, round, kind = twin.phase, twin.round, code & 15
        for other in range(self.seats):
            self.before[other] = twin.hand[other]
            self.gained[other] = twin.score[other]
        if kind == SET:
            self.played[seat] += (ONE * (code >> 8 & 15)) << 5 * ((code >> 4 & 15) - 1)
            self.played[seat] += (ONE * (code >> 12)) << 60
        twin.play(seat, code)
        for other in range(self.seats):
            self.gained[other] = twin.score[other] - self.gained[other]
        if twin.round != round:
            self.clear()
        elif phase == TAXES and twin.phase == PLAY:
            self.note_taxes()
        elif kind == SETTLEMENT and code >> 4:
            self.note_slip()

    def note_slip(self) -> None:
        """The Grand Péon kept the card that was shown, and gave another for it (DAL-55)."""
        twin = self.twin
        peon = twin.order[self.seats - 1]
        given = self.before[peon] + (ONE << 5 * (twin.slip_card - 1)) - twin.hand[peon]
        self.give(peon, twin.slip_meant, given)

    def note_taxes(self) -> None:
        """Everything has changed hands (DAL-20, DAL-22, DAL-54)."""
        twin = self.twin
        self.note_pair(0, twin.tax[0], 2)
        self.note_pair(1, twin.tax[1], 1)
        if twin.swap_answer:
            third, partner = twin.order[2], twin.swap_partner
            card, answer = ONE << 5 * (twin.swap_card - 1), ONE << 5 * (twin.swap_answer - 1)
            self.give(third, partner, card)
            self.give(partner, third, answer)

    def note_pair(self, position: int, code: int, count: int) -> None:
        twin = self.twin
        dalmuti, peon = twin.order[position], twin.order[self.seats - 1 - position]
        given = ONE << 5 * ((code >> 4 & 15) - 1)
        if count == 2:
            given += ONE << 5 * ((code >> 8 & 15) - 1)
        owed = twin.hand[dalmuti] + given - self.before[dalmuti]
        self.give(dalmuti, peon, given)
        self.give(peon, dalmuti, owed)

    def give(self, giver: int, receiver: int, cards: int) -> None:
        self.gave[giver] += cards
        self.got[receiver] += cards

    def observe(self, row: Any, seat: int) -> None:
        """What this seat, which is asked, sees: as `DalmutiNumbers.observe` has it."""
        twin = self.twin
        for at in range(5):
            row[at] = 1.0 if at == twin.phase else 0.0
        hand = twin.hand[seat] if twin.phase != SLIP else 0
        at = self.shares(row, 5, hand)
        at = self.shares(row, at, self.gave[seat])
        at = self.shares(row, at, self.got[seat])
        most = 0
        for other in range(self.seats):
            most = max(most, twin.score[other])
        lies = twin.phase == PLAY and twin.trick_seat >= 0
        row[at] = twin.trick_rank / 13.0 if lies else 0.0
        row[at + 1] = twin.trick_size / 14.0 if lies else 0.0
        row[at + 2] = min(1.0, twin.round / (self.rounds + 0.0)) if self.rounds else 0.0
        row[at + 3] = min(1.0, most / (self.goal + 0.0))
        at += 4
        asked = (1 << self.seats) - 1 if twin.phase == CALL else twin.asked()
        for position in range(self.seats):
            other = twin.order[position]
            row[at] = 1.0 if other == seat else 0.0
            row[at + 1] = 1.0 if asked >> other & 1 else 0.0
            row[at + 2] = 1.0 if twin.phase == PLAY and twin.passed >> position & 1 else 0.0
            row[at + 3] = 1.0 if not twin.count[other] else 0.0
            row[at + 4] = 1.0 if lies and twin.trick_seat == other else 0.0
            row[at + 5] = twin.count[other] / 20.0
            row[at + 6] = min(1.0, twin.score[other] / (self.goal + 0.0))
            at = self.shares(row, at + 7, self.played[other])

    def shares(self, row: Any, at: int, hand: int) -> int:
        for rank in range(RANKS):
            row[at + rank] = (hand >> 5 * rank & 31) / COPIES[rank]
        return at + RANKS


class Batch:
    """`tables` games side by side; see `lab.batches.Batch` for what each name is."""

    def __init__(self, seats: int, options: Options, tables: int, seed: int) -> None:
        self.numbers = DalmutiNumbers(seats)
        self.people, self.tables, self.seed = seats, tables, seed
        self.size, self.length = self.numbers.size, length_of(self.numbers.fields)
        self.luck = (seed * 2 + 1) & 0xFFFFFFFF
        self.code, self.number = [0] * 1024, [0] * 16384
        for number, move in enumerate(self.numbers.actions.moves):
            self.code[number] = code_of(move)
            self.number[code_of(move)] = number
        self.observations = np.zeros((tables, self.length), np.float32)
        self.masks = np.zeros((tables, self.size), np.int8)
        self.seats = np.zeros(tables, np.int32)
        self.rewards = np.zeros((tables, seats), np.float32)
        self.overs = np.zeros(tables, np.int8)
        self.seen, self.open, self.asked = self.observations, self.masks, self.seats
        self.gains, self.ended = self.rewards, self.overs
        self.chosen = np.zeros(tables, np.int32)
        self.rows = [BatchTable(options, seats) for _ in range(tables)]
        for place in range(tables):
            self.deal(place)
            self.show(place)

    def deal(self, place: int) -> None:
        """A new game; each game of each table has a seed of its own."""
        table = self.rows[place]
        table.clear()
        table.twin.deal(self.seed)
        self.seed += 1

    def step(self, actions: Any) -> None:
        """One action for each table, by the seat that is asked there; `ValueError` if one is not open."""
        if len(actions) != self.tables:
            raise ValueError(f"{len(actions)} actions for {self.tables} tables")
        self.chosen = np.ascontiguousarray(actions, dtype=np.int32)
        closed = self.first_closed()
        if closed >= 0:
            raise ValueError(f"action {actions[closed]} is not open at table {closed}")
        for place in range(self.tables):
            self.play(place)
            self.show(place)

    def sample(self) -> Any:
        """Any open action for each table."""
        drawn = np.zeros(self.tables, np.int32)
        self.chosen = drawn
        for place in range(self.tables):
            self.chosen[place] = self.drawn(place)
        return drawn

    def first_closed(self) -> int:
        for place in range(self.tables):
            action = self.chosen[place]
            if action < 0 or action >= self.size or not self.open[place, action]:
                return place
        return -1

    def play(self, place: int) -> None:
        table = self.rows[place]
        table.advance(table.seat, self.code[self.chosen[place]])
        for other in range(self.people):
            self.gains[place, other] = table.gained[other]
        self.ended[place] = table.twin.phase == OVER
        if table.twin.phase == OVER:
            self.deal(place)

    def show(self, place: int) -> None:
        """The lowest seat that is asked, what it sees, and what is open to it."""
        table = self.rows[place]
        seat = Word.low(table.twin.asked())
        table.seat = seat
        self.asked[place] = seat
        for at in range(table.many):
            self.open[place, table.open[at]] = 0
        table.twin.list_moves(seat)
        table.many = table.twin.many
        for at in range(table.many):
            table.open[at] = self.number[table.twin.codes[at]]
            self.open[place, table.open[at]] = 1
        table.observe(self.seen[place], seat)

    def drawn(self, place: int) -> int:
        table = self.rows[place]
        luck = self.luck
        luck ^= luck << 13 & 0xFFFFFFFF
        luck ^= luck >> 17
        luck ^= luck << 5 & 0xFFFFFFFF
        self.luck = luck
        return table.open[(luck * table.many) >> 32]

"""A table that learners sit at: dealt, looked at and played by numbers; every environment stands on one."""

from __future__ import annotations

import copy
import pickle
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from tablee.core import shelf
from tablee.core.contract import Offers, Seat, Standings
from tablee.core.pickling import ByName
from tablee.lab.match import Match, secret_of
from tablee.lab.translator import Translator, length_of
from tablee.lab.whole_games import clocked_match, settle_options


class LearnersTable(ByName):
    """`numbers` are the game's; `options` a mapping or the game's own type. Deal before anything else."""

    def __init__(self, numbers: Translator, options: Mapping[str, Any] | Any = None) -> None:
        self.numbers = numbers
        self.game = numbers.game
        self.length = length_of(numbers.fields)
        self.rules = shelf.load(numbers.game)
        self.options = settle_options(self.rules, numbers.seats, options)
        if (why := numbers.refuse(self.options)) is not None:
            raise ValueError(why)

    def deal(self, seed: int | None = None) -> None:
        """A new game; the same seed deals the same one."""
        secret = secrets.token_bytes(32) if seed is None else secret_of(seed)
        names = [f"seat_{seat}" for seat in range(self.numbers.seats)]
        self.match = Match(self.rules, names, self.options, secret)
        self.hands = clocked_match(self.match)

    @property
    def over(self) -> bool:
        return self.match.standings is not None

    def asked(self) -> list[Seat]:
        """Those who may act now; of hands in real time, the one that has nothing under way."""
        hand = self.hands.asked() if self.hands is not None and self.hands.on() else None
        return sorted(self.rules.to_act(self.match.state)) if hand is None else [hand]

    def view(self, seat: Seat | None) -> Any:
        return self.rules.view(self.match.state, seat)

    def legal(self, seat: Seat) -> Mapping[int, Any]:
        """The open actions of a seat, and the moves they stand for."""
        offers = self.offers(seat)
        return self.numbers.legal(self.view(seat), offers) if offers.moves or offers.choices else {}

    def offers(self, seat: Seat) -> Offers:
        return self.rules.offers(self.match.state, seat)

    def observe(self, seat: Seat) -> dict[str, Any]:
        mask = np.zeros(self.numbers.size, dtype=np.int8)
        mask[list(self.legal(seat))] = 1
        return {"observation": self.numbers.observe(self.view(seat)), "action_mask": mask}

    def seen(self, seat: Seat) -> dict[str, Any]:
        """View and offers as JSON has them."""
        return {
            "view": msgspec.to_builtins(self.view(seat)),
            "offers": msgspec.to_builtins(self.offers(seat)),
        }

    def play(self, seat: Seat, action: int) -> tuple[float, ...]:
        """An action of somebody who is asked; what each seat gained by it."""
        return self.play_move(seat, self.move_of(seat, action))

    def move_of(self, seat: Seat, action: int) -> Any:
        """The move that an action stands for; `ValueError` if it is not open to this seat."""
        if not 0 <= action < self.numbers.size:
            raise ValueError(f"{action} is no action: they are 0 to {self.numbers.size - 1}")
        move = self.legal(seat).get(int(action))
        if move is None:
            raise ValueError(f"action {action} is not open to seat {seat} now")
        return move

    def play_move(self, seat: Seat, move: Any) -> tuple[float, ...]:
        before = self.scores()
        if self.hands is None or not self.hands.on():
            self.match.play(seat, move)
        else:
            self.hands.answer(seat, move)
            while self.hands.on() and self.hands.asked() is None:
                self.hands.advance()
        return tuple([now - then for now, then in zip(self.scores(), before, strict=True)])

    def scores(self) -> tuple[float, ...]:
        scored = self.numbers.scores(self.view(None))
        if scored is not None:
            return scored
        standings = self.match.standings
        return (0.0,) * self.numbers.seats if standings is None else result_of(standings)

    def clone(self) -> LearnersTable:
        """A copy: quick where turns are taken; with moves under way in real time, all of them are copied."""
        other = copy.copy(self)
        if self.hands is not None:
            other.match, other.hands = pickle.loads(pickle.dumps((self.match, self.hands)))
        else:
            other.match = self.match.clone()
        return other


def result_of(standings: Standings) -> tuple[float, ...]:
    """A game's end from -1, last alone, to 1, first alone; who shares places shares what they are worth."""
    seats = sum(map(len, standings))
    worth, place = [0.0] * seats, 0
    for tied in standings:
        mean = place + (len(tied) - 1) / 2
        for seat in tied:
            worth[seat] = 1 - 2 * mean / (seats - 1) if seats > 1 else 0.0
        place += len(tied)
    return tuple(worth)
